//! A web server for this machine, to play and to work on the page.

use crate::site;
use anyhow::{Result, anyhow};
use std::ffi::OsStr;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::thread;
use tiny_http::{Header, Method, Request, Response, Server};

const FIRST_PORT: u16 = 8000;
const LAST_PORT: u16 = 8099;

/// Builds, then serves until the process is ended.
pub(crate) fn run(host: &str, port: Option<u16>) -> Result<()> {
    let site = site::build()?;
    let server = listen(host, port)?;
    println!("\nServing the game on http://{}/", server.server_addr());
    println!("Ready. Ctrl+C ends it.");
    let folders = Folders { source: crate::root(), built: site.folder };
    serve(&server, &folders);
    Ok(())
}

/// Takes `port`, or the first free one of a range where none was asked for.
fn listen(host: &str, port: Option<u16>) -> Result<Server> {
    let (first, last) = port.map_or((FIRST_PORT, LAST_PORT), |port| (port, port));
    let mut failure = anyhow!("no port");
    for port in first..=last {
        match Server::http((host, port)) {
            Ok(server) => return Ok(server),
            Err(error) => {
                let taken = error
                    .downcast_ref::<io::Error>()
                    .is_some_and(|error| error.kind() == io::ErrorKind::AddrInUse);
                failure = anyhow!("could not listen on {host}, port {port}: {error}");
                if !taken {
                    break;
                }
            }
        }
    }
    Err(failure)
}

/// Where the files are: what is served as written comes from the source tree, so that an edit
/// shows on reload; the rest comes from the build.
#[derive(Clone)]
struct Folders {
    source: PathBuf,
    built: PathBuf,
}

impl Folders {
    fn file(&self, path: &Path) -> PathBuf {
        let as_written = site::PAGE.iter().any(|name| path.starts_with(name));
        if as_written { self.source.join(path) } else { self.built.join(path) }
    }
}

fn serve(server: &Server, folders: &Folders) {
    for request in server.incoming_requests() {
        let folders = folders.clone();
        // One thread each, so that a slow client holds up nobody else.
        thread::spawn(move || answer(request, &folders));
    }
}

fn answer(request: Request, folders: &Folders) {
    let file = match request.method() {
        Method::Get | Method::Head => open(folders, request.url()),
        _ => Err(405),
    };
    // An error here is a client that has gone away.
    let _ = match file {
        Ok((file, mime)) => request.respond(
            Response::from_file(file)
                .with_header(header("Content-Type", mime))
                .with_header(header("Cache-Control", "no-store"))
                .with_header(header("X-Content-Type-Options", "nosniff")),
        ),
        Err(status) => {
            let words = match status {
                405 => "405: only GET and HEAD\n",
                _ => "404: no such file\n",
            };
            let mut response = Response::from_string(words)
                .with_status_code(status)
                .with_header(header("Cache-Control", "no-store"));
            if status == 405 {
                response.add_header(header("Allow", "GET, HEAD"));
            }
            request.respond(response)
        }
    };
}

fn open(folders: &Folders, url: &str) -> Result<(File, &'static str), u16> {
    let path = relative_path(url).ok_or(404_u16)?;
    let file = File::open(folders.file(&path)).map_err(|_| 404_u16)?;
    if !file.metadata().is_ok_and(|meta| meta.is_file()) {
        return Err(404);
    }
    Ok((file, mime(&path)))
}

fn header(name: &str, value: &str) -> Header {
    Header::from_bytes(name, value).expect("names and values here are plain ASCII")
}

/// The path below the served folder that a URL names, or `None` where it would lead out of it.
fn relative_path(url: &str) -> Option<PathBuf> {
    let path = url.split(['?', '#']).next()?.strip_prefix('/')?;
    if path.is_empty() {
        return Some("index.html".into());
    }
    let mut result = PathBuf::new();
    for part in path.split('/') {
        let part = percent_decoded(part)?;
        // Hidden files are no part of the page; that takes in `.` and `..`. A backslash or a colon
        // would mean something to Windows.
        if part.is_empty() || part.starts_with('.') || part.contains(['/', '\\', ':', '\0']) {
            return None;
        }
        result.push(part);
    }
    Some(result)
}

fn percent_decoded(text: &str) -> Option<String> {
    let mut bytes = text.bytes();
    let mut decoded = Vec::new();
    while let Some(byte) = bytes.next() {
        decoded.push(if byte == b'%' {
            let digits = [bytes.next()?, bytes.next()?];
            // `from_str_radix` alone would take a sign.
            if !digits.iter().all(u8::is_ascii_hexdigit) {
                return None;
            }
            u8::from_str_radix(str::from_utf8(&digits).ok()?, 16).ok()?
        } else {
            byte
        });
    }
    String::from_utf8(decoded).ok()
}

