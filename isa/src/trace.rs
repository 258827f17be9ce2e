//! The cycle record: everything about one clock cycle on which core and golden model must agree.
//!
//! It stands in the contract so that the two sides, who share no behaviour, share one list of what is
//! compared. A record is a flat row of 64-bit slots: comparing two cycles is comparing two slices,
//! and the names, widths and qualifiers are looked up only when they differ. Fields as defined in
//! docs/pipeline.md section 15.

use std::fmt;

use crate::{CoreConfig, Lane, Warp};

/// When a field counts. A field that does not count is recorded as 0 on both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Qualifier {
    /// In every cycle.
    Always,
    /// When this field is not 0.
    Field(Scalar),
    /// When this field is 0 (and its own qualifier holds).
    Not(Scalar),
    /// Per lane: when the lane's bit in this field is set.
    LaneBit(Scalar),
    /// Per line word: while a store is requested; bytes that are not enabled are 0.
    StoreData,
    /// Per warp: while the warp's divergence stack is not empty.
    StackNotEmpty,
}

/// Where the hardware's side of a field is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A port of the core with the field's own name.
    Port,
    /// A trace port: `trace_<name>`, per warp `trace_<name>_<warp>`, per lane `trace_<name>_<lane>`.
    Trace,
    /// The core's own arrays.
    Array,
}

/// A field's description; `width` is in bits.
#[derive(Clone, Copy, Debug)]
pub struct FieldInfo {
    /// Name, as in ports, reports and waveforms.
    pub name: &'static str,
    /// Width in bits.
    pub width: Width,
    /// When it counts.
    pub qualifier: Qualifier,
    /// Where the hardware's side is read.
    pub source: Source,
}

/// A width that follows from the configuration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    /// A fixed number of bits.
    Bits(u32),
    /// A warp number.
    Warp,
    /// One bit a lane.
    Lanes,
    /// An address or a value: n bits.
    Word,
    /// A register number, r bits.
    Register,
    /// The instruction port's word number.
    RamWord,
    /// The data port's line number.
    RamLine,
    /// One bit a byte of a line.
    LineBytes,
    /// A divergence stack depth.
    Depth,
    /// A count of instructions in flight.
    InFlight,
}

impl Width {
    /// The width in bits for a configuration, 1..=64.
    pub const fn bits(self, config: &CoreConfig) -> u32 {
        match self {
            Width::Bits(bits) => bits,
            Width::Warp => config.arch.warp_index_bits(),
            Width::Lanes => config.arch.lanes(),
            Width::Word => config.arch.word_bits(),
            Width::Register => config.arch.register_bits(),
            Width::RamWord => config.ram_word_bits(),
            Width::RamLine => config.ram_line_bits(),
            Width::LineBytes => config.line_bytes(),
            Width::Depth => config.depth_bits(),
            Width::InFlight => config.in_flight_bits(),
        }
    }
}

