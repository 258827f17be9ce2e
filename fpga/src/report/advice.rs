//! What to change when a design does not fit or is too slow: only what the configuration has to give.

use std::collections::BTreeSet;

use isa::{ArchId, CoreConfig, Divider, Multiplier, Shifter};

use super::utilisation::{Resource, ResourceKind};
use super::Timing;

/// What would make the design smaller, the cheapest first.
pub(super) fn for_space(config: &CoreConfig, resources: &[Resource]) -> Vec<String> {
    let too_much =
        |kind: ResourceKind| resources.iter().any(|resource| resource.excess() > 0 && resource.kind() == kind);
    let none = !resources.iter().any(|resource| resource.excess() > 0);
    let logic = none || too_much(ResourceKind::Logic) || too_much(ResourceKind::FlipFlop);
    let multipliers = too_much(ResourceKind::Multiplier);
    let block_rams = too_much(ResourceKind::BlockRam);
    let mut advice = Vec::new();
    if multipliers {
        advice.extend(fewer_multipliers(config));
    }
    if block_rams {
        advice.extend(fewer_block_rams(config));
    }
    if logic {
        advice.extend(less_logic(config, multipliers));
    }
    if block_rams || logic || too_much(ResourceKind::DistributedRam) {
        advice.extend(smaller_files(config));
    }
    advice.push("a board with a larger FPGA (harmonica fpga --list)".to_owned());
    let mut said = BTreeSet::new();
    advice.retain(|text| said.insert(text.clone()));
    advice
}

/// Those texts whose conditions hold.
fn holding<const COUNT: usize>(advice: [(bool, String); COUNT]) -> impl Iterator<Item = String> {
    let holding = advice.into_iter().filter(|(holds, _)| *holds);
    holding.map(|(_, text)| text)
}

fn fewer_multipliers(config: &CoreConfig) -> impl Iterator<Item = String> {
    let serial = match config.shifter {
        Shifter::Barrel => "multiplier = \"serial\"",
        Shifter::Dsp => "multiplier = \"serial\" and shifter = \"barrel\"",
    };
    holding([
        (config.multiplier == Multiplier::Dsp, format!("{serial}: without DSP blocks")),
        (config.float, "float = false".to_owned()),
    ])
}

fn fewer_block_rams(config: &CoreConfig) -> impl Iterator<Item = String> {
    holding([
        (config.ram_bytes > 1024, format!("ram_bytes = {} or less", config.ram_bytes / 2)),
        (config.multiplier != Multiplier::None && config.divider != Divider::None, no_arithmetic()),
    ])
}

fn less_logic(config: &CoreConfig, no_multipliers_left: bool) -> impl Iterator<Item = String> {
    let shifts_elsewhere =
        config.shifter == Shifter::Barrel && config.multiplier == Multiplier::Dsp && !no_multipliers_left;
    holding([
        (config.float, "float = false".to_owned()),
        (config.tlb_entries > 0, "tlb_entries = 0".to_owned()),
        (config.divider != Divider::None, "divider = \"none\"".to_owned()),
        (config.multiplier == Multiplier::Serial, "multiplier = \"none\"".to_owned()),
        (shifts_elsewhere, "shifter = \"dsp\", which shifts in the multiplier".to_owned()),
        (config.barriers > 0, "barriers = 0".to_owned()),
        (config.line_words > 1, format!("line_words = {}", config.line_words / 2)),
    ])
}

fn smaller_files(config: &CoreConfig) -> impl Iterator<Item = String> {
    let depth = format!("stack_depth = {}", config.stack_depth / 2);
    holding([(config.stack_depth > 4, depth)]).chain(fewer_lanes_or_warps(&config.arch))
}

fn fewer_lanes_or_warps(arch: &ArchId) -> impl Iterator<Item = String> {
    let (lanes, warps) = (arch.lanes(), arch.warps());
    let fewer_lanes = with_counts(arch, lanes / 2, warps);
    let fewer_warps = with_counts(arch, lanes, warps / 2);
    holding([
        (lanes > 1, format!("fewer lanes: --arch {fewer_lanes}")),
        (warps > 1, format!("fewer warps: --arch {fewer_warps}")),
    ])
}

fn no_arithmetic() -> String {
    "multiplier = \"none\" and divider = \"none\", whose queue takes block RAM".to_owned()
}

/// What would make the design meet its clock.
pub(super) fn for_speed(config: &CoreConfig, timing: &Timing, seeds: u32) -> Vec<String> {
    let mut advice = Vec::new();
    if let Some(clock) = timing.slowest() {
        // A little less, since the PLL does not give every frequency.
        let reached = (clock.achieved_mhz * 0.98).floor();
        advice.push(format!("a lower clock: --clock {reached}"));
    }
    advice.push(format!("more placements to choose from: --seeds {}", (seeds * 4).min(64)));
    advice.extend(holding([(config.float, "float = false".to_owned())]));
    advice.extend(fewer_lanes_or_warps(&config.arch));
    advice.extend(holding([
        (config.arch.word_bytes() > 4, "words of 4 bytes".to_owned()),
        (config.tlb_entries > 0, "tlb_entries = 0".to_owned()),
    ]));
    advice
}

/// The ArchID with other lanes and warps.
fn with_counts(arch: &ArchId, lanes: u32, warps: u32) -> String {
    format!("{}w{}/{}/{lanes}/{warps}", arch.word_bytes(), arch.gprs(), arch.preds())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn resource(name: &str, used: u64, available: u64) -> Resource {
        Resource { name: name.to_owned(), used, available }
    }

    #[test]
    fn only_what_the_core_has_is_to_be_left_out() {
        let config = CoreConfig::from_toml("arch = \"4w8/8/4/2\"\ndivider = \"none\"\nbarriers = 0").unwrap();
        let advice = for_space(&config, &[resource("ICESTORM_LC", 9000, 7680)]).join("; ");
        assert!(advice.contains("--arch 4w8/8/2/2") && advice.contains("--arch 4w8/8/4/1"), "{advice}");
        assert!(!advice.contains("divider") && !advice.contains("float"), "{advice}");
        assert!(!advice.contains("ram_bytes"), "{advice}");
    }

    #[test]
    fn each_resource_has_its_remedy() {
        let config = CoreConfig::default();
        let ram = for_space(&config, &[resource("BSRAM", 40, 26)]).join("; ");
        assert!(ram.starts_with("ram_bytes = 32768 or less"), "{ram}");
        let dsp = for_space(&config, &[resource("MULT18X18D", 40, 28)]).join("; ");
        assert!(dsp.starts_with("multiplier = \"serial\""), "{dsp}");
        // It would fit by the numbers, but no placement was found.
        let full = for_space(&config, &[resource("ICESTORM_LC", 7600, 7680)]).join("; ");
        assert!(full.contains("fewer lanes"), "{full}");
    }
}
