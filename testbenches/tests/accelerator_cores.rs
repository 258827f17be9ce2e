//! Several cores as an accelerator (docs/host.md section 10): programs of `programs/cluster` print what they must on
//! each bus, whatever the memory's times; start, stop, counters and `done` are of all cores.

mod common;
#[path = "accelerator/host.rs"]
mod host;

use common::{assemble, options_of, Program};
use hdl::soc::host::HostRegister::*;
use hdl::soc::host::{AcceleratorConfig, HostBus};
use hdl::Defect;
use host::{address, broken, fill, text, Host, BUSY, CAUSE_DONE, DONE, RUNNING, STOP};
use isa::SharedCacheConfig;
use testbenches::soc::accelerator::HostStyle;

const BASE: u64 = 0x4000_0000;
const SUM: &str = "cluster/sum";
const CACHED: &str = "instruction_cache_bytes = 512, instruction_line_words = 8";

/// Where `status` says how many cores there are besides the first.
fn other_cores(status: u32) -> u32 {
    status >> 8
}

/// So many cores for a program, on a bus with nobody else who stores.
fn cores(cores: u32, name: &str, arch: &str, options: &str, bus: HostBus) -> AcceleratorConfig {
    let core = Program::load(name).config_with_options(arch, &options_of(options));
    AcceleratorConfig {
        cores: Some(cores),
        sole_master: matches!(bus, HostBus::Axi | HostBus::AxiLite),
        ..AcceleratorConfig::new(core, bus)
    }
}

/// A shared cache of so many bytes and ways.
fn shared(bank_bytes: u64, ways: u32) -> Option<SharedCacheConfig> {
    Some(SharedCacheConfig { bank_bytes, ways })
}

/// Runs a program of several cores to its end.
#[track_caller]
fn prints(host: &mut Host, program: &Program, what: &str) {
    host.printed.clear();
    host.load(program);
    host.start();
    host.finish(what);
    assert_eq!(text(&host.printed), text(&program.expected), "{what}");
    assert_eq!(host.status() & (RUNNING | DONE | BUSY), DONE, "{what}");
}

/// A counter of a core.
fn counter(host: &mut Host, core: u32, number: u32) -> u32 {
    host.bench.write(CounterNumber, core << 8 | number);
    assert_eq!(host.bench.read(CounterNumber), core << 8 | number);
    host.bench.read(Counter)
}

/// Rules: H10.1, H10.2, H10.3, H10.4, H10.5, H10.6, S5.2.7, S5.2.8, S5.2.9.
#[test]
fn two_cores_run_stop_and_are_counted() {
    let options = "performance_counters = true, line_words = 1";
    let config = cores(2, SUM, "4w8/8/1/1", options, HostBus::Wishbone);
    let mut host = Host::new(config, HostStyle::Classic, BASE, Some(1));
    let program = Program::load(SUM);
    for stop_after in [90, 1_303, 4_001] {
        host.load(&program);
        host.start();
        host.bench.run(stop_after).unwrap();
        let status = host.status();
        assert_eq!((status & (RUNNING | DONE), other_cores(status)), (1, 1));
        host.bench.write(Control, STOP);
        host.rest();
        let bytes = host.memory.borrow().bytes.clone();
        host.bench.run(300).unwrap();
        let is_same = host.memory.borrow().bytes == bytes;
        assert!(is_same, "stopped cores store nothing");
    }
    prints(&mut host, &program, "after stops");
    assert_eq!(host.bench.read(InterruptPending), CAUSE_DONE);
    const INSTRUCTIONS: u32 = 7;
    let counted = [0, 1, 2, 15].map(|core| counter(&mut host, core, INSTRUCTIONS));
    assert!(counted[0] > 500 && counted[1] > 500, "{counted:?}");
    assert!(counted[0] != counted[1], "{counted:?}");
    assert_eq!(counted[2..], [0, 0], "no such cores");
}

