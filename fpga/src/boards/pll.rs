//! The settings of a board's PLL for a frequency: each family's dividers, and the limits that its data sheet sets to
//! what goes into the phase detector and comes out of the oscillator.

use thiserror::Error;

use super::{Board, Toolchain};
use crate::family::Family;

/// A PLL's settings, as constants of the board's top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pll {
    /// The frequency that comes out, in Hz; the nearest to what was asked for.
    pub output_hz: u32,
    /// The constants by name, as Verilog.
    pub parameters: Vec<(&'static str, String)>,
}

/// A frequency that the board cannot give.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("{board} cannot make a clock of {wanted_hz} Hz from its {input_hz} Hz; {key} must be between {low_mhz} and {high_mhz} MHz")]
pub struct PllError {
    board: String,
    input_hz: u32,
    wanted_hz: u32,
    /// The board's key that is out of the limits.
    pub key: &'static str,
    low_mhz: f64,
    high_mhz: f64,
}

/// A range of frequencies, in MHz.
type Range = std::ops::RangeInclusive<f64>;

/// What a family's PLL can be set to. The oscillator runs at input / `input` * `feedback` * (`output`, if the feedback
/// is taken behind the output's divider), the output at a fraction 1 / `output` of that.
struct Dividers {
    inputs: std::ops::RangeInclusive<u32>,
    feedbacks: std::ops::RangeInclusive<u32>,
    outputs: Vec<u32>,
    feedback_is_behind_output: bool,
    /// The limits of what goes into the phase detector.
    detector_mhz: Range,
    /// The limits of the oscillator, and what it runs at best.
    oscillator_mhz: Range,
    middle_mhz: f64,
    /// The frequencies that a user may ask for.
    wanted_mhz: Range,
}

/// One setting of the dividers.
#[derive(Clone, Copy)]
struct Setting {
    input: u32,
    feedback: u32,
    output: u32,
    output_mhz: f64,
}

impl Board {
    /// The settings that give the frequency nearest to the one wanted.
    ///
    /// # Errors
    /// When the frequency is out of the PLL's reach.
    pub fn pll(&self, wanted_hz: u32) -> Result<Pll, PllError> {
        let unchanged = wanted_hz == self.input_clock_hz;
        let family = match self.toolchain {
            Toolchain::Open(Family::Ice40Hx | Family::Ice40Up) if unchanged => {
                return Ok(ice40_settings(wanted_hz, None))
            }
            Toolchain::Open(family) => family,
            Toolchain::Generic => return Ok(Pll { output_hz: wanted_hz, parameters: Vec::new() }),
        };
        let dividers = Dividers::of(family);
        let input_mhz = mhz(self.input_clock_hz);
        let refused = |key, (low_mhz, high_mhz)| {
            let (board, input_hz) = (self.name.clone(), self.input_clock_hz);
            PllError { board, input_hz, wanted_hz, key, low_mhz, high_mhz }
        };
        if !dividers.wanted_mhz.contains(&mhz(wanted_hz)) {
            return Err(refused("clock_hz", dividers.wanted_mhz.into_inner()));
        }
        let setting = dividers.nearest(input_mhz, mhz(wanted_hz));
        let setting = setting.ok_or_else(|| refused("input_clock_hz", dividers.inputs_mhz()))?;
        let Setting { input, feedback, output, output_mhz } = setting;
        let output_hz = (output_mhz * 1e6).round() as u32;
        let numbers: &[(&str, u32)] = match family {
            Family::Ecp5 => {
                &[("PLL_INPUT_DIVIDER", input), ("PLL_FEEDBACK_DIVIDER", feedback), ("PLL_OUTPUT_DIVIDER", output)]
            }
            Family::Ice40Hx | Family::Ice40Up => return Ok(ice40_settings(output_hz, Some((input_mhz, setting)))),
            Family::GowinGw1n | Family::GowinGw2a => {
                &[("PLL_IDIV_SEL", input - 1), ("PLL_FBDIV_SEL", feedback - 1), ("PLL_ODIV_SEL", output)]
            }
            Family::XilinxXc7 => &[("PLL_MULTIPLIER", feedback), ("PLL_OUTPUT_DIVIDER", output)],
        };
        let numbers = numbers.iter().map(|&(name, number)| (name, number.to_string()));
        Ok(Pll { output_hz, parameters: numbers.chain(input_parameter(family, input_mhz)).collect() })
    }
}

