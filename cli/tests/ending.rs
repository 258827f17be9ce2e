//! Programs of C that end in a kernel, while other threads wait: at barriers, for locks, for words, for their turn in
//! the library, for the next round. On every mechanism, on several cores, behind a TLB.

mod common;

use assembler::formats::read_symbols;
use common::TestFolder;
use hdl::soc::host::HostRegister::{Base, Control, Status};
use hdl::soc::host::{AcceleratorConfig, HostBus};
use isa::{CoreConfig, CoreOptions};
use testbenches::soc::accelerator::{accelerator_design, AcceleratorBench, HostStyle};
use testbenches::soc::BusMemory;

const INCLUDES: &str = "#include <assert.h>\n#include <harp.h>\n#include <signal.h>\n\
                        #include <stdio.h>\n#include <stdlib.h>\n";

/// A program whose threads run `work`, 16 of them unless it says how many. It ends with the code, or goes on for ever.
struct Ending {
    name: &'static str,
    code: u32,
    globals: &'static str,
    work: &'static str,
    main: &'static str,
}

const LAUNCH: &str = "launch(work, 16, 0);";

const ENDINGS: [Ending; 19] = [
    Ending { name: "barrier", code: 3, globals: "", work: "if (t == 5) exit(3); barrier();", main: LAUNCH },
    Ending { name: "assertion", code: 134, globals: "", work: "assert(t < 14); barrier();", main: LAUNCH },
    Ending {
        name: "abort",
        code: 134,
        globals: "static void seen(int signal) { printf(\"%d\\n\", signal); }",
        work: "if (t == 2) abort(); barrier();",
        main: "signal(SIGABRT, seen); launch(work, 16, 0);",
    },
    Ending {
        name: "at-exit",
        code: 4,
        globals: "static void last(void) { printf(\"last\\n\"); }",
        work: "barrier(); if (t == 4) exit(4); barrier();",
        main: "atexit(last); launch(work, 16, 0);",
    },
    Ending {
        name: "quick-exit",
        code: 5,
        globals: "static void last(void) { printf(\"quick\\n\"); }",
        work: "barrier(); if (t == 4) quick_exit(5); barrier();",
        main: "at_quick_exit(last); launch(work, 16, 0);",
    },
    Ending {
        name: "flag",
        code: 7,
        globals: "static atomic_int flag;",
        work: "if (t == 5) exit(7); while (!atomic_load(&flag)) {}",
        main: LAUNCH,
    },
    Ending {
        name: "volatile",
        code: 8,
        globals: "static volatile int flag;",
        work: "if (t == 5) _Exit(8); while (!flag) {}",
        main: LAUNCH,
    },
    Ending {
        name: "lock",
        code: 9,
        globals: "static lock_t lock;",
        work: "lock_acquire(&lock); if (any(t == 9)) exit(9); lock_release(&lock); barrier();",
        main: LAUNCH,
    },
    Ending {
        name: "lanes-lock",
        code: 6,
        globals: "static atomic_int lock; static int n;",
        work: "while (atomic_exchange(&lock, 1)) {} n++; if (n == 6) exit(6); atomic_store(&lock, 0); barrier();",
        main: LAUNCH,
    },
    Ending {
        name: "exchange",
        code: 20,
        globals: "static atomic_int flag;",
        work: "if (t == 9) exit(20); int old = 1; while (!atomic_compare_exchange_weak(&flag, &old, 2)) old = 1;",
        main: LAUNCH,
    },
    Ending { name: "rounds", code: 11, globals: "", work: "if (t == 200) exit(11);", main: "launch(work, 500, 0);" },
    Ending { name: "endless", code: 12, globals: "", work: "if (t == 5) exit(12); for (;;) {}", main: LAUNCH },
    Ending {
        name: "one-warp",
        code: 13,
        globals: "static volatile int flag;",
        work: "if (t == 0) exit(13); while (!flag) {}",
        main: "launch_warp(work, lanes(), 0);",
    },
    Ending {
        name: "printing",
        code: 15,
        globals: "",
        work: "for (int i = 0;; i++) { printf(\"%d\\n\", t); if (t == 3 && i == 4) exit(15); barrier(); }",
        main: LAUNCH,
    },
    Ending {
        name: "allocating",
        code: 16,
        globals: "",
        work: "for (int i = 0;; i++) { char *p = malloc(20); *p = t; if (t == 3 && i == 4) exit(16); free(p); }",
        main: LAUNCH,
    },
    Ending {
        name: "own-code",
        code: 35,
        globals: "static int codes[16];",
        work: "if (t == 5) exit(codes[t]); barrier();",
        main: "for (int i = 0; i < 16; i++) codes[i] = i + 30; launch(work, 16, 0);",
    },
    Ending { name: "all", code: 17, globals: "", work: "exit(17);", main: LAUNCH },
    Ending {
        name: "by-address",
        code: 18,
        globals: "",
        work: "void (*end)(int) = t == 6 ? exit : 0; if (end) end(18); barrier();",
        main: LAUNCH,
    },
    Ending {
        name: "recursion",
        code: 19,
        globals: "static atomic_int turn;\nstatic int deep(int n, int t) {\n\
                  if (n) return deep(n - 1, t) + 1;\nif (t == 11) exit(19);\nwhile (atomic_load(&turn) != t) {}\n\
                  return 1; }",
        work: "int depth = deep(t & 7, t); atomic_store(&turn, t + 1 + (depth > 100));",
        main: LAUNCH,
    },
];

