//! The port of all cores to a bank of the memory (docs/cluster.md section 5): the turn, the lock, and whose the answers
//! are.

use isa::ClusterConfig;

use super::fetches::{queued_core_bits, shows};
use super::turn::{serve, CoreTurn, Served};
use crate::kit::prelude::*;
use crate::units::parts::fifo::Fifo;

bundle! {
    /// A load or store of a line of a bank.
    pub struct BankAccess(config: &ClusterConfig) {
        /// High: store; low: load.
        write: 1,
        /// Number of the line in the bank.
        line: config.bank_line_bits(),
        /// Bytes stored, or the bytes of the words loaded.
        byte_enable: config.core.line_bytes(),
        /// Words stored.
        data: 8 * config.core.line_bytes(),
        /// It is read to be written: no other core may reach the bank before the next store of this one.
        lock: 1; if (config.core.extension),
    }
}

hardware! {
    /// Serves the cores' loads and stores of a bank in turn, and says whose the answers are.
    pub struct BankTurns(
        config: &ClusterConfig,
        /// Entries of a queue, a power of two.
        queue_entries: u32,
    ) {
        let cores = config.cores;
        let trace = config.core.trace;
        let locks = config.core.extension && (cores > 1 || trace);

        /// From cores: they want something of this bank, one bit a core.
        pub wants: In(cores),
        /// From cores: what.
        pub access: [BankAccess<In>(config); cores],
        /// To cores: the one that is served; none when none may ask.
        pub served: Out(cores),
        /// To cores: it is taken.
        pub taken: Out(cores),
        /// To cores: the core that the bank's next answer is for.
        pub awaits: Out(cores),
        /// From cores: the next answer that a core gets is this bank's, and the core takes it.
        pub takes: In(cores),
        /// To memory: something is asked for.
        pub request_valid: Out(1),
        /// From memory: it is taken.
        pub request_ready: In(1),
        /// To memory: what.
        pub request: BankAccess<Out>(config),
        /// From memory: the oldest load is answered.
        pub response_valid: In(1),
        /// To memory: the answer is taken.
        pub response_ready: Out(1),
        /// To the lock step: whose turn it is.
        pub trace_turn: Out(config.core_bits()) if (trace),
        /// To the lock step: the bank is locked.
        pub trace_locked: Out(1) if (trace),
        /// To the lock step: the core that has locked it.
        pub trace_lock_core: Out(config.core_bits()) if (trace),
        /// To the lock step: loads under way.
        pub trace_count: Out(index_width(queue_entries + 1)) if (trace),

        core_turn: CoreTurn(cores, trace) if (cores > 1),
        /// The cores that have loads under way, the oldest load first.
        under_way: Fifo(queue_entries, queued_core_bits(config), shows(config)),
        /// A core has read a line to write it. Reset: 0.
        locked: Register(1; reset 0) if (locks),
        /// That core; 0 while the bank is not locked. Reset: 0.
        lock_core: Register(config.core_bits(); reset 0) if (locks && cores > 1),
        _cores: u32 = cores,
    }
}

impl Describe for BankTurns {
    fn kernel(&self, k: &mut Kernel) {
        let served = self.requests(k);
        self.lock(k, &served);
        self.answers(k);
        k.drive(&self.trace_turn, &self.core_turn.trace_turn);
        k.drive(&self.trace_locked, &self.locked);
        k.drive(&self.trace_lock_core, &self.lock_core);
        k.drive(&self.trace_count, &self.under_way.held);
    }
}

impl BankTurns {
    fn requests(&self, k: &mut Kernel) -> Served {
        let (request, queue) = (&self.request, &self.under_way);
        k.comment("the cores that may ask: C5.2");
        let may_ask = match self.lock_core.is_present() {
            true => {
                let owner = k.decode("lock_owner", &self.lock_core, self._cores);
                owner | replicate(self._cores, !self.locked.val())
            }
            false => ones(self._cores),
        };
        let room = replicate(self._cores, !queue.full.val());
        wire!(k, asks = self.wants.val() & may_ask & room);

        k.comment("the request of the core that is served: C3.1");
        let served = serve(k, &self.core_turn, &asks, &self.request_ready);
        k.drive(&self.request_valid, asks.any());
        let chosen = |field: fn(&BankAccess<In>) -> &RSignal<In>| {
            let values = self.access.iter().map(|access| field(access).val());
            served.choose(&values.collect::<Vec<_>>())
        };
        k.drive(&request.write, chosen(|access| &access.write));
        k.drive(&request.line, chosen(|access| &access.line));
        k.drive(&request.byte_enable, chosen(|access| &access.byte_enable));
        k.drive(&request.data, chosen(|access| &access.data));
        k.drive(&request.lock, chosen(|access| &access.lock));
        k.drive(&self.served, &served.cores);
        let ready = replicate(self._cores, &self.request_ready);
        k.drive(&self.taken, &served.cores & ready);
        served
    }

    fn lock(&self, k: &mut Kernel, served: &Served) {
        let (request, queue) = (&self.request, &self.under_way);
        k.comment(match self.locked.is_present() {
            false => "what a request that is taken changes: C5.4",
            true => "what a request that is taken changes: C5.3, C5.4",
        });
        let fires = k.wire("request_fires", self.request_valid.val() & &self.request_ready);
        k.drive(&queue.push, &fires & !request.write.val());
        k.drive(&queue.push_data, &served.number);
        // Only the core that has locked the bank reaches it, so any store ends the lock.
        for (condition, locked) in [(&request.lock, true), (&request.write, false)] {
            let when = &fires & condition;
            k.update_when(&self.locked, &when, constant(1, locked.into()));
            let owner = match locked {
                true => served.number.clone(),
                false => zeros(self.lock_core.width()),
            };
            if self.lock_core.is_present() {
                k.update_when(&self.lock_core, when, owner);
            }
        }
    }

    fn answers(&self, k: &mut Kernel) {
        let queue = &self.under_way;
        k.comment("answers: C5.5");
        let oldest = match queue.head.is_present() {
            true => k.decode("core_of_oldest", &queue.head, self._cores),
            false => high(),
        };
        let waits = replicate(self._cores, !queue.empty.val());
        let awaits = k.wire("awaited", oldest & waits);
        let ready = k.wire("core_is_ready", (&awaits & &self.takes).any());
        k.drive(&self.awaits, awaits);
        k.drive(&queue.pop, self.response_valid.val() & &ready);
        k.drive(&self.response_ready, ready);
    }
}
