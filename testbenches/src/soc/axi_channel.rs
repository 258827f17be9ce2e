//! A channel of AXI from the master, and the rules that a slave can hold it to (docs/soc.md section 5.1).

use super::bus_ram::{beat_at, BusRam};
use crate::bridge::{BridgeError, Input, Model, Output, WideOutput};

/// Reads, and writes, that may be under way.
const TRANSFERS_MAX: usize = 8;
/// No burst crosses a multiple of this.
const BOUNDARY: usize = 4096;
/// Bursts of ascending addresses.
const INCREMENTING: u64 = 1;

/// What a channel hands over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Payload {
    fields: Vec<u64>,
    data: Vec<u32>,
}

impl Payload {
    /// The beat, and which of its bytes count.
    pub(super) fn beat(self) -> (Vec<u32>, u64) {
        let select = self.fields[0];
        if let Some(last) = self.fields.get(1) {
            assert_eq!(*last, 1, "a write is one beat");
        }
        (self.data, select)
    }
}

/// A channel from the master: `valid`, `ready`, and what is handed over.
pub(super) struct Channel {
    name: String,
    valid: Output,
    ready: Input,
    is_ready: bool,
    fields: Vec<Output>,
    data: Option<(WideOutput, usize)>,
    /// What has been offered and not taken.
    kept: Option<Payload>,
}

impl Channel {
    /// The channel `aw` or `ar`.
    pub(super) fn address(model: &Model, name: &str) -> Result<Self, BridgeError> {
        let addr = model.output(&format!("m_axi_{name}addr"))?;
        let prot = model.output(&format!("m_axi_{name}prot"))?;
        let full = ["len", "size", "burst", "id", "lock", "cache", "qos"];
        let full = full.map(|field| model.output(&format!("m_axi_{name}{field}")).ok());
        let fields = [addr, prot].into_iter().chain(full.into_iter().flatten());
        Channel::new(model, name, fields.collect(), None)
    }

    /// The channel `w`.
    pub(super) fn write_data(model: &Model, beat_bytes: u32) -> Result<Self, BridgeError> {
        let fields = [model.output("m_axi_wstrb")?].into_iter();
        let fields = fields.chain(model.output("m_axi_wlast").ok()).collect();
        let data = (model.wide_output("m_axi_wdata")?, beat_bytes as usize);
        Channel::new(model, "w", fields, Some(data))
    }

    fn new(
        model: &Model,
        name: &str,
        fields: Vec<Output>,
        data: Option<(WideOutput, usize)>,
    ) -> Result<Self, BridgeError> {
        Ok(Channel {
            name: name.to_owned(),
            valid: model.output(&format!("m_axi_{name}valid"))?,
            ready: model.input(&format!("m_axi_{name}ready"))?,
            is_ready: false,
            fields,
            data,
            kept: None,
        })
    }

    /// Whether something is offered.
    pub(super) fn offers(&self, model: &Model) -> bool {
        model.get(self.valid) == 1
    }

    /// What is handed over at this clock edge.
    pub(super) fn observe(&mut self, model: &Model) -> Option<Payload> {
        let payload = self.offers(model).then(|| Payload {
            fields: self.fields.iter().map(|port| model.get(*port)).collect(),
            data: match self.data {
                Some((port, bytes)) => beat_at(model, port, bytes),
                None => Vec::new(),
            },
        });
        if let Some(before) = self.kept.take() {
            let name = &self.name;
            assert_eq!(payload, Some(before), "{name} stays until it is taken");
        }
        match self.is_ready {
            true => payload,
            false => {
                self.kept = payload;
                None
            }
        }
    }

    /// Drives `ready`.
    pub(super) fn set_ready(&mut self, model: &mut Model, ready: bool) {
        self.is_ready = ready;
        model.set(self.ready, ready.into());
    }

    /// There is a reset.
    pub(super) fn forget(&mut self) {
        self.kept = None;
    }
}

/// What holds for addresses.
pub(super) struct Rules {
    beat_bytes: usize,
}

impl Rules {
    pub(super) fn new(ram: &BusRam) -> Rules {
        Rules { beat_bytes: ram.beat_bytes() }
    }

    /// The number of the first beat.
    pub(super) fn number(&self, address: &Payload) -> usize {
        address.fields[0] as usize / self.beat_bytes
    }

    /// Looks at the address of a write.
    pub(super) fn write(&self, address: &Payload) {
        assert_eq!(self.read(address), 1, "a write is one beat");
    }

    /// Whether the access is exclusive.
    pub(super) fn is_exclusive(&self, payload: &Payload) -> bool {
        payload.fields.get(6).is_some_and(|lock| *lock == 1)
    }

    /// Looks at an address; gives the burst's beats.
    pub(super) fn read(&self, payload: &Payload) -> usize {
        let address = payload.fields[0] as usize;
        assert_eq!(address % self.beat_bytes, 0, "{address:#x} is aligned");
        let beats = match payload.fields[2..] {
            [] => 1,
            [length, size, burst, 0, lock, cache, 0] => {
                assert_eq!(1 << size, self.beat_bytes, "a beat is as wide as the bus");
                assert_eq!(burst, INCREMENTING);
                let (is_plain, is_exclusive) = ((lock, cache) == (0, 3), (lock, cache) == (1, 0));
                assert!(is_plain || is_exclusive, "lock {lock}, cache {cache}");
                assert!(is_plain || length == 0, "an exclusive access is one beat");
                length as usize + 1
            }
            ref other => panic!("{other:?} are not what docs/soc.md says"),
        };
        let end = address + beats * self.beat_bytes;
        assert_eq!(address / BOUNDARY, (end - 1) / BOUNDARY, "{beats} beats from {address:#x} on cross a boundary");
        beats
    }

    /// Looks at how many are under way.
    pub(super) fn under_way(&self, reads: usize, writes: usize) {
        assert!(reads <= TRANSFERS_MAX, "{reads} reads");
        assert!(writes <= TRANSFERS_MAX, "{writes} writes");
    }
}
