//! Memories of the accelerator on devices of vendors whose tools are not here.

use fpga::{vendor_memories, Vendor};
use hdl::soc::host::{AcceleratorConfig, HostBus};
use isa::CoreConfig;
use strum::VariantArray;

/// Block RAM or distributed RAM, also the small ones.
#[test]
#[ignore = "half a minute: the synthesis of every vendor's family"]
fn every_memory_is_ram() {
    let config = AcceleratorConfig::new(CoreConfig::default(), HostBus::Wishbone);
    for &vendor in Vendor::VARIANTS {
        let memories = vendor_memories(&config, vendor).unwrap();
        assert!(memories.len() > 10, "{memories:?}");
        for memory in memories {
            assert!(memory.is_ram(), "{vendor:?}: {memory:?}");
        }
    }
}
