//! `dama tune`.

use std::fs;
use std::path::Path;

use crate::dama;

#[test]
fn the_same_seed_gives_the_same_weights_in_the_size_that_the_engine_reads() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let fit = |name: &str, options: &str| {
        let out = folder.join(name);
        let ran = dama(&format!("tune --games 6 --epochs 2 --out {} {options}", out.display()));
        assert_eq!(ran.status, Some(0), "{}", ran.err);
        fs::read(out).expect("weights")
    };
    let samples = folder.join("samples.bin");
    fs::remove_file(&samples).ok();
    let keeping = format!("--samples {}", samples.display());
    let played = fit("played.bin", &keeping);
    assert_eq!(played.len(), include_bytes!("../../../dama-ai/data/network.bin").len());
    assert_eq!(fit("again.bin", "--jobs 1"), played);
    assert_eq!(fit("from-samples.bin", &keeping), played);
    assert_ne!(fit("other.bin", "--seed 100"), played);
}

#[test]
fn a_cut_file_of_positions_is_refused() {
    let samples = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cut.bin");
    fs::write(&samples, [0; 50]).expect("a file");
    let ran = dama(&format!("tune --out unused --samples {}", samples.display()));
    assert_eq!(ran.status, Some(1));
    assert!(ran.err.contains("ends in the middle"), "{}", ran.err);
}
