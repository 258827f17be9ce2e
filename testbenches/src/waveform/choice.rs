//! Which of both sides' signals go into a waveform.

use std::collections::HashSet;

use glob::Pattern;
use strsim::jaro_winkler;
use vcd::{Scope, ScopeItem};

use super::golden::LOCK_STEP;
use super::merge::Signals;

/// Names that an error shows when there are none of those that are asked for.
const NEAR_NAMES: usize = 6;
/// What the RTL's trace ports are called before the field's name.
const TRACE_PREFIX: &str = "trace_";

/// What goes into a waveform: what is in one of the scopes, and has one of the names. Cycle and mismatch marker always
/// do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// Empty: all.
    scopes: Vec<String>,
    /// Empty: all.
    signals: Vec<Pattern>,
}

/// Why nothing can be chosen so.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ChoiceError {
    /// A name with wildcards cannot be understood.
    #[error("`{glob}` is no name of signals: {why}\n  remedy: write `*` for any letters, `?` for one, `[ab]` for one of these; `[[]` is the bracket itself")]
    Glob {
        /// What was written.
        glob: String,
        /// What is wrong with it.
        why: &'static str,
    },
    /// Neither side has the scope.
    #[error("neither side has a scope `{path}`\n  near: {near}")]
    NoScope {
        /// What was written.
        path: String,
        /// Scopes that there are.
        near: String,
    },
    /// No signal has the name.
    #[error("no signal{place} is called `{glob}`\n  near: {near}")]
    NoSignal {
        /// What was written.
        glob: String,
        /// ` in these scopes` if only some are looked at.
        place: &'static str,
        /// Signals that there are.
        near: String,
    },
}

/// What has been chosen.
pub(crate) struct Chosen {
    /// Both sides' scopes, without what is not chosen.
    pub scopes: Vec<Scope>,
    /// The names in them.
    pub signals: Signals,
}

impl Choice {
    /// What is in one of these scopes and has one of these names; of no scopes, or no names, in any.
    ///
    /// A scope is given by its path, `golden.divergence`, or by the last parts of it. A name may have the wildcards
    /// `*`, `?` and `[...]`. It is held against a signal's path, its name, and its name without `trace_`.
    ///
    /// # Errors
    /// When a name cannot be understood.
    pub fn new(scopes: &[String], signals: &[String]) -> Result<Self, ChoiceError> {
        let pattern = |glob: &String| {
            Pattern::new(glob).map_err(|error| ChoiceError::Glob { glob: glob.clone(), why: error.msg })
        };
        Ok(Choice { scopes: scopes.to_vec(), signals: signals.iter().map(pattern).collect::<Result<_, _>>()? })
    }

    /// Whether everything goes into the waveform.
    pub fn is_all(&self) -> bool {
        self.scopes.is_empty() && self.signals.is_empty()
    }

    /// Chooses among the RTL's scopes and the others.
    ///
    /// # Errors
    /// When a scope or a name chooses nothing.
    pub(crate) fn of(&self, rtl: Vec<Scope>, own: Vec<Scope>) -> Result<Chosen, ChoiceError> {
        if !self.is_all() {
            self.check(rtl.iter().chain(&own))?;
        }
        let keep = |scopes: Vec<Scope>, kept: &mut Vec<(String, u32)>| -> Vec<Scope> {
            let scopes = scopes.into_iter();
            scopes.filter_map(|scope| self.kept("", scope, kept)).collect()
        };
        let (mut of_rtl, mut of_own) = (Vec::new(), Vec::new());
        let mut scopes = keep(rtl, &mut of_rtl);
        scopes.extend(keep(own, &mut of_own));
        Ok(Chosen { scopes, signals: Signals { rtl: of_rtl, own: of_own.into_iter().map(|(path, _)| path).collect() } })
    }

    /// What is kept of a scope, if anything is.
    fn kept(&self, above: &str, scope: Scope, kept: &mut Vec<(String, u32)>) -> Option<Scope> {
        let path = joined(above, &scope.identifier);
        let in_scope = self.has_scope(&path);
        let items = scope.items.into_iter().filter_map(|item| match item {
            ScopeItem::Scope(inner) => self.kept(&path, inner, kept).map(ScopeItem::Scope),
            ScopeItem::Var(variable) => {
                let name = joined(&path, &variable.reference);
                let is_kept = path == LOCK_STEP || in_scope && self.has_signal(&name);
                is_kept.then(|| {
                    kept.push((name, variable.size));
                    ScopeItem::Var(variable)
                })
            }
            item => Some(item),
        });
        let items: Vec<_> = items.collect();
        let mut shown = Scope::new(scope.scope_type, scope.identifier);
        shown.items = items;
        (!shown.items.is_empty()).then_some(shown)
    }

