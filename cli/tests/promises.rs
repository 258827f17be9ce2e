//! What C may count on, by the options of the core: the table of docs/compiler.md. A program for each feature runs on
//! each core, and gives its numbers, or is refused before it runs.

mod common;

use common::TestFolder;

/// Cores, by what the column of the table names.
const CORES: [(&str, &str); 14] = [
    ("extension", "--extension"),
    ("no extension", "--extension=false"),
    ("no floats", "--float=false"),
    ("no multiplier", "--multiplier none --divider none"),
    ("depth", "--stack-depth 3"),
    ("masks", "--divergence masks"),
    ("paired-path", "--divergence paired-path"),
    ("multi-path", "--divergence multi-path"),
    ("depth of multi-path", "--divergence multi-path --stack-depth 2"),
    ("one lane", "--arch 4w16/16/1/16"),
    ("wide words", "--arch 8w16/16/4/4"),
    ("cores", "--cores 2"),
    ("TLB", "--tlb-entries 20"),
    ("small TLB", "--tlb-entries 4"),
];

/// What a core that is no core for a program says.
const DEPTH: &str = "in each warp, and the core has room for";
/// What parts lanes deeper is refused by the cores of a small depth.
const DEEP: &[(&str, &str)] = &[("depth", DEPTH), ("depth of multi-path", DEPTH)];
const EXTENSION: &str = "need a core with the extension";
const PAGES: &str = "TLB entries map";

/// A feature: its program, what that prints, and the columns in which it is refused, with words of the message.
struct Feature {
    name: &'static str,
    text: String,
    printed: String,
    refused: &'static [(&'static str, &'static str)],
}

/// A program whose threads give numbers that `main` adds up.
fn sum(name: &'static str, globals: &str, result: &str, printed: u32) -> Feature {
    let text = format!(
        "#include <harp.h>\n#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n#include <errno.h>\n\
         static unsigned out[16];\n{globals}\n\
         static void work(int t, void *unused) {{ {result} }}\n\
         int main(void) {{\n    launch(work, 16, 0);\n    unsigned sum = 0;\n\
         for (int t = 0; t < 16; t++) sum += out[t] * (unsigned)(t + 1);\n    printf(\"%u\\n\", sum);\n}}\n"
    );
    Feature { name, text, printed: format!("{printed}\n"), refused: &[] }
}

/// What `main` adds up when the threads give these numbers.
fn weighed(number: impl Fn(u32) -> u32) -> u32 {
    (0..16).map(|t| number(t).wrapping_mul(t + 1)).fold(0, u32::wrapping_add)
}

/// 190 cases that lanes part at, each with other work.
fn deep_switch() -> Feature {
    let operators = ["*=", "+=", "^=", "-="];
    let cases = (0..190).map(|case| format!("case {case}: x {} {}; break;", operators[case % 4], case + 1));
    let cases: Vec<_> = cases.collect();
    let result = format!("unsigned x = t + 9;\nswitch (t * 12) {{\n{}\n}}\nout[t] = x;", cases.join("\n"));
    let printed = weighed(|t| {
        let (x, case) = (t + 9, t * 12);
        match case % 4 {
            0 => x * (case + 1),
            1 => x + case + 1,
            2 => x ^ (case + 1),
            _ => x.wrapping_sub(case + 1),
        }
    });
    Feature { refused: DEEP, ..sum("switch", "", &result, printed) }
}

/// A thread ends the program while the others wait at a barrier.
fn exit() -> Feature {
    let text = "#include <harp.h>\n#include <stdio.h>\n#include <stdlib.h>\n\
                static void last(void) { putchar('5'); putchar('\\n'); }\n\
                static void work(int t, void *unused) { if (t == 5) exit(0); barrier(); }\n\
                int main(void) { atexit(last); launch(work, 16, 0); return 1; }\n";
    Feature { name: "exit", text: text.to_owned(), printed: "5\n".to_owned(), refused: &[] }
}

