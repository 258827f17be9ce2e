//! The environment as the core sees it, typed in from docs/pipeline.md section 3.

use isa::ClusterConfig;

use super::*;
use crate::environment::pattern::Pattern;

fn environment(seed: u64) -> Environment {
    let image: Vec<u8> = (0..=255).collect();
    Environment::new(&CoreConfig::default(), &image, &ConsoleInput::from_start(b"xy"), seed.into())
}

fn fetch(word: u64) -> PortOutputs {
    PortOutputs {
        instruction_request_valid: true,
        instruction_request_word: word,
        instruction_response_ready: true,
        ..PortOutputs::default()
    }
}

fn data(write: bool, console: bool, line: u64, byte_enable: u64) -> PortOutputs {
    let mut outputs = PortOutputs {
        data_request_valid: true,
        data_request_write: write,
        data_request_console: console,
        data_request_line: line,
        data_request_byte_enable: byte_enable,
        data_response_ready: true,
        ..PortOutputs::default()
    };
    outputs.data_request_data[..4].copy_from_slice(&[0x4443_4241, 0x11, 0x22, 0x3333_3333]);
    outputs
}

/// The patterns of the instruction port, of the first bank and of the console's output.
fn patterns(environment: &Environment) -> [Pattern; 3] {
    [environment.fetches.pattern, environment.banks[0].pattern, environment.console.pattern]
}

/// Runs one cycle and gives back what the core was driven with.
fn run(environment: &mut Environment, outputs: PortOutputs) -> PortInputs {
    let mut inputs = PortInputs::default();
    environment.cycle(&[outputs], std::slice::from_mut(&mut inputs));
    inputs
}

/// Rules: P3.3, P3.11.
#[test]
fn a_fetch_is_answered_in_the_next_cycle_and_a_later_one_sees_a_store() {
    let mut environment = environment(0);
    assert!(!run(&mut environment, fetch(4)).instruction_response_valid);
    let mut store = data(true, false, 1, 0x000f);
    store.instruction_response_ready = true;
    let inputs = run(&mut environment, store);
    assert_eq!((inputs.instruction_response_valid, inputs.instruction_response_data), (true, 0x1312_1110));
    run(&mut environment, fetch(4));
    assert_eq!(run(&mut environment, fetch(5)).instruction_response_data, 0x4443_4241);
}

/// Rules: P3.7, P3.11.
#[test]
fn stores_change_the_enabled_bytes_only() {
    let mut environment = environment(0);
    run(&mut environment, data(true, false, 2, 0b1000_0000_0001_0110));
    let line = &environment.ram()[32..48];
    assert_eq!(line[..8], [32, 0x42, 0x43, 35, 0x11, 37, 38, 39]);
    assert_eq!(line[8..], [40, 41, 42, 43, 44, 45, 46, 0x33]);
}

/// Rules: P3.9.
#[test]
fn a_loaded_line_waits_until_taken_and_poisons_what_was_not_asked_for() {
    let mut environment = environment(0);
    run(&mut environment, data(false, false, 1, 0x00f0));
    for ready in [false, false, true] {
        let inputs = run(&mut environment, PortOutputs { data_response_ready: ready, ..PortOutputs::default() });
        assert!(inputs.data_response_valid);
        assert_eq!(inputs.data_response_data[..3], [0xbad0_bad0, 0x1716_1514, 0xbad0_bad0]);
    }
    assert!(!run(&mut environment, PortOutputs::default()).data_response_valid);
}

/// Rules: P3.14.
#[test]
fn the_console_gives_waiting_bytes_then_0() {
    let mut environment = environment(0);
    let mut taken = Vec::new();
    for _ in 0..4 {
        taken.push(run(&mut environment, data(false, true, 0, 0b1111)).data_response_data[0]);
    }
    assert_eq!(taken, [0, u64::from(b'x'), u64::from(b'y'), 0]);
}

/// Rules: P3.13.
#[test]
fn a_byte_is_printed_when_it_fires_under_every_pattern() {
    for seed in 0..40 {
        let mut environment = environment(seed);
        let (mut fired, mut held_back) = (Vec::new(), 0);
        for cycle in 0..2000_u64 {
            let outputs = PortOutputs {
                console_output_valid: cycle % 3 != 0,
                console_output_data: cycle & 0xff,
                ..PortOutputs::default()
            };
            let ready = run(&mut environment, outputs).console_output_ready;
            if outputs.console_output_valid && ready {
                fired.push(cycle as u8);
            }
            held_back += u64::from(!ready);
        }
        assert_eq!(environment.console_output(), fired, "seed {seed}");
        let [.., console] = patterns(&environment);
        let always = console.to_string().ends_with("always ready");
        assert_eq!(held_back == 0, always, "seed {seed}");
    }
}

/// What a fetch of word 4 gets in the cycle in which a store writes these bytes of line 1, and what it gets later.
fn fetch_beside_a_store(seed: u64, byte_enable: u64) -> [u64; 2] {
    let mut environment = environment(seed);
    loop {
        let mut both = data(true, false, 1, byte_enable);
        both.instruction_request_valid = true;
        both.instruction_request_word = 4;
        both.instruction_response_ready = true;
        // Only a cycle in which both fire counts; before it nothing is asked for.
        let cycle = Cycle(environment.cycle);
        let [instruction, data, _] = patterns(&environment);
        if !(instruction.ready(cycle) && data.ready(cycle)) {
            run(&mut environment, PortOutputs::default());
            continue;
        }
        run(&mut environment, both);
        let mut answers = Vec::new();
        let mut asked = false;
        while answers.len() < 2 {
            let outputs = if asked { fetch(0) } else { fetch(4) };
            let outputs = PortOutputs { instruction_request_valid: !asked, ..outputs };
            let inputs = run(&mut environment, outputs);
            asked |= inputs.instruction_request_ready;
            if inputs.instruction_response_valid {
                answers.push(inputs.instruction_response_data);
            }
        }
        return [answers[0], answers[1]];
    }
}

