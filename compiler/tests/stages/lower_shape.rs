//! How short lowered code is where something is known: a test of each thing that makes it so, by the number of
//! instructions.

use compiler::ir::{read, Module, Operation, Reach, Unit};
use compiler::lower::{lower, InstructionSet};

fn lowered(body: &str, instructions: InstructionSet) -> Module {
    let text = format!(
        "target datalayout = \"e-m:e-p:32:32-i64:64-n32:64-S128\"\ntarget triple = \"wasm32-unknown-unknown\"\n{body}"
    );
    let module = read("shape.ll", &text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    lower(module, instructions).unwrap()
}

/// The instructions of `f`.
fn operations(body: &str) -> Vec<Operation> {
    operations_of(body, InstructionSet::BASIC)
}

fn operations_of(body: &str, instructions: InstructionSet) -> Vec<Operation> {
    let module = lowered(body, instructions);
    let body = module.function("f").unwrap().body.as_ref().unwrap();
    let instructions = body.instructions();
    instructions.map(|one| one.operation.clone()).collect()
}

fn count(body: &str) -> usize {
    operations(body).len()
}

fn compared(flag: &str, condition: &str, b: &str) -> usize {
    count(&format!("define i1 @f(i32 %a, i32 %b) {{\n  %c = icmp {flag} {condition} i32 %a, {b}\n  ret i1 %c\n}}\n"))
        - 1 // The truth value becomes a word.
}

#[test]
fn comparisons() {
    // Any two words: difference, signs, choice, test.
    assert_eq!(compared("", "slt", "%b"), 5);
    assert_eq!(compared("", "ult", "%b"), 5);
    assert_eq!(compared("", "eq", "%b"), 2);
    assert_eq!(compared("", "slt", "10"), 3);
    assert_eq!(compared("", "slt", "-10"), 3);
    assert_eq!(compared("", "slt", "0"), 1);
    assert_eq!(compared("", "eq", "0"), 1);
    assert_eq!(compared("", "ult", "16"), 2);
    assert_eq!(compared("", "ult", "10"), 4);
    // One sign: the difference does not overflow.
    assert_eq!(compared("samesign", "ult", "%b"), 2);
    assert_eq!(compared("samesign", "slt", "%b"), 2);
}

#[test]
fn divisions() {
    let divided = |what: &str| count(&format!("define i32 @f(i32 %a) {{\n  %c = {what}\n  ret i32 %c\n}}\n"));
    assert_eq!(divided("udiv i32 %a, 8"), 1);
    assert_eq!(divided("urem i32 %a, 8"), 1);
    assert_eq!(divided("sdiv i32 %a, 8"), 7);
    assert_eq!(divided("sdiv exact i32 %a, 8"), 3);
    assert_eq!(divided("mul i32 %a, 8"), 1);
}

/// A counter that clang knows not to overflow is not negative, and is compared as such; one of which it does not is
/// not.
#[test]
fn counters() {
    let loop_of = |flags: &str| {
        count(&format!(
            "define i32 @f(i32 %n) {{\nentry:\n  br label %again\nagain:\n  %i = phi i32 [ 0, %entry ], [ %next, %again ]\n  \
             %next = add {flags} i32 %i, 3\n  %more = icmp ult i32 %next, 100\n  br i1 %more, label %again, label %done\n\
             done:\n  ret i32 %next\n}}\n"
        ))
    };
    // The counter, what it is compared with, and its sign.
    assert_eq!(loop_of("nuw nsw"), 3);
    assert_eq!(loop_of("nuw"), 5);
}

/// The number of a thread is not negative, in a function that is launched and nothing else.
#[test]
fn kernels() {
    let kernel = |other: &str| {
        count(&format!(
            "define internal void @f(i32 %thread, ptr %out) {{\n  %c = icmp slt i32 %thread, 7\n  %w = zext i1 %c to i32\n  \
             store i32 %w, ptr %out, align 4\n  ret void\n}}\ndeclare void @launch(ptr, i32, ptr)\n\
             define i32 @main() {{\n  call void @launch(ptr @f, i32 7, ptr null)\n  {other}\n  ret i32 0\n}}\n"
        ))
    };
    assert_eq!(kernel(""), 4);
    assert_eq!(kernel("call void @f(i32 -1, ptr null)"), 5);
    assert_eq!(kernel("call void @launch(ptr null, i32 1, ptr @f)"), 5);
}

/// A byte is stored with the rest of its word.
#[test]
fn bytes() {
    let store = operations("define void @f(ptr %p, i8 %a) {\n  store i8 %a, ptr %p, align 1\n  ret void\n}\n");
    assert_eq!(store.len(), 4, "{store:?}");
    assert!(matches!(store[0], Operation::Load { .. }));
    assert!(matches!(store[3], Operation::Store { .. }));
    let load = operations("define i8 @f(ptr %p) {\n  %a = load i8, ptr %p, align 1\n  ret i8 %a\n}\n");
    assert_eq!(load.len(), 2, "{load:?}");
}

/// What `f`, a function of words %a and %b, computes with the extension.
fn extended(result: &str, line: &str) -> Vec<Operation> {
    let body = format!("define {result} @f(i32 %a, i32 %b) {{\n  %c = {line}\n  ret {result} %c\n}}\n");
    operations_of(&body, InstructionSet::EXTENDED)
}

/// Rules: I12.6.
#[test]
fn comparisons_with_the_extension() {
    for condition in ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"] {
        for b in ["%b", "10", "-10"] {
            let line = format!("icmp {condition} i32 %a, {b}");
            // The truth value becomes a word.
            assert_eq!(extended("i1", &line).len(), 2, "{line}");
        }
    }
    assert_eq!(extended("i1", "icmp eq i32 %a, 0").len(), 2);
    let wide = "define i1 @f(i64 %a, i64 %b) {\n  %c = icmp ult i64 %a, %b\n  ret i1 %c\n}\n";
    let with = operations_of(wide, InstructionSet::EXTENDED).len();
    assert!(with < count(wide), "{with}");
}

