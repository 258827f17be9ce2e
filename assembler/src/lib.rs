//! HARP assembly: sources to objects to images and back
