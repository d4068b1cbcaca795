import Foundation
import Testing
import TrestleExpectations

@testable import TrestleRemoteDisplay

@Suite struct HTTPTests {
  private func access(_ address: String = "vnc://", _ environment: [String: String] = [:]) throws -> RemoteAccess {
    try RemoteAccess(address: RemoteAddress(address), environment: environment)
  }

  @Test("SHA-1 and the answer to a WebSocket's key are those of the standards")
  func hashes() {
    let hash = SHA1.hash(Array("abc".utf8)).map { String(format: "%02x", $0) }.joined()
    expect(hash, equals: "a9993e364706816aba3e25717850c26c9cd0d89d")
    expect(SHA1.hash([UInt8](repeating: 97, count: 1000)).prefix(3), equals: [0x29, 0x1e, 0x9a])
    let opening = String(decoding: WebSocketReader.opening(key: "dGhlIHNhbXBsZSBub25jZQ==", protocol: nil), as: UTF8.self)
    expect(opening.contains("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"))
  }

  @Test("A request's path, query, headers and body are read; damaged heads and paths with dots are refused")
  func requests() throws {
    let text = "POST /status?token=a%20b&x HTTP/1.1\r\nHost: localhost:5900\r\nContent-Length: 3\r\n\r\nabcGET"
    guard case .request(let request, let length) = HTTPRequest.read(Array(text.utf8)) else { return expect(Bool(false)) }
    expect(request.path == "/status" && request.query == ["token": "a b", "x": ""] && request["host"] == "localhost:5900")
    expect(request.body == Array("abc".utf8) && length == text.utf8.count - 3)
    for damaged in [
      "GET / HTTP/2\r\n\r\n", "GET /../etc/passwd HTTP/1.1\r\n\r\n", "GET http://x/ HTTP/1.1\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "GET / HTTP/1.1\r\nno colon\r\n\r\n",
      "POST / HTTP/1.1\r\nContent-Length: 99999999\r\n\r\n", "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n",
    ] { expect(HTTPRequest.read(Array(damaged.utf8)), equals: .invalid, "\(damaged)") }
    expect(HTTPRequest.read(Array("GET / HT".utf8)), equals: .incomplete)
    expect(HTTPRequest.read([UInt8](repeating: 65, count: 17 << 10)), equals: .invalid)
  }

  @Test("Only names of this machine are answered, and only pages of this server may connect")
  func hosts() throws {
    let access = try self.access()
    for host in ["127.0.0.1:5900", "localhost:8080", "LOCALHOST", "[::1]:5900"] { expect(access.allows(host: host), "\(host)") }
    for host in [nil, "", "evil.example", "evil.example:5900", "127.0.0.1.evil.example", "192.168.0.1"] {
      expect(!access.allows(host: host), "\(host ?? "none")")
    }
    expect(access.allows(origin: "http://localhost:5900", host: "localhost:5900"))
    for origin in [nil, "null", "http://evil.example", "http://localhost:5901", "http://localhost:5900.evil.example", "file://"] {
      expect(!access.allows(origin: origin, host: "localhost:5900"), "\(origin ?? "none")")
    }
  }

  @Test("The token is a new one for each run, and no part of it suffices")
  func tokens() throws {
    let (first, second) = (try access(), try access())
    expect(first.token != second.token && first.token.count == 20)
    expect(first.allows(token: first.token))
    for token in [nil, "", second.token, String(first.token.dropLast()), first.token + "a"] { expect(!first.allows(token: token)) }
  }

  @Test("An address that others reach needs a password file with eight characters")
  func passwordFiles() throws {
    let path = NSTemporaryDirectory() + "trestle-password-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    for address in ["vnc://0.0.0.0", "vnc://[::]:5900", "vnc://192.168.1.5"] {
      #expect(throws: (any Error).self) { try self.access(address) }
    }
    #expect(throws: (any Error).self) { try access("vnc://0.0.0.0", ["TRESTLE_DISPLAY_PASSWORD_FILE": path]) }
    try "short\n".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(throws: (any Error).self) { try access("vnc://0.0.0.0", ["TRESTLE_DISPLAY_PASSWORD_FILE": path]) }
    try "long enough\n".write(toFile: path, atomically: true, encoding: .utf8)
    let open = try access("vnc://0.0.0.0", ["TRESTLE_DISPLAY_PASSWORD_FILE": path])
    expect(open.token == "long enough" && open.allows(host: "192.168.1.5:5900") && !open.allows(host: "evil.example"))
    expect(!open.link(host: "127.0.0.1", port: 5900).contains("long"))
  }

  @Test("Addresses are read with and without host and port, and others are refused")
  func addresses() throws {
    try expect(RemoteAddress("vnc://"), equals: RemoteAddress("vnc://127.0.0.1"))
    let given = try RemoteAddress("vnc://[::1]:7000/")
    expect(given.host == "::1" && given.ports == 7000...7000 && given.isLoopback && given.shownHost == "[::1]")
    try expect(RemoteAddress("vnc://:0").ports, equals: 0...0)
    for text in ["", "5900", "http://127.0.0.1", "vnc://127.0.0.1:port", "vnc://127.0.0.1:99999", "vnc://a b", "vnc://[::1]7"] {
      #expect(throws: (any Error).self, "\(text)") { try RemoteAddress(text) }
    }
    try expect(!RemoteAddress("vnc://127.evil.example").isLoopback)
  }
}
