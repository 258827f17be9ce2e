//! Waveforms of clusters: both sides of every core and of what the cores share.

use std::fs;

use hdl::kit::{Code, Defect, Signals};
use hdl::units::lanes::lane_alu::AluLogic;
use isa::trace::{Qualifier, Source};
use isa::{ClusterConfig, Cycle, Opcode, TraceLayout};
use planted::programs::MEETING;
use testbenches::cluster::{SharedLayout, SharedSlot};
use testbenches::{
    Choice, CosimError, CosimOptions, CosimReport, Cosimulator, EmittedVerilog, Outcome, WaveformOptions, Waveforms,
    TIME_UNITS_A_CYCLE,
};

use crate::waveform_files::{agree, both_files, changes, same};
use crate::{options, small_cluster};

/// Two cores that compute or when they should compute xori. Programs without it run rightly.
fn cluster_that_takes_xori_for_ori() -> Cosimulator<ClusterConfig> {
    let config = small_cluster("extension = true", 2, 2);
    let or = |_, _: &Signals<'_>| AluLogic::Or.val();
    let defect = Defect::new("decode", "alu_logic", or).in_row(Opcode::Xori.code().into());
    let verilog = EmittedVerilog::with_defect(&config, &defect).expect("a cluster");
    let cluster = Cosimulator::from_verilog(&config, &verilog, Waveforms::With);
    cluster.unwrap_or_else(|error| panic!("{error}"))
}

fn run(
    cluster: &Cosimulator<ClusterConfig>,
    program: &str,
    waveform: WaveformOptions,
) -> Result<CosimReport<ClusterConfig>, CosimError> {
    let options = CosimOptions {
        resets: "400:2".parse().expect("a reset"),
        waveform: Some(waveform),
        ..options(cluster.config(), program, 3)
    };
    cluster.run(&options, &mut |_| {})
}

#[test]
fn a_run_that_passes_shows_the_same_on_both_sides_of_every_core_and_of_the_interconnect() {
    let folder = tempfile::tempdir().expect("a folder");
    let cluster = cluster_that_takes_xori_for_ori();
    let waveform = both_files(&folder.path().join("run.vcd"));
    let report = run(&cluster, MEETING, waveform).unwrap_or_else(|error| panic!("{error}"));
    let Outcome::Passed(passed) = &report.outcome else {
        panic!("{report}");
    };
    let files = report.waveform.as_ref().expect("a waveform");
    assert_eq!(files.window.first, Cycle(0));
    assert!(passed.cycles > 500 && files.window.last.0 >= passed.cycles);
    assert!(report.to_string().contains("surfer"), "{report}");
    agree(files);
    let shown = changes(files.vcd.as_ref().expect("a VCD"));
    let equal = |rtl: String, golden: String| {
        let signal = |path| shown.get(path).unwrap_or_else(|| panic!("no {path}"));
        same(&golden, signal(&rtl), signal(&golden));
    };
    let config = cluster.config();
    let fields = || {
        let slots = TraceLayout::new(&config.core).slots();
        // What does not count is 0 in the record only.
        slots.filter(|slot| {
            let info = slot.info();
            info.source == Source::Trace && matches!(info.qualifier, Qualifier::Always)
        })
    };
    assert!(fields().count() > 30);
    for core in ["core_0", "core_1"] {
        for slot in fields() {
            let name = slot.signal_name();
            let rtl = format!("harmonica_cluster.{core}.trace_{name}");
            equal(rtl, format!("golden.{core}.{name}"));
        }
        let executed = &shown[&format!("golden.{core}.disassembly.execute")];
        let executes = |text: &str| executed.iter().any(|(_, shown)| shown == text);
        assert!(executes("aadd_%r2,%r6,%r3") && executes("halt"), "{core}");
    }
    let layout = SharedLayout::new(config);
    for &slot in layout.slots() {
        if let SharedSlot::Interconnect(_) = slot {
            let name = layout.name(slot);
            let rtl = format!("harmonica_cluster.trace_{name}");
            equal(rtl, format!("golden.core_interconnect.{name}"));
        }
    }
    for port in
        ["instruction_request_valid", "bank0_request_valid", "bank1_request_valid", "console_output_valid", "done"]
    {
        assert!(shown[&format!("golden.{port}")].len() > 1, "{port}");
        let rtl = format!("harmonica_cluster.{port}");
        equal(rtl, format!("golden.{port}"));
    }
    assert_eq!(shown["lockstep.mismatch"], [(0, "0".to_owned())]);
}

