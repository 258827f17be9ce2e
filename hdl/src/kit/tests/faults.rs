//! Each check of a block's description fires, and says where.

use super::super::{emit, BuildErrors, SignalKind, Width};
use super::*;

/// A block whose kernel is given, to show a check fire.
type Logic1 = fn(&Broken, &mut Kernel);

hardware! {
    /// A block with one fault.
    pub struct Broken(logic: Logic1) {
        /// Eight bits.
        pub a: In(8),
        /// Eight bits.
        pub y: Out(8),
        /// Eight bits.
        q: Register(8; reset 0),
        /// A part.
        part: Adder(8),
        _logic: Logic1 = logic,
    }
}

impl Describe for Broken {
    fn kernel(&self, k: &mut Kernel) {
        (self._logic)(self, k);
    }
}

fn errors_of(logic: Logic1) -> String {
    match emit(&Broken::new(logic)) {
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
    assert!(errors.contains(message), "expected `{message}`, got:\n{errors}");
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
    assert!(errors.contains("in `top`: hdl/src/kit/tests/faults.rs:"), "{errors}");
}

#[test]
fn unnamed_results_are_not_sliced() {
    fires("a slice of an unnamed result", |block, k| {
        sound_rest(block, k);
        k.drive(&block.y, (block.a.val() & constant(8, 0x55)).bits(0, 4).zero_extend(8));
    });
}

#[test]
fn drivers_are_counted() {
    fires("output `y` has no driver", sound_rest);
    fires("this signal already has a driver at hdl/src/kit/tests/faults.rs", |block, k| {
        sound_rest(block, k);
        k.drive(&block.y, &block.a);
        k.drive(&block.y, &block.q);
    });
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
    fires("this register already has an unconditional update", |block, k| {
        sound_rest(block, k);
        k.update(&block.q, &block.a);
        k.drive(&block.y, &block.a);
    });
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
    fires("module `broken` holds a signal or instance of its own name", |block, k| {
        sound_rest(block, k);
        let wire = k.wire("broken", &block.a);
        k.drive(&block.y, wire);
    });
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
    fires("`choice` has an arm for 4, its selector has 2 bits", |block, k| {
        sound_rest(block, k);
        let choice = k.case("choice", block.a.val().bits(0, 2), vec![(vec![4], block.a.val())], zeros(8));
        k.drive(&block.y, choice);
    });
}

#[test]
fn combinational_loops_are_found_across_modules() {
    fires("combinational loop through part_operands_b, part_sum", |block, k| {
        k.update(&block.q, &block.a);
        k.drive(&block.part.operands_a, &block.q);
        k.drive(&block.part.operands_b, block.part.sum.val().bits(0, 8));
        k.drive(&block.y, &block.a);
    });
}

#[test]
fn signals_of_other_blocks_are_refused() {
    let stranger = Adder::new(8);
    let mut kernel = Kernel::default();
    kernel.drive(&stranger.sum, zeros(9));
    assert!(kernel.faults.is_empty());
    fires("a signal of another block's inside is driven", |block, k| {
        sound_rest(block, k);
        k.drive(&block.y, &block.a);
        k.drive(&RSignal::<Out>::new(1), high());
    });
    fires("a signal is read that is neither", |block, k| {
        sound_rest(block, k);
        k.drive(&block.y, &RSignal::<Out>::new(8));
    });
}

#[derive(Default, LogicBlock)]
struct Foreign {
    /// Driven by rust-hdl's own means, if at all.
    pub bit: Signal<Out, bool>,
}

impl Logic for Foreign {
    fn update(&mut self) {}
}

#[test]
fn blocks_without_a_kernel_are_refused() {
    let errors: BuildErrors = emit(&Foreign::default()).expect_err("not of this kit");
    assert!(errors.to_string().contains("has no kernel of this kit"), "{errors}");
}

/// What is of a plane is not of a ship, though both are two bits wide.
#[test]
fn values_of_two_kinds_are_not_mixed() {
    let (plane, ship) = (Width::index_of("a plane", 2), Width::index_of("a ship", 2));
    let (plane, ship): (RSignal<In>, RSignal<In>) = (RSignal::new(plane), RSignal::new(ship));
    let planes: RSignal<In> = RSignal::new(Width::set_of("a plane", 4));
    let mut k = Kernel::default();
    let target: RSignal<Out> = RSignal::new(Width::index_of("a plane", 2));
    let chosen = select(planes.val().any(), &plane, constant(2, 3));
    let named = k.wire("chosen_plane", chosen);
    k.drive(&target, named);
    let target: RSignal<Out> = RSignal::new(Width::set_of("a plane", 4));
    let one = k.decode("one_plane", &plane, 4);
    let lowest = k.lowest_set("lowest_plane", one & !planes.val());
    k.drive(&target, &lowest);
    let number = k.encode("number_of_plane", &lowest, 2);
    let of_plane = SignalKind::index_of("a plane");
    let as_ship = number.converted(&of_plane, SignalKind::index_of("a ship"));
    k.wire("ship_or_plane", as_ship.equals(&ship));
    assert_eq!(k.faults, []);

    let target: RSignal<Out> = RSignal::new(Width::index_of("a plane", 2));
    k.drive(&target, &ship);
    k.wire("same_number", ship.val().equals(&plane));
    k.wire("either", select(high(), &ship, &plane));
    k.wire("both", &planes.val() & replicate(2, &ship).converted(&of_plane, of_plane.clone()));
    k.wire("turned", ship.val().converted(&of_plane, of_plane.clone()));
    let register = RDff::without_reset(Width::index_of("a ship", 2));
    k.update(&register, &plane);
    let found: Vec<_> = k.faults.iter().map(|fault| &fault.message).collect();
    assert_eq!(found.len(), 6, "{found:#?}");
    let expected = "the index of a ship meets the index of a plane; convert one of them";
    assert!(found.iter().any(|message| *message == expected));
}
