//! The pipeline's stages, in the order in which an instruction passes them; as `hdl/src/stages`.
//!
//! Operands has no file. There registers are read and overridden by what is on its way (docs/pipeline.md section 8), so
//! that an instruction sees the registers as they are after all older instructions of its warp. The model gets the same
//! by reading in execute, after the write of commit; operands only carries the instruction for a cycle.

pub(crate) mod schedule;

pub(crate) mod fetch;

pub(crate) mod decode;

pub(crate) mod execute;

pub(crate) mod commit;
