//! Rules of `docs/pipeline.md`, from section 5 on, that nothing fires: each with the reason.

/// Rules that nothing fires.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unfired {
    /// Their numbers.
    pub rules: &'static [&'static str],
    /// Why.
    pub reason: &'static str,
}

const fn unfired(rules: &'static [&'static str], reason: &'static str) -> Unfired {
    Unfired { rules, reason }
}

/// All of them.
pub const UNFIRED: &[Unfired] = &[
    unfired(
        &["P7.1", "P8.3", "P8.7", "P9.11.6", "P28.8", "P28.9"],
        "The model has no place for it: it reads registers in execute, behind the write of commit",
    ),
    unfired(
        &[
            "P17.1", "P17.2", "P17.3", "P17.4", "P17.5", "P17.6", "P17.8", "P17.9", "P17.10", "P17.11", "P17.12",
            "P17.14", "P17.15", "P17.16", "P17.17", "P17.18", "P12.9", "P19.11", "P20.7", "P22.21", "P23.4", "P24.15",
            "P25.12", "P25.16", "P26.20", "P28.12", "P29.12",
        ],
        "It says how a record shows something, in every cycle: the comparison of records holds it",
    ),
    unfired(
        &[
            "P11.3", "P18.1", "P18.2", "P18.4", "P18.5", "P18.6", "P20.8", "P23.1", "P24.14", "P25.11", "P26.19",
            "P28.13", "P28.14", "P28.15", "P29.13",
        ],
        "It is a figure that follows from other rules: tests with figures typed in hold it",
    ),
    unfired(
        &["P9.13.15", "P14.8", "P28.5", "P28.10"],
        "It says at which time something is looked at, and holds in every such instruction",
    ),
    unfired(&["P28.6", "P28.7"], "It says how every instruction passes a deep pipeline"),
    unfired(&["P13.1", "P25.15"], "It defines what rules that fire go by"),
    unfired(&["P14.2", "P23.3", "P29.8"], "It holds in the first cycle behind every reset"),
    unfired(&["P19.10", "P21.5", "P27.5", "P27.6", "P29.11"], "It says what the core does not look at, or does not do"),
    unfired(&["P11.20"], "It names section 24, whose rules fire one by one"),
    unfired(&["P22.14", "P22.15", "P22.18", "P22.20"], "It follows from rules of section 22 that fire"),
    unfired(&["P24.16"], "It says what P21.7 says, for another reason why a byte waits"),
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use golden_model::RuleEvent;

    use super::*;
    use crate::report::rules;
    use crate::table::rows;

    /// A rule that is added fires, or has a reason why not.
    #[test]
    fn every_rule_from_section_5_on_fires_or_has_a_reason() {
        let fired = RuleEvent::ALL.iter().flat_map(|event| event.rules());
        let counted: BTreeSet<_> = fired.copied().chain(rows().iter().map(|row| row.rule)).collect();
        let listed: Vec<_> = UNFIRED.iter().flat_map(|one| one.rules).copied().collect();
        let unfired: BTreeSet<_> = listed.iter().copied().collect();
        assert_eq!(unfired.len(), listed.len(), "a rule stands twice");
        let both: Vec<_> = counted.intersection(&unfired).collect();
        assert!(both.is_empty(), "fires, and is said not to: {both:?}");
        let all: BTreeSet<_> = rules().iter().map(|rule| rule.number).collect();
        let unknown: Vec<_> = counted.union(&unfired).filter(|rule| !all.contains(*rule)).collect();
        assert!(unknown.is_empty(), "no rules of docs/pipeline.md: {unknown:?}");
        let from_5: Vec<_> = rules().iter().filter(|rule| rule.section >= 5).collect();
        let missing =
            from_5.iter().map(|rule| rule.number).filter(|rule| !counted.contains(rule) && !unfired.contains(rule));
        assert_eq!(missing.collect::<Vec<_>>(), [""; 0]);
        assert!(from_5.len() > 280);
    }
}
