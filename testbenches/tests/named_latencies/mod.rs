//! A memory of a latency that is named instead of one that a seed chooses.

use testbenches::{CosimReport, MemoryTiming, ModelSide, Outcome, Pattern, Port, Run};

use super::{config, outcome, run, Program};

fn timing(text: &str) -> MemoryTiming {
    MemoryTiming::Latency(text.parse().expect("a latency"))
}

/// Cycles of a program that prints what it must.
fn cycles(program: &Program, timing: MemoryTiming) -> u64 {
    let config = program.config("4w8/8/4/4");
    let image = program.image(&config.arch);
    let run = Run { timing, max_cycles: 10_000_000, ..run(&config, &image, 0) };
    match outcome(run, ModelSide::new(&config)) {
        Outcome::Passed(passed) => {
            assert_eq!(passed.console, program.expected, "{timing}");
            passed.statistics.cycles
        }
        other => panic!("{timing}: {other}"),
    }
}

#[test]
fn latency_1_is_the_ideal_memory_and_the_longest_one_is_no_standstill() {
    let program = Program::load("vector-sum");
    let ideal = cycles(&program, MemoryTiming::IDEAL);
    assert_eq!(cycles(&program, timing("1")), ideal);
    let [data, both, longest] = ["1,16", "16", "256"].map(|text| cycles(&program, timing(text)));
    assert!(ideal < data && data < both && both < longest, "{ideal} {data} {both} {longest}");
}

#[test]
fn a_report_names_the_latency() {
    let config = config("4w8/8/4/4");
    let image = super::assemble(&config.arch, "again: jmpi again\n");
    let timing = timing("4,16");
    let run = Run { timing, max_cycles: 100, ..run(&config, &image, 0) };
    let pattern = |port| Pattern::of(timing, port);
    let report = CosimReport {
        outcome: outcome(run, ModelSide::new(&config)),
        arch: config.arch,
        timing,
        instruction_port: pattern(Port::Instruction).to_string(),
        memory: testbenches::MemoryPorts::Alone { data_port: pattern(Port::DATA).to_string() },
        console_output: pattern(Port::Console).readiness(),
        waveform: None,
        command: String::new(),
    };
    let text = report.to_string();
    let told = "\
core 4w8/8/4/4, latency 4 on the instruction port, 16 on the data port
  instruction port  latency 4, always ready
  data port         latency 16, always ready
  console output    always ready
";
    assert!(text.ends_with(told), "{text}");
}
