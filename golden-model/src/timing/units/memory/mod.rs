//! The way to memory: fetches that wait for their word, loads and stores, translation of addresses.

pub(crate) mod data_cache;
pub(crate) mod fetch_queue;
mod held_request;
pub(crate) mod instruction_cache;
pub(crate) mod load_store;
pub(crate) mod request_queue;
pub(crate) mod tlb;
