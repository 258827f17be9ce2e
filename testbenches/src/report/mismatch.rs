//! A mismatch as data: what differs, whose it is, how it came about, and whether software can see it.
//!
//! It is complete in itself, so that it can be printed, written as JSON, or compared by a shrinker after the run is
//! gone.

use golden_model::{timing, Fired};
use isa::divergence::{owner, StateRow};
use isa::trace::{CustomField, Slot};
use isa::{Context, Cycle, CycleRecord, DivergenceMechanism, Instruction, Lane, PerLane, Scalar, Warp};
use serde::Serialize;

use crate::compare::difference::{record_differences, FieldDifference};
use crate::compare::events::retires;
use crate::compare::history::{Instructions, Records};
use crate::compare::state::{CoreState, States};
use crate::environment::ram::Ram;
use crate::report::culprit::{self, Culprit, Past};
use crate::report::fired::{fired_rules, FiredRule};
use crate::report::function_unit::{asked, broken_promise, is_broken_promise, is_result, UnitFault, WrongResult};
use crate::report::listing::{InstructionLine, Listing};
use crate::report::operands::{Operand, Registers};
use crate::report::under_way::UnderWay;

/// When the sides were found to differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Found {
    /// In a cycle's record.
    InRecord,
    /// In arrays compared on request during the run, after all records had agreed.
    InStateDuringRun,
    /// In arrays, memories or console outputs at the end, after all records had agreed.
    InStateAtEnd,
}

/// Whether software can see the difference.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Verdict {
    /// A warp does different things on the two sides.
    Architectural {
        /// The core of a cluster whose warp it is; none when the difference is in kept state.
        #[serde(skip_serializing_if = "Option::is_none")]
        core: Option<u32>,
        /// The warp that is the first to do so; none when the difference is in kept state.
        warp: Option<Warp>,
        /// Its context, if that is not its home.
        #[serde(skip_serializing_if = "Option::is_none")]
        split_context: Option<Context>,
        /// What the RTL does there; none: nothing more.
        rtl: Option<String>,
        /// What the model does there; none: nothing more.
        model: Option<String>,
    },
    /// Both sides do the same things, but in other cycles.
    TimingOnly {
        /// For how many further cycles that was seen to hold.
        cycles: u64,
        /// Both sides reached their end within them.
        ended: bool,
    },
    /// The RTL shows only its own ports: what its warps do is not known.
    AtThePorts,
    /// The RTL is simulated elsewhere, and does not go on.
    NotFollowed,
}

impl Verdict {
    /// Still open: timing only, after no cycle.
    pub(crate) const OPEN: Verdict = Verdict::TimingOnly { cycles: 0, ended: false };
    /// The verdict on a difference in kept state.
    pub(crate) const OF_STATE: Verdict =
        Verdict::Architectural { core: None, warp: None, split_context: None, rtl: None, model: None };
}

/// What a pipeline stage holds on one side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StageContent {
    /// Whose instruction.
    pub warp: Warp,
    /// In which of the warp's contexts, if that is not its home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub split_context: Option<Context>,
    /// The instruction.
    pub instruction: InstructionLine,
    /// Squashed: what else is to be said.
    pub note: &'static str,
}

/// A pipeline stage in the cycle of the mismatch; `None`: empty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Stage {
    /// Its name.
    pub name: &'static str,
    /// On the RTL's side.
    pub rtl: Option<StageContent>,
    /// On the model's.
    pub model: Option<StageContent>,
}

