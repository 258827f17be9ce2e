//! `harmonica fuzz --shard` and `harmonica campaign merge`: shards of a campaign, and what becomes of them together.

use crate::common::{has, TestFolder};
use serde_json::{json, Value};

/// The first cores of this seed are small.
const CAMPAIGN: &str = "fuzz --seed 738 --configurations 2 --programs 3 --no-shrink";

/// The campaign as a whole, and in two shards below `shards`.
fn place_with_shards() -> TestFolder {
    let place = TestFolder::new();
    place.expect(&format!("{CAMPAIGN} --jobs 2 --json whole/all.json --junit whole/all.xml"));
    for shard in [1, 2] {
        place.expect(&format!(
            "{CAMPAIGN} --jobs 1 --shard {shard}/2 --json shards/{shard}.json --junit shards/{shard}.xml"
        ));
    }
    place
}

/// The cores of a record, without what the machine decides.
fn cores(record: &Value) -> Vec<Value> {
    let mut cores = record["cores"].as_array().expect("cores").clone();
    for core in &mut cores {
        let fields = core.as_object_mut().expect("a core");
        fields.retain(|name, _| !name.ends_with("seconds"));
    }
    cores
}

#[test]
fn shards_together_are_the_whole() {
    let place = place_with_shards();
    let whole = place.json("whole/all.json");
    assert_eq!(whole["end"], "finished");
    assert_eq!(whole["sums"]["programs"], 6);
    let xml = place.text("whole/all.xml");
    assert_eq!(xml.matches("<testcase").count(), 2, "{xml}");
    assert_eq!(place.text("shards/2.xml").matches("<testcase").count(), 1);

    let told = place.expect("campaign merge shards -o report");
    has(&told, "shards                    2 of 2");
    has(&told, "programs                  6");
    let merged = place.json("report/merged.json");
    assert_eq!(merged["sums"], whole["sums"]);
    assert_eq!(merged["options"], whole["options"]);
    assert_eq!(cores(&merged), cores(&whole));
    assert_eq!(merged["is_complete"], true);
    let page = place.text("report/index.html");
    has(&page, "RTL and golden model have agreed");
    has(&page, "prefers-color-scheme: dark");
    assert!(!page.contains("http"), "the page needs nothing else");

    // One shard alone: what is missing is named, and the rest is the whole without it.
    std::fs::remove_file(place.path().join("shards/2.json")).expect("it is there");
    let outcome = place.ends("campaign merge shards -o report", 1);
    outcome.prints("shard 2/2: it is missing; nothing was run on core 1 of seed 738");
    let merged = place.json("report/merged.json");
    assert_eq!(cores(&merged), cores(&whole)[..1]);
    has(&place.text("report/index.html"), "nothing was run on core 1 of seed 738");
}

/// A record as the command writes it, of a campaign that has not begun.
fn empty_record(place: &TestFolder) -> Value {
    place.expect("fuzz --seed 3 --configurations 0 --shard 1/2 --json empty/1.json");
    place.json("empty/1.json")
}

#[test]
fn one_core_alone_is_a_campaign_as_well() {
    let place = TestFolder::new().with("mine.toml", "arch = '4w4/2/2/2'\nram_bytes = 4096\n");
    let told =
        place.expect("fuzz --config mine.toml --configurations 2 --programs 3 --json all.json --coverage events.json");
    has(&told, "options drawn             none: the core is given");
    let record = place.json("all.json");
    let archs: Vec<_> = cores(&record).iter().map(|core| core["arch"].clone()).collect();
    assert_eq!(archs, ["4w4/2/2/2", "4w4/2/2/2"]);
    let events = place.text("events.json");
    has(&events, "harmonica fuzz --config mine.toml --seed 0 --first-configuration 1");
    std::fs::remove_file(place.path().join("events.json")).expect("it is there");
    place.expect("campaign merge . -o report");
    assert_eq!(place.json("report/merged.json")["campaign"], record["campaign"]);
}

