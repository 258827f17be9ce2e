//! In a deep pipeline, what the coalescer asks of the lanes still to do is found in the cycle before their request:
//! which of them name a line of RAM, the lowest of these, and which name the same line as that.

use isa::CoreConfig;

use super::shape::Shape;
use super::LoadStoreUnit;
use crate::kit::prelude::*;

bundle! {
    /// The lanes still to do that name a line of RAM, one bit a lane where not said otherwise.
    pub struct RamLanes / RamLanesRegister(config: &CoreConfig) if (Shape::new(config).finds_ahead()) {
        /// All of them.
        all: config.arch.lanes(),
        /// One bit: there is one.
        any: 1,
        /// The lowest.
        lowest: config.arch.lanes(),
        /// Those that name the same line as the lowest, if pairs of lanes are compared.
        sharing: config.arch.lanes(); if (!Shape::new(config).pairs_compared().is_empty()),
        /// One bit: no lane is left behind the request, whether it goes to RAM or to the console.
        last: 1; if (Shape::new(config).finds_last_ahead()),
    }
}

/// Those of the lanes that name the same line as the lowest of them; `same_line` has a bit a pair of lanes.
pub(super) fn sharing_line(shape: Shape, lanes: &Expr, lowest: &Expr, same_line: &Expr) -> Vec<Expr> {
    let lowest = lowest.each_bit();
    let mut same = lowest.clone();
    for (pair, (lower, upper)) in (0..).zip(shape.pairs_compared()) {
        let with_lower = &lowest[lower as usize] & same_line.bit(pair);
        same[upper as usize] = &same[upper as usize] | with_lower;
    }
    lanes.each_bit().into_iter().zip(same).map(|(lane, same)| lane & same).collect()
}

impl LoadStoreUnit {
    /// Finds them for a new access, and behind lanes that have been served or exchanged.
    pub(super) fn find_ram_lanes(&self, k: &mut Kernel, [loads, fires, exchanged]: [&Expr; 3], slot: &Expr) {
        let (shape, ram_lanes) = (self._shape, &self.ram_lanes);
        if !ram_lanes.is_present() {
            return;
        }
        k.comment("the lanes of the next request to RAM: P11.8");
        let places = slot.width() - shape.lanes * shape.address();
        let consoles = match shape.has_scratchpad() {
            false => slot.bits(places - shape.lanes, shape.lanes),
            true => slot.bits(places - shape.lanes, shape.lanes) | slot.bits(places - 2 * shape.lanes, shape.lanes),
        };
        let left = |gone: &RSignal<Out>| ram_lanes.all.val() & !gone.val();
        let new_same_line = self.new_same_line(k, slot);
        if self.same_line.is_present() {
            k.update_when(&self.same_line, loads, &new_same_line);
        }
        let same_line = self.same_line.val();
        let new = slot.bits(0, shape.lanes);
        let remaining = self.remaining.val() & !self.coalescer.served.val();
        let mut cases = vec![
            ("new", loads, &new & !consoles, new, &new_same_line),
            ("left", fires, left(&self.coalescer.served), remaining.clone(), &same_line),
        ];
        if self.exchange.is_present() {
            cases.push(("not_exchanged", exchanged, left(&self.exchange.lanes), remaining, &same_line));
        }
        for (name, when, lanes, remaining, same_line) in cases {
            let all = k.wire(format!("{name}_in_ram"), lanes);
            let lowest = k.lowest_set(format!("{name}_lowest"), &all);
            if ram_lanes.sharing.is_present() {
                let sharing = pack(sharing_line(shape, &all, &lowest, same_line));
                let sharing = match ram_lanes.last.is_present() {
                    false => sharing,
                    true => k.wire(format!("{name}_sharing"), sharing),
                };
                k.update_when(&ram_lanes.last, when, !(all.any() & (remaining & !&sharing).any()));
                k.update_when(&ram_lanes.sharing, when, sharing);
            }
            k.update_when(&ram_lanes.all, when, &all);
            k.update_when(&ram_lanes.any, when, all.any());
            k.update_when(&ram_lanes.lowest, when, lowest);
        }
        k.drive_bundle(&self.coalescer.ram_lanes, ram_lanes.values());
    }
}
