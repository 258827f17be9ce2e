//! The values of ports by their names: what simulators know them by.

use isa::ports::{LineWords, PortInputs, PortOutputs};

/// A port's value, whatever its type, as words: only a line has more than one.
trait PortValue {
    fn words(&self) -> LineWords;
    fn from_words(words: &LineWords) -> Self;
}

impl PortValue for bool {
    fn words(&self) -> LineWords {
        u64::from(*self).words()
    }

    fn from_words(words: &LineWords) -> Self {
        words[0] != 0
    }
}

impl PortValue for u64 {
    fn words(&self) -> LineWords {
        let mut words = LineWords::default();
        words[0] = *self;
        words
    }

    fn from_words(words: &LineWords) -> Self {
        words[0]
    }
}

impl PortValue for LineWords {
    fn words(&self) -> LineWords {
        *self
    }

    fn from_words(words: &LineWords) -> Self {
        *words
    }
}

/// Ports that are found by their names.
pub trait NamedPorts {
    /// The value of the port of that name; `None` if none of these ports is called so.
    fn value(&self, name: &str) -> Option<LineWords>;

    /// Sets the port of that name; a name of none of these ports changes nothing.
    fn set_value(&mut self, name: &str, words: &LineWords);
}

/// Names every field of a group of ports: the pattern has no `..`, so that none is left out.
macro_rules! named_ports {
    ($($group:ident { $($name:ident),+ $(,)? })+) => { $(
        impl NamedPorts for $group {
            fn value(&self, name: &str) -> Option<LineWords> {
                let $group { $($name),+ } = self;
                match name {
                    $(stringify!($name) => Some($name.words()),)+
                    _ => None,
                }
            }

            fn set_value(&mut self, name: &str, words: &LineWords) {
                match name {
                    $(stringify!($name) => self.$name = PortValue::from_words(words),)+
                    _ => {}
                }
            }
        }
    )+ };
}

named_ports! {
    PortInputs {
        core_number, core_count, start_address, start_argument, instruction_request_ready, instruction_response_valid,
        instruction_response_data, instruction_response_error, data_request_ready, data_response_valid,
        data_response_data, data_response_error, data_response_again, console_output_ready, console_input_valid,
        cluster_barrier_open, rung,
    }
    PortOutputs {
        instruction_request_valid, instruction_request_word, instruction_response_ready, data_request_valid,
        data_request_write, data_request_console, data_request_line, data_request_byte_enable, data_request_data,
        data_request_lock, data_response_ready, console_output_valid, console_output_data, done,
        cluster_barrier_waiting, cluster_barrier_wanted, ring_valid, ring_core,
    }
}

#[cfg(test)]
mod tests {
    use isa::ports::{PortDirection, PORTS};

    use super::*;

    #[test]
    fn each_port_is_set_and_read_by_its_name() {
        let (mut inputs, mut outputs) = (PortInputs::default(), PortOutputs::default());
        let mut words = LineWords::default();
        words[0] = 1;
        for port in PORTS {
            inputs.set_value(port.name, &words);
            outputs.set_value(port.name, &words);
            let found = match port.direction {
                PortDirection::Input => [inputs.value(port.name), outputs.value(port.name)],
                PortDirection::Output => [outputs.value(port.name), inputs.value(port.name)],
            };
            assert_eq!(found, [Some(words), None], "{}", port.name);
        }
        assert!(inputs.data_request_ready && outputs.done);
        assert_eq!((inputs.core_number, outputs.data_request_data[0]), (1, 1));
    }
}
