//! What comes from outside: bytes at the console, resets, the host; and comparisons of states in the middle of the run.

use testbenches::{Arrival, ConsoleInput, Reset, Resets};

use super::super::{Shrinker, Subject};

/// Leaves out what is not needed, and makes the rest plainer.
pub(super) fn stimuli(shrinker: &mut Shrinker<'_>) {
    arrivals(shrinker);
    resets(shrinker);
    let subject = shrinker.best().clone();
    shrinker.takes(Subject { start: None, ..subject });
    let subject = shrinker.best().clone();
    shrinker.takes(Subject { compare_state_every: None, ..subject });
}

/// Fewer bytes, then zeros, the first one at the start.
fn arrivals(shrinker: &mut Shrinker<'_>) {
    let all = shrinker.best().console_input.arrivals().to_vec();
    shrinker.minimises(all, |subject, kept| Some(with_arrivals(subject, kept)));
    for index in 0..shrinker.best().console_input.arrivals().len() {
        let subject = shrinker.best().clone();
        let mut plainer = subject.console_input.arrivals().to_vec();
        plainer[index].byte = 0;
        shrinker.takes(with_arrivals(&subject, &plainer));
    }
    let subject = shrinker.best().clone();
    let mut earlier = subject.console_input.arrivals().to_vec();
    if let Some(first) = earlier.first_mut() {
        first.cycle = 0;
        shrinker.takes(with_arrivals(&subject, &earlier));
    }
}

/// Fewer resets, then of one clock edge.
fn resets(shrinker: &mut Shrinker<'_>) {
    let all = shrinker.best().resets.all().to_vec();
    shrinker.minimises(all, |subject, kept| Some(with_resets(subject, kept)));
    for index in 0..shrinker.best().resets.all().len() {
        let subject = shrinker.best().clone();
        let mut shorter = subject.resets.all().to_vec();
        shorter[index].length = 1;
        shrinker.takes(with_resets(&subject, &shorter));
    }
}

fn with_arrivals(subject: &Subject, arrivals: &[Arrival]) -> Subject {
    Subject { console_input: ConsoleInput::new(arrivals.iter().copied()), ..subject.clone() }
}

fn with_resets(subject: &Subject, resets: &[Reset]) -> Subject {
    Subject { resets: Resets::new(resets.iter().copied()), ..subject.clone() }
}
