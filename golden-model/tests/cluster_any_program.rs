//! Clusters whose cores are all busy, under memories of all manners.

use crate::agreement::private_instruction;
use crate::common::agree::{manners, states_agree};
use crate::common::cluster::{in_lanes, in_lines as of, shared, ClusterBench};
use crate::common::environment::Manners;
use crate::common::many::cases;
use crate::common::{halt, op, when};
use golden_model::{Cluster, MachineOptions, Outcome};
use isa::trace::Scalar::{self, *};
use isa::{Instruction, InterconnectSlot, Opcode::*};
use proptest::prelude::*;

/// Loops of loads, stores, an exchange, and a byte, on two banks.
fn busy() -> Vec<Instruction> {
    let body = [
        op(Hwid, &[4], 4),
        op(Ldi, &[7], 6),
        // The loop, at 24: lanes of a core on both banks.
        op(Muli, &[5, 3], 16),
        op(Ld, &[6, 5], 0x400),
        op(St, &[7, 5], 0x400),
        op(Ldi, &[6], 0x200),
        op(Aadd, &[5, 6, 7], 0),
        op(Ldi, &[6], 1),
        op(Shli, &[6, 6], 31),
        op(St, &[7, 6], 0),
        op(Subi, &[7, 7], 1),
        op(Rtop, &[1, 7], 0),
        when(1, op(Jmpi, &[], -44)),
        halt(),
    ];
    in_lanes(2, &body)
}

/// The core that a port serves, and how long each core waits for it.
#[derive(Default)]
struct Waiting {
    /// Accesses of others since the core has begun to ask; of each core.
    passed: [u64; 4],
}

impl Waiting {
    /// `port`: valid and ready. `is_here`: of the cores that ask, those that ask this port.
    fn see(
        &mut self,
        bench: &ClusterBench,
        port: &[Scalar; 2],
        is_here: impl Fn(usize) -> bool,
    ) -> Result<(), TestCaseError> {
        let mut asks = bench.cores_with(&port[..1]);
        asks.retain(|core| is_here(*core));
        let served = bench.cores_with(port);
        let fires: Vec<_> = asks.iter().filter(|core| served.contains(core)).collect();
        prop_assert!(fires.len() <= 1);
        for core in 0..4 {
            if !asks.contains(&core) || fires.contains(&&core) {
                self.passed[core] = 0;
            } else if !fires.is_empty() {
                self.passed[core] += 1;
                prop_assert!(self.passed[core] <= 3, "core {} has starved", core);
            }
        }
        Ok(())
    }
}

/// The request at a bank's port.
fn request(driven: &isa::ports::PortOutputs) -> impl PartialEq + std::fmt::Debug {
    (
        driven.data_request_write,
        driven.data_request_console,
        driven.data_request_line,
        driven.data_request_byte_enable,
        driven.data_request_data,
        driven.data_request_lock,
    )
}

proptest! {
    #![proptest_config(cases(30))]

    /// Rules: C2.1, C3.3, C4.3, C6.5, C12.2, C12.5.
    #[test]
    fn what_waits_at_a_port_stays_as_it_is_and_no_core_starves(
        caches in prop::sample::select(vec![(0, 0), (64, 0), (64, 32)]),
        manners in manners(),
    ) {
        let (cache_bytes, shared_bytes) = caches;
        let line = format!("extension = true, instruction_cache_bytes = {cache_bytes}");
        let mut config = of("4w8/8/2/1", &line, 4, 2);
        if shared_bytes != 0 {
            config = shared(&config, shared_bytes, 1);
        }
        let mut bench = ClusterBench::on(&config, &busy(), manners);
        let mut before: Option<ClusterPorts> = None;
        let [mut console, mut fetches] = [(); 2].map(|()| Waiting::default());
        let mut banks = [(); 2].map(|()| Waiting::default());
        while !bench.is_done() {
            prop_assert!(bench.cycle < 100_000, "it does not end");
            bench.step();
            let now = ClusterPorts::of(&bench);
            if let Some(before) = before {
                before.stay(&now, cache_bytes != 0)?;
            }
            console.see(&bench, &[ConsoleOutputValid, ConsoleOutputReady], |_| true)?;
            fetches.see(&bench, &[InstructionRequestValid, InstructionRequestReady], |_| true)?;
            for (bank, waiting) in (0..).zip(&mut banks) {
                let is_here = |core| bench.scalar(core, DataRequestLine) % 2 == bank;
                // The second access of an exchange belongs to the first.
                if bench.of(InterconnectSlot::BankLocked(bank as u32)) == 0 {
                    waiting.see(&bench, &[DataRequestValid, DataRequestReady], is_here)?;
                }
            }
            before = Some(now);
        }
        // Lanes 0 and 1 of four cores add 6 + 5 + ... + 1.
        prop_assert_eq!(bench.memory.read_word(0x200), 8 * 21);
        let mut printed = bench.memory.console_output().to_vec();
        printed.sort_unstable();
        let expected: Vec<u8> = (1..=6).flat_map(|byte| [byte; 4]).collect();
        prop_assert_eq!(printed, expected);
    }

    /// The cores have parts of the RAM of their own, side by side in the same lines.
    ///
    /// Rules: C1.1, C5.6, C6.2.
    #[test]
    fn cores_with_private_memory_end_as_the_functional_ones(
        body in prop::collection::vec(private_instruction(), 1..40),
        cores in 1..6_u32,
        banks in prop::sample::select(vec![1_u32, 2, 8]),
        scoreboard in any::<bool>(),
        caches in any::<[bool; 2]>(),
        manners in manners(),
    ) {
        private(&body, (cores, banks), (scoreboard, caches), manners)?;
    }
}

