//! Proves by yosys whether a module does the same whatever one of its inputs is.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::boards::TextFile;
use crate::error::CheckError;
use crate::workplace::{checks_folder, run, Ended, Workplace};

/// A module, one of its inputs, and two values that the input has from power-up on.
#[derive(Clone, Copy, Debug)]
pub struct Choice<'a> {
    /// The module.
    pub module: &'a str,
    /// The input.
    pub input: &'a str,
    /// The values.
    pub values: [u16; 2],
    /// The input's bits.
    pub width: u32,
}

/// The time between two looks at whether a proof has ended.
const LOOK: Duration = Duration::from_millis(50);

impl Choice<'_> {
    /// Whether the module has the same outputs, and gives its parts the same inputs, with either value: in every cycle,
    /// whatever its other inputs and the outputs of its parts are, when it begins in the same state. What is not proven
    /// in that time may be so all the same; and what needs to be known of other modules cannot be proven.
    ///
    /// A bit of a register that its reset and all that is written give the same value has that value. The other
    /// registers of both are held against each other, and each of them and each output is proven to follow from equal
    /// ones.
    ///
    /// # Errors
    /// When yosys cannot be had, or refuses the Verilog.
    pub fn is_proven_idle(&self, files: &[TextFile], time: Duration, stop: &AtomicBool) -> Result<bool, CheckError> {
        let place = Workplace::with_files(&checks_folder(), self.module.to_owned(), files)?;
        place.write("prove.ys", &self.script(&place))?;
        let yosys = tools::yosys()?;
        let mut command = yosys.command();
        command.args(["-s", "prove.ys"]).current_dir(place.folder());
        let log = place.folder().join("prove.log");
        let ended = within(time, stop, |stop| run(&mut command, "yosys", &log, stop, &|_| {}))?;
        match ended {
            Ended::Well => Ok(place.read("answer.txt")?.contains("successfully proven")),
            Ended::Stopped => Ok(false),
            Ended::Failed => Err(place.complaint_of_log("yosys", &place.read("prove.log")?)),
        }
    }

    /// Parts are taken out, their inputs become outputs, and the other way round. Wires in between may differ: they
    /// have no names.
    fn script(&self, place: &Workplace) -> String {
        let Choice { module, input, values: [one, other], width } = *self;
        let files = place.file_list();
        let half = |value: u16, name: &str| {
            format!(
                "design -load whole\n\
                 select -module {module}\n\
                 connect -set {input} {width}'d{value}\n\
                 select -clear\n\
                 rename {module} {name}\n\
                 opt_expr {name}\n\
                 opt_dff -sat {name}\n\
                 opt_clean {name}\n\
                 select -set registers {name}/t:$*dff* %co:+[Q] {name}/w:* %i\n\
                 select -set between {name}/w:* {name}/x:* %d @registers %d\n\
                 rename -hide @between\n\
                 design -stash {name}\n"
            )
        };
        let halves = half(one, "gold") + &half(other, "gate");
        format!(
            "read_verilog {files}\n\
             hierarchy -top {module}\n\
             proc\nmemory\n\
             select -module {module}\n\
             delete -input w:{input}\n\
             select -clear\n\
             select -set parts {module}/c:* {module}/t:$* %d {module}/t:$paramod* %u\n\
             expose -evert @parts\n\
             design -save whole\n\
             {halves}\
             design -copy-from gold -as gold gold\n\
             design -copy-from gate -as gate gate\n\
             equiv_make gold gate both\n\
             hierarchy -top both\n\
             opt_expr\nopt_clean\n\
             equiv_simple -undef\n\
             equiv_induct -undef\n\
             tee -o answer.txt equiv_status\n"
        )
    }
}

/// Does something that ends when its flag is set: after that time, or with another flag.
fn within<T>(time: Duration, stop: &AtomicBool, work: impl FnOnce(&AtomicBool) -> T) -> T {
    let (ends, is_done) = (AtomicBool::new(false), AtomicBool::new(false));
    let begin = Instant::now();
    thread::scope(|scope| {
        scope.spawn(|| {
            while !is_done.load(Ordering::Relaxed) {
                if begin.elapsed() >= time || stop.load(Ordering::Relaxed) {
                    ends.store(true, Ordering::Relaxed);
                }
                thread::sleep(LOOK);
            }
        });
        let done = work(&ends);
        is_done.store(true, Ordering::Relaxed);
        done
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A counter and a part. With `choice` 1 a term is added that nothing sees, with 2 one that something does,
    /// with 3 the part gets another input, with 4 a bit is asked for that is 0 from reset on.
    const COUNTER: &str = "
module counter(input clock, input reset, input [2:0] choice, input step, output reg [3:0] count, output [3:0] next);
    wire idle = ~step & (count == 4'd0);
    reg [1:0] even;
    always @(posedge clock) if (reset) even <= 2'd0; else if (step) even <= {count[1], 1'b0};
    wire one = choice == 3'd1 ? step & ~idle : choice == 3'd2 ? step | idle : step;
    wire [3:0] by = {2'd0, even[1] & ((choice == 3'd4) | ~even[0]), one};
    always @(posedge clock) count <= count + by;
    part part(.in(choice == 3'd3 ? ~count : count), .out(next));
endmodule
module part(input [3:0] in, output [3:0] out);
    assign out = in + 4'd1;
endmodule
";

    #[test]
    fn what_nothing_sees_is_proven_and_the_rest_is_not() {
        let files = [TextFile::new("counter.v", COUNTER)];
        let never = AtomicBool::new(false);
        for (value, is_idle) in [(0, true), (1, true), (2, false), (3, false), (4, true)] {
            let choice = Choice { module: "counter", input: "choice", values: [0, value], width: 3 };
            let proven = choice.is_proven_idle(&files, Duration::from_secs(60), &never);
            assert_eq!(proven.unwrap(), is_idle, "choice {value}");
        }
    }
}
