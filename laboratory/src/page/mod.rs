//! The results as a page: one file, with its pictures in it, that a browser shows without a network.
//!
//! Each file draws one kind of figure; the sections here choose what goes into each of them, and say above it what one
//! sees.

mod bars;
mod cores;
mod draw;
mod growth;
mod lines;
mod numbers;
mod strips;

use maud::{html, Markup};
use pages::count;

use crate::sides::Sides;
use crate::{measure, Mechanism, Plan, Program, ProgramResults, Results, Row};
use cores::cores;
use draw::{colour, key};
use lines::{lines, Course};
use numbers::{cycles, numbers};
use strips::{strips, Strip};

pub(crate) use bars::{bars, Axis, Bar, Group};
pub(crate) use draw::entries;
pub(crate) use numbers::all_numbers;

const STYLE: &str = include_str!("page.css");

/// What a page is made of.
pub(crate) struct Material<'a> {
    plan: &'a Plan,
    programs: &'a [Program],
    results: &'a Results,
    /// The number of the latency for figures that show only one: 16, or else the last.
    latency: usize,
}

/// The page of an experiment's results. Some runs are made once more, to be drawn cycle by cycle.
pub fn page(plan: &Plan, programs: &[Program], results: &Results) -> String {
    let is_16 = |latency: &testbenches::Latencies| latency.to_string() == "16";
    let latency = plan.latencies.iter().position(is_16);
    let material =
        Material { plan, programs, results, latency: latency.unwrap_or(plan.latencies.len().saturating_sub(1)) };
    let sections = [early_meetings, structured, instructions, sides, courses, cores, cycles, numbers];
    let body = html! {
        (heading(&material))
        @for section in sections { @if let Some(section) = section(&material) { (section) } }
    };
    document("The divergence laboratory", &body)
}

/// A page in the laboratory's style.
pub(crate) fn document(title: &str, body: &Markup) -> String {
    pages::page(title, STYLE, body)
}

// The sections of the page: a title, what one sees, and the figure.

/// Programs that are drawn cycle by cycle: their sides mostly wait for their own loads.
const DRAWN: [&str; 3] = ["overlap", "two-equal-sides", "nested-sides"];

fn heading(material: &Material<'_>) -> Markup {
    let Material { plan, results, .. } = material;
    let latencies: Vec<_> = plan.latencies.iter().map(ToString::to_string).collect();
    html! {
        h1 { "The divergence laboratory" }
        p class="soft" {
            (count(results.programs.len(), "program")) " on " (results.arch) ", on the timing model; memory latency "
            (latencies.join(", ")) " cycles. Counts that are not of cycles are of the first latency."
        }
        @if let Some(cores) = cores::heading(material) { (cores) }
    }
}

/// A figure with its title, its sentence, and the key of its colours.
pub(crate) fn section(title: &str, sentence: &str, key: &Markup, figure: &Markup) -> Markup {
    html! { h2 { (title) } p { (sentence) } (key) figure { (figure) } }
}

/// Whether lanes of a program meet before the point where all ways come together.
fn meets_early(program: &ProgramResults) -> bool {
    let rows = program.rows.iter();
    let mut early = rows.filter_map(|row| row.first().meetings_and_early());
    early.any(|(_, early)| early > 0)
}

/// The mechanisms of which these programs have rows, in their order.
fn mechanisms(material: &Material<'_>, programs: &[&ProgramResults]) -> Vec<Mechanism> {
    let all = material.plan.mechanisms.iter().copied();
    all.filter(|&mechanism| programs.iter().any(|one| one.row(mechanism).is_some())).collect()
}

/// A value of two mechanisms, on average over the programs that have both.
fn means(programs: &[&ProgramResults], [one, two]: [Mechanism; 2], value: fn(&Row) -> f64) -> Option<(f64, f64, f64)> {
    let pairs = programs.iter().filter_map(|program| Some((value(program.row(one)?), value(program.row(two)?))));
    let pairs: Vec<(f64, f64)> = pairs.collect();
    let count = (!pairs.is_empty()).then_some(pairs.len() as f64)?;
    let mean = |of: fn(&(f64, f64)) -> f64| pairs.iter().map(of).sum::<f64>() / count;
    Some((mean(|pair| pair.0), mean(|pair| pair.1), mean(|pair| pair.1 / pair.0 - 1.0)))
}

fn activity(row: &Row) -> f64 {
    row.first().activity_factor()
}

fn instruction_count(row: &Row) -> f64 {
    row.first().instructions as f64
}

/// The mechanism that meets anywhere, and the one that it is held against: the first of another kind.
fn compared(mechanisms: &[Mechanism]) -> Option<[Mechanism; 2]> {
    let mut all = mechanisms.iter().copied();
    let anywhere = all.clone().find(|one| one.meets_anywhere())?;
    let against = all.find(|one| !one.meets_anywhere())?;
    Some([against, anywhere])
}

