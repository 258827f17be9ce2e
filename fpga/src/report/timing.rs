//! Frequencies and the critical path, from nextpnr's report, in the names of the generated Verilog.

use serde::{Deserialize, Serialize};

use super::modules::{is_exact, readable, UNNAMED};

/// What timing analysis found.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Timing {
    /// Every clock with registers.
    pub clocks: Vec<Clock>,
    /// The longest path within the slowest clock.
    pub critical_path: Option<CriticalPath>,
    /// Which paths the analysis does not count, and why; then no clock is sure to hold.
    pub left_out: Option<&'static str>,
}

/// A clock.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Clock {
    /// Its name in the Verilog.
    pub name: String,
    /// The highest frequency at which it works, in MHz.
    pub achieved_mhz: f64,
    /// The frequency that the board needs, in MHz.
    pub required_mhz: f64,
}

/// A path between two registers.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CriticalPath {
    /// The register that it begins at.
    pub from: String,
    /// The register that it ends at.
    pub to: String,
    /// Its length, in ns.
    pub delay_ns: f64,
    /// The part that passes in cells.
    pub logic_ns: f64,
    /// The part that passes between cells.
    pub routing_ns: f64,
    /// The signals on its way.
    pub hops: Vec<Hop>,
}

/// A signal on a path, with the cells that drive it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Hop {
    /// The signal, or the one that unnamed logic is next to.
    pub signal: String,
    /// Whether the path goes through the signal itself, and not through logic next to it.
    pub exact: bool,
    /// How many cells.
    pub cells: u32,
    /// Time in them, in ns.
    pub logic_ns: f64,
    /// Time from them to the next, in ns.
    pub routing_ns: f64,
    /// Time from the clock's edge to the end of this hop, in ns.
    pub arrival_ns: f64,
}

impl Timing {
    /// The slowest clock's frequency, in MHz; what matters is how far each is from what it needs.
    pub fn slowest(&self) -> Option<&Clock> {
        let slack = |clock: &&Clock| clock.achieved_mhz / clock.required_mhz;
        self.clocks.iter().min_by(|first, second| slack(first).total_cmp(&slack(second)))
    }

    /// Whether every clock is as fast as the board needs.
    pub fn is_met(&self) -> bool {
        let met = |clock: &Clock| clock.achieved_mhz >= clock.required_mhz;
        self.clocks.iter().all(met)
    }
}

impl Hop {
    /// Whether the next hop is no more than further logic next to the same signal, or next to none.
    fn goes_on_in(&self, next: &Hop) -> bool {
        let same = self.signal == next.signal && self.exact == next.exact;
        same || next.signal.ends_with(UNNAMED)
    }

    fn add(&mut self, next: &Hop) {
        self.cells += next.cells;
        self.logic_ns += next.logic_ns;
        self.routing_ns += next.routing_ns;
        self.arrival_ns = next.arrival_ns;
    }
}

/// What nextpnr writes of a clock.
#[derive(Deserialize)]
pub(super) struct Frequency {
    achieved: f64,
}

/// What nextpnr writes of a path.
#[derive(Deserialize)]
pub(super) struct RawPath {
    from: String,
    to: String,
    path: Vec<Segment>,
}

#[derive(Deserialize)]
struct Segment {
    delay: f64,
    #[serde(rename = "type")]
    kind: String,
    net: Option<String>,
    from: PathEnd,
    to: PathEnd,
}

#[derive(Deserialize)]
struct PathEnd {
    cell: String,
}

/// Reads what nextpnr wrote; `required_mhz` is what the board needs of every clock.
pub(super) fn timing(
    frequencies: &std::collections::BTreeMap<String, Frequency>,
    paths: &[RawPath],
    required_mhz: f64,
) -> Timing {
    let clocks = frequencies.iter().map(|(name, frequency)| Clock {
        name: readable(name),
        achieved_mhz: frequency.achieved,
        required_mhz,
    });
    let slowest = frequencies.iter().min_by(|(_, first), (_, second)| first.achieved.total_cmp(&second.achieved));
    let critical = slowest.and_then(|(clock, _)| {
        let within = |end: &str| end.split_once(' ').is_some_and(|(_, name)| name == clock);
        paths.iter().find(|path| within(&path.from) && within(&path.to))
    });
    Timing { clocks: clocks.collect(), critical_path: critical.map(critical_path), left_out: None }
}

fn critical_path(raw: &RawPath) -> CriticalPath {
    let is_routing = |segment: &&Segment| segment.kind == "routing";
    let (routing, logic): (Vec<_>, Vec<_>) = raw.path.iter().partition(is_routing);
    let sum = |segments: &[&Segment]| segments.iter().map(|segment| segment.delay).sum();
    let mut hops: Vec<Hop> = Vec::new();
    let (mut logic_ns, mut arrival_ns) = (0.0, 0.0);
    for segment in &raw.path {
        arrival_ns += segment.delay;
        match &segment.net {
            Some(net) if is_routing(&segment) => {
                let hop = Hop {
                    signal: readable(net),
                    exact: is_exact(net),
                    cells: 1,
                    logic_ns,
                    routing_ns: segment.delay,
                    arrival_ns,
                };
                match hops.last_mut().filter(|last| last.goes_on_in(&hop)) {
                    Some(last) => last.add(&hop),
                    None => hops.push(hop),
                }
                logic_ns = 0.0;
            }
            _ => logic_ns += segment.delay,
        }
    }
    let end = |cell: Option<&PathEnd>| cell.map_or_else(String::new, |place| readable(&place.cell));
    let to = end(raw.path.last().map(|segment| &segment.to));
    // What is left is the last cell's: its logic, and the time that the register wants its input to be steady.
    if logic_ns > 0.0 {
        hops.push(Hop { signal: to.clone(), exact: true, cells: 1, logic_ns, routing_ns: 0.0, arrival_ns });
    }
    CriticalPath {
        from: end(raw.path.first().map(|segment| &segment.from)),
        to,
        delay_ns: arrival_ns,
        logic_ns: sum(&logic),
        routing_ns: sum(&routing),
        hops,
    }
}