/// Core 1 alone meets the fault.
const FAULT_IN_CORE_1: &str = "
        hwid    %r0, #4
        rtop    @p0, %r0
        @p0 ? jmpi other
        halt
other:  ldi     %r1, #7
        xori    %r1, %r1, #5
        halt
";

#[test]
fn a_fault_is_shown_in_its_window_and_its_core_is_looked_at_first() {
    let folder = tempfile::tempdir().expect("a folder");
    let cluster = cluster_that_takes_xori_for_ori();
    let waveform = WaveformOptions { window: Some((8, 4)), ..both_files(&folder.path().join("fault.vcd")) };
    let report = run(&cluster, FAULT_IN_CORE_1, waveform).unwrap_or_else(|error| panic!("{error}"));
    let Outcome::Mismatch(mismatch) = &report.outcome else {
        panic!("{report}");
    };
    let of_core = mismatch.of_core.as_ref().expect("a core differs");
    assert_eq!(of_core.core, Some(1), "{report}");
    let files = report.waveform.as_ref().expect("a waveform");
    let cycle = mismatch.cycle.0;
    let window = [files.window.first.0, files.window.last.0];
    assert_eq!(window, [cycle - 8, cycle + 4], "{report}");
    let shown = changes(files.fst.as_ref().expect("an FST"));
    let [first, at, after] = [cycle - 8, cycle, cycle + 1].map(|cycle| cycle * TIME_UNITS_A_CYCLE);
    let marked = [(first, "0"), (at, "1"), (after, "0")].map(|(at, mark)| (at, mark.to_owned()));
    assert_eq!(shown["lockstep.mismatch"], marked);
    // In that cycle both write, and not the same.
    let written = |path: &str| {
        let changes = shown[path].iter().rev();
        let value = changes.into_iter().find(|(time, _)| *time <= at);
        let (_, value) = value.unwrap_or_else(|| panic!("no {path}"));
        u64::from_str_radix(value, 2).expect("bits")
    };
    let values = ["harmonica_cluster.core_1.trace_write_value_0", "golden.core_1.write_value_0"].map(written);
    assert_eq!(values, [7, 2], "{report}");
    let layout = fs::read_to_string(&files.gtkwave).expect("a layout");
    let [open, closed] = ["@800200\n-core 1\n", "@c00200\n-core 0\n"].map(|group| {
        let place = layout.find(group);
        place.unwrap_or_else(|| panic!("{layout}"))
    });
    assert!(open < closed, "{layout}");
    assert!(layout.contains(&format!("\n*-4.000000 {at} -1")), "{layout}");
}

#[test]
fn a_core_is_chosen_and_what_is_not_there_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let cluster = cluster_that_takes_xori_for_ori();
    let of_scope = |scope: &str| {
        let choice = Choice::new(&[scope.to_owned()], &["execute_*".to_owned()]);
        let waveform = WaveformOptions {
            choice: choice.expect("a choice"),
            cycles: Some((100, 200)),
            ..both_files(&folder.path().join("core.vcd"))
        };
        run(&cluster, MEETING, waveform)
    };
    let report = of_scope("core_1").unwrap_or_else(|error| panic!("{error}"));
    let files = report.waveform.expect("a waveform");
    let shown = changes(files.vcd.as_ref().expect("a VCD"));
    for path in ["golden.core_1.execute_pc", "harmonica_cluster.core_1.trace_execute_pc"] {
        assert!(shown[path].len() > 1, "{path}");
    }
    for (path, changes) in &shown {
        let is_chosen = path.contains(".core_1.") && path.contains("execute_");
        assert!(is_chosen || path.starts_with("lockstep."), "{path}");
        let times = 100 * TIME_UNITS_A_CYCLE..300 * TIME_UNITS_A_CYCLE;
        assert!(changes.iter().all(|(time, _)| times.contains(time)), "{path}");
    }
    let layout = fs::read_to_string(&files.surfer).expect("a layout");
    let dividers = layout.lines().filter(|line| line.starts_with("divider_add"));
    let dividers: Vec<&str> = dividers.collect();
    assert_eq!(dividers, ["divider_add core 1: execute"], "{layout}");
    let error = of_scope("core_7").expect_err("there is none").to_string();
    let told = "neither side has a scope `core_7`\n  near: ";
    assert!(error.starts_with(told) && error.contains("core_1"), "{error}");
}
