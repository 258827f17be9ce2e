//! What is written, read again by the crate wellen.

use std::io::Cursor;

use vcd::{IdCode, Scope, ScopeItem, ScopeType, Value, Var, VarType};
use wellen::simple::Waveform;
use wellen::SignalValueRef;

use super::FstWriter;

/// Names and widths in bits; the last is a text.
const SIGNALS: [(&str, u32); 5] = [("a", 1), ("b", 3), ("c", 16), ("d", 70), ("text", 0)];
const TIMES: u64 = 300;

/// A text, or bits, the leftmost first.
fn text_of(value: SignalValueRef) -> String {
    match value {
        SignalValueRef::BitVec(bits) => bits.bit_string(),
        SignalValueRef::String(text) => text.to_owned(),
        other => panic!("{other:?}"),
    }
}

fn value_of(letter: char) -> Value {
    match letter {
        '0' => Value::V0,
        '1' => Value::V1,
        'z' => Value::Z,
        _ => Value::X,
    }
}

/// A random value of a signal: a text, or bits, some of them unknown.
fn random(random: &mut fastrand::Rng, width_bits: u32) -> String {
    match width_bits {
        0 => format!("addi_%r{},#{}", random.u8(..), random.u64(..)),
        width => {
            let letters = if random.u8(..10) == 0 { "01xz" } else { "01" };
            let letters = letters.as_bytes();
            (0..width).map(|_| char::from(letters[random.usize(..letters.len())])).collect()
        }
    }
}

/// A scope with all signals, and a second name of the first.
fn scope() -> (Scope, Vec<IdCode>) {
    let mut scope = Scope::new(ScopeType::Module, "top".to_owned());
    let (mut code, mut codes) = (IdCode::FIRST, Vec::new());
    for (name, width_bits) in SIGNALS {
        let kind = match width_bits {
            0 => VarType::String,
            _ => VarType::Wire,
        };
        let variable = Var::new(kind, width_bits, code, name.to_owned(), None);
        scope.items.push(ScopeItem::Var(variable));
        codes.push(code);
        code = code.next();
    }
    let alias = Var::new(VarType::Wire, 1, codes[0], "alias".to_owned(), None);
    let mut inner = Scope::new(ScopeType::Module, "inner".to_owned());
    inner.items.push(ScopeItem::Var(alias));
    scope.items.push(ScopeItem::Scope(inner));
    (scope, codes)
}

/// The values of all signals at each point of time, and the file, in sections of so many bytes.
fn written(section_bytes: usize) -> (Vec<[String; SIGNALS.len()]>, Vec<u8>) {
    let (scope, codes) = scope();
    let mut generator = fastrand::Rng::with_seed(7);
    let out = Cursor::new(Vec::new());
    let mut writer = FstWriter::new(out, -9, &[scope]).expect("memory takes everything");
    writer.section_bytes = section_bytes;
    let mut now = SIGNALS.map(|(_, width_bits)| random(&mut generator, width_bits));
    let mut all = Vec::new();
    for step in 0..TIMES {
        writer.time(1000 + 3 * step).expect("memory takes everything");
        for (number, (_, width_bits)) in SIGNALS.into_iter().enumerate() {
            if step > 0 && generator.bool() {
                continue;
            }
            now[number] = random(&mut generator, width_bits);
            let value = &now[number];
            // Leading zeros may be left out.
            let bits = value.trim_start_matches('0');
            let bits = if bits.starts_with('1') { bits } else { value };
            match width_bits {
                0 => writer.change_text(codes[number], value),
                _ => writer.change_bits(codes[number], bits.len(), bits.chars().map(value_of)),
            }
        }
        all.push(now.clone());
    }
    let out = writer.finish().expect("memory takes everything");
    (all, out.into_inner())
}

#[test]
fn a_reader_finds_every_value_at_every_time_whatever_the_sections() {
    for section_bytes in [1 << 20, 500, 0] {
        let (expected, file) = written(section_bytes);
        let mut read = wellen::simple::read_from_reader(Cursor::new(file)).expect("an FST");
        let times: Vec<u64> = (0..TIMES).map(|step| 1000 + 3 * step).collect();
        assert_eq!(read.time_table(), times, "{section_bytes}");
        for (number, (name, _)) in SIGNALS.into_iter().enumerate() {
            let expected = expected.iter().map(|values| values[number].clone());
            let found = values(&mut read, &["top"], name);
            assert!(found.iter().cloned().eq(expected), "{name}, {section_bytes}");
        }
        let alias = values(&mut read, &["top", "inner"], "alias");
        assert_eq!(alias, values(&mut read, &["top"], "a"));
    }
}

/// A signal's values at all points of time.
fn values(read: &mut Waveform, scope: &[&str], name: &str) -> Vec<String> {
    let found = read.hierarchy().lookup_var(scope, name);
    let found = found.unwrap_or_else(|| panic!("no {name}"));
    let signal = read.hierarchy()[found].signal_ref();
    read.load_signals(&[signal]);
    let signal = read.get_signal(signal).expect("it is loaded");
    (0..TIMES as u32)
        .map(|time| {
            let offset = signal.get_offset(time);
            let offset = offset.unwrap_or_else(|| panic!("{name} has no value at {time}"));
            text_of(signal.get_value_at(&offset, offset.elements - 1))
        })
        .collect()
}

#[test]
fn a_file_without_a_point_of_time_is_one_without_values() {
    let (scope, _) = scope();
    let writer = FstWriter::new(Cursor::new(Vec::new()), -9, &[scope]);
    let file = writer.and_then(FstWriter::finish).expect("memory takes everything");
    let read = wellen::simple::read_from_reader(Cursor::new(file.into_inner())).expect("an FST");
    assert!(read.time_table().is_empty());
    assert_eq!(read.hierarchy().all_vars().count(), SIGNALS.len() + 1);
}
