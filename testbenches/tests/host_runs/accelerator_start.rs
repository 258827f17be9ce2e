//! What a host says when it starts the accelerator: where, and with what argument; and what programs learn of errors on
//! the bus.

use crate::common::{self, assemble, Program};
use crate::extent::Extent;
use crate::host::{address, fill, text, Host, BUS_ERROR, DONE, RUNNING, START, STOP};
use assembler::Image;
use hdl::soc::host::HostRegister::*;
use hdl::soc::host::{AcceleratorConfig, HostBus, HostConsole};
use isa::CoreConfig;
use testbenches::soc::accelerator::HostStyle;

/// The address of the window.
const BASE: u64 = 0x4000_0000;

/// An accelerator with its console in registers.
fn accelerator(core: CoreConfig, bus: HostBus, bus_bits: Option<u32>) -> AcceleratorConfig {
    AcceleratorConfig { bus_bits, console: HostConsole::Registers, ..AcceleratorConfig::new(core, bus) }
}

/// A core that hears of errors, and that a host starts where it likes.
fn core(arch: &str) -> CoreConfig {
    common::core_of(arch, "bus_errors = true, host_start = true")
}

/// Prints a letter, which says where it was started, and stores its argument.
const KERNELS: &str = "
.perm x
.entry
.global
entry:  ldi     %r0, #69
        jmpi    tell
.global
kernel: ldi     %r0, #75
        jmpi    tell
.global
other:  ldi     %r0, #79
tell:   ldi     %r1, #1
        shli    %r1, %r1, (__WORD*8 - 1)
        st      %r0, %r1, #0
        hwid    %r2, #5
        ldi     %r0, told
        st      %r2, %r0, #0
        halt
.perm rw
.global
told:   .word   0
";

/// Starts that the host asks for; what the program prints, and what it finds to be its argument.
fn starts(host: &mut Host, image: &Image, argument_high: u32) {
    let word_bytes = host.config.core.arch.word_bytes() as usize;
    let told = address(image, "told") as usize;
    for (label, letter, argument) in
        [("entry", "E", 0), ("kernel", "K", 0x8765_4321), ("other", "O", 7), ("kernel", "K", 7)]
    {
        fill(host, image);
        host.printed.clear();
        host.bench.write(Entry, address(image, label) as u32);
        host.bench.write(Argument, argument);
        host.bench.write(ArgumentHigh, argument_high);
        host.start();
        // What is written from now on is for the next start.
        host.bench.write(Entry, 0xffff_fffc);
        host.bench.write(Argument, 99);
        host.bench.write(ArgumentHigh, 98);
        let window = host.config.core.ram_bytes as u32 - 1;
        assert_eq!(host.bench.read(Entry), 0xffff_fffc & window);
        assert_eq!(host.bench.read(Argument), 99);
        let upper = if word_bytes == 8 { 98 } else { 0 };
        assert_eq!(host.bench.read(ArgumentHigh), upper);
        host.finish(label);
        assert_eq!(text(&host.printed), letter);
        let memory = host.memory.borrow();
        let bytes = memory.bytes[told..told + word_bytes].iter().rev();
        let found = bytes.fold(0, |word, byte| word << 8 | u64::from(*byte));
        let high = u64::from(argument_high) << 32;
        let all = u64::from(argument) | if word_bytes == 8 { high } else { 0 };
        assert_eq!(found, all, "{label}");
    }
}

/// Rules: H4.4, H4.5.
#[test]
fn a_host_says_where_a_program_starts_and_with_what_argument() {
    for (arch, bus, seed) in [("4w8/8/4/4", HostBus::Axi, Some(1)), ("8w8/8/1/2", HostBus::Wishbone, None)] {
        let image = assemble(&arch.parse().unwrap(), KERNELS);
        let config = accelerator(core(arch), bus, None);
        let mut host = Host::new(config, HostStyle::Classic, BASE, seed);
        starts(&mut host, &image, 0x0bad_cafe);
    }
}

