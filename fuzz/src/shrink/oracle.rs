//! What says how a run fails.

use std::collections::hash_map::Entry;
use std::collections::HashMap;
use std::time::{Duration, Instant};

use isa::{ClusterConfig, CoreConfig};
use testbenches::{CosimError, Cosimulator, CountedSides, EmittedVerilog, LockStep, ModelSide, Outcome, Side};

use super::subject::Subject;
use super::symptom::Sighting;
use crate::campaign::caught;
use crate::cores::build;
use crate::machine::{build_cluster_hastily, Built};

/// Runs subjects and says how they fail.
pub trait Oracle {
    /// How the run fails; `None` when it passes, or cannot be made.
    fn sighting(&mut self, subject: &Subject) -> Option<Sighting>;

    /// What it has taken at most to build a core.
    fn build_time(&self) -> Duration;

    /// How many cores it has asked for.
    fn cores(&self) -> usize;
}

/// How a core is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Haste {
    /// Its runs are to be quick: the first core, which mostly is built already, and runs the long programs.
    Careful,
    /// It is to be there soon: further cores, which run what has become short.
    Hasty,
}

/// What builds a cluster.
type BuildCluster = Box<dyn Fn(&ClusterConfig) -> Result<Cosimulator<ClusterConfig>, CosimError>>;

/// Runs both sides in this process. Cores stay loaded once they are built.
pub struct LockSteps<B, M> {
    build: B,
    model: M,
    /// The cores that have been asked for; `None`: it cannot be built.
    cores: HashMap<CoreConfig, Option<Cosimulator>>,
    build_cluster: BuildCluster,
    /// The clusters that have been asked for; `None`: it cannot be built.
    clusters: HashMap<ClusterConfig, Option<Cosimulator<ClusterConfig>>>,
    build_time: Duration,
}

impl LockSteps<(), ()> {
    /// Lock steps of the real core and the golden model.
    pub fn real() -> impl Oracle {
        LockSteps::new(
            |config: &CoreConfig, haste| match haste {
                Haste::Hasty if config.trace => Cosimulator::hastily(config, &EmittedVerilog::emit(config)?),
                _ => build(config),
            },
            ModelSide::new,
        )
    }
}

impl<B, M, S> LockSteps<B, M>
where
    B: Fn(&CoreConfig, Haste) -> Result<Cosimulator, CosimError>,
    M: Fn(&CoreConfig) -> S,
    S: Side,
{
    /// Lock steps of cores that are built so, and models that are made so.
    pub fn new(build: B, model: M) -> Self {
        LockSteps {
            build,
            model,
            cores: HashMap::new(),
            build_cluster: Box::new(build_cluster_hastily),
            clusters: HashMap::new(),
            build_time: Duration::ZERO,
        }
    }

    /// Has clusters built in this way.
    #[must_use]
    pub fn with_clusters(
        self,
        build: impl Fn(&ClusterConfig) -> Result<Cosimulator<ClusterConfig>, CosimError> + 'static,
    ) -> Self {
        LockSteps { build_cluster: Box::new(build), ..self }
    }

    /// How a run of a cluster fails; `None` as for [`Oracle::sighting`].
    fn cluster_sighting(&mut self, subject: &Subject) -> Option<Sighting> {
        let config = subject.machine().cluster()?.ok()?;
        let image = subject.image()?;
        let cluster = match self.clusters.entry(config) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(place) => {
                let begin = Instant::now();
                let built = (self.build_cluster)(&config).ok();
                self.build_time = self.build_time.max(begin.elapsed());
                place.insert(built)
            }
        };
        let built = Built::Cluster(cluster.clone()?);
        let outcome = caught(|| {
            let covered = built.covered(subject.run(&image), CountedSides::Model);
            covered.map_err(|error| error.to_string())
        });
        match outcome {
            Ok(covered) => Sighting::of_run(&covered.ended),
            Err(words) => Some(Sighting::stopped(&words, subject.max_cycles)),
        }
    }

    /// How a run of a core alone comes out; `None` when it cannot be made.
    ///
    /// # Errors
    /// In words: a side cannot go on.
    pub fn outcome(&mut self, subject: &Subject) -> Option<Result<Outcome, String>> {
        let image = subject.image()?;
        let config = subject.config;
        let haste = match self.cores.is_empty() {
            true => Haste::Careful,
            false => Haste::Hasty,
        };
        let core = match self.cores.entry(config) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(place) => {
                let begin = Instant::now();
                let built = (self.build)(&config, haste).ok();
                self.build_time = self.build_time.max(begin.elapsed());
                place.insert(built)
            }
        };
        let core = core.as_ref()?;
        let config = config.with_trace();
        let run = testbenches::Run { config: &config, ..subject.run(&image) };
        Some(caught(|| {
            let rtl = core.rtl().map_err(|error| error.to_string())?;
            let model = (self.model)(&config);
            LockStep::new(run, run.bench(rtl), run.bench(model)).run(&mut |_| {}).map_err(|error| error.to_string())
        }))
    }
}

impl<B, M, S> Oracle for LockSteps<B, M>
where
    B: Fn(&CoreConfig, Haste) -> Result<Cosimulator, CosimError>,
    M: Fn(&CoreConfig) -> S,
    S: Side,
{
    fn sighting(&mut self, subject: &Subject) -> Option<Sighting> {
        if subject.cluster.is_some() {
            return self.cluster_sighting(subject);
        }
        match self.outcome(subject)? {
            Ok(outcome) => Sighting::of(&outcome),
            Err(words) => Some(Sighting::stopped(&words, subject.max_cycles)),
        }
    }

    fn build_time(&self) -> Duration {
        self.build_time
    }

    fn cores(&self) -> usize {
        self.cores.len() + self.clusters.len()
    }
}
