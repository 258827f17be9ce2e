//! The line of cores between the thread that compiles and those that run programs: one core in use, at most one
//! waiting.

use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::Duration;

/// How often a thread that waits looks whether the campaign is over.
const LOOK: Duration = Duration::from_millis(50);

/// How long a core is in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turn {
    /// For so many programs.
    Exactly(u64),
    /// For so many programs, and then until the next core has been built: compiling takes longer than running.
    AtLeast(u64),
}

#[derive(Debug)]
struct LineState<T> {
    in_use: Option<Arc<T>>,
    /// Number of the next program for the core in use.
    program: u64,
    /// No further program for the core in use.
    spent: bool,
    waiting: Option<Arc<T>>,
    /// No further core will come.
    closed: bool,
}

/// The cores, handed on. No thread waits longer than [`LOOK`] once the campaign is over.
#[derive(Debug)]
pub(super) struct Line<T> {
    turn: Turn,
    state: Mutex<LineState<T>>,
    changed: Condvar,
}

impl<T> Line<T> {
    pub(super) fn new(turn: Turn) -> Self {
        Line {
            turn,
            state: Mutex::new(LineState { in_use: None, program: 0, spent: true, waiting: None, closed: false }),
            changed: Condvar::new(),
        }
    }

    /// Puts a core behind the one in use; waits for room. False when the campaign is over before that.
    pub(super) fn offer(&self, core: T, is_over: impl Fn() -> bool) -> bool {
        let mut state = self.lock();
        while state.waiting.is_some() {
            if is_over() {
                return false;
            }
            state = self.wait(state);
        }
        state.waiting = Some(Arc::new(core));
        self.changed.notify_all();
        true
    }

    /// Says that no further core will come.
    pub(super) fn close(&self) {
        self.lock().closed = true;
        self.changed.notify_all();
    }

    /// A core and the number of the program to run on it; `None` when there is nothing left to do.
    pub(super) fn take(&self, is_over: impl Fn() -> bool) -> Option<(Arc<T>, u64)> {
        let mut state = self.lock();
        while !is_over() {
            if !self.turn_is_over(&state) {
                let program = state.program;
                state.program += 1;
                return Some((Arc::clone(state.in_use.as_ref()?), program));
            }
            if let Some(next) = state.waiting.take() {
                state.in_use = Some(next);
                state.program = 0;
                state.spent = false;
                self.changed.notify_all();
            } else if state.closed {
                return None;
            } else {
                state = self.wait(state);
            }
        }
        None
    }

    /// Runs no further program on this core, if it is still the one in use.
    pub(super) fn retire(&self, core: &Arc<T>) {
        let mut state = self.lock();
        if state.in_use.as_ref().is_some_and(|used| Arc::ptr_eq(used, core)) {
            state.spent = true;
        }
    }

    fn turn_is_over(&self, state: &LineState<T>) -> bool {
        state.spent
            || match self.turn {
                Turn::Exactly(programs) => state.program >= programs,
                Turn::AtLeast(programs) => state.program >= programs && state.waiting.is_some(),
            }
    }

    fn lock(&self) -> MutexGuard<'_, LineState<T>> {
        self.state.lock().unwrap_or_else(|poison| poison.into_inner())
    }

    fn wait<'a>(&self, state: MutexGuard<'a, LineState<T>>) -> MutexGuard<'a, LineState<T>> {
        match self.changed.wait_timeout(state, LOOK) {
            Ok((state, _)) => state,
            Err(poison) => poison.into_inner().0,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::thread;

    use super::*;

    const GOES_ON: fn() -> bool = || false;

    #[test]
    fn every_core_gets_exactly_its_programs() {
        let line = Line::new(Turn::Exactly(3));
        let taken = thread::scope(|scope| {
            scope.spawn(|| {
                for core in 0..4 {
                    assert!(line.offer(core, GOES_ON));
                }
                line.close();
            });
            std::iter::from_fn(|| line.take(GOES_ON)).map(|(core, program)| (*core, program)).collect::<Vec<_>>()
        });
        let all = (0..4).flat_map(|core| (0..3).map(move |program| (core, program)));
        assert_eq!(taken, all.collect::<Vec<_>>());
    }

    #[test]
    fn a_core_stays_in_use_until_the_next_one_is_there() {
        let line = Line::new(Turn::AtLeast(2));
        assert!(line.offer('a', GOES_ON));
        for program in 0..100 {
            assert_eq!(line.take(GOES_ON), Some((Arc::new('a'), program)));
        }
        assert!(line.offer('b', GOES_ON));
        assert_eq!(line.take(GOES_ON), Some((Arc::new('b'), 0)));
    }

    #[test]
    fn a_core_that_failed_is_used_no_more() {
        let line = Line::new(Turn::AtLeast(10));
        assert!(line.offer('a', GOES_ON));
        let (core, _) = line.take(GOES_ON).unwrap();
        assert!(line.offer('b', GOES_ON));
        line.retire(&core);
        assert_eq!(line.take(GOES_ON), Some((Arc::new('b'), 0)));
        // A report that comes late does not take the next core away.
        line.retire(&core);
        assert_eq!(line.take(GOES_ON), Some((Arc::new('b'), 1)));
    }

    /// No thread takes the second core: the thread that offers a third must not wait for ever.
    #[test]
    fn once_it_is_over_nobody_waits() {
        let line = Line::new(Turn::Exactly(3000));
        let over = AtomicBool::new(false);
        let is_over = || over.load(Ordering::Relaxed);
        thread::scope(|scope| {
            let offers = scope.spawn(|| (0..3).map(|core| line.offer(core, is_over)).collect());
            assert_eq!(line.take(is_over), Some((Arc::new(0), 0)));
            while line.lock().waiting.is_none() {
                thread::yield_now();
            }
            over.store(true, Ordering::Relaxed);
            assert_eq!(line.take(is_over), None);
            let offers: Vec<bool> = offers.join().unwrap();
            assert_eq!(offers, [true, true, false]);
        });
    }
}
