//! A merged campaign as a page: one file that a browser shows without a network. What is wrong or missing comes first.

use coverage::SECTIONS;

use super::{Group, Merged, ShardState};
use crate::record::escaped;

const STYLE: &str = include_str!("page.css");

/// The page.
pub fn page(merged: &Merged) -> String {
    let mut body = heading(merged);
    for section in [shards_missing, failures, holes, options, all_shards, cores, coverage] {
        body += &section(merged);
    }
    let title = format!("Fuzzing campaign, seed {}", merged.campaign.seed);
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n{body}</body>\n</html>\n"
    )
}

/// A number with the noun that it counts.
fn count(number: u64, noun: &str) -> String {
    match number {
        1 => format!("1 {noun}"),
        _ => format!("{number} {noun}s"),
    }
}

/// A table; columns whose heading begins with `#` are numbers. The cells are HTML.
fn table(headings: &[&str], rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let class = |heading: &str| match heading.starts_with('#') {
        true => " class=\"number\"",
        false => "",
    };
    let cells = headings.iter().map(|heading| {
        let words = heading.trim_start_matches('#');
        format!("<th{}>{words}</th>", class(heading))
    });
    let head: String = cells.collect();
    let mut text = format!("<div class=\"scroll\"><table>\n<tr>{head}</tr>\n");
    for row in rows {
        let cells = headings.iter().zip(row);
        let cells = cells.map(|(heading, cell)| format!("<td{}>{cell}</td>", class(heading)));
        text += &format!("<tr>{}</tr>\n", cells.collect::<String>());
    }
    text + "</table></div>\n"
}

fn folded(summary: &str, content: &str) -> String {
    format!("<details><summary>{summary}</summary>\n{content}</details>\n")
}

fn heading(merged: &Merged) -> String {
    let failures: usize = merged.groups.iter().map(|group| group.failures.len()).sum();
    let lacking = merged.shards.iter().filter(|state| state.lacks.is_some());
    let lacking = lacking.count();
    let verdict = match failures {
        0 => "<span class=\"good\">RTL and golden model have agreed in every cycle.</span>".to_owned(),
        failures => format!(
            "<span class=\"bad\">{} of {}.</span>",
            count(failures as u64, "failure"),
            count(merged.groups.len() as u64, "cause")
        ),
    };
    let lacks = match lacking {
        0 => String::new(),
        lacking => format!(
            " <span class=\"bad\">{} of {} missing or not at its end.</span>",
            lacking,
            count(merged.shards.len() as u64, "shard")
        ),
    };
    format!(
        "<h1>Fuzzing campaign, seed {}</h1>\n<p>{verdict}{lacks}</p>\n\
         <p class=\"soft\">{} on {}, {} instructions, {} cycles; harmonica {}, generator {}.</p>\n",
        merged.campaign.seed,
        count(merged.sums.programs, "program"),
        count(merged.cores.len() as u64, "core"),
        merged.sums.retired,
        merged.sums.cycles,
        merged.tool.version,
        merged.tool.generator
    )
}

fn shards_missing(merged: &Merged) -> String {
    let lacking = merged.shards.iter();
    let lacking: Vec<&ShardState> = lacking.filter(|state| state.lacks.is_some()).collect();
    if lacking.is_empty() {
        return String::new();
    }
    let rows = lacking.iter().map(|state| {
        let lacks = state.lacks.as_deref().unwrap_or_default();
        vec![state.shard.to_string(), escaped(lacks)]
    });
    format!("<h2>Missing</h2>\n{}", table(&["shard", "what is missing"], rows))
}

fn failures(merged: &Merged) -> String {
    let groups = merged.groups.iter().map(group);
    match merged.groups.is_empty() {
        true => String::new(),
        false => format!("<h2>Failures by cause</h2>\n{}", groups.collect::<String>()),
    }
}

fn group(group: &Group) -> String {
    let cause = &group.cause;
    let case = group.case.as_ref().map(|case| {
        format!(
            "<p>Made small, {}: <code>{}</code></p>\n<pre>{}</pre>\n",
            count(case.words as u64, "word"),
            escaped(&case.folder),
            escaped(case.program.trim_end())
        )
    });
    let rows = group.failures.iter().map(|failure| {
        let shard = failure.shard.to_string();
        let failure = &failure.failure;
        vec![
            shard,
            failure.core.to_string(),
            failure.program.to_string(),
            escaped(&failure.summary),
            format!("<code>{}</code>", escaped(&failure.command)),
        ]
    });
    let headings = ["#shard", "#core", "#program", "report", "run again"];
    format!(
        "<div class=\"failure\">\n<h3>{}</h3>\n<p>Unit: {}. Instruction: {}. {}.</p>\n{}{}</div>\n",
        escaped(&cause.symptom),
        escaped(&cause.unit),
        escaped(&cause.instruction),
        count(group.failures.len() as u64, "failure"),
        case.unwrap_or_else(|| "<p class=\"soft\">No case of it has been made small.</p>\n".to_owned()),
        folded("All failures of this cause", &table(&headings, rows))
    )
}

