//! What programs have done, in figures that can be added up.

use std::collections::BTreeMap;

use coverage::Coverage;
use golden_model::RuleEvent;
use isa::Opcode;
use serde::{Deserialize, Serialize};

use crate::campaign::Totals;

/// Counts by name. What was never counted is left out.
pub type Counts = BTreeMap<String, u64>;

/// What programs have done.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sums {
    /// Programs run.
    pub programs: u64,
    /// How many of the programs ran on cores without trace ports.
    pub programs_at_ports: u64,
    /// Clock cycles.
    pub cycles: u64,
    /// Instructions of warps that went through commit.
    pub retired: u64,
    /// Resets in the middle of a run.
    pub resets: u64,
    /// Double faults.
    pub double_faults: u64,
    /// Programs that did not reach their end, by what kept them from it.
    pub given_up: Counts,
    /// How often opcodes were carried out, by mnemonic.
    pub opcodes: Counts,
    /// How often opcodes went by without a lane, by mnemonic.
    pub opcodes_without_lanes: Counts,
    /// Interrupts taken, by number.
    pub interrupts: Counts,
    /// How often rules have fired, by name.
    pub states: Counts,
}

impl Sums {
    /// The sums of a campaign.
    pub fn of(totals: &Totals) -> Self {
        let coverage = &totals.coverage;
        let mut sums = Sums {
            programs: totals.programs,
            programs_at_ports: totals.programs_at_ports,
            ..Sums::of_coverage(coverage)
        };
        for (why, count) in &totals.given_up {
            *sums.given_up.entry(why.to_string()).or_default() += count;
        }
        sums
    }

    fn of_coverage(coverage: &Coverage) -> Self {
        let by_opcode = |counts: &[u64]| {
            let named = Opcode::ALL.iter().map(|opcode| {
                let count = counts[usize::from(opcode.code())];
                (opcode.mnemonic().to_owned(), count)
            });
            named.filter(|(_, count)| *count > 0).collect()
        };
        let interrupts = (0..).zip(&coverage.interrupts);
        let interrupts = interrupts.map(|(number, count): (u32, _)| (number.to_string(), *count));
        let states = RuleEvent::ALL.iter();
        let states = states.map(|state| (state.name().to_owned(), coverage.events.of(*state)));
        Sums {
            programs: 0,
            programs_at_ports: 0,
            cycles: coverage.cycles,
            retired: coverage.retired,
            resets: coverage.resets,
            double_faults: coverage.double_faults,
            given_up: Counts::new(),
            opcodes: by_opcode(&coverage.executed),
            opcodes_without_lanes: by_opcode(&coverage.without_lanes),
            interrupts: interrupts.filter(|(_, count)| *count > 0).collect(),
            states: states.filter(|(_, count)| *count > 0).collect(),
        }
    }

    /// Adds those of another shard.
    pub fn add(&mut self, other: &Sums) {
        let Sums {
            programs,
            programs_at_ports,
            cycles,
            retired,
            resets,
            double_faults,
            given_up,
            opcodes,
            opcodes_without_lanes,
            interrupts,
            states,
        } = other;
        for (ours, theirs) in [
            (&mut self.programs, programs),
            (&mut self.programs_at_ports, programs_at_ports),
            (&mut self.cycles, cycles),
            (&mut self.retired, retired),
            (&mut self.resets, resets),
            (&mut self.double_faults, double_faults),
        ] {
            *ours = ours.saturating_add(*theirs);
        }
        for (ours, theirs) in [
            (&mut self.given_up, given_up),
            (&mut self.opcodes, opcodes),
            (&mut self.opcodes_without_lanes, opcodes_without_lanes),
            (&mut self.interrupts, interrupts),
            (&mut self.states, states),
        ] {
            for (name, count) in theirs {
                let ours = ours.entry(name.clone()).or_default();
                *ours = ours.saturating_add(*count);
            }
        }
    }

    /// How often a rule has fired.
    pub fn state(&self, state: RuleEvent) -> u64 {
        self.states.get(state.name()).copied().unwrap_or(0)
    }

    /// The rules that have not fired.
    pub fn states_missing(&self) -> Vec<RuleEvent> {
        let all = RuleEvent::ALL.iter().copied();
        all.filter(|state| self.state(*state) == 0).collect()
    }

    /// The opcodes that no lane has carried out.
    pub fn opcodes_missing(&self) -> Vec<Opcode> {
        let all = Opcode::ALL.into_iter();
        all.filter(|opcode| !self.opcodes.contains_key(opcode.mnemonic())).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use isa::CoreConfig;
    use testbenches::{covered_on_model, ConsoleInput, Resets, Run};

    fn on_model(source: &str) -> Coverage {
        let config = CoreConfig::from_toml("arch = \"4w8/8/2/2\"").expect("a core");
        let image = assembler::assemble(&config.arch, &[("test.s", source)]).expect("a program");
        let run = Run {
            config: &config,
            image: &image,
            timing: 0.into(),
            max_cycles: 1000,
            compare_state_every: None,
            console_input: ConsoleInput::none(),
            resets: Resets::none(),
            start: None,
        };
        covered_on_model(run).expect("models do not stop").coverage
    }

    #[test]
    fn what_is_added_up_is_what_both_have_counted() {
        let one = on_model("ldi %r1, #3\nadd %r1, %r1, %r1\nhalt\n");
        let two = on_model("trap\n");
        let mut both = one.clone();
        both.add(&two);
        let mut sums = Sums::of_coverage(&one);
        sums.add(&Sums::of_coverage(&two));
        assert_eq!(sums, Sums::of_coverage(&both));
        assert_eq!(sums.opcodes["add"], 1);
        assert_eq!(sums.opcodes["trap"], 1);
        assert!(!sums.opcodes_missing().contains(&Opcode::Add));
        assert!(sums.opcodes_missing().contains(&Opcode::Sub));
        assert_eq!(sums.states_missing(), both.events.holes());
    }
}
