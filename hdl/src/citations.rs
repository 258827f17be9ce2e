//! The rules that the emitted Verilog cites: of docs/pipeline.md those that the core has.

use std::collections::BTreeSet;

use isa::{CoreConfig, DivergenceMechanism, Reconvergence};

use crate::kit;
use crate::stages::decode::guard_may_be_missing;
use crate::units::warps::spawn_turn;
use crate::units::{arithmetic, custom, divergence};

pub use crate::kit::{cited, cited_in_comments, Rule, PAGES};

/// Those of the rules in a list, `P5.4, P9.1.3 to P9.1.15`, that a core has.
pub(crate) fn rules_of(config: &CoreConfig, list: &str) -> String {
    let rules: BTreeSet<Rule> = cited(list).into_iter().filter(|rule| has(config, rule)).collect();
    kit::listed(&rules)
}

/// A heading, and behind it those of the rules in a list that a core has.
pub(crate) fn cite(config: &CoreConfig, heading: &str, list: &str) -> String {
    let rules = rules_of(config, list);
    match (rules.is_empty(), heading.contains(':')) {
        (true, _) => heading.to_owned(),
        (false, false) => format!("{heading}: {rules}"),
        (false, true) => format!("{heading}; {rules}"),
    }
}

/// Whether a rule applies to a core.
pub fn has(config: &CoreConfig, rule: &Rule) -> bool {
    // Only the rules of the pipeline are of options of a core.
    rule.letter() != 'P' || (has_section(config, &rule.section()) && has_of_section(config, &rule.to_string()))
}

/// Whether any rule of a section of the pipeline applies.
fn has_section(config: &CoreConfig, section: &str) -> bool {
    let several = spawn_turn::is_present(config);
    match section {
        "9.6" => config.barriers > 0,
        "9.9" => config.tlb_entries > 0 && several,
        "9.10" => several,
        "9.11" => config.divergence == DivergenceMechanism::Stack,
        "9.12" => config.divergence == DivergenceMechanism::PairedPath,
        "9.13" => divergence::has_regions(config),
        "13" => arithmetic::is_present(config),
        "14" => config.tlb_entries > 0,
        "17" => config.trace,
        "19" => config.instruction_cache.is_some(),
        "20" => config.jump_prediction,
        "21" => config.bus_errors,
        "22" => config.scoreboard,
        "23" => config.performance_counters,
        "24" => config.data_cache.is_some(),
        "25" => config.scratchpad_bytes > 0,
        "26" => config.extension,
        "27" => config.request_queue,
        "28" => config.is_deep(),
        "29" => custom::is_present(config),
        _ => true,
    }
}

/// Whether a rule applies, if its section does.
fn has_of_section(config: &CoreConfig, rule: &str) -> bool {
    let arch = &config.arch;
    let translates = config.tlb_entries > 0;
    let several = spawn_turn::is_present(config);
    match rule {
        "P5.2" | "P5.3" | "P5.8" | "P6.2" | "P7.5" | "P8.1" | "P8.2" | "P8.3" | "P8.4" | "P8.8" | "P9.6.1" => {
            !config.is_deep()
        }
        "P8.7" => config.divergence == DivergenceMechanism::Stack && !config.is_deep(),
        "P5.10" | "P21.2" => config.instruction_cache.is_some(),
        "P7.3" => arch.gprs().min(arch.preds()) < 1 << arch.register_bits(),
        "P9.1.1" | "P9.13.1" | "P9.13.3" | "P9.13.5" | "P9.13.8" | "P9.13.9" | "P9.13.12" | "P9.13.13" | "P9.13.15"
        | "P28.11" => divergence::has_split_contexts(config),
        "P9.1.2" | "P9.1.7" | "P17.17" => config.scoreboard,
        "P9.1.6" => divergence::comes_between(config),
        "P9.1.9" => guard_may_be_missing(config),
        "P9.1.10" | "P9.5.18" => divergence::has_operations(config),
        "P9.1.14" => divergence::denies(config),
        "P9.5.8" => arithmetic::is_present(config),
        "P9.5.11" => several,
        "P4.8" | "P9.5.12" | "P17.9" | "P28.16" => config.barriers > 0,
        "P9.5.19" | "P9.8.3" | "P9.8.4" | "P17.18" => config.rings(),
        "P9.6.2" | "P9.6.3" | "P9.6.4" => config.cluster_barriers() > 0,
        "P9.12.3" => config.reconvergence == Reconvergence::Implicit,
        "P9.12.4" => config.reconvergence == Reconvergence::Explicit,
        "P11.4" => !translates,
        "P11.5" | "P11.6" | "P11.7" | "P17.8" | "P17.13" => translates,
        "P11.13" => !config.bus_errors,
        "P11.20" | "P25.14" | "P26.18" => config.data_cache.is_some(),
        "P11.21" | "P25.15" => config.store_lanes < arch.lanes(),
        "P12.10" | "P13.9" | "P13.10" | "P13.11" => config.fair_units,
        "P15.5" => config.scratchpad_bytes > 0,
        "P15.6" => config.extension,
        "P15.7" => custom::is_present(config),
        "P17.15" | "P17.16" => divergence::has_regions(config),
        "P24.10" | "P26.14" | "P26.21" => config.bus_errors,
        "P24.17" => translates && several,
        "P27.5" => config.performance_counters,
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::core_of;

    #[test]
    fn a_core_cites_the_rules_that_it_has() {
        let plain = core_of("arch = \"4w8/8/4/4\"");
        let deep = core_of("arch = \"4w8/8/4/4\", pipeline = \"deep\"");
        let list = "P5.2 to P5.4, P14.3, P28.1";
        assert_eq!(rules_of(&plain, list), "P5.2 to P5.4");
        assert_eq!(rules_of(&deep, list), "P5.4, P28.1");
        assert_eq!(cite(&plain, "lookups", "P14.3"), "lookups");
        assert_eq!(cite(&core_of("tlb_entries = 2"), "lookups", "P14.3, P14.4"), "lookups: P14.3, P14.4");
    }

    #[test]
    fn the_checks_are_those_of_the_options() {
        let checks = "P9.1.1 to P9.1.15";
        let plain = core_of("arch = \"4w8/8/4/4\"");
        assert_eq!(rules_of(&plain, checks), "P9.1.3 to P9.1.5, P9.1.8, P9.1.10 to P9.1.13, P9.1.15");
        let all = core_of("arch = \"4w8/6/4/4\", divergence = \"multi-path\", scoreboard = true");
        assert_eq!(rules_of(&all, checks), "P9.1.1 to P9.1.5, P9.1.7 to P9.1.15");
        let paired = core_of("arch = \"4w8/8/4/4\", divergence = \"paired-path\"");
        assert_eq!(rules_of(&paired, checks), "P9.1.3 to P9.1.6, P9.1.8, P9.1.11 to P9.1.15");
    }
}
