//! Between several cores and the banks of their RAM.

use crate::cluster::BankPort;
use crate::kit::prelude::*;
use crate::soc::core_links::DataLinks;
use crate::soc::memory::MemoryPort;

use super::HarmonicaSoc;

/// The byte that the loader writes.
struct LoadedByte {
    /// Its bank, one bit a bank.
    banks: Vec<Expr>,
    /// The number of its line within the bank.
    line: Expr,
    /// Its place in the line, one bit a byte.
    place: Expr,
    /// The byte, in every place of the line.
    data: Expr,
}

impl HarmonicaSoc {
    /// Between the cores, the banks and the console.
    pub(super) fn banks(&self, k: &mut Kernel) {
        self.bank_fetches(k);
        let memories = self.bank_memories();
        let loaded = self.loader.is_present().then(|| self.loaded_byte(k));
        for (number, (bank, ram)) in self.cluster.bank.iter().zip(&memories).enumerate() {
            let to_ram = self.bank_loads(k, number, bank, ram);
            self.bank_stores(k, (number, loaded.as_ref()), bank, ram, to_ram);
        }
        if let Some(loaded) = &loaded {
            let ready = memories.iter().map(|ram| ram.data_request.ready.val());
            let taken = pack(loaded.banks.iter().cloned()) & pack(ready);
            k.drive(&self.loader.write_ready, taken.any());
        }
        let (plain, registered) = (self.bank_memory.iter(), self.registered_bank_memory.iter());
        let resets = plain.map(|ram| &ram.reset);
        for reset in resets.chain(registered.map(|ram| &ram.reset)) {
            k.drive(reset, &self.core_held);
        }
    }

    /// The banks' ends of the ports, in order.
    fn bank_memories(&self) -> Vec<&MemoryPort> {
        let (plain, registered) = (self.bank_memory.iter(), self.registered_bank_memory.iter());
        let plain = plain.map(|ram| &ram.core);
        plain.chain(registered.map(|ram| &ram.core)).collect()
    }

    fn bank_fetches(&self, k: &mut Kernel) {
        let (asked, fetches) = (&self.cluster.instruction_request, &self.bank_fetches);
        k.comment("fetches of all cores: S5.2.4");
        k.drive(&fetches.request.valid, asked.valid.val() & &self.enabled);
        k.drive(&fetches.request.word, &asked.word);
        k.drive(&asked.ready, fetches.request.ready.val() & &self.enabled);
        k.join(&self.cluster.instruction_response, &fetches.response);
        for (fetch, ram) in fetches.bank.iter().zip(self.bank_memories()) {
            k.join(&ram.instruction_request, &fetch.request);
            k.join(&fetch.response, &ram.instruction_response);
        }
    }

    /// Where the loader's byte goes.
    fn loaded_byte(&self, k: &mut Kernel) -> LoadedByte {
        k.comment("the byte that the loader writes: S5.2.2");
        let address = self.loader.address.val();
        let line_bytes = self._config.line_bytes();
        let place_bits = line_bytes.trailing_zeros();
        let bank_bits = self._banks.trailing_zeros();
        let banks = match bank_bits {
            0 => vec![high()],
            _ => {
                let bank = address.bits(place_bits, bank_bits);
                k.decode("loaded_bank", bank, self._banks).each_bit()
            }
        };
        let below = place_bits + bank_bits;
        LoadedByte {
            banks,
            line: address.bits(below, address.width() - below),
            place: k.decode("loaded_byte", address.bits(0, place_bits), line_bytes),
            data: replicate(line_bytes, &self.input_queue.head_byte),
        }
    }

    /// What a bank is asked for by the cores, and its answers; bank 0 has the console besides. Gives whether something
    /// is asked of it.
    fn bank_loads(&self, k: &mut Kernel, number: usize, bank: &BankPort, ram: &MemoryPort) -> Expr {
        let (request, response) = (&bank.request, &bank.response);
        if number == 0 {
            let links = DataLinks {
                request,
                response,
                console: &self.console,
                ram,
                held: self.core_held.val(),
                word_bits: self._config.arch.word_bits(),
                guard: None,
            };
            return links.join(k);
        }
        k.comment(format!("loads and stores of bank {number}"));
        k.ignore("only bank 0 has the console", vec![request.console.val()]);
        k.drive(&request.ready, &ram.data_request.ready);
        k.join(response, &ram.data_response);
        k.ignore("only the console waits for loads", vec![ram.load_pending.val()]);
        // Before their first reset the cores might ask for anything.
        request.valid.val() & !self.core_held.val()
    }

    /// What is written to a bank is the cores', or, while they are in reset, the loader's.
    fn bank_stores(
        &self,
        k: &mut Kernel,
        (number, loaded): (usize, Option<&LoadedByte>),
        bank: &BankPort,
        ram: &MemoryPort,
        to_ram: Expr,
    ) {
        let (asked, ram) = (&bank.request, &ram.data_request);
        k.drive(&ram.console, low());
        let Some(loaded) = loaded else {
            k.drive(&ram.valid, to_ram);
            pass_on!(k, asked => ram; write, line, byte_enable, data, lock);
            return;
        };
        let loading = self.loader.loading.val();
        k.drive(&ram.valid, select(&loading, self.loader.write.val() & &loaded.banks[number], to_ram));
        k.drive(&ram.write, &loading | &asked.write);
        k.drive(&ram.lock, &asked.lock);
        k.drive(&ram.line, select(&loading, &loaded.line, &asked.line));
        k.drive(&ram.byte_enable, select(&loading, &loaded.place, &asked.byte_enable));
        k.drive(&ram.data, select(&loading, &loaded.data, &asked.data));
    }
}
