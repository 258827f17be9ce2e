//! What is taken away, a file each, and in which order.
//!
//! The program comes first: its tries cost milliseconds, while another configuration has to be compiled.

mod branches;
mod cluster;
mod configuration;
mod lane_numbers;
mod memory;
mod operands;
mod stimuli;
mod words;

use super::Shrinker;

pub(super) use branches::branches;
pub(super) use cluster::cluster;
pub(super) use memory::other_seeds;

/// What surrounds the program and costs nothing to change.
pub(super) fn surroundings(shrinker: &mut Shrinker<'_>) {
    memory::memory(shrinker);
    stimuli::stimuli(shrinker);
}

/// The program's words, until no single one of them can go or be simpler.
pub(super) fn program(shrinker: &mut Shrinker<'_>) {
    repeat(shrinker, |shrinker| {
        words::delete(shrinker);
        words::blank(shrinker);
        operands::operands(shrinker);
    });
}

/// Program, surroundings and configuration in turn, until nothing changes.
pub(super) fn everything(shrinker: &mut Shrinker<'_>) {
    repeat(shrinker, |shrinker| {
        program(shrinker);
        lane_numbers::lane_numbers(shrinker);
        surroundings(shrinker);
        configuration::configuration(shrinker);
    });
}

/// Does it for as long as that makes the subject smaller.
fn repeat(shrinker: &mut Shrinker<'_>, pass: impl Fn(&mut Shrinker<'_>)) {
    loop {
        let before = shrinker.best().clone();
        pass(shrinker);
        let same = (&before.config, &before.code, before.timing) == {
            let now = shrinker.best();
            (&now.config, &now.code, now.timing)
        };
        if same || shrinker.is_late() {
            return;
        }
    }
}
