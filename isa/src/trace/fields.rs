//! The list of a record's fields: names, widths, qualifiers, and where the hardware shows them.
//!
//! It is the only one: both sides, the comparison, the reports and the waveforms read it.
//!
//! What is scheduled is numbered by context, what owns registers by warp: `context_pc`, `schedule_context`;
//! `warp_mode`, `write_warp`. A core without split contexts has one context a warp, of the same number.

use super::TlbMapping;
use crate::cluster::CORES_MAX;
use crate::divergence::DivergenceField;
use crate::{CoreConfig, CLUSTER_BARRIER_BITS};

/// When a field counts. A field that does not count is recorded as 0 on both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Qualifier {
    /// In every cycle.
    Always,
    /// When this field is not 0.
    Field(Scalar),
    /// Per lane: when the lane's bit in this field is set.
    LaneBit(Scalar),
    /// Per line word: while a store is requested; bytes that are not enabled are 0.
    StoreData,
    /// Per bank of the scratchpad: while it writes; of data, bytes that it does not write are 0.
    BankWrite,
    /// Per context: when this field of the same context's divergence mechanism is not 0.
    Divergence(DivergenceField),
}

/// Where the hardware's side of a field is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A port of the core with the field's own name.
    Port,
    /// A trace port: `trace_<name>`, per context, warp, barrier or lane `trace_<name>_<number>`.
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
    /// A context number.
    Context,
    /// One bit a lane.
    Lanes,
    /// One bit a context.
    Contexts,
    /// An address or a value: n bits.
    Word,
    /// A register number, r bits.
    Register,
    /// One bit a GPR, of a core with a scoreboard.
    Registers,
    /// The instruction port's word number.
    RamWord,
    /// The data port's line number.
    RamLine,
    /// One bit a byte of a line.
    LineBytes,
    /// One bit a byte of a word.
    WordBytes,
    /// A row of the scratchpad's banks; 0 bits without a scratchpad.
    ScratchpadRow,
    /// The words of a line side by side, up to 512 bits.
    Line,
    /// A divergence stack depth.
    Depth,
    /// The number of an entry of the table of regions.
    Entry,
    /// One bit an entry of the table of regions.
    Entries,
    /// A count of instructions in flight.
    InFlight,
    /// The number of a page of virtual memory.
    Page,
    /// The number of a TLB entry.
    TlbEntry,
    /// What a page is mapped to ([`crate::trace::TlbMapping`]).
    TlbMapping,
    /// A word from the host; 0 bits without `host_start`.
    HostWord,
    /// A word about the cluster; 0 bits without `several_cores`.
    ClusterWord,
    /// One bit a cluster barrier; 0 bits without `several_cores`.
    ClusterBarriers,
    /// A number of cores a cluster barrier; 0 bits without `several_cores`.
    ClusterBarriersWanted,
    /// A bit about rings between cores; 0 bits without `several_cores` or `extension`.
    Ring,
    /// The number of a core that is rung; 0 bits likewise.
    RingCore,
    /// A bit about a failed access; 0 bits without `bus_errors`.
    BusError,
    /// A bit about atomic accesses; 0 bits without `extension`.
    Exchange,
    /// A bit about the answers to their stores; 0 bits without `extension` or `bus_errors`.
    ExchangeAnswer,
    /// A count of words of an instruction cache's line, all of them included.
    InstructionLineCount,
    /// A way of the instruction cache, in at least 1 bit.
    InstructionWay,
    /// A way of the data cache, in at least 1 bit.
    DataWay,
    /// A count of the entries of the data cache's queue.
    DataQueueCount,
}

impl Width {
    /// Whether the value is a set with a bit for each lane, context or register: to be printed in binary.
    pub const fn is_set(self) -> bool {
        matches!(self, Width::Lanes | Width::Contexts | Width::Entries | Width::Registers)
    }

