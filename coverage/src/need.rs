//! What a core needs so that an event can occur on it: an option, a number of lanes, an instruction.

use isa::{CoreConfig, DivergenceMechanism, Divider, Multiplier, Opcode, Pipeline, Reconvergence};

macro_rules! needs {
    ($config:ident; $( $need:ident $text:literal $holds:expr; )*) => {
        /// Something that a core must have.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Need {
            $( #[doc = $text] $need, )*
            /// It implements this instruction.
            Instruction(Opcode),
        }

        impl Need {
            /// Whether a core has it.
            pub fn holds(self, $config: &CoreConfig) -> bool {
                match self {
                    $( Need::$need => $holds, )*
                    Need::Instruction(opcode) => $config.implements(opcode),
                }
            }

            /// What it is, in words.
            pub fn text(self) -> String {
                match self {
                    $( Need::$need => $text.to_owned(), )*
                    Need::Instruction(opcode) => format!("the instruction {opcode}"),
                }
            }
        }
    };
}

needs! {
    config;
    Lanes2           "two lanes"                     config.arch.lanes() > 1;
    Lanes3           "three lanes"                   config.arch.lanes() > 2;
    Warps2           "two warps"                     config.arch.warps() > 1;
    Contexts2        "two contexts"                  config.contexts() > 1;
    Contexts3        "three contexts"                config.contexts() > 2;
    SplitContexts    "split contexts"                config.split_contexts > 0;
    Tlb              "a TLB"                         config.tlb_entries > 0;
    Tlb2             "a TLB of two entries"          config.tlb_entries > 1;
    Tlb3             "a TLB of three entries"        config.tlb_entries > 2;
    NoTlb            "no TLB"                        config.tlb_entries == 0;
    Barriers         "barriers"                      config.barriers > 0;
    Barriers2        "two barriers"                  config.barriers > 1;
    ClusterBarriers  "barriers between cores"        config.cluster_barriers() > 0;
    InstructionCache "an instruction cache"          config.instruction_cache.is_some();
    NoInstructionCache "no instruction cache"        config.instruction_cache.is_none();
    DataCache        "a data cache"                  config.data_cache.is_some();
    DataCacheWays    "a data cache of two ways"      config.data_cache.is_some_and(|cache| cache.ways > 1);
    NoDataCache      "no data cache"                 config.data_cache.is_none();
    Uncached         "a window that is not cached"   config.data_cache.is_some_and(|cache| cache.uncached.is_some());
    Rings            "rings between cores"           config.rings();
    RequestQueue     "a request queue"               config.request_queue;
    NoRequestQueue   "no request queue"              !config.request_queue;
    Scratchpad       "a scratchpad"                  config.scratchpad_bytes > 0;
    StoreGroups      "stores of groups of lanes"     config.store_groups() > 1;
    CustomUnit       "a function unit"               config.custom_unit.is_some();
    Extension        "the extension"                 config.extension;
    BusErrors        "bus errors"                    config.bus_errors;
    NoBusErrors      "no bus errors"                 !config.bus_errors;
    Scoreboard       "a scoreboard"                  config.scoreboard;
    Short            "the short pipeline"            config.pipeline == Pipeline::Short;
    Deep             "the deep pipeline"             config.is_deep();
    Prediction       "jump prediction"               config.jump_prediction;
    Counters         "performance counters"          config.performance_counters;
    FairUnits        "fair units"                    config.fair_units;
    Pipelined        "a pipelined operation"         config.multiplier == Multiplier::Dsp || config.float;
    Alone            "an operation that is made alone"
        config.multiplier == Multiplier::Serial || config.divider != Divider::None || config.float;
    Arithmetic       "an arithmetic unit"
        config.multiplier != Multiplier::None || config.divider != Divider::None || config.float;
    Divide           "a divider"                     config.divider != Divider::None;
    MissingPredicate "a number of predicates that is no power of two, or less than the encoding's"
        config.arch.preds() < 1 << config.arch.register_bits() || !config.arch.preds().is_power_of_two();
    MissingRegister  "a number of registers or predicates that is no power of two"
        !config.arch.gprs().is_power_of_two() || !config.arch.preds().is_power_of_two()
            || config.arch.preds() < 1 << config.arch.register_bits();
    Stack            "the mechanism stack"           config.divergence == DivergenceMechanism::Stack;
    Masks            "the mechanism masks"           config.divergence == DivergenceMechanism::Masks;
    PairedPath       "the mechanism paired-path"     config.divergence == DivergenceMechanism::PairedPath;
    MultiPath        "the mechanism multi-path"      config.divergence == DivergenceMechanism::MultiPath;
    SplitAndJoin     "split and join"                config.divergence.has_split_and_join();
    Implicit         "implicit reconvergence"        config.reconvergence == Reconvergence::Implicit;
    Explicit         "explicit reconvergence"        config.reconvergence == Reconvergence::Explicit;
    Room2            "room for two that wait"        config.stack_depth > 1;
}
