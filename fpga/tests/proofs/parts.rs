//! Control slaves and queues as subjects.

use hdl::kit::{emit, emit_with_defect, index_width, prelude::Block, Defect, Design};
use hdl::soc::host::{AxiLiteControl, ControlBus, WishboneControl};
use hdl::units::parts::fifo::{Fifo, Shows};

use crate::prover::{Memory, Subject};

/// The Verilog of a block, with one driver changed if a defect is named.
pub fn design(block: &dyn Block, defect: Option<&Defect>) -> Design {
    let design = match defect {
        Some(defect) => emit_with_defect(block, defect),
        None => emit(block),
    };
    design.unwrap_or_else(|errors| panic!("{errors}"))
}

/// An accelerator's control slave.
pub fn control_slave(control: ControlBus, defect: Option<&Defect>) -> Subject {
    let (rules, design) = match control {
        ControlBus::Wishbone => ("wishbone_slave", design(&WishboneControl::new(), defect)),
        ControlBus::AxiLite => ("axi_lite_slave", design(&AxiLiteControl::new(), defect)),
    };
    Subject {
        name: format!("control slave, {control:?}"),
        verilog: design.verilog(),
        rules,
        shape: Vec::new(),
        cut: "",
        memories: Vec::new(),
        joined: Vec::new(),
    }
}

/// A queue of so many entries of `width` bits.
pub fn queue(capacity: u32, width: u32, shows: Shows, defect: Option<&Defect>) -> Subject {
    let design = design(&Fifo::new(capacity, width, shows), defect);
    let index_bits = index_width(capacity);
    let mut shape = vec![
        ("CAPACITY", capacity),
        ("WIDTH", width),
        ("INDEX_BITS", index_bits),
        ("HELD_BITS", index_width(capacity + 1)),
    ];
    match shows {
        Shows::Nothing => {}
        Shows::Places => shape.push(("PLACES", 1)),
        Shows::Count => shape.push(("COUNT", 1)),
    }
    Subject {
        name: format!("queue of {capacity} entries of {width} bits, shows {shows:?}"),
        verilog: design.verilog().replace(&design.top().name, "fifo"),
        rules: "fifo",
        shape,
        cut: "",
        memories: vec![Memory { name: "memory", path: "dut.entries", words: 1 << index_bits, bits: width }],
        joined: Vec::new(),
    }
}