fn mime(path: &Path) -> &'static str {
    match path.extension().and_then(OsStr::to_str) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("json" | "map") => "application/json",
        Some("wasm") => "application/wasm",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("txt" | "md") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::io::{Read, Write};
    use std::net::{SocketAddr, TcpListener, TcpStream};

    #[test]
    fn mime_types() {
        assert_eq!(mime(Path::new("pkg/a_bg.wasm")), "application/wasm");
        assert_eq!(mime(Path::new("web/a.js")), "text/javascript; charset=utf-8");
        assert_eq!(mime(Path::new("web/a.webmanifest")), "application/manifest+json");
        assert_eq!(mime(Path::new("web/none")), "application/octet-stream");
    }

    #[test]
    fn urls() {
        let path = |url| relative_path(url).map(|path| path.display().to_string());
        for (url, expected) in [
            ("/", "index.html"),
            ("/?lang=tr", "index.html"),
            ("/web/a.js?v=1#x", "web/a.js"),
            ("/web/%61.js", "web/a.js"),
            ("/web/%C3%A7.js", "web/ç.js"),
        ] {
            assert_eq!(path(url).as_deref(), Some(expected), "{url}");
        }
        for url in [
            "",
            "web/a.js",
            "//etc/passwd",
            "/../Cargo.toml",
            "/web/../../x",
            "/web/%2e%2e/x",
            "/web/%2E./x",
            "/web/..%2fx",
            "/web/..%5cx",
            "/web/.hidden",
            "/C:/x",
            "/web/",
            "/%00",
            "/%",
            "/%f",
            "/%+f",
            "/%ff",
        ] {
            assert_eq!(path(url), None, "{url}");
        }
    }

    #[test]
    fn a_taken_port_is_passed_over_unless_asked_for() {
        let taken = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let port = taken.local_addr().unwrap().port();
        let error = listen("127.0.0.1", Some(port)).err().unwrap().to_string();
        assert!(error.contains(&port.to_string()), "{error}");
        assert!(listen("127.0.0.1", None).is_ok());
    }

    /// What the server says to one raw request.
    fn ask(address: SocketAddr, request: &str) -> String {
        let mut stream = TcpStream::connect(address).unwrap();
        write!(stream, "{request}\r\nHost: x\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    #[test]
    fn requests() {
        let folder = std::env::temp_dir().join(format!("xtask-serve-{}", std::process::id()));
        let folders = Folders { source: folder.join("source"), built: folder.join("built") };
        fs::create_dir_all(folders.source.join("web")).unwrap();
        fs::create_dir_all(folders.built.join("pkg")).unwrap();
        fs::write(folders.source.join("index.html"), "<p>page</p>").unwrap();
        fs::write(folders.source.join("Cargo.toml"), "secret").unwrap();
        fs::write(folders.built.join("pkg/a.wasm"), "module").unwrap();
        let server = Server::http(("127.0.0.1", 0)).unwrap();
        let address = server.server_addr().to_ip().unwrap();
        thread::spawn(move || serve(&server, &folders));

        // A client that connects and says nothing holds up nobody.
        let _silent = TcpStream::connect(address).unwrap();

        let page = ask(address, "GET / HTTP/1.1");
        assert!(page.starts_with("HTTP/1.1 200 ") && page.ends_with("<p>page</p>"), "{page}");
        assert!(page.contains("Content-Type: text/html; charset=utf-8\r\n"), "{page}");
        assert!(page.contains("Cache-Control: no-store\r\n"), "{page}");
        let module = ask(address, "GET /pkg/a.wasm HTTP/1.1");
        assert!(module.contains("application/wasm") && module.ends_with("module"), "{module}");
        let head = ask(address, "HEAD / HTTP/1.1");
        assert!(head.starts_with("HTTP/1.1 200 ") && head.ends_with("\r\n\r\n"), "{head}");
        for url in ["/pkg", "/pkg/none.js", "/Cargo.toml", "/web/../Cargo.toml"] {
            let missing = ask(address, &format!("GET {url} HTTP/1.1"));
            assert!(missing.starts_with("HTTP/1.1 404 "), "{url}: {missing}");
        }
        let post = ask(address, "POST / HTTP/1.1");
        assert!(post.starts_with("HTTP/1.1 405 ") && post.contains("Allow: GET, HEAD"), "{post}");
        fs::remove_dir_all(folder).unwrap();
    }
}
