//! What the page says and shows of several cores.

use maud::{html, Markup};
use pages::count;
use testbenches::MemoryTiming;

use super::draw::key;
use super::growth::{growth, Line};
use super::strips::Strip;
use super::{mechanisms, section, Material};
use crate::sides::Sides;
use crate::table::in_order;
use crate::{measure_cluster, Cores, Mechanism, Plan, ProgramResults, Row, Variant};

/// Cores whose sides are drawn at most.
const DRAWN_MAX: u32 = 4;

/// Which clusters there are, and what the other figures show of them.
pub(super) fn heading(material: &Material<'_>) -> Option<Markup> {
    let cores = &material.plan.cores;
    let first = cores.first()?;
    let counts: Vec<_> = cores.iter().map(|one| one.count.to_string()).collect();
    let cache = cores.iter().find_map(|one| one.shared_cache);
    let noun = match counts.as_slice() {
        [one] if one == "1" => "core",
        _ => "cores",
    };
    Some(html! {
        p class="soft" {
            "On " (counts.join(", ")) " " (noun) " that share one memory. Counts are those of all cores together, cycles \
             go until the last of them is done, and each maximum is that of one warp of any core."
            @if cores.len() > 1 {
                " Figures that compare mechanisms, and activity in the course of time, show "
                (count(first.count, "core")) "."
            }
            @if let Some(cache) = cache { " Each bank has " (cache.bank_bytes) " bytes of a shared cache." }
            (alone(material))
        }
    })
}

/// ` Core 0 alone computes fn0 ...`, if there are such programs.
fn alone(material: &Material<'_>) -> String {
    let programs = material.results.programs.iter();
    let names = programs.filter(|one| one.is_for_one_core);
    let names: Vec<_> = names.map(|one| one.program.as_str()).collect();
    match names.as_slice() {
        [] => String::new(),
        names => format!(
            " Core 0 alone computes {}: they ask for no core's number, and more cores change nothing.",
            names.join(", ")
        ),
    }
}

/// Whose lanes the figure of sides shows.
pub(super) fn whose_sides(material: &Material<'_>) -> String {
    match material.plan.cores.last() {
        None => "One warp".to_owned(),
        Some(cores) if cores.count == 1 => "One warp of the only core".to_owned(),
        Some(cores) if cores.count <= DRAWN_MAX => {
            format!("Warp 0 of each of {}", count(cores.count, "core"))
        }
        Some(cores) => format!("Warp 0 of each of the first {DRAWN_MAX} of {}", count(cores.count, "core")),
    }
}

/// The sides of warp 0 of the first cores; `None` when the run does not end.
pub(super) fn strips_of(
    plan: &Plan,
    (variant, mechanism): (&Variant, Mechanism),
    cores: &Cores,
    timing: MemoryTiming,
) -> Option<Vec<Strip>> {
    let cluster = variant.cluster(plan.arch, mechanism, cores).ok()?;
    let drawn = 0..cluster.cores.min(DRAWN_MAX);
    let mut sides: Vec<_> = drawn.map(|_| Sides::new(&cluster.core)).collect();
    let see = &mut |cycle, record: &testbenches::cluster::ClusterRecord| {
        let cores = sides.iter_mut().zip(&record.cores);
        cores.for_each(|(sides, record)| sides.see(cycle, record));
    };
    measure_cluster(&cluster, variant, timing, plan.max_cycles, see).ok()?;
    let sides = sides.iter().enumerate();
    let strips = sides.filter_map(|(core, sides)| Strip::new((mechanism, Some(core)), sides));
    Some(strips.collect())
}

/// How cycles, and what the cores do in each of them, grow with their number.
pub(super) fn cores(material: &Material<'_>) -> Option<Markup> {
    let counts = in_order(material.plan.cores.iter().map(|one| one.count));
    if counts.len() < 2 {
        return None;
    }
    let programs = material.results.programs.iter();
    let programs: Vec<_> = programs.filter(|one| !one.is_for_one_core && !one.rows.is_empty()).collect();
    if programs.is_empty() {
        return None;
    }
    let shown = mechanisms(material, &programs);
    let latency = material.plan.latencies.get(material.latency)?;
    let place = material.latency;
    let cycles = |row: &Row| Some(row.runs.get(place)?.figures.cycles as f64);
    let rate = |row: &Row| row.runs.get(place)?.lane_instructions_a_cycle;
    let of_program = |program: &&ProgramResults| {
        let lines = |value: &dyn Fn(&Row) -> Option<f64>| lines_of(program, &shown, &counts, value);
        let name = &program.program;
        let left = growth(&format!("{name}: cycles"), &counts, &lines(&cycles));
        let title = format!("{name}: instructions of lanes a cycle");
        html! { (left) (growth(&title, &counts, &lines(&rate))) }
    };
    let sentence = format!(
        "On the left the cycles of a program, on the right the instructions of lanes that all cores execute in a cycle, by the \
         number of cores, with a memory latency of {latency} cycles. Where the right line bends, cores wait for memory that \
         they share, for one another, or have no work."
    );
    let figures = html! { div class="pair" { @for program in &programs { (of_program(program)) } } };
    Some(section("More cores", &sentence, &key(&shown), &figures))
}

/// A line a mechanism: a value by the number of cores.
fn lines_of(
    program: &ProgramResults,
    shown: &[Mechanism],
    counts: &[u32],
    value: &dyn Fn(&Row) -> Option<f64>,
) -> Vec<Line> {
    let line = |&mechanism: &Mechanism| {
        let point = |&count: &u32| Some((count, value(program.row_on(mechanism, Some(count))?)?));
        Line { mechanism, points: counts.iter().filter_map(point).collect() }
    };
    shown.iter().map(line).collect()
}
