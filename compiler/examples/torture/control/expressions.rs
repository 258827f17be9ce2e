//! Random expressions. All are in parentheses or need none, and none has an effect, but for those that say so.

use std::collections::BTreeSet;

use fastrand::Rng;

use super::constructs::Construct;
use super::scope::{Array, Element, Scope, SHARED, SHARED_LENGTH};

/// Numbers at edges of what instructions and immediates can do.
const EDGES: [u32; 18] =
    [0, 1, 2, 3, 7, 8, 31, 32, 63, 64, 127, 128, 255, 256, 0x7fff, 0xffff, 0x7fff_ffff, 0x8000_0000];
/// `&` and `|` are the fewer, for what they give has less of what differs between lanes.
const ARITHMETIC: [&str; 10] = ["+", "+", "+", "-", "-", "*", "^", "^", "&", "|"];
const COMPARISONS: [&str; 6] = ["<", "<=", ">", ">=", "==", "!="];

/// Draws expressions over the names of a scope.
pub struct Expressions<'a> {
    pub random: &'a mut Rng,
    pub scope: Scope,
    pub constructs: &'a mut BTreeSet<Construct>,
}

/// One of these; there is one at least.
pub fn one<'a, T: ?Sized>(random: &mut Rng, of: &[&'a T]) -> &'a T {
    of[random.usize(..of.len())]
}

