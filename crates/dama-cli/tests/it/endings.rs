//! `dama endings`.

use crate::dama;

#[test]
fn every_material_is_counted() {
    let ran = dama("endings");
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    let rows: Vec<Vec<&str>> =
        ran.out.lines().skip(1).map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(rows.len(), 12, "{}", ran.out);
    // Counted by a plain search for all positions.
    assert_eq!(rows[0], ["K", "KK", "10048", "114748", "196", "6"]);
    assert_eq!(rows[9], ["M", "MM", "212", "40522", "42866", "38"]);
    assert_eq!(rows[6], ["KM", "M", "184660", "6796", "0", "25"]);
}