fn activity_figure(name: &str, programs: &[&ProgramResults], shown: &[Mechanism]) -> Markup {
    let bar = |program: &ProgramResults, mechanism| {
        let value = activity(program.row(mechanism)?);
        Some(Bar { class: colour(mechanism), value, label: format!("{value:.3}") })
    };
    let groups = groups(programs, shown, bar);
    let axis = Axis::of_shares(|value| format!("{value:.1}"));
    bars(name, &groups, &axis)
}

/// For each program a bar a mechanism, where there is one.
fn groups(
    programs: &[&ProgramResults],
    shown: &[Mechanism],
    bar: impl Fn(&ProgramResults, Mechanism) -> Option<Bar>,
) -> Vec<Group> {
    let group = |program: &&ProgramResults| Group {
        name: program.program.clone(),
        bars: shown.iter().filter_map(|&one| bar(program, one)).collect(),
    };
    programs.iter().map(group).collect()
}

/// Figure 6 of the paper on paired paths.
pub(super) fn early_meetings(material: &Material<'_>) -> Option<Markup> {
    let programs = material.results.programs.iter();
    let programs: Vec<_> = programs.filter(|program| meets_early(program)).collect();
    let shown = mechanisms(material, &programs);
    let [against, anywhere] = compared(&shown)?;
    let (before, after, change) = means(&programs, [against, anywhere], activity)?;
    let falls = fall(&programs, [against, anywhere]);
    let sentence = format!(
        "In these kernels a way leads from one side of a branch into the other. Lanes that compare their addresses before \
         every instruction meet there, before the point where all ways come together. Their activity factor, the share of \
         living lanes that execute, goes from {before:.3} ({against}) to {after:.3} ({anywhere}): {} on average. (Huang et al. \
         report +13.36 % on three kernels of their own.){falls}",
        percent(change)
    );
    let figure = activity_figure("Activity factor of unstructured kernels", &programs, &shown);
    Some(section("Activity: kernels whose lanes can meet early", &sentence, &key(&shown), &figure))
}

/// The programs whose activity falls, and what becomes of their instructions.
fn fall(programs: &[&ProgramResults], [one, two]: [Mechanism; 2]) -> String {
    let of = |program: &&ProgramResults| {
        let (one, two) = (program.row(one)?, program.row(two)?);
        let change = instruction_count(two) / instruction_count(one) - 1.0;
        let name = &program.program;
        (activity(two) < activity(one))
            .then(|| format!(" In {name} the factor falls, with {} instructions.", percent(change)))
    };
    programs.iter().filter_map(of).collect()
}

/// Figure 7 of the paper on paired paths.
pub(super) fn structured(material: &Material<'_>) -> Option<Markup> {
    let programs = material.results.programs.iter();
    let programs: Vec<_> = programs.filter(|program| !meets_early(program) && !program.rows.is_empty()).collect();
    let shown = mechanisms(material, &programs);
    let changes = compared(&shown).and_then(|pair| {
        let (before, after, change) = means(&programs, pair, activity)?;
        let [against, anywhere] = pair;
        Some(format!(
            " What is gained here, {before:.3} ({against}) to {after:.3} ({anywhere}), {} on average, is gained because splits \
             and joins, which half a warp executes, are gone.",
            percent(change)
        ))
    });
    let sentence =
        format!("Here lanes meet where all ways come together, with any mechanism.{}", changes.unwrap_or_default());
    let figure = activity_figure("Activity factor of structured kernels", &programs, &shown);
    (!programs.is_empty()).then(|| section("Activity: structured kernels", &sentence, &key(&shown), &figure))
}

/// Figure 8 of the paper on paired paths.
pub(super) fn instructions(material: &Material<'_>) -> Option<Markup> {
    let programs: Vec<_> = material.results.programs.iter().collect();
    let known = mechanisms(material, &programs);
    let pair = compared(&known)?;
    let against =
        *known.iter().find(|one| one.divergence == pair[1].divergence && !one.meets_anywhere()).unwrap_or(&pair[0]);
    let shown: Vec<_> = known.into_iter().filter(|one| *one != against).collect();
    let bar = |program: &ProgramResults, mechanism| {
        let [own, other] = [program.row(mechanism)?, program.row(against)?].map(instruction_count);
        let value = own / other - 1.0;
        Some(Bar { class: colour(mechanism), value: 100.0 * value, label: percent(value) })
    };
    let groups = groups(&programs, &shown, bar);
    let anywhere = pair[1];
    let (_, _, mean) = means(&programs, [against, anywhere], instruction_count)?;
    let sentence = format!(
        "Where no instruction says that lanes part and meet, the same work takes fewer of them: {anywhere} executes {} \
         instructions of warps against {against}, on average over all programs. (Huang et al. report up to 7 % fewer, with one \
         instruction for each branch; here a region has two, split and join.)",
        percent(mean)
    );
    let axis = Axis::of(&groups, |value| match value == 0.0 {
        true => "0".to_owned(),
        false => format!("{value:+.0} %").replace('-', "\u{2212}"),
    });
    let name = "Instructions of warps, changed against explicit meetings";
    let figure = bars(name, &groups, &axis);
    let title = format!("Instructions against {against}");
    Some(section(&title, &sentence, &key(&shown), &figure))
}