    /// The width in bits for a configuration, 1..=64 but for [`Width::Line`], and 0 of what the configuration does not
    /// have.
    pub const fn bits(self, config: &CoreConfig) -> u32 {
        match self {
            Width::Bits(bits) => bits,
            Width::Warp => config.arch.warp_index_bits(),
            Width::Context => config.context_index_bits(),
            Width::Lanes => config.arch.lanes(),
            Width::Contexts => config.contexts(),
            Width::Word => config.arch.word_bits(),
            Width::Register => config.arch.register_bits(),
            Width::Registers => config.arch.gprs(),
            Width::RamWord => config.ram_word_bits(),
            Width::RamLine => config.ram_line_bits(),
            Width::LineBytes => config.line_bytes(),
            Width::WordBytes => config.arch.word_bytes(),
            Width::ScratchpadRow => config.scratchpad_row_bits(),
            Width::Line => 8 * config.line_bytes(),
            Width::Depth => config.depth_bits(),
            Width::Entry => config.entry_bits(),
            Width::Entries => config.stack_depth,
            Width::InFlight => config.in_flight_bits(),
            Width::Page => config.page_bits(),
            Width::TlbEntry => config.tlb_entry_bits(),
            Width::TlbMapping => TlbMapping::FRAME_LSB + config.ram_page_bits(),
            Width::HostWord if config.host_start => config.arch.word_bits(),
            Width::ClusterWord if config.several_cores => config.arch.word_bits(),
            Width::ClusterBarriers => config.cluster_barriers(),
            Width::ClusterBarriersWanted => config.cluster_barriers() * CLUSTER_BARRIER_BITS,
            Width::Ring if config.rings() => 1,
            Width::RingCore if config.rings() => CORES_MAX.ilog2(),
            Width::BusError if config.bus_errors => 1,
            Width::Exchange if config.extension => 1,
            Width::ExchangeAnswer if config.extension && config.bus_errors => 1,
            Width::HostWord
            | Width::ClusterWord
            | Width::Ring
            | Width::RingCore
            | Width::BusError
            | Width::Exchange
            | Width::ExchangeAnswer => 0,
            Width::InstructionLineCount => match config.instruction_cache {
                Some(cache) => cache.offset_bits() + 1,
                None => 0,
            },
            Width::InstructionWay => match config.instruction_cache {
                Some(cache) => way_bits(cache.ways),
                None => 0,
            },
            Width::DataWay => match config.data_cache {
                Some(cache) => way_bits(cache.ways),
                None => 0,
            },
            Width::DataQueueCount => config.data_queue_count_bits(),
        }
    }
}

/// Width of a way's number, in bits, at least 1.
const fn way_bits(ways: u32) -> u32 {
    if ways > 2 {
        2
    } else {
        1
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
            pub const fn info(self) -> $crate::trace::FieldInfo {
                #[allow(unused_imports, reason = "not every list of fields has them all")]
                use $crate::{trace::{Qualifier::*, Scalar::*, Width::*}, CLUSTER_BARRIER_BITS};
                match self {
                    $( $kind::$variant => $crate::trace::FieldInfo {
                        name: $name,
                        width: $width,
                        qualifier: $qualifier,
                        source: $crate::trace::Source::$source,
                    } ),*
                }
            }
        }
    };
}

pub(crate) use fields;