/// A kernel of OpenCL with a barrier and local memory.
fn opencl() -> Feature {
    let text = "#include <stdio.h>\n\
                __kernel void turn(__global uint *out, __local uint *in) {\n\
                uint t = get_local_id(0);\nin[t] = t;\nbarrier(CLK_LOCAL_MEM_FENCE);\nout[t] = in[15 - t];\n}\n\
                uint out[16];\n\
                int main(void) {\nopencl_run(turn, 16, 16, out, opencl_local(16 * sizeof(uint)));\nuint sum = 0;\n\
                for (uint t = 0; t < 16; t++) sum += out[t] * (t + 1);\nprintf(\"%u\\n\", sum);\n}\n";
    Feature { name: "opencl", text: text.to_owned(), printed: format!("{}\n", weighed(|t| 15 - t)), refused: DEEP }
}

impl Feature {
    fn file(&self) -> String {
        let ending = if self.name == "opencl" { "cl" } else { "c" };
        format!("{}.{ending}", self.name)
    }
}

fn features() -> Vec<Feature> {
    let doubles = "double x = t;
        switch (t & 3) { case 0: x = x - 0.5; break; case 1: x = x * x - 0.25; break; case 2: x = x / 3 + 7; break; }
        out[t] = (unsigned)(x * 3);";
    let doubled = |t: u32| {
        let x = f64::from(t);
        let x = [x - 0.5, x * x - 0.25, x / 3.0 + 7.0, x][t as usize % 4];
        (x * 3.0) as i64 as u32
    };
    let doubles = doubles.replace("(unsigned)(x * 3)", "(unsigned)(int)(x * 3)");
    vec![
        sum(
            "narrow",
            "static unsigned char bytes[16]; static struct { unsigned a : 5, b : 19; char c; } fields[8];",
            "bytes[15 - t] = (unsigned char)(t + 1);
             if (t & 1) fields[t / 2].b = (unsigned)t; else fields[t / 2].c = (char)t;
             barrier();
             out[t] = bytes[t] + fields[t / 2].b + fields[t / 2].c;",
            weighed(|t| 16 - t + (t | 1) + (t & !1)),
        ),
        Feature { refused: DEEP, ..sum("doubles", "", &doubles, weighed(doubled)) },
        sum(
            "floats",
            "",
            "out[t] = (unsigned)(t & 1 ? (float)t / 4 : (float)t * 1.5f);",
            weighed(|t| if t % 2 == 1 { t / 4 } else { t * 3 / 2 }),
        ),
        deep_switch(),
        Feature {
            refused: DEEP,
            ..sum(
                "recursion",
                "static unsigned count(int n) { return n == 0 ? 0 : n & 1 ? count(n - 1) + 1 : count(n - 2) + 2; }",
                "out[t] = count(t);",
                weighed(|t| t),
            )
        },
        sum(
            "division",
            "",
            "out[t] = (1000u + t) / (t + 1) + 12345u * t % 77;",
            weighed(|t| (1000 + t) / (t + 1) + 12345 * t % 77),
        ),
        sum(
            "locks",
            "static lock_t lock; static unsigned count;",
            "lock_acquire(&lock);
             each_lane(lane) if (lane == lane_id()) out[count++] = 1;
             lock_release(&lock);",
            weighed(|_| 1),
        ),
        sum("barrier", "static unsigned in[16];", "in[t] = t; barrier(); out[t] = in[15 - t];", weighed(|t| 15 - t)),
        Feature {
            refused: DEEP,
            printed: format!("{}{}\n", "some text\n".repeat(16), weighed(|t| t)),
            ..sum("printf", "", "printf(\"%s %s\\n\", \"some\", \"text\"); out[t] = t;", 0)
        },
        Feature {
            refused: DEEP,
            ..sum(
                "malloc",
                "",
                "unsigned *own = malloc(sizeof *own);
                 *own = t;
                 barrier();
                 out[t] = *own;
                 free(own);",
                weighed(|t| t),
            )
        },
        sum("thread-local", "static _Thread_local unsigned own = 5;", "own += t; out[t] = own;", weighed(|t| t + 5)),
        sum("errno", "", "errno = t; barrier(); out[t] = errno;", weighed(|t| t)),
        Feature {
            refused: &[("no extension", EXTENSION)],
            ..sum(
                "atomics",
                "#include <stdatomic.h>\nstatic _Atomic unsigned next;",
                "out[atomic_fetch_add(&next, 1)] = 1;",
                weighed(|_| 1),
            )
        },
        exit(),
        opencl(),
    ]
}

