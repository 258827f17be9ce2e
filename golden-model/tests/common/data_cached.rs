//! Cores with a data cache, and what is seen of it.

use super::with;
use isa::trace::Scalar::*;
use isa::{CoreOptions, DataCacheField, Instruction, Slot};

use super::environment::Bench;

/// Where the data of the tests are: line 16 of a core with lines of 16 bytes, which is of set 0.
pub const DATA: i64 = 0x100;

/// A cache of four sets in so many ways, on a core of 4-byte words and lines of four of them.
pub fn options(ways: u32) -> CoreOptions {
    let bytes = 64 * ways;
    let line = format!("data_cache_bytes = {bytes}, data_cache_ways = {ways}, line_words = 4");
    with(&line, CoreOptions::default())
}

/// A program on a core with such options, and 100, 101, 102, ... from [`DATA`] on, with a memory that is always ready
/// and answers in the next cycle.
pub fn bench(arch: &str, options: CoreOptions, program: &[Instruction]) -> Bench {
    let mut bench = Bench::of(super::options(arch).or(options), program);
    for word in 0..128 {
        bench.memory.write_word(DATA as u64 + 4 * word, 100 + word, 0xf);
    }
    bench
}

pub fn cache(bench: &Bench, field: DataCacheField) -> u64 {
    bench.get(Slot::DataCache(field))
}

/// A request that fires at the port: cycle, line, whether it stores, bytes.
pub type Request = (u64, u64, bool, u64);

/// The request at the port in the cycle that was last, if it has fired.
pub fn request(bench: &Bench) -> Option<Request> {
    let fires = bench.is(DataRequestValid) && bench.is(DataRequestReady);
    fires.then(|| {
        (
            bench.cycle - 1,
            bench.scalar(DataRequestLine),
            bench.is(DataRequestWrite),
            bench.scalar(DataRequestByteEnable),
        )
    })
}

/// Runs to the end; the requests that fire at the port.
pub fn requests(bench: &mut Bench) -> Vec<Request> {
    let mut all = Vec::new();
    while !bench.is_done() {
        bench.step();
        all.extend(request(bench));
        assert!(bench.cycle < 5000, "it does not end");
    }
    all
}

/// The lines of the loads among them.
pub fn loaded_lines(bench: &mut Bench) -> Vec<u64> {
    let all = requests(bench);
    let loads = all.iter().filter(|(_, _, is_store, _)| !is_store);
    loads.map(|&(_, line, ..)| line).collect()
}

/// Steps until something is seen; the cycle in which it was.
pub fn until(bench: &mut Bench, mut seen: impl FnMut(&Bench) -> bool) -> u64 {
    loop {
        bench.step();
        if seen(bench) {
            return bench.cycle - 1;
        }
        assert!(bench.cycle < 5000, "it never comes");
    }
}
