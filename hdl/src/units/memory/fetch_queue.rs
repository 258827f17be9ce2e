//! The fetches that wait for their response, in order (docs/pipeline.md sections 5 and 6).

use isa::CoreConfig;

use crate::index::context_index;
use crate::kit::prelude::*;

bundle! {
    /// A fetch that waits for its response, but for its address.
    pub struct FetchEntry(config: &CoreConfig) {
        /// The context whose instruction is fetched.
        context: context_index(config),
        /// The context's epoch when it was scheduled.
        epoch: 1,
        /// Why the fetch fails, as translation says; 0 if it does not.
        fault: 2 * u32::from(config.tlb_entries > 0),
    }
}

hardware! {
    /// The fetches that wait for their response, in order.
    ///
    /// Pushed only while it is not full, popped only while it is not empty; both may happen in one cycle. Addresses are known last and
    /// wanted last, so they are written in the cycle after the push and read in the cycle after the pop.
    pub struct FetchQueue(config: &CoreConfig) {
        let places = config.fetch_outstanding;
        let (place_bits, word) = (index_width(places), config.arch.word_bits());
        let width = FetchEntry::<In>::new(config).width();

        /// The clock.
        pub clock: Clock,
        /// Synchronous reset, active high.
        pub reset: In(1),
        /// From schedule: a fetch is taken.
        pub push: In(1),
        /// From schedule: the fetch.
        pub pushed: FetchEntry<In>(config),
        /// From warp table: address of the fetch of the cycle before.
        pub last_pc: In(word),
        /// To schedule: as many wait as there is room for.
        pub full: Out(1),
        /// From fetch: the oldest is answered.
        pub pop: In(1),
        /// To fetch: the oldest.
        pub oldest: FetchEntry<Out>(config),
        /// To decode: address of the fetch that was answered in the cycle before.
        pub answered_pc: Out(word),
        /// From schedule, for the trace: the fetch's address.
        pub traced_pc: In(word) if (config.trace),
        /// To fetch, for the trace: the oldest one's address.
        pub oldest_pc: Out(word) if (config.trace),
        /// Where the next fetch goes. Reset: 0.
        tail: Register(place_bits; reset 0),
        /// Where the oldest stands. Reset: 0.
        head: Register(place_bits; reset 0),
        /// How many wait. Reset: 0.
        count: Register(index_width(places + 1); reset 0),
        entries: DistributedRam(places, width),
        /// A fetch was pushed in the cycle before. Reset: 0.
        pushed_last: Register(1; reset 0),
        /// Where it went.
        last_tail: Register(place_bits),
        /// Where the oldest stood in the cycle before.
        last_head: Register(place_bits),
        addresses: DistributedRam(places, word),
        traced_addresses: DistributedRam(places, word) if (config.trace),
        _places: u32 = places,
    }
}

impl FetchQueue {
    /// The place after this one; the last is followed by place 0.
    fn after(&self, k: &mut Kernel, name: &str, place: &RDff) -> Expr {
        let next = k.add_constant(name, place, 1);
        let at_end = place.val().is(u128::from(self._places - 1));
        select(at_end, zeros(place.width()), next)
    }
}

impl Describe for FetchQueue {
    fn kernel(&self, k: &mut Kernel) {
        let after_tail = self.after(k, "tail_plus_one", &self.tail);
        k.update_when(&self.tail, &self.push, after_tail);
        let after_head = self.after(k, "head_plus_one", &self.head);
        k.update_when(&self.head, &self.pop, after_head);
        let width = self.count.width();
        let (push, pop) = (self.push.val(), self.pop.val());
        // One adder for both ways: adding all ones is subtracting one.
        let step = k.wire(
            "step",
            pack([&push ^ &pop, replicate(width - 1, &pop & !&push)]),
        );
        let counted = k.add("count_stepped", &self.count, step);
        k.update(&self.count, counted);
        k.drive(&self.full, self.count.val().is(u128::from(self._places)));

        let pushed = &self.pushed;
        k.drive(&self.entries.write_enable, &self.push);
        k.drive(&self.entries.write_address, &self.tail);
        k.drive(&self.entries.write_data, pack(pushed.values()));
        k.drive(&self.entries.read_address, &self.head);
        let oldest = self.entries.read_data.val();
        let mut taken = 0;
        let fields = pushed.values().into_iter().map(|field| {
            taken += field.width();
            oldest.bits(taken - field.width(), field.width())
        });
        k.drive_bundle(&self.oldest, fields.collect());
        self.addresses(k);
    }
}

impl FetchQueue {
    fn addresses(&self, k: &mut Kernel) {
        k.comment("addresses, a cycle later");
        k.update(&self.pushed_last, &self.push);
        k.update(&self.last_tail, &self.tail);
        k.update(&self.last_head, &self.head);
        let addresses = &self.addresses;
        k.drive(&addresses.write_enable, &self.pushed_last);
        k.drive(&addresses.write_address, &self.last_tail);
        k.drive(&addresses.write_data, &self.last_pc);
        k.drive(&addresses.read_address, &self.last_head);
        k.drive(&self.answered_pc, &addresses.read_data);
        let traced = (self.traced_pc.get(), self.oldest_pc.get());
        if let (Some(early), (Some(pushed), Some(oldest))) = (self.traced_addresses.get(), traced) {
            k.comment("trace");
            k.drive(&early.write_enable, &self.push);
            k.drive(&early.write_address, &self.tail);
            k.drive(&early.write_data, pushed);
            k.drive(&early.read_address, &self.head);
            k.drive(oldest, &early.read_data);
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
            let options = CoreOptions {
                fetch_outstanding: Some(fetch_outstanding),
                ..CoreOptions::default()
            };
            crate::kit::emit(&FetchQueue::new(
                &CoreConfig::from_options(&options).unwrap(),
            ))
            .unwrap();
        }
    }
}
