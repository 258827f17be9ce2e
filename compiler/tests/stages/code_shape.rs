//! How short the code of whole programs is where something is known: the instructions of a loop, of a branch, and of
//! what a function keeps.

use crate::running::{compiled, extended, program_text, target, MECHANISMS};
use compiler::Arithmetic;

/// The assembly of a function, line by line, without comments.
fn lines(text: &str, function: &str) -> Vec<String> {
    let label = format!("{function}:");
    let own = text.lines().skip_while(|line| *line != label);
    let own = own.take_while(|line| !line.starts_with(".perm"));
    own.filter(|line| !line.starts_with("//"))
        .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect()
}

/// The assembly of a program of `programs/c`.
fn program(name: &str, target: &compiler::Target) -> String {
    compiled(name, &program_text(name, 4), target).expect("code").assembly.text
}

/// The lines from the label before a line to the next label.
fn block_with<'l>(lines: &'l [String], word: &str) -> &'l [String] {
    let is_label = |line: &String| line.ends_with(':');
    let at = lines.iter().position(|line| line.starts_with(word));
    let at = at.unwrap_or_else(|| panic!("no {word}: {lines:#?}"));
    let start = lines[..at].iter().rposition(is_label).map_or(0, |label| label + 1);
    let length = lines[at..].iter().position(is_label);
    &lines[start..length.map_or(lines.len(), |length| at + length)]
}

fn count(lines: &[String], word: &str) -> usize {
    lines.iter().filter(|line| line.contains(word)).count()
}

/// The loop that makes the digits of a number has one product, reads and stores nothing that was spilled, and stores
/// its digits from the stack pointer on. Rules: I12.9, I12.11, P18.4.
#[test]
fn digits_take_one_product_and_one_store() {
    let target = extended("4w8/8/4/4", MECHANISMS[0]);
    let main = lines(&program("vector-sum", &target), "main");
    let digits = block_with(&main, "mulhu");
    assert_eq!(count(digits, "mul"), 1, "{digits:#?}");
    assert_eq!(count(digits, "ld ") + count(digits, "st "), 0, "{digits:#?}");
    assert_eq!(count(digits, "stb"), 1, "{digits:#?}");
    assert_eq!(count(digits, "add %r0, %sp"), 1, "{digits:#?}");
    // The character is stored into the console's word, without a call.
    assert_eq!(count(&main, "putchar"), 0, "{main:#?}");
}

/// `main` keeps the return address alone, and a kernel that is only launched the register of its thread's number as
/// well.
#[test]
fn main_and_kernels_keep_few_registers() {
    for target in [target, extended].map(|of| of("4w16/16/16/16", MECHANISMS[0])) {
        let text = program("breadth-first-search", &target);
        let kept = |function: &str| -> Vec<String> {
            let lines = lines(&text, function);
            let stored = lines.iter().filter_map(|line| line.strip_prefix("st "));
            let stored = stored.filter(|line| line.contains("%sp"));
            stored
                .filter_map(|line| Some(line.split_once(',')?.0.to_owned()))
                .filter(|register| !["%r0", "%r1", "%r2", "%r3"].contains(&&**register))
                .collect()
        };
        assert_eq!(kept("visit"), ["%ra", "%r4"], "{text}");
        assert!(kept("main").iter().all(|one| one == "%ra"), "{text}");
    }
}

/// A function that `main` calls keeps what the kernels change that it launches.
#[test]
fn what_launches_keeps_what_kernels_change() {
    let text = "target datalayout = \"e-m:e-p:32:32-i64:64-n32:64-S128\"
declare void @launch(ptr, i32, ptr)
@data = global i32 0
define internal void @kernel(i32 %n, ptr %p) {
  store volatile i32 %n, ptr @data
  ret void
}
define internal void @twice() noinline {
  call void @launch(ptr @kernel, i32 4, ptr null)
  call void @launch(ptr @kernel, i32 4, ptr null)
  ret void
}
define i32 @main() {
  call void @twice()
  ret i32 0
}
";
    let target = target("4w16/16/4/4", MECHANISMS[0]);
    let text = compiled("twice", text, &target).expect("code").assembly.text;
    let twice = lines(&text, "twice");
    for register in 5..13 {
        assert_eq!(count(&twice, &format!("st %r{register},")), 1, "{text}");
    }
    assert_eq!(count(&twice, "st %r4,"), 0, "{text}");
}

/// A branch around a side is taken by the opposite of its comparison. Rules: I12.6.
#[test]
fn a_branch_around_a_side_needs_no_not() {
    let text = "target datalayout = \"e-m:e-p:32:32-i64:64-n32:64-S128\"
declare i32 @puts(ptr)
@minus = global [2 x i8] c\"-\\00\"
@number = global i32 0
define i32 @main() {
entry:
  %n = load volatile i32, ptr @number
  %negative = icmp slt i32 %n, 0
  br i1 %negative, label %sign, label %on
sign:
  %a = call i32 @puts(ptr @minus)
  br label %on
on:
  %b = call i32 @puts(ptr @minus)
  ret i32 0
}
";
    let target = extended("4w8/8/4/4", MECHANISMS[0]);
    let text = compiled("sign", text, &target).expect("code").assembly.text;
    let main = lines(&text, "main");
    assert_eq!(count(&main, "gei "), 1, "{text}");
    assert_eq!(count(&main, "notp"), 0, "{text}");
}

/// A vector that a call passes goes through memory, which takes longer than what most built-in functions do.
#[test]
fn small_built_in_functions_take_the_place_of_their_calls() {
    let target = target("4w32/16/4/4", MECHANISMS[0]);
    let target = target.with_arithmetic(Arithmetic { floats: true, ..target.arithmetic });
    for (function, mangled, called) in [("mad", "S_S_", ""), ("clamp", "S_S_", ""), ("pow", "S_", "powf")] {
        for count in [4, 16] {
            let (vector, name) =
                (format!("<{count} x float>"), format!("_Z{}{function}Dv{count}_f{mangled}", function.len()));
            let parameters = vec![format!("{vector} %v"); mangled.len() / 2 + 1].join(", ");
            let text = format!(
                "target triple = \"wasm32-unknown-unknown\"
@from = global {vector} zeroinitializer
declare {vector} @{name}({})
define i32 @main() {{
  %v = load {vector}, ptr @from
  %r = call {vector} @{name}({parameters})
  store {vector} %r, ptr @from
  ret i32 0
}}
",
                parameters.replace(" %v", "")
            );
            let compiled = compiled(function, &text, &target).unwrap();
            let main = lines(&compiled.assembly.text, "main");
            let calls: Vec<_> = main.iter().filter_map(|line| line.strip_prefix("jali %ra, ")).collect();
            assert_eq!(calls, vec![called; if called.is_empty() { 0 } else { count }], "{name}");
        }
    }
}
