//! What a case expects, compared with what its run has shown.

use isa::divergence::stack::StackEntryKind;
use isa::divergence::StateRow;
use isa::trace::WarpState;
use isa::{Context, CoreConfig, Gpr, Opcode, PredicateRegister};

use super::columns::of_core;
use super::engine::{Engine, Moment};
use super::grammar::{Step, Wrong};
use super::subject::{assignments, indexed, numbered, of_warp, Subject};
use super::value::{agree, number, shown, words, Token};

/// The numbers of a list, or `none`.
fn list(tokens: Vec<Token>) -> Vec<Token> {
    match tokens.is_empty() {
        true => vec![Token::word("none")],
        false => tokens,
    }
}

/// Groups of values, a `;` between them.
fn groups(groups: Vec<Vec<Token>>) -> Vec<Token> {
    let semicolon = [Token::word(";")];
    list(groups.join(&semicolon[..]))
}

fn numbers(values: impl IntoIterator<Item = u64>) -> Vec<Token> {
    values.into_iter().map(Token::number).collect()
}

impl Subject {
    /// What a name means now; `cores.NAME` has the values of all cores.
    fn value(&self, name: &str) -> Result<Vec<Token>, String> {
        match name.strip_prefix("cores.") {
            Some(own) => {
                let values = (0..self.engine.cores()).map(|core| self.of_core(core, own, &format!("core{core}.{own}")));
                Ok(values.collect::<Result<Vec<_>, _>>()?.concat())
            }
            None => {
                let (core, own) = of_core(name).unwrap_or((0, name));
                self.of_core(core, own, name)
            }
        }
    }

    /// What one of the names of a core means; `column` is its name as a column.
    fn of_core(&self, core: usize, name: &str, column: &str) -> Result<Vec<Token>, String> {
        if core >= self.engine.cores() {
            return Err(format!("there is no core {core}"));
        }
        if let Some(address) = name.strip_prefix('[') {
            let address = address.trim_end_matches(']');
            // The first byte from there on that is not 0.
            if let Some(start) = address.strip_suffix("..") {
                let rest = self.engine.memory().ram().get(number(start)? as usize..).unwrap_or_default();
                return Ok(numbers(rest.iter().copied().find(|&byte| byte != 0).or(Some(0)).map(u64::from)));
            }
            let (address, end) = match address.split_once("..") {
                Some((start, end)) => (number(start)?, number(end)?),
                None => (number(address)?, number(address)? + 1),
            };
            let word_bytes = self.engine.state(0).shape().arch.word_bytes();
            let words = (address..end).step_by(word_bytes as usize);
            return Ok(numbers(words.map(|address| self.engine.memory().read_word(address))));
        }
        if let Some(value) = self.of_state(core, name)? {
            return Ok(value);
        }
        if let Some(value) = self.of_divergence(core, name)? {
            return Ok(value);
        }
        let statistics = match &self.engine {
            Engine::Machine(machine) => machine.statistics(),
            Engine::Machines(cluster) if name == "waited_cluster_barriers" => {
                let waited = cluster.waited_cluster_barriers().into_iter();
                let waited = waited.map(|(barrier, cores)| [vec![barrier], cores].concat());
                return Ok(groups(waited.map(|one| numbers(one.into_iter().map(|number| number as u64))).collect()));
            }
            Engine::Machines(cluster) => cluster.statistics(core),
            Engine::Core(_) | Engine::Cores(_) => {
                let moment = self.history.last().ok_or("no cycle has passed")?;
                return self.column(column, moment, self.history.len() as u64 - 1);
            }
        };
        let count = match name {
            "warp_instructions" => statistics.warp_instructions,
            "thread_instructions" => statistics.thread_instructions,
            "uniform_splits" => statistics.uniform_splits,
            "divergent_splits" => statistics.divergent_splits,
            "divergent_jumps" => statistics.divergent_jumps,
            "merges" => statistics.merges,
            "exchanges" => statistics.exchanges,
            "deepest_stack" => statistics.deepest_stack as u64,
            _ => {
                let mnemonic = name.strip_prefix("executed_").ok_or_else(|| format!("a machine has no {name}"))?;
                let opcode = Opcode::ALL.into_iter().find(|opcode| opcode.to_string() == mnemonic);
                statistics.count(opcode.ok_or_else(|| format!("there is no instruction {mnemonic}"))?)
            }
        };
        Ok(numbers([count]))
    }

