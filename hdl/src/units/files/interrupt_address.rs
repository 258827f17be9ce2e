//! The address that an interrupt hands to its handler in register 1 (ISA section 7).
//!
//! It is wanted only when all other registers are copied, so it is made one cycle after execute, from what that gave to
//! commit: it lengthens no way through execute. Without translation that is where a load or store names an address that
//! nothing answers at; with it, the load/store unit finds the address later, and it is kept until the interrupt is
//! entered.

use isa::trace::Slot;
use isa::{Context, CoreConfig, Interrupt, PerContext};

use crate::index::{context_index, context_set};
use crate::kit::prelude::*;
use crate::stages::commit::Commit;
use crate::stages::execute::ports::InterruptSide;
use crate::stages::execute::ports::WarpTableSide;
use crate::trace::TracePorts;
use crate::units::memory::load_store::LoadStoreUnit;
use crate::units::warps::copy_unit::CopyUnit;
use crate::units::warps::warp_table::Wake;
use crate::units::warps::warp_table::WarpTable;

hardware! {
    /// The address at which each context's last interrupt of number 1, 2 or 7 happened.
    pub struct InterruptAddress(config: &CoreConfig) {
        let arch = &config.arch;
        let (lanes, word) = (arch.lanes(), arch.word_bits());
        let translates = config.tlb_entries > 0;
        let shown = if config.trace { config.contexts() } else { 0 };
        from load_store as "load/store unit": LoadStoreUnit(config) { error_due: Wake }
        from execute: InterruptSide(config) { enter, is_fetch = fetch_failed, pc = fetch_address }
        from execute: WarpTableSide(config) { execute_context = update.context }
        from commit: Commit(config) if (config.tlb_entries == 0) { values: [_] = late_values }
        from load_store as "load/store unit": LoadStoreUnit(config) if (translates) { access_due: DueInterrupt }
        from load_store as "load/store unit": LoadStoreUnit(config) { due_address, error_address }
        from copy_unit: CopyUnit(config) { read_context = current_context }
        from warp_table: WarpTable(config) { due_with_address }

        /// From execute: lanes of the load or store there whose address nothing answers at.
        pub lanes: In(lanes) if (!translates),
        /// To decode: address that a micro-operation writes.
        pub value: Out(word),
        /// To the lock step: these addresses.
        pub trace: TracePorts = TracePorts::new(config, &[]).with_contexts(config, &[PerContext::DueAddress]),
        /// An interrupt was entered in the cycle before. Reset: 0.
        entered: Register(1; reset 0),
        entered_context: Register(context_index(config)),
        entered_is_fetch: Register(1),
        entered_pc: Register(word),
        entered_lanes: Register(lanes) if (!translates),
        /// Where each context's last access failed.
        data_addresses: DistributedRam(config.contexts(), word, shown) if (translates),
        addresses: DistributedRam(config.contexts(), word, if translates { 0 } else { shown }),
        /// Contexts whose last address is that of an access of which the memory says that it has failed. Reset: none.
        in_memory: Register(context_set(config); reset 0) if (config.bus_errors),
        /// These addresses.
        error_addresses: DistributedRam(config.contexts(), word, shown) if (config.bus_errors),
    }
}

/// Whether a due interrupt has an address.
pub fn has_address(number: &Expr) -> Expr {
    let with_address = Interrupt::ALL.iter().filter(|one| one.has_address());
    any_of(1, with_address.map(|one| one.is(number)))
}

/// Bits of the number of a due interrupt: one that an instruction has raised and the next one of its context takes. 0:
/// none is due, for a trap is taken at once.
pub const DUE_INTERRUPT_BITS: u32 = 3;

bundle! {
    /// An interrupt that becomes due.
    pub struct DueInterrupt / DueInterruptRegister(config: &CoreConfig) {
        /// High when there is one.
        valid: 1; reset 0,
        /// Its context.
        context: context_index(config),
        /// Its number.
        number: DUE_INTERRUPT_BITS,
    }
}

