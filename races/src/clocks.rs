//! Vector clocks. The threads are the lanes of all warps; lanes that go in lock step are a *group* and share one clock.
//!
//! A clock has a component for each thread. A group counts in the component of its lowest lane, which no other group
//! has at the same time. So an access is named by a component and a count, its *epoch*, and whoever has that count or
//! more in the component comes behind the access.

use isa::{LaneMask, Warp};

/// For each thread, up to which count its accesses come before. Components that are missing are 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Clock(Vec<u32>);

impl Clock {
    /// The count in a component.
    pub(crate) fn get(&self, component: usize) -> u32 {
        self.0.get(component).copied().unwrap_or(0)
    }

    /// Takes over what another one knows.
    pub(crate) fn join(&mut self, other: &Clock) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        for (own, other) in self.0.iter_mut().zip(&other.0) {
            *own = (*own).max(*other);
        }
    }

    fn count_up(&mut self, component: usize) {
        if self.0.len() <= component {
            self.0.resize(component + 1, 0);
        }
        self.0[component] += 1;
    }
}

/// A group, by its place in the list of all.
pub(crate) type GroupId = usize;

/// Lanes of a warp that have executed their last instruction together.
#[derive(Clone, Debug, Default)]
struct Group {
    warp: usize,
    lanes: LaneMask,
    clock: Clock,
}

/// All groups.
pub(crate) struct Clocks {
    lanes: usize,
    groups: Vec<Group>,
    /// Places of groups that have become part of others.
    free: Vec<GroupId>,
    /// By thread.
    group_of: Vec<GroupId>,
}

impl Clocks {
    /// Every lane is alone, and none knows of another.
    pub(crate) fn new(warps: usize, lanes: usize) -> Self {
        let mut groups = Vec::with_capacity(warps * lanes);
        for warp in 0..warps {
            for lane in 0..lanes {
                let mut clock = Clock::default();
                clock.count_up(warp * lanes + lane);
                groups.push(Group { warp, lanes: LaneMask(1 << lane), clock });
            }
        }
        Self { lanes, group_of: (0..groups.len()).collect(), groups, free: Vec::new() }
    }

    /// The group of exactly these lanes. Lanes of several groups meet in it, and know what any of them has known. Lanes
    /// that have gone with them before, and do not now, part from them.
    pub(crate) fn group(&mut self, warp: Warp, lanes: LaneMask) -> GroupId {
        let base = warp.index() * self.lanes;
        let Some(lowest) = lanes.lowest() else {
            return self.group_of[base];
        };
        let found = self.group_of[base + lowest.index()];
        if self.groups[found].lanes == lanes {
            return found;
        }
        let mut olds: Vec<_> = lanes.iter().map(|lane| self.group_of[base + lane.index()]).collect();
        olds.sort_unstable();
        olds.dedup();
        let mut clock = Clock::default();
        for old in olds {
            clock.join(&self.groups[old].clock);
            let rest = self.groups[old].lanes.without(lanes);
            self.groups[old].lanes = rest;
            match rest.is_empty() {
                true => self.free.push(old),
                false => self.step(old),
            }
        }
        let group = Group { warp: warp.index(), lanes, clock };
        let id = match self.free.pop() {
            Some(id) => {
                self.groups[id] = group;
                id
            }
            None => {
                self.groups.push(group);
                self.groups.len() - 1
            }
        };
        for lane in lanes.iter() {
            self.group_of[base + lane.index()] = id;
        }
        self.step(id);
        id
    }

    /// The component in which a group counts.
    pub(crate) fn component(&self, group: GroupId) -> usize {
        let Group { warp, lanes, .. } = self.groups[group];
        warp * self.lanes + lanes.0.trailing_zeros() as usize
    }

    /// What a group knows.
    pub(crate) fn clock(&self, group: GroupId) -> &Clock {
        &self.groups[group].clock
    }

    /// Begins a new count of a group: others know of what it has done up to now.
    pub(crate) fn step(&mut self, group: GroupId) {
        let component = self.component(group);
        self.groups[group].clock.count_up(component);
    }

    /// The group comes behind everything that this clock knows.
    pub(crate) fn learn(&mut self, group: GroupId, clock: &Clock) {
        self.groups[group].clock.join(clock);
    }

    /// What `before` has done comes before what `after` does.
    pub(crate) fn order(&mut self, before: GroupId, after: GroupId) {
        if before != after {
            let known = self.groups[before].clock.clone();
            self.learn(after, &known);
            self.step(before);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether what `group` does now comes before what `other` does now.
    fn is_known(clocks: &Clocks, group: GroupId, other: GroupId) -> bool {
        let component = clocks.component(group);
        clocks.clock(group).get(component) <= clocks.clock(other).get(component)
    }

    #[test]
    fn lanes_that_part_know_their_common_past_alone_until_they_meet() {
        let mut clocks = Clocks::new(2, 4);
        let warp = Warp(1);
        let all = clocks.group(warp, LaneMask(0b1111));
        let (component, count) = (clocks.component(all), 1);
        assert_eq!(component, 4);
        let upper = clocks.group(warp, LaneMask(0b1100));
        let lower = clocks.group(warp, LaneMask(0b0011));
        for side in [upper, lower] {
            assert!(clocks.clock(side).get(component) > count, "the common past");
        }
        assert!(!is_known(&clocks, upper, lower));
        assert!(!is_known(&clocks, lower, upper));
        let (before, of) = (clocks.clock(upper).get(6), clocks.component(upper));
        assert_eq!(of, 6);
        let met = clocks.group(warp, LaneMask(0b1111));
        assert!(clocks.clock(met).get(6) >= before);
        assert!(clocks.groups.len() <= 9, "places are used again");
    }

    #[test]
    fn what_is_ordered_is_known_and_what_comes_later_is_not() {
        let mut clocks = Clocks::new(2, 1);
        let first = clocks.group(Warp(0), LaneMask(1));
        let second = clocks.group(Warp(1), LaneMask(1));
        let told = clocks.clock(first).get(0);
        clocks.order(first, second);
        assert_eq!(clocks.clock(second).get(0), told);
        assert!(!is_known(&clocks, first, second));
        assert!(!is_known(&clocks, second, first));
    }
}
