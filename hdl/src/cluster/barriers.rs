//! The barriers between cores (docs/cluster.md section 8): when they open.

use isa::CLUSTER_BARRIER_BITS;

use crate::kit::prelude::*;

hardware! {
    /// Opens each barrier between cores, for all of them at once, when as many wait there as one of those that wait
    /// wants.
    pub struct ClusterBarriers(
        /// How many cores.
        cores: u32,
        /// How many barriers.
        barriers: u32,
    ) {
        /// From each core: it waits at each barrier.
        pub waiting: [In(barriers); cores],
        /// From each core: how many cores are to meet at each barrier.
        pub wanted: [In(barriers * CLUSTER_BARRIER_BITS); cores],
        /// To all cores, and to the lock step: these barriers open.
        pub open: Out(barriers),
        /// Barriers that open in this cycle. Reset: none.
        opens: Register(barriers; reset 0),
    }
}

impl Describe for ClusterBarriers {
    fn kernel(&self, k: &mut Kernel) {
        let bits = CLUSTER_BARRIER_BITS;
        let full = (0..self.open.width()).map(|barrier| {
            let waiting = self.waiting.iter();
            let waiting: Vec<Expr> = waiting.map(|core| core.val().bit(barrier)).collect();
            let count = k.count_ones(format!("cores_at_{barrier}"), &waiting, bits);
            let wanted = self.wanted.iter();
            let wanted = wanted.map(|core| core.val().bits(barrier * bits, bits));
            let enough = wanted.map(|wanted| !count.less_than(&wanted));
            let wants = waiting.iter().zip(enough);
            let full = any_of(1, wants.map(|(waits, enough)| waits & enough));
            k.wire(format!("enough_at_{barrier}"), full)
        });
        let full = pack(full.collect::<Vec<_>>());
        k.rules("C8.2, C8.3");
        k.comment("a barrier that opens has the same cores at it for one more cycle");
        k.update(&self.opens, full & !self.opens.val());
        k.drive(&self.open, &self.opens);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_described_soundly_for_any_number_of_cores_and_barriers() {
        for (cores, barriers) in [(1, 1), (2, 4), (3, 8), (16, 1), (16, 8)] {
            crate::kit::emit(&ClusterBarriers::new(cores, barriers)).unwrap();
        }
    }
}
