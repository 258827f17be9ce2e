//! The cluster: without its shared cache, then a core alone, else fewer cores, then fewer banks. It comes first, though
//! each has to be compiled: all later runs are the quicker for it.

use super::super::{Shrinker, Subject};
use isa::ClusterShape;

/// Takes as small a cluster as will do.
pub(in super::super) fn cluster(shrinker: &mut Shrinker<'_>) {
    let with_cache = shrinker.best().cluster;
    if let Some(shape) = with_cache.filter(|shape| shape.shared_cache.is_some()) {
        shrinker.takes_on_another_core(Subject {
            cluster: Some(ClusterShape::new(shape.cores, shape.banks)),
            ..shrinker.best().clone()
        });
    }
    let candidates = shrinker.best().cluster.map_or_else(Vec::new, smaller);
    for cluster in candidates {
        let candidate = Subject { cluster, ..shrinker.best().clone() };
        if shrinker.takes_on_another_core(candidate) {
            break;
        }
    }
    if let Some(shape) = shrinker.best().cluster {
        let powers = (0..shape.banks.trailing_zeros()).map(|power| 1 << power);
        for banks in powers {
            let candidate = Subject { cluster: Some(ClusterShape { banks, ..shape }), ..shrinker.best().clone() };
            if shrinker.takes_on_another_core(candidate) {
                break;
            }
        }
    }
}

/// A core alone, and clusters of fewer cores; those of one bank first, if the present one has more.
fn smaller(shape: ClusterShape) -> Vec<Option<ClusterShape>> {
    let ClusterShape { cores, banks, .. } = shape;
    let fewer = [2, 3, 4, 8].into_iter().filter(|&fewer| fewer < cores);
    let fewer = fewer.chain([cores]);
    let fewer = fewer.flat_map(|cores| {
        let of = |banks| Some(ClusterShape { cores, banks, ..shape });
        let mut shapes = vec![of(1), of(banks)];
        shapes.dedup();
        shapes
    });
    let others = fewer.filter(|&other| other != Some(shape));
    [None].into_iter().chain(others).collect()
}

#[cfg(test)]
mod tests {
    use isa::SharedCacheConfig;

    use super::*;

    #[test]
    fn the_smallest_cluster_comes_first() {
        let of = |cores, banks| Some(ClusterShape::new(cores, banks));
        let shapes = smaller(ClusterShape::new(3, 4));
        assert_eq!(shapes, [None, of(2, 1), of(2, 4), of(3, 1)]);
        assert_eq!(smaller(ClusterShape::new(2, 1)), [None]);
    }

    #[test]
    fn smaller_clusters_keep_the_shared_cache() {
        let shared_cache = Some(SharedCacheConfig { bank_bytes: 64, ways: 2 });
        let of = |cores, banks| ClusterShape { shared_cache, ..ClusterShape::new(cores, banks) };
        let shapes = smaller(of(2, 2));
        assert_eq!(shapes, [None, Some(of(2, 1))]);
    }
}
