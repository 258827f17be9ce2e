//! Which lines the data cache holds, or waits for.
//!
//! The tags are read and written in the same cycle, so they are in distributed RAM.

use isa::CoreConfig;

use super::shape::Shape;
use crate::kit::prelude::*;
use crate::units::memory::valid_lines::ValidLines;

hardware! {
    /// The tags of the data cache.
    pub struct DataTags(config: &CoreConfig) {
        let shape = Shape::new(config);

        /// From data cache: the number of a line in RAM.
        pub line: In(shape.number),
        /// To data cache: the ways in which it is there, or on its way; at most one.
        pub found: Out(shape.ways),
        /// From data cache: the line is put into these ways, at most one.
        pub put: In(shape.ways),
        /// From data cache: no line is there any longer, whatever is put.
        pub empties: In(1),

        /// The tags of each way.
        tags: [DistributedRam(shape.sets, shape.tag, 0); shape.ways],
        /// Which lines of each way are there.
        valid: [ValidLines(shape.set); shape.ways],
        _shape: Shape = shape,
    }
}

impl Describe for DataTags {
    fn variant(&self) -> String {
        self._shape.variant()
    }

    fn kernel(&self, k: &mut Kernel) {
        k.rules("P24.2, P24.6, P24.13");
        let shape = self._shape;
        let line = self.line.val();
        let (set, tag) = (shape.set_of(&line), shape.tag_of(&line));
        let mut found = Vec::new();
        for (way, (tags, valid)) in self.tags.iter().zip(&self.valid).enumerate() {
            let put = self.put.val().bit(way as u32);
            k.drive(&tags.read_address, &set);
            k.drive(&tags.write_address, &set);
            k.drive(&tags.write_data, &tag);
            k.drive(&tags.write_enable, &put);
            k.drive(&valid.set, &set);
            k.drive(&valid.write, put);
            k.drive(&valid.completes, high());
            k.drive(&valid.empties, &self.empties);
            let same = tags.read_data.val().equals(&tag);
            found.push(k.wire(format!("found_in_{way}"), same & &valid.is_valid));
        }
        k.drive(&self.found, pack(found));
    }
}
