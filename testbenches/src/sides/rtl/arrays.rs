//! The core's own arrays: register files, predicate file, shadow set, read past the trace ports.
//!
//! `hdl` says where they are; here they are found in the model once, so that reading them is as quick as reading a
//! port.

use hdl::{CoreArrays, PendingWrite, ShadowFields};
use isa::divergence::StateRow;
use isa::{BitField, CoreConfig, Gpr, Lane, PredicateRegister, Warp};

use super::place::CorePlace;
use crate::bridge::{Array, BridgeError, Model, PublicVariable};
use crate::compare::state::{CoreState, ShadowState};

/// The name of the memory in each of `hdl::kit`'s RAMs.
const MEMORY: &str = "memory";

/// Handles of the arrays in one model.
pub(super) struct RtlArrays {
    config: CoreConfig,
    places: CoreArrays,
    /// By copy, then by lane.
    gprs: Vec<Vec<Array>>,
    /// By copy.
    predicates: Vec<Array>,
    /// The shadow lane's registers.
    shadow_lane: Array,
    /// Where the warps come back to.
    shadow_set: Array,
    /// The scratchpad's, by bank; none of a core without one.
    banks: Vec<Array>,
    /// In a deep pipeline.
    write_on_its_way: Option<WriteOnItsWay>,
}

/// The write of GPRs that is in the memories after this cycle.
struct WriteOnItsWay {
    lanes: Array,
    shadow: Array,
    word: Array,
    shadow_predicate: Array,
    values: Array,
}

impl WriteOnItsWay {
    fn find(
        paths: PendingWrite,
        mut keep: impl FnMut(String) -> Result<Array, BridgeError>,
    ) -> Result<WriteOnItsWay, BridgeError> {
        Ok(WriteOnItsWay {
            lanes: keep(paths.lanes)?,
            shadow: keep(paths.shadow)?,
            word: keep(paths.word)?,
            shadow_predicate: keep(paths.shadow_predicate)?,
            values: keep(paths.values)?,
        })
    }

    /// What it writes to a lane's GPR in that word, if it does.
    fn gpr(&self, model: &Model, word: usize, lane: Lane, word_bits: u32) -> Option<u64> {
        let read = |array: Array| model.kept_array(array).read(0).unwrap_or(0);
        let is_written = read(self.lanes) >> lane.0 & 1 == 1 && read(self.word) == word as u64;
        is_written.then(|| self.value(model, lane, word_bits))
    }

    /// What it writes to that word of the shadow lane, if it does: GPR and predicate register.
    fn shadow(&self, model: &Model, word: u32, word_bits: u32) -> Option<(u64, u64)> {
        let read = |array: Array| model.kept_array(array).read(0).unwrap_or(0);
        let is_written = read(self.shadow) == 1 && read(self.word) == u64::from(word);
        is_written.then(|| (self.value(model, Lane(0), word_bits), read(self.shadow_predicate)))
    }

    fn value(&self, model: &Model, lane: Lane, word_bits: u32) -> u64 {
        model.kept_array(self.values).bits(0, lane.0 * word_bits, word_bits).unwrap_or(0)
    }
}

/// The variables that have to be public for [`RtlArrays`], given the text of each module by its name.
pub(crate) fn public_arrays<'a>(modules: impl Iterator<Item = (&'a str, &'a str)>) -> Vec<PublicVariable> {
    let declares_memory = format!(" {MEMORY} [");
    let mut public = Vec::new();
    for (name, text) in modules {
        if text.contains(&declares_memory) {
            public.push(PublicVariable::new(name, MEMORY));
        }
        let ports = PendingWrite::ports_of(name, text).into_iter();
        public.extend(ports.map(|port| PublicVariable::new(name, port)));
    }
    public
}

impl RtlArrays {
    /// Copies of the register files: one for each register, or predicate, that an instruction can read.
    pub(super) const COPIES: u32 = if CoreArrays::PREDICATE_COPIES > CoreArrays::GPR_COPIES {
        CoreArrays::PREDICATE_COPIES
    } else {
        CoreArrays::GPR_COPIES
    };

