//! Own instructions: what they do (docs/isa.md section 13), and when (docs/pipeline.md section 29).

use crate::common::environment::{Bench, Manners, IDEAL};
use crate::common::{halt, lanes, machine_of, nop, op, options, when, InLanes};
use golden_model::{Machine, MachineOptions, Outcome};
use isa::trace::{CustomField, Scalar};
use isa::{
    CoreConfig, CoreOptions, CustomCycles, CustomFunction, CustomMeaning, CustomUnit, CustomUnitSpec, Instruction,
    Interrupt, Opcode::*, Slot, UnitFolder,
};

/// Function 0 adds its three operands, with weights; function 3 adds 1 to its one operand, and takes as many cycles as
/// that operand says.
struct Weighted;

impl CustomMeaning for Weighted {
    fn result(&self, function: usize, [a, b, c]: [u64; 3]) -> Result<u64, String> {
        Ok(match function {
            0 => a + 10 * b + 100 * c,
            _ => a + 1 + b + c,
        })
    }

    fn cycles(&self, _: usize, [a, ..]: [u64; 3]) -> Result<u64, String> {
        Ok(a)
    }
}

/// A unit with these stages, or with one instruction at a time; its function 0 then takes four cycles.
fn unit(stages: Option<u32>) -> UnitFolder {
    let function = |name: &str, operands, cycles| Some(CustomFunction { name: name.to_owned(), operands, cycles });
    let mut functions: [Option<CustomFunction>; 8] = Default::default();
    functions[0] = function("weighted", 3, CustomCycles::Fixed(4));
    functions[3] = function("next", 1, CustomCycles::ByOperands);
    let spec = CustomUnitSpec { name: "weighted".to_owned(), verilog: String::new(), stages, functions };
    let name = format!("a unit with {stages:?} stages");
    CustomUnit::register(&name, spec, Weighted).expect("a legal unit");
    UnitFolder(name)
}

fn with_unit(arch: &str, stages: Option<u32>) -> CoreOptions {
    CoreOptions { custom_unit: Some(unit(stages)), ..options(arch) }
}

/// Four lanes run a body on the functional machine; r3 holds their numbers.
fn run(body: &[Instruction]) -> Machine {
    let arch = "4w8/8/4/4";
    let wanted = with_unit(arch, None);
    let config = CoreConfig::from_options(&wanted).expect("a core");
    let choose = |own: &mut MachineOptions| *own = MachineOptions::as_wanted(&config.arch, &wanted);
    let mut machine = machine_of(arch, choose, &InLanes(4, 3).program(body));
    assert_eq!(machine.run(1000), Outcome::AllStopped);
    machine
}

/// Rules: I13.3, I13.4.
#[test]
fn each_executing_lane_gets_the_result_of_its_own_operands() {
    let operands = [op(Addi, &[4, 3], 1), op(Ldi, &[5], 2)];
    let program = |own: Instruction| [operands[0], operands[1], op(Iszero, &[1, 3], 0), own];
    // a = lane, b = lane + 1, d = 2.
    let machine = run(&program(op(Custom0, &[5, 3, 4], 0)));
    assert_eq!(lanes(&machine, 5), [210, 221, 232, 243]);
    // Lane 0 alone; the others keep their d.
    let machine = run(&program(when(1, op(Custom0, &[5, 3, 4], 0))));
    assert_eq!(lanes(&machine, 5), [210, 2, 2, 2]);
    // One operand: b and d do not count.
    let machine = run(&program(op(Custom3, &[5, 3, 4], 0)));
    assert_eq!(lanes(&machine, 5), [1, 2, 3, 4]);
}

/// Rules: I13.2.
#[test]
fn a_function_that_the_unit_does_not_have_is_an_invalid_instruction() {
    let stopped = |machine: &Machine| machine.stopped_by_interrupts().first().map(|stopped| stopped.interrupt);
    let machine = run(&[op(Custom1, &[5, 3, 4], 0)]);
    assert_eq!(stopped(&machine), Some(Interrupt::InvalidInstruction));
    assert_eq!(stopped(&run(&[op(Custom3, &[5, 3, 4], 0)])), None);
    let without_unit = crate::common::run("4w8/8/4/4", &[op(Custom3, &[5, 3, 4], 0), halt()]);
    assert_eq!(stopped(&without_unit), Some(Interrupt::InvalidInstruction));
}

/// The cycles from the schedule of an instruction to that of its successor in one warp of one lane, and r5 in the end.
fn between(stages: Option<u32>, own: Instruction) -> (u64, u64) {
    let program = [op(Ldi, &[3], 7), op(Ldi, &[4], 3), op(Ldi, &[5], 2), nop(), nop(), nop(), own, halt()];
    let mut bench = Bench::of(with_unit("4w8/8/1/1", stages), &program);
    let mut scheduled = |pc: u64| loop {
        let cycle = bench.cycle;
        bench.step();
        if bench.is(Scalar::ScheduleValid) && bench.scalar(Scalar::SchedulePc) == pc {
            return cycle;
        }
        assert!(bench.cycle < 1000);
    };
    let first = scheduled(24);
    // The successor is fetched once in vain.
    scheduled(28);
    let cycles = scheduled(28) - first;
    bench.pass(20);
    (cycles, bench.gpr(0, 0, 5))
}

