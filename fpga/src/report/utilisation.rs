//! What of the device is used, from nextpnr's report or, when it gave up before that, from its log.

use serde::{Deserialize, Serialize};

/// One kind of the device's resources.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Resource {
    /// nextpnr's name.
    pub name: String,
    /// How many the design takes.
    pub used: u64,
    /// How many the device has.
    pub available: u64,
}

/// What a resource is for, whatever the family calls it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResourceKind {
    /// Look-up tables, on iCE40 with a flip-flop each.
    Logic,
    /// Flip-flops apart.
    FlipFlop,
    /// Block RAM.
    BlockRam,
    /// Look-up tables as RAM.
    DistributedRam,
    /// Multipliers.
    Multiplier,
    /// Anything else: pins, clocks, PLLs.
    Other,
}

impl Resource {
    /// What it is for.
    pub fn kind(&self) -> ResourceKind {
        match self.name.as_str() {
            "TRELLIS_COMB" | "ICESTORM_LC" | "LUT4" | "SLICE_LUTX" => ResourceKind::Logic,
            "TRELLIS_FF" | "DFF" | "SLICE_FFX" => ResourceKind::FlipFlop,
            "DP16KD" | "ICESTORM_RAM" | "BSRAM" | "ICESTORM_SPRAM" | "RAMB36E1_RAMB36E1" => ResourceKind::BlockRam,
            "TRELLIS_RAMW" | "RAM16SDP4" => ResourceKind::DistributedRam,
            "MULT18X18D" | "ICESTORM_DSP" | "MULT18X18" | "MULT36X36" | "MULT9X9" | "DSP48E1_DSP48E1" => {
                ResourceKind::Multiplier
            }
            _ => ResourceKind::Other,
        }
    }

    /// How many are too many.
    pub fn excess(&self) -> u64 {
        self.used.saturating_sub(self.available)
    }

    /// How much of the device's is used, in percent, rounded up.
    pub fn percent(&self) -> u64 {
        (self.used * 100).div_ceil(self.available.max(1))
    }
}

/// What nextpnr writes of a resource.
#[derive(Deserialize)]
pub(super) struct Use {
    used: u64,
    available: u64,
}

/// What nextpnr counts beside the device's resources.
const NO_RESOURCES: [&str; 6] = ["DUMMY_CELL", "GND", "VCC", "GSR", "PSEUDO_GND", "PSEUDO_VCC"];

impl Resource {
    /// Whether the design uses it, and it is one.
    fn matters(&self) -> bool {
        self.used > 0 && !NO_RESOURCES.contains(&self.name.as_str())
    }
}

/// The resources that are used at all.
pub(super) fn of_report(uses: &std::collections::BTreeMap<String, Use>) -> Vec<Resource> {
    let resources =
        uses.iter().map(|(name, of)| Resource { name: name.clone(), used: of.used, available: of.available });
    that_matter(resources.collect())
}

/// Xilinx' block RAM of 36 kbit, and that of 18 kbit, two of which share the place of one.
const WHOLE_AND_HALF: [&str; 2] = ["RAMB36E1_RAMB36E1", "RAMB18E1_RAMB18E1"];

/// The resources that are used, halves of block RAMs counted into the whole ones.
fn that_matter(mut resources: Vec<Resource>) -> Vec<Resource> {
    let place = |name| {
        let mut resources = resources.iter();
        resources.position(|resource: &Resource| resource.name == name)
    };
    if let [Some(whole), Some(half)] = WHOLE_AND_HALF.map(place) {
        resources[whole].used += resources[half].used.div_ceil(2);
        resources.remove(half);
    }
    resources.retain(Resource::matters);
    resources
}

/// The resources that are used at all, from lines such as `Info: ICESTORM_LC:  3550/ 7680    46%`.
pub(crate) fn of_log(log: &str) -> Vec<Resource> {
    let mut resources: Vec<Resource> = Vec::new();
    for line in log.lines() {
        let Some(resource) = of_line(line) else {
            continue;
        };
        // Printed more than once; the last is right.
        resources.retain(|earlier| earlier.name != resource.name);
        resources.push(resource);
    }
    that_matter(resources)
}

fn of_line(line: &str) -> Option<Resource> {
    let (name, counts) = line.strip_prefix("Info:")?.trim().split_once(':')?;
    let (used, rest) = counts.split_once('/')?;
    let mut rest = rest.split_whitespace();
    let available = rest.next()?;
    rest.next()?.strip_suffix('%')?;
    // Names in words are sums that the packer makes.
    let name = Some(name.trim()).filter(|name| !name.contains(' '))?;
    Some(Resource { name: name.to_owned(), used: used.trim().parse().ok()?, available: available.parse().ok()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_tells_what_is_too_much() {
        let log = "Info: Packing carries..\n\
                   Info: \t         ICESTORM_LC:  9012/ 7680   117%\n\
                   Info: \t        ICESTORM_RAM:    26/   32    81%\n\
                   Info: \t         Total LUT4s: 9012/ 7680   117%\n\
                   Info: \t        ICESTORM_PLL:     0/    2     0%\n\
                   ERROR: Unable to place cell 'x', no Bels remaining of type ICESTORM_LC\n";
        let resources = of_log(log);
        let told: Vec<_> =
            resources.iter().map(|resource| (resource.name.as_str(), resource.excess(), resource.percent())).collect();
        assert_eq!(told, [("ICESTORM_LC", 1332, 118), ("ICESTORM_RAM", 0, 82)]);
        assert_eq!(resources[0].kind(), ResourceKind::Logic);
    }

    #[test]
    fn two_halves_of_a_block_ram_are_one() {
        let log = "Info: \t   RAMB18E1_RAMB18E1:     5/  150     3%\n\
                   Info: \t   RAMB36E1_RAMB36E1:    16/   75    21%\n";
        let resources = of_log(log);
        let told = |resource: &Resource| (resource.used, resource.available, resource.kind());
        let told: Vec<_> = resources.iter().map(told).collect();
        assert_eq!(told, [(19, 75, ResourceKind::BlockRam)]);
    }
}
