//! The loop over executing lanes, in the form in which it is fastest.

use isa::LaneMask;

/// Calls `act` for each lane of the mask, lowest first. All lanes executing is by far the commonest
/// case, and then the loop needs no search for the next set bit.
#[inline(always)]
pub(crate) fn for_each_lane(
    mask: LaneMask,
    all_lanes: LaneMask,
    lanes: usize,
    mut act: impl FnMut(usize),
) {
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
