//! How often each event has occurred: a row of numbers, by the event's place in the table.

use golden_model::{Fired, RuleEvent};

use super::table::{Event, Family};

/// Counts of all events. An array, not a slice: no place needs a check then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counts(Box<[u64; Event::COUNT]>);

impl Default for Counts {
    fn default() -> Self {
        Counts(Box::new([0; Event::COUNT]))
    }
}

impl Counts {
    /// Adds the rules that the golden model has fired.
    pub fn add_fired(&mut self, fired: &Fired) {
        for &event in RuleEvent::ALL {
            self.0[event as usize] += fired.count(event);
        }
    }

    /// Counts an event.
    #[inline]
    pub(super) fn count(&mut self, event: Event) {
        self.0[event.index()] += 1;
    }

    /// How often a rule has fired.
    pub fn of(&self, event: RuleEvent) -> u64 {
        self.0[event as usize]
    }

    /// How often an event has occurred.
    pub fn get(&self, event: Event) -> u64 {
        self.0[event.index()]
    }

    /// Adds so many occurrences of an event.
    pub fn add_to(&mut self, event: Event, count: u64) {
        self.0[event.index()] += count;
    }

    /// Adds what others have counted.
    pub fn add(&mut self, other: &Counts) {
        for (our, their) in self.0.iter_mut().zip(other.0.iter()) {
            *our = our.saturating_add(*their);
        }
    }

    /// The events that have occurred, with their counts.
    pub fn occurred(&self) -> impl Iterator<Item = (Event, u64)> + '_ {
        let all = Event::all().zip(self.0.iter().copied());
        all.filter(|&(_, count)| count > 0)
    }

    /// The first event of which another one has counted another number: with ours and theirs.
    pub fn first_difference(&self, other: &Counts) -> Option<(Event, u64, u64)> {
        if self == other {
            return None;
        }
        let mut pairs = Event::all().zip(self.0.iter().zip(other.0.iter()));
        let (event, (&ours, &theirs)) = pairs.find(|(_, (our, their))| our != their)?;
        Some((event, ours, theirs))
    }

    /// The rules that have not fired.
    pub fn holes(&self) -> Vec<RuleEvent> {
        let is_hole = |event: &RuleEvent| self.of(*event) == 0;
        RuleEvent::ALL.iter().copied().filter(is_hole).collect()
    }

    /// How many events of a family have occurred, and how many there are.
    pub fn of_family(&self, family: Family) -> (usize, usize) {
        let all = family.range();
        let occurred = self.0[all.clone()].iter().filter(|&&count| count > 0);
        (occurred.count(), all.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_that_does_not_fire_is_a_hole() {
        let mut counts = Counts::default();
        assert_eq!(counts.holes(), RuleEvent::ALL);
        for &event in RuleEvent::ALL.iter().filter(|event| **event != RuleEvent::StackFull) {
            counts.add_to(Event::of_rule(event), 1);
        }
        counts.add_to(Event::of_rule(RuleEvent::NoLanes), 1);
        assert_eq!(counts.holes(), [RuleEvent::StackFull]);
        let mut sum = counts.clone();
        sum.add(&counts);
        assert_eq!((sum.of(RuleEvent::NoLanes), sum.of(RuleEvent::StackFull)), (4, 0));
        let events = RuleEvent::ALL.len();
        assert_eq!(sum.of_family(Family::State), (events - 1, events));
    }

    #[test]
    fn a_difference_is_named() {
        let (mut one, two) = (Counts::default(), Counts::default());
        assert_eq!(one.first_difference(&two), None);
        one.add_to(Event::of_rule(RuleEvent::StackFull), 1);
        let event = Event::of_rule(RuleEvent::StackFull);
        assert_eq!(one.first_difference(&two), Some((event, 1, 0)));
    }
}
