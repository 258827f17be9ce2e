//! Lanes of one warp that wait for one another: the programs `progress-*` of `programs/c` end, on every mechanism.

use crate::running::{all_program_names, compiled, extended, linked, program_output, program_text, run, Mechanism};

const INSTRUCTIONS_MAX: u64 = 1_000_000;

fn names() -> Vec<String> {
    let mut names = all_program_names();
    names.retain(|name| name.starts_with("progress-"));
    assert_eq!(names.len(), 8);
    names
}

fn check(mechanism: Mechanism) {
    for arch in ["4w8/8/1/4", "4w8/8/4/4", "4w16/16/8/2", "8w16/16/16/2"] {
        let target = extended(arch, mechanism);
        for name in names() {
            let text = program_text(&name, target.arch.word_bytes());
            let printed = compiled(&name, &text, &target)
                .and_then(|compiled| linked(&compiled))
                .and_then(|linked| run(&linked, &target, INSTRUCTIONS_MAX));
            assert_eq!(printed, Ok(program_output(&name)), "{name} on {arch}");
        }
    }
}

on_every_mechanism!(check);
