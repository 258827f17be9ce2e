//! A host on an AXI4-Lite bus that looks whether the slave keeps the rules.

use super::{ControlMaster, HostStyle, RegisterError, RegisterTransfer};
use crate::bridge::{model_ports, BridgeError, Input, Model, Output};

/// The answer that all went well.
const OKAY: u64 = 0;
/// The answer to what the slave refuses.
const SLVERR: u64 = 2;

/// A channel from here: valid until it is taken.
struct Sender {
    valid: Input,
    ready: Output,
    /// There is something to be taken; not yet shown while it waits.
    waiting: Option<u32>,
    shown: bool,
}

impl Sender {
    fn new(model: &Model, name: &str) -> Result<Sender, BridgeError> {
        Ok(Sender {
            valid: model.input(&format!("s_axi_{name}valid"))?,
            ready: model.output(&format!("s_axi_{name}ready"))?,
            waiting: None,
            shown: false,
        })
    }

    /// Whether it is taken in this cycle.
    fn observe(&mut self, model: &Model) {
        if self.shown && model.get(self.ready) == 1 {
            self.shown = false;
            self.waiting = None;
        }
    }

    fn drive(&mut self, model: &mut Model) {
        match &mut self.waiting {
            Some(0) => self.shown = true,
            Some(cycles) => *cycles -= 1,
            None => {}
        }
        model.set(self.valid, self.shown.into());
    }
}

/// An AXI4-Lite master at the ports `s_axi_*`.
pub struct AxiLiteHost {
    style: HostStyle,
    random: fastrand::Rng,
    transfer: Option<RegisterTransfer>,
    write_address: Sender,
    write_data: Sender,
    read_address: Sender,
    /// An answer that was valid and not taken.
    kept: Option<(u64, u64)>,
    takes: bool,
    ports: SlavePorts,
}

model_ports! {
    /// Answers of the slave, and the requests to it.
    struct SlavePorts {
        output: bvalid, bresp, rvalid, rresp, rdata;
        input: bready, rready, awaddr, araddr, wdata, wstrb;
    }
}

impl AxiLiteHost {
    /// A master at rest.
    ///
    /// # Errors
    /// When the model lacks a port.
    pub fn new(model: &Model, style: HostStyle, seed: Option<u64>) -> Result<Self, BridgeError> {
        Ok(AxiLiteHost {
            style,
            random: fastrand::Rng::with_seed(seed.unwrap_or(0)),
            transfer: None,
            write_address: Sender::new(model, "aw")?,
            write_data: Sender::new(model, "w")?,
            read_address: Sender::new(model, "ar")?,
            kept: None,
            takes: false,
            ports: SlavePorts::find(model, "s_axi_")?,
        })
    }

    /// Clock cycles to wait.
    fn pause(&mut self) -> u32 {
        match self.style {
            HostStyle::Classic => 0,
            HostStyle::Pipelined => self.random.u32(0..4),
        }
    }
}

impl ControlMaster for AxiLiteHost {
    fn begin(&mut self, transfer: RegisterTransfer, model: &mut Model) {
        assert!(self.transfer.is_none(), "one transfer after the other");
        self.transfer = Some(transfer);
        let address = u64::from(transfer.register) << 2;
        if let Some(value) = transfer.write {
            model.set(self.ports.awaddr, address);
            model.set(self.ports.wdata, value.into());
            model.set(self.ports.wstrb, transfer.bytes.into());
            self.write_address.waiting = Some(self.pause());
            self.write_data.waiting = Some(self.pause());
        } else {
            model.set(self.ports.araddr, address);
            self.read_address.waiting = Some(self.pause());
        }
        self.drive(model);
    }

    fn observe(&mut self, model: &Model) -> Option<Result<u32, RegisterError>> {
        let [written, read] = [self.ports.bvalid, self.ports.rvalid].map(|port| model.get(port) == 1);
        let transfer = self.transfer;
        let asked_all =
            [&self.write_address, &self.write_data, &self.read_address].iter().all(|sender| sender.waiting.is_none());
        let writes = transfer.is_some_and(|transfer| transfer.write.is_some());
        let may_answer = transfer.is_some() && asked_all;
        assert!(!written || (may_answer && writes), "an answer to no write");
        assert!(!read || (may_answer && !writes), "an answer to no read");
        for sender in [&mut self.write_address, &mut self.write_data, &mut self.read_address] {
            sender.observe(model);
        }
        let shown = match (written, read) {
            (true, _) => (model.get(self.ports.bresp), 0),
            (_, true) => (model.get(self.ports.rresp), model.get(self.ports.rdata)),
            _ => {
                assert!(self.kept.is_none(), "an answer was withdrawn");
                return None;
            }
        };
        if let Some(kept) = self.kept.replace(shown) {
            assert_eq!(shown, kept, "an answer that was not taken has changed");
        }
        if !self.takes {
            return None;
        }
        self.kept = None;
        self.transfer = None;
        Some(match shown {
            (OKAY, data) => Ok(data as u32),
            (SLVERR, _) => Err(RegisterError),
            (other, _) => panic!("the answer is {other}"),
        })
    }

    fn drive(&mut self, model: &mut Model) {
        for sender in [&mut self.write_address, &mut self.write_data, &mut self.read_address] {
            sender.drive(model);
        }
        self.takes = self.pause() == 0;
        model.set(self.ports.bready, self.takes.into());
        model.set(self.ports.rready, self.takes.into());
    }
}
