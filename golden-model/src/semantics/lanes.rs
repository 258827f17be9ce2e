//! The loops over executing lanes, in the forms in which they are fastest.
//!
//! A register's lanes are side by side, so what is cheap is computed for some lanes at once, in arrays of a fixed size
//! that the compiler turns into vector instructions, and lanes that do not execute keep what they had. What is dear, or
//! may only be done in the lanes that need it, goes lane by lane.

use isa::LaneMask;

/// Calls `act` for each lane of the mask, lowest first. All lanes executing is by far the commonest
/// case, and then the loop needs no search for the next set bit.
#[inline(always)]
pub(crate) fn for_each_lane(mask: LaneMask, all_lanes: LaneMask, lanes: usize, mut act: impl FnMut(usize)) {
    if mask == all_lanes {
        for lane in 0..lanes {
            act(lane);
        }
    } else {
        let mut rest = mask.0;
        while rest != 0 {
            act(rest.trailing_zeros() as usize);
            rest &= rest - 1;
        }
    }
}

/// The lowest lane of the mask; 0 when there is none.
#[inline(always)]
pub(super) const fn lowest_lane(mask: LaneMask) -> usize {
    (mask.0.trailing_zeros() & 63) as usize
}

/// Where an operand comes from.
pub(super) trait Source {
    /// Its value in `N` lanes from the first one given.
    fn chunk<const N: usize>(&self, gprs: &[u64], first: usize) -> [u64; N];
}

/// A register, by the index of its lane 0.
pub(super) struct Register(pub(super) usize);

impl Source for Register {
    #[inline(always)]
    fn chunk<const N: usize>(&self, gprs: &[u64], first: usize) -> [u64; N] {
        let mut values = [0; N];
        values.copy_from_slice(&gprs[self.0 + first..self.0 + first + N]);
        values
    }
}

/// One value for all lanes.
pub(super) struct Same(pub(super) u64);

impl Source for Same {
    #[inline(always)]
    fn chunk<const N: usize>(&self, _gprs: &[u64], _first: usize) -> [u64; N] {
        [self.0; N]
    }
}

/// The lane's number.
pub(super) struct LaneNumber;

impl Source for LaneNumber {
    #[inline(always)]
    fn chunk<const N: usize>(&self, _gprs: &[u64], first: usize) -> [u64; N] {
        let mut values = [0; N];
        for (lane, value) in values.iter_mut().enumerate() {
            *value = (first + lane) as u64;
        }
        values
    }
}

/// By which of four lanes execute: all ones for those that do, 0 for the others.
const WRITTEN: [[u64; 4]; 16] = {
    let mut rows = [[0; 4]; 16];
    let mut place = 0;
    while place < 64 {
        let (executing, lane) = (place / 4, place % 4);
        if executing >> lane & 1 == 1 {
            rows[executing][lane] = u64::MAX;
        }
        place += 1;
    }
    rows
};

/// Which lanes are worked on: those of a warp, and those of them that execute.
#[derive(Clone, Copy)]
pub(super) struct Lanes {
    pub(super) count: usize,
    pub(super) executing: LaneMask,
}

impl Lanes {
    /// In the executing lanes of the register whose lane 0 is at `to`: f(left, right).
    #[inline(always)]
    pub(super) fn combine(
        self,
        gprs: &mut [u64],
        to: usize,
        (left, right): (impl Source, impl Source),
        f: impl Fn(u64, u64) -> u64,
    ) {
        let mut first = 0;
        while self.count - first >= 8 {
            self.combine_chunk::<8>(gprs, (to, first), (&left, &right), &f);
            first += 8;
        }
        if self.count & 4 != 0 {
            self.combine_chunk::<4>(gprs, (to, first), (&left, &right), &f);
            first += 4;
        }
        if self.count & 2 != 0 {
            self.combine_chunk::<2>(gprs, (to, first), (&left, &right), &f);
            first += 2;
        }
        if self.count & 1 != 0 {
            self.combine_chunk::<1>(gprs, (to, first), (&left, &right), &f);
        }
    }

