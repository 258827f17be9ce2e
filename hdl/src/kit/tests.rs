//! The kit's own tests: what the Verilog looks like, and that each check fires.

use super::prelude::*;
use super::{emit, BuildErrors};

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
    #[derive(LogicBlock)]
    pub struct Adder {
        /// From operands: first operand.
        pub operands_a: RSignal<In>,
        /// From operands: second operand.
        pub operands_b: RSignal<In>,
        /// To commit: the sum and its carry.
        pub sum: RSignal<Out>,
    }
}

impl Adder {
    fn new(width: u32) -> Adder {
        Adder {
            operands_a: RSignal::new(width),
            operands_b: RSignal::new(width),
            sum: RSignal::new(width + 1),
        }
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
    #[derive(LogicBlock)]
    pub struct Everything {
        /// The clock.
        pub clock: Signal<In, Clock>,
        /// Reset.
        pub reset: RSignal<In>,
        /// From fetch: the word to decode.
        pub fetched: Fetched<In>,
        /// From console: a character is waiting.
        pub console_waiting: Signal<In, bool>,
        /// To decode: the same word, one cycle later.
        pub decoded: Fetched<Out>,
        /// The sum of each lane.
        pub sums: Vec<RSignal<Out>>,
        /// What the stack remembers.
        pub top: RSignal<Out>,
        /// Position of the lowest high bit of the word.
        pub lowest: RSignal<Out>,
        /// Result of the operation.
        pub result: RSignal<Out>,
        /// High while a word is held.
        full: RDff,
        /// Where the next word goes. Reset: 3.
        place: RDff,
        /// The word itself.
        word: RDff,
        /// High when the place moves on.
        step: RSignal<Local>,
        /// Adds in one lane.
        adders: Vec<Adder>,
        wide_adder: Adder,
        registers: ReplicatedRam,
        stack: DistributedRam,
    }
}

impl Everything {
    fn new(lanes: u32) -> Everything {
        Everything {
            clock: Signal::default(),
            reset: RSignal::bit(),
            fetched: Fetched::new(8),
            console_waiting: Signal::default(),
            decoded: Fetched::new(8),
            sums: RSignal::several(lanes, 9),
            top: RSignal::new(8),
            lowest: RSignal::new(3),
            result: RSignal::new(8),
            full: RDff::bit(),
            place: RDff::new(6, 3),
            word: RDff::without_reset(8),
            step: RSignal::bit(),
            adders: (0..lanes).map(|_| Adder::new(8)).collect(),
            wide_adder: Adder::new(16),
            registers: ReplicatedRam::new(64, 8, 2, Collision::Unused),
            stack: DistributedRam::new(8, 8),
        }
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
        k.drive(
            &self.step,
            taken & self.place.val().less_than(constant(6, 40)),
        );
        k.drive_bundle(&self.decoded, vec![self.full.val(), word.clone()]);

        k.comment("memories");
        k.drive(&self.registers.write_enable, &self.step);
        k.drive(&self.registers.write_address, &self.place);
        k.drive(&self.registers.write_data, &word);
        k.drive(&self.registers.read_enable, high());
        k.drive(&self.registers.read_address[0], word.bits(0, 6));
        k.drive(&self.registers.read_address[1], word.bits(2, 6));
        k.drive(&self.stack.write_enable, &self.step);
        k.drive(&self.stack.write_address, self.place.val().bits(0, 3));
        k.drive(&self.stack.write_data, &word);
        k.drive(&self.stack.read_address, self.place.val().bits(3, 3));
        k.drive(&self.top, &self.stack.read_data);

        k.comment("lanes");
        let registers = &self.registers.read_data;
        for (lane, (adder, sum)) in self.adders.iter().zip(&self.sums).enumerate() {
            k.drive(&adder.operands_a, &registers[0]);
            k.drive(
                &adder.operands_b,
                registers[1].val() ^ constant(8, lane as u128),
            );
            k.drive(sum, &adder.sum);
        }
        k.drive(
            &self.wide_adder.operands_a,
            registers[0].val().sign_extend(16),
        );
        k.drive(
            &self.wide_adder.operands_b,
            registers[1].val().zero_extend(16),
        );

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
            (
                vec![4],
                word.shift_left(registers[1].val().bits(0, 4)) | &ones,
            ),
            (
                vec![5],
                select(word.any() & !word.all(), marked, word.shift_right_by(3)),
            ),
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
    let names: Vec<&str> = design
        .modules
        .iter()
        .map(|module| module.name.as_str())
        .collect();
    let expected = [
        "everything",
        "adder_w8",
        "adder_w16",
        "replicated_ram",
        "block_ram",
        "distributed_ram",
    ];
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
    let port = |name: &str| {
        design
            .top()
            .ports
            .iter()
            .find(|port| port.name == name)
            .map(|port| port.width)
    };
    assert_eq!(port("fetched_word"), Some(8));
    assert_eq!(port("sums_0"), Some(9));
    assert_eq!(port("full"), None);
}

/// A block whose kernel is given, to show a check fire.
type Logic1 = fn(&Broken, &mut Kernel);

hardware! {
    /// A block with one fault.
    #[derive(LogicBlock)]
    pub struct Broken {
        /// The clock.
        pub clock: Signal<In, Clock>,
        /// Reset.
        pub reset: RSignal<In>,
        /// Eight bits.
        pub a: RSignal<In>,
        /// Eight bits.
        pub y: RSignal<Out>,
        /// Eight bits.
        q: RDff,
        /// A part.
        part: Adder,
        _logic: Logic1,
    }
}

impl Describe for Broken {
    fn kernel(&self, k: &mut Kernel) {
        (self._logic)(self, k);
    }
}

fn errors_of(logic: Logic1) -> String {
    let block = Broken {
        clock: Signal::default(),
        reset: RSignal::bit(),
        a: RSignal::new(8),
        y: RSignal::new(8),
        q: RDff::new(8, 0),
        part: Adder::new(8),
        _logic: logic,
    };
    match emit(&block) {
        Ok(design) => design.verilog(),
        Err(errors) => errors.to_string(),
    }
}

/// What every variant of the broken block needs to be sound but for its fault.
fn sound_rest(block: &Broken, k: &mut Kernel) {
    k.update(&block.q, &block.a);
    k.drive(&block.part.operands_a, &block.q);
    k.drive(&block.part.operands_b, &block.a);
    k.ignore("only the fault matters", vec![block.part.sum.val()]);
}

/// Requires that this logic, and nothing else about the block, gives this one fault.
#[track_caller]
fn fires(message: &str, logic: Logic1) {
    let errors = errors_of(logic);
    assert!(
        errors.contains(message),
        "expected `{message}`, got:\n{errors}"
    );
    assert_eq!(errors.lines().count(), 1, "one fault, one line:\n{errors}");
}

#[test]
fn a_sound_block_has_no_fault() {
    let text = errors_of(|block, k| {
        sound_rest(block, k);
        k.drive(&block.y, &block.a);
    });
    assert!(text.contains("module broken"), "{text}");
}

#[test]
fn unequal_widths_are_refused() {
    fires("And of 8 and 3 bits", |block, k| {
        sound_rest(block, k);
        k.drive(&block.y, block.a.val() & block.a.val().bits(0, 3));
    });
    fires("a signal of 8 bits driven with 9 bits", |block, k| {
        sound_rest(block, k);
        k.drive(&block.y, block.a.val().zero_extend(9));
    });
    fires("a condition of 8 bits", |block, k| {
        sound_rest(block, k);
        k.drive(&block.y, select(&block.a, &block.a, zeros(8)));
    });
    fires("a register of 8 bits updated with 1 bits", |block, k| {
        sound_rest(block, k);
        k.updates.clear();
        k.update(&block.q, high());
        k.drive(&block.y, &block.a);
    });
    fires("constant 256 does not fit 8 bits", |block, k| {
        sound_rest(block, k);
        k.drive(&block.y, constant(8, 256));
    });
    fires("bits 6 to 8 of 8 bits", |block, k| {
        sound_rest(block, k);
        k.drive(&block.y, block.a.val().bits(6, 3).zero_extend(8));
    });
}

#[test]
fn faults_name_the_line_that_caused_them() {
    let errors = errors_of(|block, k| {
        sound_rest(block, k);
        k.drive(&block.y, block.a.val() ^ zeros(7));
    });
    assert!(
        errors.contains("in `top`: hdl/src/kit/tests.rs:"),
        "{errors}"
    );
}

#[test]
fn unnamed_results_are_not_sliced() {
    fires("a slice of an unnamed result", |block, k| {
        sound_rest(block, k);
        k.drive(
            &block.y,
            (block.a.val() & ones(8)).bits(0, 4).zero_extend(8),
        );
    });
}

#[test]
fn drivers_are_counted() {
    fires("output `y` has no driver", sound_rest);
    fires(
        "this signal already has a driver at hdl/src/kit/tests.rs",
        |block, k| {
            sound_rest(block, k);
            k.drive(&block.y, &block.a);
            k.drive(&block.y, &block.q);
        },
    );
    fires("input `a` is driven inside its block", |block, k| {
        sound_rest(block, k);
        k.drive(&block.y, &block.a);
        k.drive(&block.a, &block.q);
    });
    fires("input `part.operands_b` has no driver", |block, k| {
        k.update(&block.q, &block.a);
        k.drive(&block.part.operands_a, &block.q);
        k.drive(&block.y, block.part.sum.val().bits(0, 8));
    });
    fires(
        "this register already has an unconditional update",
        |block, k| {
            sound_rest(block, k);
            k.update(&block.q, &block.a);
            k.drive(&block.y, &block.a);
        },
    );
    fires("register `q` is never updated", |block, k| {
        sound_rest(block, k);
        k.updates.clear();
        k.drive(&block.y, &block.a);
    });
}

#[test]
fn values_that_nobody_reads_are_refused() {
    fires("`part.sum` is never read", |block, k| {
        k.update(&block.q, &block.a);
        k.drive(&block.part.operands_a, &block.q);
        k.drive(&block.part.operands_b, &block.a);
        k.drive(&block.y, &block.a);
    });
    fires("`spare` is never read", |block, k| {
        sound_rest(block, k);
        k.wire("spare", &block.a);
        k.drive(&block.y, &block.a);
    });
}

#[test]
fn names_are_checked() {
    fires("`join` is a word that Verilog reserves", |block, k| {
        sound_rest(block, k);
        let wire = k.wire("join", &block.a);
        k.drive(&block.y, wire);
    });
    fires("two things here are called `a`", |block, k| {
        sound_rest(block, k);
        let wire = k.wire("a", &block.q);
        k.drive(&block.y, wire);
    });
    fires(
        "module `broken` holds a signal or instance of its own name",
        |block, k| {
            sound_rest(block, k);
            let wire = k.wire("broken", &block.a);
            k.drive(&block.y, wire);
        },
    );
    fires("`Upper` is not a name of lower-case letters", |block, k| {
        sound_rest(block, k);
        let wire = k.wire("Upper", &block.a);
        k.drive(&block.y, wire);
    });
}

#[test]
fn case_arms_are_checked() {
    fires("`choice` has two arms for 1", |block, k| {
        sound_rest(block, k);
        let arms = vec![(vec![1], block.a.val()), (vec![1], block.q.val())];
        let choice = k.case("choice", block.a.val().bits(0, 2), arms, zeros(8));
        k.drive(&block.y, choice);
    });
    fires(
        "`choice` has an arm for 4, its selector has 2 bits",
        |block, k| {
            sound_rest(block, k);
            let choice = k.case(
                "choice",
                block.a.val().bits(0, 2),
                vec![(vec![4], block.a.val())],
                zeros(8),
            );
            k.drive(&block.y, choice);
        },
    );
}

#[test]
fn combinational_loops_are_found_across_modules() {
    fires(
        "combinational loop through part_operands_b, part_sum",
        |block, k| {
            k.update(&block.q, &block.a);
            k.drive(&block.part.operands_a, &block.q);
            k.drive(&block.part.operands_b, block.part.sum.val().bits(0, 8));
            k.drive(&block.y, &block.a);
        },
    );
}

#[test]
fn signals_of_other_blocks_are_refused() {
    let stranger = Adder::new(8);
    let mut kernel = Kernel::default();
    kernel.drive(&stranger.sum, zeros(9));
    assert!(kernel.faults.is_empty());
    fires(
        "a signal of another block's inside is driven",
        |block, k| {
            sound_rest(block, k);
            k.drive(&block.y, &block.a);
            k.drive(&RSignal::<Out>::bit(), high());
        },
    );
    fires("a signal is read that is neither", |block, k| {
        sound_rest(block, k);
        k.drive(&block.y, &RSignal::<Out>::new(8));
    });
}

#[test]
fn blocks_without_a_kernel_are_refused() {
    let errors: BuildErrors =
        emit(&rust_hdl::prelude::DFF::<bool>::default()).expect_err("not of this kit");
    assert!(
        errors.to_string().contains("has no kernel of this kit"),
        "{errors}"
    );
}

#[test]
fn a_wide_core_is_emitted_quickly() {
    let block = Everything::new(256);
    let start = std::time::Instant::now();
    let design = emit(&block).expect("sound");
    assert_eq!(design.modules.len(), 6);
    assert!(start.elapsed().as_secs_f64() < 2.0, "{:?}", start.elapsed());
}
