//! A board in software, well and damaged.

use std::collections::VecDeque;

use loader::frame;

use super::*;

/// Bytes of a word, lanes and warps of the board's core.
const WORD_BYTES: usize = 4;
const SHAPE: [u32; 2] = [4, 2];
const RAM_BYTES: usize = 1 << 16;
/// Programs have so many of them.
const PROGRAM_BYTES: usize = 1 << 14;
const MARK: [u8; END_MARK_BYTES] = *b"0123456789abcdef";
/// What a test loads as a program: the board does what the test says.
const PROGRAM: &[u8] = b"a program";

/// What the board's reset begins: what it prints, after it has changed the memory.
type Program<'a> = Box<dyn FnMut(&mut [u8]) -> Vec<u8> + 'a>;

struct Simulated<'a> {
    monitor: Monitor,
    memory: Vec<u8>,
    program: Program<'a>,
    /// Whether the monitor runs.
    listens: bool,
    heard: Vec<u8>,
    sent: VecDeque<u8>,
    /// Bytes of all images.
    loaded: usize,
    images: usize,
    /// What the line makes of the bytes from the board.
    line: Box<dyn FnMut(u8) -> Option<u8> + 'a>,
}

impl<'a> Simulated<'a> {
    fn new(program: impl FnMut(&mut [u8]) -> Vec<u8> + 'a) -> Self {
        Self {
            monitor: monitor(),
            memory: vec![0; RAM_BYTES],
            program: Box::new(program),
            listens: false,
            heard: Vec::new(),
            sent: VecDeque::new(),
            loaded: 0,
            images: 0,
            line: Box::new(Some),
        }
    }

    fn word(&self, at: usize) -> usize {
        u32::from_le_bytes(self.memory[at..at + WORD_BYTES].try_into().unwrap()) as usize
    }

    /// The loader has a whole frame.
    fn start(&mut self, image: &[u8]) {
        self.memory[..image.len()].copy_from_slice(image);
        self.loaded += image.len();
        self.images += 1;
        self.sent.push_back(b'K');
        let code = self.monitor.bytes() - 2 * WORD_BYTES;
        self.listens = image[..code.min(image.len())] == self.monitor.image(&[])[..code];
        if !self.listens {
            let printed = (self.program)(&mut self.memory);
            self.sent.extend(printed);
            return;
        }
        let mut at = code;
        while self.word(at + WORD_BYTES) > 0 {
            let (to, bytes, from) = (self.word(at), self.word(at + WORD_BYTES), at + 2 * WORD_BYTES);
            assert!(to >= PROGRAM_BYTES && bytes.is_multiple_of(WORD_BYTES));
            self.memory.copy_within(from..from + bytes, to);
            at = from + bytes;
        }
        self.sent.extend([GREETING, SHAPE[0] as u8, SHAPE[1] as u8]);
    }

    fn answer(&mut self, request: &[u8]) {
        let words = request.chunks(WORD_BYTES).map(|word| u64::from(u32::from_le_bytes(word.try_into().unwrap())));
        let words: Vec<u64> = words.collect();
        for block in blocks(&(words[0]..words[0] + words[1])) {
            let bytes = part(&self.memory, &block);
            if words[2] != 0 {
                self.sent.extend(bytes);
            }
            self.sent.extend(check_of(block.start, bytes).to_le_bytes());
        }
    }
}

impl Port for Simulated<'_> {
    fn send_break(&mut self, _duration: Duration) -> io::Result<()> {
        self.listens = false;
        self.heard.clear();
        self.sent.clear();
        Ok(())
    }

    fn send(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.heard.extend(bytes);
        if self.listens {
            let request = std::mem::take(&mut self.heard);
            assert_eq!(request.len(), 3 * WORD_BYTES);
            self.answer(&request);
        } else if self.heard.len() > 12 && frame(&self.heard[8..self.heard.len() - 4]) == self.heard {
            let heard = std::mem::take(&mut self.heard);
            self.start(&heard[8..heard.len() - 4]);
        }
        Ok(())
    }

    fn receive(&mut self, _timeout: Duration) -> io::Result<Option<u8>> {
        match self.sent.pop_front() {
            None => Ok(None),
            Some(byte) => (self.line)(byte).map(Some).ok_or(io::ErrorKind::BrokenPipe.into()),
        }
    }
}

fn monitor() -> Monitor {
    Monitor::new(&"4w8/8/4/2".parse().unwrap()).unwrap()
}

fn board<'a, 'p>(port: &'a mut Simulated<'p>, monitor: &'a Monitor) -> Board<'a, Simulated<'p>> {
    Board { port, baud: 115_200, monitor, shape: SHAPE }
}

