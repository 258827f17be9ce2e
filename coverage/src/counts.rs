//! How often each event has occurred: a row of numbers, by the event's place in the table.

use super::states::State;
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
    /// Counts a state.
    #[inline]
    pub(super) fn note(&mut self, state: State) {
        self.0[state as usize] += 1;
    }

    /// Counts a state if it is there.
    #[inline]
    pub(super) fn note_if(&mut self, is_there: bool, state: State) {
        self.0[state as usize] += u64::from(is_there);
    }

    /// Counts an event.
    #[inline]
    pub(super) fn count(&mut self, event: Event) {
        self.0[event.index()] += 1;
    }

    /// How often a state was reached.
    pub fn of(&self, state: State) -> u64 {
        self.0[state as usize]
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

    /// The states that were not reached.
    pub fn holes(&self) -> Vec<State> {
        let is_hole = |state: &State| self.of(*state) == 0;
        State::ALL.iter().copied().filter(is_hole).collect()
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
    fn a_state_that_is_not_reached_is_a_hole() {
        let mut counts = Counts::default();
        assert_eq!(counts.holes(), State::ALL);
        for &state in State::ALL {
            counts.note_if(state != State::StackFull, state);
            counts.note_if(false, state);
        }
        counts.note(State::NoLanes);
        assert_eq!(counts.holes(), [State::StackFull]);
        let mut sum = counts.clone();
        sum.add(&counts);
        assert_eq!((sum.of(State::NoLanes), sum.of(State::StackFull)), (4, 0));
        let states = State::ALL.len();
        assert_eq!(sum.of_family(Family::State), (states - 1, states));
    }

    #[test]
    fn a_difference_is_named() {
        let (mut one, two) = (Counts::default(), Counts::default());
        assert_eq!(one.first_difference(&two), None);
        one.note(State::StackFull);
        let event = Event::of_state(State::StackFull);
        assert_eq!(one.first_difference(&two), Some((event, 1, 0)));
    }
}
