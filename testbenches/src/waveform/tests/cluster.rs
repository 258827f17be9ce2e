//! The layouts of a cluster: a group for each core, one for the interconnect, and the one to look at on top.

use std::path::Path;

use isa::{ClusterConfig, CoreConfig};

use super::super::layout::{Focus, Layout};
use super::super::merge::Signals;
use super::window;

/// A signal of each core and a port with what belongs to it, on both sides.
fn layout(focus: Focus) -> Layout {
    let config = ClusterConfig::new(CoreConfig::default(), 2, 2).expect("a cluster");
    let rtl = [
        "harmonica_cluster.clock",
        "harmonica_cluster.core0_trace_execute_valid",
        "harmonica_cluster.core_0.trace_execute_valid",
        "harmonica_cluster.core_1.trace_execute_valid",
        "harmonica_cluster.bank1_request_valid",
        "harmonica_cluster.bank1_request_ready",
        "harmonica_cluster.trace_bank_locked_1",
    ];
    let own = [
        "lockstep.cycle",
        "golden.core_0.execute_valid",
        "golden.core_1.execute_valid",
        "golden.core_1.disassembly.execute",
        "golden.bank1_request_valid",
        "golden.core_interconnect.bank_locked_1",
    ];
    let signals = Signals { rtl: rtl.map(|path| (path.to_owned(), 1)).into(), own: own.map(ToOwned::to_owned).into() };
    Layout::of_cluster(&config, focus, &signals)
}

#[test]
fn what_the_mismatch_is_about_comes_first_and_the_other_groups_are_closed() {
    let text = layout(Focus::Core(1)).gtkwave(Path::new("/tmp/x.vcd"), window());
    let (_, lines) = text.split_once("\n@24\n").expect("the cycle is decimal");
    let expected = "\
lockstep.cycle[63:0]
@28
harmonica_cluster.clock
@800200
-core 1
@200
-execute
@820
golden.core_1.disassembly.execute
@28
harmonica_cluster.core_1.trace_execute_valid
@28
golden.core_1.execute_valid
@1000200
-core 1
@c00200
-core 0
@200
-execute
@28
harmonica_cluster.core_0.trace_execute_valid
@28
golden.core_0.execute_valid
@1401200
-core 0
@c00200
-interconnect
@200
-bank 1
@28
harmonica_cluster.bank1_request_valid
@28
golden.bank1_request_valid
@28
harmonica_cluster.bank1_request_ready
@28
harmonica_cluster.trace_bank_locked_1
@28
golden.core_interconnect.bank_locked_1
@1401200
-interconnect
";
    assert_eq!(lines, expected);
}

/// Surfer's command file has no groups.
#[test]
fn headings_of_surfer_name_core_and_interconnect() {
    let text = layout(Focus::Interconnect).surfer(window());
    let dividers = text.lines().filter_map(|line| line.strip_prefix("divider_add "));
    let dividers: Vec<&str> = dividers.collect();
    let expected = ["interconnect: bank 1", "core 0: execute", "core 1: execute"];
    assert_eq!(dividers, expected);
}
