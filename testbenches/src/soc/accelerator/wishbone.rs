//! A host on a Wishbone bus, classic or pipelined, that looks whether the slave keeps the rules.

use super::{ControlMaster, HostStyle, RegisterError, RegisterTransfer};
use crate::bridge::{model_ports, BridgeError, Model};

/// A Wishbone master at the ports `control_*`.
pub struct WishboneHost {
    style: HostStyle,
    /// A transfer is under way.
    active: bool,
    /// It is still asked for.
    asked: bool,
    ports: SlavePorts,
}

model_ports! {
    /// What the slave is asked, and its answers.
    struct SlavePorts {
        input: cyc, stb, we, adr, sel, dat_w;
        output: dat_r, stall, ack, err;
    }
}

impl WishboneHost {
    /// A master at rest.
    ///
    /// # Errors
    /// When the model lacks a port.
    pub fn new(model: &Model, style: HostStyle) -> Result<Self, BridgeError> {
        Ok(WishboneHost { style, active: false, asked: false, ports: SlavePorts::find(model, "control_")? })
    }
}

impl ControlMaster for WishboneHost {
    fn begin(&mut self, transfer: RegisterTransfer, model: &mut Model) {
        assert!(!self.active, "one transfer after the other");
        self.active = true;
        self.asked = true;
        model.set(self.ports.cyc, 1);
        model.set(self.ports.stb, 1);
        model.set(self.ports.we, transfer.write.is_some().into());
        model.set(self.ports.adr, transfer.register.into());
        model.set(self.ports.sel, transfer.bytes.into());
        model.set(self.ports.dat_w, transfer.write.unwrap_or(0xdead_beef).into());
    }

    fn observe(&mut self, model: &Model) -> Option<Result<u32, RegisterError>> {
        let [ack, err, stall] = [self.ports.ack, self.ports.err, self.ports.stall].map(|port| model.get(port) == 1);
        assert!(!(ack && err), "both ack and err");
        assert!(self.active || !(ack || err), "an answer to nothing");
        if self.style == HostStyle::Pipelined && self.asked && !stall {
            assert!(!(ack || err), "answered in the cycle in which it is taken");
            self.asked = false;
        }
        if !(ack || err) {
            return None;
        }
        self.active = false;
        self.asked = false;
        Some(match err {
            true => Err(RegisterError),
            false => Ok(model.get(self.ports.dat_r) as u32),
        })
    }

    fn drive(&mut self, model: &mut Model) {
        model.set(self.ports.cyc, self.active.into());
        model.set(self.ports.stb, self.asked.into());
        if !self.asked {
            // The slave must not look at these.
            model.set(self.ports.we, 1);
            model.set(self.ports.adr, 2);
            model.set(self.ports.sel, 15);
            model.set(self.ports.dat_w, 7);
        }
    }
}
