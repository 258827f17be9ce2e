//! The merged waveform, held on an RTL's VCD that is typed in.

mod choice;
mod cluster;
mod divergence;

use std::io::Cursor;
use std::path::Path;

use isa::{CoreConfig, Cycle};
use vcd::{Command, Value};

use super::layout::Layout;
use super::{merge, Choice, Format, Golden, SystemSignals, Window};
use crate::run::lockstep::Run;

const FIRST: u64 = 34;
const LAST: u64 = 50;

/// What an RTL would write of cycles FIRST to LAST: a clock and a trace port.
fn rtl_vcd() -> String {
    let mut text = String::from(
        "$timescale 1ns $end\n$scope module TOP $end\n$var wire 1 ! clock $end\n\
         $scope module core $end\n$var wire 1 ! clock $end\n$var wire 32 \" trace_execute_pc [31:0] $end\n\
         $upscope $end\n$upscope $end\n$enddefinitions $end\n",
    );
    for cycle in FIRST..=LAST {
        let time = 2 * cycle;
        text += &format!("#{time}\n1!\nb{cycle:b} \"\n#{}\n0!\n", time + 1);
    }
    text
}

fn window() -> Window {
    Window { first: Cycle(FIRST), last: Cycle(LAST), mismatch: Some(Cycle(40)), divergence: None }
}

fn merged(config: &CoreConfig) -> (String, super::merge::Signals) {
    let source = "ldi %r1, #5\nloop: subi %r1, %r1, #1; rtop @p0, %r1; @p0 ? jmpi loop; halt";
    let (text, signals, _) = merged_with(config, source, window(), &rtl_vcd());
    (text, signals)
}

/// The merged waveform of a program, its signals, and its window when all has been seen.
fn merged_with(
    config: &CoreConfig,
    source: &str,
    window: Window,
    rtl_vcd: &str,
) -> (String, super::merge::Signals, Window) {
    merged_of(config, source, window, rtl_vcd, &Choice::default()).expect("it merges")
}

/// The merged waveform of a program, with what is chosen, its signals, and its window; or why it does not merge.
fn merged_of(
    config: &CoreConfig,
    source: &str,
    window: Window,
    rtl_vcd: &str,
    choice: &Choice,
) -> Result<(String, super::merge::Signals, Window), super::WaveformError> {
    let image = assembler::assemble(&config.arch, &[("count.s", source)]).expect("a program");
    let run = Run::new(config, &image, 0.into(), 100);
    let model = SystemSignals::new(&run, run.model(), None);
    let mut golden = Golden::new(model, window);
    let mut output = Cursor::new(Vec::new());
    let signals =
        merge(Cursor::new(rtl_vcd), vec![(Format::Vcd, &mut output)], choice, &mut golden, Path::new("merged.vcd"))?;
    let text = String::from_utf8(output.into_inner()).expect("a VCD is text");
    Ok((text, signals, golden.window()))
}

/// The value of a signal in the first half of each cycle of the window.
fn values(text: &str, path: &[&str]) -> Vec<String> {
    let mut parser = vcd::Parser::new(Cursor::new(text));
    let header = parser.parse_header().expect("a header");
    let code = header.find_var(path).unwrap_or_else(|| panic!("no {path:?}")).code;
    let (mut now, mut all) = (String::new(), Vec::new());
    for command in parser.map(|command| command.expect("a command")) {
        match command {
            Command::Timestamp(time) if time % 2 == 1 => all.push(now.clone()),
            Command::ChangeScalar(changed, value) if changed == code => now = value.to_string(),
            Command::ChangeVector(changed, value) if changed == code => {
                let bits = value.iter().map(|bit| if bit == Value::V1 { '1' } else { '0' });
                now = u64::from_str_radix(&bits.collect::<String>(), 2).expect("bits").to_string();
            }
            Command::ChangeString(changed, value) if changed == code => now = value,
            _ => {}
        }
    }
    all
}

#[test]
fn the_models_signals_stand_beside_the_rtls_in_the_same_cycles() {
    let config = CoreConfig::default();
    let (text, _) = merged(&config);
    let expected: Vec<String> = (FIRST..=LAST).map(|cycle| cycle.to_string()).collect();
    assert_eq!(values(&text, &["lockstep", "cycle"]), expected);
    assert_eq!(values(&text, &["TOP", "core", "trace_execute_pc"]), expected);
    let marks = values(&text, &["lockstep", "mismatch"]);
    assert!((FIRST..=LAST).zip(marks).all(|(cycle, mark)| mark == if cycle == 40 { "1" } else { "0" }));
    // Scheduled in cycle 32, when the registers are cleared; each stage takes a cycle.
    let pcs = values(&text, &["golden", "execute_pc"]);
    assert_eq!(pcs[2..6], ["0", "4", "8", "12"]);
    let executed = values(&text, &["golden", "disassembly", "execute"]);
    assert_eq!(executed[1..6], ["-", "ldi_%r1,#5", "subi_%r1,%r1,#1", "rtop_@p0,%r1", "@p0_?_jmpi_#-12"]);
    assert_eq!(values(&text, &["golden", "context_state_0"])[0], "1");
}

#[test]
fn layouts_show_both_sides_of_a_field_together_and_mark_the_mismatch() {
    let config = CoreConfig::default();
    let (_, signals) = merged(&config);
    let layout = Layout::of_core(&config, &signals);
    let gtkwave = layout.gtkwave(Path::new("/tmp/x.vcd"), window());
    assert!(gtkwave.contains("@22\nTOP.core.trace_execute_pc[31:0]\n@22\ngolden.execute_pc[31:0]\n"), "{gtkwave}");
    assert!(gtkwave.contains("\n*-4.000000 80 -1 -1"));
    assert!(gtkwave.contains("@28\nTOP.clock\n"));
    let surfer = layout.surfer(window());
    assert!(surfer.contains("divider_add execute\nvariable_add golden.disassembly.execute\n"), "{surfer}");
    assert!(surfer.ends_with("cursor_set 80\ngoto_cursor\n"));
}

#[test]
fn the_layout_shows_a_data_cache_where_there_is_one() {
    let cached = CoreConfig::from_toml("data_cache_bytes = 1024").expect("a core");
    for (config, is_there) in [(CoreConfig::default(), false), (cached, true)] {
        let (_, signals) = merged(&config);
        let layout = Layout::of_core(&config, &signals);
        let (save, commands) = (layout.gtkwave(Path::new("merged.vcd"), window()), layout.surfer(window()));
        assert_eq!(save.contains("\n-data cache\n@28\ngolden.data_lookup_valid\n"), is_there);
        assert_eq!(commands.contains("variable_add golden.data_queue_kind\n"), is_there);
    }
}