/// Cores of an ordinary test run: every mechanism, several cores, lanes that may be alone.
const CORES: [&str; 8] = [
    "",
    "--divergence masks",
    "--divergence paired-path",
    "--divergence paired-path --reconvergence explicit",
    "--divergence multi-path --split-contexts 2",
    "--cores 2",
    "--cores 4 --divergence multi-path",
    "--arch 4w8/8/1/16",
];

/// Further cores and levels.
const MORE_CORES: [&str; 9] = [
    "-O0",
    "-O0 --cores 2 --divergence masks",
    "-O0 --divergence multi-path",
    "--cores 3 --divergence paired-path",
    "--arch 8w16/16/4/4",
    "--arch 4w16/16/16/16",
    "--arch 4w8/8/3/6",
    "--tlb-entries 40",
    "--tlb-entries 40 --user-mode --cores 2",
];

fn write(place: &TestFolder, ending: &Ending) {
    let Ending { name, globals, work, main, .. } = ending;
    // Without the extension there are no atomic types.
    let atomics = if globals.contains("atomic") { "#include <stdatomic.h>\n" } else { "" };
    let text = format!(
        "{INCLUDES}{atomics}{globals}\nstatic void work(int t, void *unused) {{ {work} }}\n\
         int main(void) {{ {main} return 1; }}\n"
    );
    std::fs::write(place.path().join(format!("{name}.c")), text).expect("it is written");
}

