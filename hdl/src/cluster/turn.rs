//! Whose turn it is at a shared port (docs/cluster.md section 3).

use crate::kit::prelude::*;

hardware! {
    /// Says which core a shared port serves: of those that ask, the first one from that on whose turn it is.
    pub struct CoreTurn(
        /// How many cores, at least 2.
        cores: u32,
        /// The turn is shown.
        trace: bool,
    ) {
        let bits = index_width(cores);

        /// From cores: they ask, one bit a core.
        pub asks: In(cores),
        /// From the port: what is asked for is taken.
        pub ready: In(1),
        /// To cores: the one that is served; none when no core asks.
        pub served: Out(cores),
        /// Its number; anything when no core asks.
        pub number: Out(bits),
        /// To the lock step: whose turn it is.
        pub trace_turn: Out(bits) if (trace),
        /// The core that is asked first. Reset: 0.
        turn: Register(bits; reset 0),
        _cores: u32 = cores,
    }
}

impl Describe for CoreTurn {
    fn kernel(&self, k: &mut Kernel) {
        k.rules("C3.1");
        let (asks, turn, bits) = (self.asks.val(), self.turn.val(), self.turn.width());
        wire!(k, from_turn = &asks & ones(self._cores).shift_left(&turn));
        wire!(k, candidates = select(from_turn.any(), &from_turn, &asks));
        let served = k.lowest_set("first_candidate", &candidates);
        let number = k.lowest_position("number_of_first", &candidates, bits);
        k.drive(&self.served, served);
        k.drive(&self.number, &number);

        k.comment("behind the core that was served; a core that has to wait stays the first: C3.2");
        let behind = k.add_constant("number_behind", &number, 1);
        let behind = match self._cores.is_power_of_two() {
            true => behind,
            false => {
                let is_last = number.is(u128::from(self._cores) - 1);
                select(is_last, zeros(bits), behind)
            }
        };
        k.update_when(&self.turn, asks.any(), select(&self.ready, behind, number));
        k.drive(&self.trace_turn, turn);
    }
}

/// The core that is served.
pub(super) struct Served {
    /// One bit a core; none when no core asks.
    pub(super) cores: Expr,
    /// Its number, no bits where there is one core alone; anything when no core asks.
    pub(super) number: Expr,
}

impl Served {
    /// What the core that is served gives; anything when no core asks.
    pub(super) fn choose(&self, values: &[Expr]) -> Expr {
        match values {
            [only] => only.clone(),
            _ => one_hot_select(&self.cores.each_bit(), values),
        }
    }
}

/// Joins a port's turn, and gives the core that is served. A core that is alone needs no turn.
pub(super) fn serve(k: &mut Kernel, turn: &Part<CoreTurn>, asks: &Expr, ready: impl Into<Expr>) -> Served {
    if !turn.is_present() {
        return Served { cores: asks.clone(), number: absent(0) };
    }
    k.drive(&turn.asks, asks);
    k.drive(&turn.ready, ready);
    Served { cores: turn.served.val(), number: turn.number.val() }
}