    /// Registers, masks, memory and modes.
    fn of_state(&self, core: usize, name: &str) -> Result<Option<Vec<Token>>, String> {
        let state = self.engine.state(core);
        if let Some((context, name)) = of_context(name) {
            let context = state.context(context);
            return Ok(match name {
                "pc" => Some(numbers([context.pc.0])),
                "active" => Some(numbers([context.active_mask.0])),
                "state" => Some(vec![named(context.state as u64, WarpState::from_repr(context.state as u8))]),
                _ => None,
            });
        }
        let (warp, name) = of_warp(name);
        let (name, index) = indexed(name)?;
        let one = |tokens: Vec<Token>| -> Result<Option<Vec<Token>>, String> {
            let Some(index) = index else {
                return Ok(Some(tokens));
            };
            let token = tokens.get(index as usize).ok_or_else(|| format!("there is no {name}[{index}]"))?;
            Ok(Some(vec![token.clone()]))
        };
        if let Some(register) = numbered(name, 'r') {
            return one(numbers(state.gpr_lanes(warp, Gpr(register as u8)).iter().copied()));
        }
        if let Some(register) = numbered(name, 'p') {
            return Ok(Some(numbers([state.predicate_lanes(warp, PredicateRegister(register as u8)).0])));
        }
        let mode = state.mode(warp);
        let shadow = state.shadow(warp);
        let barriers = || state.barriers().iter().map(|set| set.0);
        Ok(Some(match name {
            "fault" => match state.stopped_by_interrupts().first() {
                None => list(Vec::new()),
                Some(fault) => {
                    let number = fault.interrupt.number();
                    vec![Token::number(number), Token::word("at"), Token::number(fault.pc.0)]
                }
            },
            "stopped_by" => list(mode.stopped_by.iter().map(|interrupt| Token::number(interrupt.number())).collect()),
            "supervisor" => numbers([mode.supervisor.into()]),
            "interrupts" => numbers([mode.interrupts_enabled.into()]),
            "saved_pc" => numbers([shadow.pc.0]),
            "saved_active" => numbers([shadow.mask.0]),
            "saved_supervisor" => numbers([shadow.supervisor.into()]),
            "shadow_registers" => numbers(state.shadow_gprs(warp).iter().copied()),
            "shadow_predicates" => numbers(state.shadow_predicates(warp).iter().map(|mask| mask.0)),
            "kernel_entry" if matches!(self.engine, Engine::Machine(_)) => {
                list(state.kernel_entry().iter().map(|address| Token::number(address.0)).collect())
            }
            "scratchpad" => return one(numbers(state.scratchpad().words().iter().copied())),
            "barriers" => return one(numbers(barriers())),
            "console" => vec![Token::word(String::from_utf8_lossy(self.engine.memory().console_output()))],
            "console_bytes" => list(numbers(self.engine.memory().console_output().iter().map(|byte| u64::from(*byte)))),
            "console_input_waits" => numbers([self.engine.memory().has_console_input().into()]),
            "is_done" => numbers([self.engine.is_done().into()]),
            "deadlock" => list(numbers(self.deadlock.iter().map(|warp| warp.0.into()))),
            "awaiting" => groups(state.awaiting().iter().map(|one| vec![Token::word(one.to_string())]).collect()),
            _ => return Ok(None),
        }))
    }