/// On every bus, cores and programs of several kinds, without and with a shared cache.
///
/// Rules: H10.1, H10.4, H10.7, S5.2.7, S5.2.8, S5.2.9, S5.2.10, S5.2.12.
#[test]
#[ignore = "minutes: accelerators of several shapes"]
fn cores_of_every_shape_run_on_every_bus() {
    let plain = "line_words = 1";
    let both = "instruction_cache_bytes = 512, instruction_line_words = 8, data_cache_bytes = 256";
    use HostBus::{Axi, AxiLite, Wishbone, WishboneClassic};
    for (bus, number, arch, options, bus_bits, shared_cache) in [
        (Wishbone, 3, "4w8/8/4/2", CACHED, None, None),
        (Wishbone, 3, "4w8/8/4/2", CACHED, None, shared(256, 2)),
        (Wishbone, 2, "8w8/8/2/2", both, None, None),
        (WishboneClassic, 2, "4w8/8/2/2", both, Some(64), None),
        (WishboneClassic, 2, "4w8/8/2/2", both, Some(64), shared(64, 4)),
        (WishboneClassic, 1, "4w8/8/1/1", plain, None, None),
        (Axi, 4, "4w8/8/4/4", CACHED, None, None),
        (Axi, 4, "4w8/8/4/4", CACHED, None, shared(4096, 1)),
        (Axi, 2, "4w8/8/4/2", both, Some(32), None),
        (AxiLite, 2, "4w8/8/2/2", CACHED, None, None),
    ] {
        let mut config = cores(number, SUM, arch, options, bus);
        config.bus_bits = bus_bits;
        config.shared_cache = shared_cache;
        let names = Program::for_clusters().into_iter();
        let fits = names.filter(|program| {
            let wanted = program.config_with_options(arch, &options_of(options));
            wanted == config.core
        });
        let programs: Vec<Program> = fits.collect();
        assert!(programs.len() >= 3, "{} programs", programs.len());
        for seed in [None, Some(1), Some(2)] {
            let mut host = Host::new(config, HostStyle::Pipelined, BASE, seed);
            assert_eq!(other_cores(host.status()), number - 1);
            for program in &programs {
                let what = format!("{} on {number} {arch}, {bus}, seed {seed:?}, {shared_cache:?}", program.name);
                prints(&mut host, program, &what);
            }
        }
    }
}

/// Core 0 ends at once. Core 1 waits at a barrier at which it is alone.
const ALONE: &str = "
.perm x
.entry
.global
entry:  hwid    %r0, #4
        iszero  @p0, %r0
        @p0 ? halt
        ldi     %r0, #1
        shli    %r0, %r0, (__WORD*8 - 1)
        ldi     %r1, #2
        bar     %r0, %r1
        halt
";

/// Rules: H10.3.
#[test]
fn a_core_that_waits_for_another_is_not_done() {
    let options = "performance_counters = true, line_words = 1";
    let config = cores(2, SUM, "4w8/8/1/1", options, HostBus::Wishbone);
    let mut host = Host::new(config, HostStyle::Classic, BASE, None);
    fill(&mut host, &assemble(&config.core.arch, ALONE));
    host.start();
    host.bench.run(2_000).unwrap();
    assert_eq!(host.status() & (RUNNING | DONE | BUSY), RUNNING);
}

/// All cores but core 0 store without end, out of their caches. Core 0 reaches instructions that no cache holds yet,
/// and sets the flag.
const BUSY_CORES: &str = "
.perm x
.entry
.global
entry:  hwid    %r0, #4
        iszero  @p0, %r0
        ldi     %r1, flag
        @p0 ? jmpi first
.align 32
busy:   st      %r0, %r1, #64
        st      %r0, %r1, #68
        st      %r0, %r1, #72
        st      %r0, %r1, #76
        st      %r0, %r1, #64
        st      %r0, %r1, #64
        jmpi    busy
.align 32
first:  ldi     %r3, #100
wait:   subi    %r3, %r3, #1
        rtop    @p0, %r3
        @p0 ? jmpi wait
        jmpi    far
.align 256
far:    ldi     %r0, #1
        st      %r0, %r1, #0
        halt
.perm rw
.align 64
.global
flag:   .space  32
";