/// Rules: P29.9, P29.10, P29.13.
#[test]
fn a_context_waits_for_the_stages_or_for_the_cycles_of_its_function() {
    let weighted = op(Custom0, &[5, 3, 4], 0);
    let result = 7 + 30 + 200;
    assert_eq!(between(Some(1), weighted), (7, result));
    assert_eq!(between(Some(3), weighted), (9, result));
    assert_eq!(between(Some(16), weighted), (22, result));
    assert_eq!(between(None, weighted), (10, result));
    // As many cycles as its operand says; 0 counts as 1.
    assert_eq!(between(None, op(Custom3, &[5, 3, 4], 0)), (13, 8));
    assert_eq!(between(None, op(Custom3, &[5, 7, 4], 0)), (7, 1));
}

/// The ports of the unit in the cycles in which one of them is valid: request valid, ready, context; response likewise.
fn ports(bench: &mut Bench, cycles: u64) -> Vec<[u64; 6]> {
    use CustomField::*;
    let fields = [RequestValid, RequestReady, RequestContext, ResponseValid, ResponseReady, ResponseContext];
    let mut seen = Vec::new();
    for _ in 0..cycles {
        bench.step();
        let row = fields.map(|field| bench.get(Slot::Custom(field)));
        if row[0] | row[3] != 0 {
            seen.push(row);
        }
    }
    seen
}

/// Two warps, each of which executes one own instruction, the second one a cycle behind the first.
fn two_warps(stages: Option<u32>) -> Vec<[u64; 6]> {
    let program = [
        op(Ldi, &[1], 12),
        op(Wspawn, &[3, 1, 1], 0),
        op(Ldi, &[3], 5),
        op(Custom0, &[5, 3, 3], 0), // at 12
        halt(),
    ];
    let mut bench = Bench::of(with_unit("4w8/8/1/2", stages), &program);
    ports(&mut bench, 100)
}

/// Rules: P29.2, P29.3, P29.9.
#[test]
fn a_pipeline_takes_an_instruction_in_every_cycle_and_answers_in_order() {
    let seen = two_warps(Some(3));
    let fires = |valid: usize| -> Vec<(usize, u64)> {
        let rows = seen.iter().enumerate().filter(|(_, row)| row[valid] == 1);
        rows.map(|(place, row)| (place, row[valid + 2])).collect()
    };
    assert!(seen.iter().all(|row| row[0] <= row[1] && row[3] <= row[4]), "{seen:?}");
    let (requests, responses) = (fires(0), fires(3));
    assert_eq!(requests.iter().map(|(_, context)| *context).collect::<Vec<_>>(), [0, 1]);
    assert_eq!(responses.iter().map(|(_, context)| *context).collect::<Vec<_>>(), [0, 1]);
    // Both are under way at a time.
    assert!(requests[1].0 <= responses[0].0, "{seen:?}");
}

/// Rules: P29.2, P29.10.
#[test]
fn a_unit_without_stages_has_one_instruction_at_a_time() {
    let seen = two_warps(None);
    let waits = seen.iter().filter(|row| row[0] == 1 && row[1] == 0).count();
    // Warp 0 executes two instructions between the spawn and its own: the other one waits until it has been answered.
    assert!(waits > 0, "{seen:?}");
    let fires = |valid: usize| seen.iter().filter(|row| row[valid] == 1 && row[valid + 1] == 1).count();
    assert_eq!((fires(0), fires(3)), (2, 2));
}

/// A response waits while commit writes, and is written after 15 cycles at the latest.
///
/// Rules: P29.4, P29.5, P29.6.
#[test]
fn a_response_waits_for_the_write_port_and_is_not_starved() {
    let mut program = vec![op(Ldi, &[1], 36)];
    program.extend(vec![op(Wspawn, &[2, 1, 1], 0); 4]);
    program.extend([op(Ldi, &[3], 7), op(Custom0, &[4, 3, 3], 0), halt(), nop()]);
    // at 36
    program.extend(vec![op(Addi, &[5, 5], 1); 30]);
    program.push(op(Jmpi, &[], -31 * 4));
    for stages in [Some(1), Some(4), None] {
        for busy_of_256 in [0, 100] {
            let config = CoreConfig::from_options(&with_unit("4w8/8/1/6", stages)).expect("a core");
            let mut bench = Bench::on(&config, &program, Manners { busy_of_256, ..IDEAL });
            let seen = ports(&mut bench, 300);
            let answered = seen.iter().filter(|row| row[3..5] == [1, 1]).count();
            let refused = seen.iter().filter(|row| row[3..5] == [1, 0]).count();
            assert_eq!(answered, 1, "{seen:?}");
            assert!(refused <= 20, "{seen:?}");
            assert!(refused > 0 || busy_of_256 > 0, "{seen:?}");
            assert_eq!(bench.gpr(0, 0, 4), 77);
        }
    }
}

/// Rules: P29.8.
#[test]
fn a_reset_forgets_what_is_under_way() {
    let options = with_unit("4w8/8/1/1", Some(16));
    let program = [op(Ldi, &[3], 7), op(Custom0, &[5, 3, 3], 0), halt()];
    let mut bench = Bench::of(options.clone(), &program);
    while ports(&mut bench, 1).is_empty() {}
    let config = crate::common::config(options);
    bench.core.reset(&config);
    let seen = ports(&mut bench, 12);
    assert!(seen.iter().all(|row| row[3] == 0), "{seen:?}");
}