macro_rules! fields {
    ($(#[$doc:meta])* $kind:ident { $( $variant:ident $name:literal $width:expr, $qualifier:expr, $source:ident; )* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(u16)]
        pub enum $kind { $( #[doc = concat!("`", $name, "`")] $variant ),* }

        impl $kind {
            /// Every field, in slot order.
            pub const ALL: &'static [$kind] = &[$($kind::$variant),*];
            /// Name, width, qualifier, source.
            pub const fn info(self) -> FieldInfo {
                use Qualifier::*;
                #[allow(unused_imports, reason = "not every list of fields is qualified by a scalar")]
                use Scalar::*;
                use Width::*;
                match self {
                    $( $kind::$variant => FieldInfo { name: $name, width: $width, qualifier: $qualifier, source: Source::$source } ),*
                }
            }
        }
    };
}

fields! {
    /// Fields that occur once in a record, stage by stage, then the ports.
    Scalar {
        ScheduleValid          "schedule_valid"          Bits(1),   Always,                      Trace;
        ScheduleWarp           "schedule_warp"           Warp,      Field(ScheduleValid),        Trace;
        SchedulePc             "schedule_pc"             Word,      Field(ScheduleValid),        Trace;
        StallCause             "stall_cause"             Bits(3),   Always,                      Trace;
        FetchValid             "fetch_valid"             Bits(1),   Always,                      Trace;
        FetchWarp              "fetch_warp"              Warp,      Field(FetchValid),           Trace;
        FetchPc                "fetch_pc"                Word,      Field(FetchValid),           Trace;
        FetchSquashed          "fetch_squashed"          Bits(1),   Field(FetchValid),           Trace;
        DecodeValid            "decode_valid"            Bits(1),   Always,                      Trace;
        DecodeWarp             "decode_warp"             Warp,      Field(DecodeValid),          Trace;
        DecodePc               "decode_pc"               Word,      Field(DecodeValid),          Trace;
        DecodeMicro            "decode_micro"            Bits(1),   Field(DecodeValid),          Trace;
        OperandsValid          "operands_valid"          Bits(1),   Always,                      Trace;
        OperandsWarp           "operands_warp"           Warp,      Field(OperandsValid),        Trace;
        OperandsPc             "operands_pc"             Word,      Field(OperandsValid),        Trace;
        ExecuteValid           "execute_valid"           Bits(1),   Always,                      Trace;
        ExecuteWarp            "execute_warp"            Warp,      Field(ExecuteValid),         Trace;
        ExecutePc              "execute_pc"              Word,      Field(ExecuteValid),         Trace;
        ExecuteMicro           "execute_micro"           Bits(1),   Field(ExecuteValid),         Trace;
        ExecuteLanes           "execute_lanes"           Lanes,     Field(ExecuteValid),         Trace;
        RedirectValid          "redirect_valid"          Bits(1),   Always,                      Trace;
        RedirectPc             "redirect_pc"             Word,      Field(RedirectValid),        Trace;
        InterruptValid         "interrupt_valid"         Bits(1),   Always,                      Trace;
        InterruptCause         "interrupt_cause"         Bits(4),   Field(InterruptValid),       Trace;
        SpawnValid             "spawn_valid"             Bits(1),   Always,                      Trace;
        SpawnWarp              "spawn_warp"              Warp,      Field(SpawnValid),           Trace;
        CommitValid            "commit_valid"            Bits(1),   Always,                      Trace;
        CommitWarp             "commit_warp"             Warp,      Field(CommitValid),          Trace;
        CommitPc               "commit_pc"               Word,      Field(CommitValid),          Trace;
        CommitLanes            "commit_lanes"            Lanes,     Field(CommitValid),          Trace;
        PredicateWriteLanes    "predicate_write_lanes"   Lanes,     Always,                      Trace;
        PredicateWriteRegister "predicate_write_register" Register, Field(PredicateWriteLanes),  Trace;
        PredicateWriteValues   "predicate_write_values"  Lanes,     Field(PredicateWriteLanes),  Trace;
        WriteLanes             "write_lanes"             Lanes,     Always,                      Trace;
        WriteSource            "write_source"            Bits(2),   Field(WriteLanes),           Trace;
        WriteWarp              "write_warp"              Warp,      Field(WriteLanes),           Trace;
        WriteRegister          "write_register"          Register,  Field(WriteLanes),           Trace;
        LoadDoneValid          "load_done_valid"         Bits(1),   Always,                      Trace;
        LoadDoneWarp           "load_done_warp"          Warp,      Field(LoadDoneValid),        Trace;
        StoreDoneValid         "store_done_valid"        Bits(1),   Always,                      Trace;
        StoreDoneWarp          "store_done_warp"         Warp,      Field(StoreDoneValid),       Trace;
        CloneDoneValid         "clone_done_valid"        Bits(1),   Always,                      Trace;
        CloneDoneWarp          "clone_done_warp"         Warp,      Field(CloneDoneValid),       Trace;
        InstructionRequestValid  "instruction_request_valid"  Bits(1), Always,                          Port;
        InstructionRequestReady  "instruction_request_ready"  Bits(1), Always,                          Port;
        InstructionRequestWord   "instruction_request_word"   RamWord, Field(InstructionRequestValid),  Port;
        InstructionResponseValid "instruction_response_valid" Bits(1), Always,                          Port;
        InstructionResponseReady "instruction_response_ready" Bits(1), Always,                          Port;
        InstructionResponseData  "instruction_response_data"  Word,    Field(InstructionResponseValid), Port;
        DataRequestValid         "data_request_valid"         Bits(1), Always,                          Port;
        DataRequestReady         "data_request_ready"         Bits(1), Always,                          Port;
        DataRequestWrite         "data_request_write"         Bits(1), Field(DataRequestValid),         Port;
        DataRequestConsole       "data_request_console"       Bits(1), Field(DataRequestValid),         Port;
        DataRequestLine          "data_request_line"          RamLine, Field(DataRequestValid),         Port;
        DataRequestByteEnable    "data_request_byte_enable"   LineBytes, Field(DataRequestValid),       Port;
        DataResponseValid        "data_response_valid"        Bits(1), Always,                          Port;
        DataResponseReady        "data_response_ready"        Bits(1), Always,                          Port;
        Done                     "done"                       Bits(1), Always,                          Port;
    }
}

fields! {
    /// Fields that occur once a warp: the warp's state at the start of the cycle.
    PerWarp {
        State        "warp_state"          Bits(3),  Always,        Trace;
        Pc           "warp_pc"             Word,     Always,        Trace;
        ActiveMask   "warp_active_mask"    Lanes,    Always,        Trace;
        InFlight     "warp_in_flight"      Width::InFlight, Always, Trace;
        Epoch        "warp_epoch"          Bits(1),  Always,        Trace;
        Depth        "warp_stack_depth"    Width::Depth, Always,    Trace;
        Interrupt    "warp_interrupt"      Bits(4),  Always,        Trace;
        StackTopKind "warp_stack_top_kind" Bits(2),  StackNotEmpty, Array;
        StackTopMask "warp_stack_top_mask" Lanes,    StackNotEmpty, Array;
        StackTopPc   "warp_stack_top_pc"   Word,     StackNotEmpty, Array;
    }
}

fields! {
    /// Fields that occur once a lane.
    PerLane {
        WriteValue "write_value" Word, LaneBit(WriteLanes), Trace;
    }
}

fields! {
    /// Fields that occur once a word of a line.
    PerLineWord {
        RequestData  "data_request_data"  Word, StoreData,                Port;
        ResponseData "data_response_data" Word, Field(DataResponseValid), Port;
    }
}

/// What a GPR write in a record comes from: the values of `write_source`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum WriteSource {
    /// An instruction in commit.
    Commit = 0,
    /// A load's response.
    Load = 1,
    /// A micro-operation of the clone unit.
    Clone = 2,
}

/// Values of `warp_state`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum WarpState {
    /// Active mask 0; free for wspawn.
    Stopped = 0,
    /// May be scheduled.
    Running = 1,
    /// Its load or store is under way.
    WaitMemory = 2,
    /// Its clone is under way.
    WaitClone = 3,
    /// Its wspawn found no free warp.
    WaitSpawn = 4,
}

/// Values of `stall_cause`: why nothing was scheduled, first that holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum StallCause {
    /// Something was scheduled.
    None = 0,
    /// Registers are being cleared after reset.
    Clearing = 1,
    /// No warp is Running.
    NoRunningWarp = 2,
    /// The starvation guard holds the scheduler.
    StarvationGuard = 3,
    /// As many fetches are outstanding as the queue holds.
    FetchQueueFull = 4,
    /// The instruction port was not ready.
    PortNotReady = 5,
}

