//! What to look at first: layouts that show each stage of both sides together, for GTKWave and for Surfer.

use std::fmt::Write;
use std::path::Path;

use isa::trace::{Slot, Source};
use isa::{Context, CoreConfig, PerContext, Scalar};

use super::merge::Signals;
use super::{Window, TIME_UNITS_A_CYCLE};

/// GTKWave's flags of a line: right-justified binary, hexadecimal, decimal; text; a comment.
const BINARY: &str = "@28";
const HEXADECIMAL: &str = "@22";
const DECIMAL: &str = "@24";
const TEXT: &str = "@820";
const COMMENT: &str = "@200";
/// GTKWave's markers beside the primary one.
const NAMED_MARKERS: usize = 26;

/// The fields of each group, by its heading; a group that is a stage begins with its disassembly.
const GROUPS: [(&str, bool, &[Scalar]); 8] = {
    use Scalar::*;
    [
        (
            "schedule",
            true,
            &[ScheduleValid, ScheduleWarp, SchedulePc, StallCause],
        ),
        (
            "fetch",
            true,
            &[FetchValid, FetchWarp, FetchPc, FetchSquashed],
        ),
        ("decode", true, &[DecodeValid, DecodeWarp, DecodePc]),
        ("operands", true, &[OperandsValid, OperandsWarp, OperandsPc]),
        (
            "execute",
            true,
            &[
                ExecuteValid,
                ExecuteWarp,
                ExecutePc,
                ExecuteLanes,
                RedirectValid,
                RedirectPc,
                InterruptValid,
            ],
        ),
        (
            "commit",
            true,
            &[CommitValid, CommitWarp, CommitPc, CommitLanes],
        ),
        (
            "register write",
            false,
            &[
                WriteLanes,
                WriteWarp,
                WriteRegister,
                PredicateWriteLanes,
                PredicateWriteRow,
            ],
        ),
        (
            "data port",
            false,
            &[
                DataRequestValid,
                DataRequestReady,
                DataRequestWrite,
                DataRequestLine,
                DataResponseValid,
                DataResponseReady,
            ],
        ),
    ]
};
/// What is shown of every context, before what its divergence mechanism has on ports.
const CONTEXT_FIELDS: [PerContext; 3] = [PerContext::State, PerContext::Pc, PerContext::ActiveMask];
/// Contexts that are shown: more do not fit a screen.
const CONTEXTS_SHOWN: u32 = 8;

/// A line of a layout.
enum Line {
    Heading(String),
    Signal { path: String, width_bits: u32 },
    Number { path: String, width_bits: u32 },
    Text(String),
}

/// The lines, from top to bottom.
pub(super) struct Layout {
    lines: Vec<Line>,
}

impl Layout {
    /// A layout of the model's signals and of those among the RTL's that stand for the same.
    pub(super) fn new(config: &CoreConfig, rtl: &Signals) -> Self {
        let mut lines = vec![
            Line::Number {
                path: "lockstep.cycle".to_owned(),
                width_bits: 64,
            },
            Line::Signal {
                path: "lockstep.mismatch".to_owned(),
                width_bits: 1,
            },
        ];
        lines.extend(outermost(rtl, "clock"));
        let add = |slot: Slot| {
            let name = slot.signal_name();
            lines_of_pair(config, rtl, slot, &name)
        };
        for (heading, is_stage, fields) in GROUPS {
            let mut group = vec![Line::Heading(heading.to_owned())];
            if is_stage {
                group.push(Line::Text(format!("golden.disassembly.{heading}")));
            }
            group.extend(fields.iter().flat_map(|&field| add(Slot::Scalar(field))));
            lines.extend(group);
        }
        for context in (0..config.contexts().min(CONTEXTS_SHOWN)).map(Context) {
            lines.push(Line::Heading(match config.home_of(context) {
                Some(warp) => format!("warp {warp}"),
                None => format!("context {context}"),
            }));
            let fields = CONTEXT_FIELDS.map(|field| Slot::Context(field, context));
            let mechanism = config.divergence.fields().iter();
            let mechanism = mechanism.map(|&field| Slot::Divergence(field, context));
            let shown = mechanism.filter(|slot| slot.info().source == Source::Trace);
            lines.extend(fields.into_iter().chain(shown).flat_map(add));
        }
        Layout { lines }
    }

    /// GTKWave's save file.
    pub(super) fn gtkwave(&self, vcd: &Path, window: Window) -> String {
        let mut text = String::new();
        let marker = window.mismatch.map(|cycle| cycle.0 * TIME_UNITS_A_CYCLE);
        let file = std::path::absolute(vcd).unwrap_or_else(|_| vcd.to_owned());
        // Writing to a String cannot fail.
        let _ = writeln!(text, "[dumpfile] \"{}\"", file.display());
        let _ = writeln!(text, "[timestart] {}", window.first.0 * TIME_UNITS_A_CYCLE);
        let marker = marker.map_or_else(|| "-1".to_owned(), |time| time.to_string());
        let _ = writeln!(text, "*-4.000000 {marker}{}", " -1".repeat(NAMED_MARKERS));
        for line in &self.lines {
            let _ = match line {
                Line::Heading(name) => writeln!(text, "{COMMENT}\n-{name}"),
                Line::Text(path) => writeln!(text, "{TEXT}\n{path}"),
                Line::Signal {
                    path,
                    width_bits: 1,
                } => writeln!(text, "{BINARY}\n{path}"),
                Line::Signal { path, width_bits } => {
                    writeln!(text, "{HEXADECIMAL}\n{path}[{}:0]", width_bits - 1)
                }
                Line::Number { path, width_bits } => {
                    writeln!(text, "{DECIMAL}\n{path}[{}:0]", width_bits - 1)
                }
            };
        }
        text
    }

    /// Surfer's command file: `surfer x.vcd --command-file x.sucl`.
    pub(super) fn surfer(&self, window: Window) -> String {
        let mut text = String::new();
        for line in &self.lines {
            // Writing to a String cannot fail.
            let _ = match line {
                Line::Heading(name) => writeln!(text, "divider_add {name}"),
                Line::Text(path) | Line::Signal { path, .. } | Line::Number { path, .. } => {
                    writeln!(text, "variable_add {path}")
                }
            };
        }
        text.push_str("zoom_fit\n");
        if let Some(cycle) = window.mismatch {
            let _ = writeln!(
                text,
                "cursor_set {}\ngoto_cursor",
                cycle.0 * TIME_UNITS_A_CYCLE
            );
        }
        text
    }
}

/// The RTL's signal of a field, if the RTL has it, and the model's.
fn lines_of_pair(config: &CoreConfig, rtl: &Signals, slot: Slot, name: &str) -> Vec<Line> {
    let hardware = outermost(rtl, &format!("trace_{name}")).or_else(|| outermost(rtl, name));
    let model = Line::Signal {
        path: format!("golden.{name}"),
        width_bits: slot.info().width.bits(config),
    };
    hardware.into_iter().chain([model]).collect()
}

/// The signal of that name in the outermost scope that has it; Verilator's own scope for the ports comes last.
fn outermost(rtl: &Signals, name: &str) -> Option<Line> {
    let named = rtl
        .iter()
        .filter(|(path, _)| path.rsplit('.').next() == Some(name));
    let (path, width_bits) =
        named.min_by_key(|(path, _)| (path.starts_with('$'), path.matches('.').count()))?;
    Some(Line::Signal {
        path: path.clone(),
        width_bits: *width_bits,
    })
}