fields! {
    /// Fields that occur once in a record, stage by stage, then the ports.
    Scalar {
        ScheduleValid          "schedule_valid"          Bits(1),   Always,                      Trace;
        ScheduleContext        "schedule_context"        Context,   Field(ScheduleValid),        Trace;
        SchedulePc             "schedule_pc"             Word,      Field(ScheduleValid),        Trace;
        StallCause             "stall_cause"             Bits(3),   Always,                      Trace;
        FetchValid             "fetch_valid"             Bits(1),   Always,                      Trace;
        FetchContext           "fetch_context"           Context,   Field(FetchValid),           Trace;
        FetchPc                "fetch_pc"                Word,      Field(FetchValid),           Trace;
        FetchSquashed          "fetch_squashed"          Bits(1),   Field(FetchValid),           Trace;
        DecodeValid            "decode_valid"            Bits(1),   Always,                      Trace;
        DecodeContext          "decode_context"          Context,   Field(DecodeValid),          Trace;
        DecodePc               "decode_pc"               Word,      Field(DecodeValid),          Trace;
        DecodeMicro            "decode_micro"            Bits(1),   Field(DecodeValid),          Trace;
        OperandsValid          "operands_valid"          Bits(1),   Always,                      Trace;
        OperandsContext        "operands_context"        Context,   Field(OperandsValid),        Trace;
        OperandsPc             "operands_pc"             Word,      Field(OperandsValid),        Trace;
        ExecuteValid           "execute_valid"           Bits(1),   Always,                      Trace;
        ExecuteContext         "execute_context"         Context,   Field(ExecuteValid),         Trace;
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
        CommitContext          "commit_context"          Context,   Field(CommitValid),          Trace;
        CommitPc               "commit_pc"               Word,      Field(CommitValid),          Trace;
        CommitLanes            "commit_lanes"            Lanes,     Field(CommitValid),          Trace;
        PredicateWriteValid    "predicate_write_valid"   Bits(1),   Always,                      Trace;
        PredicateWriteLanes    "predicate_write_lanes"   Lanes,     Field(PredicateWriteValid),  Trace;
        PredicateWriteWarp     "predicate_write_warp"    Warp,      Field(PredicateWriteValid),  Trace;
        PredicateWriteRegister "predicate_write_register" Register, Field(PredicateWriteValid),  Trace;
        PredicateWriteRow      "predicate_write_row"     Lanes,     Field(PredicateWriteValid),  Trace;
        WriteLanes             "write_lanes"             Lanes,     Always,                      Trace;
        WriteSource            "write_source"            Bits(3),   Field(WriteLanes),           Trace;
        WriteWarp              "write_warp"              Warp,      Field(WriteLanes),           Trace;
        WriteRegister          "write_register"          Register,  Field(WriteLanes),           Trace;
        LoadDoneValid          "load_done_valid"         Bits(1),   Always,                      Trace;
        LoadDoneContext        "load_done_context"       Context,   Field(LoadDoneValid),        Trace;
        StoreDoneValid         "store_done_valid"        Bits(1),   Always,                      Trace;
        StoreDoneContext       "store_done_context"      Context,   Field(StoreDoneValid),       Trace;
        PrintDoneValid         "print_done_valid"        Bits(1),   Always,                      Trace;
        PrintDoneContext       "print_done_context"      Context,   Field(PrintDoneValid),       Trace;
        CopyDoneValid          "copy_done_valid"         Bits(1),   Always,                      Trace;
        CopyDoneContext        "copy_done_context"       Context,   Field(CopyDoneValid),        Trace;
        ArithmeticDoneValid    "arithmetic_done_valid"   Bits(1),   Always,                      Trace;
        ArithmeticDoneContext  "arithmetic_done_context" Context,   Field(ArithmeticDoneValid),  Trace;
        TranslateLanes         "translate_lanes"         Lanes,     Always,                      Trace;
        TranslateFault         "translate_fault"         Bits(3),   Field(TranslateLanes),       Trace;
        TlbNextEntry           "tlb_next_entry"          Width::TlbEntry, Always,                Trace;
        KernelEntry            "kernel_entry"            Word,      Always,                      Trace;
        KernelEntryValid       "kernel_entry_valid"      Bits(1),   Always,                      Trace;
        SpawnTurnValid         "spawn_turn_valid"        Bits(1),   Always,                      Trace;
        SpawnTurnContext       "spawn_turn_context"      Context,   Field(SpawnTurnValid),       Trace;
        LastSpawnTurn          "last_spawn_turn"         Context,   Always,                      Trace;
        TranslationHoldValid   "translation_hold_valid"  Bits(1),   Always,                      Trace;
        TranslationHoldContext "translation_hold_context" Context,   Field(TranslationHoldValid), Trace;
        ConsoleWaiting         "console_waiting"         Bits(1),   Always,                      Trace;
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
        ConsoleOutputValid       "console_output_valid"       Bits(1), Always,                          Port;
        ConsoleOutputReady       "console_output_ready"       Bits(1), Always,                          Port;
        ConsoleOutputData        "console_output_data"        Bits(8), Field(ConsoleOutputValid),       Port;
        ConsoleInputValid        "console_input_valid"        Bits(1), Always,                          Port;
        Done                     "done"                       Bits(1), Always,                          Port;
    }
}

fields! {
    /// Fields that occur once a context: what is scheduled, at the start of the cycle.
    PerContext {
        State        "context_state"         Bits(3),  Always,        Trace;
        Pc           "context_pc"            Word,     Always,        Trace;
        ActiveMask   "context_active_mask"   Lanes,    Always,        Trace;
        InFlight     "context_in_flight"     Width::InFlight, Always, Trace;
        Epoch        "context_epoch"         Bits(1),  Always,        Trace;
        DueInterrupt "context_due_interrupt" Bits(4),  Always,        Trace;
        DueAddress   "context_due_address"   Word,     Always,        Trace;
    }
}

fields! {
    /// Fields that occur once a warp: what owns registers, at the start of the cycle.
    PerWarp {
        Interrupt    "warp_interrupt" Bits(4),  Always,        Trace;
        Mode         "warp_mode"      Bits(2),  Always,        Trace;
    }
}

fields! {
    /// Fields that occur once a barrier.
    PerBarrier {
        Waiting "barrier_waiting" Contexts, Always, Trace;
    }
}

fields! {
    /// Fields that occur once a barrier between cores.
    PerClusterBarrier {
        Waiting "cluster_barrier_waiting" Contexts,                   Always, Trace;
        Wanted  "cluster_barrier_wanted"  Bits(CLUSTER_BARRIER_BITS), Always, Trace;
    }
}

