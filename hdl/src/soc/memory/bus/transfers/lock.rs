//! Exchanges (docs/pipeline.md section 26): no other master comes between the read of a line and the store that belongs
//! to it.
//!
//! On Wishbone the bus is kept, and nothing but the store is asked for. On AXI4 both are exclusive accesses, and the
//! memory says whether the store has come in time.

use super::Transfers;
use crate::kit::prelude::*;

impl Transfers {
    /// Keeps the bus from the read of an exchange to the answer to its store. `asks`: a beat of the data request is;
    /// `takes`: its last one is.
    pub(super) fn keep_bus(&self, k: &mut Kernel, asks: &Expr, takes: &Expr) {
        let (locked, unlocks) = (&self.locked, &self.unlocks);
        if !locked.is_present() {
            return;
        }
        k.comment("exchanges keep the bus: S5.1.19");
        let request = &self.core.data_request;
        let reads = asks & !request.write.val() & &request.lock;
        let stores = takes & &request.write & locked & !self.discard.val();
        let stored = k.wire("is_unlocked", unlocks.val() & &self.purposes.empty);
        let given_up = self.discard.val() & !unlocks.val();
        k.update_when(locked, &stored | given_up, low());
        k.update_when(locked, reads, high());
        k.update_when(unlocks, stored, low());
        k.update_when(unlocks, stores, high());
    }

    /// Makes the read and the store of an exchange exclusive accesses. `next`: a transfer is asked for; `asks`: of the
    /// data request; `stores`: which is a store.
    pub(super) fn exclude(&self, k: &mut Kernel, next: &Expr, asks: &Expr, stores: &Expr) {
        if !self.exclusive.is_present() {
            return;
        }
        k.comment("exchanges are exclusive accesses: S5.1.20, S5.1.21");
        let lock = &self.core.data_request.lock;
        // While the core is in reset, a store is the loader's.
        let of_data = k.wire("is_exclusive", select(stores, self.reserved.val() & !self.discard.val(), lock));
        k.update_when(&self.exclusive, next, asks & &of_data);
        k.update_when(&self.exchanges, asks, of_data);
        k.update_when(&self.reserved, self.discard.val() | stores, low());
    }

    /// Keeps what the memory says of exclusive accesses. `is_load`: a load is answered that has not been dropped.
    pub(super) fn hear(&self, k: &mut Kernel, is_load: &Expr) {
        if !self.exclusive.is_present() {
            return;
        }
        let exchanges = self.exchanges.val();
        k.update_when(&self.reserved, is_load & &exchanges, &self.answer_exclusive);
        let is_done = self.write_exclusive.val() | &self.write_error;
        k.update_when(&self.refused, !self.loading.val(), low());
        k.update_when(&self.refused, self.written.val() & exchanges & !is_done, high());
    }
}
