//! Ports that are taken over from another part: what they get from their origin, and which wires follow from them.

use super::super::emit;
use super::*;

hardware! {
    /// Gives.
    pub struct Giver(width: u32) {
        /// Which word.
        pub word: In(width),
        /// To taker: the word again.
        pub again: Out(width),
        /// To taker: each bit.
        pub each: [Out(1); width],
        /// To taker: what is fetched.
        pub fetched: Fetched<Out>(width),
        /// To taker: more of it.
        pub more: Out(width) if (width > 2) else high,
    }
}

impl Describe for Giver {
    fn kernel(&self, k: &mut Kernel) {
        k.drive(&self.again, &self.word);
        for (bit, each) in self.word.val().each_bit().into_iter().zip(&self.each) {
            k.drive(each, bit);
        }
        k.drive_bundle(&self.fetched, vec![high(), self.word.val()]);
        k.drive(&self.more, &self.word);
    }
}

hardware! {
    /// Takes.
    pub struct Taker(width: u32) {
        from giver as "the giver": Giver(width) { again, bits: [_] = each, fetched: Fetched = fetched, more }
        from giver as "the giver": Giver(width) if (width > 2) { only = fetched.word }

        /// All of it.
        pub all: Out(1),
    }
}

impl Describe for Taker {
    fn kernel(&self, k: &mut Kernel) {
        let bits = pack(self.bits.iter().map(RSignal::val));
        let words = [self.again.val(), bits, self.fetched.word.val(), self.only.val()];
        let all = all_of(self.again.width(), words.into_iter().chain([self.more.val()]));
        k.drive(&self.all, all.all() & &self.fetched.valid);
    }
}

hardware! {
    /// Has both.
    pub struct Holder(width: u32) {
        /// Which word.
        pub word: In(width),
        /// All of it.
        pub all: Out(1),
        giver: Giver(width),
        taker: Taker(width),
    }
}

impl Describe for Holder {
    fn kernel(&self, _k: &mut Kernel) {}
}

hardware! {
    /// Has no giver.
    pub struct Bereft(width: u32) {
        /// All of it.
        pub all: Out(1),
        taker: Taker(width),
    }
}

impl Describe for Bereft {
    fn kernel(&self, _k: &mut Kernel) {}
}

#[test]
fn a_port_that_is_taken_over_is_declared_and_wired_as_its_origin() {
    let text = emit(&Holder::new(3)).expect("a sound description").verilog();
    for line in ["// from the giver", ".again", "input  wire [2:0] again", "input  wire [2:0] more", ".word"] {
        assert!(text.contains(line), "no `{line}` in\n{text}");
    }
    // Signals of lists and bundles, one of a bundle under another name, and the ports of the block around.
    for port in ["again", "bits", "fetched_valid", "fetched_word", "only", "more", "all"] {
        let connected = text.lines().any(|line| line.trim_start().starts_with(&format!(".{port} ")));
        assert!(connected, "`{port}` is not connected in\n{text}");
    }
    assert!(text.contains("The word again."), "{text}");
}

#[test]
fn a_port_is_absent_where_its_origin_is() {
    let text = emit(&Holder::new(2)).expect("a sound description").verilog();
    assert!(!text.contains("more") && !text.contains("only"), "{text}");
}

#[test]
fn without_its_origin_a_port_needs_a_driver() {
    let errors = emit(&Bereft::new(3)).expect_err("there is no giver").to_string();
    assert!(errors.contains("input `taker.again` has no driver"), "{errors}");
}
