//! Where the signals of both sides are that a group of lines shows.

use std::collections::HashMap;

use super::{Line, Radix};
use crate::waveform::golden::GOLDEN;
use crate::waveform::merge::Signals;

/// The RTL's signals, by their names.
pub(super) struct Hardware<'a> {
    /// Paths and widths in bits.
    by_name: HashMap<&'a str, Vec<(&'a str, u32)>>,
}

impl<'a> Hardware<'a> {
    /// Those in the waveform.
    pub(super) fn new(signals: &'a Signals) -> Self {
        let mut by_name: HashMap<_, Vec<_>> = HashMap::new();
        for (path, width_bits) in &signals.rtl {
            let name = path.rsplit('.').next().unwrap_or(path);
            let named = by_name.entry(name).or_default();
            named.push((path.as_str(), *width_bits));
        }
        Hardware { by_name }
    }
}

/// A part of the design on both sides.
pub(super) struct DesignPart<'a> {
    hardware: &'a Hardware<'a>,
    /// The RTL's instance; `None`: the whole design.
    instance: Option<String>,
    /// The model's scope.
    golden: String,
}

impl<'a> DesignPart<'a> {
    /// The whole design.
    pub(super) fn alone(hardware: &'a Hardware<'a>) -> Self {
        DesignPart { hardware, instance: None, golden: GOLDEN.to_owned() }
    }

    /// The whole RTL, and a scope within the model's.
    pub(super) fn shared(hardware: &'a Hardware<'a>, scope: &str) -> Self {
        DesignPart { golden: format!("{GOLDEN}.{scope}"), ..DesignPart::alone(hardware) }
    }

    /// An instance that is called as the scope within the model's is.
    pub(super) fn within(hardware: &'a Hardware<'a>, scope: &str) -> Self {
        DesignPart { instance: Some(format!(".{scope}.")), ..DesignPart::shared(hardware, scope) }
    }

    /// The RTL's signal of that name in the outermost scope that has it; Verilator's own scope for the ports comes
    /// last.
    pub(super) fn hardware(&self, name: &str, radix: Radix) -> Option<Line> {
        let named = self.hardware.by_name.get(name)?.iter();
        let instance = self.instance.as_deref().unwrap_or("");
        let here = named.filter(|(path, _)| path.contains(instance));
        let (path, width_bits) = here.min_by_key(|(path, _)| (path.starts_with('$'), path.matches('.').count()))?;
        Some(Line::signal(*path, *width_bits, radix))
    }

    /// The RTL's signal of a field, if the RTL has it, and the model's.
    pub(super) fn pair(&self, name: &str, width_bits: u32, radix: Radix) -> Vec<Line> {
        let traced = self.hardware(&format!("trace_{name}"), radix);
        let hardware = traced.or_else(|| self.hardware(name, radix));
        let model = Line::signal(format!("{}.{name}", self.golden), width_bits, radix);
        hardware.into_iter().chain([model]).collect()
    }

    /// A text of the model's.
    pub(super) fn text(&self, path: &str) -> Line {
        Line::Text(format!("{}.{path}", self.golden))
    }
}
