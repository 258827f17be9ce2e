//! Memories of the accelerator on devices of vendors whose tools are not here.

use fpga::{vendor_memories, Vendor};
use hdl::soc::host::{AcceleratorConfig, HostBus};
use isa::CoreConfig;

/// Block RAM or distributed RAM, also the small ones.
#[test]
fn every_memory_is_ram_on_xilinx_devices() {
    let config = AcceleratorConfig::new(CoreConfig::default(), HostBus::Wishbone);
    for vendor in [Vendor::Xilinx7, Vendor::UltraScalePlus] {
        let memories = vendor_memories(&config, vendor).unwrap();
        assert!(memories.len() > 10, "{memories:?}");
        for memory in memories {
            assert!(memory.is_ram(), "{vendor:?}: {memory:?}");
        }
    }
}

/// The large ones are block RAM; yosys makes flip-flops of those that begin with zeros and are small, for Intel's distributed RAM cannot begin with anything there.
#[test]
fn the_register_files_are_block_ram_on_intel_devices() {
    let config = AcceleratorConfig::new(CoreConfig::default(), HostBus::Wishbone);
    let memories = vendor_memories(&config, Vendor::IntelAlm).unwrap();
    let registers = memories
        .iter()
        .find(|memory| memory.name.contains("block_ram_32x32"));
    assert!(
        registers.is_some_and(|memory| memory.becomes.contains("M10K")),
        "{memories:?}"
    );
}
