//! The fetches that wait for their response, in order (docs/pipeline.md sections 5 and 6).

use isa::CoreConfig;

use crate::index::context_index;
use crate::kit::prelude::*;
use crate::stages::fetch::Fetch;
use crate::stages::schedule::Schedule;
use crate::units::parts::fifo::{Fifo, Shows};
use crate::units::warps::warp_table::ports::ScheduleSide;

bundle! {
    /// A fetch that waits for its response; its address follows a cycle later.
    pub struct FetchEntry(config: &CoreConfig) {
        /// The context whose instruction is fetched.
        context: context_index(config),
        /// The context's epoch when it was scheduled.
        epoch: 1; if (!config.is_deep()),
        /// Why the fetch fails, as translation says; 0 if it does not.
        fetch_failure: 2; if (config.tlb_entries > 0),
        /// For the trace: its address.
        traced_pc: config.arch.word_bits(); if (config.trace),
    }
}

hardware! {
    /// The fetches that wait for their response, in order.
    ///
    /// Pushed only while it is not full, popped only while it is not empty; both may happen in one cycle. Addresses are
    /// known last and wanted last, so they are written in the cycle after the push and read in the cycle after the pop.
    pub struct FetchQueue(config: &CoreConfig) {
        let places = config.fetch_outstanding;
        let (place_bits, word) = (index_width(places), config.arch.word_bits());
        let width = FetchEntry::<In>::new(config).width();
        from schedule: Schedule(config) { push = fire, pushed: FetchEntry }
        from warp_table: ScheduleSide(config) { last_pc = fetched_pc, last_predicted = fetched_predicted }
        from fetch: Fetch(config) { pop }

        /// To schedule: the fetch queue has no room.
        pub full: Out(1),
        /// To fetch: the oldest fetch, which a response answers.
        pub oldest: FetchEntry<Out>(config),
        /// To decode: address of the fetch that was answered in the cycle before; of a micro-operation, anything.
        pub answered_pc: Out(word),
        /// To decode: it was predicted to jump back.
        pub answered_predicted: Out(1) if (config.jump_prediction),
        entries: Fifo(places, width, Shows::Places),
        /// A fetch was pushed in the cycle before. Reset: 0.
        pushed_last: Register(1; reset 0),
        /// Where it went.
        last_tail: Register(place_bits),
        /// Place of the oldest in the cycle before.
        last_head: Register(place_bits),
        addresses: DistributedRam(places, word + u32::from(config.jump_prediction), 0),
    }
}

impl Describe for FetchQueue {
    fn kernel(&self, k: &mut Kernel) {
        k.rules("P5.6, P6.1");
        let entries = &self.entries;
        k.drive(&entries.push, &self.push);
        k.drive(&entries.push_data, self.pushed.packed());
        k.drive(&entries.pop, &self.pop);
        k.drive(&self.full, &entries.full);
        k.ignore("it is popped when a response comes", vec![entries.empty.val()]);
        k.drive_bundle(&self.oldest, self.oldest.unpacked(&entries.head.val()));

        k.comment("addresses, a cycle later");
        k.update(&self.pushed_last, &self.push);
        for (last, place) in [(&self.last_tail, &entries.tail_place), (&self.last_head, &entries.head_place)] {
            k.update(last, place);
        }
        let addresses = &self.addresses;
        k.drive(&addresses.write_enable, &self.pushed_last);
        k.drive(&addresses.write_address, &self.last_tail);
        k.drive(&addresses.read_address, &self.last_head);
        let (last, read) = (self.last_pc.val(), addresses.read_data.val());
        let word = last.width();
        k.drive(&addresses.write_data, concat([self.last_predicted.present_bits(), last]));
        k.drive(&self.answered_pc, read.bits(0, word));
        if self.answered_predicted.is_present() {
            k.drive(&self.answered_predicted, read.bit(word));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use isa::CoreOptions;

    #[test]
    fn it_is_described_soundly_for_lengths_that_are_no_powers_of_two() {
        for fetch_outstanding in [2, 3, 8, 63, 64] {
            let options = CoreOptions { fetch_outstanding: Some(fetch_outstanding), ..CoreOptions::default() };
            crate::kit::emit(&FetchQueue::new(&CoreConfig::from_options(&options).unwrap())).unwrap();
        }
    }
}
