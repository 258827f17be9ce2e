//! The table of docs/verification.md: for every opcode, where it exists and what tests it. Computed from what the tests
//! themselves are made of, so that it cannot promise more than they do.

use std::fs;

use anyhow::{Context, Result};
use isa::{ExecutionUnit, Opcode};
use testbenches::directed;

use crate::document::Table;

/// A program of `programs/` and the opcodes in its own source.
struct Used {
    name: String,
    opcodes: Vec<Opcode>,
}

/// The table's text.
pub fn table() -> Result<String> {
    let programs = programs()?;
    let config = fuzz::complete_configuration();
    let counts = fuzz::opcode_counts();
    let all: u64 = counts.iter().sum();
    let headings =
        "opcode | model | RTL | directed test: cases | random test: of 10000 instructions | first covered by";
    let mut table = Table::new("", headings);
    for opcode in Opcode::ALL {
        let cases = directed::matrix_program(&config, opcode).cases.len();
        let count = counts[usize::from(opcode.code())];
        let random = match count * 10_000 / all {
            0 if count > 0 => "less than 1".to_owned(),
            share => share.to_string(),
        };
        let first = programs
            .iter()
            .find(|program| program.opcodes.contains(&opcode))
            .map_or_else(|| "`testbenches/tests/core/directed.rs`".to_owned(), |program| format!("`{}`", program.name));
        table.row(&[
            format!("`{opcode}`"),
            "always".to_owned(),
            exists(opcode),
            format!("{cases}{}", faults(opcode)),
            random,
            first,
        ]);
    }
    Ok(table.into_text())
}

/// In which cores the RTL has the opcode; the model behaves as the core that it is made for.
fn exists(opcode: Opcode) -> String {
    let unit = match opcode.unit() {
        ExecutionUnit::Divergence => Some("unless `divergence` is masks"),
        ExecutionUnit::Multiply => Some("unless `multiplier` is none"),
        ExecutionUnit::Divide => Some("unless `divider` is none"),
        ExecutionUnit::Float => Some("with `float`"),
        ExecutionUnit::Barrier => Some("with `barriers`"),
        ExecutionUnit::Custom => Some("with a `custom_unit` that has the function"),
        ExecutionUnit::Alu
        | ExecutionUnit::Predicate
        | ExecutionUnit::Branch
        | ExecutionUnit::LoadStore
        | ExecutionUnit::Clone
        | ExecutionUnit::WarpControl
        | ExecutionUnit::System => None,
    };
    let conditions = [
        opcode.is_extension().then_some("with `extension`"),
        opcode.info().compares_floats.then_some("with `float`"),
        (opcode == Opcode::Ring).then_some("with `several_cores`"),
        (opcode.narrow_bytes() == Some(4)).then_some("with words of 8 bytes"),
        unit,
    ];
    let conditions: Vec<&str> = conditions.into_iter().flatten().collect();
    match conditions.is_empty() {
        true => "always".to_owned(),
        false => conditions.join(", "),
    }
}

/// The cases in which each lane raises each fault that the opcode can raise.
fn faults(opcode: Opcode) -> String {
    let config = fuzz::complete_configuration();
    use directed::{FaultForm, FaultKind};
    let of = |form: FaultForm, is_wanted: fn(FaultKind) -> bool| -> usize {
        let kinds = FaultKind::ALL.iter().copied();
        let kinds = kinds.filter(|&kind| kind.exists(&config) && is_wanted(kind));
        kinds.map(|kind| directed::fault_cases(&config, kind, form).len()).sum()
    };
    let is_division = |kind| kind == FaultKind::ZeroDivisor;
    let is_access = |kind| kind != FaultKind::ZeroDivisor;
    let count = match opcode {
        Opcode::Ld => of(FaultForm::First, is_access),
        Opcode::St => of(FaultForm::Second, is_access),
        Opcode::Div => of(FaultForm::First, is_division),
        Opcode::Mod => of(FaultForm::Second, is_division),
        Opcode::Aadd => of(FaultForm::Third, is_access),
        _ => return String::new(),
    };
    format!(" and {count} with faults")
}

/// The programs by name, those of the library last.
fn programs() -> Result<Vec<Used>> {
    let mut used = Vec::new();
    for folder in ["programs", "programs/divergence", "programs/cluster", "programs/lib"] {
        let mut paths: Vec<_> = fs::read_dir(super::root().join(folder))
            .with_context(|| format!("cannot read {folder}"))?
            .collect::<std::io::Result<Vec<_>>>()?
            .into_iter()
            .map(|entry| entry.path())
            .filter(|path| path.extension().is_some_and(|extension| extension == "s"))
            .collect();
        paths.sort();
        for path in paths {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            used.push(Used { name: format!("{folder}/{name}"), opcodes: opcodes(&fs::read_to_string(&path)?) });
        }
    }
    Ok(used)
}

/// The opcodes in a source: the words before operands, behind labels and guards.
fn opcodes(source: &str) -> Vec<Opcode> {
    let statements = source.lines().flat_map(|line| {
        let code = line.split("//").next().unwrap_or_default();
        code.split(';')
    });
    statements
        .filter_map(|statement| {
            let behind_guard = statement.rsplit('?').next()?;
            let behind_label = behind_guard.rsplit(": ").next()?;
            let word = behind_label.rsplit(":\t").next()?.split_whitespace().next()?;
            match word {
                "tid" | "wid" | "vote" => Some(Opcode::Hwid),
                word => word.parse().ok(),
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_opcode_has_a_row_without_an_empty_cell() {
        let table = table().unwrap();
        let rows: Vec<_> = table.lines().skip(2).collect();
        assert_eq!(rows.len(), Opcode::ALL.len());
        for row in rows {
            let cells: Vec<_> = row.trim_matches('|').split('|').map(str::trim).collect();
            assert_eq!(cells.len(), 6, "{row}");
            assert!(cells.iter().all(|cell| !cell.is_empty()), "{row}");
            assert_ne!(cells[4], "0", "{row}");
        }
    }

    #[test]
    fn opcodes_are_found_behind_labels_and_guards() {
        let source = "main: ldi %r1, #2 ; @p0 ? wspawn %r1, %r2, %r3\n  @p1 ? tid %r3 // add\nclone:\n";
        assert_eq!(opcodes(source), [Opcode::Ldi, Opcode::Wspawn, Opcode::Hwid]);
    }
}