/// Cells of the table, by the numbers of their feature and core: the numbers, or the message before anything is printed.
fn check_cells(is_meant: impl Fn(usize, usize) -> bool) {
    let place = TestFolder::new();
    let mut wrong = Vec::new();
    for (row, feature) in features().into_iter().enumerate() {
        let file = feature.file();
        let Feature { name, text, printed, refused } = feature;
        std::fs::write(place.path().join(&file), text).expect("it is written");
        for (_, (core, options)) in CORES.into_iter().enumerate().filter(|(column, _)| is_meant(row, *column)) {
            // 16 threads have to fit: they wait for one another at barriers.
            let line = format!("run {file} --arch 4w16/16/4/4 {options}");
            let line = if options.contains("--arch") { format!("run {file} {options}") } else { line };
            let extension = if name == "atomics" && !options.contains("extension") { " --extension" } else { "" };
            let outcome = place.run(&(line.clone() + extension));
            let (code, said) = (outcome.code, outcome.stdout.as_str());
            let is_refused = |words: &str| (code, said) == (2, "") && outcome.stderr.contains(words);
            let is_right = match refused.iter().find(|(column, _)| *column == core) {
                Some((_, words)) => is_refused(words),
                // Few pages are enough for some programs.
                None => (code, said) == (0, &printed) || core == "small TLB" && is_refused(PAGES),
            };
            if !is_right {
                wrong.push(format!("{line}: {code} {said} {}", outcome.stderr));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Each feature on a fourth of the cores, and each core with a fourth of the features.
#[test]
fn features_hold_on_cores_or_are_refused() {
    check_cells(|row, column| (row + column) % 4 == 0);
}

#[test]
#[ignore = "a minute: cargo xtask campaign c"]
fn each_feature_holds_on_each_core_or_is_refused() {
    check_cells(|_, _| true);
}

/// A few of the cells in lock step with the hardware.
#[test]
fn model_and_hardware_agree_on_turns() {
    let place = TestFolder::new();
    let narrow = features().swap_remove(0);
    std::fs::write(place.path().join("narrow.c"), narrow.text).expect("it is written");
    for options in ["", "--divergence multi-path"] {
        let outcome = place.ends(&format!("cosim narrow.c --arch 4w8/8/4/4 --extension=false {options}"), 0);
        assert_eq!(outcome.stdout.lines().next(), Some(narrow.printed.trim()), "{}", outcome.stderr);
    }
}

/// An image says how deep its lanes part: a core with less room refuses it, and one whose room is not named has enough.
#[test]
fn an_image_says_how_deep_lanes_part() {
    let place = TestFolder::new();
    let switch = deep_switch();
    std::fs::write(place.path().join("switch.c"), switch.text).expect("it is written");
    for mechanism in ["stack", "multi-path"] {
        let said = place.expect(&format!("cc switch.c -o a.bin --divergence-mechanism {mechanism}"));
        assert!(said.contains("a warp of 4 lanes takes at most "), "{said}");
        assert_eq!(place.expect(&format!("run a.bin --divergence {mechanism}")), switch.printed);
        let words = "leave --stack-depth out, or say --stack-depth ";
        place.fails(&format!("run a.bin --divergence {mechanism} --stack-depth 3"), 2, words);
        place.fails(&format!("cosim switch.c --divergence {mechanism} --stack-depth 3"), 2, words);
    }
    assert_eq!(place.expect("run switch.c --config multi"), switch.printed);
}