/// Values of `warp_stack_top_kind`: the kinds of divergence stack entries (ISA section 8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum StackEntryKind {
    /// A split on which all lanes agreed.
    Uniform = 0,
    /// The mask to go on with when both sides are done.
    Rejoin = 1,
    /// The other side of a split.
    Else = 2,
    /// Lanes that have left a splitl loop.
    ElseLoop = 3,
}

/// One slot of a record, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// A field that occurs once.
    Scalar(Scalar),
    /// One warp's field.
    Warp(PerWarp, Warp),
    /// One lane's field.
    Lane(PerLane, Lane),
    /// One line word's field.
    LineWord(PerLineWord, u32),
}

impl Slot {
    /// The field's description.
    pub const fn info(self) -> FieldInfo {
        match self {
            Slot::Scalar(field) => field.info(),
            Slot::Warp(field, _) => field.info(),
            Slot::Lane(field, _) => field.info(),
            Slot::LineWord(field, _) => field.info(),
        }
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.info().name;
        match self {
            Slot::Scalar(_) => f.write_str(name),
            Slot::Warp(_, warp) => write!(f, "{name}[{}]", warp.0),
            Slot::Lane(_, lane) => write!(f, "{name}[{}]", lane.0),
            Slot::LineWord(_, word) => write!(f, "{name}[{word}]"),
        }
    }
}

