//! The slots in which accesses wait: what execute gives goes in, and the active access comes out of them, its fields in
//! the same order.

use super::shape::{Shape, Unpacker};
use super::LoadStoreUnit;
use crate::kit::prelude::*;
use crate::units::memory::tlb::OFFSET_BITS;

/// How much of a word an access reaches. No bits where that is always all up to its end.
#[derive(Clone)]
pub(super) struct Form {
    /// An [`AccessSize`](super::AccessSize).
    pub size: Expr,
    /// What is loaded is a signed number.
    pub is_signed: Expr,
}

impl Form {
    /// Off a word in which it is packed.
    pub fn take(shape: Shape, word: &mut Unpacker) -> Form {
        Form { size: word.take(shape.size), is_signed: word.take(u32::from(shape.size > 0)) }
    }

    /// In the order in which [`Form::take`] takes it apart.
    pub fn fields(&self) -> [Expr; 2] {
        [self.size.clone(), self.is_signed.clone()]
    }
}

/// The active access.
pub(super) struct ActiveAccess {
    /// Without translation: nothing answers at an address. Constant with it.
    pub nowhere: Expr,
    pub is_store: Expr,
    pub register: Expr,
    /// The warp, where the context does not tell it; else no bits.
    pub owner: Expr,
    pub form: Form,
    /// It is atomic. Constant where none is.
    pub exchanges: Expr,
    /// What becomes of the word that is exchanged: an
    /// [`ExchangeFunction`](crate::units::memory::exchange::ExchangeFunction).
    pub exchange: Expr,
    pub console: Vec<Expr>,
    /// With a scratchpad: it is addressed.
    pub scratchpad: Vec<Expr>,
    /// Bytes in RAM or scratchpad.
    pub address: Vec<Expr>,
    /// Where accesses may fail: the addresses that software sees, as the response queue keeps them.
    pub given: Vec<Expr>,
    pub value: Vec<Expr>,
}

impl LoadStoreUnit {
    /// Execute's access goes to its context's slot, the context to the queue.
    pub(super) fn push(&self, k: &mut Kernel) {
        k.comment("an access from execute: P11.1");
        k.drive(&self.queue.push, &self.push_valid);
        k.drive(&self.queue.push_data, &self.push_context);
        k.drive(&self.slots.write_enable, &self.push_valid);
        k.drive(&self.slots.write_address, &self.push_context);
        k.drive(&self.value_slots.write_enable, &self.push_valid);
        k.drive(&self.value_slots.write_address, &self.push_context);
        k.drive(&self.value_slots.write_data, pack(self.push_value.iter().map(RSignal::val)));
        let mut fields = vec![
            self.push_lanes.val(),
            self.push_is_store.val(),
            self.push_register.val(),
            self.push_owner.present_bits(),
            self.push_size.present_bits(),
            self.push_is_signed.present_bits(),
            self.push_exchanges.present_bits(),
            self.push_exchange.present_bits(),
            self.push_supervisor.present_bits(),
        ];
        if self.push_nowhere.is_present() {
            fields.push(self.push_nowhere.val().any());
        }
        let lists = [&self.push_console, &self.push_scratchpad, &self.push_address];
        for list in lists {
            fields.extend(list.iter().map(RSignal::val));
        }
        if self._shape.compares_before_slots() {
            let shape = self._shape;
            let lines = self.push_address.iter().map(|address| address.val().bits(shape.place(), shape.line_index));
            fields.push(self.same_lines(k, "pushed_line", lines.collect()));
        }
        k.drive(&self.slots.write_data, pack(fields));
    }

    /// Which lanes of the access that becomes active name the same line: found here, so that no request waits for it.
    pub(super) fn compare_lines(&self, k: &mut Kernel, slot: &Expr, loads: &Expr) {
        if !self.same_line.is_present() || self.ram_lanes.is_present() {
            return;
        }
        let same = self.new_same_line(k, slot);
        k.update_when(&self.same_line, loads, same);
        k.drive(&self.coalescer.same_line, &self.same_line);
    }

