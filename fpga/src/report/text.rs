//! The report as text.

use super::{Area, CriticalPath, ModuleArea, RegistersTaken, Report, SeedResult, Timing};

/// Instances deeper than this are part of their parents in the table of modules.
const DEPTH_MAX: usize = 3;
/// Hops of the critical path that are printed.
const HOPS_MAX: usize = 40;

pub(super) fn report(report: &Report) -> String {
    let mut text = format!(
        "{} on {}\n  {}\n  clock {:.3} MHz, UART {} baud\n  {}\n  {}\n",
        report.arch,
        report.board,
        report.core,
        f64::from(report.clock_hz) / 1e6,
        report.baud,
        report.tools.join(", "),
        report.synthesis,
    );
    if !report.modules.is_empty() {
        text += &modules(&report.modules);
    }
    text += &registers(&report.registers);
    if !report.resources.is_empty() {
        text += "\nDevice\n";
        for resource in &report.resources {
            text += &format!(
                "  {:<20} {:>7} of {:>7} {:>4} %\n",
                resource.name,
                resource.used,
                resource.available,
                resource.percent()
            );
        }
    }
    if let Some(timing) = &report.timing {
        text += &clocks(timing);
    }
    if report.seeds.len() > 1 {
        text += "\nPlacements\n";
        for seed in &report.seeds {
            let taken = if report.best_seed == Some(seed.seed) { " (taken)" } else { "" };
            let result = match (seed.achieved_mhz, &seed.failure) {
                (Some(mhz), _) => format!("{mhz:.2} MHz"),
                (None, failure) => failure.clone().unwrap_or_default(),
            };
            text += &format!("  seed {:<4} {result}{taken}\n", seed.seed);
        }
        text += &spread(&report.seeds);
    }
    if !report.steps.is_empty() {
        text += "\nTime\n";
        for step in &report.steps {
            text += &format!("  {:<24} {:>6.1} s\n", step.step, step.seconds);
        }
    }
    text
}

/// How far the clocks of the placements lie apart: one placement is chance, and a board that is built again gets
/// another.
fn spread(seeds: &[SeedResult]) -> String {
    let mut reached: Vec<f64> = seeds.iter().filter_map(|seed| seed.achieved_mhz).collect();
    reached.sort_by(f64::total_cmp);
    let (Some(worst), Some(best)) = (reached.first(), reached.last()) else {
        return String::new();
    };
    let middle = reached.len() / 2;
    let median = match reached.len() % 2 {
        0 => (reached[middle - 1] + reached[middle]) / 2.0,
        _ => reached[middle],
    };
    format!("  worst {worst:.2}, median {median:.2}, best {best:.2} MHz\n")
}

fn modules(modules: &[ModuleArea]) -> String {
    let mut text = format!(
        "\n{:<36} {:>7} {:>6} {:>6} {:>6} {:>6} {:>5}\n",
        "Module, with what it contains", "LUT4", "carry", "FF", "LUTRAM", "RAM", "DSP"
    );
    for module in modules {
        let depth = match module.path.as_str() {
            "" => 0,
            path => 1 + path.matches('.').count(),
        };
        if depth > DEPTH_MAX {
            continue;
        }
        let name = match module.path.rsplit('.').next() {
            Some(name) if !name.is_empty() => name,
            _ => "top",
        };
        let Area { lut4, carry, flip_flops, distributed_rams, block_rams, multipliers } = module.area;
        text += &format!(
            "{:<36} {lut4:>7} {carry:>6} {flip_flops:>6} {distributed_rams:>6} {block_rams:>6} {multipliers:>5}\n",
            format!("{:width$}{name}", "", width = 2 * depth),
        );
    }
    text
}

/// What flip-flops became of other cells' registers; nothing if there are none.
fn registers(taken: &RegistersTaken) -> String {
    let RegistersTaken { block_ram_ports, block_ram_flip_flops, multipliers, multiplier_flip_flops } = taken;
    if *taken == RegistersTaken::default() {
        return String::new();
    }
    format!(
        "\nFlip-flops that became registers of other cells\n  {:<20} {block_ram_flip_flops:>7} in {block_ram_ports} ports\n  \
         {:<20} {multiplier_flip_flops:>7} in {multipliers} multipliers\n",
        "block RAMs", "multipliers"
    )
}

fn clocks(timing: &Timing) -> String {
    let mut text = "\nClocks\n".to_owned();
    for clock in &timing.clocks {
        let verdict = if clock.achieved_mhz >= clock.required_mhz { "met" } else { "NOT MET" };
        text += &format!(
            "  {:<20} {:>8.2} MHz, needed {:>8.2} MHz: {verdict}\n",
            clock.name, clock.achieved_mhz, clock.required_mhz
        );
    }
    if let Some(left_out) = timing.left_out {
        text += &format!("  no clock to rely on: {left_out}\n");
    }
    if let Some(path) = &timing.critical_path {
        text += &critical_path(path);
    }
    text
}

fn critical_path(path: &CriticalPath) -> String {
    let mut text = format!(
        "\nCritical path, {:.2} ns: {:.2} ns logic, {:.2} ns routing\n  from {}\n  to   {}\n\n  {:>7} {:>6} {:>7} {:>5}  signal\n",
        path.delay_ns, path.logic_ns, path.routing_ns, path.from, path.to, "arrival", "logic", "routing", "cells"
    );
    for hop in path.hops.iter().take(HOPS_MAX) {
        text += &format!(
            "  {:>7.2} {:>6.2} {:>7.2} {:>5}  {}{}\n",
            hop.arrival_ns,
            hop.logic_ns,
            hop.routing_ns,
            hop.cells,
            if hop.exact { "" } else { "near " },
            hop.signal
        );
    }
    if path.hops.len() > HOPS_MAX {
        text += &format!("  and {} more\n", path.hops.len() - HOPS_MAX);
    }
    text
}

pub(super) fn failure(report: &Report) -> String {
    let mut text = String::new();
    if report.fits {
        for clock in report.timing.iter().flat_map(|timing| &timing.clocks) {
            if clock.achieved_mhz < clock.required_mhz {
                text += &format!(
                    "timing is not met on {}: {} reaches {:.2} MHz, but needs {:.2} MHz",
                    report.board, clock.name, clock.achieved_mhz, clock.required_mhz
                );
            }
        }
    } else {
        text += &format!("{} does not fit {}", report.arch, report.board);
        let too_much = report.resources.iter().filter(|resource| resource.excess() > 0);
        let list: Vec<_> = too_much
            .map(|resource| {
                format!("{} {} of {}, {} too many", resource.name, resource.used, resource.available, resource.excess())
            })
            .collect();
        if list.is_empty() {
            let failure = report.seeds.iter().find_map(|seed| seed.failure.as_deref());
            text += &format!(": {}", failure.unwrap_or("no placement was found"));
        } else {
            text += &format!(": {}", list.join("; "));
        }
    }
    text += "\n  what to change, one of:";
    for advice in &report.advice {
        text += &format!("\n    {advice}");
    }
    text
}
