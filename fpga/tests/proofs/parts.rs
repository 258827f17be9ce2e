//! Control slaves and queues as subjects.

use hdl::kit::{emit, emit_with_defect, index_width, prelude::Block, Defect, Design};
use hdl::soc::host::{AxiLiteControl, ControlBus, WishboneControl};
use hdl::units::parts::fifo::{Fifo, Shows};

use crate::prover::Subject;

/// The Verilog of a block, with one driver changed if a defect is named.
pub fn verilog(block: &dyn Block, defect: Option<&Defect>) -> String {
    design(block, defect).verilog()
}

/// A block as it is emitted, with one driver changed if a defect is named.
fn design(block: &dyn Block, defect: Option<&Defect>) -> Design {
    let design = match defect {
        Some(defect) => emit_with_defect(block, defect),
        None => emit(block),
    };
    design.unwrap_or_else(|errors| panic!("{errors}"))
}

/// An accelerator's control slave.
pub fn control_slave(control: ControlBus, defect: Option<&Defect>) -> Subject {
    let (rules, verilog) = match control {
        ControlBus::Wishbone => ("wishbone_slave", verilog(&WishboneControl::new(), defect)),
        ControlBus::AxiLite => ("axi_lite_slave", verilog(&AxiLiteControl::new(), defect)),
    };
    Subject::new(format!("control slave, {control:?}"), rules, verilog)
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
        Shows::EarlyHead => shape.push(("EARLY_HEAD", 1)),
    }
    let name = format!("queue of {capacity} entries of {width} bits, shows {shows:?}");
    let verilog = design.verilog().replace(&design.top().name, "fifo");
    let ram = ("memory", "dut.entries", 1 << index_bits, width);
    Subject::new(name, "fifo", verilog).with_shape(shape).with_rams([ram])
}