/// Runs core 0 beside three busy ones; it must reach the flag.
fn busy_cores(shared_cache: Option<SharedCacheConfig>) {
    let config = AcceleratorConfig { shared_cache, ..cores(4, SUM, "4w8/8/1/1", CACHED, HostBus::AxiLite) };
    for seed in [None, Some(3)] {
        let mut host = Host::new(config, HostStyle::Classic, BASE, seed);
        let image = assemble(&config.core.arch, BUSY_CORES);
        fill(&mut host, &image);
        host.start();
        host.bench.run(40_000).unwrap();
        let flag = host.memory.borrow().bytes[address(&image, "flag") as usize];
        assert_eq!(flag, 1, "core 0 gets instructions, seed {seed:?}");
    }
}

/// Rules: C12.5, S5.2.11.
#[test]
#[ignore = "20 seconds: compiles four cores twice"]
fn busy_cores_leave_fetches_their_turn() {
    busy_cores(None);
    busy_cores(shared(64, 1));
}

/// Rules: C12.5.
#[test]
#[ignore = "10 seconds: compiles a design with the fault"]
fn fetches_that_wait_for_every_store_are_found() {
    let patient = Defect::new("shared_cache_part", "passed", |driver, _| driver.clone() & !driver);
    let starves = || busy_cores(shared(64, 1));
    broken(patient, starves, "core 0 gets instructions");
}

/// Rules: S5.2.11.
#[test]
#[ignore = "10 seconds: compiles a design with the fault"]
fn fetches_that_are_never_let_through_are_found() {
    let deaf = Defect::new("fetch_guard", "may_access", |driver, _| driver.clone() | !driver);
    broken(deaf, || busy_cores(None), "core 0 gets instructions");
}

/// Core 0 loads a word, waits for the flag, and loads the word again: at once, behind a fence, and with an atomic
/// instruction. It waits with acas, which stores nothing before the flag is 1: the host of this test knows no lock of
/// the bus.
const WATCHER: &str = "
.perm x
.entry
.global
entry:  hwid    %r0, #4
        rtop    @p0, %r0
        @p0 ? halt
        ldi     %r1, data
        ldi     %r2, flag
        ldi     %r4, seen
        ld      %r0, %r1, #0
        st      %r0, %r4, #0
        ldi     %r5, #1
wait:   ldi     %r3, #1
        acas    %r3, %r2, %r5
        iszero  @p0, %r3
        @p0 ? jmpi wait
        ld      %r0, %r1, #0
        st      %r0, %r4, #4
        fence
        ld      %r0, %r1, #0
        st      %r0, %r4, #8
        ldi     %r3, #0
        aor     %r3, %r1, %r3
        st      %r3, %r4, #12
        halt
.perm rw
.align 64
.global
data:   .space  64
flag:   .space  64
seen:   .space  64
";

/// What the host stores while the cores run is seen by atomic instructions, and by all loads of the next run.
///
/// Rules: C12.2, C12.6, H10.7, H10.8, S5.2.14.
#[test]
#[ignore = "10 seconds: compiles two cores"]
fn the_shared_cache_keeps_what_it_has_while_the_host_stores() {
    let options = format!("{CACHED}, extension = true");
    let mut config = cores(2, SUM, "4w8/8/1/1", &options, HostBus::Wishbone);
    config.shared_cache = shared(1024, 1);
    for seed in [None, Some(5)] {
        let mut host = Host::new(config, HostStyle::Classic, BASE, seed);
        let image = assemble(&config.core.arch, WATCHER);
        let [data, flag, seen] = ["data", "flag", "seen"].map(|name| address(&image, name));
        let seen_by = |host: &Host| {
            let place = seen as usize;
            let words = host.memory.borrow().bytes[place..place + 16].to_vec();
            [words[0], words[4], words[8], words[12]]
        };
        fill(&mut host, &image);
        host.memory.borrow_mut().bytes[data as usize] = 1;
        host.start();
        host.bench.run(5_000).unwrap();
        assert_eq!(seen_by(&host), [1, 0, 0, 0], "it waits, seed {seed:?}");
        host.memory.borrow_mut().bytes[data as usize] = 2;
        host.memory.borrow_mut().bytes[flag as usize] = 1;
        host.finish("the first run");
        assert_eq!(seen_by(&host), [1, 1, 1, 2], "seed {seed:?}");
        host.start();
        host.finish("the second run");
        assert_eq!(seen_by(&host), [2, 2, 2, 2], "seed {seed:?}");
    }
}
