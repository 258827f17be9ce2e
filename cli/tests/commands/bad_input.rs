//! Bad input of every kind: one clear error, exit code 2, and nothing written.

use crate::common::{programs, TestFolder};

fn place() -> TestFolder {
    let place = TestFolder::new()
        .with("good.s", "start: halt")
        .with("wrong.s", "start: addd %r1, %r2\n  ldi %r9, #1")
        .with("undefined.s", "start: jmpi nowhere")
        .with("latin1.s", b"// caf\xe9\nhalt".as_slice())
        .with("cut.o", b"HARP4w8/8/4/4\0\0\0\xff\xff")
        .with("twice.s", ".global\nstart: halt\n.global\nstart2: halt")
        .with("uses.s", "// uses: lib/missing.s\nhalt")
        .with("bad.hex", ":0000\n")
        .with("bad.mem", "@0 12g\n")
        .with("bad.sym", "zz start\n")
        .with("sdram.toml", "ram_bytes = 67108864")
        .with("large.bin", vec![0; 70_000])
        .with("region.s", "start: nop\n@p0 ? split\njoin\nhalt")
        .with("masks.toml", "divergence = \"masks\"")
        .with("contexts.toml", "split_contexts = 4")
        .with("explicit.toml", "reconvergence = \"explicit\"")
        .with("is-a-file", "");
    place.expect("asm good.s");
    std::fs::create_dir(place.files()[0].0.with_file_name("folder")).expect("a folder");
    place
}

/// Each line is refused with these words.
fn refuse(cases: &str) {
    place().refuse(cases);
}

