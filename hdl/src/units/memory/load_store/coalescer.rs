//! Makes one data request of as many lanes as name the same line.
//!
//! It is apart from the queues because it holds no state: it sees the active access and names the lanes that its
//! request serves. With a scratchpad its turn comes behind the RAM's, a row a bank; the merged words are then those of
//! the banks, and an address is a byte there. The console comes last, so that a store to it is the end of its access,
//! and nothing of the access waits for a console that is slow.

mod groups;
mod rows;

use isa::CoreConfig;

use super::ram_lanes::{sharing_line, RamLanes};
use super::shape::Shape;
use super::size::{bytes_stored, AccessSize};
use crate::citations::cite;
use crate::kit::prelude::*;

hardware! {
    /// Makes one data request of the lanes of an access that name the same line as the lowest of them that names one of
    /// RAM; when none does, of those that address the console.
    pub struct Coalescer(config: &CoreConfig) {
        let shape = Shape::new(config);
        let line_bytes = 1 << shape.place();

        /// From the active access: it stores.
        pub is_store: In(1),
        /// From the active access: how much of a word it reaches: an [`AccessSize`](super::AccessSize).
        pub size: In(shape.size) if (shape.size > 0),
        /// From the active access: lanes still to do.
        pub remaining: In(shape.lanes),
        /// From the active access: the console is addressed, for each lane; its line and word are 0.
        pub console: [In(1); if shape.finds_ahead() { 0 } else { shape.lanes }],
        /// From the active access: the scratchpad is addressed, for each lane.
        pub scratchpad: [In(1); if shape.has_scratchpad() { shape.lanes } else { 0 }],
        /// From the active access: byte in RAM, for each lane.
        pub address: [In(shape.address()); shape.lanes],
        /// From the active access: the value to store, for each lane.
        pub value: [In(shape.word); shape.lanes],
        /// From exchange unit: its word is stored, and nothing else.
        pub stores_word: In(1) if (shape.exchanges()),
        /// From exchange unit: that word; it goes to the bytes of every word of the line.
        pub word: In(shape.word) if (shape.exchanges()),
        /// From exchange unit: its number in its line.
        pub word_place: In(shape.word_index) if (shape.exchanges() && shape.word_index > 0),
        /// From exchange unit: the word's bytes are enabled; never unless its word is stored.
        pub word_changes: In(1) if (shape.exchanges()),
        /// From the active access: lanes still to do that name a line of RAM.
        pub ram_lanes: RamLanes<In>(config),
        /// From the active access: for each pair of lanes, that they name the same line.
        pub same_line: In(shape.pairs_compared().len() as u32) if (shape.compares_pairs_late()),
        /// To the active access: lanes served by this request.
        pub served: Out(shape.lanes),
        /// To the response queue: the lowest of them, one bit a lane.
        pub lowest_served: Out(shape.lanes) if (shape.errors),
        /// To the active access: no lane is left behind this request.
        pub last: Out(1),
        /// To data port and active access: the console's word is asked for.
        pub request_console: Out(1),
        /// To the active access: the scratchpad is asked, and not the data port.
        pub request_scratchpad: Out(1) if (shape.has_scratchpad()),
        /// To the scratchpad: row of each bank; of one that no lane addresses, any.
        pub row: [Out(shape.row_index); if shape.has_scratchpad() { shape.line_words } else { 0 }],
        /// To the data port: line number in RAM.
        pub request_line: Out(shape.line_port()),
        /// To the data port: bytes stored, or the bytes of all words loaded.
        pub request_byte_enable: Out(line_bytes),
        /// To the data port: the bytes to store; those not enabled mean nothing.
        pub request_data: Out(8 * line_bytes),
        /// To console queue: the byte to print, of a store to the console.
        pub printed_byte: Out(8) if (!shape.prints_words()),
        /// To console queue: its word.
        pub printed_word: Out(shape.word) if (shape.prints_words()),
        /// To console queue: the bytes of it that are enabled. The lowest is printed.
        pub printed_enable: Out(shape.word_bytes()) if (shape.prints_words()),
        _shape: Shape = shape,
        _config: CoreConfig = *config,
    }
}