#[test]
fn what_is_no_campaign_is_refused() {
    let place = TestFolder::new();
    let record = empty_record(&place);
    let text = record.to_string();
    let with = |pointer: &str, value: Value| {
        let mut changed = record.clone();
        *changed.pointer_mut(pointer).expect("a field") = value;
        changed.to_string()
    };
    for (name, second, words) in [
        ("cut", text[..text.len() / 2].to_owned(), "it is no whole JSON"),
        ("cut", text[..text.len() / 2].to_owned(), "its shard then counts as missing"),
        ("foreign", "{\"a\": 1}".to_owned(), "it is no record of a campaign"),
        ("again", text.clone(), "it is shard 1/2 again"),
        ("seed", with("/campaign/seed", json!(4)), "of another campaign"),
        ("version", with("/tool/generator", json!("00")), "of another version of harmonica"),
        ("format", with("/format", json!(99)), "format 99"),
        ("shard", with("/shard/index", json!(3)), "there is no shard 3/2"),
        ("shards", with("/shard/count", json!(u64::MAX)), "more than 1048576 shards or cores"),
        ("cores", with("/campaign/cores", json!(u64::MAX)), "more than 1048576 shards or cores"),
        ("first", with("/campaign/first_core", json!(u64::MAX)), "there is no core 18446744073709551615"),
        ("mechanism", with("/campaign/divergence", json!("heap")), "there is no mechanism `heap`"),
        ("core", with("/campaign/core", json!("arch = '4w8'")), "its core: "),
    ] {
        let folder = place.path().join(name);
        std::fs::create_dir_all(&folder).expect("a folder");
        std::fs::write(folder.join("a.json"), &text).expect("a file");
        std::fs::write(folder.join("b.json"), second).expect("a file");
        let outcome = place.ends(&format!("campaign merge {name}"), 2);
        outcome.tells(&format!("{name}/b.json: "));
        outcome.tells(words);
        outcome.tells("remedy: ");
    }
    std::fs::create_dir(place.path().join("nothing")).expect("a folder");
    place.refuse(
        "
            campaign merge nothing  => it has no record of a shard
            campaign merge nowhere  => No such file
            fuzz --shard 3/2        => no shard such as 1/8
            fuzz --custom-unit none => none/unit.toml
            fuzz --config tiny --custom-unit none => none/unit.toml
            ",
    );
}

/// Warps 0 and 1 wait at a barrier for three: a failing run without a fault of the core.
const WAITS: &str = "
        ldi     %r6, #5
        ldi     %r1, waits
        wspawn  %r6, %r1, %r6
waits:  ldi     %r3, #1
        ldi     %r4, #3
        add     %r5, %r4, %r3
        bar     %r3, %r4
        halt
";

#[test]
fn failures_of_one_cause_are_a_group_with_one_small_case() {
    let place = TestFolder::new();
    let mut record = empty_record(&place);
    let failure = |core: u64, unit: &str| {
        json!({
            "core": core, "program": 7, "summary": "hang <&>", "command": "harmonica cosim ...", "shrunk": null,
            "folder": "kept",
            "cause": { "unit": unit, "field": "", "instruction": "barriers", "symptom": "both sides wait" },
        })
    };
    record["failures"] = json!([failure(0, "contexts"), failure(1, "arithmetic"), failure(2, "contexts")]);
    record["end"] = json!("finished");
    record["shard"]["count"] = json!(1);
    let kept = place.path().join("shards/kept");
    std::fs::create_dir_all(&kept).expect("a folder");
    for (name, content) in [
        ("../1.json", record.to_string().as_str()),
        ("program.s", WAITS),
        ("core.toml", "arch = \"4w8/8/2/4\"\ntrace = true\n"),
        ("input.txt", ""),
        ("seed.txt", "seed 0\nconfiguration 0\nprogram 7\nmemory seed 0\nresets \nmax cycles 3000\n"),
    ] {
        std::fs::write(kept.join(name), content).expect("a file");
    }
    let outcome = place.ends("campaign merge shards --shrink-time 4", 1);
    outcome.prints("2 x contexts: both sides wait; instruction: barriers");
    outcome.prints("1 x arithmetic: both sides wait; instruction: barriers");
    outcome.prints("causes of failures        2");
    let merged = place.json("shards/merged/merged.json");
    assert_eq!(merged["groups"][0]["failures"].as_array().map(Vec::len), Some(2));
    assert_eq!(merged["groups"][0]["case"]["folder"], "cause-1");
    let small = place.text("shards/merged/cause-1/program.s");
    has(&small, "bar ");
    let page = place.text("shards/merged/index.html");
    has(&page, "hang &lt;&amp;&gt;");
    has(&page, "cause-2");
    // The result is no shard of the campaign.
    assert_eq!(place.run("campaign merge shards --no-shrink").code, 1);
}
