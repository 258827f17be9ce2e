//! C on the command line. Clang is needed nowhere: the programs are given as the IR that it has made of them.

mod common;

use common::{c_expected as expected, c_program as program, TestFolder};

const HEAD: &str = "target datalayout = \"e-m:e-p:32:32-i64:64-n32:64-S128\"\n";

/// A program of one function, `main`.
fn main_of(body: &str) -> String {
    format!("{HEAD}define i32 @main() {{\n{body}\n}}\n")
}

#[test]
fn run_compiles() {
    let place = TestFolder::new();
    for arch in ["4w8/8/4/4", "4b16/8/2/3"] {
        let printed = place.expect(&format!("run {} --arch {arch}", program("hello")));
        assert_eq!(printed, expected("hello"), "{arch}");
    }
}

/// No address of a program is so far away as the constant part of this index.
#[test]
fn the_constant_part_of_an_index_may_be_anything() {
    let text = format!(
        "{HEAD}@letters = global [4 x i8] c\"abcd\"\n@index = global i32 1590710330\n\
         declare i32 @putchar(i32)\n\
         define i32 @main() {{\n\
         %i = load volatile i32, ptr @index, align 4\n\
         %p = getelementptr i8, ptr getelementptr (i8, ptr @letters, i32 -1590710328), i32 %i\n\
         %letter = load volatile i8, ptr %p, align 1\n\
         %word = zext i8 %letter to i32\n\
         %r = call i32 @putchar(i32 %word)\n\
         ret i32 0\n}}\n"
    );
    let place = TestFolder::new().with("far.ll", text);
    for arch in ["4w8/8/4/4", "4b16/8/2/3", "4w32/32/2/2"] {
        let printed = place.expect(&format!("run far.ll --arch {arch}"));
        assert_eq!(printed, "c", "{arch}");
    }
}

/// The run time in assembly lies on both sides of the program and its data.
#[test]
fn kernels_run_beside_data_that_no_jump_reaches_across() {
    let place = TestFolder::new().with(
        "large.c",
        "#include <harp.h>\n#include <stdio.h>\n#include <stdlib.h>\nint large[1200000] = {1};\n\
         static void store(int t, void *data) { ((int *)data)[t] = t; if (t == 15) puts(\"here\"); }\n\
         static void leave(int t, void *unused) { if (t == 3) exit(large[15] - 15); barrier(); }\n\
         int main(void) { launch(store, 16, large); launch(leave, 16, 0); }\n",
    );
    for options in ["", "--extension=false", "--cores 2", "--divergence paired-path --arch 8w16/16/4/4"] {
        assert_eq!(place.expect(&format!("run large.c {options}")), "here\n", "{options}");
    }
}

/// A kernel that needs 4,000 bytes of each lane's stack gets them, or an error when they are not given.
#[test]
fn stacks_are_as_large_as_kernels_are_seen_to_need() {
    let program = format!(
        "{HEAD}declare void @launch(ptr, i32, ptr)\n\
         define internal void @kernel(i32 %n, ptr %p) {{\n\
         %a = alloca [1000 x i32], align 4\n\
         %b = getelementptr i32, ptr %a, i32 %n\n\
         store volatile i32 %n, ptr %b, align 4\n\
         ret void\n}}\n\
         define i32 @main() {{\n\
         call void @launch(ptr @kernel, i32 16, ptr null)\n\
         ret i32 0\n}}\n"
    );
    let place = TestFolder::new().with("deep.ll", program);
    place.expect("cc deep.ll -o deep.s");
    let text = place.text("deep.s");
    assert!(text.contains(".def STACK_SHIFT 12\n"), "{text}");
    place.expect("run deep.ll");
    let words = "each lane's stack has 2048 bytes, but the program needs 40";
    place.refuse(&format!("cc deep.ll -o deep.bin --lane-stack 2048 => {words}"));
}

#[test]
fn an_image_and_the_assembly_of_a_program_are_the_same() {
    let place = TestFolder::new();
    let source = program("vector-sum");
    place.expect(&format!("cc {source} -o a.bin --symbols a.sym"));
    place.expect(&format!("cc {source} -o a.s"));
    place.expect(&format!("cc {source} -o a.o"));
    place.expect("link a.s -o from-assembly.bin");
    place.expect("link a.o -o from-object.bin");
    let image = place.read("a.bin");
    assert!(image == place.read("from-assembly.bin"));
    assert!(image == place.read("from-object.bin"));
    assert_eq!(place.expect("run a.bin"), expected("vector-sum"));
    let symbols = place.text("a.sym");
    assert!(symbols.contains(" main "), "{symbols}");
}

