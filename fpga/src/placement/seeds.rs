//! The best of several placements: a placement begins at random, and where it ends depends on that.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::Mutex;

use tools::Nextpnr;

use crate::error::FlowError;
use crate::placement::{place_and_route, Placement, Target};
use crate::report::{PlacementReport, Resource, SeedResult};
use crate::workplace::Workplace;

/// Placements at the same time; each wants a processor, and a gigabyte for a large device.
const JOBS_MAX: usize = 2;

/// What came of all placements.
pub(crate) struct Placements {
    /// By seed.
    pub results: Vec<SeedResult>,
    /// The fastest, with its seed.
    pub best: Option<(u32, PlacementReport)>,
    /// What of the device the design takes, if there is no best.
    pub resources: Vec<Resource>,
}

/// Places and routes with the seeds 1, 2, ..., and keeps the fastest.
///
/// # Errors
/// When nextpnr fails for another reason than the design's size, or the user wants no more.
pub(crate) fn place_seeds(
    place: &Workplace,
    target: &Target<'_>,
    seeds: u32,
    nextpnr: &Nextpnr,
    stop: &AtomicBool,
    line: &(dyn Fn(&str) + Sync),
) -> Result<Placements, FlowError> {
    let next = AtomicU32::new(1);
    let done = Mutex::new(Vec::new());
    // Too large a design is that with every seed; a failed tool is no better the next time.
    let hopeless = AtomicBool::new(false);
    let work = || loop {
        let seed = next.fetch_add(1, Ordering::Relaxed);
        if seed > seeds || hopeless.load(Ordering::Relaxed) {
            return;
        }
        let result = place_and_route(place, target, seed, nextpnr, stop, line);
        let is_hopeless = match &result {
            Ok(Placement::Done(_)) => false,
            Ok(Placement::DoesNotFit { resources, .. }) => {
                resources.iter().any(|resource| resource.excess() > 0)
            }
            Ok(Placement::Stopped) | Err(_) => true,
        };
        hopeless.fetch_or(is_hopeless, Ordering::Relaxed);
        if let Ok(mut done) = done.lock() {
            done.push((seed, result));
        }
    };
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = processors.min(JOBS_MAX).min(seeds as usize);
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(work);
        }
    });
    let mut done = done.into_inner().unwrap_or_default();
    done.sort_by_key(|(seed, _)| *seed);
    let mut placements = Placements {
        results: Vec::new(),
        best: None,
        resources: Vec::new(),
    };
    for (seed, result) in done {
        placements.add(seed, result?)?;
    }
    Ok(placements)
}

impl Placements {
    fn add(&mut self, seed: u32, placement: Placement) -> Result<(), FlowError> {
        let (achieved_mhz, failure) = match placement {
            Placement::Stopped => return Err(FlowError::Interrupted),
            Placement::DoesNotFit { resources, why } => {
                self.resources = resources;
                (None, Some(why))
            }
            Placement::Done(report) => {
                let speed = |report: &PlacementReport| {
                    let clock = report.timing.slowest();
                    clock.map_or(f64::INFINITY, |clock| clock.achieved_mhz)
                };
                let achieved_mhz = speed(&report);
                let is_best = match &self.best {
                    Some((_, best)) => achieved_mhz > speed(best),
                    None => true,
                };
                if is_best {
                    self.best = Some((seed, report));
                }
                (Some(achieved_mhz), None)
            }
        };
        self.results.push(SeedResult {
            seed,
            achieved_mhz,
            failure,
        });
        Ok(())
    }
}
