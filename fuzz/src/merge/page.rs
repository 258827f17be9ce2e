//! A merged campaign as a page: one file that a browser shows without a network. What is wrong or missing comes first.

use coverage::SECTIONS;
use golden_model::RuleEvent;
use maud::{html, Markup};
use pages::{count, folded, table};

use super::{Group, Merged, ShardState};

/// The page.
pub fn page(merged: &Merged) -> String {
    let sections = [heading, shards_missing, failures, holes, options, all_shards, cores, coverage];
    let title = format!("Fuzzing campaign, seed {}", merged.campaign.seed);
    pages::page(&title, "", &html! { @for section in sections { (section(merged)) } })
}

fn heading(merged: &Merged) -> Markup {
    let failures: usize = merged.groups.iter().map(|group| group.failures.len()).sum();
    let lacking = merged.shards.iter().filter(|state| state.lacks.is_some()).count();
    html! {
        h1 { "Fuzzing campaign, seed " (merged.campaign.seed) }
        p {
            @if failures == 0 {
                span class="good" { "RTL and golden model have agreed in every cycle." }
            } @else {
                span class="bad" { (count(failures, "failure")) " of " (count(merged.groups.len(), "cause")) "." }
            }
            @if lacking > 0 {
                " "
                span class="bad" { (lacking) " of " (count(merged.shards.len(), "shard")) " missing or not at its end." }
            }
        }
        p class="soft" {
            (count(merged.sums.programs, "program")) " on " (count(merged.cores.len(), "core")) ", "
            (merged.sums.retired) " instructions, " (merged.sums.cycles) " cycles; harmonica " (merged.tool.version)
            ", generator " (merged.tool.generator) "."
        }
    }
}

fn shards_missing(merged: &Merged) -> Markup {
    let lacking = merged.shards.iter().filter_map(|state| Some([state.shard.to_string(), state.lacks.clone()?]));
    let lacking: Vec<_> = lacking.collect();
    html! {
        @if !lacking.is_empty() { h2 { "Missing" } (table(&["shard", "what is missing"], lacking)) }
    }
}

fn failures(merged: &Merged) -> Markup {
    html! {
        @if !merged.groups.is_empty() { h2 { "Failures by cause" } }
        @for one in &merged.groups { (group(one)) }
    }
}

fn group(group: &Group) -> Markup {
    let cause = &group.cause;
    let rows = group.failures.iter().map(|failure| {
        let (shard, failure) = (failure.shard.to_string(), &failure.failure);
        [
            html! { (shard) },
            html! { (failure.core) },
            html! { (failure.program) },
            html! { (failure.summary) },
            html! { code { (failure.command) } },
        ]
    });
    let failures = table(&["#shard", "#core", "#program", "report", "run again"], rows);
    html! {
        div class="failure" {
            h3 { (cause.symptom) }
            p {
                "Unit: " (cause.unit) ". Instruction: " (cause.instruction) ". "
                (count(group.failures.len(), "failure")) "."
            }
            @if let Some(case) = &group.case {
                p { "Made small, " (count(case.words as u64, "word")) ": " code { (case.folder) } }
                pre { (case.program.trim_end()) }
            } @else {
                p class="soft" { "No case of it has been made small." }
            }
            (folded("All failures of this cause", &failures))
        }
    }
}

/// The rule of an event, and what it says.
fn rule_and_words(event: RuleEvent) -> [&'static str; 2] {
    [event.rules()[0], event.text()]
}

