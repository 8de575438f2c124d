#![no_main]

use dama_core_fuzz::checks;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| checks::pdn(data));
