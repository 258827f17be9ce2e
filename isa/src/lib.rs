//! The contract every other crate reads: what an ArchID is, which instructions exist, how they are
//! encoded and printed; how a core is configured, what its ports are, and what a cycle's record holds.
//!
//! It is a crate of its own, and does no input or output, so that the assembler, the golden model and the
//! hardware can share names, encodings and configuration without sharing any meaning: what an instruction
//! *does* is deliberately not here.
//!
//! Two indices: a [`Context`] is what is scheduled (a pc, a mask, a state), a [`Warp`] what owns registers.
//! Today every warp has one context, of the same number.

pub mod arch;
pub mod cluster;
pub mod config;
pub mod custom_unit;
pub mod divergence;
pub mod encoding;
pub mod fields;
pub mod hardware_id;
pub mod instruction;
pub mod interrupt;
pub mod opcode;
pub mod operands;
pub mod ports;
pub mod stage;
pub mod trace;
pub mod word;

pub use arch::{ArchId, ArchIdError, Encoding};
pub use cluster::{
    ClusterConfig, ClusterError, ClusterShape, InterconnectRecord, InterconnectSlot, SharedCacheConfig, SystemConfig,
    CLUSTER_BARRIERS_MAX, CLUSTER_BARRIER_BITS,
};
pub use config::{
    ConfigError, CoreConfig, CoreOptions, DataCacheConfig, Divider, InstructionCacheConfig, Multiplier, OptionKind,
    OptionRow, Pipeline, Shifter, UncachedWindow, OPTIONS,
};
pub use custom_unit::{
    CustomCycles, CustomFunction, CustomMeaning, CustomUnit, CustomUnitError, CustomUnitSpec, UnitFolder,
    CUSTOM_FUNCTIONS,
};
pub use divergence::{DivergenceMechanism, Reconvergence};
pub use encoding::{
    decode_bytes, decode_word, encode, encode_bytes, encode_word, encoded_length_bytes, is_canonical, DecodeError,
    EncodeError,
};
pub use fields::{BitField, FieldLayout};
pub use hardware_id::HardwareId;
pub use instruction::{Gpr, Instruction, PredicateRegister};
pub use interrupt::Interrupt;
pub use opcode::{ExecutionUnit, Opcode, OpcodeInfo};
pub use operands::{OperandClass, OperandKind};
pub use stage::Stage;
pub use trace::{
    CycleRecord, DataCacheField, InstructionCacheField, PerBank, PerBarrier, PerClusterBarrier, PerContext, PerLane,
    PerLineWord, PerPrediction, PerScoreboard, PerTlbEntry, PerWarp, PerformanceCounter, RequestQueueField, RingField,
    Scalar, ScratchpadField, Slot, TraceLayout, Width,
};
pub use word::{Address, Context, Cycle, Lane, LaneMask, Warp, Word};
