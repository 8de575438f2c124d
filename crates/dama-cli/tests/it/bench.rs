//! `dama bench`.

use crate::dama;

#[test]
fn the_signature_is_the_same_each_time() {
    let first = dama("bench --depth 6");
    assert_eq!(first.status, Some(0), "{}", first.err);
    let nodes = first.last_line().strip_prefix("bench: ").expect("a signature");
    assert!(nodes.parse::<u64>().expect("a count") > 1000);
    assert_eq!(first.out.lines().count(), 18);
    assert_eq!(dama("bench --depth 6").last_line(), first.last_line());
    assert_ne!(dama("bench --depth 5").last_line(), first.last_line());
}