/// Where each field stands in a record of one configuration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TraceLayout {
    warps: usize,
    lanes: usize,
    line_words: usize,
}

impl TraceLayout {
    /// The layout for a configuration.
    pub const fn new(config: &CoreConfig) -> Self {
        TraceLayout {
            warps: config.arch.warps() as usize,
            lanes: config.arch.lanes() as usize,
            line_words: config.line_words as usize,
        }
    }

    /// The slot number of a field.
    #[inline]
    pub const fn index(&self, slot: Slot) -> usize {
        let warp_base = Scalar::ALL.len();
        let lane_base = warp_base + PerWarp::ALL.len() * self.warps;
        let line_base = lane_base + PerLane::ALL.len() * self.lanes;
        match slot {
            Slot::Scalar(field) => field as usize,
            Slot::Warp(field, warp) => warp_base + field as usize * self.warps + warp.0 as usize,
            Slot::Lane(field, lane) => lane_base + field as usize * self.lanes + lane.0 as usize,
            Slot::LineWord(field, word) => {
                line_base + field as usize * self.line_words + word as usize
            }
        }
    }

    /// The number of slots of a record.
    pub const fn slot_count(&self) -> usize {
        let per_warp = PerWarp::ALL.len() * self.warps;
        let per_lane = PerLane::ALL.len() * self.lanes;
        Scalar::ALL.len() + per_warp + per_lane + PerLineWord::ALL.len() * self.line_words
    }

    /// Every slot, in the order of its number.
    pub fn slots(&self) -> impl Iterator<Item = Slot> {
        let TraceLayout {
            warps,
            lanes,
            line_words,
        } = *self;
        let scalars = Scalar::ALL.iter().map(|&field| Slot::Scalar(field));
        let per_warp = PerWarp::ALL.iter().flat_map(move |&field| {
            (0..warps as u32).map(move |warp| Slot::Warp(field, Warp(warp)))
        });
        let per_lane = PerLane::ALL.iter().flat_map(move |&field| {
            (0..lanes as u32).map(move |lane| Slot::Lane(field, Lane(lane)))
        });
        let per_line_word = PerLineWord::ALL.iter().flat_map(move |&field| {
            (0..line_words as u32).map(move |word| Slot::LineWord(field, word))
        });
        scalars.chain(per_warp).chain(per_lane).chain(per_line_word)
    }
}

/// One clock cycle as one side saw it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CycleRecord {
    layout: TraceLayout,
    slots: Vec<u64>,
}

impl CycleRecord {
    /// A record in which every field is 0.
    pub fn new(layout: TraceLayout) -> Self {
        CycleRecord {
            layout,
            slots: vec![0; layout.slot_count()],
        }
    }

