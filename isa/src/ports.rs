//! The core's ports as plain values (docs/pipeline.md section 3), named as the hardware names them.
//!
//! They belong to the contract so that an environment - RAM, console, latency - can be written against them without
//! knowing the core that it drives. A port is declared once: its name, width and direction in [`PORTS`] and its place
//! in [`PortInputs`] or [`PortOutputs`] come from the same line. Lines have a fixed capacity: nothing is allocated in a
//! cycle.

use crate::Width;

/// The most words that a line can have: 64 bytes of 4-byte words.
pub const LINE_WORDS_MAX: usize = 16;

/// The words of one line; word k of the line at index k, those beyond the line's length 0.
pub type LineWords = [u64; LINE_WORDS_MAX];

/// Which way a port goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PortDirection {
    /// The environment drives it.
    Input,
    /// The core drives it.
    Output,
}

/// A port of the core.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PortInfo {
    /// The name, as in Verilog.
    pub name: &'static str,
    /// Which way it goes.
    pub direction: PortDirection,
    /// The width.
    pub width: Width,
}

macro_rules! ports {
    ($(
        $(#[$doc:meta])*
        $direction:ident $group:ident {
            $( $(#[$port_doc:meta])* $name:ident: $kind:ty, $width:expr; )*
        }
    )*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
            pub struct $group { $( $(#[$port_doc])* pub $name: $kind, )* }
        )*

        /// The core's ports beside clock, reset and those of the trace, inputs first. One that is 0 bits wide in a
        /// configuration is not there.
        pub const PORTS: &[PortInfo] = {
            use Width::*;
            &[ $( $( PortInfo { name: stringify!($name), direction: PortDirection::$direction, width: $width }, )* )* ]
        };
    };
}

ports! {
    /// What the environment drives in one cycle.
    Input PortInputs {
        /// The core's number, which `hwid` with key 4 reads; the same in every cycle of a run.
        core_number:                u64,       Word;
        /// How many cores the cluster has, which `hwid` with key -1 reads; the same in every cycle of a run. Counts
        /// with `several_cores`.
        core_count:                 u64,       ClusterWord;
        /// Where warp 0 starts; the same in every cycle of a run. Counts with `host_start`.
        start_address:              u64,       HostWord;
        /// What `hwid` with key 5 reads; the same in every cycle of a run. Counts with `host_start`.
        start_argument:             u64,       HostWord;
        /// The fetch that is asked for is taken.
        instruction_request_ready:  bool,      Bits(1);
        /// A fetch is answered.
        instruction_response_valid: bool,      Bits(1);
        /// The fetched word.
        instruction_response_data:  u64,       Word;
        /// The fetch that is answered has failed. Counts with `bus_errors`.
        instruction_response_error: bool,      BusError;
        /// The data request is taken.
        data_request_ready:         bool,      Bits(1);
        /// A load is answered; held until taken.
        data_response_valid:        bool,      Bits(1);
        /// The line that was read.
        data_response_data:         LineWords, Line;
        /// The access that is answered has failed. Counts with `bus_errors`.
        data_response_error:        bool,      BusError;
        /// The store that is answered came too late and has not been carried out: the exchange begins anew. Counts with
        /// `extension` and `bus_errors`.
        data_response_again:        bool,      ExchangeAnswer;
        /// The byte for the console is taken.
        console_output_ready:       bool,      Bits(1);
        /// A byte waits at the console.
        console_input_valid:        bool,      Bits(1);
        /// Bit k: cluster barrier k opens. Counts with `several_cores`.
        cluster_barrier_open:       u64,       ClusterBarriers;
        /// A core of the cluster rings this one. Counts with `several_cores` and `extension`.
        rung:                       bool,      Ring;
    }

    /// What the core drives in one cycle: a function of its state alone.
    Output PortOutputs {
        /// A fetch is asked for.
        instruction_request_valid:  bool,      Bits(1);
        /// Which word of the RAM.
        instruction_request_word:   u64,       RamWord;
        /// Constant true.
        instruction_response_ready: bool,      Bits(1);
        /// A data request is valid, and stays as it is until it is taken.
        data_request_valid:         bool,      Bits(1);
        /// Store, else load.
        data_request_write:         bool,      Bits(1);
        /// The console's word, which is only loaded here, else RAM.
        data_request_console:       bool,      Bits(1);
        /// Which line of the RAM; 0 for the console.
        data_request_line:          u64,       RamLine;
        /// Bit b: byte b of the line is stored; of a load, is in a word that a lane wants.
        data_request_byte_enable:   u64,       LineBytes;
        /// What is stored; bytes that are not enabled are 0 here.
        data_request_data:          LineWords, Line;
        /// The line is read to be written: no other master may reach it before the next store. Counts with `extension`.
        data_request_lock:          bool,      Exchange;
        /// The answer to a load is taken.
        data_response_ready:        bool,      Bits(1);
        /// A byte is to be printed; it stays as it is until it is taken.
        console_output_valid:       bool,      Bits(1);
        /// The byte.
        console_output_data:        u64,       Bits(8);
        /// Every warp is stopped and nothing is under way.
        done:                       bool,      Bits(1);
        /// Bit k: a context waits at cluster barrier k.
        cluster_barrier_waiting:    u64,       ClusterBarriers;
        /// How many cores are to meet at each cluster barrier, [`crate::CLUSTER_BARRIER_BITS`] bits each, barrier 0
        /// lowest.
        cluster_barrier_wanted:     u64,       ClusterBarriersWanted;
        /// The core rings another one, or itself.
        ring_valid:                 bool,      Ring;
        /// Which one.
        ring_core:                  u64,       RingCore;
    }
}