/// What a program prints at its end.
fn end(code: u32) -> Vec<u8> {
    let words = [0, 0, 1, code].map(u32::to_le_bytes).concat();
    [&MARK[..], &words].concat()
}

fn one_block() -> Vec<Range<u64>> {
    std::iter::once(19_968..20_096).collect()
}

const LIMIT: Duration = Duration::from_millis(30);

#[test]
fn only_what_differs_goes_over_the_line() {
    let mut port = Simulated::new(|memory| {
        memory[40_000] += 1;
        [b"hello".to_vec(), end(0), end(0)].concat()
    });
    let monitor = monitor();
    let mut memory = vec![0; RAM_BYTES];
    memory[PROGRAM_BYTES..60_000].fill(3);
    let ranges = [PROGRAM_BYTES as u64..30_080, 39_936..60_032];
    for launch in 0..2 {
        let before = (port.loaded, port.images);
        let mut board = board(&mut port, &monitor);
        board.start_monitor(&[]).unwrap();
        board.send(&ranges, &memory, PROGRAM_BYTES).unwrap();
        let run = board.run(PROGRAM, &MARK, LIMIT).unwrap();
        assert_eq!((run.output, run.status.unwrap().code), (b"hello".to_vec(), 0));
        board.start_monitor(&[]).unwrap();
        board.fetch(&ranges, &mut memory).unwrap();
        assert_eq!(memory[39_999..40_002], [3, 4 + launch, 3]);
        let (loaded, images) = (port.loaded - before.0, port.images - before.1);
        let fixed = 2 * monitor.bytes() + PROGRAM.len();
        match launch {
            // 33 KB in images that leave the buffers alone.
            0 => assert!(images == 6 && (33_000..37_000).contains(&(loaded - fixed)), "{images}: {loaded}"),
            _ => assert_eq!((images, loaded), (3, fixed), "the board has all"),
        }
        let inside = |range: &Range<u64>| part(&port.memory, range) == part(&memory, range);
        assert!(ranges.iter().all(inside) && port.memory[30_080] == 0);
    }
}

#[test]
fn the_end_is_what_has_come_twice() {
    let run = |printed: Vec<u8>| {
        let mut port = Simulated::new(|_| printed.clone());
        let monitor = monitor();
        board(&mut port, &monitor).run(PROGRAM, &MARK, LIMIT).unwrap()
    };
    let mut damaged = end(0);
    damaged[20] = 7;
    let twice = run([b"x0123456789abcde".to_vec(), damaged.clone(), end(9), end(9)].concat());
    assert_eq!(twice.output, b"x0123456789abcde");
    let good = Status { interrupt: 0, address: 0, has_ended: true, code: 9 };
    assert_eq!(twice.status, Some(good));
    let late = run([b"x".to_vec(), damaged, end(9)].concat());
    assert_eq!(late.status, None, "no status has come twice");
    assert!(late.time >= LIMIT);
}

#[test]
fn damaged_bytes_are_read_again_and_trouble_says_what_it_is() {
    let monitor = monitor();
    let read = |line: &dyn Fn(usize, u8) -> Option<u8>| {
        let mut port = Simulated::new(|_| Vec::new());
        let mut count = 0;
        port.memory[20_000..20_512].fill(9);
        port.line = Box::new(move |byte| {
            count += 1;
            line(count, byte)
        });
        let mut memory = vec![0; RAM_BYTES];
        let mut board = board(&mut port, &monitor);
        board.start_monitor(&[])?;
        board.fetch(&one_block(), &mut memory)?;
        Ok::<_, Trouble>(memory[20_050])
    };
    let words = |line: &dyn Fn(usize, u8) -> Option<u8>| read(line).unwrap_err().to_string();
    // An answer, a greeting, a CRC, a block, its CRC.
    assert_eq!(read(&|count, byte| Some(byte ^ u8::from(count == 50))).unwrap(), 9);
    let noisy = words(&|count, byte| Some(byte ^ u8::from(count > 40)));
    assert!(noisy.contains("0x4e00 came damaged 3 times"), "{noisy}");
    let other = words(&|count, byte| Some(byte ^ u8::from(count == 3)));
    assert!(other.contains("greets with [48, 05, 02], and not with [48, 04, 02]"), "{other}");
    let gone = words(&|count, byte| (count < 30).then_some(byte));
    assert!(gone.contains("the port failed while the memory is read"), "{gone}");
    let mut mute = Simulated::new(|_| Vec::new());
    let no_monitor = board(&mut mute, &monitor).fetch(&one_block(), &mut vec![0; RAM_BYTES]).unwrap_err();
    let silence = format!("nothing came for {} s while", PATIENCE.as_secs());
    assert!(no_monitor.to_string().starts_with(&silence), "{no_monitor}");
}
