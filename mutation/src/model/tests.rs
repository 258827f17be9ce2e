//! What can be made wrong in a source, and how it is put in.

use super::spots::{spots, ModelFault};

const SOURCE: &str = "
struct Queue {
    reads: u32,
    writes: u32,
    is_open: bool,
}
impl Queue {
    const ROOM: u32 = 4 + 4;
    fn takes(&mut self, more: u32, most: u32) -> bool {
        if self.is_open && more < most {
            self.reads += 1;
            let rest = most - more;
            return rest == self.writes;
        }
        false
    }
}
impl std::fmt::Display for Queue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, \"{}\", 1 + 2)
    }
}
";

fn wrong(fault: ModelFault) -> Vec<(String, String)> {
    let found = spots(SOURCE).expect("it is Rust");
    let of_it = found.into_iter().filter(|spot| spot.fault == fault);
    let mut of_it: Vec<_> = of_it.map(|spot| (spot.right, spot.wrong)).collect();
    of_it.sort();
    of_it
}

fn pairs(expected: &[(&str, &str)]) -> Vec<(String, String)> {
    let owned = |&(right, wrong): &(&str, &str)| (right.to_owned(), wrong.to_owned());
    expected.iter().map(owned).collect()
}

/// Constants and what people read have none.
#[test]
fn each_kind_of_fault_finds_its_places() {
    let comparisons = [
        ("more < most", "more <= most"),
        ("more < most", "more > most"),
        ("rest == self.writes", "rest != self.writes"),
    ];
    assert_eq!(wrong(ModelFault::Comparison), pairs(&comparisons));
    let arithmetic = [("most - more", "most + more"), ("self.reads += 1", "self.reads -= 1")];
    assert_eq!(wrong(ModelFault::Arithmetic), pairs(&arithmetic));
    let constants = [("1", "0"), ("1", "2"), ("false", "true")];
    assert_eq!(wrong(ModelFault::Constant), pairs(&constants));
    let whole = "self.is_open && more < most";
    let dropped = [(whole, "more < most"), (whole, "self.is_open")];
    assert_eq!(wrong(ModelFault::TermDropped), pairs(&dropped));
    let left_out = [("self.reads += 1;", "")];
    assert_eq!(wrong(ModelFault::LeftOut), pairs(&left_out));
    let mixed_up = [
        ("more", "most"),
        ("more", "most"),
        ("most", "more"),
        ("most", "more"),
        ("rest", "more"),
        ("rest", "most"),
        ("self.writes", "self.reads"),
    ];
    assert_eq!(wrong(ModelFault::MixedUp), pairs(&mixed_up));
    let open = [("more < most", "false"), ("self.is_open", "false"), (whole, "false")];
    assert_eq!(wrong(ModelFault::AlwaysFalse), pairs(&open));
}

#[test]
fn the_cores_of_the_campaign_are_legal() {
    let cores = crate::campaign_cores();
    assert!(cores.is_ok(), "{cores:?}");
}
