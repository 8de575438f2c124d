//! Conversations in the protocol of `dama engine`.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::{DAMA, fed};

/// How long anything may take on a slow, busy machine.
const PATIENCE: Duration = Duration::from_secs(20);

/// An engine that is talked to.
struct Engine {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Engine {
    fn start() -> Self {
        let mut child = Command::new(DAMA)
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let input = child.stdin.take().expect("a standard input");
        let output = BufReader::new(child.stdout.take().expect("a standard output"));
        let (sender, lines) = channel();
        thread::spawn(move || {
            output.lines().map_while(Result::ok).all(|line| sender.send(line).is_ok())
        });
        Self { child, input, lines }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("the engine listens");
    }

    #[track_caller]
    fn hear(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("the engine answers")
    }

    /// The text behind `bestmove`, and the `info` lines before it.
    #[track_caller]
    fn best(&self) -> (String, Vec<String>) {
        let mut infos = Vec::new();
        loop {
            let line = self.hear();
            if let Some(best) = line.strip_prefix("bestmove ") {
                return (best.to_owned(), infos);
            }
            assert!(line.starts_with("info depth "), "{line}");
            infos.push(line);
        }
    }

    fn quit(mut self) {
        self.say("quit");
        let status = self.child.wait().expect("the engine ends");
        assert_eq!(status.code(), Some(0));
    }
}

#[test]
fn an_answer_has_the_form_that_it_should() {
    let ran = fed("engine", "position start\ngo depth 5\n");
    assert_eq!(ran.status, Some(0));
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines.len(), 6, "{}", ran.out);
    for (line, depth) in lines.iter().zip(1..=5) {
        let words: Vec<&str> = line.split(' ').collect();
        assert_eq!(words[..4], ["info", "depth", &depth.to_string(), "score"], "{line}");
        assert_eq!([words[4], words[6], words[8], words[10]], ["cp", "nodes", "nps", "time"]);
        assert_eq!(words[12], "pv");
        for index in [5, 7, 9, 11] {
            assert!(words[index].parse::<i64>().is_ok(), "{line}");
        }
        assert!(words.len() > 13, "{line}");
    }
    let pv = lines[4].split(" pv ").nth(1).expect("a line of moves");
    assert_eq!(lines[5].strip_prefix("bestmove "), pv.split(' ').next());
}

#[test]
fn wins_losses_and_routes() {
    for (fen, score, best) in [
        // Takes all that is left; every landing square is written out.
        ("W:Wa2,c3:Bc4,c6", "win 1", "c3xc5xc7"),
        // Must step beside, where it is taken.
        ("B:Wa2,a3,Kh4:Ba4", "loss 2", "a4-b4"),
    ] {
        let ran = fed("engine", &format!("position fen {fen}\ngo depth 4\n"));
        let lines: Vec<&str> = ran.out.lines().collect();
        let [.., info, last] = lines[..] else { panic!("two lines: {}", ran.out) };
        assert!(info.contains(&format!(" score {score} ")), "{fen}: {info}");
        assert_eq!(last, format!("bestmove {best}"), "{fen}");
    }
}

#[test]
fn a_bad_line_changes_nothing() {
    let mut engine = Engine::start();
    // Only h8 can move from here.
    engine.say("position fen B:WKa1,a2:Bh7");
    for (line, words) in [
        ("fly", "fly"),
        ("position", "position"),
        ("position fen W:Wx1:B", "column 4"),
        ("position start moves a3-a4 a3-a4", "move 2"),
        ("position start moves a3-b4", "move 1"),
        ("go depth", "depth"),
        ("go depth none", "none"),
        ("go level 9", "level"),
        ("go backwards", "backwards"),
        ("new game", "game"),
    ] {
        engine.say(line);
        let answer = engine.hear();
        assert!(answer.starts_with("error ") && answer.contains(words), "{line}: {answer}");
    }
    engine.say("go depth 3");
    let (best, _) = engine.best();
    assert!(best.starts_with("h7-"), "{best}");
    engine.say("position fen W:WKa1:BKh8");
    engine.say("go depth 3");
    assert!(engine.hear().starts_with("error the game is over"));
    engine.quit();
}

#[test]
fn stop_is_heard_while_searching() {
    let mut engine = Engine::start();
    for _ in 0..3 {
        engine.say("new");
        engine.say("go");
        thread::sleep(Duration::from_millis(300));
        let asked = Instant::now();
        engine.say("stop");
        engine.best();
        // Without the stop it would search on for hours; a busy machine is granted some seconds.
        assert!(asked.elapsed() < Duration::from_secs(10), "{:?}", asked.elapsed());
    }
    // Without a search there is nothing to stop, and the next one is not stopped.
    engine.say("stop");
    engine.say("go depth 3");
    assert_eq!(engine.best().1.len(), 3);
    engine.say("go");
    engine.quit();
}

#[test]
fn limits_end_a_search() {
    let mut engine = Engine::start();
    let asked = Instant::now();
    engine.say("go movetime 200");
    engine.best();
    assert!(asked.elapsed() >= Duration::from_millis(200));
    assert!(asked.elapsed() < Duration::from_secs(2));
    engine.say("go nodes 20000");
    let (_, infos) = engine.best();
    let nodes = |line: &String| -> u64 {
        let number = line.split(" nodes ").nth(1).and_then(|rest| rest.split(' ').next());
        number.and_then(|number| number.parse().ok()).expect("a count")
    };
    assert!(infos.iter().all(|line| nodes(line) <= 21_000), "{infos:?}");
    for level in 1..=4 {
        engine.say("new");
        engine.say(&format!("go level {level} movetime 300"));
        engine.best();
    }
    engine.quit();
}

#[test]
fn several_lines_are_numbered() {
    let mut engine = Engine::start();
    engine.say("go depth 3 multipv 3");
    let (_, infos) = engine.best();
    assert_eq!(infos.len(), 9);
    for (line, index) in infos.iter().zip([1, 2, 3].into_iter().cycle()) {
        assert!(line.contains(&format!(" multipv {index} score ")), "{line}");
    }
    engine.quit();
}

#[test]
fn requests_in_a_pipe_are_done_in_order() {
    let ran = fed(
        "engine",
        "new\nposition start moves a3-a4 a6-a5\ngo depth 4\n\nposition start\ngo nodes 500\nquit\n",
    );
    assert_eq!(ran.status, Some(0));
    let moves: Vec<&str> = ran.out.lines().filter(|line| line.starts_with("bestmove ")).collect();
    assert_eq!(moves.len(), 2, "{}", ran.out);
    assert!(moves[0].starts_with("bestmove a4x"), "{}", moves[0]);
    // The end of the input ends a search that nothing else would.
    let endless = fed("engine", "go\n");
    assert!(endless.last_line().starts_with("bestmove "));
}
