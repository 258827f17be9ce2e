//! What waveform and layouts show of lanes that part, with each mechanism.

use std::path::Path;

use isa::{CoreConfig, CoreOptions, Cycle, DivergenceMechanism};

use super::super::layout::Layout;
use super::super::Window;
use super::{merged_with, values};

/// Three lanes; lane 1 takes one way, the others take the other one. With paired paths the jump alone parts them.
const PROGRAM: &str = "
        ldi     %r1, #3
        jalis   %r2, %r1, parted
parted: hwid    %r3, #0
        subi    %r4, %r3, #1
        iszero  @p0, %r4
        @p0 ? split
        @p0 ? jmpi odd
        addi    %r5, %r3, #2
        jmpi    meet
odd:    addi    %r5, %r3, #4
meet:   join
        addi    %r6, %r5, #1
        halt
";
/// The registers are cleared until here.
const FIRST: u64 = 8;
const LAST: u64 = 60;

fn config(divergence: DivergenceMechanism) -> CoreConfig {
    let options = CoreOptions {
        arch: Some("4w8/8/3/1".to_owned()),
        divergence: Some(divergence),
        split_contexts: (divergence == DivergenceMechanism::MultiPath).then_some(1),
        ..CoreOptions::default()
    };
    CoreConfig::from_options(&options).expect("a legal configuration")
}

/// What an RTL would write: a clock, and the trace ports of context 0.
fn rtl_vcd() -> String {
    let mut text = String::from(
        "$timescale 1ns $end\n$scope module TOP $end\n$var wire 1 ! clock $end\n\
         $scope module core $end\n$var wire 32 \" trace_context_pc_0 [31:0] $end\n\
         $var wire 3 # trace_context_active_mask_0 [2:0] $end\n$upscope $end\n$upscope $end\n\
         $enddefinitions $end\n",
    );
    for cycle in FIRST..=LAST {
        text += &format!("#{}\n1!\n#{}\n0!\n", 2 * cycle, 2 * cycle + 1);
    }
    text
}

/// Both layouts, and the texts of each context in the cycles in which one of them changes.
fn shown(mechanism: DivergenceMechanism) -> String {
    let config = config(mechanism);
    let window = Window { first: Cycle(FIRST), last: Cycle(LAST), mismatch: None, divergence: None };
    let (text, signals, window) = merged_with(&config, PROGRAM, window, &rtl_vcd());
    let layout = Layout::of_core(&config, &signals);
    let gtkwave = layout.gtkwave(Path::new("/tmp/x.vcd"), window);
    let up_to_stages = |text: &str, stages: &str| {
        let place = text.find(stages).expect("the stages follow");
        text[..place].to_owned()
    };
    let surfer = layout.surfer(window);
    let end = surfer.find("item_focus").expect("masks are binary");
    let mut names = vec!["state_0", "instruction_0", "entry_0_0"];
    if config.contexts() > 1 {
        names.extend(["state_1", "instruction_1"]);
    }
    if mechanism == DivergenceMechanism::Masks {
        names.pop();
    }
    let columns = names.iter().map(|name| values(&text, &["golden", "divergence", name]));
    let columns: Vec<_> = columns.collect();
    let mut told = format!("first divergence: {:?}\n", window.divergence);
    let mut last = Vec::new();
    for (row, cycle) in (FIRST..=LAST).enumerate() {
        let now: Vec<_> = columns.iter().map(|column| column[row].as_str()).collect();
        if now != last {
            told += &format!("{cycle} {}\n", now.join(" "));
            last = now;
        }
    }
    format!(
        "{told}\n{}...\n\n{}...\n{}",
        up_to_stages(&gtkwave, "@200\n-schedule"),
        up_to_stages(&surfer, "divider_add schedule"),
        &surfer[end..]
    )
}

/// The snapshot is that mechanism's.
fn held(mechanism: DivergenceMechanism) {
    insta::assert_snapshot!(format!("divergence_{}", mechanism.name()), shown(mechanism));
}

#[test]
fn layouts_begin_with_the_stack_and_open_where_lanes_part() {
    held(DivergenceMechanism::Stack);
}

#[test]
fn layouts_show_paths_that_wait_and_the_live_one() {
    held(DivergenceMechanism::PairedPath);
}

#[test]
fn layouts_show_contexts_and_the_table_of_regions() {
    held(DivergenceMechanism::MultiPath);
}

/// Split is no instruction there, so the core stops at it.
#[test]
fn layouts_without_a_mechanism_show_lanes_and_instruction() {
    held(DivergenceMechanism::Masks);
}