extents! {
    "half a minute: on the other buses, too":

    /// Rules: H5.6, S5.1.15, S5.1.16.
    test a_program_is_told_of_errors_on_the_bus(extent) {
        let program = Program::load("bus/bus-error");
        for (arch, bus, bus_bits, seeds) in [
            ("8w8/8/1/2", HostBus::Wishbone, None, [None, Some(1)]),
            ("4w8/8/2/2", HostBus::WishboneClassic, None, [None, Some(2)]),
            ("4w8/8/4/4", HostBus::Axi, None, [None, Some(3)]),
            ("4w8/8/4/4", HostBus::Axi, Some(32), [None, Some(4)]),
            ("4w8/8/2/2", HostBus::AxiLite, None, [None, Some(5)]),
        ] {
            if !extent.is_full() && !matches!((bus, bus_bits), (HostBus::Wishbone, None) | (HostBus::Axi, Some(_))) {
                continue;
            }
            let image = program.image(&arch.parse().unwrap());
            let config = accelerator(core(arch), bus, bus_bits);
            for seed in seeds {
                let what = format!("{arch} on {bus}, {bus_bits:?}, seed {seed:?}");
                let mut host = Host::new(config, HostStyle::Pipelined, BASE, seed);
                host.load(&program);
                host.start();
                host.finish(&what);
                assert_eq!(text(&host.printed), "load: not refused\n", "{what}");
                assert_eq!(host.status(), DONE, "{what}");
                let broken = BASE + address(&image, "broken");
                host.memory.borrow_mut().broken = broken..broken + 64;
                host.load(&program);
                host.printed.clear();
                host.start();
                // A stop amidst an access leaves nothing behind.
                host.bench.run(400).unwrap();
                host.bench.write(Control, STOP);
                host.rest();
                host.load(&program);
                host.drain();
                host.printed.clear();
                host.bench.write(Control, START);
                host.finish(&what);
                assert_eq!(text(&host.printed), text(&program.expected), "{what}");
                assert_eq!(host.status(), DONE | BUS_ERROR, "{what}");
            }
        }
    }
}

/// All lanes store to a line whose upper half is refused; the routine stores what the core reports to it.
const LANES: &str = "
.perm x
.entry
.global
entry:  ldi     %r0, routine
        skep    %r0
        ei
        hwid    %r0, #2
        jalis   %ra, %r0, all
        halt