/// The byte to print: of a word's bytes, the lowest that is enabled.
pub(super) fn lowest_enabled(k: &mut Kernel, shape: Shape, enabled: Expr, bytes: &[Expr]) -> Expr {
    let place = k.lowest_position("printed_place", &enabled, shape.byte_index);
    let why = match shape.size {
        0 => "every store enables the last byte",
        _ => "every store enables a byte",
    };
    k.ignore(why, vec![enabled]);
    k.pick("printed", bytes, place)
}

impl Describe for Coalescer {
    fn kernel(&self, k: &mut Kernel) {
        let (served, group) = self.choose(k);
        let stores = self.stores(k, &served, group);
        let stores = self.or_word(k, stores);
        let enables = self.byte_enables(k, &stores);
        self.enable_bytes(k, &served, &enables);
        let merged = self.merge(k, &stores, &enables);
        match self._shape.stores_in_groups() {
            true => self.print_of_all_groups(k),
            false => self.print(k, &enables, &merged),
        }
    }
}

/// What a lane stores. Wires.
struct Stored {
    /// It is served by this request.
    serves: Expr,
    /// The byte in its line.
    place: Expr,
    /// The value to store.
    value: Expr,
}

impl Coalescer {
    /// Names the line of the lowest lane still to do, or rows of the scratchpad; the result is, for each lane, whether
    /// it is served, and, when stores are made in groups, the group of a store, one bit a group.
    fn choose(&self, k: &mut Kernel) -> (Vec<Expr>, Option<Expr>) {
        k.comment(cite(&self._config, "where the lanes still to do go: last of all to the console", "P11.8, P25.1"));
        let in_scratchpad = self.in_scratchpad(k);
        let (in_ram, any_in_ram) = self.in_ram(k);
        wire!(k, to_console = !(any_in_ram | in_scratchpad.any()));
        k.drive(&self.request_console, &to_console);
        let group = self.group(k, &in_ram, &in_scratchpad);
        let together = self.together(k, group.as_ref());
        let from_rows = self.lanes_of_rows(k, &in_ram, in_scratchpad, &together);
        if self.lowest_served.is_present() {
            let among = k.wire("may_be_served", select(&to_console, &self.remaining, &in_ram));
            let found = k.lowest_set("lowest_to_serve", among);
            k.drive(&self.lowest_served, found);
        }
        let shares = self.shares_line(k, &in_ram);

        k.comment(cite(&self._config, "the lanes that share the request", "P11.8, P11.21, P25.2, P25.15"));
        let mut served = Vec::new();
        let lanes = shares.into_iter().zip(self.remaining.val().each_bit());
        for (lane, (shares, waits)) in lanes.enumerate() {
            let shares = shares & together.bit(lane as u32);
            let mut shares = shares | (waits & &to_console);
            if let Some(row) = from_rows.get(lane) {
                shares = shares | row;
            }
            served.push(k.wire(format!("serves_{lane}"), shares));
        }
        let all_served = pack(served.iter().cloned());
        let last = match self.ram_lanes.last.is_present() {
            false => !(self.remaining.val() & !&all_served).any(),
            true => self.ram_lanes.last.val(),
        };
        k.drive(&self.last, last);
        k.drive(&self.served, all_served);
        (served, group)
    }

    /// The lanes still to do that name a line of RAM, and whether there is one.
    fn in_ram(&self, k: &mut Kernel) -> (Expr, Expr) {
        let found = &self.ram_lanes;
        if found.is_present() {
            return (found.all.val(), found.any.val());
        }
        let consoles = pack(self.console.iter().map(RSignal::val));
        let elsewhere = match self.scratchpad.is_empty() {
            true => consoles,
            false => consoles | pack(self.scratchpad.iter().map(RSignal::val)),
        };
        wire!(k, in_ram = self.remaining.val() & !elsewhere);
        (in_ram.clone(), in_ram.any())
    }

