//! Function units of users in lock step: one whose time depends on its operands, and faulty ones, of which the report
//! must say what is wrong.

#[macro_use]
#[path = "../../testbenches/tests/common/extent.rs"]
mod extent;

#[path = "../../testbenches/tests/common/mod.rs"]
mod common;
mod random_programs;

use std::sync::Once;

use common::{assemble, core_of, options_of, passed};
use extent::Extent;
use fuzz::{
    configuration, install_example_units, CampaignOptions, CaseNumber, Cores, DrawnOptions, RuleEvent, Setting, Shard,
    EXAMPLE_UNITS,
};
use isa::{
    CoreConfig, CustomCycles, CustomFunction, CustomMeaning, CustomUnit, CustomUnitSpec, DivergenceMechanism, Lane,
};
use testbenches::{CosimOptions, Cosimulator, EmittedVerilog, Mismatch, Outcome};

/// The seed of the random programs.
const SEED: u64 = 28;

/// The number of bits that are 1.
struct Count;

impl CustomMeaning for Count {
    fn result(&self, _: usize, [a, ..]: [u64; 3]) -> Result<u64, String> {
        Ok(a.count_ones().into())
    }

    /// One for each bit, and one.
    fn cycles(&self, _: usize, [a, ..]: [u64; 3]) -> Result<u64, String> {
        Ok(u64::from(a.count_ones()) + 1)
    }
}

/// The unit of `custom_units/count.v`, under the name `test:count`.
fn install_count() {
    static INSTALLED: Once = Once::new();
    INSTALLED.call_once(|| {
        let mut functions: [Option<CustomFunction>; isa::CUSTOM_FUNCTIONS] = Default::default();
        let cycles = CustomCycles::ByOperands;
        functions[7] = Some(CustomFunction { name: "count".to_owned(), operands: 1, cycles });
        let verilog = include_str!("custom_units/count.v").to_owned();
        let spec = CustomUnitSpec { name: "count".to_owned(), verilog, stages: None, functions };
        CustomUnit::register("test:count", spec, Count).expect("a legal unit");
    });
}

extents! {
    "10 minutes for all of custom_units: random programs, and a design for each fault":

    /// The time depends on the operands of the lanes that execute.
    ///
    /// Rules: I13.3, P29.10.
    long test a_time_that_depends_on_operands(extent) {
        install_count();
        for (arch, line) in [("4w8/8/4/4", "scoreboard = true"), ("8w8/8/2/3", "divergence = \"masks\"")] {
            let options = options_of(&format!("custom_unit = \"test:count\", {line}"));
            let states = random_programs::run(extent, SEED, arch, &options).events;
            assert!(states.of(RuleEvent::CustomAnswered) > 0);
        }
    }
}

/// All lanes of two warps compute with numbers of their own.
const PROGRAM: &str = "
        ldi     %r0, #0
        ldi     %r2, begin
        wspawn  %r7, %r2, %r0
begin:  hwid    %r1, #2
        jalis   %r5, %r1, #0
        hwid    %r1, #0
        ldi     %r2, #0x1fe
        addi    %r3, %r1, #100
own:    custom0 %r3, %r1, %r2
behind: custom0 %r3, %r3, %r1
        halt
";

fn cosim_options(config: CoreConfig) -> CosimOptions {
    CosimOptions { max_cycles: 10_000, ..CosimOptions::new(config, assemble(&config.arch, PROGRAM)) }
}

/// The mismatch of the program, on a small core with the unit of that name whose Verilog is changed.
fn faulty(unit: &str, right: &str, wrong: &str) -> Mismatch {
    install_example_units();
    let config = core_of("4w8/8/4/2", &format!("custom_unit = \"{unit}\", multiplier = \"none\", divider = \"none\""));
    let spec = config.custom_unit.expect("the unit").spec();
    assert_eq!(spec.verilog.matches(right).count(), 1, "{right}");
    let file = format!("{}.v", spec.name);
    let verilog = EmittedVerilog::emit(&config).unwrap_or_else(|error| panic!("{error}"));
    let (_, text) = verilog.files().find(|(name, _)| *name == file).expect("the unit's file");
    let text = text.replace(right, wrong);
    let verilog = verilog.with_file(&file, &text).expect("the unit's file");
    let core = Cosimulator::hastily(&config, &verilog).unwrap_or_else(|error| panic!("{error}"));
    let report = core.run(&cosim_options(config), &mut |_| {}).unwrap_or_else(|error| panic!("{error}"));
    match report.outcome {
        Outcome::Mismatch(mismatch) => *mismatch,
        _ => panic!("the fault is not found:\n{report}"),
    }
}

/// What the report says of a broken promise.
fn broken(unit: &str, right: &str, wrong: &str) -> String {
    let mismatch = faulty(unit, right, wrong);
    let fault = mismatch.function_unit.as_ref().unwrap_or_else(|| panic!("{mismatch}"));
    assert!(fault.results.is_empty());
    println!("{mismatch}");
    fault.broken.clone().unwrap_or_else(|| panic!("{mismatch}"))
}

