//! Which functions that call themselves go by masks on a core with regions.

use crate::running::{target, MECHANISMS};
use compiler::diverge::{Decide, Decisions};
use compiler::{compile, Program};

/// A kernel of a function that calls itself as often as an argument says, which is the same for all lanes. Lanes part
/// by another argument in front of the call, and at the call by the condition.
fn program(condition: &str) -> String {
    format!(
        r#"target datalayout = "e-m:e-p:32:32-i64:64-n32:64-S128"
@shown = global i32 0
declare void @launch(ptr, i32, ptr)
define i32 @descend(i32 %depth, i32 %thread) {{
  %low = and i32 %thread, 1
  %odd = icmp eq i32 %low, 1
  br i1 %odd, label %show, label %meet
show:
  store volatile i32 %thread, ptr @shown
  br label %meet
meet:
  %done = icmp eq i32 %depth, 0
  br i1 {condition}, label %end, label %again
again:
  %less = sub i32 %depth, 1
  %below = call i32 @descend(i32 %less, i32 %thread)
  %sum = add i32 %below, %thread
  ret i32 %sum
end:
  ret i32 1
}}
define void @kernel(i32 %thread, ptr %argument) {{
  %depth = load i32, ptr %argument
  %sum = call i32 @descend(i32 %depth, i32 %thread)
  store volatile i32 %sum, ptr @shown
  ret void
}}
define i32 @main() {{
  call void @launch(ptr @kernel, i32 8, ptr @shown)
  ret i32 0
}}
"#
    )
}

/// The function's assembly with a mechanism.
fn descend(condition: &str, mechanism: usize) -> String {
    let program = Program::of("descend.ll", &program(condition));
    let decisions = Decisions { decide: Decide::Split, ..Decisions::default() };
    let target = target("4w8/8/4/4", MECHANISMS[mechanism]);
    let compiled = compile(&program, &target, &decisions).expect("it compiles");
    let text = compiled.assembly.text;
    let (_, from) = text.split_once("\ndescend:\n").expect("its beginning");
    let (body, _) = from.split_once("\n\n").expect("what follows");
    body.to_owned()
}

/// Rules: I8.2.2.
#[test]
fn where_lanes_are_parted_at_the_call() {
    let stack = descend("%odd", 0);
    assert!(stack.contains("jali    %ra, descend"), "{stack}");
    assert!(!stack.contains("split"), "{stack}");
    assert_eq!(stack, descend("%odd", 4));
    assert_eq!(stack, descend("%odd", 1));
}

#[test]
fn not_where_they_are_together() {
    let stack = descend("%done", 0);
    assert!(stack.contains("jali    %ra, descend"), "{stack}");
    let (before, behind) = stack.split_once("jali").expect("a call");
    assert!(before.contains("split") && before.contains("join"), "{stack}");
    assert!(!behind.contains("join"), "{stack}");
    assert_ne!(stack, descend("%done", 4));
}