fn holes(merged: &Merged) -> String {
    let (states, opcodes) = (merged.sums.states_missing(), merged.sums.opcodes_missing());
    let all_states: usize = SECTIONS.iter().map(|section| section.states.len()).sum();
    let names: Vec<_> = opcodes.iter().map(|opcode| opcode.mnemonic()).collect();
    let opcodes = match names.as_slice() {
        [] => "<p>Every opcode was carried out.</p>\n".to_owned(),
        names => {
            format!("<p>Opcodes that no lane has carried out: <span class=\"hole\">{}</span></p>\n", names.join(" "))
        }
    };
    let rows = SECTIONS.iter().flat_map(|section| {
        let of_section = section.states.iter().map(|(state, _)| state);
        let missing = of_section.filter(|state| states.contains(state));
        missing.map(|state| {
            let (rule, words) = state.text().split_once(' ').unwrap_or_default();
            let state = format!("<span class=\"hole\">{}</span>", escaped(words.trim_start()));
            vec![section.heading.to_owned(), rule.to_owned(), state]
        })
    });
    let reached = all_states - states.len();
    let sentence = format!("<p>{reached} of {all_states} states were reached.</p>\n");
    let states = match states.is_empty() {
        true => String::new(),
        false => table(&["section", "rule", "state that no program has reached"], rows),
    };
    format!("<h2>Holes</h2>\n{opcodes}{sentence}{states}")
}

fn options(merged: &Merged) -> String {
    let options = &merged.options;
    let [drawn, all] = options.levels();
    let mut rows: Vec<_> = options.options.iter().collect();
    // Holes first.
    rows.sort_by_key(|option| option.levels.iter().all(|(_, cores)| *cores > 0));
    let rows = rows.into_iter().map(|option| {
        let levels = option.levels.iter().map(|(values, cores)| match cores {
            0 => format!("<span class=\"hole\">[{values}] hole</span>"),
            cores => format!("[{values}] {cores}"),
        });
        vec![option.option.clone(), levels.collect::<Vec<_>>().join(" &ensp; ")]
    });
    format!(
        "<h2>Options</h2>\n<p>{drawn} of {all} classes of values were drawn, and {} of {} pairs of them. Below stand the \
         values of each class, and the number of cores that had one of them; <code>-</code> is the default.</p>\n{}",
        options.pairs,
        options.pairs_possible,
        table(&["option", "values, and cores"], rows)
    )
}

fn all_shards(merged: &Merged) -> String {
    let rows = merged.shards.iter().map(|state| {
        let end = match &state.lacks {
            Some(_) => "<span class=\"bad\">see above</span>",
            None => "at its end",
        };
        vec![
            state.shard.to_string(),
            escaped(state.file.as_deref().unwrap_or("none")),
            format!("{:.0}", state.seconds),
            state.programs.to_string(),
            end.to_owned(),
        ]
    });
    let headings = ["shard", "file", "#seconds", "#programs", "end"];
    format!("<h2>Shards</h2>\n{}", table(&headings, rows))
}

fn cores(merged: &Merged) -> String {
    let rows = merged.cores.iter().map(|core| {
        let failed = core.failed_program.map(|program| format!("<span class=\"bad\">program {program}</span>"));
        vec![
            core.number.to_string(),
            escaped(&core.arch),
            core.programs.to_string(),
            core.retired.to_string(),
            core.cycles.to_string(),
            format!("{:.1}", core.build_seconds),
            failed.unwrap_or_default(),
            format!("<code>{}</code>", escaped(&core.options)),
        ]
    });
    let headings = ["#core", "ArchID", "#programs", "#instructions", "#cycles", "#build, s", "failed", "options"];
    let summary = count(merged.cores.len() as u64, "core");
    format!("<h2>Cores</h2>\n{}", folded(&summary, &table(&headings, rows)))
}

fn coverage(merged: &Merged) -> String {
    let sums = &merged.sums;
    let rows = SECTIONS.iter().flat_map(|section| {
        let states = section.states.iter().map(|(state, _)| state);
        let reached = states.filter(|state| sums.state(**state) > 0);
        reached.map(|state| {
            let (rule, words) = state.text().split_once(' ').unwrap_or_default();
            let count = sums.state(*state).to_string();
            vec![count, section.heading.to_owned(), rule.to_owned(), escaped(words.trim_start())]
        })
    });
    let states = table(&["#reached", "section", "rule", "state"], rows);
    let rows = sums.opcodes.iter().map(|(mnemonic, count)| {
        let idle = sums.opcodes_without_lanes.get(mnemonic).copied();
        vec![mnemonic.clone(), count.to_string(), idle.unwrap_or(0).to_string()]
    });
    let opcodes = table(&["opcode", "#carried out", "#without a lane"], rows);
    let ends = sums.given_up.iter();
    let ends = ends.map(|(why, count)| vec![count.to_string(), escaped(why)]);
    let ends = table(&["#programs", "why they did not end"], ends);
    format!(
        "<h2>Coverage</h2>\n{}{}{}",
        folded("States", &states),
        folded("Opcodes", &opcodes),
        folded("Programs that did not come to their end", &ends)
    )
}
