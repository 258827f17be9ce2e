//! What to look at first: layouts that show each stage of both sides together, for GTKWave and for Surfer.

use std::fmt::Write;
use std::path::Path;

use isa::divergence::multi_path::RegionField;
use isa::divergence::DivergenceField;
use isa::trace::{ExchangeField, RequestQueueField, Slot, Source, Width};
use isa::{
    Context, CoreConfig, DataCacheField, PerContext, PerformanceCounter, Scalar, ScratchpadField,
};

use super::divergence::{shown_contexts, text_names};
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
#[rustfmt::skip]
const GROUPS: [(&str, bool, &[Scalar]); 8] = {
    use Scalar::*;
    [
        ("schedule", true, &[ScheduleValid, ScheduleContext, SchedulePc, StallCause]),
        ("fetch",    true, &[FetchValid, FetchContext, FetchPc, FetchSquashed]),
        ("decode",   true, &[DecodeValid, DecodeContext, DecodePc]),
        ("operands", true, &[OperandsValid, OperandsContext, OperandsPc]),
        ("execute",  true, &[ExecuteValid, ExecuteContext, ExecutePc, ExecuteLanes, RedirectValid, RedirectPc, InterruptValid]),
        ("commit",   true, &[CommitValid, CommitContext, CommitPc, CommitLanes]),
        ("register write", false, &[WriteLanes, WriteWarp, WriteRegister, PredicateWriteLanes, PredicateWriteRow]),
        ("data port", false, &[
            DataRequestValid, DataRequestReady, DataRequestWrite, DataRequestLine, DataResponseValid, DataResponseReady,
        ]),
    ]
};

/// What a mechanism keeps of a split context itself.
const OF_CONTEXT: [DivergenceField; 3] = [
    DivergenceField::Region(RegionField::Owner),
    DivergenceField::Region(RegionField::EntryValid),
    DivergenceField::Region(RegionField::Entry),
];

/// How a number is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Radix {
    Binary,
    Decimal,
    Hexadecimal,
}

/// A line of a layout.
enum Line {
    Heading(String),
    Signal {
        path: String,
        width_bits: u32,
        radix: Radix,
    },
    Text(String),
}

impl Line {
    fn signal(path: impl Into<String>, width_bits: u32, radix: Radix) -> Line {
        Line::Signal {
            path: path.into(),
            width_bits,
            radix,
        }
    }
}

/// The fields of each option that the core has, by its heading.
fn option_groups(config: &CoreConfig) -> Vec<(&'static str, Vec<Slot>)> {
    let mut groups = Vec::new();
    if config.data_cache.is_some() {
        let fields = DataCacheField::ALL.iter().copied();
        groups.push(("data cache", fields.map(Slot::DataCache).collect()));
    }
    if config.request_queue {
        let fields = RequestQueueField::ALL.iter().copied();
        groups.push(("request queue", fields.map(Slot::RequestQueue).collect()));
    }
    if config.scratchpad_bytes > 0 {
        let fields = ScratchpadField::ALL.iter().copied();
        groups.push(("scratchpad", fields.map(Slot::Scratchpad).collect()));
    }
    if config.extension {
        let fields = ExchangeField::ALL.iter().copied();
        groups.push(("atomic accesses", fields.map(Slot::Exchange).collect()));
    }
    if config.performance_counters {
        let fields = PerformanceCounter::ALL.iter().copied();
        let slots = fields.map(Slot::Counter).collect();
        groups.push(("performance counters", slots));
    }
    groups
}

/// The lines, from top to bottom.
pub(super) struct Layout {
    lines: Vec<Line>,
}

impl Layout {
    /// A layout of the model's signals and of those among the RTL's that stand for the same, of what the waveform shows.
    pub(super) fn new(config: &CoreConfig, signals: &Signals) -> Self {
        let rtl = &signals.rtl[..];
        let mut lines = vec![
            Line::signal("lockstep.cycle", 64, Radix::Decimal),
            Line::signal("lockstep.mismatch", 1, Radix::Binary),
        ];
        lines.extend(outermost(rtl, "clock", Radix::Binary));
        let of_contexts = shown_contexts(config);
        lines.extend(of_contexts.flat_map(|context| divergence_group(config, rtl, context)));
        for (heading, is_stage, fields) in GROUPS {
            lines.push(Line::Heading(heading.to_owned()));
            if is_stage {
                lines.push(Line::Text(format!("golden.disassembly.{heading}")));
            }
            let slots = fields.iter().map(|&field| Slot::Scalar(field));
            lines.extend(slots.flat_map(|slot| lines_of_pair(config, rtl, slot)));
        }
        for (heading, slots) in option_groups(config) {
            lines.push(Line::Heading(heading.to_owned()));
            let slots = slots.into_iter();
            lines.extend(slots.flat_map(|slot| lines_of_pair(config, rtl, slot)));
        }
        Layout {
            lines: shown(lines, signals),
        }
    }