    pub(super) fn find(model: &mut Model, config: &CoreConfig, place: &CorePlace) -> Result<Self, BridgeError> {
        let places = hdl::core_arrays(config);
        let mut keep = |path: String| place.keep(model, &path);
        let lanes = config.arch.lanes();
        let mut gprs = Vec::new();
        for copy in 0..CoreArrays::GPR_COPIES {
            let paths = (0..lanes).map(|lane| places.gpr_path(copy, Lane(lane)));
            gprs.push(paths.map(&mut keep).collect::<Result<_, _>>()?);
        }
        let copies = 0..CoreArrays::PREDICATE_COPIES;
        let predicates = copies.map(|copy| keep(places.predicate_path(copy))).collect::<Result<_, _>>()?;
        let banks = match config.scratchpad_bytes {
            0 => 0..0,
            _ => 0..config.line_words,
        };
        let banks = banks.map(|bank| keep(places.scratchpad_path(bank))).collect::<Result<_, _>>()?;
        let write_on_its_way = places.pending_write().map(|write| WriteOnItsWay::find(write, &mut keep)).transpose()?;
        Ok(RtlArrays {
            config: *config,
            places,
            gprs,
            predicates,
            shadow_lane: keep(places.shadow_path())?,
            shadow_set: keep(places.shadow_set_path())?,
            banks,
            write_on_its_way,
        })
    }

    /// All arrays, of that copy where there are several, with this state of the divergence mechanism.
    pub(super) fn state(&self, model: &Model, copy: u32, divergence: Vec<Vec<StateRow>>) -> CoreState {
        let arch = self.config.arch;
        let gpr_copy = copy.min(CoreArrays::GPR_COPIES - 1);
        let predicate_copy = copy.min(CoreArrays::PREDICATE_COPIES - 1);
        let read = |array: Array, index: usize| model.kept_array(array).read(index as u32).unwrap_or(0);
        let mut state = CoreState::new(&self.config);
        for warp in (0..arch.warps()).map(Warp) {
            for number in 0..arch.gprs() {
                // Register numbers fit a byte: there are at most 256 registers.
                let word = self.places.gpr(warp, Gpr(number as u8));
                for (lane, &array) in (0..).map(Lane).zip(&self.gprs[gpr_copy as usize]) {
                    let write = self.write_on_its_way.as_ref();
                    let written = write.and_then(|write| write.gpr(model, word, lane, arch.word_bits()));
                    let gpr = CoreState::gpr_index(&self.config, warp, number, lane);
                    state.gprs[gpr] = written.unwrap_or_else(|| read(array, word));
                }
            }
            for number in 0..arch.preds() {
                let word = self.places.predicate(warp, PredicateRegister(number as u8));
                let value = read(self.predicates[predicate_copy as usize], word);
                state.predicates[(warp.0 * arch.preds() + number) as usize] = value;
            }
        }
        for (warp, shadow) in (0..).map(Warp).zip(&mut state.shadows) {
            *shadow = self.shadow(model, warp);
        }
        let banks = self.banks.len().max(1);
        for (number, value) in state.scratchpad.iter_mut().enumerate() {
            let (bank, row) = (number % banks, number / banks);
            *value = read(self.banks[bank], row);
        }
        state.divergence = divergence;
        state
    }

    /// What a warp comes back to from its interrupt.
    fn shadow(&self, model: &Model, warp: Warp) -> ShadowState {
        let arch = self.config.arch;
        let set = model.kept_array(self.shadow_set);
        let word = self.places.shadow_set(warp) as u32;
        let field = |field: BitField| set.bits(word, field.lsb, field.width).unwrap_or(0);
        let ShadowFields { mask, supervisor, pc } = self.places.shadow_fields();
        let lane = model.kept_array(self.shadow_lane);
        // Register numbers fit a byte. The predicate register of a number is above the GPR of that number.
        let word_bits = arch.word_bits();
        let of_lane = |number: u32| {
            let word = self.places.shadow(warp, Gpr(number as u8)) as u32;
            let bits = |lsb, width| lane.bits(word, lsb, width).unwrap_or(0);
            let written = self.write_on_its_way.as_ref().and_then(|write| write.shadow(model, word, word_bits));
            written.unwrap_or_else(|| (bits(0, word_bits), bits(word_bits, 1)))
        };
        ShadowState {
            mask: field(mask),
            supervisor: field(supervisor),
            pc: field(pc),
            gprs: (0..arch.gprs()).map(|gpr| of_lane(gpr).0).collect(),
            predicates: (0..arch.preds()).map(|predicate| of_lane(predicate).1).collect(),
        }
    }
}
