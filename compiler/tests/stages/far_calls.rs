//! Programs whose functions lie farther apart than a call's distance reaches.

use std::fmt::Write;

use crate::running::{compiled, linked, run, target, MECHANISMS};

/// Functions, and steps of each: together more than 128 KiB of code.
const FUNCTIONS: u32 = 160;
const STEPS: u32 = 120;
/// A call's distance has 17 and 15 bits here; the one with 8 registers reaches everything.
const CORES: [&str; 3] = ["4w8/8/2/2", "4w16/16/2/2", "4w32/32/3/2"];

/// What function `number` makes of a number.
fn step(number: u32, step: u32, value: u32) -> u32 {
    value.wrapping_mul(2 * (number + step) + 3) ^ (number * 31 + step)
}

fn result(number: u32, value: u32) -> u32 {
    (0..STEPS).fold(value, |value, at| step(number, at, value))
}

/// The kernel comes first and calls the last function; `main` comes last and calls all.
fn text() -> String {
    let last = FUNCTIONS - 1;
    let mut text = format!(
        "target datalayout = \"e-m:e-p:32:32-i64:64-n32:64-S128\"
declare void @launch(ptr, i32, ptr)
declare i32 @putchar(i32)
@results = global [4 x i32] zeroinitializer
define void @kernel(i32 %n, ptr %p) {{
  %place = getelementptr i32, ptr @results, i32 %n
  %r = call i32 @f{last}(i32 %n)
  store i32 %r, ptr %place, align 4
  ret void
}}
"
    );
    for number in 0..FUNCTIONS {
        let _ = writeln!(text, "define i32 @f{number}(i32 %v0) noinline {{");
        for at in 0..STEPS {
            let (factor, mask, next) = (2 * (number + at) + 3, number * 31 + at, at + 1);
            let _ = writeln!(text, "  %m{at} = mul i32 %v{at}, {factor}");
            let _ = writeln!(text, "  %v{next} = xor i32 %m{at}, {mask}");
        }
        let _ = writeln!(text, "  ret i32 %v{STEPS}\n}}");
    }
    text.push_str(
        "define i32 @main() {\n  call void @launch(ptr @kernel, i32 4, ptr null)\n  %v0 = load volatile i32, ptr @results, align 4\n",
    );
    for number in 0..FUNCTIONS {
        let next = number + 1;
        let _ = writeln!(text, "  %v{next} = call i32 @f{number}(i32 %v{number})");
    }
    text.push_str(
        "  %place = getelementptr i32, ptr @results, i32 3\n  %three = load volatile i32, ptr %place, align 4\n",
    );
    let _ = writeln!(text, "  %sum = add i32 %v{FUNCTIONS}, %three");
    for shift in [0, 8, 16, 24] {
        let _ = writeln!(text, "  %b{shift} = lshr i32 %sum, {shift}");
        let _ = writeln!(text, "  %c{shift} = call i32 @putchar(i32 %b{shift})");
    }
    text.push_str("  ret i32 0\n}\n");
    text
}

#[test]
fn functions_that_lie_far_apart_call_each_other() {
    let of_lane = |lane| result(FUNCTIONS - 1, lane);
    let of_main = (0..FUNCTIONS).fold(of_lane(0), |value, number| result(number, value));
    let expected = of_main.wrapping_add(of_lane(3)).to_le_bytes();
    for name in CORES {
        let target = target(name, MECHANISMS[0]);
        let compiled = compiled("far", &text(), &target).unwrap();
        let linked = linked(&compiled).unwrap_or_else(|errors| panic!("{name}: {errors}"));
        assert!(linked.image.bytes.len() > 1 << 17, "{name}: it is not large");
        let printed = run(&linked, &target, 10_000_000);
        assert_eq!(printed.as_deref(), Ok(&expected[..]), "{name}");
        // Neighbours still call each other by the distance.
        let distant = compiled.assembly.text.matches("jalr").count();
        let by_distance = compiled.assembly.text.matches("jali").count();
        assert!(by_distance > 0, "{name}");
        assert_eq!(distant > 1, name != CORES[0], "{name}: {distant}");
    }
}
