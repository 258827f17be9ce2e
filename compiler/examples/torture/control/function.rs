//! A random function.

use std::collections::BTreeSet;

use fastrand::Rng;

use super::calls::{Caller, Signature};
use super::constructs::Construct;
use super::expressions::Expressions;
use super::graph;
use super::jumps;
use super::render::Render;
use super::scope::{lane_arrays, Array, Element, Scope};
use super::statements::Statements;
use super::text::Text;

/// How much there is of it.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// Statements, about.
    pub statements: u32,
    /// Values that live from its start to its end.
    pub values: u32,
    /// Truth values that do.
    pub truths: u32,
    /// Variables of 32 bits.
    pub variables: u32,
    /// Variables of 64 bits.
    pub wides: u32,
}

/// Values from which on they are many.
const MANY_VALUES: u32 = 100;
const MANY_TRUTHS: u32 = 40;

/// Its head without what follows it: `static uint32_t f0(uint32_t a0, lane_t *lane)`.
pub fn head(signature: Signature, number: usize) -> String {
    let parameters = signature.parameters().iter().enumerate();
    let parameters: Vec<String> = parameters.map(|(index, kind)| format!("{kind} a{index}, ")).collect();
    format!("static {} f{number}({}lane_t *lane)", signature.result(), parameters.concat())
}

/// What its expressions may name at its start.
fn scope(signature: Signature, size: Size) -> Scope {
    let names = |letter: &str, count: u32| (0..count).map(|index| format!("{letter}{index}")).collect();
    let mut scope = Scope {
        variables: names("v", size.variables),
        wides: names("w", size.wides),
        arrays: lane_arrays(),
        ..Scope::default()
    };
    for (index, kind) in signature.parameters().iter().enumerate() {
        let parameter = format!("a{index}");
        if *kind == "bool" {
            scope.truths.push(parameter.clone());
        }
        scope.words.push(match *kind {
            "uint32_t" => parameter,
            "int8_t" => format!("(uint32_t)(int32_t){parameter}"),
            _ => format!("(uint32_t){parameter}"),
        });
    }
    scope
}

/// Writes a function.
pub fn write(random: &mut Rng, constructs: &mut BTreeSet<Construct>, caller: &Caller<'_>, size: Size, text: &mut Text) {
    let signature = caller.signature();
    let mut of = Expressions { random, scope: scope(signature, size), constructs };
    let mut start = vec![format!("uint32_t fuel = {};", of.random.u32(4..30))];
    start.extend(variables(&mut of, signature));
    start.extend(frame_arrays(&mut of));
    start.push("if (lane->calls == 0) {".to_owned());
    start.push("    return 0;".to_owned());
    start.push("}".to_owned());
    start.push("lane->calls -= 1;".to_owned());
    start.extend(crowd(&mut of, size));

    let mut body = Text::inside();
    let mut counters = Vec::new();
    if of.percent(30) {
        graph::write(&mut of, caller, &mut body);
    } else {
        let mut statements = Statements::new(&mut of, caller, size.statements);
        let list = statements.body();
        counters = statements.counters;
        let targets = jumps::targets(&list, of.random, of.constructs);
        Render::new(&mut body, targets).list(&list);
    }

    if of.percent(50) {
        text.line("__attribute__((noinline))");
    }
    text.open(&head(signature, caller.number));
    for counter in &counters {
        text.line(&format!("uint32_t {counter} = 0;"));
    }
    for line in &start {
        text.line(line);
    }
    text.append(body);
    for line in end(&mut of, size) {
        text.line(&line);
    }
    text.line(&format!("return ({})sum;", signature.result()));
    text.close("");
    text.line("");
}

/// Declarations of the variables, with the first values that they have.
fn variables(of: &mut Expressions<'_>, signature: Signature) -> Vec<String> {
    let count = signature.parameters().len();
    let mut lines = Vec::new();
    for (kind, names) in [("uint32_t", of.scope.variables.clone()), ("uint64_t", of.scope.wides.clone())] {
        for name in names {
            let parameter = of.random.usize(..count);
            let (factor, more) = (of.random.u32(1..100), of.constant());
            lines.push(format!("{kind} {name} = ({kind})a{parameter} * {factor}u + {more};"));
        }
    }
    lines
}

/// Declarations of arrays in the frame, now and then.
fn frame_arrays(of: &mut Expressions<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    for (name, element) in
        [("bytes", Element::Byte), ("halves", Element::Half), ("words", Element::Word), ("wides", Element::Wide)]
    {
        if !of.percent(20) {
            continue;
        }
        of.has(Construct::StackArray);
        let length = 1 << of.random.u32(1..5);
        let kind = element.c_type();
        let first = of.random.u32(..100);
        lines.push(format!("{kind} {name}[{length}] = {{({kind})v0, {first}}};"));
        of.scope.arrays.push(Array::new(name, element, length));
    }
    lines
}

/// Many values that are needed at the end: what they are computed from changes before that.
fn crowd(of: &mut Expressions<'_>, size: Size) -> Vec<String> {
    if size.values >= MANY_VALUES {
        of.has(Construct::ManyValues);
    }
    if size.truths >= MANY_TRUTHS {
        of.has(Construct::ManyTruths);
    }
    let mut lines = Vec::new();
    for index in 0..size.values {
        let factor = of.random.u32(1..1000);
        let (word, variable) = (of.random.u32(..8), of.variable());
        let name = format!("x{index}");
        lines.push(format!("const uint32_t {name} = lane->words[{word}] * {factor}u + {variable};"));
        of.scope.words.push(name);
    }
    for index in 0..size.truths {
        let name = format!("t{index}");
        lines.push(format!("const bool {name} = {};", of.condition(1)));
        of.scope.truths.push(name);
    }
    if size.values > 0 {
        lines.push("lane->words[v0 & 7u] += v0;".to_owned());
    }
    lines
}

/// A sum of all that lives.
fn end(of: &mut Expressions<'_>, size: Size) -> Vec<String> {
    let mut lines = vec!["uint64_t sum = 0;".to_owned()];
    for name in [of.scope.variables.clone(), of.scope.wides.clone()].concat() {
        lines.push(format!("sum = sum * 31u + {name};"));
    }
    for index in 0..size.truths {
        let (yes, no) = (of.word(0), of.word(0));
        lines.push(format!("sum = t{index} ? sum * 5u + {yes} : sum ^ {no};"));
    }
    for index in 0..size.values {
        lines.push(format!("sum = (sum << 1) + x{index};"));
    }
    lines
}
