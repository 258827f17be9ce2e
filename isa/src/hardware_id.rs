//! The one list of what hwid can give: its selectors, which are the instruction's immediate (ISA section 10).
//!
//! Assembler, golden model and hardware read this list. What a number comes from is each side's own business.

use crate::{PerformanceCounter, PredicateRegister};

/// What hwid gives for a selector. It gives 0 for a selector that is not listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HardwareId {
    /// 0: the number of the lane.
    Lane,
    /// 1: the number of the warp.
    Warp,
    /// 2: how many lanes a warp has.
    LaneCount,
    /// 3: how many warps the core has.
    WarpCount,
    /// 4: the number of the core.
    Core,
    /// 5: the host's argument; 0 of a core without `host_start`.
    Argument,
    /// 6 to 15: a performance counter; 0 of a core without them.
    Counter(PerformanceCounter),
    /// -1: how many cores the cluster has; 0 of a core without `several_cores`.
    CoreCount,
    /// 16 and more: in how many executing lanes a predicate register is true; 0 of a register that does not exist.
    Vote(PredicateRegister),
}

/// The selector of the number of cores: it fits an immediate of any width.
const CORE_COUNT: i64 = -1;
/// The selector of the first performance counter; they fill the selectors below the votes.
const FIRST_COUNTER: i64 = 6;
/// The selector of predicate register 0's vote.
const FIRST_VOTE: i64 = 16;
/// The selector of the vote of the last register that any ArchID has.
const LAST_VOTE: i64 = FIRST_VOTE + u8::MAX as i64;

impl HardwareId {
    /// What the selector stands for; `None` when for nothing, and hwid gives 0.
    pub const fn of_selector(selector: i64) -> Option<Self> {
        match selector {
            CORE_COUNT => Some(HardwareId::CoreCount),
            0 => Some(HardwareId::Lane),
            1 => Some(HardwareId::Warp),
            2 => Some(HardwareId::LaneCount),
            3 => Some(HardwareId::WarpCount),
            4 => Some(HardwareId::Core),
            5 => Some(HardwareId::Argument),
            FIRST_COUNTER..FIRST_VOTE => {
                let number = (selector - FIRST_COUNTER) as usize;
                Some(HardwareId::Counter(PerformanceCounter::ALL[number]))
            }
            FIRST_VOTE..=LAST_VOTE => {
                let register = PredicateRegister((selector - FIRST_VOTE) as u8);
                Some(HardwareId::Vote(register))
            }
            _ => None,
        }
    }

    /// The selector.
    pub const fn selector(self) -> i64 {
        match self {
            HardwareId::CoreCount => CORE_COUNT,
            HardwareId::Lane => 0,
            HardwareId::Warp => 1,
            HardwareId::LaneCount => 2,
            HardwareId::WarpCount => 3,
            HardwareId::Core => 4,
            HardwareId::Argument => 5,
            HardwareId::Counter(counter) => FIRST_COUNTER + counter as i64,
            HardwareId::Vote(PredicateRegister(number)) => FIRST_VOTE + number as i64,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rules: I10.1, I10.4, I10.5.
    #[test]
    fn selectors_and_their_meanings_are_inverses() {
        let known: Vec<_> = (-20..400).filter_map(HardwareId::of_selector).collect();
        let selectors: Vec<_> = known.iter().map(|id| id.selector()).collect();
        let expected: Vec<_> = (-1..16 + 256).collect();
        assert_eq!(selectors, expected);
        let last = HardwareId::of_selector(15);
        let divergences = HardwareId::Counter(PerformanceCounter::Divergences);
        assert_eq!(last, Some(divergences));
        let vote = HardwareId::of_selector(19);
        assert_eq!(vote, Some(HardwareId::Vote(PredicateRegister(3))));
    }
}
