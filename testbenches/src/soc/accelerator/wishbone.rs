//! A host on a Wishbone bus, classic or pipelined, that looks whether the slave keeps the rules.

use super::{ControlMaster, HostStyle, RegisterError, RegisterTransfer};
use crate::bridge::{BridgeError, Input, Model, Output};

/// A Wishbone master at the ports `control_*`.
pub struct WishboneHost {
    style: HostStyle,
    /// A transfer is under way.
    active: bool,
    /// It is still asked for.
    asked: bool,
    cyc: Input,
    stb: Input,
    we: Input,
    adr: Input,
    sel: Input,
    dat_w: Input,
    dat_r: Output,
    stall: Output,
    ack: Output,
    err: Output,
}

impl WishboneHost {
    /// A master at rest.
    ///
    /// # Errors
    /// When the model lacks a port.
    pub fn new(model: &Model, style: HostStyle) -> Result<Self, BridgeError> {
        Ok(WishboneHost {
            style,
            active: false,
            asked: false,
            cyc: model.input("control_cyc")?,
            stb: model.input("control_stb")?,
            we: model.input("control_we")?,
            adr: model.input("control_adr")?,
            sel: model.input("control_sel")?,
            dat_w: model.input("control_dat_w")?,
            dat_r: model.output("control_dat_r")?,
            stall: model.output("control_stall")?,
            ack: model.output("control_ack")?,
            err: model.output("control_err")?,
        })
    }
}

impl ControlMaster for WishboneHost {
    fn begin(&mut self, transfer: RegisterTransfer, model: &mut Model) {
        assert!(!self.active, "one transfer after the other");
        self.active = true;
        self.asked = true;
        model.set(self.cyc, 1);
        model.set(self.stb, 1);
        model.set(self.we, transfer.write.is_some().into());
        model.set(self.adr, transfer.register.into());
        model.set(self.sel, transfer.bytes.into());
        model.set(self.dat_w, transfer.write.unwrap_or(0xdead_beef).into());
    }

    fn observe(&mut self, model: &Model) -> Option<Result<u32, RegisterError>> {
        let [ack, err, stall] = [self.ack, self.err, self.stall].map(|port| model.get(port) == 1);
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
            false => Ok(model.get(self.dat_r) as u32),
        })
    }

    fn drive(&mut self, model: &mut Model) {
        model.set(self.cyc, self.active.into());
        model.set(self.stb, self.asked.into());
        if !self.asked {
            // Nobody may look at these.
            model.set(self.we, 1);
            model.set(self.adr, 2);
            model.set(self.sel, 15);
            model.set(self.dat_w, 7);
        }
    }
}