fn holes(merged: &Merged) -> Markup {
    let (missing, opcodes) = (merged.sums.states_missing(), merged.sums.opcodes_missing());
    let all: usize = SECTIONS.iter().map(|section| section.events.len()).sum();
    let names: Vec<_> = opcodes.iter().map(|opcode| opcode.mnemonic()).collect();
    let rows = SECTIONS.iter().flat_map(|section| {
        let events = section.events.iter().map(|(event, _)| event);
        events.filter(|event| missing.contains(event)).map(|event| {
            let [rule, words] = rule_and_words(*event);
            [html! { (section.heading) }, html! { (rule) }, html! { span class="hole" { (words) } }]
        })
    });
    html! {
        h2 { "Holes" }
        @if names.is_empty() {
            p { "Every opcode was carried out." }
        } @else {
            p { "Opcodes that no lane has carried out: " span class="hole" { (names.join(" ")) } }
        }
        p { (all - missing.len()) " of " (all) " events of rules have occurred." }
        @if !missing.is_empty() { (table(&["section", "rule", "state that no program has reached"], rows)) }
    }
}

fn options(merged: &Merged) -> Markup {
    let options = &merged.options;
    let [drawn, all] = options.levels();
    let mut rows: Vec<_> = options.options.iter().collect();
    // Holes first.
    rows.sort_by_key(|option| option.levels.iter().all(|(_, cores)| *cores > 0));
    let rows = rows.into_iter().map(|option| {
        let levels = html! {
            @for (values, cores) in &option.levels {
                @if *cores == 0 { span class="hole" { "[" (values) "] hole" } } @else { "[" (values) "] " (cores) }
                " \u{2002} "
            }
        };
        [html! { (option.option) }, levels]
    });
    html! {
        h2 { "Options" }
        p {
            (drawn) " of " (all) " classes of values were drawn, and " (options.pairs) " of " (options.pairs_possible)
            " pairs of them. The table has the values of each class, and the number of cores that had one of them; "
            code { "-" } " is the default."
        }
        (table(&["option", "values, and cores"], rows))
    }
}

fn all_shards(merged: &Merged) -> Markup {
    let rows = merged.shards.iter().map(|state: &ShardState| {
        [
            html! { (state.shard) },
            html! { (state.file.as_deref().unwrap_or("none")) },
            html! { (format!("{:.0}", state.seconds)) },
            html! { (state.programs) },
            html! { @if state.lacks.is_some() { span class="bad" { "see above" } } @else { "at its end" } },
        ]
    });
    html! { h2 { "Shards" } (table(&["shard", "file", "#seconds", "#programs", "end"], rows)) }
}

fn cores(merged: &Merged) -> Markup {
    let rows = merged.cores.iter().map(|core| {
        [
            html! { (core.number) },
            html! { (core.arch) },
            html! { (core.programs) },
            html! { (core.retired) },
            html! { (core.cycles) },
            html! { (format!("{:.1}", core.build_seconds)) },
            html! { @if let Some(program) = core.failed_program { span class="bad" { "program " (program) } } },
            html! { code { (core.options) } },
        ]
    });
    let headings = ["#core", "ArchID", "#programs", "#instructions", "#cycles", "#build, s", "failed", "options"];
    html! { h2 { "Cores" } (folded(&count(merged.cores.len(), "core"), &table(&headings, rows))) }
}

fn coverage(merged: &Merged) -> Markup {
    let sums = &merged.sums;
    let events = SECTIONS.iter().flat_map(|section| {
        let events = section.events.iter().map(|(event, _)| *event);
        events.filter(|event| sums.state(*event) > 0).map(|event| {
            let [rule, words] = rule_and_words(event);
            [sums.state(event).to_string(), section.heading.to_owned(), rule.to_owned(), words.to_owned()]
        })
    });
    let opcodes = sums.opcodes.iter().map(|(mnemonic, count)| {
        let idle = sums.opcodes_without_lanes.get(mnemonic).copied();
        [mnemonic.clone(), count.to_string(), idle.unwrap_or(0).to_string()]
    });
    let ends = sums.given_up.iter().map(|(why, count)| [count.to_string(), why.to_string()]);
    html! {
        h2 { "Coverage" }
        (folded("Rules that have fired", &table(&["#times", "section", "rule", "event"], events)))
        (folded("Opcodes", &table(&["opcode", "#carried out", "#without a lane"], opcodes)))
        (folded("Programs that did not come to their end", &table(&["#programs", "why they did not end"], ends)))
    }
}
