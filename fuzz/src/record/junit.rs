//! The record as JUnit's XML, which the pages of most services for continuous integration show: a test case for each
//! core.

use std::fmt::Write;

use super::Record;
use crate::campaign::{CoreRun, End};

/// The XML of a shard's record.
pub fn junit(record: &Record) -> String {
    let seed = record.campaign.seed;
    let name = match record.shard.count {
        1 => format!("harmonica fuzz, seed {seed}"),
        _ => format!("harmonica fuzz, seed {seed}, shard {}", record.shard),
    };
    let lost = record.end == End::Lost;
    let mut cases = String::new();
    for core in &record.cores {
        case(&mut cases, record, core);
    }
    // What has ended the process may have been on a core of which nothing was counted.
    for failure in &record.failures {
        if !record.cores.iter().any(|core| core.number == failure.core) {
            let core = failure.core;
            let head = head(seed, core, "", 0.0);
            let _ = writeln!(cases, "{head}>{}\n    </testcase>", failures(record, core));
        }
    }
    let count = cases.matches("<testcase").count();
    let errors = u32::from(lost && record.failures.is_empty());
    if errors > 0 {
        cases += "    <testcase name=\"the campaign\" classname=\"fuzz\" time=\"0\">\n      <error message=\"its process has ended\"/>\n    </testcase>\n";
    }
    let (count, failures) = (count + errors as usize, record.failures.len());
    let counts =
        format!("tests=\"{count}\" failures=\"{failures}\" errors=\"{errors}\" time=\"{:.3}\"", record.seconds);
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites {counts}>\n  <testsuite name=\"{}\" {counts}>\n{cases}  </testsuite>\n</testsuites>\n",
        escaped(&name)
    )
}

fn head(seed: u64, core: u64, arch: &str, seconds: f64) -> String {
    let name = escaped(format!("core {core} {arch}").trim_end());
    format!("    <testcase name=\"{name}\" classname=\"fuzz.seed-{seed}\" time=\"{seconds:.3}\"")
}

fn case(text: &mut String, record: &Record, core: &CoreRun) {
    let seconds = core.build_seconds + core.run_seconds;
    let head = head(record.campaign.seed, core.number, &core.arch, seconds);
    let output =
        format!("{} programs, {} instructions, {} cycles\n{}", core.programs, core.retired, core.cycles, core.options);
    let _ = writeln!(
        text,
        "{head}>{}\n      <system-out>{}</system-out>\n    </testcase>",
        failures(record, core.number),
        escaped(&output)
    );
}

fn failures(record: &Record, core: u64) -> String {
    let of_core = record.failures.iter().filter(|failure| failure.core == core);
    let texts = of_core.map(|failure| {
        let shrunk = failure.shrunk.as_ref();
        let shrunk = shrunk.map(|shrunk| {
            let folder = shrunk.folder.display();
            format!("\n{} words: {folder}", shrunk.words)
        });
        format!(
            "\n      <failure message=\"{}\" type=\"{}\">program {}\n{}\n{}{}</failure>",
            escaped(&failure.summary),
            escaped(&failure.cause.in_words()),
            failure.program,
            escaped(&failure.command),
            escaped(&failure.folder.display().to_string()),
            escaped(&shrunk.unwrap_or_default()),
        )
    });
    texts.collect()
}

/// The text as XML's text or value. Characters that XML does not allow become `?`.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for character in text.chars() {
        match character {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '"' => escaped += "&quot;",
            '\t' | '\n' => escaped.push(character),
            _ if character.is_control() || matches!(character, '\u{fffe}' | '\u{ffff}') => {
                escaped.push('?');
            }
            _ => escaped.push(character),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    use std::path::{Path, PathBuf};
    use std::time::Duration;

    use isa::CoreConfig;

    use crate::campaign::{CampaignOptions, Failure, Totals};
    use crate::case::CaseNumber;
    use crate::cause::Cause;

    fn failure(configuration: u64) -> Failure {
        Failure {
            number: CaseNumber { seed: 7, configuration, program: 5 },
            cause: Cause::of_words("differs"),
            summary: "`a` < \"b\" & c".to_owned(),
            folder: PathBuf::from("kept"),
            command: "harmonica cosim".to_owned(),
        }
    }

    /// A failure on a core that was counted, and one that has ended the process before anything was.
    #[test]
    fn every_failure_is_in_a_test_case() {
        let mut totals = Totals::default();
        let core = |number| CoreRun::new(number, &CoreConfig::default().into(), Duration::ZERO);
        totals.cores = vec![core(0), core(1)];
        totals.failures = vec![failure(1), failure(2)];
        let options = CampaignOptions::default();
        let record = Record::of(&options, &totals, Duration::from_secs(1), Path::new(""));
        let text = junit(&record);
        println!("{text}");
        assert!(text.contains("<testsuites tests=\"3\" failures=\"2\" errors=\"0\""));
        assert_eq!(text.matches("<testcase").count(), 3);
        assert_eq!(text.matches("<failure message=\"`a` &lt; &quot;b&quot; &amp; c\"").count(), 2);
        let lost = Record { end: End::Lost, failures: Vec::new(), ..record };
        let text = junit(&lost);
        assert!(text.contains("tests=\"3\" failures=\"0\" errors=\"1\""), "{text}");
    }

    #[test]
    fn what_xml_does_not_allow_is_not_written() {
        assert_eq!(escaped("a<b> & \"c\"\u{1b}[0m\n"), "a&lt;b&gt; &amp; &quot;c&quot;?[0m\n");
    }
}
