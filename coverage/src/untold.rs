//! Rules of `docs/pipeline.md`, from section 5 on, that no event is counted for: each with the reason.

/// Rules that no event is counted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Untold {
    /// Their numbers.
    pub rules: &'static [&'static str],
    /// Why.
    pub reason: &'static str,
}

const fn uncounted(rules: &'static [&'static str], reason: &'static str) -> Untold {
    Untold { rules, reason }
}

/// All of them.
pub const UNTOLD: &[Untold] = &[
    uncounted(
        &["P5.6", "P7.2", "P7.3", "P14.4"],
        "The record shows no fault before the instruction is in execute: it is counted there, with P9.1.8, P9.1.9 and \
         P9.1.12",
    ),
    uncounted(
        &["P7.1", "P8.3", "P8.7", "P14.5", "P20.2", "P9.11.6", "P11.2"],
        "It is about registers, operands or storage inside the core, of which a record shows only the effect",
    ),
    uncounted(&["P9.1.2", "P9.1.7"], "It is counted with P22.4 and P22.7"),
    uncounted(&["P9.1.6", "P9.12.8"], "It is counted with P9.12.3 and P9.12.6"),
    uncounted(&["P9.3.2"], "A record does not show `refused`: its effect is counted with P9.3.3"),
    uncounted(
        &["P9.7.1"],
        "It says what an interrupted instruction does not do: the comparison of records holds it in each interrupt of \
         P9.7.2",
    ),
    uncounted(
        &["P9.13.7", "P9.13.8", "P9.13.13", "P9.13.15"],
        "It defines words, or what a side of a warp may see, for rules that are counted themselves",
    ),
    uncounted(
        &["P10.4", "P12.9"],
        "It says what is not done, in every such instruction: the comparison of records holds it",
    ),
    uncounted(
        &["P11.3", "P12.2", "P12.3", "P13.1", "P13.3", "P13.6", "P13.7", "P13.10", "P13.11", "P15.3"],
        "It is about the inside of a unit, of which a record shows when it is done",
    ),
    uncounted(
        &["P11.14", "P11.15", "P21.7"],
        "A record shows a byte of the console queue when it is printed: counted with P11.16",
    ),
    uncounted(&["P11.20"], "It names section 24, whose rules are counted one by one"),
    uncounted(&["P14.2", "P23.3"], "It holds in the first cycle of every run"),
    uncounted(
        &["P14.8"],
        "A change of the TLB waits for the active access, so that no lookup of an access is beside it: counted with \
         P9.9.1",
    ),
    uncounted(&["P15.5", "P15.6"], "It is counted with P25.8 and P26.15"),
    uncounted(
        &[
            "P17.1", "P17.2", "P17.3", "P17.4", "P17.5", "P17.6", "P17.15", "P17.16", "P17.8", "P17.9", "P17.10",
            "P17.11", "P17.12", "P17.17", "P17.14", "P19.11", "P20.7", "P22.21", "P24.15", "P25.12", "P26.20", "P23.4",
            "P17.18",
        ],
        "It says how a record shows something, in every cycle: the comparison of records holds it",
    ),
    uncounted(
        &["P18.1", "P18.2", "P18.4", "P18.5", "P18.6", "P20.8", "P25.11", "P26.19", "P24.14", "P23.1"],
        "It is a figure that follows from other rules: tests with figures typed in hold it",
    ),
    uncounted(&["P19.10"], "It says what the core does not look at"),
    uncounted(&["P21.5", "P24.16"], "A record does not show for which access the console is asked"),
    uncounted(
        &["P22.6", "P22.14", "P22.15", "P22.18", "P22.20"],
        "It follows from, or defines words for, rules of section 22 that are counted",
    ),
    uncounted(
        &["P24.5"],
        "It says which entry is pushed: what each kind of entry does is counted with P24.8 to P24.10",
    ),
    uncounted(
        &["P25.4", "P25.5", "P25.9", "P25.13", "P25.14", "P25.15"],
        "It is about the inside of the load/store unit, of which a record shows the requests that fire",
    ),
    uncounted(
        &["P27.5", "P27.6"],
        "It says what a counter or a queue of responses counts: the comparison of records holds it",
    ),
    uncounted(&["P26.16", "P26.17"], "It says what waits for an exchange that writes: counted with P26.15"),
    uncounted(
        &["P28.1", "P28.3", "P28.6", "P28.7"],
        "It says how every instruction passes a deep pipeline: the comparison of records holds it",
    ),
    uncounted(
        &["P28.5", "P28.8", "P28.10", "P28.11"],
        "It says when an instruction reads something, of which a record shows only the effect",
    ),
    uncounted(&["P28.16"], "It says when P9.6.1 takes effect: counted with that"),
    uncounted(&["P28.17"], "A record shows a byte of the console queue when it is printed: counted with P11.16"),
    uncounted(&["P28.9", "P28.12"], "It says how a record shows something: the comparison of records holds it"),
    uncounted(
        &["P28.13", "P28.14", "P28.15", "P29.13"],
        "It is a figure that follows from other rules: tests with figures typed in hold it",
    ),
    uncounted(&["P15.7", "P29.4"], "It says who has the write port before the function unit: counted with P29.6"),
    uncounted(&["P29.7", "P29.8"], "It says what does not happen to an instruction that the function unit has"),
    uncounted(
        &["P29.9", "P29.10", "P29.11", "P29.12"],
        "It says what a unit promises and the record shows: the comparison of records holds it in every cycle",
    ),
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::report::rules;
    use crate::table::rows;

    /// A rule that is added is counted, or has a reason why not.
    #[test]
    fn every_rule_from_section_5_on_is_counted_or_has_a_reason() {
        let told: BTreeSet<_> = rows().iter().map(|row| row.rule).collect();
        let untold: Vec<_> = UNTOLD.iter().flat_map(|one| one.rules).copied().collect();
        let unique: BTreeSet<_> = untold.iter().copied().collect();
        assert_eq!(unique.len(), untold.len(), "a rule stands twice");
        let both: Vec<_> = told.intersection(&unique).collect();
        assert!(both.is_empty(), "counted, and said not to be: {both:?}");
        let all: BTreeSet<_> = rules().iter().map(|rule| rule.number).collect();
        let unknown: Vec<_> = told.union(&unique).filter(|rule| !all.contains(*rule)).collect();
        assert!(unknown.is_empty(), "no rules of docs/pipeline.md: {unknown:?}");
        let from_5: Vec<_> = rules().iter().filter(|rule| rule.section >= 5).collect();
        let missing =
            from_5.iter().map(|rule| rule.number).filter(|rule| !told.contains(rule) && !unique.contains(rule));
        assert_eq!(missing.collect::<Vec<_>>(), [""; 0]);
        assert!(from_5.len() > 280);
    }
}
