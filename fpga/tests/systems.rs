//! The emitted systems through Verilator, Icarus Verilog and yosys.

#[macro_use]
#[path = "../../testbenches/tests/common/extent.rs"]
mod extent;

use extent::Extent;
use fpga::{compile_with_icarus, elaborate, lint_with_verilator, map_memories, synthesise, Family, Workplace};
use hdl::soc::host::{AcceleratorConfig, HostBus};
use hdl::soc::{BusKind, SocConfig, SocMemory};
use isa::{ClusterShape, CoreConfig, SharedCacheConfig};

const MEMORIES: [SocMemory; 8] = [
    SocMemory::DualPort,
    SocMemory::RegisteredDualPort,
    SocMemory::SinglePort,
    SocMemory::External,
    SocMemory::Bus(BusKind::Wishbone),
    SocMemory::Bus(BusKind::WishboneClassic),
    SocMemory::Bus(BusKind::Axi),
    SocMemory::Bus(BusKind::AxiLite),
];

fn system(arch: &str, ram_bytes: u64, memory: SocMemory, loader: bool) -> SocConfig {
    let options =
        format!("arch = '{arch}', ram_bytes = {ram_bytes}, barriers = 0, multiplier = 'none', divider = 'none'");
    SocConfig { memory, loader, ..SocConfig::new(CoreConfig::from_line(&options).unwrap(), 12_000_000) }
}

extents! {
    "1 minute: every memory on three cores, with and without a loader":

    test verilator_and_icarus_have_nothing_to_say_about_any_system(extent) {
        const ARCHS: [&str; 3] = ["4w8/8/1/4", "4w8/8/4/4", "8w16/16/3/5"];
        for (core, arch) in ARCHS.into_iter().enumerate() {
            for (number, memory) in MEMORIES.into_iter().enumerate() {
                for loader in [false, true] {
                    // In every test run each memory is in one system.
                    if !extent.is_full() && (number % ARCHS.len() != core || loader != (number % 2 == 0)) {
                        continue;
                    }
                    let config = system(arch, 1 << 13, memory, loader);
                    let place = Workplace::of_system(&config).unwrap();
                    lint_with_verilator(&place).unwrap_or_else(|error| panic!("{config:?}: {error}"));
                    compile_with_icarus(&place).unwrap_or_else(|error| panic!("{config:?}: {error}"));
                }
            }
        }
    }
}

/// A core with atomic instructions, on each bus that has means for them, and on the others as the sole master.
#[test]
#[ignore = "half a minute: further systems"]
fn verilator_and_icarus_have_nothing_to_say_about_locks_and_exclusive_accesses() {
    for (kind, bus_errors, sole_master) in [
        (BusKind::Wishbone, false, false),
        (BusKind::WishboneClassic, false, false),
        (BusKind::AxiLite, false, true),
        (BusKind::Wishbone, true, false),
        (BusKind::Axi, true, false),
    ] {
        let options = format!("ram_bytes = 8192, extension = true, bus_errors = {bus_errors}");
        let core = CoreConfig::from_line(&options).unwrap();
        let config = SocConfig { memory: SocMemory::Bus(kind), sole_master, ..SocConfig::new(core, 12_000_000) };
        let place = Workplace::of_system(&config).unwrap();
        lint_with_verilator(&place).unwrap_or_else(|error| panic!("{config:?}: {error}"));
        compile_with_icarus(&place).unwrap_or_else(|error| panic!("{config:?}: {error}"));
    }
}

