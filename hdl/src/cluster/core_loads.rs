//! A core's way to the banks (docs/cluster.md section 5): which bank its request is for, and in which order its answers
//! come.

use isa::ClusterConfig;

use super::fetches::shows;
use crate::kit::prelude::*;
use crate::ports::DataResponse;
use crate::units::parts::fifo::Fifo;

hardware! {
    /// Sends a core's requests to their banks, and gives it the banks' answers in the order of its loads.
    pub struct CoreLoads(
        config: &ClusterConfig,
        /// Entries of a queue, a power of two.
        queue_entries: u32,
    ) {
        let (banks, bank_bits) = (config.banks, config.bank_bits());
        let trace = config.core.trace;

        /// From the core: a load or store is asked for.
        pub request_valid: In(1),
        /// From the core: it is a store.
        pub request_write: In(1),
        /// From the core: the bank that it is for.
        pub request_bank: In(bank_bits) if (bank_bits > 0),
        /// To the core: it is taken.
        pub request_ready: Out(1),
        /// To the core: the answer to the oldest load.
        pub response: DataResponse<Out>(&config.core),
        /// To banks: the core wants something of it, one bit a bank.
        pub wants: Out(banks),
        /// From banks: it is taken.
        pub taken: In(banks),
        /// From banks: a load of this core is answered.
        pub answers: In(banks),
        /// From banks: the line loaded.
        pub lines: [In(8 * config.core.line_bytes()); banks],
        /// To banks: the next answer that the core gets is this bank's, and the core takes it.
        pub takes: Out(banks),
        /// To the lock step: loads under way.
        pub trace_count: Out(index_width(queue_entries + 1)) if (trace),

        /// The banks that have loads of this core under way, the oldest load first.
        order: Fifo(queue_entries, bank_bits, shows(config)),
        _banks: u32 = banks,
    }
}

impl Describe for CoreLoads {
    fn kernel(&self, k: &mut Kernel) {
        let (order, response) = (&self.order, &self.response);
        let has_several = order.head.is_present();
        k.comment("requests: C5.2, C5.4");
        let bank = match has_several {
            true => k.decode("bank_wanted", &self.request_bank, self._banks),
            false => high(),
        };
        wire!(k, may_ask = self.request_valid.val() & !order.full.val());
        k.drive(&self.wants, bank & replicate(self._banks, may_ask));
        let ready = k.wire("is_taken", self.taken.val().any());
        k.drive(&order.push, &ready & !self.request_write.val());
        k.drive(&order.push_data, &self.request_bank);
        k.drive(&self.request_ready, ready);

        k.comment("answers: C5.5, C5.6");
        let oldest = match has_several {
            true => k.decode("bank_of_oldest", &order.head, self._banks),
            false => high(),
        };
        let lines: Vec<Expr> = self.lines.iter().map(RSignal::val).collect();
        let line = match has_several {
            true => k.pick("line_of_oldest", &lines, &order.head),
            false => lines[0].clone(),
        };
        let valid = k.wire("is_answered", (&oldest & &self.answers).any());
        k.drive(&order.pop, &valid & &response.ready);
        k.drive(&response.valid, valid);
        k.drive(&response.data, line);
        k.drive(&self.takes, oldest & replicate(self._banks, &response.ready));
        k.ignore("a bank that awaits this core has a load of it", vec![order.empty.val()]);
        k.drive(&self.trace_count, &order.held);
    }
}