all:    tid     %r0
        shli    %r1, %r0, (`__WORD)
        ldi     %r2, line
        add     %r1, %r1, %r2
        addi    %r0, %r0, #65
        st      %r0, %r1, #0
        halt
routine:
        ldi     %r2, told
        st      %r0, %r2, #0
        st      %r1, %r2, __WORD
        halt
.perm rw
.align 64
.global
line:   .space  16
.global
told:   .space  2
";

extents! {
    "half a minute: on the other buses, too":

    /// Rules: S5.1.15, S5.1.2.
    test an_access_fails_when_any_of_its_transfers_does(extent) {
        let arch = "4w8/8/4/4";
        let image = assemble(&arch.parse().unwrap(), LANES);
        let (line, told) = (address(&image, "line"), address(&image, "told") as usize);
        let core = CoreConfig { host_start: false, ..core(arch) };
        for (bus, bus_bits, seed) in [
            (HostBus::Wishbone, 32, None),
            (HostBus::Wishbone, 32, Some(1)),
            (HostBus::Axi, 64, None),
            (HostBus::Axi, 64, Some(2)),
        ] {
            // In every test run each bus answers at once or late, not both.
            if !extent.is_full() && (bus == HostBus::Axi) == seed.is_none() {
                continue;
            }
            for (first, count) in [(8, 4), (12, 4), (0, 4), (0, 16)] {
                let config = accelerator(core, bus, Some(bus_bits));
                let mut host = Host::new(config, HostStyle::Classic, BASE, seed);
                fill(&mut host, &image);
                let broken = BASE + line + first;
                host.memory.borrow_mut().broken = broken..broken + count;
                host.start();
                host.finish("stores");
                let what = format!("{bus}, seed {seed:?}, {first}, {count}");
                assert_eq!(host.status(), DONE | BUS_ERROR, "{what}");
                let memory = host.memory.borrow();
                let word = |at: usize| u32::from_le_bytes(memory.bytes[at..at + 4].try_into().unwrap());
                assert_eq!(word(told), 7, "{what}");
                assert_eq!(u64::from(word(told + 4)), line, "{what}");
                let beat_bytes = u64::from(bus_bits / 8);
                for lane in 0..4 {
                    let place = 4 * lane;
                    // A memory may write a part of a beat that it refuses.
                    let beat = place / beat_bytes * beat_bytes;
                    let refused = beat < first + count && first < beat + beat_bytes;
                    let stored = word((line + place) as usize);
                    if !refused {
                        assert_eq!(stored, 65 + lane as u32, "{what}, lane {lane}");
                    } else if beat_bytes == 4 {
                        assert_eq!(stored, 0, "{what}, lane {lane}");
                    }
                }
            }
        }
    }
}

/// Rules: H5.6.
#[test]
fn a_core_that_is_not_told_goes_on_after_an_error() {
    // The loop loads from the broken word and counts.
    let source = "
.perm x
.entry
.global
entry:  ldi     %r0, broken
        ldi     %r2, #100
again:  ld      %r1, %r0, #0
        subi    %r2, %r2, #1
        rtop    @p0, %r2
        @p0 ? jmpi again
        ldi     %r0, told
        st      %r2, %r0, #0
        halt
.perm rw
.align 64
.global
broken: .word   5
.align 64
.global
told:   .word   9
";
    let core = common::config("4w8/8/1/4");
    let image = assemble(&core.arch, source);
    let config = accelerator(core, HostBus::Wishbone, None);
    let mut host = Host::new(config, HostStyle::Classic, BASE, Some(8));
    let broken = BASE + address(&image, "broken");
    fill(&mut host, &image);
    host.memory.borrow_mut().broken = broken..broken + 4;
    host.start();
    while host.status() & BUS_ERROR == 0 {}
    assert_eq!(host.status() & (RUNNING | DONE), RUNNING, "it goes on");
    host.finish("the loop");
    assert_eq!(host.status(), DONE | BUS_ERROR);
    let told = address(&image, "told") as usize;
    assert_eq!(host.memory.borrow().bytes[told], 0, "all hundred loads");
    // The host may stop it instead.
    fill(&mut host, &image);
    host.start();
    while host.status() & BUS_ERROR == 0 {}
    host.bench.write(Control, STOP);
    host.rest();
    host.bench.run(5_000).unwrap();
    assert_eq!(host.status(), BUS_ERROR);
    let stored = host.memory.borrow().bytes[told];
    assert_eq!(stored, 9, "stopped before the end");
}

/// A warp that an interrupt has stopped counts as stopped, and nothing tells the host.
///
/// Rules: H5.7, H5.4.
#[test]
fn a_warp_that_an_interrupt_stopped_counts_as_stopped() {
    let source = "
.perm x
.entry
.global
entry:  trap
.perm rw
.global
told:   .word   9
";
    let core = common::config("4w8/8/1/4");
    let image = assemble(&core.arch, source);
    let config = accelerator(core, HostBus::Wishbone, None);
    let mut host = Host::new(config, HostStyle::Classic, BASE, None);
    fill(&mut host, &image);
    host.start();
    host.finish("a trap without a handler");
    assert_eq!(host.status(), DONE, "done, and nothing else");
    assert_eq!(host.bench.read(InterruptPending), 1);
    assert!(host.printed.is_empty());
}
