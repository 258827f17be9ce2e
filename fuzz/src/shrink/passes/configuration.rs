//! The core: options off, fewer lanes and warps, smaller numbers. Each other core has to be compiled, so all that can
//! go goes at once.

use isa::{ArchId, CoreConfig, CoreOptions, OptionRow};

use super::super::{minimise, Shrinker, Subject};

/// Options with the value that a core can do with, where the default is more.
const LEAST: [(&str, &str); 3] = [("multiplier", "none"), ("divider", "none"), ("barriers", "0")];

/// What a core has more than the plainest one.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Extra {
    Lanes,
    Warps,
    Option(&'static str),
}

/// Takes as plain a core as will do.
pub(super) fn configuration(shrinker: &mut Shrinker<'_>) {
    let original = shrinker.best().config;
    minimise(extras(&original), |kept| plainer(&original, kept).is_some_and(|config| takes(shrinker, config)));
    fewer(shrinker, |[lanes, warps], fewer| (fewer < lanes).then_some([fewer, warps]));
    fewer(shrinker, |[lanes, warps], fewer| (fewer < warps).then_some([lanes, fewer]));
}

/// Takes two lanes or warps, or four, where all have been needed and one has not sufficed.
fn fewer(shrinker: &mut Shrinker<'_>, numbers: impl Fn([u32; 2], u32) -> Option<[u32; 2]>) {
    let config = shrinker.best().config;
    let present = [config.arch.lanes(), config.arch.warps()];
    let mut candidates = [2, 4].into_iter().filter_map(|fewer| {
        let numbers = numbers(present, fewer)?;
        with_options(&config.arch, numbers, config.options())
    });
    candidates.any(|config| takes(shrinker, config));
}

/// Tries a core.
fn takes(shrinker: &mut Shrinker<'_>, config: CoreConfig) -> bool {
    let candidate = Subject { config, ..shrinker.best().clone() };
    shrinker.takes_on_another_core(candidate)
}

/// All that a core has more than the plainest one. Whether it has trace ports is a part of how it fails.
fn extras(config: &CoreConfig) -> Vec<Extra> {
    let options = config.options().values().into_iter();
    let options = options.filter(|(row, _)| !is_kept(row));
    let mut all: Vec<Extra> = options.map(|(row, _)| Extra::Option(row.key)).collect();
    all.extend([Extra::Warps, Extra::Lanes]);
    let without = |extra: &Extra| {
        let others: Vec<Extra> = all.iter().filter(|other| *other != extra).cloned().collect();
        plainer(config, &others)
    };
    let extras = all.iter().filter(|extra| without(extra) != Some(*config));
    extras.cloned().collect()
}

/// Whether an option stays as it is.
fn is_kept(row: &OptionRow) -> bool {
    ["arch", "trace"].contains(&row.key)
}

fn least(row: &OptionRow) -> Option<&'static str> {
    let found = LEAST.iter().find(|(key, _)| *key == row.key);
    found.map(|(_, value)| *value)
}

/// The core with only these extras; `None` if there is no such core.
fn plainer(config: &CoreConfig, kept: &[Extra]) -> Option<CoreConfig> {
    let arch = config.arch;
    let number = |extra, number| if kept.contains(&extra) { number } else { 1 };
    let numbers = [number(Extra::Lanes, arch.lanes()), number(Extra::Warps, arch.warps())];
    let options = config.options().values().into_iter();
    let lines = options.filter_map(|(row, value)| match is_kept(row) || kept.contains(&Extra::Option(row.key)) {
        true => Some(row.assigned(&value)),
        false => least(row).map(|value| row.assigned(value)),
    });
    let options = CoreOptions::from_line(&lines.collect::<Vec<_>>().join(", ")).ok()?;
    with_options(&arch, numbers, options)
}

/// The core of an ArchID with these numbers of lanes and warps. What an option needs and does not find goes with it.
fn with_options(arch: &ArchId, [lanes, warps]: [u32; 2], options: CoreOptions) -> Option<CoreConfig> {
    let (gprs, preds) = (arch.gprs(), arch.preds());
    let arch = ArchId::new(arch.word_bytes(), arch.encoding(), gprs, preds, lanes, warps).ok()?;
    let met = options.values().into_iter();
    let met = met.filter(|(row, value)| row.key != "arch" && row.can_be(value, &arch, &options));
    let met: Vec<_> = met
        .filter(|(row, value)| row.key != "store_lanes" || value.parse().is_ok_and(|value: u32| value <= lanes))
        .map(|(row, value)| row.assigned(&value))
        .collect();
    let options = CoreOptions::from_line(&met.join(", ")).ok()?;
    CoreConfig::with_options(arch, &options).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::configuration as random_configuration;

    #[test]
    fn without_extras_every_core_is_the_plainest_one_of_its_registers() {
        for number in 0..200 {
            let config = random_configuration(11, number);
            let plainest = plainer(&config, &[]).unwrap();
            let arch = plainest.arch;
            assert_eq!((arch.lanes(), arch.warps()), (1, 1));
            assert_eq!(arch.gprs(), config.arch.gprs());
            assert_eq!(extras(&plainest), [], "{}", config.to_toml());
            assert_eq!(plainest.trace, config.trace);
        }
    }

    #[test]
    fn with_all_extras_it_is_the_same_core() {
        for number in 0..200 {
            let config = random_configuration(11, number);
            assert_eq!(plainer(&config, &extras(&config)), Some(config));
        }
    }
}