/// Each lane that waits for its turn has a place in memory, on cores without the extension.
#[test]
fn an_image_without_places_for_all_lanes_is_refused() {
    let source = "#include <harp.h>
#include <stdio.h>
static void print(int thread, void *unused) { printf(\"%d\\n\", thread); }
int main(void) { launch(print, 6, 0); }
";
    let place = TestFolder::new().with("print.c", source);
    place.expect("cc print.c --arch 4w8/8/4/2 -o print.bin");
    for arch in ["4w8/8/4/2", "4w8/8/2/2"] {
        assert_eq!(place.expect(&format!("run print.bin --arch {arch}")), "0\n1\n2\n3\n4\n5\n", "{arch}");
    }
    for line in ["run print.bin --arch 4w8/8/8/2", "run print.bin --arch 4w8/8/4/4", "cosim print.bin --arch 4w8/8/8/8"]
    {
        place.refuse(&format!("{line} => the program's lanes take turns, with places for 4 lanes and 2 warps"));
    }
}

#[test]
fn what_is_between_can_be_looked_at() {
    let place = TestFolder::new();
    let source = program("binary-search");
    place.expect(&format!("cc {source} -o a.ll"));
    place.expect(&format!("cc {source} -o a.dot"));
    let text = |name: &str| place.text(name);
    assert!(text("a.ll").contains("@search"), "{}", text("a.ll"));
    assert!(text("a.dot").starts_with("digraph program {\n"));
    assert!(text("a.dot").contains("splitl"), "{}", text("a.dot"));
}

#[test]
fn assembly_and_c_call_each_other() {
    let ir = format!(
        "{HEAD}declare i32 @twice(i32)\ndeclare i32 @putchar(i32)\n\
         define i32 @add_one(i32 %x) {{\n  %y = add i32 %x, 1\n  ret i32 %y\n}}\n\
         define i32 @main() {{\n  %a = call i32 @twice(i32 32)\n  %b = call i32 @putchar(i32 %a)\n  ret i32 0\n}}\n"
    );
    let assembly = "// (x + 1) twice\n.perm x\n.align 8\n.global\ntwice:\n        subi %sp, %sp, #8\n        st %ra, %sp, #0\n\
                    \x20       jali %ra, add_one\n        add %r0, %r0, %r0\n        ld %ra, %sp, #0\n        addi %sp, %sp, #8\n\
                    \x20       jmpr %ra\n";
    let place = TestFolder::new().with("a.ll", ir).with("b.s", assembly);
    assert_eq!(place.expect("run a.ll b.s"), "B");
}

#[test]
fn the_exit_code_of_a_program_counts() {
    let place = TestFolder::new().with("a.ll", main_of("  ret i32 3"));
    let outcome = place.ends("run a.ll", 1);
    assert_eq!(outcome.stderr, "the program ended with code 3\n");
}

/// Each is refused with code 2 and one message, and writes nothing.
#[test]
fn what_cannot_be_compiled_is_refused() {
    let undefined = "  %a = call i32 @nowhere()\n  ret i32 %a\n}\ndeclare i32 @nowhere() {";
    let undefined = main_of(undefined).replace("() {\n}", "()");
    let place = TestFolder::new()
        .with("good.ll", main_of("  ret i32 0"))
        .with("undefined.ll", undefined)
        .with("empty.ll", "")
        .with("no-main.ll", format!("{HEAD}define void @f() {{\n  ret void\n}}\n"))
        .with("broken.ll", main_of("  ret i32 %a"));
    place.refuse(
        r"
        cc good.ll -o a.bin --arch 2b8/4 => words of 4 bytes or 8
        cc good.ll -o a.bin --arch 4w4/4 => C needs 8
        cc good.ll -o a.bin --arch 4w8/2 => C needs 4
        cc good.ll -o a.bin --arch 8w8/8 => 8
        cc good.ll -o a.bin --ram 4096 => bytes of RAM
        cc good.ll -o good.ll => is an input
        cc undefined.ll -o a.bin => `nowhere` is used, but nothing defines it
        cc no-main.ll -o a.bin => `main` is used, but nothing defines it
        cc broken.ll -o a.bin => broken.ll
        cc missing.c -o a.bin => cannot read missing.c
        cc good.ll -o a.bin --decide luck => split, predicate
        asm good.ll => is C; `harmonica cc` compiles it
        run good.ll --ram 4096 => bytes of RAM
        ",
    );
}

/// Cores of the lock step: words of 4 bytes, each mechanism.
#[test]
fn model_and_hardware_agree_on_programs_of_c() {
    let masks = "arch = '4w8/8/4/4'\ndivergence = 'masks'\n";
    let place = TestFolder::new().with("masks.toml", masks);
    for core in ["--arch 4w8/8/4/4", "--config masks.toml"] {
        for name in ["hello", "binary-search", "short-circuit", "hash-table"] {
            let outcome = place.ends(&format!("cosim {} {core}", program(name)), 0);
            let printed = expected(name);
            let found = &outcome.stdout;
            assert!(found.starts_with(printed.trim_end()), "{found}");
        }
    }
}

/// Without an instruction that the core lacks: one would be interrupt 3 on both sides, and the program would print
/// nothing.
///
/// Rules: I7.18, I12.9.
#[test]
fn model_and_hardware_agree_on_arithmetic_that_the_core_lacks() {
    let place = TestFolder::new();
    let lacks = "--multiplier none --divider none --float=false";
    for command in ["run --arch 4w16/16/8/2", "cosim --extension"] {
        let printed = place.expect(&format!("{command} {} {lacks}", program("numbers")));
        assert!(printed.contains(&expected("numbers")), "{command}: {printed}");
    }
    let cc = format!("cc {} -o n.s --extension --without multiplier", program("numbers"));
    place.expect(&cc);
    let text = place.text("n.s");
    for absent in ["mul ", "muli ", "mulhu "] {
        assert!(!text.contains(&format!(" {absent}")), "{absent}");
    }
}

/// Programs whose lanes wait for one another, in lock step on these cores, with these mechanisms.
fn lanes_wait_on(names: &[&str], archs: &[&str], mechanisms: &[&str]) {
    for arch in archs {
        for mechanism in mechanisms {
            let options = format!("--arch {arch} --extension --divergence {mechanism}");
            for name in names {
                let outcome = TestFolder::new().ends(&format!("cosim {} {options}", program(name)), 0);
                let found = &outcome.stdout;
                assert!(found.starts_with(expected(name).trim_end()), "{found}");
            }
        }
    }
}

/// A sample. Rules: I12.14, I12.15.
#[test]
fn model_and_hardware_agree_on_lanes_that_wait_for_one_another() {
    let names = ["progress-functions", "progress-channel"];
    lanes_wait_on(&names, &["4w8/8/4/4"], &["stack"]);
}

/// Rules: I12.14, I12.15.
#[test]
#[ignore = "60 minutes: programs whose lanes wait for one another, in lock step on 20 cores"]
fn model_and_hardware_agree_on_lanes_that_wait_for_one_another_on_every_mechanism() {
    let names = [
        "progress-barrier",
        "progress-buckets",
        "progress-channel",
        "progress-functions",
        "progress-nested-locks",
        "progress-spin-lock",
        "progress-test-and-set",
        "progress-ticket-lock",
    ];
    let archs = ["4w8/8/1/4", "4w8/8/4/4", "4w16/16/8/2", "4w16/16/16/2"];
    let mechanisms = ["stack", "masks", "paired-path", "paired-path --reconvergence explicit", "multi-path"];
    lanes_wait_on(&names, &archs, &mechanisms);
}

/// The split of `look_up` is the loop's, in line 27.
#[test]
fn logs_and_waveforms_say_lines_of_c() {
    let place = TestFolder::new();
    let source = program("hash-table");
    let log = place.run(&format!("run {source} --divergence-log")).stderr;
    let at_the_split = log.split("\nw").find(|event| event.contains("? split"));
    let at_the_split = at_the_split.expect("lanes part");
    let line = "source        programs/c/hash-table.c:27\n";
    assert!(at_the_split.contains(line), "{at_the_split}");
    let trace = place.run(&format!("run {source} --trace")).stderr;
    let is_split = |line: &&str| line.contains("look_up") && line.contains("? split");
    let split = trace.lines().find(is_split).expect("lanes part");
    assert!(split.ends_with("  programs/c/hash-table.c:27"), "{split}");
    place.ends(&format!("cosim {source} --arch 4w8/8/1/1 --vcd table.vcd"), 0);
    let waveform = place.text("table.vcd");
    let shown = "s@p0_?_split_(programs/c/hash-table.c:27) ";
    assert!(waveform.contains(shown), "no {shown}");
}

#[test]
fn c_itself_compiles_or_clang_says_why_not() {
    tools::clang().unwrap_or_else(|error| panic!("{error}"));
    let place = TestFolder::new()
        .with("fails.c", "#include <assert.h>\nint n = 20;\nint main(void) {\n    assert(n < 10);\n    return 0;\n}\n")
        .with("wrong.c", "int main(void) { return x; }\n")
        .with("missing.c", "int f(int);\nint main(void) { return f(3); }\n");
    let outcome = place.ends("run fails.c", 1);
    assert_eq!(outcome.stdout, "fails.c:4: assertion `n < 10` failed\n");
    assert_eq!(outcome.stderr, "the program ended with code 134\n");
    assert_eq!(place.run("run fails.c -DNDEBUG").code, 0);
    place.fails("cc wrong.c -o a.bin", 2, "wrong.c:1:25: error: ");
    let told = "error: missing.c:2:25: `f` is used";
    place.fails("cc missing.c -o a.bin", 2, told);
}

/// Replaces clang: prints its command line, and writes a program when the source is where the command line says.
const CLANG: &str = r#"
case "$1" in
    --version) echo "clang version 19.1.0"; exit ;;
    -print-targets) echo "wasm32"; exit ;;
