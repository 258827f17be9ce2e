//! A bank's part of the shared cache (docs/cluster.md section 12): the data cache of a core, between the bank's turns
//! and the bank.
//!
//! It also says whether a fetch may go: fetches do not come through the cache, and must not overtake a store that still
//! waits in it.

use isa::trace::Slot;
use isa::{ClusterConfig, DataCacheField};

use crate::kit::prelude::*;
use crate::ports::{DataRequest, DataResponse};
use crate::trace::TracePorts;
use crate::units::memory::data_cache::DataCache;

hardware! {
    /// Holds lines of a bank that have been loaded, for all cores. Stores go through it to the bank.
    pub struct SharedCachePart(config: &ClusterConfig) {
        let bank = config.core_of_bank();
        let trace = bank.trace;

        /// Synchronous reset, active high; it empties the cache.
        pub reset: In(1),
        /// From the bank's turns: a load or store of the core that is served.
        pub access: DataRequest<In>(&bank),
        /// To the bank's turns: the answer to the oldest load.
        pub answer: DataResponse<Out>(&bank),
        /// To the bank: a load or store.
        pub request: DataRequest<Out>(&bank),
        /// From the bank: the answer to the oldest load there.
        pub response: DataResponse<In>(&bank),
        /// From the instruction port: a fetch is asked for.
        pub fetch_asks: In(1),
        /// From the instruction port: it is taken.
        pub fetch_fires: In(1),
        /// To the instruction port: no store waits here that was taken before the fetch.
        pub fetch_may_go: Out(1),
        /// To the cluster: all that was stored is in the bank.
        pub rests: Out(1),
        /// To the lock step: the state of the cache.
        pub trace: TracePorts = TracePorts::new(&bank, &[]).with_data_cache(&bank),
        /// To the lock step: lookups have left while the fetch has waited.
        pub trace_passed: Out(1) if (trace),

        data_cache: DataCache(&bank),
        /// The fetch waits, and no store is here that was taken before it. Reset: 0.
        passed: Register(1; reset 0),
    }
}

impl Describe for SharedCachePart {
    fn kernel(&self, k: &mut Kernel) {
        k.rules("C12.1, C12.2, C12.6");
        let cache = &self.data_cache;
        k.join(&cache.access, &self.access);
        k.join(&self.answer, &cache.answer);
        k.join(&self.request, &cache.request);
        k.join(&cache.response, &self.response);

        k.comment("no fence empties it, and cores do not wait for their stores to be sent");
        k.drive(&cache.empties, low());
        k.drive(&cache.access_context, zeros(cache.access_context.width()));
        k.drive(&cache.access_last, low());
        let sent = [cache.sent.valid.val(), cache.sent.context.val()];
        let queued = cache.has_queued.val();
        k.ignore(
            "a bank knows no contexts, and its lock keeps exchanges whole",
            sent.into_iter().chain([queued]).collect(),
        );

        k.comment("a fetch waits for the store that was taken before it, not for those behind: C12.5");
        let busy = cache.is_busy.val();
        let leaves = k.wire("lookup_leaves", &busy & &cache.access.ready);
        let stores = k.wire("store_waits", &busy & &cache.request.write);
        k.drive(&self.fetch_may_go, !&stores | &self.passed);
        let waits = self.fetch_asks.val() & !self.fetch_fires.val();
        k.update(&self.passed, waits & (self.passed.val() | leaves | !stores));
        k.drive(&self.rests, !busy);
        k.drive(&self.trace_passed, &self.passed);
        self.trace.hand_on(k, &cache.trace);
    }
}

impl SharedCachePart {
    /// What is shown of a field of the cache; it has a value only in a cluster with a trace.
    pub(super) fn shown(&self, field: DataCacheField) -> Expr {
        self.trace.value_of(Slot::DataCache(field))
    }
}

#[cfg(test)]
mod tests {
    use isa::SharedCacheConfig;

    use super::*;
    use crate::kit::emit;

    fn part(options: &str, ways: u32) -> SharedCachePart {
        let core = crate::tests::core_of(&format!("arch = \"4w8/8/4/2\", instruction_cache_bytes = 1024, {options}"));
        let cache = SharedCacheConfig { bank_bytes: 2048, ways };
        let cluster = ClusterConfig::new(core, 2, 2).expect("a legal cluster");
        let cluster = cluster.with_shared_cache(Some(cache));
        SharedCachePart::new(&cluster.expect("a shared cache that is possible"))
    }

    /// Rules: C12.1.
    #[test]
    fn it_is_described_soundly_and_its_lines_are_block_ram() {
        for (ways, options) in [
            (1, "trace = true"),
            (1, "extension = true, trace = true"),
            (2, "extension = true"),
            (4, "data_cache_bytes = 512, uncached_bytes = 4096"),
        ] {
            let design = emit(&part(options, ways)).expect("the description is sound");
            let has = |name: &str| design.top().ports.iter().any(|port| port.name == name);
            assert!(has("request_line") && has("answer_data") && has("fetch_may_go"));
            assert_eq!(has("access_lock"), options.contains("extension"));
            assert_eq!(has("trace_passed"), options.contains("trace"));
            assert!(design.verilog().contains("    line_ram "), "{options}");
        }
    }
}
