//! What comes from outside: bytes at the console, resets, the host.

use testbenches::{Arrival, ConsoleInput, Reset, Resets};

use super::super::{Shrinker, Subject};

/// Leaves out what is not needed, and makes the rest simpler.
pub(super) fn stimuli(shrinker: &mut Shrinker<'_>) {
    let arrivals = shrinker.best().console_input.arrivals().to_vec();
    shrinker.minimises(arrivals, |subject, kept| Some(with_arrivals(subject, kept)));
    let arrivals = shrinker.best().console_input.arrivals().to_vec();
    for index in 0..arrivals.len() {
        let subject = shrinker.best().clone();
        let plain = |arrival: Arrival| {
            let mut arrivals = subject.console_input.arrivals().to_vec();
            arrivals[index] = arrival;
            with_arrivals(&subject, &arrivals)
        };
        let Arrival { cycle, byte } = arrivals[index];
        let earlier = if index == 0 { 0 } else { cycle };
        shrinker.takes_one_of(
            [(earlier, 0), (cycle, 0), (earlier, byte)]
                .map(|(cycle, byte)| plain(Arrival { cycle, byte })),
        );
    }
    let resets = shrinker.best().resets.all().to_vec();
    shrinker.minimises(resets, |subject, kept| Some(with_resets(subject, kept)));
    for index in 0..shrinker.best().resets.all().len() {
        let subject = shrinker.best().clone();
        let mut resets = subject.resets.all().to_vec();
        resets[index].length = 1;
        shrinker.takes(with_resets(&subject, &resets));
    }
    let subject = shrinker.best().clone();
    shrinker.takes(Subject {
        start: None,
        ..subject.clone()
    });
    shrinker.takes(Subject {
        compare_state_every: None,
        ..shrinker.best().clone()
    });
}

fn with_arrivals(subject: &Subject, arrivals: &[Arrival]) -> Subject {
    Subject {
        console_input: ConsoleInput::new(arrivals.iter().copied()),
        ..subject.clone()
    }
}

fn with_resets(subject: &Subject, resets: &[Reset]) -> Subject {
    Subject {
        resets: Resets::new(resets.iter().copied()),
        ..subject.clone()
    }
}