/// The ports that must stay as they are while they wait.
struct ClusterPorts {
    driven: Vec<isa::ports::PortOutputs>,
    inputs: Vec<isa::ports::PortInputs>,
}

impl ClusterPorts {
    fn of(bench: &ClusterBench) -> Self {
        ClusterPorts { driven: bench.driven.clone(), inputs: bench.inputs.clone() }
    }

    /// Without an instruction cache a fetch may be withdrawn. Beside a shared cache it stays, once it is at the port
    /// (C12.5).
    fn stay(&self, now: &ClusterPorts, fetches_stay: bool) -> Result<(), TestCaseError> {
        for (bank, (driven, input)) in self.driven.iter().zip(&self.inputs).enumerate() {
            if driven.data_request_valid && !input.data_request_ready {
                prop_assert!(now.driven[bank].data_request_valid);
                prop_assert_eq!(request(driven), request(&now.driven[bank]));
            }
        }
        let (driven, input) = (&self.driven[0], &self.inputs[0]);
        let fetches = driven.instruction_request_valid && !input.instruction_request_ready;
        if fetches && fetches_stay {
            prop_assert!(now.driven[0].instruction_request_valid);
            let words = [driven, &now.driven[0]].map(|ports| ports.instruction_request_word);
            prop_assert_eq!(words[0], words[1]);
        }
        if driven.console_output_valid && !input.console_output_ready {
            prop_assert!(now.driven[0].console_output_valid);
            prop_assert_eq!(driven.console_output_data, now.driven[0].console_output_data);
        }
        Ok(())
    }
}

/// Where the cores' parts of the RAM begin, and how long each is.
const PARTS: u64 = 0x900;
const PART_BYTES: u64 = 20;

fn private(
    body: &[Instruction],
    (cores, banks): (u32, u32),
    (scoreboard, [own_cache, shared_cache]): (bool, [bool; 2]),
    manners: Manners,
) -> Result<(), TestCaseError> {
    let cache_bytes = if own_cache { 64 } else { 0 };
    let line = format!("scoreboard = {scoreboard}, data_cache_bytes = {cache_bytes}");
    let config = match shared_cache {
        false => of("4w8/8/2/1", &line, cores, banks),
        true => {
            let line = format!("{line}, instruction_cache_bytes = 128");
            shared(&of("4w8/8/2/1", &line, cores, banks), 64, 2)
        }
    };
    let start = [op(Hwid, &[7], 4), op(Muli, &[7, 7], PART_BYTES as i64), op(Addi, &[7, 7], PARTS as i64)];
    let mut program = in_lanes(2, &start);
    for instruction in body {
        program.push(*instruction);
        if instruction.opcode() == Split {
            // Each side of the split reaches the join.
            program.extend([op(Addi, &[3, 3], 1), crate::common::bare(Join)]);
        }
    }
    program.push(halt());
    let image = crate::common::image(&config.core.arch, &program);
    let mut bench = ClusterBench::new(&config, &image, manners);
    bench.run();
    let options = MachineOptions {
        ram_bytes: config.core.ram_bytes,
        stack_depth: config.core.stack_depth,
        features: (&config.core).into(),
        ..MachineOptions::for_arch(&config.core.arch)
    };
    let machines = Cluster::new(config.core.arch, options, &image, cores);
    let mut machines = machines.expect("a cluster");
    prop_assert_eq!(machines.run(50_000), Outcome::AllStopped);
    for core in 0..cores as usize {
        let (timed, state) = (bench.core(core).state(), machines.state(core));
        states_agree(&config.core, timed, state)?;
    }
    prop_assert_eq!(bench.memory.ram(), machines.memory().ram());
    Ok(())
}