/// Rules: P3.12.
#[test]
fn a_fetch_beside_a_store_of_its_word_gets_anything_the_old_word_with_seed_0() {
    let (old, new) = (0x1312_1110, 0x4443_4241);
    assert_eq!(fetch_beside_a_store(0, 0x000f), [old, new]);
    let mut words = Vec::new();
    for seed in 1..20 {
        let [beside, later] = fetch_beside_a_store(seed, 0x000f);
        assert_eq!(later, new);
        assert!(beside <= 0xffff_ffff);
        assert_eq!(fetch_beside_a_store(seed, 0x000f)[0], beside, "alike on both sides");
        words.push(beside);
        // One byte of it is enough; a store of the line's other words is none of its word.
        assert_eq!(fetch_beside_a_store(seed, 0x0008)[0], beside);
        assert_eq!(fetch_beside_a_store(seed, 0xfff0), [old, old]);
    }
    assert!(words.iter().all(|&word| word != old && word != new));
    words.sort_unstable();
    words.dedup();
    assert_eq!(words.len(), 19);
}

/// Rules: P3.17, P3.18.
#[test]
fn a_reset_forgets_what_is_under_way_and_keeps_memory_and_console() {
    for seed in 0..20 {
        let mut environment = environment(seed);
        let mut asked = 0;
        while asked < 2 {
            let inputs = run(&mut environment, fetch(4));
            asked += u64::from(inputs.instruction_request_ready);
        }
        while !run(&mut environment, data(true, false, 2, 0x000f)).data_request_ready {}
        while !run(&mut environment, data(false, false, 1, 0x000f)).data_request_ready {}
        let printing = PortOutputs { console_output_valid: true, console_output_data: 0x21, ..PortOutputs::default() };
        while !run(&mut environment, printing).console_output_ready {}
        let patterns = patterns(&environment);
        environment.reset(&mut [PortInputs::default()]);
        let next_cycle = environment.cycle;
        for cycle in 0..200 {
            let inputs = run(&mut environment, PortOutputs::default());
            assert!(!inputs.instruction_response_valid, "seed {seed}: {cycle}");
            assert!(!inputs.data_response_valid, "seed {seed}: {cycle}");
            assert!(inputs.console_input_valid, "seed {seed}: {cycle}");
            // The patterns go on as if there had been no reset.
            let ready = patterns[1].ready(Cycle(next_cycle + cycle));
            assert_eq!(inputs.data_request_ready, ready, "seed {seed}: {cycle}");
        }
        assert_eq!(environment.console_output(), b"!");
        assert_eq!(environment.ram()[32..36], [0x41, 0x42, 0x43, 0x44]);
    }
}

/// Rules: P3.3, P3.9.
#[test]
fn responses_keep_their_order_under_every_pattern() {
    for seed in 0..40 {
        let mut environment = environment(seed);
        let (mut asked, mut answers) = (0, Vec::new());
        for _ in 0..2000 {
            let inputs = run(&mut environment, fetch(asked % 64));
            asked += u64::from(inputs.instruction_request_ready);
            if inputs.instruction_response_valid {
                answers.push(inputs.instruction_response_data & 0xff);
            }
        }
        assert!(answers.len() > 50, "seed {seed}");
        assert!((0..).zip(&answers).all(|(number, &answer): (u64, _)| answer == number % 64 * 4), "seed {seed}");
    }
}

fn cluster(banks: u32) -> ClusterConfig {
    ClusterConfig::new(CoreConfig::default(), 2, banks).expect("a cluster")
}

/// Rules: C1.2, C2.3.
#[test]
fn a_line_of_ram_is_in_the_bank_of_its_low_bits() {
    let image: Vec<u8> = (0..=255).collect();
    let nothing = ConsoleInput::none();
    let mut environment = Environment::new(&cluster(4), &image, nothing, 0.into());
    let mut inputs = [PortInputs::default(); 4];
    let idle = PortOutputs::default();
    // Line 1 of bank 2 is line 6 of RAM, at byte 96; line 2 of bank 3 is line 11, at byte 176.
    let outputs = [idle, idle, data(false, false, 1, 0xffff), data(true, false, 2, 0xffff)];
    environment.cycle(&outputs, &mut inputs);
    environment.cycle(&[outputs[0]; 4], &mut inputs);
    assert!(inputs[2].data_response_valid && !inputs[3].data_response_valid);
    assert_eq!(inputs[2].data_response_data[0], 0x6362_6160);
    assert_eq!(environment.memory().word_at(176), Some(0x4443_4241));
    assert_eq!(environment.memory().word_at(188), Some(0x3333_3333));
}

/// A cluster with one bank has the memory that a core alone has.
#[test]
fn the_first_bank_is_as_ready_as_the_port_of_a_core_alone_and_the_others_are_not() {
    let nothing = ConsoleInput::none();
    let mut equal = 0;
    for seed in 1..40 {
        let environment = Environment::new(&cluster(4), &[], nothing, seed.into());
        let [first, second, third, _] = &*environment.banks else { panic!("four banks") };
        assert_eq!(first.pattern, Pattern::new(seed, Port::DATA));
        equal += usize::from(second.pattern == first.pattern || third.pattern == second.pattern);
    }
    assert_eq!(equal, 0);
}