esac
for argument; do
    test "$before" = -o && output="$argument"
    before="$argument"
done
case " $* " in
    *" -E -x c "*"-include opencl.h "*) ;;
    *" -E -x cl "*) ;;
    *"unit.c "*) ;;
    *) echo "not OpenCL" >&2; exit 1 ;;
esac
test -f "$before" || { echo "fatal error: '$before' file not found" >&2; exit 1; }
case " $* " in
    *" -E "*) cat "$before" > "$output"; exit ;;
esac
cat > "$output" <<'END'
target datalayout = "e-m:e-p:32:32-i64:64-n32:64-S128"
define i32 @main() {
  ret i32 0
}
END
"#;

/// Accents as macOS writes them, a quote, a backslash.
#[test]
fn opencl_is_found_whatever_its_folder_is_called() {
    let place = TestFolder::new().with_script("clang", CLANG);
    let clang = place.path().join("clang");
    for folder in ["plain", "cafe\u{301}", "a\"quote", "back\\slash"] {
        std::fs::create_dir(place.path().join(folder)).expect("a folder");
        let file = format!("{folder}/k.cl");
        std::fs::write(place.path().join(&file), "int main(void) { return 0; }").expect("a file");
        let child = place.start(&format!("run {file}"), &[("CLANG", &clang)]);
        let outcome = common::outcome(child);
        assert_eq!(outcome.code, 0, "{folder}: {}", outcome.stderr);
    }
}