    /// Names the line of the lowest lane in RAM; the result is, for each lane, whether it names the same.
    fn shares_line(&self, k: &mut Kernel, in_ram: &Expr) -> Vec<Expr> {
        let shape = self._shape;
        if shape.line_index == 0 {
            k.drive(&self.request_line, low());
            return in_ram.each_bit();
        }
        k.comment("the line of the lowest lane in RAM; of the console's it is 0: P3.6, P11.8");
        let found = &self.ram_lanes;
        let lowest = match found.is_present() {
            false => k.lowest_set("lowest_lane", in_ram),
            true => found.lowest.val(),
        };
        let addresses = self.address.iter();
        let lines = addresses.map(|address| address.val().bits(shape.place(), shape.line_index));
        let lines: Vec<Expr> = lines.collect();
        let chosen = k.wire("chosen_line", one_hot_select(&lowest.each_bit(), &lines));
        k.drive(&self.request_line, &chosen);
        if found.sharing.is_present() {
            k.ignore("which lanes name the line has been found before", vec![in_ram.clone()]);
            return found.sharing.val().each_bit();
        }
        if self.same_line.is_present() {
            return sharing_line(shape, in_ram, &lowest, &self.same_line.val());
        }
        let lanes = in_ram.each_bit().into_iter().zip(&lines);
        lanes.map(|(lane, line)| lane & line.equals(&chosen)).collect()
    }

    /// The bytes that each lane enables: of a store from its address to the end of the word, of a load the whole word.
    fn byte_enables(&self, k: &mut Kernel, stores: &[Stored]) -> Vec<Expr> {
        let shape = self._shape;
        let bytes = shape.word_bytes();
        k.comment(cite(&self._config, "the bytes that each lane enables", "P3.7, P11.10, P26.4, P26.13"));
        let reached = self.bytes_reached(k);
        let mut enables = Vec::new();
        for (lane, stored) in stores.iter().enumerate() {
            let mut first = shape.byte_of(&stored.place);
            if !shape.stores_in_groups() {
                first = replicate(shape.byte_index, &self.is_store) & first;
            }
            let in_word = k.wire(format!("bytes_in_word_{lane}"), reached.shift_left(first));
            let words = (0..shape.line_words).map(|word| {
                let hit = match shape.word_index {
                    0 => stored.serves.clone(),
                    _ => &stored.serves & shape.word_of(&stored.place).is(word.into()),
                };
                replicate(bytes, hit) & &in_word
            });
            let words = pack(words.collect::<Vec<_>>());
            enables.push(k.wire(format!("bytes_of_lane_{lane}"), words));
        }
        enables
    }

    /// The bytes from an address on that the access reaches, unless the word ends before; of a load whole words.
    fn bytes_reached(&self, k: &mut Kernel) -> Expr {
        let bytes = self._shape.word_bytes();
        if !self.size.is_present() {
            return ones(bytes);
        }
        let size = k.wire("size_stored", replicate(AccessSize::BITS, &self.is_store) & &self.size);
        bytes_stored(k, "bytes_reached".to_owned(), &size, bytes)
    }

    /// What the lanes store, unless it is the exchange unit's word: that comes in place of what the lowest lane stores,
    /// whose value every byte takes that no other lane enables.
    fn or_word(&self, k: &mut Kernel, stores: Vec<Stored>) -> Vec<Stored> {
        if !self.word.is_present() {
            return stores;
        }
        let shape = self._shape;
        let merges = k.wire("merges_lanes", !self.stores_word.val());
        let stores = stores.into_iter().enumerate();
        let stores = stores.map(|(lane, stored)| {
            let serves = stored.serves & &merges;
            if lane > 0 {
                return Stored { serves, ..stored };
            }
            let byte = replicate(shape.byte_index, &merges) & shape.byte_of(&stored.place);
            let place = match shape.word_index {
                0 => byte,
                _ => {
                    let word = select(&merges, shape.word_of(&stored.place), &self.word_place);
                    concat([word, byte])
                }
            };
            Stored {
                serves: k.wire("lowest_serves", serves | &self.word_changes),
                place: k.wire("lowest_place", place),
                value: k.wire("lowest_value", select(&merges, stored.value, &self.word)),
            }
        });
        stores.collect()
    }