/// The first disagreement of the sides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mismatch {
    /// The cycle.
    pub cycle: Cycle,
    /// Where it was found.
    pub found: Found,
    /// All that differs in that cycle, the likeliest cause first.
    pub differences: Vec<FieldDifference>,
    /// In which core of a cluster; `None` of a core alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub core: Option<u32>,
    /// What the user's function unit does wrong, if it is that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub function_unit: Option<UnitFault>,
    /// Whose it is, where the report can say that.
    pub warp: Option<Warp>,
    /// In which of the warp's contexts it is, if that is not its home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub split_context: Option<Context>,
    /// The instruction behind it.
    pub instruction: Option<InstructionLine>,
    /// Where that instruction is, in words.
    pub place: &'static str,
    /// What it read, if it has been in execute.
    pub operands: Vec<Operand>,
    /// The rules that the model has fired, in that cycle and in the one before, which may have to do with the first
    /// difference.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<FiredRule>,
    /// The pipeline in that cycle.
    pub stages: Vec<Stage>,
    /// What is under way in the model after that cycle.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub under_way: Vec<UnderWay>,
    /// The last instructions of the warp, or of its split context, oldest first.
    pub recent: Vec<InstructionLine>,
    /// The core's divergence mechanism.
    pub mechanism: DivergenceMechanism,
    /// What it keeps for that warp in the RTL after that cycle; `None`: the RTL does not show it.
    pub rtl_divergence: Option<Vec<StateRow>>,
    /// What it keeps for that warp in the model after that cycle.
    pub model_divergence: Option<Vec<StateRow>>,
    /// Word size in bits, for printing.
    pub word_bits: u32,
    /// Lanes, for printing.
    pub lanes: u32,
    /// Whether software can see it.
    pub verdict: Verdict,
}

/// What a mismatch is made from.
pub struct Evidence<'a> {
    /// The core.
    pub config: &'a isa::CoreConfig,
    /// The cycle of the mismatch.
    pub cycle: Cycle,
    /// The program.
    pub listing: Listing<'a>,
    /// The RTL's memory, for disassembly.
    pub ram: &'a Ram,
    /// Up to the cycle before.
    pub records: &'a Records,
    /// Up to the cycle before.
    pub instructions: &'a Instructions,
    /// RTL's and model's state after the cycle.
    pub states: &'a States,
    /// The rules that the model's core has fired up to the end of the cycle; `None`: the side does not say.
    pub fired: Option<&'a Fired>,
    /// What is under way in the model's core after the cycle.
    pub under_way: Vec<timing::UnderWay>,
}

impl Evidence<'_> {
    /// The warp that a context belonged to at the end of the cycle before.
    fn owner(&self, context: Context) -> Warp {
        match self.record_before() {
            Some(record) => owner(self.config, record, context),
            None => self.config.home_of(context).unwrap_or_default(),
        }
    }

    /// The instruction that a report is about, where one is known.
    fn instruction(&self, culprit: &Culprit) -> Option<Instruction> {
        self.listing.instruction(self.ram, culprit.pc?)
    }

    /// What is known of the registers; `now` are the records of the cycle.
    fn registers<'a>(&'a self, now: Vec<&'a CycleRecord>) -> Registers<'a> {
        let state = self.states.model.as_ref();
        Registers { config: self.config, cycle: self.cycle, now, records: self.records, state }
    }

    /// The record of the cycle before.
    fn record_before(&self) -> Option<&CycleRecord> {
        self.records.record(self.cycle.0.checked_sub(1))
    }
}

impl Mismatch {
    /// A mismatch of two records of a cycle; its verdict is still open (timing only, after no cycle).
    pub fn of_records(rtl: &CycleRecord, model: &CycleRecord, evidence: &Evidence) -> Self {
        let (differences, first) = record_differences(evidence.config, rtl, model);
        let past = Past {
            config: evidence.config,
            cycle: evidence.cycle,
            now: [rtl, model],
            records: evidence.records,
            instructions: evidence.instructions,
            listing: evidence.listing,
            ram: evidence.ram,
        };
        let culprit = first.and_then(|slot| past.culprit(slot));
        let operands = culprit.map(|culprit| operands(vec![rtl, model], &culprit, evidence));
        let rules = differences.first().zip(evidence.fired);
        let rules = rules.map(|(first, fired)| fired_rules(&first.field, evidence.cycle, fired));
        Mismatch {
            rules: rules.unwrap_or_default(),
            stages: stages(rtl, model, evidence),
            operands: operands.unwrap_or_default(),
            function_unit: first.and_then(|first| unit_fault([rtl, model], first, culprit.as_ref(), evidence)),
            ..Self::new(Found::InRecord, differences, culprit, Verdict::OPEN, evidence)
        }
    }

