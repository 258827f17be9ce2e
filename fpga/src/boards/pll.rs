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
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{board} cannot make a clock of {wanted_hz} Hz from its {input_hz} Hz; choose one between {low_mhz} and {high_mhz} MHz")]
pub struct PllError {
    board: &'static str,
    input_hz: u32,
    wanted_hz: u32,
    low_mhz: u32,
    high_mhz: u32,
}

/// A range of frequencies, in MHz.
type Range = std::ops::RangeInclusive<f64>;

/// One setting of the dividers: the oscillator runs at input / `input` * `feedback` * (`output`, if the feedback is
/// taken behind the output's divider), the output at a fraction `1 / output` of that.
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
        let (input_mhz, wanted_mhz) = (mhz(self.input_clock_hz), mhz(wanted_hz));
        let refused = |range: &Range| PllError {
            board: self.name,
            input_hz: self.input_clock_hz,
            wanted_hz,
            low_mhz: *range.start() as u32,
            high_mhz: *range.end() as u32,
        };
        let planned = |range: Range, setting: Option<Setting>| match setting {
            Some(setting) if range.contains(&wanted_mhz) => Ok(setting),
            _ => Err(refused(&range)),
        };
        match self.toolchain {
            Toolchain::Open(Family::Ecp5) => planned(10.0..=400.0, ecp5(input_mhz, wanted_mhz))
                .map(|setting| {
                    settings(
                        setting,
                        vec![
                            ("PLL_INPUT_DIVIDER", setting.input),
                            ("PLL_FEEDBACK_DIVIDER", setting.feedback),
                            ("PLL_OUTPUT_DIVIDER", setting.output),
                        ],
                    )
                }),
            Toolchain::Open(Family::Ice40Hx | Family::Ice40Up)
                if wanted_hz == self.input_clock_hz =>
            {
                Ok(ice40_settings(wanted_hz, None))
            }
            Toolchain::Open(Family::Ice40Hx | Family::Ice40Up) => {
                planned(16.0..=275.0, ice40(input_mhz, wanted_mhz)).map(|setting| {
                    ice40_settings(hz(setting.output_mhz), Some((input_mhz, setting)))
                })
            }
            Toolchain::Open(Family::GowinGw1n | Family::GowinGw2a) => {
                planned(4.0..=600.0, gowin(input_mhz, wanted_mhz)).map(|setting| {
                    settings(
                        setting,
                        vec![
                            ("PLL_IDIV_SEL", setting.input - 1),
                            ("PLL_FBDIV_SEL", setting.feedback - 1),
                            ("PLL_ODIV_SEL", setting.output),
                        ],
                    )
                })
            }
            Toolchain::Open(Family::XilinxXc7) => planned(5.0..=800.0, mmcm(input_mhz, wanted_mhz))
                .map(|setting| {
                    settings(
                        setting,
                        vec![
                            ("PLL_MULTIPLIER", setting.feedback),
                            ("PLL_OUTPUT_DIVIDER", setting.output),
                        ],
                    )
                }),
            Toolchain::Generic => Ok(Pll {
                output_hz: wanted_hz,
                parameters: Vec::new(),
            }),
        }
    }
}