/// The RAM is in as few block RAMs as its size needs; only iCE40 needs twice as many for two ports.
/// A family, a memory, an ArchID, the RAM's bytes, and the block RAMs that it takes.
type InBlockRam = (Family, SocMemory, &'static str, u64, u64);

fn the_ram_is_in_block_ram(systems: &[InBlockRam]) {
    for &(family, memory, arch, ram_bytes, block_rams) in systems {
        let config = system(arch, ram_bytes, memory, true);
        let modules = map_memories(&Workplace::of_system(&config).unwrap(), family).unwrap();
        let ram = &modules["line_ram"];
        let what = format!("{family:?} {config:?}: {:?}", ram.cells);
        assert_eq!(ram.block_rams(), block_rams, "{what}");
        assert!(ram.registers() + ram.flip_flops() <= 2, "{what}");
        let queue = &modules["block_ram_small_32x8"];
        // With 32 words, it is not forced into block RAM; distributed RAM will do, with a register for the word read.
        let in_ram = queue.block_rams() == 1 || queue.distributed_rams() > 0;
        assert!(in_ram, "{family:?}: {:?}", queue.cells);
        let registers = queue.registers() + queue.flip_flops();
        assert!(registers <= 8, "{family:?}: {:?}", queue.cells);
    }
}

#[test]
fn the_ram_is_in_block_ram_on_every_family() {
    the_ram_is_in_block_ram(&[
        (Family::Ecp5, SocMemory::DualPort, "4w8/8/4/4", 1 << 15, 16),
        (Family::Ice40Hx, SocMemory::SinglePort, "4w8/8/1/4", 1 << 13, 16),
        (Family::GowinGw1n, SocMemory::DualPort, "4w8/8/1/4", 1 << 14, 8),
    ]);
}

#[test]
#[ignore = "half a minute: further systems"]
fn the_ram_of_other_systems_is_in_block_ram() {
    use Family::{Ecp5, GowinGw1n, Ice40Hx};
    use SocMemory::{DualPort, RegisteredDualPort, SinglePort};
    the_ram_is_in_block_ram(&[
        (Ecp5, DualPort, "8w8/8/2/2", 1 << 14, 8),
        (Ecp5, RegisteredDualPort, "4w8/8/4/4", 1 << 15, 16),
        (Ice40Hx, DualPort, "4w8/8/1/4", 1 << 12, 16),
        (GowinGw1n, SinglePort, "4w8/8/4/4", 1 << 14, 8),
    ]);
}

/// Small cores on banks.
fn several(cores: u32, banks: u32, memory: SocMemory, loader: bool) -> SocConfig {
    SocConfig { several: Some(ClusterShape::new(cores, banks)), ..system("4w8/8/4/2", 1 << 15, memory, loader) }
}

/// Rules: S5.2.1.
#[test]
#[ignore = "half a minute: further systems"]
fn verilator_and_icarus_have_nothing_to_say_about_systems_of_several_cores() {
    use SocMemory::{DualPort, External, RegisteredDualPort, SinglePort};
    for (cores, banks, memory, loader) in
        [(2, 2, RegisteredDualPort, true), (3, 1, DualPort, false), (2, 1, SinglePort, true), (2, 1, External, false)]
    {
        let config = several(cores, banks, memory, loader);
        let place = Workplace::of_system(&config).unwrap();
        lint_with_verilator(&place).unwrap_or_else(|error| panic!("{config:?}: {error}"));
        compile_with_icarus(&place).unwrap_or_else(|error| panic!("{config:?}: {error}"));
    }
}

/// Rules: H10.1, H10.7.
#[test]
#[ignore = "half a minute: further systems"]
fn no_tool_warns_of_accelerators_of_several_cores() {
    let cache = SharedCacheConfig { bank_bytes: 512, ways: 2 };
    let exchanges = "instruction_cache_bytes = 256, extension = true";
    for (bus, more, shared_cache) in [
        (HostBus::Wishbone, "performance_counters = true", None),
        (HostBus::Axi, "instruction_cache_bytes = 256", None),
        (HostBus::Wishbone, exchanges, Some(cache)),
    ] {
        let core = format!("arch = '4w8/8/2/2', ram_bytes = 8192, host_start = true, {more}");
        let config = AcceleratorConfig {
            cores: Some(2),
            shared_cache,
            ..AcceleratorConfig::new(CoreConfig::from_line(&core).unwrap(), bus)
        };
        let place = Workplace::of_accelerator(&config).unwrap();
        for check in [lint_with_verilator, compile_with_icarus, elaborate] {
            check(&place).unwrap_or_else(|error| panic!("{bus}: {error}"));
        }
    }
}

/// Rules: S5.2.1.
#[test]
fn each_bank_is_in_as_few_block_rams_as_it_needs() {
    let config = SocConfig {
        several: Some(ClusterShape::new(2, 2)),
        ..system("4w8/8/1/1", 1 << 14, SocMemory::RegisteredDualPort, true)
    };
    let place = Workplace::of_system(&config).unwrap();
    let modules = map_memories(&place, Family::Ecp5).unwrap();
    let banks = modules.iter();
    let banks: Vec<_> = banks.filter(|(name, _)| name.starts_with("line_ram")).collect();
    assert_eq!(banks.len(), 2, "{banks:?}");
    for (name, bank) in banks {
        let what = format!("{name}: {:?}", bank.cells);
        assert_eq!(bank.block_rams(), 4, "{what}");
        assert!(bank.registers() + bank.flip_flops() <= 2, "{what}");
    }
}

/// Measured by itself: that a system with it takes more is so, too, but by yosys' chance as much as by the loader.
#[test]
#[ignore = "half a minute: synthesises systems, whose figures docs/fpga.md has"]
fn the_loader_is_small() {
    let config = system("4w8/8/1/2", 1 << 12, SocMemory::SinglePort, true);
    let place = Workplace::of_system(&config).unwrap().with_top("loader");
    let loader = synthesise(&place, Family::Ice40Hx).unwrap();
    assert!((50..150).contains(&loader.lut4()), "{:?}", loader.cells);
}

/// What docs/soc.md says that the buses' masters cost; by themselves, on iCE40.
#[test]
#[ignore = "half a minute: synthesises systems, whose figures docs/fpga.md has"]
fn the_masters_of_buses_are_small() {
    for (kind, arch, least, most) in [
        (BusKind::Wishbone, "4w8/8/1/4", 30, 150),
        (BusKind::WishboneClassic, "4w8/8/1/4", 30, 150),
        (BusKind::Axi, "4w8/8/1/4", 40, 200),
        (BusKind::AxiLite, "4w8/8/1/4", 40, 200),
        (BusKind::Wishbone, "4w8/8/4/4", 100, 400),
        (BusKind::WishboneClassic, "4w8/8/4/4", 100, 400),
        (BusKind::Axi, "4w8/8/4/4", 100, 400),
        (BusKind::AxiLite, "4w8/8/4/4", 100, 400),
    ] {
        let config = system(arch, 1 << 13, SocMemory::Bus(kind), false);
        let top = if kind.is_axi() { "axi_master" } else { "wishbone_master" };
        let place = Workplace::of_system(&config).unwrap().with_top(top);
        let master = synthesise(&place, Family::Ice40Hx).unwrap();
        let (lut4, flip_flops) = (master.lut4(), master.flip_flops());
        println!("{kind:?} {arch}: {lut4} LUT4, {flip_flops} flip-flops");
        let is_small = (least..most).contains(&lut4);
        assert!(is_small, "{kind:?}: {:?}", master.cells);
    }
}
