//! C and assembly that use an example's instructions, on the functional machine.

use std::path::{Path, PathBuf};

use assembler::{LinkOptions, SourceFile};
use compiler::diverge::Decisions;
use compiler::{Memory, Program, Target};
use frontend::{FrontEnd, Headers, Settings};
use golden_model::{Machine, MachineOptions, Outcome};
use isa::{CoreConfig, CoreOptions, DivergenceMechanism, UnitFolder};

/// The folder of the example dot4.
fn dot4() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    root.join("examples/custom-units/dot4")
}

fn core(divergence: DivergenceMechanism, has_unit: bool) -> CoreConfig {
    units::install();
    let options = CoreOptions {
        arch: Some("4w16/16/8/4".to_owned()),
        divergence: Some(divergence),
        extension: Some(true),
        ram_bytes: Some(131_072),
        custom_unit: has_unit.then(|| UnitFolder(dot4().display().to_string())),
        ..CoreOptions::default()
    };
    CoreConfig::from_options(&options).expect("a core")
}

/// Runs an image; what it prints, and how many instructions it takes.
fn run(config: &CoreConfig, image: &[u8]) -> (String, u64) {
    let options = MachineOptions::as_wanted(&config.arch, &config.options());
    let mut machine = Machine::new(config.arch, options, image).expect("a program that fits");
    assert_eq!(machine.run(10_000_000), Outcome::AllStopped);
    let printed = machine.take_console_output();
    (String::from_utf8(printed).expect("text"), machine.statistics().warp_instructions)
}

/// The matrix multiply, compiled for a core.
fn matrix(config: &CoreConfig) -> Vec<u8> {
    let settings = Settings {
        word_bytes: 4,
        optimization: 2,
        include: Vec::new(),
        defines: Vec::new(),
        standard: compiler::opencl::STANDARD.to_owned(),
        extension: true,
        several_cores: false,
        custom_unit: config.custom_unit,
    };
    let front_end = FrontEnd::new(settings).expect("clang");
    let source = dot4().join("matrix.c");
    let output = front_end.run(&source, Headers::C, &[], |clang, job| clang.compile(job)).expect("it is C");
    let target = Target::new(config.arch, config.divergence, config.reconvergence).expect("a target");
    let target = target.with_extension(true).expect("there is room");
    let program = Program::of("matrix.c", &output.text);
    let compiled = compiler::compile(&program, &target, &Decisions::default()).expect("it compiles");
    let memory = Memory { ram_bytes: Some(config.ram_bytes), ..Memory::default() };
    compiled.link(&[], &memory, &|_| None).expect("it links").image.bytes
}

/// Four products are one instruction.
#[test]
fn c_computes_the_same_with_the_unit_and_takes_a_third_of_the_instructions() {
    for divergence in [
        DivergenceMechanism::Stack,
        DivergenceMechanism::Masks,
        DivergenceMechanism::PairedPath,
        DivergenceMechanism::MultiPath,
    ] {
        let [with, without] = [true, false].map(|has_unit| {
            let config = core(divergence, has_unit);
            run(&config, &matrix(&config))
        });
        assert_eq!(with.0, "check -1910808576, 0 cycles\n", "{divergence}");
        assert_eq!(without.0, with.0, "{divergence}");
        assert!(3 * with.1 < without.1, "{divergence}: {with:?} {without:?}");
    }
}

/// Rules: I13.7.
#[test]
fn the_assembler_takes_the_names_of_the_units_functions() {
    let config = core(DivergenceMechanism::Stack, true);
    let assembled = |text: &str, unit| {
        let source = SourceFile::new("own.s", text).expect("a source");
        assembler::assemble_with_unit(&config.arch, unit, &source)
    };
    let image = |text| {
        let object = assembled(text, config.custom_unit).expect(text).object;
        assembler::link(&config.arch, &[object], &LinkOptions::default()).expect(text).bytes
    };
    assert_eq!(image("@p1 ? dot4 %r3, %r1, %r2"), image("@p1 ? custom0 %r3, %r1, %r2"));
    let words = |text, unit| assembled(text, unit).expect_err(text).to_string();
    assert!(words("dot4 %r3, %r1", config.custom_unit).contains("`dot4` takes 3 operands, 2 given"));
    assert!(words("dot4 %r3, %r1, %r2", None).contains("`dot4` is not an instruction"));
}