#[test]
fn mechanisms() {
    refuse(
        r#"
        run region.s --divergence masks => a core with divergence = "masks" has no split
        run region.s --divergence masks => region.s:2:
        run region.s --divergence masks => here, and 1 more
        run region.s --divergence masks => jump around a side whose vote is 0
        cosim region.s --config masks.toml => a core with divergence = "masks" has no split
        timeline region.s --config masks.toml => a core with divergence = "masks" has no split
        run good.s --divergence stacks => it is one of stack, masks, paired-path
        run good.s --reconvergence explicit => reconvergence needs divergence = "paired-path"
        run good.s --divergence masks --stack-depth 4 => the mechanism masks keeps nothing
        cosim good.s --config explicit.toml => reconvergence needs divergence = "paired-path"
        cosim good.s --config contexts.toml => split_contexts needs divergence = "multi-path"
        run good.s --split-contexts 2 => split_contexts needs divergence = "multi-path"
        run good.s --divergence multi-path --split-contexts 100 => 104 contexts, those of the warps among them, are not possible: at most 64 (--split-contexts, 
        "#,
    );
}

#[test]
fn clusters() {
    refuse(
        r#"
        cosim good.s --cores 0 => a cluster of 0 cores is not possible: 1 to 16
        cosim good.s --cores 17 => a cluster of 17 cores is not possible: 1 to 16
        cosim good.s --cores 2 --banks 3 => a cluster of 3 banks is not possible: a power of two from 1 to 16
        cosim good.s --cores 2 --bus-errors => bus_errors is not possible in a cluster
        cosim good.s --banks 2 => --cores <N>
        cosim good.s --shared-cache 64 => --cores <N>
        cosim good.s --cores 2 --shared-cache-ways 2 => --shared-cache <BYTES>
        cosim good.s --cores 2 --shared-cache 64 => the cores need instruction caches of their own; give instruction_cache_bytes
        cosim good.s --cores 2 --shared-cache 96 --instruction-cache-bytes 256 => a bank's part is a power of two in
        run good.s --cores 2 --shared-cache 64 => unexpected argument '--shared-cache' found
        "#,
    );
}

#[test]
fn arch_ids() {
    refuse(
        r"
        arch nonsense => `nonsense` is not an ArchID
        arch 4x8/8 => the encoding letter must be w or b, not `x`
        arch 3w8/8 => a word of 3 bytes is not supported: 2, 4 or 8
        arch 4w8 => the number of predicates is missing
        arch 4w8/8/4/4/4 => more than four counts
        arch 4w257/8 => registers must be 4 to 256, not 257
        arch 4w8/16 => predicates must be 1 to 8, not 16
        arch 4w8/8/0/4 => lanes must be 1 to 64, not 0
        arch 4w8/8/4/99999999999999 => far too large
        arch 2w32/32 => encoding w does not fit
        asm good.s --arch 4w -o new.o => must be a decimal number
        run good.s --arch 9w8/8 => a word of 9 bytes
        link good.s --arch -1 -o new.bin => unexpected argument '-1'
        disasm good.o --to 4w8/9 => predicates must be 1 to 8
        verilog --arch 2w4/4/4/4 -o rtl => 4 or 8 bytes
        verilog --arch 4b8/8/4/4 -o rtl => encoding w only
        verilog --config nobody -o rtl => no configuration is called nobody
        ",
    );
}

#[test]
fn tops_and_packages() {
    refuse(
        r"
        verilog --package litex -o new => a litex package joins the module to a bus, and harmonica_core has none; add --top accelerator
        verilog --bus wishbone -o new => --bus is of the accelerator, and harmonica_core has none; add --top accelerator
        verilog --top accelerator --bus isa -o new => it is one of wishbone, wishbone-classic, axi, axi-lite
        verilog --top accelerator --control axi-lite --package litex -o new => a litex package joins harmonica_accelerator to Wishbone buses, not --control axi-lite; choose another --control
        verilog --top accelerator --bus wishbone --package vivado -o new => a vivado package joins harmonica_accelerator to AXI buses, not --bus wishbone; choose another --bus
        verilog --top accelerator --bus axi --bus-bits 48 -o new => choose 32, 64 or 128
        verilog --extension --sole-master -o new => --sole-master is of the accelerator, and harmonica_core has none; add --top accelerator
        verilog --top accelerator --extension --bus axi -o new => set bus_errors = true, or, if no other master stores to the core's memory, set sole_master
        verilog --top accelerator --extension --bus axi --bus-errors --bus-bits 32 -o new => make the bus as wide as a line, 128 bits
        verilog --top accelerator --extension --bus axi-lite -o new => an AXI4-Lite bus has nothing that keeps other masters away between a read and a write; choose another bus
        verilog --top accelerator --trace -o new => --top accelerator has no trace ports; leave --trace or --top accelerator out
        verilog --cores 2 -o new => --cores is of the cluster, and harmonica_core has none; add --top cluster
        verilog --top accelerator --banks 2 -o new => --banks is for several cores, and harmonica_accelerator has one; add --cores N
        verilog --top accelerator --cores 2 --banks 2 -o new => --banks 2: the cores of harmonica_accelerator have one bank
        verilog --top accelerator --cores 0 -o new => a cluster of 0 cores is not possible: 1 to 16
        verilog --top accelerator --cores 2 --core-number 1 -o new => core_number is 1, but the numbers of several cores are 0, 1, 2
        verilog --top accelerator --cores 2 --bus-errors -o new => bus_errors is not possible in a cluster
        verilog --top accelerator --cores 2 --extension --bus axi -o new => choose a Wishbone bus, or, if no other master stores to the core's memory, set sole_master
        verilog --top accelerator --cores 2 --extension --bus axi-lite -o new => set sole_master
        verilog --top cluster -o new => harmonica_cluster has several cores; add --cores N
        verilog --top cluster --cores 17 -o new => a cluster of 17 cores is not possible: 1 to 16
        verilog --top cluster --cores 2 --banks 3 -o new => a cluster of 3 banks is not possible: a power of two from 1 to 16
        verilog --top cluster --cores 2 --bus-errors -o new => bus_errors is not possible in a cluster
        verilog --top cluster --cores 2 --console ports -o new => --console is of the accelerator, and harmonica_cluster has none
        verilog --top soc --trace -o new => --top soc has no trace ports; leave --trace or --top soc out
        verilog --top soc --banks 2 -o new => 2 banks are for several cores, and there is one; say how many cores there are
        verilog --top soc --cores 2 --banks 2 --memory external -o new => 2 banks need RAM with a port each, and memory =
        verilog --top soc --cores 2 --package vivado -o new => has no place for the files that the RAM of harmonica_soc starts with
        verilog --top soc --memory flash -o new => no memory is called flash; there are dual-port, registered-dual-port
        verilog --clock 50 -o new => --clock is of the soc, and harmonica_core has none; add --top soc
        fpga --board ulx3s-85f --banks 2 -o new => 2 banks are for several cores, and there is one; say how many cores there are
        fpga --board ulx3s-85f --cores 17 -o new => a cluster of 17 cores is not possible: 1 to 16
        fpga --board ice40-hx8k --cores 2 --banks 2 -o new => 2 banks need RAM with a port each, and memory =
        verilog --top cluster --cores 2 --package vivado -o new => a vivado package joins the module to a bus, and harmonica_cluster has none
        verilog --package ise -o new => it is one of filelist, fusesoc, litex, vivado
        verilog --prefix 2nd- -o new => names in Verilog begin with a letter or `_`, and go on with letters, digits and `_`; try `core0_`
        verilog --package filelist --single-file -o new => cannot be used with '--single-file'
        verilog --package filelist -o . => is a folder with a file that this command has not written
        verilog --package filelist -o is-a-file => is-a-file is no folder
        verilog --package filelist -o is-a-file/new => cannot write the folder is-a-file/new
        ",
    );
}

#[test]
fn inputs() {
    refuse(
        r"
        asm missing.s => cannot read missing.s: No such file
        asm folder => cannot read folder: Is a directory
        asm wrong.s => `addd` is not an instruction
        asm wrong.s => %r9 does not exist: 4w8/8/4/4 has %r0 to %r7
        asm latin1.s => latin1.s:1:7: byte 0xe9 (offset 0x6) is not UTF-8 text
        asm good.s wrong.s => wrong.s:1:8
        asm good.o -o new.o => is this an object or an image instead
        run missing.s => cannot read missing.s
        run folder => Is a directory
        run wrong.s => did you mean
        run undefined.s => `nowhere` is not defined
        run uses.s => a `// uses:` line of uses.s: cannot read lib/missing.s
        run cut.o => cut.o: offset 0x12: the file ends here
        run large.bin => the image has 70000 bytes, but the RAM has only 65536
        run good.s large.bin => large.bin is an image
        run good.s wrong.s --format raw => --format reads one image
        run bad.hex => bad.hex: line 1
        run bad.mem => bad.mem: line 1
        run good.s --symbols bad.sym => bad.sym: line 1
        run good.o --arch 8w8/8 => does not go with 8w8/8/4/4
        run good.s --ram 3 => a RAM of 3 bytes is not possible
        run good.s --stack-depth 1 => must be in 2..=256
        link undefined.s -o new.bin => `nowhere` is not defined
        link twice.s twice.s -o new.bin => defined twice
        disasm missing.o => cannot read missing.o
        disasm folder => Is a directory
        disasm cut.o => offset 0x12
        disasm good.o --arch 8w8/8 => is an object for 4w8/8/4/4, not 8w8/8/4/4
        disasm large.bin --to 4b8/8 => only objects can be converted
        disasm bad.hex => bad.hex: line 1
        cosim missing.s => cannot read missing.s
        cosim wrong.s => is not an instruction
        ",
    );
}

#[test]
fn outputs() {
    refuse(
        r"
        asm good.s -o is-a-file/new.o => cannot write is-a-file/new.o
        asm good.s -o folder => it is a folder; name a file in it
        asm good.s -o good.s => would be overwritten
        asm good.s twice.s -o new.o => -o names one object
        link good.s -o is-a-file/new.bin => cannot write is-a-file/new.bin
        link good.s -o new.bin --symbols is-a-file/x => cannot write is-a-file/x
        link good.s -o new.bin --symbols new.bin => two outputs would both be new.bin
        link good.o -o good.o => would be overwritten
        disasm good.o -o is-a-file/new.s => cannot write is-a-file/new.s
        disasm good.o -o good.o => would be overwritten
        run good.s --trace --log is-a-file/log => cannot write is-a-file/log
        verilog -o is-a-file/rtl => cannot write is-a-file/rtl
        ",
    );
}

#[test]
fn usage() {
    refuse(
        r"
        => Usage: harmonica
        nothing => unrecognized subcommand
        asm => required arguments
        link good.s => --output
        link good.s -o new.bin --offset 0x => write it as 4096 or 0x1000
        link good.s -o new.bin --line-bytes 8 => --line-bytes is for --format readmemh
        link good.s -o new.mem --format readmemh --line-bytes 0 => 1 to 65536
        link good.s -o new.bin --offset 0xfffffffffffffff0 => beyond
        link good.s -o new.bin --format elf => invalid value 'elf'
        run good.s --trace --divergence-log => cannot be used with
        run good.s --log x => add --trace or --divergence-log
        run good.s --lanes 0 => lanes must be 1 to 64, not 0
        disasm good.o --object => --to
        ",
    );
}

#[test]
fn boards() {
    refuse(
        r"
        fpga => --board
        fpga --board ulx3s => the boards are arty-a7, generic, ice40-hx8k
        fpga --board ulx3s-85 => did you mean ulx3s-85f?
        fpga --board icebraker => did you mean icebreaker?
        fpga --board icebreaker --arch 3w8/8/1/1 => a word of 3 bytes
        fpga --board icebreaker --arch 4w257/8/1/1 => registers must be 4 to 256
        fpga --board icebreaker --config nobody => no configuration is called nobody
        fpga --board icebreaker --image missing.s => cannot read missing.s
        fpga --board icebreaker --image wrong.s => `addd` is not an instruction
        fpga --board icebreaker --image cut.o => cut.o: offset 0x12
        fpga --board ice40-hx8k --image large.bin => the image has 70000 bytes
        fpga --board icebreaker --seeds 0 => 0 is not in 1..=64
        fpga --board icebreaker --clock fast => `fast` is no frequency in MHz
        fpga --board ulx3s-85f --clock 900 => clock_hz must be between 10 and 400 MHz
        fpga --board icebreaker --litex => icebreaker has no LiteX system; take --board ulx3s-85f
        fpga --board ulx3s-85f --litex --clock 150 => the LiteX system runs at 20 to 100 MHz, not at 150
        fpga --board ulx3s-85f --litex --config sdram.toml => take ram_bytes = 33554432 or less
        fpga --board icebreaker --output is-a-file => is-a-file is not empty
        fpga --board generic --output is-a-file/out => cannot write
        ",
    );
}

#[test]
fn latencies() {
    refuse(
        r"
        cosim good.s --latency 257 => a latency of 257 cycles is not possible: 1 to 256
        cosim good.s --latency 1,0 => a latency of 0 cycles is not possible: 1 to 256
        bench lock-step --latency fast => `fast` is neither a number of cycles, such as 16, nor one of each port, such as 1,16
        cosim good.s --latency 4 --seed 1 => '--latency <N|I,D>' cannot be used with '--seed <N>'
        ",
    );
}

#[test]
fn waveforms_that_cannot_be_shown_are_refused() {
    let program = programs().join("hello.s").display().to_string();
    TestFolder::new().refuse(&format!(
        r"
        cosim {program} --scope golden => --vcd
        cosim {program} --vcd a.vcd --fst a.vcd => --vcd and --fst name the same file
        cosim {program} --vcd a.vcd --signals x[ => `x[` is no name of signals
        cosim {program} --fst a.fst --window 5 => says how many cycles --from-cycle shows
        cosim {program} --fst a.fst --from-cycle 9 --window 5,5 => --from-cycle takes the number of cycles
        "
    ));
}
