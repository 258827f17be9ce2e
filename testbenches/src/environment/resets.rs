//! When the core is reset in the middle of a run: part of what a run is given, so that a run with resets repeats
//! exactly.

use std::fmt;
use std::str::FromStr;

/// One reset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reset {
    /// The cycle before which it comes; the cycles in which `reset` is 1 have no number.
    pub cycle: u64,
    /// For how many clock edges `reset` is 1; at least 1.
    pub length: u32,
}

/// The resets of a run after the one that begins it; no two before the same cycle, in their order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Resets(Vec<Reset>);

/// Why a list of resets is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` {reason}")]
pub struct ResetsError {
    /// What is wrong.
    pub text: String,
    /// Why, and what is expected.
    pub reason: &'static str,
}

impl Resets {
    /// There are none.
    pub fn none() -> &'static Resets {
        static NONE: Resets = Resets(Vec::new());
        &NONE
    }

    /// These; of several before the same cycle, and of those of length 0, only the first one is kept, and none.
    pub fn new(resets: impl IntoIterator<Item = Reset>) -> Self {
        let mut resets: Vec<Reset> = resets.into_iter().collect();
        resets.retain(|reset| reset.length > 0);
        resets.sort_by_key(|reset| reset.cycle);
        resets.dedup_by_key(|reset| reset.cycle);
        Resets(resets)
    }

    /// All of them, the earliest first.
    pub fn all(&self) -> &[Reset] {
        &self.0
    }

    /// Whether one comes before this cycle.
    pub fn at(&self, cycle: u64) -> bool {
        self.0.iter().any(|reset| reset.cycle == cycle)
    }

    /// The cycle before which the last one comes.
    pub fn last_cycle(&self) -> Option<u64> {
        self.0.last().map(|reset| reset.cycle)
    }

    /// Cycles between `cycle` and the reset before it, the one that begins the run included.
    pub fn cycles_since(&self, cycle: u64) -> u64 {
        let before = self.0.iter().rev().find(|reset| reset.cycle < cycle);
        cycle - before.map_or(0, |reset| reset.cycle)
    }
}

/// `CYCLE:LENGTH` of each, separated by commas, as [`fmt::Display`] writes them.
impl FromStr for Resets {
    type Err = ResetsError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut resets: Vec<Reset> = Vec::new();
        for part in text.split(',').filter(|_| !text.trim().is_empty()) {
            let error = |reason| ResetsError { text: part.to_owned(), reason };
            let numbers = part.trim().split_once(':');
            let reset = numbers.and_then(|(cycle, length)| {
                Some(Reset { cycle: cycle.parse().ok()?, length: length.parse().ok().filter(|&length| length > 0)? })
            });
            let reset =
                reset.ok_or_else(|| error("is not a cycle and for how many cycles reset is 1, such as `1200:2`"))?;
            if resets.last().is_some_and(|last| last.cycle >= reset.cycle) {
                return Err(error("does not come after the reset before it; sort them by cycle"));
            }
            resets.push(reset);
        }
        Ok(Resets(resets))
    }
}

impl fmt::Display for Resets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, Reset { cycle, length }) in self.0.iter().enumerate() {
            let separator = if number > 0 { "," } else { "" };
            write!(f, "{separator}{cycle}:{length}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use isa::ports::{PortInputs, PortOutputs};
    use isa::CoreConfig;

    use super::*;
    use crate::environment::console_input::ConsoleInput;
    use crate::environment::Environment;

    #[test]
    fn a_list_is_read_as_it_is_printed() {
        let list = "0:1,17:3,900:2";
        let resets: Resets = list.parse().unwrap();
        assert_eq!(resets.to_string(), list);
        assert_eq!(resets.last_cycle(), Some(900));
        assert_eq!("".parse::<Resets>().unwrap(), *Resets::none());
        let unsorted = [900, 17, 17, 0].map(|cycle| Reset { cycle, length: [1, 3, 2][(cycle % 16).min(2) as usize] });
        assert_eq!(Resets::new(unsorted).all().len(), 3);
    }

    #[test]
    fn cycles_count_from_the_reset_that_has_happened() {
        let resets: Resets = "10:1,20:5".parse().unwrap();
        let since = [0, 5, 10, 11, 20, 21, 30].map(|cycle| resets.cycles_since(cycle));
        assert_eq!(since, [0, 5, 10, 1, 10, 1, 10]);
    }

    #[test]
    fn a_wrong_list_is_refused_with_its_part() {
        for (list, part) in [("5", "5"), ("5:0", "5:0"), ("1:1,x:2", "x:2")] {
            let error = list.parse::<Resets>().unwrap_err();
            assert_eq!(error.text, part);
        }
        let error = "7:1,7:1".parse::<Resets>().unwrap_err().to_string();
        assert_eq!(error, "`7:1` does not come after the reset before it; sort them by cycle");
    }

    #[test]
    fn a_reset_forgets_what_is_under_way_and_nothing_else() {
        let config = CoreConfig::default();
        let input = ConsoleInput::from_start(b"x");
        let mut environment = Environment::new(&config, &[], &input, 0.into());
        let mut inputs = [PortInputs::default()];
        let mut store = PortOutputs {
            data_request_valid: true,
            data_request_write: true,
            data_request_byte_enable: 0xf,
            ..PortOutputs::default()
        };
        store.data_request_data[0] = 0x1234;
        environment.cycle(&[store], &mut inputs);
        let fetch_and_load = PortOutputs {
            instruction_request_valid: true,
            data_request_valid: true,
            data_request_byte_enable: 0xf,
            ..PortOutputs::default()
        };
        environment.cycle(&[fetch_and_load], &mut inputs);
        let (ram, cycle) = (environment.ram().to_vec(), environment.next_cycle());
        environment.reset(&mut inputs);
        assert!(inputs[0].data_response_valid && inputs[0].data_request_ready);
        let idle =
            PortOutputs { instruction_response_ready: true, data_response_ready: true, ..PortOutputs::default() };
        for _ in 0..40 {
            environment.cycle(&[idle], &mut inputs);
            assert!(!inputs[0].data_response_valid && !inputs[0].instruction_response_valid);
            assert!(inputs[0].console_input_valid, "the byte goes on waiting");
        }
        assert_eq!(environment.ram(), ram);
        assert_eq!(environment.word_at(0), Some(0x1234));
        assert_eq!(environment.next_cycle().0, cycle.0 + 40);
    }
}