    /// GTKWave's save file. The view begins where lanes part for the first time; without a mismatch, that is marked as well.
    pub(super) fn gtkwave(&self, vcd: &Path, window: Window) -> String {
        let mut text = String::new();
        let file = std::path::absolute(vcd).unwrap_or_else(|_| vcd.to_owned());
        // Writing to a String cannot fail.
        let _ = writeln!(text, "[dumpfile] \"{}\"", file.display());
        let start = window.divergence.unwrap_or(window.first);
        let _ = writeln!(text, "[timestart] {}", start.0 * TIME_UNITS_A_CYCLE);
        let marker = cursor(window).map_or_else(|| "-1".to_owned(), |time| time.to_string());
        let _ = writeln!(text, "*-4.000000 {marker}{}", " -1".repeat(NAMED_MARKERS));
        for line in &self.lines {
            let _ = match line {
                Line::Heading(name) => writeln!(text, "{COMMENT}\n-{name}"),
                Line::Text(path) => writeln!(text, "{TEXT}\n{path}"),
                Line::Signal {
                    path, width_bits, ..
                } if *width_bits == 1 => writeln!(text, "{BINARY}\n{path}"),
                Line::Signal {
                    path,
                    width_bits,
                    radix,
                } => {
                    let flags = match radix {
                        Radix::Binary => BINARY,
                        Radix::Decimal => DECIMAL,
                        Radix::Hexadecimal => HEXADECIMAL,
                    };
                    writeln!(text, "{flags}\n{path}[{}:0]", width_bits - 1)
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
                Line::Text(path) | Line::Signal { path, .. } => {
                    writeln!(text, "variable_add {path}")
                }
            };
        }
        // A line's format is set when all are there: what is added while a line has the focus goes below it.
        for (number, line) in self.lines.iter().enumerate() {
            if matches!(line, Line::Signal { radix: Radix::Binary, width_bits, .. } if *width_bits > 1)
            {
                let _ = writeln!(
                    text,
                    "item_focus {}\nitem_set_format Binary",
                    surfer_number(number)
                );
            }
        }
        text.push_str("item_unfocus\nzoom_fit\n");
        if let Some(time) = cursor(window) {
            let _ = writeln!(text, "cursor_set {time}\ngoto_cursor");
        }
        text
    }
}

/// The lines of what is in the waveform, without headings of nothing.
fn shown(lines: Vec<Line>, signals: &Signals) -> Vec<Line> {
    let is_there = |path: &String| {
        signals.own.contains(path) || signals.rtl.iter().any(|(rtl, _)| rtl == path)
    };
    let mut shown: Vec<Line> = Vec::new();
    for line in lines {
        let is_kept = match &line {
            Line::Heading(_) => true,
            Line::Signal { path, .. } | Line::Text(path) => is_there(path),
        };
        let is_under = matches!(shown.last(), Some(Line::Heading(_)));
        if matches!(line, Line::Heading(_)) && is_under {
            shown.pop();
        }
        shown.extend(Some(line).filter(|_| is_kept));
    }
    if matches!(shown.last(), Some(Line::Heading(_))) {
        shown.pop();
    }
    shown
}

/// The point of time to look at first.
fn cursor(window: Window) -> Option<u64> {
    let cycle = window.mismatch.or(window.divergence)?;
    Some(cycle.0 * TIME_UNITS_A_CYCLE)
}

/// The number of a line as Surfer wants it: hexadecimal, with a to p for the digits.
fn surfer_number(number: usize) -> String {
    let digits = format!("{number:x}").into_bytes().into_iter();
    let letter = |digit: u8| match digit {
        b'0'..=b'9' => char::from(b'a' + (digit - b'0')),
        _ => char::from(b'k' + (digit - b'a')),
    };
    digits.map(letter).collect()
}

/// What the lanes of a context do: state, pc with the instruction there, lanes, and what the mechanism keeps.
fn divergence_group(config: &CoreConfig, rtl: &[(String, u32)], context: Context) -> Vec<Line> {
    let mut texts = text_names(config, context).into_iter();
    let mut text = || {
        texts
            .next()
            .map(|name| Line::Text(format!("golden.divergence.{name}")))
    };
    let pair = |field| lines_of_pair(config, rtl, Slot::Context(field, context));
    let mut lines = vec![Line::Heading(match config.home_of(context) {
        Some(warp) => format!("divergence: warp {warp}"),
        None => format!("divergence: split context {context}"),
    })];
    lines.extend(text());
    lines.extend(text());
    lines.extend(
        [PerContext::Pc, PerContext::ActiveMask]
            .into_iter()
            .flat_map(pair),
    );
    let is_home = config.home_of(context).is_some();
    let fields = config.divergence.fields().iter();
    // What stands in arrays is among the texts, and what a warp keeps is shown with its home context.
    let fields = fields.filter(|field| field.info().source == Source::Trace);
    let fields = fields.filter(|&&field| is_home || OF_CONTEXT.contains(&field));
    let slots = fields.map(|&field| Slot::Divergence(field, context));
    lines.extend(slots.flat_map(|slot| lines_of_pair(config, rtl, slot)));
    if is_home {
        lines.extend(std::iter::from_fn(text));
    }
    lines
}

/// The RTL's signal of a field, if the RTL has it, and the model's. Sets of lanes, contexts or entries are binary.
fn lines_of_pair(config: &CoreConfig, rtl: &[(String, u32)], slot: Slot) -> Vec<Line> {
    let name = slot.signal_name();
    let width = slot.info().width;
    let radix = match width {
        Width::Lanes | Width::Contexts | Width::Entries => Radix::Binary,
        _ => Radix::Hexadecimal,
    };
    let hardware =
        outermost(rtl, &format!("trace_{name}"), radix).or_else(|| outermost(rtl, &name, radix));
    let model = Line::signal(format!("golden.{name}"), width.bits(config), radix);
    hardware.into_iter().chain([model]).collect()
}

/// The signal of that name in the outermost scope that has it; Verilator's own scope for the ports comes last.
fn outermost(rtl: &[(String, u32)], name: &str, radix: Radix) -> Option<Line> {
    let named = rtl
        .iter()
        .filter(|(path, _)| path.rsplit('.').next() == Some(name));
    let (path, width_bits) =
        named.min_by_key(|(path, _)| (path.starts_with('$'), path.matches('.').count()))?;
    Some(Line::signal(path, *width_bits, radix))
}
