//! The way to memory: fetches that wait for their word, loads and stores, translation of addresses.

pub mod data_cache;
pub mod exchange;
pub mod fetch_queue;
pub mod instruction_cache;
pub mod load_store;
pub mod request_queue;
pub mod scratchpad;
pub mod tlb;
pub mod translation_hold;
mod valid_lines;
