//! The lines of a core: what its lanes do, each stage of its pipeline, and the options that it has.

use isa::divergence::multi_path::RegionField;
use isa::divergence::DivergenceField;
use isa::trace::{CustomField, ExchangeField, RequestQueueField, Slot, Source, Width};
use isa::{
    Context, CoreConfig, DataCacheField, PerBank, PerContext, PerformanceCounter, RingField, Scalar, ScratchpadField,
};

use super::place::{DesignPart, Hardware};
use super::{Group, Layout, Line, Radix};
use crate::waveform::divergence::{shown_contexts, text_names};
use crate::waveform::merge::Signals;

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
        let banks = 0..config.line_words;
        let of_banks = banks.flat_map(|bank| PerBank::ALL.iter().map(move |&field| Slot::Bank(field, bank)));
        groups.push(("scratchpad", fields.map(Slot::Scratchpad).chain(of_banks).collect()));
    }
    if config.extension {
        let fields = ExchangeField::ALL.iter().copied();
        groups.push(("atomic accesses", fields.map(Slot::Exchange).collect()));
    }
    if config.custom_unit.is_some() {
        let fields = CustomField::ALL.iter().copied();
        groups.push(("function unit", fields.map(Slot::Custom).collect()));
    }
    if config.rings() {
        let fields = RingField::ALL.iter().copied();
        groups.push(("rings", fields.map(Slot::Ring).collect()));
    }
    if config.performance_counters {
        let fields = PerformanceCounter::ALL.iter().copied();
        let slots = fields.map(Slot::Counter).collect();
        groups.push(("performance counters", slots));
    }
    groups
}

impl Layout {
    /// A layout of the model's signals and of those among the RTL's that stand for the same, of what the waveform
    /// shows.
    pub(crate) fn of_core(config: &CoreConfig, signals: &Signals) -> Self {
        let hardware = Hardware::new(signals);
        let place = DesignPart::alone(&hardware);
        let mut lines = marks(&place);
        lines.extend(core_lines(config, &place));
        Layout::shown(vec![Group::of_lines(lines)], signals)
    }
}

/// The lines at the top.
pub(super) fn marks(place: &DesignPart) -> Vec<Line> {
    let mut lines =
        vec![Line::signal("lockstep.cycle", 64, Radix::Decimal), Line::signal("lockstep.mismatch", 1, Radix::Binary)];
    lines.extend(place.hardware("clock", Radix::Binary));
    lines
}

/// The lines of a core.
pub(super) fn core_lines(config: &CoreConfig, place: &DesignPart) -> Vec<Line> {
    let of_contexts = shown_contexts(config);
    let of_contexts = of_contexts.flat_map(|context| divergence_group(config, place, context));
    let mut lines: Vec<Line> = of_contexts.collect();
    for (heading, is_stage, fields) in GROUPS {
        lines.push(Line::Heading(heading.to_owned()));
        if is_stage {
            lines.push(place.text(&format!("disassembly.{heading}")));
        }
        let slots = fields.iter().map(|&field| Slot::Scalar(field));
        lines.extend(slots.flat_map(|slot| lines_of_slot(config, place, slot)));
    }
    for (heading, slots) in option_groups(config) {
        lines.push(Line::Heading(heading.to_owned()));
        let slots = slots.into_iter();
        lines.extend(slots.flat_map(|slot| lines_of_slot(config, place, slot)));
    }
    lines
}

/// What the lanes of a context do: state, pc with the instruction there, lanes, and what the mechanism keeps.
fn divergence_group(config: &CoreConfig, place: &DesignPart, context: Context) -> Vec<Line> {
    let mut texts = text_names(config, context).into_iter();
    let mut text = || texts.next().map(|name| place.text(&format!("divergence.{name}")));
    let pair = |field| lines_of_slot(config, place, Slot::Context(field, context));
    let mut lines = vec![Line::Heading(match config.home_of(context) {
        Some(warp) => format!("divergence: warp {warp}"),
        None => format!("divergence: split context {context}"),
    })];
    lines.extend(text());
    lines.extend(text());
    lines.extend([PerContext::Pc, PerContext::ActiveMask].into_iter().flat_map(pair));
    let is_home = config.home_of(context).is_some();
    let fields = config.divergence.fields().iter();
    // Values of arrays are among the texts, and what a warp keeps is shown with its home context.
    let fields = fields.filter(|field| field.info().source == Source::Trace);
    let fields = fields.filter(|&&field| is_home || OF_CONTEXT.contains(&field));
    let slots = fields.map(|&field| Slot::Divergence(field, context));
    lines.extend(slots.flat_map(|slot| lines_of_slot(config, place, slot)));
    if is_home {
        lines.extend(std::iter::from_fn(text));
    }
    lines
}

/// The RTL's signal of a field, if the RTL has it, and the model's. Sets of lanes, contexts or entries are binary.
fn lines_of_slot(config: &CoreConfig, place: &DesignPart, slot: Slot) -> Vec<Line> {
    let width = slot.info().width;
    let radix = match width {
        Width::Lanes | Width::Contexts | Width::Entries => Radix::Binary,
        _ => Radix::Hexadecimal,
    };
    place.pair(&slot.signal_name(), width.bits(config), radix)
}