    /// A mismatch of kept state, found before that cycle.
    pub fn of_state(found: Found, differences: Vec<FieldDifference>, evidence: &Evidence) -> Self {
        let warp = differences.iter().find_map(|difference| difference.warp);
        let context = warp.map(|warp| evidence.config.home_context(warp));
        let culprit = context.map(|context| culprit::last_retired(context, evidence.instructions));
        Self::new(found, differences, culprit, Verdict::OF_STATE, evidence)
    }

    fn new(
        found: Found,
        differences: Vec<FieldDifference>,
        culprit: Option<Culprit>,
        verdict: Verdict,
        evidence: &Evidence,
    ) -> Self {
        let Evidence { config, cycle, listing, ram, instructions, states, .. } = evidence;
        let (config, cycle, ram, instructions, states) = (*config, *cycle, *ram, *instructions, *states);
        let context = culprit.map(|culprit| culprit.context);
        let pc = culprit.and_then(|culprit| culprit.pc);
        let warp = context.map(|context| evidence.owner(context));
        let split_context = context.filter(|&context| config.home_of(context).is_none());
        let divergence = |state: &Option<CoreState>| {
            let all = &state.as_ref()?.divergence;
            let of = |context: Context| all.get(context.index()).into_iter().flatten().cloned();
            let own = split_context.into_iter().flat_map(|split| {
                of(split).map(move |row| StateRow { label: format!("{} of context {split}", row.label), ..row })
            });
            let home = warp.map(|warp| config.home_context(warp));
            Some(own.chain(home.into_iter().flat_map(of)).collect())
        };
        let retired = context.map(|context| instructions.of(context));
        let retired = retired.unwrap_or_default();
        let recent = retired.into_iter().map(|retired| InstructionLine {
            cycle: Some(retired.cycle.0),
            lanes: Some(retired.lanes),
            ..listing.line(ram, retired.pc)
        });
        let is_split = |context: Context| config.home_of(context).is_none();
        let under_way = evidence.under_way.iter().cloned();
        let under_way = under_way.map(|one| UnderWay::of(one, |context| evidence.owner(context), is_split));
        Mismatch {
            cycle,
            found,
            differences,
            core: None,
            function_unit: None,
            warp,
            split_context,
            instruction: pc.map(|pc| listing.line(ram, pc)),
            place: culprit.map_or("", |culprit| culprit.place),
            operands: Vec::new(),
            rules: Vec::new(),
            stages: Vec::new(),
            under_way: under_way.collect(),
            recent: recent.collect(),
            mechanism: config.divergence,
            rtl_divergence: divergence(&states.rtl),
            model_divergence: divergence(&states.model),
            word_bits: config.arch.word_bits(),
            lanes: config.arch.lanes(),
            verdict,
        }
    }
}

/// What the instruction read, as far as that is known.
fn operands(now: Vec<&CycleRecord>, culprit: &Culprit, evidence: &Evidence) -> Vec<Operand> {
    let found = evidence.instruction(culprit).zip(culprit.executed);
    let read = found.map(|(instruction, executed)| {
        let warp = evidence.owner(culprit.context);
        evidence.registers(now).operands(warp, &instruction, executed)
    });
    read.unwrap_or_default()
}

