//! The checker itself, with two models.