impl Expressions<'_> {
    /// True in so many cases of a hundred.
    pub fn percent(&mut self, chance: u32) -> bool {
        self.random.u32(..100) < chance
    }

    pub fn has(&mut self, construct: Construct) {
        self.constructs.insert(construct);
    }

    fn name(&mut self, names: impl Fn(&Scope) -> &Vec<String>) -> Option<String> {
        let names = names(&self.scope);
        let count = names.len();
        (count > 0).then(|| names[self.random.usize(..count)].clone())
    }

    /// A variable of 32 bits to assign to.
    pub fn variable(&mut self) -> String {
        self.name(|scope| &scope.variables).expect("a function has variables")
    }

    /// A variable of 64 bits to assign to.
    pub fn wide_variable(&mut self) -> Option<String> {
        self.name(|scope| &scope.wides)
    }

    /// An element to store to.
    pub fn element(&mut self) -> (Element, String) {
        let array = self.random.usize(..self.scope.arrays.len());
        let array = self.scope.arrays[array].clone();
        match array.element {
            Element::Byte => self.has(Construct::ByteStore),
            Element::Half => self.has(Construct::HalfStore),
            Element::Word | Element::Wide => {}
        }
        (array.element, self.indexed(&array))
    }

    fn indexed(&mut self, array: &Array) -> String {
        let index = self.word(1);
        let Array { name, length, .. } = array;
        format!("{name}[{index} & {}u]", length - 1)
    }

    pub fn constant(&mut self) -> String {
        let value = match self.random.u8(..4) {
            0 => self.random.u32(..),
            1 => EDGES[self.random.usize(..EDGES.len())],
            _ => self.random.u32(..20),
        };
        if value < 1000 {
            format!("{value}u")
        } else {
            format!("{value:#x}u")
        }
    }

    /// An expression of 32 bits with one value in all lanes.
    pub fn uniform_word(&mut self) -> String {
        if self.percent(40) {
            if let Some(name) = self.name(|scope| &scope.uniforms) {
                return name;
            }
        }
        format!("{SHARED}[{}]", self.random.u32(..SHARED_LENGTH))
    }

    fn word_atom(&mut self) -> String {
        match self.random.u8(..16) {
            0 => self.uniform_word(),
            1..=2 => {
                let array = self.random.usize(..self.scope.arrays.len());
                let array = self.scope.arrays[array].clone();
                let is_signed = self.random.bool();
                format!(
                    "{}{}[{} & {}u]",
                    array.element.to_word(is_signed),
                    array.name,
                    self.variable(),
                    array.length - 1
                )
            }
            3..=6 => match self.name(|scope| &scope.words) {
                Some(name) => name,
                None => self.variable(),
            },
            _ => self.variable(),
        }
    }

    /// The right operand: an expression of 32 bits, perhaps a constant. With two constants clang would do the work.
    fn second(&mut self, depth: u32) -> String {
        match self.percent(30) {
            true => self.constant(),
            false => self.word(depth),
        }
    }

    /// An expression of 32 bits.
    pub fn word(&mut self, depth: u32) -> String {
        if depth == 0 {
            return self.word_atom();
        }
        let inner = depth - 1;
        match self.random.u8(..24) {
            0..=9 => {
                let operator = one(self.random, &ARITHMETIC);
                format!("({} {operator} {})", self.word(inner), self.second(inner))
            }
            10..=12 => self.shift(inner),
            13..=14 => self.division(inner),
            15..=16 => self.choice(inner, Self::word),
            17 => format!("((uint32_t){})", self.condition(inner)),
            18 => format!("(0u - {})", self.word(inner)),
            19 => format!("(~{})", self.word(inner)),
            20 => {
                let narrow = ["(uint8_t)", "(uint16_t)", "(int32_t)(int8_t)", "(int32_t)(int16_t)"];
                let narrow = one(self.random, &narrow);
                format!("((uint32_t){narrow}{})", self.word(inner))
            }
            21 => format!("((uint32_t){})", self.wide(inner)),
            22 => format!("((uint32_t)({} >> 32))", self.wide(inner)),
            _ => self.word_atom(),
        }
    }

    fn shift(&mut self, depth: u32) -> String {
        let value = self.word(depth);
        let count = if self.random.bool() {
            self.random.u32(..32).to_string()
        } else {
            format!("({} & 31u)", self.word(depth))
        };
        match self.random.u8(..3) {
            0 => format!("({value} << {count})"),
            1 => format!("({value} >> {count})"),
            _ => {
                self.has(Construct::SignedShift);
                format!("((uint32_t)((int32_t){value} >> {count}))")
            }
        }
    }

    fn division(&mut self, depth: u32) -> String {
        let value = self.word(depth);
        let operator = one(self.random, &["/", "%"]);
        if self.random.bool() {
            self.has(Construct::UnsignedDivision);
            let divisor = match self.random.bool() {
                true => format!("{}u", self.random.u32(1..100)),
                false => format!("({} | 1u)", self.word(depth)),
            };
            return format!("({value} {operator} {divisor})");
        }
        self.has(Construct::SignedDivision);
        // The least number has no quotient with -1.
        let divisor = match self.random.u8(..4) {
            0 => self.random.i32(2..100).to_string(),
            1 => format!("({})", self.random.i32(-100..-1)),
            2 => format!("(int32_t)(({} & 0xffu) + 1u)", self.word(depth)),
            _ => format!("(-(int32_t)(({} & 0xfffu) + 2u))", self.word(depth)),
        };
        format!("((uint32_t)((int32_t){value} {operator} {divisor}))")
    }

    fn choice(&mut self, depth: u32, of: impl Fn(&mut Self, u32) -> String) -> String {
        let condition = self.condition(depth);
        let (yes, no) = (of(self, depth), of(self, depth));
        if yes.contains('?') || no.contains('?') || condition.contains('?') {
            self.has(Construct::NestedChoice);
        }
        format!("({condition} ? {yes} : {no})")
    }

    fn wide_atom(&mut self) -> String {
        match self.random.u8(..8) {
            0 => format!("{:#x}ull", self.random.u64(..) >> self.random.u32(..64)),
            1 => format!("((uint64_t){})", self.word_atom()),
            2 => format!("((uint64_t)(int64_t)(int32_t){})", self.word_atom()),
            _ => match self.wide_variable() {
                Some(name) => name,
                None => format!("((uint64_t){})", self.word_atom()),
            },
        }
    }

    /// An expression of 64 bits.
    pub fn wide(&mut self, depth: u32) -> String {
        if depth == 0 {
            return self.wide_atom();
        }
        let inner = depth - 1;
        match self.random.u8(..16) {
            0..=6 => {
                let operator = one(self.random, &ARITHMETIC);
                format!("({} {operator} {})", self.wide(inner), self.wide(inner))
            }
            7..=8 => self.wide_shift(inner),
            9 => self.wide_division(inner),
            10 => self.choice(inner, Self::wide),
            11 => format!("((uint64_t){})", self.condition(inner)),
            12 => format!("((uint64_t)(int64_t)(int32_t){})", self.word(inner)),
            13 => format!("((uint64_t){} << 32)", self.word(inner)),
            _ => self.wide_atom(),
        }
    }

    fn wide_shift(&mut self, depth: u32) -> String {
        self.has(Construct::WideShift);
        let value = self.wide(depth);
        let count = match self.random.bool() {
            true => self.random.u32(..64).to_string(),
            false => format!("({} & 63u)", self.word(depth)),
        };
        match self.random.u8(..3) {
            0 => format!("({value} << {count})"),
            1 => format!("({value} >> {count})"),
            _ => format!("((uint64_t)((int64_t){value} >> {count}))"),
        }
    }

    fn wide_division(&mut self, depth: u32) -> String {
        self.has(Construct::WideDivision);
        let value = self.wide(depth);
        let operator = one(self.random, &["/", "%"]);
        if self.random.bool() {
            let divisor = match self.random.bool() {
                true => format!("{}ull", self.random.u32(1..1000)),
                false => format!("({} | 1u)", self.wide(depth)),
            };
            return format!("({value} {operator} {divisor})");
        }
        let divisor = format!("((int64_t)({} & 0xffffu) + 2)", self.word(depth));
        let sign = one(self.random, &["", "-"]);
        format!("((uint64_t)((int64_t){value} {operator} ({sign}{divisor})))")
    }

    /// A comparison or a truth value.
    fn comparison(&mut self, depth: u32) -> String {
        let operator = one(self.random, &COMPARISONS);
        match self.random.u8(..12) {
            0..=3 => format!("({} {operator} {})", self.word(depth), self.second(depth)),
            4..=6 => {
                self.has(Construct::SignedComparison);
                let (a, b) = (self.word(depth), self.second(depth));
                format!("((int32_t){a} {operator} (int32_t){b})")
            }
            7 => {
                self.has(Construct::WideComparison);
                let (a, b) = (self.wide(depth), self.wide(depth));
                match self.random.bool() {
                    true => format!("({a} {operator} {b})"),
                    false => format!("((int64_t){a} {operator} (int64_t){b})"),
                }
            }
            8..=9 => {
                let bit = self.random.u32(..8);
                let is = one(self.random, &["==", "!="]);
                format!("(({} & {}u) {is} 0u)", self.word(depth), 1 << bit)
            }
            _ => match self.name(|scope| &scope.truths) {
                Some(name) => name,
                None => format!("({} {operator} {})", self.word(0), self.second(0)),
            },
        }
    }

    /// A truth value.
    pub fn condition(&mut self, depth: u32) -> String {
        if depth == 0 {
            return self.comparison(0);
        }
        let inner = depth - 1;
        match self.random.u8(..12) {
            0..=1 => format!("({} && {})", self.condition(inner), self.condition(inner)),
            2..=3 => format!("({} || {})", self.condition(inner), self.condition(inner)),
            4 => format!("(!{})", self.condition(inner)),
            5 => self.choice(inner, Self::condition),
            _ => self.comparison(inner),
        }
    }

    /// A truth value that is the same in all lanes.
    fn uniform_condition(&mut self) -> String {
        self.has(Construct::UniformBranch);
        let operator = one(self.random, &COMPARISONS);
        let limit = self.random.u32(..20);
        format!("({} {operator} {limit}u)", self.uniform_word())
    }

    /// The condition of a branch: it may assign on its way.
    pub fn branch_condition(&mut self) -> String {
        if self.percent(25) {
            return self.uniform_condition();
        }
        let (plain, effect) = (self.condition(1), self.percent(20));
        if !effect {
            return plain;
        }
        self.has(Construct::ShortCircuit);
        let assigned = format!("{} = {}", self.variable(), self.word(1));
        let further = self.condition(1);
        let operator = one(self.random, &["&&", "||"]);
        format!("({plain} {operator} ({assigned}, {further}))")
    }
}