impl Describe for InterruptAddress {
    fn kernel(&self, k: &mut Kernel) {
        k.rules("P9.1.3, P9.1.8");
        k.rules(if self.entered_lanes.is_present() { "P11.4" } else { "P11.7" });
        k.update(&self.entered, &self.enter);
        k.update(&self.entered_context, &self.execute_context);
        k.update(&self.entered_is_fetch, &self.is_fetch);
        k.update(&self.entered_pc, &self.pc);
        let mut writes = self.entered.val();
        let mut selects = vec![self.entered_is_fetch.val()];
        let mut addresses = vec![self.entered_pc.val()];
        let entered_lanes = &self.entered_lanes;
        if entered_lanes.is_present() {
            k.update(entered_lanes, &self.lanes);
            writes = (writes & &self.entered_is_fetch) | entered_lanes.val().any();
            let lowest = k.lowest_set("lowest_lane", entered_lanes);
            selects.extend(lowest.each_bit());
            addresses.extend(self.values.iter().map(RSignal::val));
        }
        let (due, ram) = (&self.access_due, &self.data_addresses);
        k.drive(&ram.write_enable, &due.valid);
        k.drive(&ram.write_address, &due.context);
        k.drive(&ram.write_data, &self.due_address);
        k.drive(&ram.read_address, &self.entered_context);
        k.ignore("the warp table keeps it", vec![due.number.val()]);
        selects.push(!self.entered_is_fetch.val());
        addresses.push(ram.read_data.val());
        let ram = &self.addresses;
        k.drive(&ram.write_enable, &writes);
        k.drive(&ram.write_address, &self.entered_context);
        k.drive(&ram.write_data, one_hot_select(&selects, &addresses));
        k.drive(&ram.read_address, &self.read_context);
        let value = self.or_error(k, &writes, ram.read_data.val());
        k.drive(&self.value, value);
        self.traced(k);
    }
}

impl InterruptAddress {
    /// The address found here, or where the memory says that an access has failed, if that was later. (`writes`: one is
    /// found here.)
    fn or_error(&self, k: &mut Kernel, writes: &Expr, found: Expr) -> Expr {
        let (due, in_memory, ram) = (&self.error_due, &self.in_memory, &self.error_addresses);
        k.comment("what the memory says: P21.4");
        let contexts = in_memory.width();
        let mut of_context = |name: &str, bit: Expr, context: &dyn Atom| {
            let one = k.decode(format!("{name}_select"), value_of(context), contexts);
            replicate(contexts, bit) & one
        };
        let access = &self.access_due;
        let later = match access.is_present() {
            false => of_context("found", writes.clone(), &self.entered_context.q),
            true => {
                let fetch = self.entered.val() & &self.entered_is_fetch;
                of_context("fetch", fetch, &self.entered_context.q)
                    | of_context("translation", access.valid.val(), &access.context)
            }
        };
        let error = of_context("error", due.valid.val(), &due.context);
        k.update(in_memory, (in_memory.val() & !later) | error);
        k.drive(&ram.write_enable, &due.valid);
        k.drive(&ram.write_address, &due.context);
        k.drive(&ram.write_data, &self.error_address);
        k.drive(&ram.read_address, &self.read_context);
        let bits = in_memory.val().each_bit();
        let chosen = k.pick("is_in_memory", &bits, &self.read_context);
        select(chosen, &ram.read_data, found)
    }

    fn traced(&self, k: &mut Kernel) {
        let due = &self.due_with_address;
        k.comment("trace: P17.12");
        let failed = match self.data_addresses.is_present() {
            true => &*self.data_addresses,
            false => &self.addresses,
        };
        for (number, address) in (0..).zip(&failed.shown) {
            let counts = replicate(address.width(), due.val().bit(number));
            let slot = Slot::Context(PerContext::DueAddress, Context(number));
            let in_memory = self.in_memory.val().bit(number);
            let error = &self.error_addresses.shown[number as usize];
            let address = select(in_memory, error, address);
            self.trace.drive_slot(k, slot, counts & address);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_described_soundly_with_and_without_translation() {
        for (tlb_entries, bus_errors) in [(0, false), (4, false), (0, true), (4, true)] {
            let config = crate::tests::core_of(&format!(
                "tlb_entries = {tlb_entries}, \
                 bus_errors = {bus_errors}"
            ));
            for config in [config.without_trace(), config.with_trace()] {
                crate::kit::emit(&InterruptAddress::new(&config)).unwrap();
            }
        }
    }
}
