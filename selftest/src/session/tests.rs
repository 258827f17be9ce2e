//! Boards that behave well and badly, as scripts.

use std::collections::VecDeque;

use super::*;
use crate::suite::suite;

/// What a board does with a frame: the number of the frame, and what is sent back; nothing when the port is gone.
type Behaviour<'a> = Box<dyn FnMut(usize, &[u8]) -> Option<Vec<u8>> + 'a>;

struct Scripted<'a> {
    behaviour: Behaviour<'a>,
    heard: Vec<u8>,
    frames: usize,
    sent: VecDeque<u8>,
    is_gone: bool,
}

impl Port for Scripted<'_> {
    fn send_break(&mut self, _duration: Duration) -> io::Result<()> {
        self.heard.clear();
        self.sent.clear();
        Ok(())
    }

    fn send(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.heard.extend(bytes);
        let length = |heard: &[u8]| u32::from_le_bytes(heard[4..8].try_into().unwrap());
        if self.heard.len() == length(&self.heard) as usize + 12 {
            let image = self.heard[8..self.heard.len() - 4].to_vec();
            self.frames += 1;
            match (self.behaviour)(self.frames, &image) {
                Some(sent) => self.sent.extend(sent),
                None => self.is_gone = true,
            }
        }
        Ok(())
    }

    fn receive(&mut self, _timeout: Duration) -> io::Result<Option<u8>> {
        match self.is_gone {
            true => Err(io::ErrorKind::BrokenPipe.into()),
            false => Ok(self.sent.pop_front()),
        }
    }
}

/// Tests a board that behaves so, with three programs; what is right is handed to it.
fn tested(behaviour: impl Fn(usize, Vec<u8>) -> Option<Vec<u8>>) -> Report {
    let config = CoreConfig::for_arch("4w8/8/2/2".parse().unwrap()).unwrap();
    let cases = suite(&config, 1, 2, 0).unwrap();
    let right = |image: &[u8]| {
        let case = cases.iter().find(|case| case.image == image);
        let shape = Shape::of(&config.arch);
        let probes = probe(&config.arch).is_some_and(|probe| probe == image);
        let output = case.map(|case| case.expected.clone());
        let output = output.or(probes.then(|| expected(&shape)));
        [b"K".to_vec(), output.unwrap_or_default()].concat()
    };
    let mut port = Scripted {
        behaviour: Box::new(|frame, image| behaviour(frame, right(image))),
        heard: Vec::new(),
        frames: 0,
        sent: VecDeque::new(),
        is_gone: false,
    };
    let mut board = Board { port: &mut port, baud: 115_200, patience: Duration::from_millis(10) };
    board.test(&config, &cases, 5, &mut |_| {})
}

#[track_caller]
fn ends(report: &Report, words: &str) {
    assert!(!report.is_good());
    let text = report.to_string();
    assert!(text.contains(words), "{words}: {text}");
}

#[test]
fn a_board_that_prints_what_it_must_passes() {
    let report = tested(|_, right| Some(right));
    assert!(report.is_good(), "{report}");
    assert_eq!(report.to_string(), "3 of 3 programs print what they must\n");
}

#[test]
fn a_damaged_output_is_not_the_cores() {
    let once = |frame, mut right: Vec<u8>| {
        if frame == 3 {
            right[4] ^= 1;
        }
        Some(right)
    };
    let report = tested(once);
    assert!(report.is_good(), "{report}");
    assert_eq!(report.outcomes[1].attempts, 2);
}

#[test]
fn what_is_wrong_in_the_same_way_twice_is_the_cores() {
    // The second digest of the second warp, of every random program.
    let report = tested(|frame, mut right| {
        if frame > 2 {
            right[1 + 27 + 9] ^= 1;
        }
        Some(right)
    });
    assert_eq!(report.failures(), 2);
    ends(&report, "random-0: other memory of warp 1 than the model's");
}

#[test]
fn what_is_wrong_in_another_way_each_time_is_said_to_be() {
    let report = tested(|frame, mut right| {
        if frame > 2 {
            right.push(frame as u8);
        }
        Some(right)
    });
    ends(&report, "another wrong output each time");
}

#[test]
fn a_board_that_cannot_be_tested_says_why() {
    let from = |first: usize, answer: &'static [u8]| {
        move |frame, right| Some(if frame < first { right } else { answer.to_vec() })
    };
    ends(&tested(|frame, right| (frame < 3).then_some(right)), "the port is gone after 1 programs");
    ends(&tested(from(1, b"")), "the board does not answer at 115200 baud");
    ends(&tested(from(3, b"")), "gone silent after 1 programs");
    ends(&tested(from(3, b"L")), "less RAM than ram_bytes = 65536");
    ends(&tested(from(2, b"C")), "could not be loaded in 6 attempts");
    ends(&tested(from(1, b"Khello")), "it sent \"hello\"");
    ends(&tested(from(1, b"KHARP 08 01\n")), "the board has a core 4w8/8/8/1, and not 4w8/8/2/2");
}