/// OpenCL's `long` has 64 bits on every core; work items have to fill their groups.
#[test]
fn opencl_is_as_its_standard_says() {
    let longs = "#include <stdio.h>
__kernel void mean(__global const int *a, __global int *mean, int n) {
    long sum = 0;
    for (int i = 0; i < n; i++) sum += a[i];
    mean[get_global_id(0)] = sum / n;
    mean[1] = (a[0] * 4L) >> 32;
}
static int a[8] = {2000000000, 2000000001, 3, 2000000003, 2000000004, 2000000005, 2000000006, 2000000007}, out[8];
int main(void) {
    opencl_run(mean, 1, 1, a, out, 8);
    unsigned long most = ULONG_MAX;
    printf(\"%d %d %lx %u\\n\", out[0], out[1], most, (unsigned)sizeof(ulong));
}
";
    let groups = |items: u32, of: u32| {
        format!(
            "#include <stdio.h>
__kernel void fill(__global int *out) {{ out[get_global_id(0)] = 1; }}
static int out[80];
int main(void) {{
    opencl_run(fill, {items}, {of}, out);
    int n = 0;
    for (int i = 0; i < 80; i++) n += out[i];
    printf(\"%d\\n\", n);
}}
"
        )
    };
    let wide = "#include <stdio.h>
__kernel void one(__global long *out, long a) { *out = a; }
int main(void) {
    static long out;
    opencl_run(one, 1, 1, &out, -3);
    printf(\"%ld %d\\n\", out, (int)sizeof(out));
}
";
    let place = TestFolder::new()
        .with("long.cl", longs)
        .with("whole.cl", groups(64, 8))
        .with("rest.cl", groups(66, 8))
        .with("fewer.cl", groups(7, 8))
        .with("huge.cl", groups(0x10000, 0x10000))
        .with("wide.cl", wide);
    for arch in ["4w8/8/4/4", "8w16/16/4/4"] {
        let printed = place.expect(&format!("run long.cl --arch {arch}"));
        assert_eq!(printed, "1750000003 1 ffffffffffffffff 8\n", "{arch}");
        assert_eq!(place.expect(&format!("run whole.cl --arch {arch}")), "64\n");
        for file in ["rest.cl", "fewer.cl"] {
            let outcome = place.ends(&format!("run {file} --arch {arch}"), 1);
            outcome.prints("are no multiple of a work group");
        }
        let outcome = place.ends(&format!("run huge.cl --arch {arch}"), 1);
        outcome.prints("a work group has more than 1024 work items");
    }
    for arch in ["4w8/8/4/4", "8w16/16/4/4"] {
        assert_eq!(place.expect(&format!("run wide.cl --arch {arch}")), "-3 8\n", "{arch}");
    }
}

/// Runs the kernels of `programs/opencl`, which compare what they compute with what the host part computes, with these
/// options.
fn kernels_are_right(options: &str) {
    let folder = common::own_program("opencl");
    let command = options.replace("KERNELS", &format!("{0}/host.c {0}/kernels.cl", folder.display()));
    let printed = TestFolder::new().expect(&command);
    let right = printed.lines().filter(|line| line.ends_with(" ok")).count();
    let kernels = if options.contains("-DSHORT") { 2 } else { 14 };
    assert_eq!(right, kernels, "{command}: {printed}");
}

/// Tiles, stencils, reductions, structures, searches, and lanes that leave a loop one by one before a barrier.
#[test]
fn kernels_of_the_shapes_of_benchmarks_are_right() {
    for mechanism in ["stack", "masks", "paired-path", "multi-path"] {
        let core = format!("--arch 4w8/8/4/4 --extension --divergence {mechanism}");
        kernels_are_right(&format!("run KERNELS {core} -DATOMICS -DSIZE=8"));
    }
    kernels_are_right("run KERNELS --extension --cores 2 -DATOMICS -DSIZE=8");
    kernels_are_right("cosim KERNELS --arch 4w8/8/4/4 --extension -DSIZE=8 -DSHORT");
}

#[test]
#[ignore = "10 minutes: kernels of the shapes of benchmarks on each mechanism, at each level, and in lock step"]
fn kernels_of_the_shapes_of_benchmarks_are_right_everywhere() {
    let kernels = "KERNELS --extension -DATOMICS";
    for arch in ["4w8/8/4/4", "8w16/16/8/2", "4w8/8/1/2"] {
        for mechanism in ["stack", "masks", "paired-path", "multi-path"] {
            let core = format!("--arch {arch} --divergence {mechanism}");
            for level in 0..3 {
                kernels_are_right(&format!("run {kernels} {core} -DSIZE=8 -O{level}"));
                kernels_are_right(&format!("run {kernels} {core} -DSIZE=16 -O{level}"));
            }
            let caches = "--instruction-cache-bytes 512 --data-cache-bytes 512";
            for caches in ["", caches] {
                kernels_are_right(&format!("cosim {kernels} {core} -DSIZE=8 {caches}"));
            }
        }
        for cores in [2, 4] {
            kernels_are_right(&format!("run {kernels} --arch {arch} --cores {cores}"));
        }
    }
}

/// What clang makes of `<stdatomic.h>` and of OpenCL's atomic functions, with the extension; without it both are
/// refused.
#[test]
fn atomic_types_need_the_extension() {
    tools::clang().unwrap_or_else(|error| panic!("{error}"));
    let counter = "#include <harp.h>\n#include <stdatomic.h>\n#include <stdio.h>\natomic_int count;\n\
                   static void add(int thread, void *argument) {\n    (void)argument;\n    \
                   atomic_fetch_add(&count, thread);\n}\n\
                   int main(void) {\n    launch(add, 21, 0);\n    printf(\"%d\\n\", count);\n    return 0;\n}\n";
    let opencl = "#include <stdio.h>\n\
                  __kernel void least(__global int *found, __global const int *data) {\n    \
                  __local int seen;\n    atomic_inc(&seen);\n    \
                  atomic_min(&found[0], data[get_global_id(0)]);\n    \
                  atom_max(&found[1], data[get_global_id(0)]);\n    atomic_add(&found[2], 1);\n}\n\
                  int data[16] = {5, 9, -3, 7, 1, 0, 12, 4, 8, 2, 6, 3, 11, 10, 13, -1};\n\
                  int found[3];\n\
                  int main(void) {\n    opencl_run(least, 16, 8, found, data);\n    \
                  printf(\"%d %d %d\\n\", found[0], found[1], found[2]);\n    return 0;\n}\n";
    let place = TestFolder::new()
        .with("plain.c", counter)
        .with("counter.c", format!("// config: extension = true\n{counter}"))
        .with("plain.cl", opencl)
        .with("least.cl", format!("// config: extension = true\n{opencl}"));
    assert_eq!(place.expect("run counter.c"), "210\n");
    assert_eq!(place.expect("run plain.c"), "210\n");
    assert_eq!(place.expect("run counter.c --arch 8w32/32/8/8"), "210\n");
    assert_eq!(place.expect("run least.cl"), "-3 13 16\n");
    place.refuse(
        r"
        cc plain.c -o a.bin => atomic types need a core with the extension
        cc plain.cl -o a.bin => plain.cl:4:5: the kernel `least` calls `atomic_inc`, which needs a core with the extension
        run plain.c --extension=false => atomic types need a core with the extension
        cc counter.c -o a.bin --extension --arch 4w32/32 => extension
        ",
    );
    place.expect("cc plain.c -o a.bin --extension");
    place.expect("cc counter.c -o b.bin");
}

/// Prints the characters that it reads, and whether it knows that there are no more.
fn reader() -> String {
    let body = "br label %next\n\
         next: %c = call i32 @getchar()\n\
         %e = icmp eq i32 %c, -1\n\
         br i1 %e, label %end, label %more\n\
         more: %a = call i32 (ptr, ...) @printf(ptr @number, i32 %c)\n\
         br label %next\n\
         end: %f = call i32 @feof(ptr null)\n\
         %g = call i32 @getchar()\n\
         %b = call i32 (ptr, ...) @printf(ptr @last, i32 %f, i32 %g)\n\
         ret i32 0";
    let globals = "@number = constant [4 x i8] c\"%d \\00\"\n@last = constant [11 x i8] c\"end %d %d\\0A\\00\"\n\
         declare i32 @getchar()\ndeclare i32 @feof(ptr)\ndeclare i32 @printf(ptr, ...)\n";
    main_of(body).replacen(HEAD, &format!("{HEAD}{globals}"), 1)
}

/// Each thread reads two numbers by one call: a number, and the same and 100.
const READING_THREADS: &str = "#include <harp.h>
#include <stdio.h>
static int from[16], to[16];
static void take(int thread, void *unused) {
    if (thread & 1) {
        scanf(\"%d %d\", &from[thread], &to[thread]);
    } else {
        scanf(\" %d%d\", &from[thread], &to[thread]);
    }
}
int main(void) {
    launch(take, 16, 0);
    int sum = 0, torn = 0;
    for (int thread = 0; thread < 16; thread++) {
        sum += from[thread];
        torn += to[thread] != from[thread] + 100;
    }
    printf(\"%d %d\\n\", sum, torn);
}
";

#[test]
fn what_a_thread_scans_is_whole() {
    let place = TestFolder::new().with("take.c", READING_THREADS);
    let lines: String = (0..16).map(|number| format!("{number} {}\n", number + 100)).collect();
    for options in ["", "--extension=false", "--divergence multi-path", "--divergence masks", "--cores 2"] {
        place.run_with(&format!("run take.c {options}"), &lines).ends(0, "120 0\n");
    }
}

/// A byte 0 is a byte, and a byte 4 is no end. Rules: I9.4, I9.8.
#[test]
fn the_end_of_a_pipe_or_a_file_is_the_end_of_the_input() {
    let place = TestFolder::new().with("reader.ll", reader()).with("file", b"a\0b\x04\n");
    for line in ["run reader.ll", "run reader.ll --cores 2"] {
        place.run_with(line, "a\0b\x04\n").ends(0, "97 0 98 4 10 end 1 -1\n");
        place.run_with(line, "").ends(0, "end 1 -1\n");
    }
    assert_eq!(place.expect("run reader.ll --input file"), "97 0 98 4 10 end 1 -1\n");
    assert_eq!(place.expect("run reader.ll --input /dev/null"), "end 1 -1\n");
    let printed = place.expect("cosim reader.ll --input file");
    assert!(printed.starts_with("97 0 98 4 10 end 1 -1\n"), "{printed}");
}
