//! The performance counters in the accelerator's registers.

use crate::common;
use crate::common::assemble;
use crate::host::{address, fill, Host, STOP};
use hdl::soc::host::HostRegister::*;
use hdl::soc::host::{AcceleratorConfig, HostBus};
use isa::CoreConfig;
use testbenches::soc::accelerator::HostStyle;

/// The address of the window.
const BASE: u64 = 0x4000_0000;

/// All lanes store a word; every lane finds what the counters say before and behind it.
const COUNTS: &str = "
.perm x
.entry
.global
entry:  hwid    %r0, #2
        jalis   %ra, %r0, all
        ldi     %r0, told
        hwid    %r1, #7
        st      %r1, %r0, #0
        hwid    %r1, #13
        st      %r1, %r0, __WORD
        halt
all:    tid     %r1
        shli    %r1, %r1, (`__WORD)
        ldi     %r0, line
        add     %r1, %r1, %r0
        st      %r0, %r1, #0
        jmprt   %ra
.perm rw
.align 64
.global
line:   .space  16
.global
told:   .space  2
";

/// A counter, both halves; the upper one is 0 in so short a run.
fn counter(host: &mut Host, number: u32) -> u32 {
    let mut half = |number| {
        host.bench.write(CounterNumber, number);
        assert_eq!(host.bench.read(CounterNumber), number);
        host.bench.read(Counter)
    };
    let lower = half(number);
    assert_eq!(half(number + 16), 0, "the upper half of {number}");
    lower
}

/// Rules: H4.6, P23.4.
#[test]
fn a_host_reads_what_the_core_has_counted() {
    let arch = "8w8/8/4/2";
    let image = assemble(&arch.parse().unwrap(), COUNTS);
    let told = address(&image, "told") as usize;
    for (bus, seed) in [(HostBus::Axi, Some(3)), (HostBus::Wishbone, None)] {
        let core = CoreConfig { performance_counters: true, ..common::config(arch) };
        let config = AcceleratorConfig::new(core, bus);
        let mut host = Host::new(config, HostStyle::Classic, BASE, seed);
        for _ in 0..2 {
            fill(&mut host, &image);
            host.start();
            host.finish("counts");
            let found: Vec<u32> = (0..16).map(|number| counter(&mut host, number)).collect();
            assert_eq!(found[..6], [0; 6], "{bus}");
            // Four lanes carry out those of the 14 instructions that `all` holds.
            assert_eq!((found[7], found[8]), (14, 8 + 4 * 6), "{bus}");
            // Three loads and stores, and nothing parts the lanes; there is no cache.
            assert_eq!((found[12], found[13], found[15]), (0, 3, 0), "{bus}");
            assert!(found[14] >= 3, "{bus}: {} requests", found[14]);
            let cycles = host.bench.read(Cycles);
            assert!(found[6] > cycles, "{bus}: {} > {cycles}", found[6]);
            assert!(found[9] > 0 && found[9] < found[6], "{bus}");
            let memory = host.memory.borrow();
            // What the program has read itself: five instructions have retired two cycles before, three of which are
            // its own.
            assert!(memory.bytes[told] > 7 && memory.bytes[told] < 12, "{bus}");
            assert_eq!(memory.bytes[told + 8], 2, "{bus}");
        }
        host.bench.write(Control, STOP);
        for number in 6..16 {
            assert_eq!(counter(&mut host, number), 0, "{bus}, {number}");
        }
    }
}

/// Rules: H4.7.
#[test]
fn without_counters_their_registers_are_reserved() {
    let config = AcceleratorConfig::new(common::config("4w8/8/1/1"), HostBus::Wishbone);
    let mut host = Host::new(config, HostStyle::Classic, BASE, None);
    host.bench.write(CounterNumber, 7);
    assert_eq!(host.bench.read(CounterNumber), 0);
    assert_eq!(host.bench.read(Counter), 0);
}