/// Rules: I12.9.
#[test]
fn divisions_by_constants_with_the_extension() {
    for (line, expected) in [
        ("udiv i32 %a, 10", 2),
        ("udiv i32 %a, 7", 5),
        ("udiv i32 %a, 8", 1),
        ("urem i32 %a, 10", 6),
        ("urem i32 %a, 100", 4),
        ("sdiv i32 %a, 10", 6),
        ("srem i32 %a, 100", 8),
        ("ashr i32 %a, 3", 1),
        ("ashr i32 %a, %b", 1),
    ] {
        let operations = extended("i32", line);
        assert_eq!(operations.len(), expected, "{line}: {operations:#?}");
    }
    let by_register = extended("i32", "udiv i32 %a, %b");
    assert_eq!(by_register.len(), 1);
}

/// What clang makes of a loop that prints digits: the remainder is a product less, and the loop ends when the number is
/// less than the divisor, which the quotient tells. Rules: I12.9, P18.4.
#[test]
fn quotient_remainder_and_comparison_take_one_product() {
    let of = |divisor: u32| {
        let body = format!(
            "define i1 @f(i32 %a, ptr %p) {{\n  %q = udiv i32 %a, {divisor}\n  %m = mul i32 %q, {divisor}\n  %r = sub i32 %a, %m\n  \
             store i32 %r, ptr %p, align 4\n  %c = icmp ult i32 %a, {divisor}\n  ret i1 %c\n}}\n"
        );
        operations_of(&body, InstructionSet::EXTENDED)
    };
    let products = |operations: &[Operation]| {
        let is_product =
            |one: &&Operation| matches!(one, Operation::Binary(operator, ..) if operator.unit() == Unit::Multiplier);
        operations.iter().filter(is_product).count()
    };
    for (divisor, expected) in [(10, 1), (7, 1), (12, 1), (100, 2)] {
        let operations = of(divisor);
        assert_eq!(products(&operations), expected, "{divisor}: {operations:#?}");
        let compares = |one: &Operation| matches!(one, Operation::Compare(..));
        assert!(!operations.iter().any(compares), "{divisor}: {operations:#?}");
    }
}

/// Rules: I12.11.
#[test]
fn bytes_with_the_extension() {
    let store = "define void @f(ptr %p, i8 %a) {\n  store i8 %a, ptr %p, align 1\n  ret void\n}\n";
    let store = operations_of(store, InstructionSet::EXTENDED);
    let narrow = Reach::Bytes(1);
    assert!(matches!(store[..], [Operation::Store { reach, .. }] if reach == narrow), "{store:?}");
    let load = |extension: &str| {
        let text = format!(
            "define i32 @f(ptr %p) {{\n  %a = load i16, ptr %p, align 2\n  %b = {extension} i16 %a to i32\n  \
             ret i32 %b\n}}\n"
        );
        match operations_of(&text, InstructionSet::EXTENDED)[..] {
            [Operation::Load { reach, .. }] => reach,
            ref others => panic!("{others:?}"),
        }
    };
    assert_eq!(load("sext"), Reach::SignedBytes(2));
    assert_eq!(load("zext"), Reach::Bytes(2));
}
