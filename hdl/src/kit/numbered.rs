//! Lists of groups of ports whose elements have a number right behind the name: `bank0_request_valid`,
//! `bank1_request_valid`.
//!
//! A plain `Vec` names them `bank_0`. That is what instances of modules are called, so ports towards equal partners
//! have names of another form.

use std::ops::Deref;

use rust_hdl::prelude::{Block, Logic, Probe};

/// A list of groups of ports; element 3 of the field `bank` is called `bank3`.
#[derive(Debug)]
pub struct Numbered<T>(Vec<T>);

impl<T> Numbered<T> {
    /// What `make` gives for each number below `count`.
    pub fn new(count: u32, make: impl FnMut(u32) -> T) -> Numbered<T> {
        Numbered((0..count).map(make).collect())
    }
}

impl<T> Deref for Numbered<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.0
    }
}

impl<T: Block> Logic for Numbered<T> {
    fn update(&mut self) {}
}

impl<T: Block> Block for Numbered<T> {
    crate::unsimulated!();

    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        for (number, element) in self.0.iter().enumerate() {
            element.accept(&format!("{name}#{number}"), probe);
        }
    }
}
