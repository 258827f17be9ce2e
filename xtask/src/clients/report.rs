//! The table of clients.

use crate::run::Failed;

/// Tests by how they came out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub passed: u64,
    pub failed: u64,
    pub skipped: u64,
}

impl Tally {
    pub fn add(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }
}

/// A row of the table.
pub struct Row {
    /// The client with its version, and where its build is from.
    pub client: String,
    /// What it did.
    pub result: String,
    /// How long it took.
    pub seconds: u64,
    /// What went wrong, a line each.
    pub faults: Vec<String>,
}

impl Row {
    /// A row of a client that counts tests.
    pub fn of_tests(client: String, tally: Tally, seconds: u64, faults: Vec<String>) -> Self {
        let Tally { passed, failed, skipped } = tally;
        let mut result = format!("{passed} pass");
        for (number, word) in [(failed, "fail"), (skipped, "are skipped")] {
            if number > 0 {
                result += &format!(", {number} {word}");
            }
        }
        Self { client, result, seconds, faults }
    }

    /// A row of a client that could not be fetched or started.
    pub fn not_run(client: &str, why: String) -> Self {
        Self { client: client.to_owned(), result: "not run".to_owned(), seconds: 0, faults: vec![why] }
    }
}

/// Prints the table, and below it each failure with its name.
pub fn show(rows: &[Row]) -> Result<(), Failed> {
    println!("\n| client | result | seconds |\n|-|-|-|");
    for row in rows {
        println!("| {} | {} | {} |", row.client, row.result, row.seconds);
    }
    let mut count = 0;
    for row in rows.iter().filter(|row| !row.faults.is_empty()) {
        println!("\n{}", row.client);
        for fault in &row.faults {
            println!("  {fault}");
            count += 1;
        }
    }
    match count {
        0 => Ok(()),
        _ => Err(Failed(format!("{count} failures"))),
    }
}
