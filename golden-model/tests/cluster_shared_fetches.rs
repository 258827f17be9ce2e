//! Fetches of a cluster with a shared cache: they go past it, and not before a store that was taken earlier. Typed in
//! from docs/cluster.md section 12.

use crate::common::agree::manners;
use crate::common::cluster::{by_core, in_lines, shared, ClusterBench};
use crate::common::environment::Manners;
use crate::common::many::cases;
use crate::common::{nop, op};
use isa::trace::Scalar::{self, *};
use isa::DataCacheField::*;
use isa::Instruction;
use isa::InterconnectSlot::BankCache;
use isa::Opcode::*;
use proptest::prelude::*;

const FETCH: [Scalar; 2] = [InstructionRequestValid, InstructionRequestReady];
const DATA: i64 = 0x800;

/// The first core goes this way, the second one straight on through many lines, so that it fetches all the time.
fn beside_fetches(body: Vec<Instruction>, manners: Manners) -> ClusterBench {
    let line = "instruction_cache_bytes = 64, scoreboard = true";
    let config = shared(&in_lines("4w8/8/1/1", line, 2, 2), 64, 1);
    let program = by_core(&[body, vec![nop(); 200]]);
    ClusterBench::on(&config, &program, manners)
}

/// Banks whose parts look up a store.
fn with_store(bench: &ClusterBench) -> Vec<u32> {
    let looks_up = |&bank: &u32| {
        let fields = [LookupValid, LookupWrite].map(|field| bench.of(BankCache(bank, field)));
        fields == [1, 1]
    };
    (0..2).filter(looks_up).collect()
}

fn asking(bench: &ClusterBench) -> Vec<usize> {
    bench.cores_with(&FETCH[..1])
}

/// What a bank owes to the fetch at the instruction port.
#[derive(Clone, Copy, Default)]
struct Owed {
    /// Its lookup holds a store that was taken before the fetch was served.
    older: bool,
    /// Lookups that have left since it was served.
    left: u64,
}

proptest! {
    #![proptest_config(cases(40))]

    /// Core 0 stores to both banks and loads. A fetch goes to the memory only when the stores that were taken before it
    /// was served have left, and it is kept back by one lookup of each bank at most.
    ///
    /// Rules: C12.5.
    #[test]
    fn fetches_and_stores_keep_their_order(
        body in prop::collection::vec((any::<bool>(), 0..8_i64), 1..60),
        manners in manners(),
    ) {
        let access = |&(is_store, line): &(bool, i64)| {
            let opcode = if is_store { St } else { Ld };
            op(opcode, &[2, 0], DATA + 16 * line)
        };
        let mut bench = beside_fetches(body.iter().map(access).collect(), manners);
        let mut owed: Option<[Owed; 2]> = None;
        while !bench.is_done() {
            bench.step();
            prop_assert!(bench.cycle < 100_000, "it does not end");
            let of_bank = |bank: usize, field| bench.of(BankCache(bank as u32, field));
            let leaves = |bank: usize| {
                let (driven, input) = (&bench.driven[bank], &bench.inputs[bank]);
                let hits = !driven.data_request_valid && of_bank(bank, QueueCount) < 16;
                let goes = hits || driven.data_request_valid && input.data_request_ready;
                of_bank(bank, LookupValid) == 1 && goes
            };
            if asking(&bench).is_empty() {
                owed = None;
            } else {
                let stores = with_store(&bench);
                let mut now = owed.unwrap_or_else(|| {
                    [0, 1].map(|bank| Owed { older: stores.contains(&bank), left: 0 })
                });
                let goes = bench.driven[0].instruction_request_valid;
                if goes {
                    prop_assert!(!now.iter().any(|bank| bank.older), "it overtakes a store");
                } else {
                    let waits_for = |bank: &u32| now[*bank as usize].left == 0;
                    prop_assert!(stores.iter().any(waits_for), "it waits for a store that came later");
                }
                for (bank, owed) in now.iter_mut().enumerate() {
                    if leaves(bank) {
                        owed.older = false;
                        owed.left += 1;
                    }
                }
                owed = bench.cores_with(&FETCH).is_empty().then_some(now);
            }
        }
    }
}