fn settings(setting: Setting, numbers: Vec<(&'static str, u32)>) -> Pll {
    Pll {
        output_hz: hz(setting.output_mhz),
        parameters: numbers
            .into_iter()
            .map(|(name, number)| (name, number.to_string()))
            .collect(),
    }
}

/// EHXPLLL with the feedback behind the output's divider (data sheet FPGA-DS-02012, sysCLOCK PLL timing).
fn ecp5(input_mhz: f64, wanted_mhz: f64) -> Option<Setting> {
    let settings = (1..=128).flat_map(move |input| {
        (1..=80).flat_map(move |feedback| {
            (1..=128).map(move |output| Setting {
                input,
                feedback,
                output,
                output_mhz: input_mhz / f64::from(input) * f64::from(feedback),
            })
        })
    });
    best(wanted_mhz, 600.0, settings, move |setting| {
        let oscillator = setting.output_mhz * f64::from(setting.output);
        within(input_mhz / f64::from(setting.input), 3.125..=400.0)
            .then_some(oscillator)
            .filter(|&mhz| within(mhz, 400.0..=800.0))
    })
}

/// SB_PLL40 with simple feedback (technical note FPGA-TN-02052).
fn ice40(input_mhz: f64, wanted_mhz: f64) -> Option<Setting> {
    let settings = (1..=16).flat_map(move |input| {
        (1..=128).flat_map(move |feedback| {
            (1..=6).map(move |shift| Setting {
                input,
                feedback,
                output: 1 << shift,
                output_mhz: input_mhz / f64::from(input) * f64::from(feedback)
                    / f64::from(1 << shift),
            })
        })
    });
    best(wanted_mhz, 800.0, settings, move |setting| {
        let oscillator = setting.output_mhz * f64::from(setting.output);
        within(input_mhz / f64::from(setting.input), 10.0..=133.0)
            .then_some(oscillator)
            .filter(|&mhz| within(mhz, 533.0..=1066.0))
    })
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

/// rPLL, with limits that suit the slower of the two families' grades (data sheets DS117 and DS226).
fn gowin(input_mhz: f64, wanted_mhz: f64) -> Option<Setting> {
    const OUTPUTS: [u32; 11] = [2, 4, 8, 16, 32, 48, 64, 80, 96, 112, 128];
    let settings = (1..=64).flat_map(move |input| {
        (1..=64).flat_map(move |feedback| {
            OUTPUTS.iter().map(move |&output| Setting {
                input,
                feedback,
                output,
                output_mhz: input_mhz / f64::from(input) * f64::from(feedback),
            })
        })
    });
    best(wanted_mhz, 800.0, settings, move |setting| {
        let oscillator = setting.output_mhz * f64::from(setting.output);
        within(input_mhz / f64::from(setting.input), 3.0..=400.0)
            .then_some(oscillator)
            .filter(|&mhz| within(mhz, 500.0..=1200.0))
    })
}

/// MMCME2 without division of its input (data sheet DS181).
fn mmcm(input_mhz: f64, wanted_mhz: f64) -> Option<Setting> {
    let settings = (2..=64).flat_map(move |feedback| {
        (1..=128).map(move |output| Setting {
            input: 1,
            feedback,
            output,
            output_mhz: input_mhz * f64::from(feedback) / f64::from(output),
        })
    });
    best(wanted_mhz, 1000.0, settings, move |setting| {
        Some(setting.output_mhz * f64::from(setting.output))
            .filter(|&mhz| within(mhz, 600.0..=1200.0))
    })
}

/// The legal setting nearest to the frequency; of equally near ones that with the least division of the input, for the
/// least jitter, then that whose oscillator is nearest to its middle. `oscillator` gives a legal setting's oscillator.
fn best(
    wanted_mhz: f64,
    middle_mhz: f64,
    settings: impl Iterator<Item = Setting>,
    oscillator: impl Fn(&Setting) -> Option<f64>,
) -> Option<Setting> {
    settings
        .filter_map(|setting| Some((oscillator(&setting)?, setting)))
        .min_by(|(mhz, setting), (other_mhz, other)| {
            let off = |setting: &Setting| (setting.output_mhz - wanted_mhz).abs();
            let middle = |mhz: f64| (mhz - middle_mhz).abs();
            // To a hertz, lest rounding decides.
            let near = |setting: &Setting| (off(setting) * 1e6).round();
            near(setting)
                .total_cmp(&near(other))
                .then(setting.input.cmp(&other.input))
                .then(middle(*mhz).total_cmp(&middle(*other_mhz)))
        })
        .map(|(_, setting)| setting)
}

fn within(mhz: f64, range: Range) -> bool {
    range.contains(&mhz)
}

fn mhz(hz: u32) -> f64 {
    f64::from(hz) / 1e6
}

fn hz(mhz: f64) -> u32 {
    (mhz * 1e6).round() as u32
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
        assert_eq!(
            parameters("ulx3s-85f", 50_000_000),
            (50_000_000, "1 2 12".to_owned())
        );
        let (output, values) = parameters("ice40-hx8k", 48_000_000);
        assert_eq!(
            (output, values.as_str()),
            (48_000_000, "1 4'd0 7'd63 3'd4 3'd1")
        );
        let (output, values) = parameters("ice40-hx8k", 21_000_000);
        assert_eq!(
            (output, values.as_str()),
            (21_000_000, "1 4'd0 7'd55 3'd5 3'd1")
        );
        assert_eq!(
            parameters("tang-nano-9k", 40_500_000),
            (40_500_000, "1 2 16".to_owned())
        );
        assert_eq!(
            parameters("arty-a7", 50_000_000),
            (50_000_000, "10 20".to_owned())
        );
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
        for (board, hz) in [
            ("ulx3s-85f", 1_000_000),
            ("ice40-hx8k", 400_000_000),
            ("arty-a7", 0),
        ] {
            let error = Board::find(board).unwrap().pll(hz).unwrap_err().to_string();
            assert!(error.contains("choose one between"), "{error}");
        }
    }
}
