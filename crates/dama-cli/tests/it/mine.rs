//! `dama mine`.

use crate::dama;

#[test]
fn a_seed_finds_the_same_each_time() {
    let arguments = "mine --games 1 --seed 23 --nodes 20000";
    let ran = dama(arguments);
    assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""));
    assert!(ran.out.lines().all(|line| line.split('\t').count() == 4), "{}", ran.out);
    assert_eq!(dama(arguments).out, ran.out);
}