    /// For each pair of lanes of a slot, that they name the same line; no bits where pairs are not compared.
    pub(super) fn new_same_line(&self, k: &mut Kernel, slot: &Expr) -> Expr {
        if !self.same_line.is_present() {
            return absent(1);
        }
        let shape = self._shape;
        if shape.compares_before_slots() {
            let pairs = self.slots.read_data.val().bits(shape.slot(), self.same_line.width());
            return k.wire("new_same_line", pairs);
        }
        let first = slot.width() - shape.lanes * shape.address();
        let line_of = |lane: u32| {
            let address = first + lane * shape.address();
            slot.bits(address + shape.place(), shape.line_index)
        };
        let lines = (0..shape.lanes).map(line_of).collect();
        let same = self.same_lines(k, "new_line", lines);
        k.wire("new_same_line", same)
    }

    /// For each pair of lanes that is compared, that their lines are the same; `name` is that of the lines' wires.
    fn same_lines(&self, k: &mut Kernel, name: &str, lines: Vec<Expr>) -> Expr {
        let lines = (0..).zip(lines).map(|(lane, line)| k.wire(format!("{name}_{lane}"), line));
        let lines: Vec<Expr> = lines.collect();
        let pairs = self._shape.pairs_compared().into_iter();
        pack(pairs.map(|(lower, upper)| lines[lower as usize].equals(&lines[upper as usize])))
    }

    /// The fields of the active access, in the order in which `push` packs them, its addresses translated.
    pub(super) fn access(&self, k: &mut Kernel) -> ActiveAccess {
        let shape = self._shape;
        let mut slot = Unpacker::new(&self.access);
        let mut values = Unpacker::new(&self.value_slots.read_data);
        let value = values.take_several(shape.lanes, shape.word);
        let is_store = k.wire("access_is_store", slot.take(1));
        let register = k.wire("access_register", slot.take(shape.register));
        let owner = slot.take(shape.owner);
        let form = Form::take(shape, &mut slot);
        let exchanges = match shape.exchanges() {
            true => slot.take(1),
            false => absent(1),
        };
        let exchange = slot.take(shape.exchange().saturating_sub(1));
        let translator = &self.translator;
        if !translator.is_present() {
            let nowhere = k.wire("access_is_nowhere", slot.take(1));
            let console = slot.take_named(k, "access_console", shape.lanes, 1);
            let scratchpad = slot.take_named(k, "access_scratchpad", self.push_scratchpad.len() as u32, 1);
            let address = slot.take_named(k, "access_address", shape.lanes, shape.address());
            let given = console.iter().zip(&address);
            return ActiveAccess {
                nowhere,
                is_store,
                register,
                owner,
                form,
                exchanges,
                exchange,
                given: given.map(|(console, address)| concat([console.clone(), address.clone()])).collect(),
                console,
                scratchpad,
                address,
                value,
            };
        }
        k.comment("translation");
        k.drive(&translator.is_store, &is_store);
        k.drive(&translator.exchanges, &exchanges);
        k.drive(&translator.supervisor, slot.take(1));
        let offset = shape.address().min(OFFSET_BITS);
        let (mut address, mut virtuals) = (Vec::new(), Vec::new());
        for lane in 0..translator.address.len() {
            let given = slot.take(shape.word);
            k.drive(&translator.address[lane], &given);
            let frame = translator.frame.get(lane).map(RSignal::val);
            address.push(concat(frame.into_iter().chain([given.bits(0, offset)])));
            virtuals.push(given);
        }
        k.drive(&self.page, &translator.page);
        k.connect(&translator.translation, &self.translation);
        ActiveAccess {
            nowhere: low(),
            is_store,
            register,
            owner,
            form,
            exchanges,
            exchange,
            console: translator.console.iter().map(RSignal::val).collect(),
            scratchpad: translator.scratchpad.iter().map(RSignal::val).collect(),
            address,
            given: virtuals,
            value,
        }
    }
}
