//! RAM behind a bus: a master for each kind of bus, and what they have in common.
//!
//! [`Transfers`] makes one stream of transfers of fetches, loads and stores, and hands out their answers; a master says
//! it in the words of its bus.

mod axi;
mod shape;
mod transfers;
mod wishbone;

pub use axi::{AxiMaster, AxiPort};
pub use shape::{BusKind, BusLock, BusShape};
pub use transfers::{Transfer, Transfers};
pub use wishbone::{WishboneMaster, WishbonePort};

use isa::CoreConfig;

use super::MemoryPort;
use crate::kit::prelude::*;

/// The master of a bus of any kind, as a part of a top.
pub enum BusMaster {
    /// The ports of a Wishbone master.
    Wishbone(Box<WishboneMaster>),
    /// The ports of an AXI master.
    Axi(Box<AxiMaster>),
}

impl BusMaster {
    /// The master of a bus of that shape.
    pub fn new(shape: BusShape, config: &CoreConfig) -> BusMaster {
        match shape.kind.is_axi() {
            true => BusMaster::Axi(Box::new(AxiMaster::new(shape, config))),
            false => BusMaster::Wishbone(Box::new(WishboneMaster::new(shape, config))),
        }
    }

    /// The core's ports.
    pub fn core(&self) -> &MemoryPort {
        match self {
            BusMaster::Wishbone(master) => &master.core,
            BusMaster::Axi(master) => &master.core,
        }
    }

    /// Its reset: forgets what is under way.
    pub fn reset(&self) -> &RSignal<In> {
        match self {
            BusMaster::Wishbone(master) => &master.reset,
            BusMaster::Axi(master) => &master.reset,
        }
    }

    /// The core is in reset: what it has asked for is waited for and dropped.
    pub fn discard(&self) -> &RSignal<In> {
        match self {
            BusMaster::Wishbone(master) => &master.discard,
            BusMaster::Axi(master) => &master.discard,
        }
    }

    /// No transfer of a window is under way.
    pub fn rests(&self) -> &RSignal<Out> {
        match self {
            BusMaster::Wishbone(master) => &master.rests,
            BusMaster::Axi(master) => &master.rests,
        }
    }

    /// A transfer of a window is answered with an error.
    pub fn fails(&self) -> &RSignal<Out> {
        match self {
            BusMaster::Wishbone(master) => &master.fails,
            BusMaster::Axi(master) => &master.fails,
        }
    }

    /// Where a window begins.
    pub fn window(&self) -> &RSignal<In> {
        match self {
            BusMaster::Wishbone(master) => &master.window,
            BusMaster::Axi(master) => &master.window,
        }
    }

    /// Makes the top's ports the master's.
    pub fn drive_port(&self, k: &mut Kernel, port: &BusPort) {
        match (port, self) {
            (BusPort::Wishbone(port), BusMaster::Wishbone(master)) => {
                port.hand_on(k, &master.wishbone);
            }
            (BusPort::Axi(port), BusMaster::Axi(master)) => port.hand_on(k, &master.m_axi),
            // Then the emitter finds ports without driver.
            (BusPort::Wishbone(_), _) | (BusPort::Axi(_), _) => {}
        }
    }

    fn block(&self) -> &dyn Block {
        match self {
            BusMaster::Wishbone(master) => master.as_ref(),
            BusMaster::Axi(master) => master.as_ref(),
        }
    }
}

/// The ports of a bus of any kind, as ports of a top. They are called `wishbone_*` or `m_axi_*`, whatever the field's
/// name.
#[derive(Debug)]
pub enum BusPort {
    /// The ports of a Wishbone master.
    Wishbone(Box<WishbonePort>),
    /// The ports of an AXI master.
    Axi(Box<AxiPort>),
}

impl BusPort {
    /// The ports of a bus of that shape.
    pub fn new(shape: BusShape) -> BusPort {
        match shape.kind.is_axi() {
            true => BusPort::Axi(Box::new(AxiPort::new(shape))),
            false => BusPort::Wishbone(Box::new(WishbonePort::new(shape))),
        }
    }

    fn block(&self) -> (&'static str, &dyn Block) {
        match self {
            BusPort::Wishbone(port) => ("wishbone", port.as_ref()),
            BusPort::Axi(port) => ("m_axi", port.as_ref()),
        }
    }
}

impl Logic for BusMaster {
    fn update(&mut self) {}

    fn hdl(&self) -> Verilog {
        self.block().hdl()
    }
}

impl Block for BusMaster {
    crate::unsimulated!();

    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        self.block().accept(name, probe);
    }
}

impl Logic for BusPort {
    fn update(&mut self) {}

    fn hdl(&self) -> Verilog {
        self.block().1.hdl()
    }
}

impl Block for BusPort {
    crate::unsimulated!();

    fn accept(&self, _name: &str, probe: &mut dyn Probe) {
        let (name, port) = self.block();
        port.accept(name, probe);
    }
}