    /// The bytes that the request enables.
    fn enable_bytes(&self, k: &mut Kernel, served: &[Expr], enables: &[Expr]) {
        let all = any_of(self.request_byte_enable.width(), enables.iter().cloned());
        let all = match self._shape.stores_in_groups() {
            false => all,
            true => {
                let stores = self.is_store.val() | &self.stores_word;
                select(stores, all, self.words_loaded(k, served))
            }
        };
        k.drive(&self.request_byte_enable, all);
    }

    /// The bytes to store, the result: where lanes meet, the highest wins.
    fn merge(&self, k: &mut Kernel, stores: &[Stored], enables: &[Expr]) -> Vec<Expr> {
        let bytes = self._shape.word_bytes();
        k.comment("values moved to their bytes; the bytes below mean nothing: P3.8");
        let stores = stores.iter().enumerate();
        let placed: Vec<Expr> = stores.map(|(lane, stored)| self.placed(k, lane, stored)).collect();
        k.comment("the highest lane of each byte: P11.9");
        let mut merged = Vec::new();
        let words = self.request_byte_enable.width() / bytes;
        let words: Vec<Expr> = (0..words)
            .map(|word| {
                let first = merged.len();
                for byte in 0..bytes {
                    // The lowest lane needs no condition: a byte that no lane enables means nothing.
                    let conditions = enables.iter().skip(1).rev().map(|enable| enable.bit(word * bytes + byte));
                    let lanes = pack(conditions);
                    let values: Vec<Expr> = placed.iter().rev().map(|value| value.bits(8 * byte, 8)).collect();
                    merged.push(k.value_of_lowest(format!("word_{word}_byte_{byte}"), lanes, &values));
                }
                k.wire(format!("word_{word}"), pack(merged[first..].iter().cloned()))
            })
            .collect();
        k.drive(&self.request_data, pack(words));
        let unread: Vec<Expr> = enables.iter().take(1).cloned().collect();
        k.ignore("the lowest lane is overlaid by all others without a condition", unread);
        merged
    }

    /// The byte to print: of the console's word the lowest that a lane enables. A store enables the last one in any
    /// case.
    fn print(&self, k: &mut Kernel, enables: &[Expr], merged: &[Expr]) {
        let bytes = self._shape.word_bytes();
        let words = enables.iter().map(|one| one.bits(0, bytes));
        k.comment("the byte to print: the lowest that is enabled of the console's word; P11.15");
        let enabled = k.wire("enabled_in_word", any_of(bytes, words));
        let merged = &merged[..bytes as usize];
        if self.printed_word.is_present() {
            k.drive(&self.printed_word, pack(merged.iter().cloned()));
            k.drive(&self.printed_enable, enabled);
            return;
        }
        let byte = lowest_enabled(k, self._shape, enabled, merged);
        k.drive(&self.printed_byte, byte);
    }

    /// A lane's value with its byte 0 at the byte addressed. Bytes below it keep something: they are not enabled.
    fn placed(&self, k: &mut Kernel, lane: usize, stored: &Stored) -> Expr {
        let width = self._shape.word;
        let mut value = stored.value.clone();
        for stage in (0..self._shape.byte_index).rev() {
            let distance = 8 << stage;
            let rest = width - distance;
            let moves = stored.place.bit(stage);
            let high = select(moves, value.bits(0, rest), value.bits(distance, rest));
            let stepped = concat([high, value.bits(0, distance)]);
            value = k.wire(format!("value_{lane}_stage_{stage}"), stepped);
        }
        value
    }
}