    /// What the mechanism of divergence keeps.
    fn of_divergence(&self, core: usize, name: &str) -> Result<Option<Vec<Token>>, String> {
        let state = self.engine.state(core);
        let (context, name) = of_context(name).unwrap_or((Context(0), name));
        let rows = |context| -> Result<Vec<StateRow>, String> {
            let mut options = self.options.clone();
            options.ram_bytes = None;
            let config = CoreConfig::from_options(&options).map_err(|error| error.to_string())?;
            Ok(state.divergence().rows(&config, context))
        };
        let value = |row: &StateRow, field: usize| Token::number(row.fields[field].value);
        let labelled = |rows: &[StateRow], label: &str| rows.iter().find(|row| row.label == label).cloned();
        let optional = |rows: &[StateRow], label: &str| match labelled(rows, label) {
            Some(row) if row.fields[0].value == 1 => value(&row, 1),
            _ => Token::word("none"),
        };
        Ok(Some(match name {
            "depth" => numbers([state.divergence().depth(context) as u64]),
            // Warp 0's stack, bottom first: kind, lanes, address.
            "stack" => {
                let rows = rows(context)?;
                let entry = |row: &StateRow| {
                    let kind = StackEntryKind::from_bits(row.fields[0].value);
                    vec![Token::word(kind.name()), value(row, 1), value(row, 2)]
                };
                groups(rows[1..].iter().rev().map(entry).collect())
            }
            // Those that wait, the top one last: lanes, address.
            "paths" => {
                let waiting = state.divergence().waiting(context);
                groups(waiting.iter().map(|path| numbers([path.lanes.0, path.pc.unwrap_or_default().0])).collect())
            }
            "compares" => vec![value(&rows(context)?[0], 0)],
            // Those that are not free: number, address, lanes, entry of the table of regions.
            "contexts" => {
                let mut seen = Vec::new();
                for number in (0..state.shape().contexts as u32).map(Context) {
                    let context = state.context(number);
                    if context.state != WarpState::Free {
                        let mut tokens = numbers([number.0.into(), context.pc.0, context.active_mask.0]);
                        tokens.push(optional(&rows(number)?, "entry"));
                        seen.push(tokens);
                    }
                }
                groups(seen)
            }
            // Number, kind, lanes, pending lanes, parent, deferred lanes and where they go on.
            "regions" => {
                let rows = rows(context)?;
                let region = |row: &StateRow| {
                    let number = row.label.strip_prefix("region ")?.parse().ok()?;
                    let of = |name| row.fields.iter().find(|field| field.name == name).map(|field| field.value);
                    let or_none = |value: Option<u64>| value.map_or_else(|| Token::word("none"), Token::number);
                    let kind = Token::word(if of("kind")? == 1 { "loop" } else { "split" });
                    let mut tokens = vec![Token::Number(number, None), kind];
                    tokens.extend(numbers([of("mask")?, of("pending")?]));
                    tokens.extend([or_none(of("parent")), or_none(of("deferred"))]);
                    tokens.extend(of("deferred").and(of("at")).map(Token::number));
                    Some(tokens)
                };
                groups(rows.iter().filter_map(region).collect())
            }
            // The holder, whether it is in a handler, whether it was in one before, the entry of the shadow set.
            "hold" => {
                let rows = rows(context)?;
                let flags = labelled(&rows, "in handler").ok_or("the mechanism has no handlers")?;
                let holder = optional(&rows, "holder");
                vec![holder, value(&flags, 0), value(&flags, 1), optional(&rows, "shadow entry")]
            }
            _ => return Ok(None),
        }))
    }

    /// The cycles that are looked at.
    fn cycles(&self) -> impl Iterator<Item = (u64, &Moment)> {
        (0..).zip(&self.history).skip(self.zero as usize)
    }

    /// Counts cycles from the first in which a condition holds, from the last one (`now`), or from the next (`here`).
    pub fn count_from(&mut self, what: &str) -> Result<(), String> {
        let cycles = self.history.len() as u64;
        match what {
            "here" => self.zero = cycles,
            "now" => self.zero = cycles.saturating_sub(1),
            _ => return self.count_from_first(what),
        }
        Ok(())
    }

    fn count_from_first(&mut self, what: &str) -> Result<(), String> {
        for (cycle, moment) in (0..).zip(&self.history) {
            if self.holds(what, moment, cycle)? {
                self.zero = cycle;
                return Ok(());
            }
        }
        Err(format!("there is no cycle with {what}"))
    }

    /// `expect NAME = VALUE, ...`, also in the lines below.
    pub fn expect(&self, step: &Step) -> Result<(), Wrong> {
        let own = std::iter::once((step.number, &step.rest)).filter(|(_, text)| !text.is_empty());
        let below = step.block.iter().map(|line| (line.number, &line.text));
        for (line, text) in own.chain(below) {
            for (name, expected) in assignments(text).map_err(|error| (line, error))? {
                let (name, is_equal) = match name.strip_suffix('!') {
                    Some(name) => (name.trim(), false),
                    None => (name.as_str(), true),
                };
                let seen = self.value(name).map_err(|error| (line, error))?;
                if agree(&words(&expected), &seen) != is_equal {
                    let sign = if is_equal { "=" } else { "!=" };
                    let seen = shown(&seen, &expected);
                    return Err((line, format!("expected {name} {sign} {expected}, seen {seen}")));
                }
            }
        }
        Ok(())
    }

