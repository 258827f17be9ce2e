//! Stores in groups of adjacent lanes (docs/pipeline.md P11.21): what merges their bytes is as large as a group, not as
//! large as a warp.
//!
//! One group's values are chosen first, then moved and merged. The console's byte, which may be any lane's, is found
//! apart.

use super::{Coalescer, Stored};
use crate::citations::cite;
use crate::kit::prelude::*;

impl Coalescer {
    /// The group that a store serves, one bit a group: that of the lowest lane in RAM, else in the scratchpad; `None`
    /// when all lanes are one group.
    pub(super) fn group(&self, k: &mut Kernel, in_ram: &Expr, in_scratchpad: &Expr) -> Option<Expr> {
        let shape = self._shape;
        if !shape.stores_in_groups() {
            return None;
        }
        k.comment(cite(&self._config, "the group of lanes that a store serves", "P11.21, P25.15"));
        let among = match self.row.is_empty() {
            true => in_ram.clone(),
            false => k.wire("grouped_lanes", select(in_ram.any(), in_ram, in_scratchpad)),
        };
        let lanes = among.each_bit();
        let groups = lanes.chunks(shape.store_lanes as usize);
        let asks = pack(groups.map(|lanes| pack(lanes.iter().cloned()).any()));
        Some(k.lowest_set("store_group", asks))
    }

    /// The lanes that one request may serve: of a store those of its group.
    pub(super) fn together(&self, k: &mut Kernel, group: Option<&Expr>) -> Expr {
        let shape = self._shape;
        let Some(group) = group else {
            return !absent(shape.lanes);
        };
        let lanes = (0..shape.lanes).map(|lane| group.bit(lane / shape.store_lanes));
        let loads = replicate(shape.lanes, !self.is_store.val());
        k.wire("served_together", pack(lanes) | loads)
    }

    /// What is stored: by each lane, or by each lane of the group.
    pub(super) fn stores(&self, k: &mut Kernel, served: &[Expr], group: Option<Expr>) -> Vec<Stored> {
        let shape = self._shape;
        let place_of = |lane: usize| self.address[lane].val().bits(0, shape.place());
        let Some(group) = group else {
            let lanes = served.iter().enumerate();
            let stored = lanes.map(|(lane, serves)| Stored {
                serves: serves.clone(),
                place: place_of(lane),
                value: self.value[lane].val(),
            });
            return stored.collect();
        };
        k.comment("what the group's lanes store");
        let group = group.each_bit();
        let mut stores = Vec::new();
        for number in 0..shape.store_lanes as usize {
            let lanes: Vec<usize> = (number..served.len()).step_by(shape.store_lanes as usize).collect();
            let of_groups = &group[..lanes.len()];
            let serves: Vec<Expr> = lanes.iter().map(|&lane| served[lane].clone()).collect();
            let places: Vec<Expr> = lanes.iter().map(|&lane| place_of(lane)).collect();
            let values: Vec<Expr> = lanes.iter().map(|&lane| self.value[lane].val()).collect();
            stores.push(Stored {
                serves: k.wire(format!("group_serves_{number}"), one_hot_select(of_groups, &serves)),
                place: k.wire(format!("group_place_{number}"), one_hot_select(of_groups, &places)),
                value: k.wire(format!("group_value_{number}"), one_hot_select(of_groups, &values)),
            });
        }
        stores
    }

    /// The bytes of the words that a load asks for.
    pub(super) fn words_loaded(&self, k: &mut Kernel, served: &[Expr]) -> Expr {
        let shape = self._shape;
        let words = (0..shape.line_words).map(|word| {
            let lanes = served.iter().zip(&self.address);
            let wants = lanes.map(|(serves, address)| match shape.word_index {
                0 => serves.clone(),
                _ => serves & shape.word_of(&address.val()).is(word.into()),
            });
            pack(wants).any()
        });
        let words = k.wire("words_loaded", pack(words));
        let bytes = words.each_bit().into_iter();
        pack(bytes.map(|word| replicate(shape.word_bytes(), word)))
    }

    /// The byte to print: of the lanes still to do with the lowest byte in the console's word, that of the highest.
    pub(super) fn print_of_all_groups(&self, k: &mut Kernel) {
        let shape = self._shape;
        k.comment("the byte to print: of the highest lane at the lowest byte of the console's word; P11.9, P11.15");
        let byte_of = |lane: usize| shape.byte_of(&self.address[lane].val());
        let lanes: Vec<usize> = (0..self.address.len()).collect();
        let waits = self.remaining.val();
        let at = |byte: u32| {
            let at = lanes.iter();
            let at = at.map(|&lane| waits.bit(lane as u32) & byte_of(lane).is(byte.into()));
            pack(at).any()
        };
        let addressed = k.wire("bytes_printed", pack((0..shape.word_bytes()).map(at)));
        let place = k.lowest_position("printed_place", &addressed, shape.byte_index);
        k.ignore("when no lane is lower, it is the last byte's", vec![addressed]);
        // The lowest lane needs no condition: some lane prints.
        let highest_first = lanes.iter().rev();
        let prints = highest_first
            .clone()
            .filter(|&&lane| lane > 0)
            .map(|&lane| waits.bit(lane as u32) & byte_of(lane).equals(&place));
        let prints = pack(prints);
        let bytes: Vec<Expr> = highest_first.map(|&lane| self.value[lane].val().bits(0, 8)).collect();
        let byte = k.value_of_lowest("printed", prints, &bytes);
        k.drive(&self.printed_byte, byte);
    }
}