fields! {
    /// Fields of rings between cores, where there are any (docs/cluster.md section 13).
    RingField {
        Waiting "ring_waiting" Bits(1),         Always, Trace;
        Valid   "ring_valid"   Bits(1),         Always, Port;
        Core    "ring_core"    Width::RingCore, Always, Port;
        Rung    "rung"         Bits(1),         Always, Port;
    }
}

fields! {
    /// Fields that occur once a TLB entry; both 0 of one that is not valid.
    PerTlbEntry {
        VirtualPage "tlb_virtual_page" Page,              Always, Trace;
        Mapping     "tlb_mapping"      Width::TlbMapping, Always, Trace;
    }
}

fields! {
    /// Fields of the instruction cache, where there is one; 0 of a lookup or a fill that is not valid.
    InstructionCacheField {
        LookupValid  "instruction_lookup_valid"  Bits(1),                     Always, Trace;
        LookupStale  "instruction_lookup_stale"  Bits(1),                     Always, Trace;
        LookupWord   "instruction_lookup_word"   RamWord,                     Always, Trace;
        FillValid    "instruction_fill_valid"    Bits(1),                     Always, Trace;
        FillWord     "instruction_fill_word"     RamWord,                     Always, Trace;
        FillWay      "instruction_fill_way"      Width::InstructionWay,       Always, Trace;
        FillAsked    "instruction_fill_asked"    Width::InstructionLineCount, Always, Trace;
        FillAnswered "instruction_fill_answered" Width::InstructionLineCount, Always, Trace;
        FillDropped  "instruction_fill_dropped"  Bits(1),                     Always, Trace;
        NextWay      "instruction_next_way"      Width::InstructionWay,       Always, Trace;
    }
}

fields! {
    /// Fields of the data cache, where there is one; 0 of a lookup or an answer that is not valid, and of a queue that
    /// is empty.
    DataCacheField {
        LookupValid   "data_lookup_valid"   Bits(1),               Always, Trace;
        LookupWrite   "data_lookup_write"   Bits(1),               Always, Trace;
        LookupConsole "data_lookup_console" Bits(1),               Always, Trace;
        LookupLine    "data_lookup_line"    RamLine,               Always, Trace;
        QueueCount    "data_queue_count"    Width::DataQueueCount, Always, Trace;
        QueueKind     "data_queue_kind"     Bits(3),               Always, Trace;
        AnswerValid   "data_answer_valid"   Bits(1),               Always, Trace;
        AnswerError   "data_answer_error"   Bits(1),               Always, Trace;
        NextWay       "data_next_way"       Width::DataWay,        Always, Trace;
    }
}

fields! {
    /// The field of the request queue, where there is one.
    RequestQueueField {
        Count "request_queue_count" Bits(2), Always, Trace;
    }
}

fields! {
    /// Fields that occur once a context with jump prediction; pc and target are 0 while nothing is predicted.
    PerPrediction {
        Predicts   "context_predicts"    Bits(1), Always, Trace;
        JumpPc     "context_jump_pc"     Word,    Always, Trace;
        JumpTarget "context_jump_target" Word,    Always, Trace;
    }
}

fields! {
    /// Fields that occur once a context with a scoreboard: what is on its way, what it waits for, and where it has
    /// waited.
    PerScoreboard {
        Pending      "context_pending"       Width::Registers, Always, Trace;
        Access       "context_access"        Bits(1),          Always, Trace;
        Held         "context_held"          Bits(1),          Always, Trace;
        Awaits       "context_awaits"        Bits(1),          Always, Trace;
        Awaited      "context_awaited"       Width::Register,  Always, Trace;
        Remembers    "context_remembers"     Bits(1),          Always, Trace;
        RememberedPc "context_remembered_pc" Word,             Always, Trace;
        HoldsBack    "context_holds_back"    Bits(1),          Always, Trace;
    }
}

fields! {
    /// The performance counters, in the order of their selectors of hwid. Each is a port of the core.
    PerformanceCounter {
        Cycles           "counter_cycles"            Word, Always, Port;
        Instructions     "counter_instructions"      Word, Always, Port;
        LaneInstructions "counter_lane_instructions" Word, Always, Port;
        Idle             "counter_idle"              Word, Always, Port;
        HeldUp           "counter_held_up"           Word, Always, Port;
        FetchRefused     "counter_fetch_refused"     Word, Always, Port;
        CacheMisses      "counter_cache_misses"      Word, Always, Port;
        Accesses         "counter_accesses"          Word, Always, Port;
        DataRequests     "counter_data_requests"     Word, Always, Port;
        Divergences      "counter_divergences"       Word, Always, Port;
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
