//! What the allocator of registers gives is what the virtual registers say, also where functions have more values and
//! truth values than registers: those in the frame lie farther than an immediate reaches.

use std::fmt::Write;

use crate::extent::Extent;
use crate::running::{compiled, extended, linked, program_names, program_text, run, target, MECHANISMS};
use crate::runs;
use compiler::check_allocations;

/// Cores, and how many values and as many truth values their kernels have.
const CORES: [(&str, usize); 7] = [
    ("4w32/32/4/4", 150),
    ("4w40/16/4/4", 150),
    ("4w64/16/4/4", 150),
    ("4w128/4/4/4", 150),
    ("4w33/4/4/4", 150),
    ("4w16/16/4/4", 600),
    ("8w32/32/4/4", 150),
];
/// Threads whose results are printed, a word of 4 bytes each.
const THREADS: u32 = 4;

fn input(index: usize) -> u32 {
    (index as u32).wrapping_mul(2_654_435_761)
}

/// The values that a pair of them is chosen from for the truth value of a number.
fn chosen(index: usize, count: usize) -> (usize, usize) {
    ((index * 7 + 3) % count, (index * 11 + 5) % count)
}

/// What the kernel makes of a thread's number.
fn result(thread: u32, count: usize) -> u32 {
    let mut sum = thread;
    let mut values = Vec::new();
    for index in 0..count {
        let value = input(index).wrapping_mul(3).wrapping_add(sum);
        sum = sum.wrapping_add(value >> 3);
        values.push(value);
    }
    sum ^= 0x5a5a;
    for index in 0..count {
        let (yes, no) = chosen(index, count);
        sum = if values[index] & 1 << (index % 5) != 0 {
            sum.wrapping_mul(5).wrapping_add(values[yes])
        } else {
            sum ^ values[no]
        };
    }
    sum
}

/// All values and truth values are needed behind a call, which keeps few registers and no predicate.
fn program(word_bytes: u32, count: usize) -> String {
    let pointer = word_bytes * 8;
    let inputs = (0..count).map(|index| format!("i32 {}", input(index)));
    let inputs: Vec<_> = inputs.collect();
    let mut text = format!(
        "target datalayout = \"e-m:e-p:{pointer}:{pointer}-i64:64-n32:64-S128\"
declare void @launch(ptr, i32, ptr)
declare i32 @putchar(i32)
@results = global [{THREADS} x i32] zeroinitializer
@in = global [{count} x i32] [{}]
define i32 @touch(i32 %x) noinline {{
  %r = xor i32 %x, 23130
  ret i32 %r
}}
define void @kernel(i32 %n, ptr %p) {{
  %s0 = add i32 %n, 0
",
        inputs.join(", ")
    );
    for at in 0..count {
        let _ = writeln!(
            text,
            "  %p{at} = getelementptr [{count} x i32], ptr @in, i32 0, i32 {at}
  %a{at} = load volatile i32, ptr %p{at}
  %m{at} = mul i32 %a{at}, 3
  %v{at} = add i32 %m{at}, %s{at}
  %k{at} = and i32 %v{at}, {}
  %b{at} = icmp ne i32 %k{at}, 0
  %h{at} = lshr i32 %v{at}, 3
  %s{} = add i32 %s{at}, %h{at}",
            1 << (at % 5),
            at + 1
        );
    }
    let _ = writeln!(text, "  %t0 = call i32 @touch(i32 %s{count})");
    for at in 0..count {
        let (yes, no) = chosen(at, count);
        let _ = writeln!(
            text,
            "  %f{at} = mul i32 %t{at}, 5
  %y{at} = add i32 %f{at}, %v{yes}
  %n{at} = xor i32 %t{at}, %v{no}
  %t{} = select i1 %b{at}, i32 %y{at}, i32 %n{at}",
            at + 1
        );
    }
    let _ = writeln!(
        text,
        "  %place = getelementptr i32, ptr @results, i32 %n
  store i32 %t{count}, ptr %place
  ret void
}}
define i32 @main() {{
  call void @launch(ptr @kernel, i32 {THREADS}, ptr null)"
    );
    for thread in 0..THREADS {
        let _ = writeln!(
            text,
            "  %p{thread} = getelementptr i32, ptr @results, i32 {thread}
  %r{thread} = load volatile i32, ptr %p{thread}"
        );
        for byte in 0..4 {
            let _ = writeln!(
                text,
                "  %h{thread}_{byte} = lshr i32 %r{thread}, {}
  %b{thread}_{byte} = and i32 %h{thread}_{byte}, 255
  %c{thread}_{byte} = call i32 @putchar(i32 %b{thread}_{byte})",
                byte * 8
            );
        }
    }
    text.push_str("  ret i32 0\n}\n");
    text
}

extents! {
    "20 seconds: every core with two mechanisms":

    test values_and_truth_values_far_up_in_the_frame_are_kept(extent) {
        for (number, (core, count)) in CORES.into_iter().enumerate() {
            let expected: Vec<u8> = (0..THREADS).flat_map(|thread| result(thread, count).to_le_bytes()).collect();
            for row in [0, 4] {
                let mechanism = MECHANISMS[row];
                if !runs(extent, (row / 4, number, 0)) {
                    continue;
                }
                let target = target(core, mechanism);
                let text = program(target.arch.word_bytes(), count);
                let compiled = compiled("spills", &text, &target).unwrap();
                let far = compiled.assembly.text.contains("add     %ra, %sp, %ra");
                let is_narrow = target.arch.word_bytes() == 4;
                assert_eq!(far, is_narrow, "{core}: spilled values lie far away");
                let output = run(&linked(&compiled).unwrap(), &target, 1_000_000);
                assert_eq!(output.as_ref(), Ok(&expected), "{core} {mechanism:?}");
            }
        }
    }
}

/// Every allocation of the programs of `programs/c` is checked where it is made, by regalloc2's checker.
#[test]
fn allocations_of_all_programs_do_what_the_virtual_registers_say() {
    check_allocations();
    for core in ["4w8/4/4/4", "4w16/16/4/4", "8w32/32/4/4"] {
        for target in [target(core, MECHANISMS[0]), extended(core, MECHANISMS[4])] {
            for name in program_names(&target) {
                compiled(&name, &program_text(&name, target.arch.word_bytes()), &target).unwrap();
            }
        }
    }
}
