//! What names mean in a cycle: fields of records, of the interconnect and of ports; and conditions on them.

use isa::trace::{Qualifier, StallCause, TlbMapping, WarpState, WriteSource};
use isa::{CycleRecord, PerBank, PerContext, PerTlbEntry, Scalar, Slot};

use super::engine::Moment;
use super::judge::named;
use super::subject::Subject;
use super::value::{agree, number, words, Token};

/// The number of the core of a name such as `core1.r3`, and the name behind its point.
pub fn of_core(name: &str) -> Option<(usize, &str)> {
    member(name, "core")
}

fn member<'a>(name: &'a str, of: &str) -> Option<(usize, &'a str)> {
    let (one, name) = name.split_once('.')?;
    Some((one.strip_prefix(of)?.parse().ok()?, name))
}

impl Subject {
    /// A column of a table in a cycle: the cycle; a field of a core's record, `-` where it does not count then; one of
    /// the interconnect; or a port's. `cores.NAME` and `banks.NAME` have a value for each core or bank.
    pub fn column(&self, name: &str, moment: &Moment, cycle: u64) -> Result<Vec<Token>, String> {
        if name == "cycle" {
            return Ok(vec![Token::number(cycle - self.zero)]);
        }
        if let Some(name) = name.strip_prefix("cores.") {
            return moment.records.iter().map(|record| self.field(name, record)).collect();
        }
        if let Some(name) = name.strip_prefix("banks.") {
            return (0..self.engine.banks()).map(|bank| port(name, bank, moment)).collect();
        }
        if let Some((core, name)) = of_core(name) {
            let record = moment.records.get(core).ok_or_else(|| format!("there is no core {core}"))?;
            let is_number = name == "number";
            return Ok(vec![if is_number { Token::number(core as u64) } else { self.field(name, record)? }]);
        }
        if let Some((bank, name)) = member(name, "bank") {
            let is_number = name == "number";
            return Ok(vec![if is_number { Token::number(bank as u64) } else { port(name, bank, moment)? }]);
        }
        if let Some(name) = name.strip_prefix("port.") {
            return Ok(vec![port(name, 0, moment)?]);
        }
        if let Some(place) = self.between.get(name) {
            return Ok(vec![Token::number(moment.interconnect[*place])]);
        }
        Ok(vec![self.field(name, &moment.records[0])?])
    }

    fn field(&self, name: &str, record: &CycleRecord) -> Result<Token, String> {
        let slot = self.slot(name)?;
        let value = record.get(slot);
        let counts = match slot.info().qualifier {
            Qualifier::Field(field) => record.scalar(field) != 0,
            Qualifier::BankWrite if let Slot::Bank(_, bank) = slot => record.get(Slot::Bank(PerBank::Bytes, bank)) != 0,
            _ => true,
        };
        Ok(match slot {
            _ if !counts => Token::word("-"),
            Slot::Context(PerContext::State, _) => named(value, WarpState::from_repr(value as u8)),
            Slot::Scalar(Scalar::StallCause) => named(value, StallCause::from_repr(value as u8)),
            Slot::Scalar(Scalar::WriteSource) => named(value, WriteSource::from_repr(value as u8)),
            Slot::TlbEntry(PerTlbEntry::Mapping, _) => Token::Number(value, Some(mapped(value).to_owned())),
            _ => Token::number(value),
        })
    }

    /// The slot of a record that has this name.
    fn slot(&self, name: &str) -> Result<Slot, String> {
        self.slots.get(name).copied().ok_or_else(|| format!("a record of this core has no {name}"))
    }

    /// Whether a condition holds in a cycle: `a, b = 1 or c`.
    pub fn holds(&self, condition: &str, moment: &Moment, cycle: u64) -> Result<bool, String> {
        for all in condition.split(" or ") {
            let mut is_met = true;
            for one in all.split(',') {
                is_met &= self.one_holds(one.trim(), moment, cycle)?;
            }
            if is_met {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn one_holds(&self, condition: &str, moment: &Moment, cycle: u64) -> Result<bool, String> {
        for operator in ["!=", ">=", "<=", "=", ">", "<"] {
            let Some((name, value)) = condition.split_once(operator) else {
                continue;
            };
            let (name, value) = (name.trim(), value.trim());
            let raw = || self.raw(name, moment, cycle);
            let bound = || if self.is_field(value) { self.raw(value, moment, cycle) } else { number(value) };
            return Ok(match operator {
                "=" => self.is(name, value, moment, cycle)?,
                "!=" => !self.is(name, value, moment, cycle)?,
                ">=" => raw()? >= bound()?,
                "<=" => raw()? <= bound()?,
                ">" => raw()? > bound()?,
                _ => raw()? < bound()?,
            });
        }
        match condition.strip_prefix('!') {
            Some(name) => Ok(self.raw(name.trim(), moment, cycle)? == 0),
            None => Ok(self.raw(condition, moment, cycle)? != 0),
        }
    }

    /// Whether a column is what a case writes, or as another column.
    fn is(&self, name: &str, value: &str, moment: &Moment, cycle: u64) -> Result<bool, String> {
        let seen = self.column(name, moment, cycle)?;
        if self.is_field(value) {
            return Ok(self.column(value, moment, cycle)? == seen);
        }
        Ok(agree(&words(value), &seen))
    }

    /// Whether a word is the name of a field of core 0 or of the interconnect.
    fn is_field(&self, word: &str) -> bool {
        self.slots.contains_key(word) || self.between.contains_key(word)
    }

    /// A column's number, also of a field that does not count in this cycle.
    fn raw(&self, name: &str, moment: &Moment, cycle: u64) -> Result<u64, String> {
        let (core, own) = of_core(name).unwrap_or((0, name));
        match (self.slots.get(own), moment.records.get(core)) {
            (Some(slot), Some(record)) => Ok(record.get(*slot)),
            _ if name == "cycle" => Ok(cycle.saturating_sub(self.zero)),
            _ => match &self.column(name, moment, cycle)?[..] {
                [Token::Number(value, _)] => Ok(*value),
                _ => Err(format!("{name} is not one number")),
            },
        }
    }

    /// The texts of a step for which it has rows: itself, or, where it has a name such as `core.schedule_pc` or
    /// `bank.data_request_line`, one for each core or bank.
    pub fn variants(&self, text: &str) -> Vec<String> {
        let all = |of: &str, count: usize| -> Vec<String> {
            (0..count).map(|one| text.replace(&format!("{of}."), &format!("{of}{one}."))).collect()
        };
        match text {
            _ if text.contains("core.") => all("core", self.engine.cores()),
            _ if text.contains("bank.") => all("bank", self.engine.banks()),
            _ => vec![text.to_owned()],
        }
    }
}

fn port(name: &str, bank: usize, moment: &Moment) -> Result<Token, String> {
    moment.port(bank, name).map(Token::number).ok_or_else(|| format!("bank {bank} has no port {name}"))
}

/// Where the page of an entry of the TLB is.
fn mapped(value: u64) -> &'static str {
    match TlbMapping::unpacked(value).map(|mapping| (mapping.in_ram, mapping.is_console)) {
        None => "none",
        Some((true, false)) => "ram",
        Some((false, true)) => "console",
        Some((true, true)) => "scratchpad",
        Some((false, false)) => "nowhere",
    }
}
