//! The pipeline's stages, in the order in which an instruction passes them; as `hdl/src/stages`.

pub(crate) mod schedule;

pub(crate) mod fetch;

pub(crate) mod decode;

pub(crate) mod passage;

pub(crate) mod execute;

pub(crate) mod commit;