/// The constant by which the family's PLL knows the oscillator's frequency, where it wants that.
fn input_parameter(family: Family, input_mhz: f64) -> Option<(&'static str, String)> {
    match family {
        Family::GowinGw1n | Family::GowinGw2a => Some(("PLL_FCLKIN", format!("\"{input_mhz}\""))),
        Family::XilinxXc7 => Some(("PLL_INPUT_PERIOD_NS", format!("{:?}", 1e3 / input_mhz))),
        Family::Ecp5 | Family::Ice40Hx | Family::Ice40Up => None,
    }
}

impl Dividers {
    fn of(family: Family) -> Dividers {
        match family {
            // EHXPLLL (data sheet FPGA-DS-02012, sysCLOCK PLL timing).
            Family::Ecp5 => Dividers {
                inputs: 1..=128,
                feedbacks: 1..=80,
                outputs: (1..=128).collect(),
                feedback_is_behind_output: true,
                detector_mhz: 3.125..=400.0,
                oscillator_mhz: 400.0..=800.0,
                middle_mhz: 600.0,
                wanted_mhz: 10.0..=400.0,
            },
            // SB_PLL40 with simple feedback (technical note FPGA-TN-02052).
            Family::Ice40Hx | Family::Ice40Up => Dividers {
                inputs: 1..=16,
                feedbacks: 1..=128,
                outputs: vec![2, 4, 8, 16, 32, 64],
                feedback_is_behind_output: false,
                detector_mhz: 10.0..=133.0,
                oscillator_mhz: 533.0..=1066.0,
                middle_mhz: 800.0,
                wanted_mhz: 16.0..=275.0,
            },
            // rPLL, with limits that suit the slower of the two families' grades (data sheets DS117 and DS226).
            Family::GowinGw1n | Family::GowinGw2a => Dividers {
                inputs: 1..=64,
                feedbacks: 1..=64,
                outputs: vec![2, 4, 8, 16, 32, 48, 64, 80, 96, 112, 128],
                feedback_is_behind_output: true,
                detector_mhz: 3.0..=400.0,
                oscillator_mhz: 500.0..=1200.0,
                middle_mhz: 800.0,
                wanted_mhz: 4.0..=600.0,
            },
            // MMCME2 without division of its input (data sheet DS181).
            Family::XilinxXc7 => Dividers {
                inputs: 1..=1,
                feedbacks: 2..=64,
                outputs: (1..=128).collect(),
                feedback_is_behind_output: false,
                detector_mhz: 10.0..=450.0,
                oscillator_mhz: 600.0..=1200.0,
                middle_mhz: 1000.0,
                wanted_mhz: 5.0..=800.0,
            },
        }
    }

    /// The legal setting nearest to the frequency; of equally near ones that with the least division of the input, for
    /// the least jitter, then that whose oscillator is nearest to its middle.
    fn nearest(&self, input_mhz: f64, wanted_mhz: f64) -> Option<Setting> {
        let settings = self.inputs.clone().flat_map(|input| {
            let feedbacks = self.feedbacks.clone();
            feedbacks.flat_map(move |feedback| {
                let outputs = self.outputs.iter();
                outputs.filter_map(move |&output| self.legal(input_mhz, [input, feedback, output]))
            })
        });
        let nearest = settings.min_by(|(oscillator, setting), (other_oscillator, other)| {
            // To a hertz, lest rounding decides.
            let off = |setting: &Setting| ((setting.output_mhz - wanted_mhz).abs() * 1e6).round();
            let from_middle = |mhz: &f64| (mhz - self.middle_mhz).abs();
            off(setting)
                .total_cmp(&off(other))
                .then(setting.input.cmp(&other.input))
                .then(from_middle(oscillator).total_cmp(&from_middle(other_oscillator)))
        });
        nearest.map(|(_, setting)| setting)
    }

    /// The frequencies, in MHz, that some division of the input brings to the phase detector.
    fn inputs_mhz(&self) -> (f64, f64) {
        let (least, most) = (*self.inputs.start(), *self.inputs.end());
        (self.detector_mhz.start() * f64::from(least), self.detector_mhz.end() * f64::from(most))
    }

