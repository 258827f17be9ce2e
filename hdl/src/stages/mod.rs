//! The pipeline's stages, in the order in which an instruction passes them. Each holds the registers that it starts
//! from.

pub mod choose;

pub mod schedule;

pub mod fetch;

pub mod decode;

pub mod operands;

pub mod compute;

pub mod execute;

pub mod commit;

pub mod control;