    #[inline(always)]
    fn combine_chunk<const N: usize>(
        self,
        gprs: &mut [u64],
        (to, first): (usize, usize),
        (left, right): (&impl Source, &impl Source),
        f: impl Fn(u64, u64) -> u64,
    ) {
        let executing = self.executing.0 >> first & ((1 << N) - 1);
        let left = left.chunk::<N>(gprs, first);
        let right = right.chunk::<N>(gprs, first);
        let mut values = [0; N];
        for lane in 0..N {
            values[lane] = f(left[lane], right[lane]);
        }
        let place = &mut gprs[to + first..to + first + N];
        if executing != (1 << N) - 1 {
            for lane in 0..N {
                let four = executing >> (lane & !3) & 0b1111;
                let written = WRITTEN[four as usize][lane & 3];
                values[lane] = values[lane] & written | place[lane] & !written;
            }
        }
        place.copy_from_slice(&values);
    }

    /// The lanes in which two values are such, among them lanes that do not execute.
    #[inline(always)]
    pub(super) fn test(
        self,
        gprs: &[u64],
        (left, right): (impl Source, impl Source),
        f: impl Fn(u64, u64) -> bool,
    ) -> LaneMask {
        let operands = (&left, &right);
        let (mut first, mut found) = (0, 0);
        while self.count - first >= 8 {
            found |= test_chunk::<8>(gprs, operands, first, &f);
            first += 8;
        }
        if self.count & 4 != 0 {
            found |= test_chunk::<4>(gprs, operands, first, &f);
            first += 4;
        }
        if self.count & 2 != 0 {
            found |= test_chunk::<2>(gprs, operands, first, &f);
            first += 2;
        }
        if self.count & 1 != 0 {
            found |= test_chunk::<1>(gprs, operands, first, &f);
        }
        LaneMask(found)
    }
}

#[inline(always)]
fn test_chunk<const N: usize>(
    gprs: &[u64],
    (left, right): (&impl Source, &impl Source),
    first: usize,
    f: impl Fn(u64, u64) -> bool,
) -> u64 {
    let (left, right) = (left.chunk::<N>(gprs, first), right.chunk::<N>(gprs, first));
    let mut found = 0;
    for lane in 0..N {
        found |= u64::from(f(left[lane], right[lane])) << (first + lane);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Masks of so many lanes: all, none, one, and others.
    fn masks(count: usize) -> Vec<LaneMask> {
        let all = LaneMask::all(count as u32);
        let some = [u64::MAX, 0, 1, 1 << (count - 1), 0x5a5a_c3c3_9669_0ff1, 0x1234_5678_9abc_def0];
        some.iter().map(|&bits| LaneMask(bits) & all).collect()
    }

    /// Every number of lanes, against the same lane by lane; registers on both sides stay as they are.
    #[test]
    fn chunks_give_what_each_lane_alone_gives() {
        for count in 1..=64 {
            let before: Vec<u64> = (0..4 * count as u64).map(|n| n * 0x9e37 + 1).collect();
            for executing in masks(count) {
                let lanes = Lanes { count, executing };
                // Where the result goes: to a register of its own, and to each operand's.
                for to in [2 * count, 0, count] {
                    let (mut gprs, mut wanted) = (before.clone(), before.clone());
                    let operands = (Register(0), Register(count));
                    lanes.combine(&mut gprs, to, operands, |left, right| left * 3 + right);
                    for lane in executing.iter().map(isa::Lane::index) {
                        wanted[to + lane] = before[lane] * 3 + before[count + lane];
                    }
                    assert_eq!(gprs, wanted, "{count} lanes, {executing}");
                    let operands = (LaneNumber, Same(1000));
                    lanes.combine(&mut gprs, to, operands, |left, right| left + right);
                    for lane in executing.iter().map(isa::Lane::index) {
                        wanted[to + lane] = 1000 + lane as u64;
                    }
                    assert_eq!(gprs, wanted, "{count} lanes, {executing}");
                }
                let operands = (Register(count), Same(3));
                let found = lanes.test(&before, operands, |value, by| value.is_multiple_of(by));
                let each = (0..count).filter(|&lane| before[count + lane].is_multiple_of(3));
                let each: LaneMask = each.map(|lane| isa::Lane(lane as u32)).collect();
                assert_eq!(found, each, "{count} lanes");
            }
        }
    }
}