    /// Whether the signals in the scope of that path are chosen.
    fn has_scope(&self, path: &str) -> bool {
        self.scopes.is_empty() || self.scopes.iter().any(|wanted| is_within(path, wanted))
    }

    fn has_signal(&self, path: &str) -> bool {
        self.signals.is_empty() || self.signals.iter().any(|glob| is_called(path, glob))
    }

    /// Every scope that is asked for is there, and every name is that of a signal in one of them.
    fn check<'a>(&self, all: impl Iterator<Item = &'a Scope>) -> Result<(), ChoiceError> {
        let (mut scopes, mut signals) = (Vec::new(), Vec::new());
        all.for_each(|scope| list("", scope, &mut scopes, &mut signals));
        for path in &self.scopes {
            if !scopes.iter().any(|scope| is_within(scope, path)) {
                return Err(ChoiceError::NoScope { near: near(path, &scopes), path: path.clone() });
            }
        }
        signals.retain(|(scope, _)| self.has_scope(scope));
        for glob in &self.signals {
            if !signals.iter().any(|(_, path)| is_called(path, glob)) {
                let paths: Vec<String> = signals.into_iter().map(|(_, path)| path).collect();
                return Err(ChoiceError::NoSignal {
                    glob: glob.as_str().to_owned(),
                    place: match self.scopes.is_empty() {
                        true => "",
                        false => " in these scopes",
                    },
                    near: near(glob.as_str(), &paths),
                });
            }
        }
        Ok(())
    }
}

/// All scopes, and all signals with their scopes.
fn list(above: &str, scope: &Scope, scopes: &mut Vec<String>, signals: &mut Vec<(String, String)>) {
    let path = joined(above, &scope.identifier);
    scopes.push(path.clone());
    for item in &scope.items {
        match item {
            ScopeItem::Scope(inner) => list(&path, inner, scopes, signals),
            ScopeItem::Var(variable) => {
                signals.push((path.clone(), joined(&path, &variable.reference)));
            }
            _ => {}
        }
    }
}

fn joined(above: &str, name: &str) -> String {
    match above {
        "" => name.to_owned(),
        above => format!("{above}.{name}"),
    }
}

/// Whether the path is one that ends so, or leads further down from there.
fn is_within(path: &str, wanted: &str) -> bool {
    let path = format!(".{path}.");
    path.contains(&format!(".{wanted}."))
}

/// Whether a signal's path, its name, or its name without `trace_` is such.
fn is_called(path: &str, glob: &Pattern) -> bool {
    let name = name_of(path);
    let field = name.strip_prefix(TRACE_PREFIX).unwrap_or(name);
    let names = [path, name, field];
    names.iter().any(|name| glob.matches(name) || *name == glob.as_str())
}

fn name_of(path: &str) -> &str {
    path.rsplit('.').next().unwrap_or(path)
}

/// The paths that are most like what was written, or end in a name that is.
fn near(written: &str, paths: &[String]) -> String {
    let plain: String = written.chars().filter(|letter| !"*?[]".contains(*letter)).collect();
    let likeness = |path: &String| {
        let name = name_of(path);
        let field = name.strip_prefix(TRACE_PREFIX).unwrap_or(name);
        let likeness = [path, name, field].map(|name| jaro_winkler(name, &plain));
        likeness.into_iter().fold(0.0, f64::max)
    };
    let mut seen = HashSet::new();
    let mut ranked: Vec<(f64, &String)> =
        paths.iter().filter(|path| seen.insert(*path)).map(|path| (likeness(path), path)).collect();
    ranked.sort_by(|one, two| two.0.total_cmp(&one.0));
    let names = ranked.into_iter().take(NEAR_NAMES);
    let names: Vec<&str> = names.map(|(_, path)| path.as_str()).collect();
    match names.is_empty() {
        true => "nothing".to_owned(),
        false => names.join(", "),
    }
}