#[test]
fn a_wrong_result_comes_with_function_lane_operands_and_both_results() {
    let mismatch = faulty("example:dot4", "$signed(a[7:0]) * $signed(b[7:0])", "$signed(a[7:0]) * $signed(b[15:8])");
    let fault = mismatch.function_unit.as_ref().unwrap_or_else(|| panic!("{mismatch}"));
    assert_eq!((fault.unit, fault.folder, fault.function), ("dot4", "example:dot4", Some((0, "dot4"))));
    let result = fault.results.iter().find(|result| result.lane == Lane(3)).expect("lane 3");
    assert_eq!(result.operands, [3, 0x1fe, 103].map(Some));
    // 3 * -2 + 103 and 3 * 1 + 103.
    assert_eq!((result.expected, result.got), (97, 106));
    assert_eq!(mismatch.instruction.as_ref().map(|line| line.text.as_str()), Some("custom0 %r3, %r1, %r2"));
    let text = mismatch.to_string();
    let table = "
function unit dot4 (example:dot4), function 0, dot4: a wrong result
  lane         a         b         d       got  expected
     1  00000001  000001fe  00000065  00000066  00000063
     2  00000002  000001fe  00000066  00000068  00000062
     3  00000003  000001fe  00000067  0000006a  00000061
";
    assert!(text.contains(table), "{text}");
}

/// Rules: P29.9.
#[test]
fn a_pipeline_that_is_too_short_breaks_its_promise() {
    let broken = broken("example:dot4", "response_valid <= products_valid;", "response_valid <= request_valid;");
    assert_eq!(
        broken,
        "it answers (response_valid is 1) 1 cycles after the request of cycle 37: that is too early, by stages = 2 of \
         its description"
    );
}

/// Rules: P29.3, P29.9, P29.10.
#[test]
#[ignore = "a minute: compiles a design for each of five faults"]
fn every_broken_promise_has_its_words() {
    let answers = "assign response_valid = busy && bits_left == 6'd0;";
    for (unit, right, wrong, words) in [
        (
            "example:crc32",
            answers,
            "assign response_valid = !busy || bits_left == 6'd0;",
            "it answers (response_valid is 1), and no request is under way",
        ),
        ("example:crc32", "6'd32 : 6'd8", "6'd32 : 6'd9", "that is too late, by cycles = 9 of its description"),
        ("example:crc32", "6'd32 : 6'd8", "6'd32 : 6'd7", "that is too early, by cycles = 9 of its description"),
        (
            "example:crc32",
            "assign request_ready = !busy;",
            "assign request_ready = !busy && !request_valid;",
            "it takes no request (request_ready is 0) in a cycle in which it has room",
        ),
        (
            "example:dot4",
            "wire advances = !response_valid || response_ready;",
            "wire advances = !products_valid || response_ready;",
            "of its description",
        ),
    ] {
        let told = broken(unit, right, wrong);
        assert!(told.contains(words), "{told}");
    }
}

/// The program, on the core that is right.
///
/// Rules: P29.13.
#[test]
fn an_own_instruction_takes_its_stages_and_six_cycles() {
    install_example_units();
    let config = core_of("4w8/8/4/2", "custom_unit = \"example:dot4\", multiplier = \"none\", divider = \"none\"");
    let core = Cosimulator::hastily(&config, &EmittedVerilog::emit(&config).unwrap()).unwrap();
    passed(&core, &cosim_options(config), "own instructions");
}

#[test]
fn drawn_cores_have_the_unit_of_the_command_line() {
    let [dot4, _] = EXAMPLE_UNITS;
    let masks = DivergenceMechanism::Masks;
    let cores = Cores::with_unit(Cores::With(masks), dot4).expect("the example");
    let options =
        CampaignOptions { seed: 3, cores: cores.clone(), configurations: Some(20), ..CampaignOptions::default() };
    let setting = Setting::of(&options);
    assert_eq!((setting.divergence.as_deref(), setting.custom_unit.as_deref()), (Some("masks"), Some(dot4)));
    assert_eq!(setting.kind(), Ok(cores.clone()));

    let numbers = setting.cores_of(Shard::WHOLE).expect("20 numbers");
    for &number in &numbers {
        let (with, drawn) = (cores.configuration(3, number), configuration(3, number));
        assert_eq!(with.custom_unit.map(|unit| unit.folder()), Some(dot4));
        assert_eq!((with.arch, with.divergence, with.extension), (drawn.arch, masks, true));
    }
    // Cores without room for the extension are passed over.
    let has_masks = |number: &u64| configuration(3, *number).divergence == masks;
    let passed_over: Vec<u64> =
        (0..numbers[19]).filter(|number| has_masks(number) && !numbers.contains(number)).collect();
    let has_room = |number: &u64| configuration(3, *number).arch.check_extension_fits().is_ok();
    assert!(!passed_over.is_empty() && !passed_over.iter().any(has_room), "{passed_over:?}");

    let command = CaseNumber { seed: 3, configuration: 5, program: 0 }.command(&cores);
    assert!(command.starts_with("harmonica fuzz --custom-unit example:dot4 --seed 3 "), "{command}");
    let levels = DrawnOptions::of(&cores, 3, numbers).options;
    let unit = levels.iter().find(|option| option.option == "custom_unit").expect("an option");
    assert!(unit.levels.iter().all(|(_, count)| *count == 0), "{unit:?}");
}

#[test]
fn a_folder_without_a_unit_is_refused() {
    let refused = Cores::with_unit(Cores::Drawn, "nowhere").expect_err("there is none").to_string();
    assert!(refused.starts_with("custom_unit: "), "{refused}");
    let wrong = Setting { custom_unit: Some("nowhere".to_owned()), ..Setting::of(&CampaignOptions::default()) };
    assert!(wrong.kind().is_err() && wrong.cores_of(Shard::WHOLE).is_none());
}
