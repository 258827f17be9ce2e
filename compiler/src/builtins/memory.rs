//! Vectors in memory, shuffles, and copies by a work group.

use super::convert::Rounding;
use super::demangle::{Parameter, Scalar};
use super::write::Writer;

/// Writes a function of memory.
pub(super) fn memory(writer: &mut Writer<'_>) -> Option<()> {
    let name = writer.builtin.name;
    match name {
        "prefetch" => {
            writer.statement("ret void");
            Some(())
        }
        "shuffle" | "shuffle2" => shuffle(writer),
        "async_work_group_copy" | "async_work_group_strided_copy" => asynchronous_copy(writer),
        "wait_group_events" => {
            writer.call_for_effect("opencl_wait_group_events", &[]);
            writer.statement("ret void");
            Some(())
        }
        _ if name.starts_with("vload") => load(writer),
        _ if name.starts_with("vstore") => store(writer),
        _ => None,
    }
}

/// What the name of `vload...` or `vstore...` says behind these letters: the number of elements, and from one vector
/// to the next; whether they are kept as `half`.
fn shape(name: &str) -> Option<(u32, u32, bool)> {
    let (is_aligned, name) = match name.strip_prefix("a_half") {
        Some(rest) => (true, rest),
        None => (false, name),
    };
    let (is_half, digits) = match name.strip_prefix("_half") {
        Some(rest) => (true, rest),
        None => (is_aligned, name),
    };
    let count = match digits {
        "" if is_half => 1,
        _ => digits.parse().ok().filter(|count| [2, 3, 4, 8, 16].contains(count))?,
    };
    Some((count, if is_aligned && count == 3 { 4 } else { count }, is_half))
}

/// The addresses of the elements of the vector of that number.
fn addresses(
    writer: &mut Writer<'_>,
    kind: &str,
    pointer: usize,
    offset: usize,
    count: u32,
    stride: u32,
) -> Vec<String> {
    let word = writer.word();
    let first = writer.value(&format!("mul {word} %a{offset}, {stride}"));
    let start = writer.value(&format!("getelementptr {kind}, ptr %a{pointer}, {word} {first}"));
    let each = |index| writer.value(&format!("getelementptr {kind}, ptr {start}, {word} {index}"));
    (0..count).map(each).collect()
}

/// `vload4(offset, pointer)`.
fn load(writer: &mut Writer<'_>) -> Option<()> {
    let (count, stride, is_half) = shape(writer.builtin.name.strip_prefix("vload")?)?;
    let [_, Parameter::Pointer(to)] = &*writer.builtin.parameters else {
        return None;
    };
    let kept = to.element()?;
    if writer.result_count().unwrap_or(1) != count || (kept == Scalar::Half) != is_half {
        return None;
    }
    let kind = kept.text();
    let mut loaded = Vec::new();
    for address in addresses(writer, kind, 1, 0, count, stride) {
        let value = writer.value(&format!("load {kind}, ptr {address}, align {}", kept.bits() / 8));
        loaded.push(match is_half {
            true => writer.call("float", "opencl_half_to_float", &[format!("i16 zeroext {value}")]),
            false => value,
        });
    }
    writer.give(&loaded);
    Some(())
}

/// `vstore4(vector, offset, pointer)`.
fn store(writer: &mut Writer<'_>) -> Option<()> {
    let (name, rounding) = Rounding::of(writer.builtin.name.strip_prefix("vstore")?);
    let (count, stride, is_half) = shape(name)?;
    let [from, _, Parameter::Pointer(to)] = &*writer.builtin.parameters else {
        return None;
    };
    let (element, kept) = (from.element()?, to.element()?);
    if from.count().unwrap_or(1) != count || (kept == Scalar::Half) != is_half || (!is_half && kept != element) {
        return None;
    }
    let kind = kept.text();
    let addresses = addresses(writer, kind, 2, 1, count, stride);
    for (index, address) in (0..).zip(addresses) {
        let mut value = writer.element(0, index);
        if is_half {
            let rounding = rounding.unwrap_or(Rounding::Nearest);
            let arguments = [format!("{} {value}", element.text()), rounding.argument()];
            value = writer.call("i16", &format!("opencl_{}_to_half", element.text()), &arguments);
        }
        writer.statement(&format!("store {kind} {value}, ptr {address}, align {}", kept.bits() / 8));
    }
    writer.statement("ret void");
    Some(())
}

/// `shuffle(vector, mask)`, `shuffle2(vector, vector, mask)`: the low bits of the mask's elements are numbers of
/// elements of the one vector, or of both.
fn shuffle(writer: &mut Writer<'_>) -> Option<()> {
    let builtin = writer.builtin;
    let (mask, sources) = builtin.parameters.split_last()?;
    let (Parameter::Vector(number, count), Parameter::Vector(element, length)) = (mask, sources.first()?) else {
        return None;
    };
    if Some(*count) != writer.result_count() || !length.is_power_of_two() {
        return None;
    }
    let kind = element.text();
    let all = u32::try_from(sources.len()).ok()? * length;
    let table = writer.value(&format!("alloca [{all} x {kind}], align 8"));
    for (at, source) in (0..).zip(sources) {
        for index in 0..*length {
            let value = writer.element(usize::try_from(at).ok()?, index);
            let place = at * length + index;
            let address = writer.value(&format!("getelementptr {kind}, ptr {table}, i32 {place}"));
            writer.statement(&format!("store {kind} {value}, ptr {address}, align {}", element.bits() / 8));
        }
        assert_eq!(source.count(), Some(*length));
    }
    let mut chosen = Vec::new();
    for index in 0..*count {
        let place = writer.element(sources.len(), index);
        let place = writer.value(&format!("and {} {place}, {}", number.text(), all - 1));
        let address = writer.value(&format!("getelementptr {kind}, ptr {table}, {} {place}", number.text()));
        chosen.push(writer.value(&format!("load {kind}, ptr {address}, align {}", element.bits() / 8)));
    }
    writer.give(&chosen);
    Some(())
}

/// `async_work_group_copy(to, from, count, event)`, and with a stride before the event, on the side of global memory.
/// The items of the group share the elements; `wait_group_events` waits for all of them.
fn asynchronous_copy(writer: &mut Writer<'_>) -> Option<()> {
    let builtin = writer.builtin;
    let [Parameter::Pointer(to), Parameter::Pointer(_), _, ..] = &*builtin.parameters else {
        return None;
    };
    // A vector of three has the room of four.
    let bytes = to.element()?.bits() / 8 * to.count().unwrap_or(1).next_power_of_two();
    let word = writer.word();
    let one = format!("{word} 1");
    let (mut to_stride, mut from_stride) = (one.clone(), one);
    let event = builtin.parameters.len() - 1;
    if event == 4 {
        // Local memory is dense: the declaration's first pointer says which side it is.
        let stride = format!("{word} %a3");
        if is_local_first(writer.declared.name.as_ref()) {
            from_stride = stride;
        } else {
            to_stride = stride;
        }
    }
    let arguments = [
        "ptr %a0".to_owned(),
        "ptr %a1".to_owned(),
        format!("{word} %a2"),
        to_stride,
        from_stride,
        format!("{word} {bytes}"),
    ];
    writer.call_for_effect("opencl_copy", &arguments);
    writer.give(&[format!("%a{event}")]);
    Some(())
}

/// Whether the first pointer of a mangled name is one to local memory.
fn is_local_first(mangled: &str) -> bool {
    let spaces = (mangled.find("PU3AS3"), mangled.find("PU3AS1"));
    matches!(spaces, (Some(local), global) if global.is_none_or(|global| local < global))
}