/// Runs programs with these options, by the numbers of both.
fn check(options: &[&str], is_meant: impl Fn(usize, usize) -> bool) {
    let place = TestFolder::new();
    let mut wrong = Vec::new();
    for (row, ending) in ENDINGS.iter().enumerate() {
        write(&place, ending);
        for (_, options) in options.iter().enumerate().filter(|(column, _)| is_meant(row, *column)) {
            let line = format!("run {}.c --extension --max-instructions 2000000 {options}", ending.name);
            let outcome = place.run(&line);
            let said = format!("the program ended with code {}\n", ending.code);
            if outcome.code != 1 || !outcome.stderr.ends_with(&said) {
                wrong.push(format!("{line}: {} {}", outcome.code, outcome.stderr));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Each program on half of the cores, and half of the programs on each core.
#[test]
fn a_thread_ends_the_program_while_others_wait() {
    check(&CORES, |row, column| (row + column) % 2 == 0);
}

#[test]
#[ignore = "2 minutes: further cores and levels; cargo test -p harmonica --test ending -- --ignored"]
fn a_thread_ends_the_program_on_further_cores() {
    check(&CORES, |row, column| (row + column) % 2 == 1);
    check(&MORE_CORES, |_, _| true);
}

/// Without the extension warps have records, and locks go by loads and stores.
#[test]
fn a_thread_ends_the_program_on_a_core_without_the_extension() {
    let place = TestFolder::new();
    for ending in ENDINGS.iter().filter(|one| !one.globals.contains("atomic") && one.name != "printing") {
        write(&place, ending);
        let outcome = place.ends(&format!("run {}.c --extension=false", ending.name), 1);
        outcome.tells(&format!("the program ended with code {}", ending.code));
    }
}

/// What warps tell each other at the end is no race of the program's.
#[test]
fn the_end_of_a_program_is_no_race() {
    let place = TestFolder::new();
    for ending in &ENDINGS[..2] {
        write(&place, ending);
        for options in ["", "--extension=false", "--divergence multi-path", "--cores 2", "--cores 4 --divergence masks"]
        {
            let outcome = place.ends(&format!("run {}.c --check-races {options}", ending.name), 1);
            outcome.tells("\n0 pairs of instructions with 0 races; ");
        }
    }
}

/// The hardware ends as the model does, so `done` comes: on one core and on two.
#[test]
fn model_and_hardware_agree_on_the_end() {
    let place = TestFolder::new();
    let barrier = &ENDINGS[0];
    write(&place, barrier);
    for options in ["", "--cores 2 --instruction-cache-bytes 512 --data-cache-bytes 512"] {
        let outcome = place.ends(&format!("cosim barrier.c --arch 4w8/8/4/2 --extension {options} --seed 1"), 0);
        outcome.prints("RTL and model agree");
    }
}

/// A host behind an accelerator gets `done`, and finds the code in the word `__harp_exit_code`.
///
/// Rules: H5.4, H10.3.
#[test]
fn a_host_gets_done_and_the_code() {
    const BASE: u64 = 0x4000_0000;
    const START: u32 = 1;
    const DONE: u32 = 2;
    const CYCLES_MAX: u64 = 400_000;
    let place = TestFolder::new();
    write(&place, &ENDINGS[0]);
    for cores in [1, 2] {
        let line = "arch = '4w8/8/4/2', extension = true, ram_bytes = 65536";
        let options = CoreOptions::from_line(line).expect("options");
        let core = CoreConfig::from_options(&options).expect("a core");
        let cores_of = (cores > 1).then_some(cores);
        let config = AcceleratorConfig { cores: cores_of, ..AcceleratorConfig::new(core, HostBus::Wishbone) };
        let line = "cc barrier.c -o a.bin --symbols a.sym --extension --ram 65536 --arch 4w8/8/4/2";
        place.expect(&format!("{line} --cores {cores}"));
        let symbols = read_symbols(&place.text("a.sym")).expect("symbols");
        let code = symbols.iter().find(|one| one.name == "__harp_exit_code").expect("the code's word");
        let mut bytes = place.read("a.bin");
        bytes.resize(65536, 0);
        let memory = BusMemory::at(BASE, bytes);
        let design = accelerator_design(&config, None).unwrap_or_else(|error| panic!("{error}"));
        let bench = AcceleratorBench::new(&design, &config, HostStyle::Classic, &memory, Some(1));
        let mut bench = bench.unwrap_or_else(|error| panic!("{error}"));
        bench.write(Base, BASE as u32);
        bench.write(Control, START);
        while bench.read(Status) & DONE == 0 {
            assert!(bench.cycle() < CYCLES_MAX, "{cores} cores are not done");
        }
        let at = code.address.0 as usize;
        assert_eq!(memory.borrow().bytes[at..at + 4], ENDINGS[0].code.to_le_bytes(), "{cores} cores");
    }
}

/// An item ends the program while others of its group wait at a barrier, also in rounds of lanes.
#[test]
fn an_item_of_a_work_group_ends_the_program() {
    let kernels = "void exit(int code);\n\
                   __kernel void sum(__global int *data, int last) {\n\
                   if (get_global_id(0) == last) exit(21);\nbarrier(CLK_GLOBAL_MEM_FENCE);\n\
                   data[get_global_id(0)] = 1;\n}\n\
                   int data[256];\n\
                   int main(void) { opencl_run(sum, 256, GROUP, data, 77); return data[0]; }\n";
    let place = TestFolder::new().with("sum.cl", kernels);
    for group in [4, 16, 128] {
        for options in CORES {
            let line = format!("run sum.cl -D GROUP={group} --extension --max-instructions 4000000 {options}");
            place.ends(&line, 1).tells("the program ended with code 21");
        }
    }
}