/// What the user's function unit does wrong, if the records differ by its doing.
fn unit_fault(
    now: [&CycleRecord; 2],
    first: Slot,
    culprit: Option<&Culprit>,
    evidence: &Evidence,
) -> Option<UnitFault> {
    let unit = evidence.config.custom_unit?;
    let instruction = culprit.and_then(|culprit| evidence.instruction(culprit));
    let number = instruction.and_then(|instruction| instruction.opcode().custom_number());
    let function = number.and_then(|number| Some((number, unit.function(number)?)));
    let fault = UnitFault {
        unit: &unit.spec().name,
        folder: unit.folder(),
        function: function.map(|(number, function)| (number, function.name.as_str())),
        broken: None,
        results: Vec::new(),
        word_bits: evidence.config.arch.word_bits(),
    };
    if is_broken_promise(first, now) {
        let [rtl, model] = now;
        // An answer at a wrong time changes whether there is room, too.
        let answer = Slot::Custom(CustomField::ResponseValid);
        let first = if rtl.get(answer) == model.get(answer) { first } else { answer };
        let asked = asked(evidence.cycle, model, evidence.records).map(|(_, cycle)| cycle);
        let broken = broken_promise(unit, number, first, model, asked, evidence.cycle);
        return Some(UnitFault { broken: Some(broken), ..fault });
    }
    if !is_result(first, now) {
        return None;
    }
    let ((_, function), culprit) = function.zip(culprit)?;
    let warp = evidence.owner(culprit.context);
    let registers = evidence.registers(now.to_vec());
    let read = registers.of_function(warp, &instruction?, culprit.executed?, function.operands as usize);
    let [got, expected] = now.map(|record| move |lane| record.get(Slot::Lane(PerLane::WriteValue, lane)));
    let lanes = (0..evidence.config.arch.lanes()).map(Lane).filter(|&lane| got(lane) != expected(lane));
    let results = lanes.map(|lane| WrongResult {
        lane,
        operands: read.iter().map(|values| values[lane.index()]).collect(),
        got: got(lane),
        expected: expected(lane),
    });
    Some(UnitFault { results: results.collect(), ..fault })
}

/// A stage's name and its fields valid, warp, pc, and the one that is worth a note with that note.
pub(crate) type StageFields = (&'static str, [Scalar; 3], Option<(Scalar, &'static str)>);

#[rustfmt::skip]
pub(crate) const STAGES: [StageFields; 6] = {
    use Scalar::*;
    [
        ("schedule", [ScheduleValid, ScheduleContext, SchedulePc], None),
        ("fetch",    [FetchValid,    FetchContext,    FetchPc],    Some((FetchSquashed, "squashed"))),
        ("decode",   [DecodeValid,   DecodeContext,   DecodePc],   None),
        ("operands", [OperandsValid, OperandsContext, OperandsPc], None),
        ("execute",  [ExecuteValid,  ExecuteContext,  ExecutePc],  None),
        ("commit",   [CommitValid,   CommitContext,   CommitPc],   None),
    ]
};

/// Whether what is in a stage is a micro-operation, which has no address; `decoded` is the record of the cycle in which
/// decode had what is in operands now.
fn is_micro(valid: Scalar, record: &CycleRecord, decoded: Option<&CycleRecord>) -> bool {
    let was = |field| decoded.is_some_and(|record| record.scalar(field) != 0);
    match valid {
        Scalar::DecodeValid => record.scalar(Scalar::DecodeMicro) != 0,
        // A micro-operation is never squashed.
        Scalar::OperandsValid => was(Scalar::DecodeMicro),
        Scalar::ExecuteValid => record.scalar(Scalar::ExecuteMicro) != 0,
        Scalar::CommitValid => !retires(record),
        _ => false,
    }
}

fn stages(rtl: &CycleRecord, model: &CycleRecord, evidence: &Evidence) -> Vec<Stage> {
    let config = evidence.config;
    let stages_before_operands = 1 + u64::from(config.pipeline.read_stages());
    let decoded = evidence.records.record(evidence.cycle.0.checked_sub(stages_before_operands));
    let content = |record: &CycleRecord, [valid, context, pc]: [Scalar; 3], note: Option<(Scalar, &'static str)>| {
        let pc = record.scalar(pc);
        let context = record.context(context);
        // A number that does not exist can come from broken hardware only.
        let exists = context.0 < config.contexts();
        let is_split = exists && config.home_of(context).is_none();
        let mut instruction = evidence.listing.line(evidence.ram, pc);
        if is_micro(valid, record, decoded) {
            instruction.text = "(copies a register)".to_owned();
            instruction.source = None;
        }
        (record.scalar(valid) != 0).then(|| StageContent {
            warp: match is_split {
                true => owner(config, record, context),
                false => Warp(context.0),
            },
            split_context: is_split.then_some(context),
            instruction,
            note: note.filter(|(field, _)| record.scalar(*field) != 0).map_or("", |(_, note)| note),
        })
    };
    STAGES
        .iter()
        .map(|&(name, fields, note)| Stage {
            name,
            rtl: content(rtl, fields, note),
            model: content(model, fields, note),
        })
        .collect()
}