    /// A setting with its oscillator's frequency, if the PLL works with it.
    fn legal(&self, input_mhz: f64, [input, feedback, output]: [u32; 3]) -> Option<(f64, Setting)> {
        let detector_mhz = input_mhz / f64::from(input);
        let fed_back_mhz = detector_mhz * f64::from(feedback);
        let (oscillator_mhz, output_mhz) = match self.feedback_is_behind_output {
            true => (fed_back_mhz * f64::from(output), fed_back_mhz),
            false => (fed_back_mhz, fed_back_mhz / f64::from(output)),
        };
        let setting = Setting { input, feedback, output, output_mhz };
        (self.detector_mhz.contains(&detector_mhz) && self.oscillator_mhz.contains(&oscillator_mhz))
            .then_some((oscillator_mhz, setting))
    }
}

fn ice40_settings(output_hz: u32, pll: Option<(f64, Setting)>) -> Pll {
    let (used, divr, divf, divq, filter) = match pll {
        None => (0, 0, 0, 0, 0),
        Some((input_mhz, setting)) => {
            let detector = input_mhz / f64::from(setting.input);
            // The loop filter by the frequency at the phase detector.
            let steps = [17.0, 26.0, 44.0, 66.0, 101.0];
            let filter = 1 + steps.iter().filter(|&&step| detector >= step).count();
            let divq = setting.output.trailing_zeros();
            (1, setting.input - 1, setting.feedback - 1, divq, filter)
        }
    };
    Pll {
        output_hz,
        parameters: vec![
            ("PLL_USED", used.to_string()),
            ("PLL_DIVR", format!("4'd{divr}")),
            ("PLL_DIVF", format!("7'd{divf}")),
            ("PLL_DIVQ", format!("3'd{divq}")),
            ("PLL_FILTER_RANGE", format!("3'd{filter}")),
        ],
    }
}

fn mhz(hz: u32) -> f64 {
    f64::from(hz) / 1e6
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parameters(board: &str, hz: u32) -> (u32, String) {
        let pll = Board::find(board).unwrap().pll(hz).unwrap();
        let values: Vec<_> = pll.parameters.into_iter().map(|(_, value)| value).collect();
        (pll.output_hz, values.join(" "))
    }

    /// The settings of ecppll, icepll and gowin_pll for the same frequencies.
    #[test]
    fn settings_are_those_of_the_vendors_projects() {
        assert_eq!(parameters("ulx3s-85f", 50_000_000), (50_000_000, "1 2 12".to_owned()));
        let (output, values) = parameters("ice40-hx8k", 48_000_000);
        assert_eq!((output, values.as_str()), (48_000_000, "1 4'd0 7'd63 3'd4 3'd1"));
        let (output, values) = parameters("ice40-hx8k", 21_000_000);
        assert_eq!((output, values.as_str()), (21_000_000, "1 4'd0 7'd55 3'd5 3'd1"));
        assert_eq!(parameters("tang-nano-9k", 40_500_000), (40_500_000, "1 2 16 \"27\"".to_owned()));
        assert_eq!(parameters("arty-a7", 50_000_000), (50_000_000, "10 20 10.0".to_owned()));
    }

    #[test]
    fn the_oscillators_own_frequency_needs_no_pll_on_ice40() {
        let (output, values) = parameters("icebreaker", 12_000_000);
        assert_eq!((output, &values[..1]), (12_000_000, "0"));
    }

    #[test]
    fn the_nearest_frequency_is_taken_and_told() {
        let (output, _) = parameters("ulx3s-85f", 66_000_000);
        assert_eq!(output, 65_625_000);
        let (output, _) = parameters("ice40-hx8k", 33_333_333);
        assert!(output.abs_diff(33_333_333) < 400_000, "{output}");
    }

    #[test]
    fn frequencies_out_of_reach_are_refused_with_the_range() {
        for (board, hz) in [("ulx3s-85f", 1_000_000), ("ice40-hx8k", 400_000_000), ("arty-a7", 0)] {
            let error = Board::find(board).unwrap().pll(hz).unwrap_err().to_string();
            assert!(error.contains("clock_hz must be between"), "{error}");
        }
    }

    #[test]
    fn an_oscillator_that_the_pll_does_not_take_is_refused_with_the_range() {
        for (name, range) in [("ice40-hx8k", "between 10 and 2128 MHz"), ("arty-a7", "between 10 and 450 MHz")] {
            let board = Board { input_clock_hz: 1_000_000, ..Board::find(name).unwrap() };
            let error = board.pll(48_000_000).unwrap_err().to_string();
            assert!(error.contains("input_clock_hz must be") && error.contains(range), "{error}");
        }
    }
}
