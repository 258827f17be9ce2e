//! The kit's own tests: what the Verilog looks like, and that each check fires.

use super::emit;
use super::prelude::*;

mod absence;
mod defects;
mod faults;
mod mutants;
mod reading;
mod wiring;

bundle! {
    /// What fetch hands to decode.
    pub struct Fetched(word_bits: u32) {
        /// High when `word` is an instruction.
        valid: 1,
        /// The instruction.
        word: word_bits,
    }
}

hardware! {
    /// One lane's sum.
    pub struct Adder(width: u32) {
        /// From operands: first operand.
        pub operands_a: In(width),
        /// From operands: second operand.
        pub operands_b: In(width),
        /// To commit: the sum and its carry.
        pub sum: Out(width + 1),
    }
}

impl Describe for Adder {
    fn variant(&self) -> String {
        format!("w{}", self.operands_a.width())
    }

    fn kernel(&self, k: &mut Kernel) {
        let sum = k.add_with_carry("wide_sum", &self.operands_a, &self.operands_b);
        k.drive(&self.sum, sum);
    }
}

hardware! {
    /// A block with everything in it.
    ///
    /// Adds in every lane, keeps the sums in memories, and reads them back.
    pub struct Everything(lanes: u32) {
        /// From fetch: the word to decode.
        pub fetched: Fetched<In>(8),
        /// From console: a character is waiting.
        pub console_waiting: Signal<In, bool> = Signal::default(),
        /// To decode: the same word, one cycle later.
        pub decoded: Fetched<Out>(8),
        /// The sum of each lane.
        pub sums: [Out(9); lanes],
        /// What the stack remembers.
        pub top: Out(8),
        /// Position of the lowest high bit of the word.
        pub lowest: Out(3),
        /// Result of the operation.
        pub result: Out(8),
        /// High while a word is held.
        full: Register(1; reset 0),
        /// Where the next word goes. Reset: 3.
        place: Register(6; reset 3),
        /// The word itself.
        word: Register(8),
        /// High when the place moves on.
        step: Local(1),
        /// Adds in one lane.
        adders: [Adder(8); lanes],
        wide_adder: Adder(16),
        registers: ReplicatedRam(64, 8, 2, Collision::Unused),
        stack: DistributedRam(8, 8, 0),
    }
}

impl Everything {
    fn memories(&self, k: &mut Kernel, word: &Expr) {
        k.comment("memories");
        k.drive(&self.registers.write_enable, &self.step);
        k.drive(&self.registers.write_address, &self.place);
        k.drive(&self.registers.write_data, word);
        k.drive(&self.registers.read_enable, high());
        k.drive(&self.registers.read_address[0], word.bits(0, 6));
        k.drive(&self.registers.read_address[1], word.bits(2, 6));
        k.drive(&self.stack.write_enable, &self.step);
        k.drive(&self.stack.write_address, self.place.val().bits(0, 3));
        k.drive(&self.stack.write_data, word);
        k.drive(&self.stack.read_address, self.place.val().bits(3, 3));
        k.drive(&self.top, &self.stack.read_data);
    }
}

impl Describe for Everything {
    fn kernel(&self, k: &mut Kernel) {
        let word = self.word.val();
        k.comment("the word in hand");
        let taken = k.wire("taken", self.fetched.valid.val() & !self.full.val());
        let waiting = value_of(&self.console_waiting);
        let next_place = k.add_constant("place_plus_one", &self.place, 1);
        k.update_when(&self.full, &waiting, low());
        k.update_when(&self.full, &taken, high());
        k.update_when(&self.place, &self.step, next_place);
        k.update_when(&self.word, &taken, &self.fetched.word);
        k.drive(&self.step, taken & self.place.val().less_than(constant(6, 40)));
        k.drive_bundle(&self.decoded, vec![self.full.val(), word.clone()]);

        self.memories(k, &word);

        k.comment("lanes");
        let registers = &self.registers.read_data;
        for (lane, (adder, sum)) in self.adders.iter().zip(&self.sums).enumerate() {
            k.drive(&adder.operands_a, &registers[0]);
            k.drive(&adder.operands_b, registers[1].val() ^ constant(8, lane as u128));
            k.drive(sum, &adder.sum);
        }
        k.drive(&self.wide_adder.operands_a, registers[0].val().sign_extend(16));
        k.drive(&self.wide_adder.operands_b, registers[1].val().zero_extend(16));

        let one_hot = k.lowest_set("lowest_one_hot", &word);
        let position = k.encode("lowest_position", &one_hot, 3);
        k.drive(&self.lowest, position);
        let wide = self.wide_adder.sum.val();
        k.ignore("the carry is not architectural", vec![wide.bit(16)]);
        let ones = k.count_ones("ones", &word.each_bit(), 8);
        let marked = k.decode("marked", word.bits(0, 3), 8);
        let arms = vec![
            (vec![0, 1], wide.bits(0, 8)),
            (vec![2], wide.bits(8, 8)),
            (vec![3], replicate(8, word.less_than_signed(&registers[0]))),
            (vec![4], word.shift_left(registers[1].val().bits(0, 4)) | &ones),
            (vec![5], select(word.any() & !word.all(), marked, word.shift_right_by(3))),
        ];
        let result = k.case("operation_result", word.bits(5, 3), arms, zeros(8));
        k.drive(&self.result, result);
    }
}

#[test]
fn the_verilog_reads_as_if_written_by_hand() {
    let design = emit(&Everything::new(2)).expect("sound");
    insta::assert_snapshot!(design.verilog());
}

#[test]
fn equal_blocks_share_a_module_and_others_are_told_apart() {
    let design = emit(&Everything::new(16)).expect("sound");
    let names: Vec<&str> = design.modules.iter().map(|module| module.name.as_str()).collect();
    let expected = ["everything", "adder_w8", "adder_w16", "replicated_ram_2r", "block_ram", "distributed_ram"];
    assert_eq!(names, expected);
    assert_eq!(design.verilog().matches("adder_w8 adders_").count(), 16);
}

#[test]
fn emission_is_deterministic() {
    let texts = [4, 4].map(|lanes| emit(&Everything::new(lanes)).expect("sound").verilog());
    assert_eq!(texts[0], texts[1]);
}

#[test]
fn the_top_module_lists_its_ports() {
    let design = emit(&Everything::new(1)).expect("sound");
    let port = |name: &str| design.top().ports.iter().find(|port| port.name == name).map(|port| port.width);
    assert_eq!(port("fetched_word"), Some(8));
    assert_eq!(port("sums_0"), Some(9));
    assert_eq!(port("full"), None);
}

#[test]
fn a_wide_core_is_emitted_quickly() {
    let block = Everything::new(256);
    let start = std::time::Instant::now();
    let design = emit(&block).expect("sound");
    assert_eq!(design.modules.len(), 6);
    assert!(start.elapsed().as_secs_f64() < 2.0, "{:?}", start.elapsed());
}

#[test]
fn bytes_written_apart_are_arrays_of_their_own_for_quartus() {
    let ram = LineRam::new(64, 2, 1, Some("image.hex"));
    insta::assert_snapshot!(emit(&ram).expect("sound").verilog());
}