/// The two sides of a branch over time, after the report on multi-path execution.
pub(super) fn sides(material: &Material<'_>) -> Option<Markup> {
    let find = |name: &&str| {
        let mut programs = material.programs.iter();
        programs.find(|program| program.name == **name)
    };
    let mut drawn: Vec<&Program> = DRAWN.iter().filter_map(find).collect();
    if drawn.is_empty() {
        drawn.extend(material.programs.first());
    }
    let figures: Vec<_> = drawn.iter().filter_map(|program| sides_of(material, program)).collect();
    let latency = material.plan.latencies.get(material.latency)?;
    let whose = cores::whose_sides(material);
    let sentence = format!(
        "{whose}, from the moment in which lanes part until all have met, with a memory latency of {latency} cycles. A row is a lane; \
         those of a side stand together. Full colour: the lane executes. Pale: its instruction waits, mostly for memory. A thin line: it waits for its turn, or for its \
         next instruction. Each side has a colour of its own; grey are all lanes together."
    );
    let colours = [("s1", "executes"), ("s1 pale", "waits for a unit"), ("s2", "another side"), ("s0", "all lanes")];
    let key = entries(colours.into_iter().map(|(class, name)| (class.to_owned(), name.to_owned())));
    (!figures.is_empty()).then(|| {
        html! { h2 { "The sides of a branch, cycle by cycle" } p { (sentence) } (key) @for one in &figures { (one) } }
    })
}

fn sides_of(material: &Material<'_>, program: &Program) -> Option<Markup> {
    let plan = material.plan;
    let latency = *plan.latencies.get(material.latency)?;
    let timing = testbenches::MemoryTiming::Latency(latency);
    let strip = |&mechanism: &Mechanism| {
        if let Some(cores) = plan.cores.last() {
            let variants = program.variants_for(mechanism, Some(cores.count));
            let variant = variants.first()?;
            return cores::strips_of(plan, (variant, mechanism), cores, timing);
        }
        let variants = program.variants_for(mechanism, None);
        let variant = variants.first()?;
        let config = variant.config(plan.arch, mechanism).ok()?;
        let mut sides = Sides::new(&config);
        let see = &mut |cycle, record: &isa::CycleRecord| sides.see(cycle, record);
        measure(&config, variant, timing, plan.max_cycles, see).ok()?;
        Some(Vec::from_iter(Strip::new((mechanism, None), &sides)))
    };
    let found = plan.mechanisms.iter().filter_map(strip);
    let found: Vec<Strip> = found.flatten().collect();
    let name = &program.name;
    let figure = strips(&format!("Sides of a branch of {name}, cycle by cycle"), plan.arch.lanes(), &found);
    (!found.is_empty()).then(|| html! { h3 { (name) } figure { (figure) } })
}

/// The activity factor over time.
pub(super) fn courses(material: &Material<'_>) -> Option<Markup> {
    let programs: Vec<_> = material.results.programs.iter().collect();
    let programs: Vec<_> = programs.into_iter().filter(|program| !program.rows.is_empty()).collect();
    let shown = mechanisms(material, &programs);
    let figure = |program: &&ProgramResults| {
        let rows = shown.iter().filter_map(|&one| program.row(one));
        let courses = rows.filter_map(|row| {
            let run = row.runs.get(material.latency)?;
            Some(Course { mechanism: row.mechanism, activity: &run.activity, cycles: run.figures.cycles })
        });
        let courses: Vec<_> = courses.collect();
        lines(&program.program, &courses)
    };
    let latency = material.plan.latencies.get(material.latency)?;
    let sentence = format!(
        "The activity factor while a program runs, with a memory latency of {latency} cycles; a short stroke on the axis is the end of a \
         run. Where lines lie apart, a mechanism keeps more of the lanes at work; where one ends earlier, it needs fewer cycles."
    );
    let figures = html! { div class="pair" { @for program in &programs { (figure(program)) } } };
    (!programs.is_empty()).then(|| section("Activity in the course of time", &sentence, &key(&shown), &figures))
}

/// A share as a change in per cent, with its sign; a true minus, as in print.
fn percent(change: f64) -> String {
    pages::change(change).replace('-', "\u{2212}")
}