    /// `seen COLUMNS when CONDITION`, with a row for each cycle in which it holds; `changes COLUMNS`, with a row for
    /// each cycle in which one of them is other than before, the cycle first.
    pub fn table(&self, step: &Step) -> Result<(), Wrong> {
        let at_step = |error| (step.number, error);
        let is_changes = step.word == "changes";
        let mut rows: Vec<Vec<Token>> = Vec::new();
        let mut before: Vec<Token> = Vec::new();
        let variants = self.variants(&step.rest);
        let cycles = self.cycles().flat_map(|(cycle, moment)| variants.iter().map(move |text| (text, cycle, moment)));
        for (text, cycle, moment) in cycles {
            let (columns, condition) = text.split_once(" when ").unwrap_or((text, ""));
            if !condition.is_empty() && !self.holds(condition, moment, cycle).map_err(at_step)? {
                continue;
            }
            let values = columns.split_whitespace().map(|name| self.column(name, moment, cycle));
            let values = values.collect::<Result<Vec<_>, _>>().map_err(at_step)?.concat();
            if is_changes {
                let is_zero = |token: &Token| matches!(token, Token::Number(0, _)) || *token == Token::word("-");
                let is_same = if before.is_empty() { values.iter().all(is_zero) } else { before == values };
                before.clone_from(&values);
                if is_same {
                    continue;
                }
                rows.push([vec![Token::number(cycle - self.zero)], values].concat());
            } else {
                rows.push(values);
            }
        }
        compare_rows(step, &rows)
    }

    /// `always CONDITION when CONDITION`: in each cycle in which the second holds, the first does; `count NUMBER when
    /// CONDITION`: how many cycles those are, or `count > NUMBER`.
    pub fn cycles_with(&self, step: &Step) -> Result<(), Wrong> {
        let at_step = |error| (step.number, error);
        let mut count = 0;
        let variants = self.variants(&step.rest);
        let cycles = self.cycles().flat_map(|(cycle, moment)| variants.iter().map(move |text| (text, cycle, moment)));
        for (text, cycle, moment) in cycles {
            let (what, condition) = text.split_once(" when ").unwrap_or((text, ""));
            if !condition.is_empty() && !self.holds(condition, moment, cycle).map_err(at_step)? {
                continue;
            }
            count += 1;
            if step.word == "always" && !self.holds(what, moment, cycle).map_err(at_step)? {
                let cycle = cycle - self.zero;
                return Err((step.number, format!("expected {what} in every cycle, not seen in {cycle}")));
            }
        }
        let what = step.rest.split_once(" when ").map_or(step.rest.as_str(), |(what, _)| what);
        match step.word.as_str() {
            "always" if count == 0 => Err((step.number, "there is no such cycle".to_owned())),
            "count" => {
                let is_right = match what.split_once(' ') {
                    Some((">", least)) => count > number(least).map_err(at_step)?,
                    Some(("<", most)) => count < number(most).map_err(at_step)?,
                    _ => count == number(what).map_err(at_step)?,
                };
                if is_right {
                    return Ok(());
                }
                Err((step.number, format!("expected {what} cycles, seen {count}")))
            }
            _ => Ok(()),
        }
    }
}

/// Compares a table's rows with those of a step's lines, of which one may have several, `1 2 | 3 4`; `...` first or last
/// stands for any rows.
fn compare_rows(step: &Step, rows: &[Vec<Token>]) -> Result<(), Wrong> {
    let lines = step.block.iter().flat_map(|line| line.text.split(" | ").map(|text| (line.number, text.trim())));
    let mut lines: Vec<_> = lines.collect();
    let is_open = |line: Option<&(usize, &str)>| line.is_some_and(|(_, text)| *text == "...");
    let (open_start, open_end) = (is_open(lines.first()), is_open(lines.last()));
    lines.retain(|(_, text)| *text != "...");
    let all = || {
        let rows: Vec<_> = rows.iter().map(|row| format!("  {}", shown(row, ""))).collect();
        format!("all rows:\n{}", rows.join("\n"))
    };
    let start = if open_start { rows.len().saturating_sub(lines.len()) } else { 0 };
    for (&(number, expected), index) in lines.iter().zip(start..) {
        let Some(row) = rows.get(index) else {
            return Err((number, format!("expected the row {expected}, seen none; {}", all())));
        };
        if !agree(&words(expected), row) {
            let seen = shown(row, expected);
            return Err((number, format!("expected the row {expected}, seen {seen}; {}", all())));
        }
    }
    let more = rows.get(start + lines.len());
    match more {
        Some(row) if !open_end => Err((step.number, format!("seen a further row {}; {}", shown(row, ""), all()))),
        _ => Ok(()),
    }
}

/// `c1.pc` is the pc of context 1; some names without a context mean context 0.
fn of_context(name: &str) -> Option<(Context, &str)> {
    match name.split_once('.') {
        Some((context, name)) => Some((Context(numbered(context, 'c')?), name)),
        None if matches!(name, "pc" | "active" | "state") => Some((Context(0), name)),
        None => None,
    }
}

/// A number of an enumeration, with its name.
pub fn named<T: std::fmt::Debug>(value: u64, variant: Option<T>) -> Token {
    Token::Number(value, variant.map(|variant| format!("{variant:?}")))
}
