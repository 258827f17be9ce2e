//! What makes the Verilog easy to read: headings, names, and modules with parameters.

use super::super::emit;
use super::*;

hardware! {
    /// Outputs to two partners.
    pub struct Partners() {
        /// From alpha: first operand.
        pub first: In(4),
        /// To alpha: the sum.
        pub alpha_sum: Out(4),
        /// To beta and gamma: the difference.
        pub beta_difference: Out(4),
        /// To alpha: both are equal.
        pub alpha_equal: Out(1),
        /// From alpha: second operand.
        pub second: In(4),
        /// To gamma: the operation acts.
        pub gamma_acts: Out(1),
        /// To delta: it runs.
        pub delta_runs: Out(1),
    }
}

impl Describe for Partners {
    fn kernel(&self, k: &mut Kernel) {
        let sound = k.wire("sound", self.first.val().any());
        k.drive(&self.gamma_acts, &sound);
        k.comment("to alpha");
        let sum = k.add("alpha", &self.first, &self.second);
        k.drive(&self.alpha_sum, &sum);
        let runs = k.wire("starts_delta", sound & self.second.val().any());
        k.drive(&self.delta_runs, runs & self.first.val().bit(0));
        k.comment("to beta");
        let equal = k.wire("equal_operands", self.first.val().equals(&self.second));
        k.drive(&self.alpha_equal, self.first.val().bit(0) & equal);
        let difference = k.subtract("difference", &self.first, &self.second);
        k.drive(&self.beta_difference, difference);
    }
}

fn partners() -> String {
    emit(&Partners::new()).expect("sound").verilog()
}

/// A group's heading is in the list of ports once, over all its ports.
#[test]
fn ports_of_a_group_stand_together() {
    let text = partners();
    let (ports, _) = text.split_once(");").expect("the list of ports");
    let headings = ports.lines().filter(|line| line.trim().starts_with("//"));
    let headings: Vec<&str> = headings.map(str::trim).skip(1).collect();
    let expected = ["from alpha", "to alpha", "to beta and gamma", "to gamma", "to delta"];
    assert_eq!(headings, expected.map(|heading| format!("// {heading}")));
}

/// What goes to delta is not under the heading of alpha, and what only feeds it goes along.
#[test]
fn outputs_stand_under_the_heading_of_their_partner() {
    let text = partners();
    let (_, logic) = text.split_once(");").expect("the list of ports");
    let places = [
        "// outputs to alpha",
        "assign alpha_sum =",
        "// outputs to beta",
        "assign beta_difference =",
        "// outputs to delta",
        "wire starts_delta =",
        "assign delta_runs =",
    ]
    .map(|line| logic.find(line).unwrap_or_else(|| panic!("{line}: {logic}")));
    assert!(places.is_sorted(), "{logic}");
    assert_eq!(logic.matches("// outputs to alpha").count(), 1, "{logic}");
}

/// A wire that is an output and is read elsewhere keeps its name, unless the output's has all its words.
#[test]
fn a_name_survives_where_it_is_read() {
    let text = partners();
    assert!(text.contains("assign gamma_acts = sound;"), "{text}");
    assert!(text.contains("= sound & "), "{text}");
    let alone = text.contains("assign beta_difference = first - second;");
    assert!(alone, "a wire whose one use is an output is that output: {text}");
}

codes! {
    /// A family of codes.
    pub enum Colour(3 bits, "COLOUR") {
        /// None.
        Black = 0,
        /// One.
        Red = 1,
    }
}

hardware! {
    /// Uses a code in two widths.
    pub struct TwoWidths() {
        /// A colour.
        pub colour: In(3),
        /// One of the first two.
        pub narrow: In(2),
        /// Either is red.
        pub red: Out(1),
    }
}

impl Describe for TwoWidths {
    fn kernel(&self, k: &mut Kernel) {
        k.drive(&self.red, Colour::Red.is(&self.colour) | Colour::Red.is(&self.narrow));
    }
}

#[test]
fn a_code_is_declared_once_in_its_greatest_width() {
    let text = emit(&TwoWidths::new()).expect("sound").verilog();
    assert_eq!(text.matches("localparam").count(), 1, "{text}");
    assert!(text.contains("(colour == COLOUR_RED) | (narrow == COLOUR_RED[1:0])"), "{text}");
}

hardware! {
    /// Tells whether a value is two below the width: no parameter, so no text is right for all sizes.
    pub struct Leaking(width: u32) {
        /// A value.
        pub value: In(width),
        /// It is that.
        pub is_it: Out(1),
    }
}

impl Describe for Leaking {
    fn parametric(&self) -> Option<Parametric> {
        let width = Parameter { name: "WIDTH", value: self.value.width(), doc: "Bits of the value." };
        Some(Parametric {
            variant: String::new(),
            parameters: vec![width],
            sample: Box::new(|| Box::new(Leaking::new(16))),
        })
    }

    fn kernel(&self, k: &mut Kernel) {
        let width = self.value.width();
        k.drive(&self.is_it, self.value.val().is((width - 2).into()));
    }
}

hardware! {
    /// Holds one.
    pub struct Holder() {
        /// A value.
        pub value: In(40),
        /// It is what the part says.
        pub is_it: Out(1),
        part: Leaking(40),
    }
}

impl Describe for Holder {
    fn kernel(&self, k: &mut Kernel) {
        k.drive(&self.part.value, &self.value);
        k.drive(&self.is_it, &self.part.is_it);
    }
}

#[test]
fn a_size_that_is_no_parameter_is_refused() {
    let errors = emit(&Holder::new()).expect_err("the size leaks").to_string();
    let expected = "`Leaking` is not the same for all values of its parameters";
    assert!(errors.contains(expected), "{errors}");
}