    /// Sets every field to 0.
    #[inline]
    pub fn clear(&mut self) {
        self.slots.fill(0);
    }

    /// Where each field stands.
    pub const fn layout(&self) -> TraceLayout {
        self.layout
    }

    /// The flat row.
    #[inline]
    pub fn slots(&self) -> &[u64] {
        &self.slots
    }

    /// The flat row, to be written by slot number.
    #[inline]
    pub fn slots_mut(&mut self) -> &mut [u64] {
        &mut self.slots
    }

    /// A field's value.
    #[inline]
    pub fn get(&self, slot: Slot) -> u64 {
        self.slots[self.layout.index(slot)]
    }

    /// A single field's value.
    #[inline]
    pub fn scalar(&self, field: Scalar) -> u64 {
        self.slots[field as usize]
    }

    /// Sets a single field.
    #[inline]
    pub fn set(&mut self, field: Scalar, value: u64) {
        self.slots[field as usize] = value;
    }

    /// Sets a warp's field.
    #[inline]
    pub fn set_warp(&mut self, field: PerWarp, warp: Warp, value: u64) {
        let index = self.layout.index(Slot::Warp(field, warp));
        self.slots[index] = value;
    }

    /// Sets a lane's field.
    #[inline]
    pub fn set_lane(&mut self, field: PerLane, lane: Lane, value: u64) {
        let index = self.layout.index(Slot::Lane(field, lane));
        self.slots[index] = value;
    }

    /// Sets a line word's field.
    #[inline]
    pub fn set_line_word(&mut self, field: PerLineWord, word: u32, value: u64) {
        let index = self.layout.index(Slot::LineWord(field, word));
        self.slots[index] = value;
    }

    /// The slots in which two records differ, with this record's value and the other's.
    pub fn differences(&self, other: &CycleRecord) -> Vec<(Slot, u64, u64)> {
        let pairs = self.slots.iter().zip(&other.slots);
        self.layout
            .slots()
            .zip(pairs)
            .filter(|(_, (ours, theirs))| ours != theirs)
            .map(|(slot, (&ours, &theirs))| (slot, ours, theirs))
            .collect()
    }
}

/// The fields that are not 0, as `name=hex`, in slot order: one line a cycle.
impl fmt::Display for CycleRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for (slot, &value) in self.layout.slots().zip(&self.slots) {
            if value != 0 {
                write!(f, "{separator}{slot}={value:x}")?;
                separator = " ";
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_are_numbered_in_order_and_every_width_fits_a_slot() {
        for (name, config, _) in CoreConfig::named() {
            let layout = TraceLayout::new(&config);
            let numbers: Vec<_> = layout.slots().map(|slot| layout.index(slot)).collect();
            assert_eq!(
                numbers,
                (0..layout.slot_count()).collect::<Vec<_>>(),
                "{name}"
            );
            for slot in layout.slots() {
                assert!(
                    (1..=64).contains(&slot.info().width.bits(&config)),
                    "{name} {slot}"
                );
            }
        }
    }

    #[test]
    fn differences_name_the_field_and_both_values() {
        let layout = TraceLayout::new(&CoreConfig::default());
        let mut one = CycleRecord::new(layout);
        let mut two = CycleRecord::new(layout);
        one.set_warp(PerWarp::Pc, Warp(2), 0x40);
        two.set_warp(PerWarp::Pc, Warp(2), 0x44);
        two.set_lane(PerLane::WriteValue, Lane(3), 7);
        let told: Vec<_> = one
            .differences(&two)
            .into_iter()
            .map(|(slot, ours, theirs)| format!("{slot} {ours:x} {theirs:x}"))
            .collect();
        assert_eq!(told, ["warp_pc[2] 40 44", "write_value[3] 0 7"]);
        assert_eq!(two.to_string(), "warp_pc[2]=44 write_value[3]=7");
    }
}
