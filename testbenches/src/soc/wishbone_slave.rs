//! RAM at the ports `wishbone_*` of a system: a pipelined Wishbone B4 slave of any latency that stalls when it likes, and looks
//! whether the master keeps the rules.

use std::collections::VecDeque;

use super::bench::Peripheral;
use super::bus_memory::SharedMemory;
use crate::bridge::{BridgeError, Input, Model, Output};

/// The most cycles between a transfer and its acknowledgement.
const LATENCY_MAX: u64 = 12;
/// Cycles that stall, of 256.
const STALLS_OF_256: u8 = 100;

/// A transfer that is under way.
struct Transfer {
    /// Cycle in which it is acknowledged.
    due: u64,
    /// What is shown then, if it went well.
    word: Option<u64>,
}

/// A transfer as the master asks for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Asked {
    write: bool,
    address: u64,
    select: u64,
    data: u64,
}

/// RAM behind a Wishbone bus.
pub struct WishboneSlave {
    memory: SharedMemory,
    word_bytes: usize,
    /// Of latencies and stalls; none without it.
    random: Option<fastrand::Rng>,
    cycle: u64,
    pending: VecDeque<Transfer>,
    /// What the master asked for in the last cycle, in vain.
    stalled: Option<Asked>,
    stalls: bool,
    outputs: [Output; 6],
    stall: Input,
    ack: Input,
    err: Input,
    dat_r: Input,
}

impl WishboneSlave {
    /// Memory behind a bus of that width; the seed makes latencies and stalls; without one, each transfer is acknowledged in the
    /// next cycle.
    ///
    /// # Errors
    /// When the model lacks a port.
    pub fn new(
        model: &Model,
        memory: SharedMemory,
        word_bytes: u32,
        seed: Option<u64>,
    ) -> Result<Self, BridgeError> {
        let output = |name: &str| model.output(&format!("wishbone_{name}"));
        Ok(WishboneSlave {
            memory,
            word_bytes: word_bytes as usize,
            random: seed.map(fastrand::Rng::with_seed),
            cycle: 0,
            pending: VecDeque::new(),
            stalled: None,
            stalls: false,
            outputs: [
                output("cyc")?,
                output("stb")?,
                output("we")?,
                output("adr")?,
                output("sel")?,
                output("dat_w")?,
            ],
            stall: model.input("wishbone_stall")?,
            ack: model.input("wishbone_ack")?,
            err: model.input("wishbone_err")?,
            dat_r: model.input("wishbone_dat_r")?,
        })
    }

    /// Carries out a transfer; gives the word read, or nothing for an error.
    fn transfer(&mut self, asked: Asked) -> Option<u64> {
        let address = asked.address * self.word_bytes as u64;
        let mut memory = self.memory.borrow_mut();
        if !asked.write {
            return memory.read(address, self.word_bytes);
        }
        for place in 0..self.word_bytes {
            if asked.select >> place & 1 == 1 {
                memory.write(address + place as u64, (asked.data >> (8 * place)) as u8)?;
            }
        }
        // Nobody may look at it.
        Some(0x5a5a_5a5a_5a5a_5a5a)
    }
}

impl Peripheral for WishboneSlave {
    fn observe(&mut self, model: &Model) {
        let [cyc, stb, write, address, select, data] = self.outputs.map(|port| model.get(port));
        let write = write == 1;
        let asked = Asked {
            write,
            address,
            select,
            data: if write { data } else { 0 },
        };
        let asks = cyc == 1 && stb == 1;
        assert!(cyc == 1 || stb == 0, "a transfer outside of a bus cycle");
        if cyc == 0 {
            // The end of the bus cycle ends what is under way: only a reset may do that.
            self.pending.clear();
            self.stalled = None;
        }
        if let Some(before) = self.stalled.take() {
            assert!(
                asks && asked == before,
                "{before:?} was withdrawn for {asked:?}"
            );
        }
        if !asks {
            return;
        }
        if self.stalls {
            self.stalled = Some(asked);
            return;
        }
        let word = self.transfer(asked);
        let random = self.random.as_mut();
        let latency = random.map_or(1, |random| random.u64(1..=LATENCY_MAX));
        let after = self.pending.back().map_or(0, |transfer| transfer.due + 1);
        self.pending.push_back(Transfer {
            due: after.max(self.cycle + latency),
            word,
        });
    }

    fn drive(&mut self, model: &mut Model) {
        self.cycle += 1;
        let due = self
            .pending
            .front()
            .is_some_and(|transfer| transfer.due <= self.cycle);
        let done = if due { self.pending.pop_front() } else { None };
        let word = done.as_ref().and_then(|transfer| transfer.word);
        model.set(self.ack, word.is_some().into());
        model.set(self.err, (done.is_some() && word.is_none()).into());
        // Between acknowledgements the data lines show anything.
        let anything = self.cycle.wrapping_mul(0x9e37_79b9);
        model.set(self.dat_r, word.unwrap_or(anything));
        let random = self.random.as_mut();
        self.stalls = random.is_some_and(|random| random.u8(..) < STALLS_OF_256);
        model.set(self.stall, self.stalls.into());
    }
}
