import Foundation
import Testing
import TrestleExpectations

@testable import TrestleRemoteDisplay

@Suite(.serialized) struct ServerTests {
  private let server: RemoteServer
  private let screen = SharedScreen(width: 60, height: 40)
  private let access: RemoteAccess

  init() throws {
    let address = try RemoteAddress("vnc://127.0.0.1:0")
    access = try RemoteAccess(address: address, environment: [:])
    server = try RemoteServer(screen: screen, address: address, access: access)
    server.start()
  }

  private func answer(_ request: String) throws -> String {
    defer { server.stop() }
    let connection = try Connection(port: server.port)
    connection.send(Array(request.utf8))
    return String(decoding: connection.rest(), as: UTF8.self)
  }

  private func upgrade(token: String, origin: String? = nil, host: String? = nil) -> String {
    let host = host ?? "127.0.0.1:\(server.port)"
    return "GET /socket?token=\(token) HTTP/1.1\r\nHost: \(host)\r\nOrigin: \(origin ?? "http://\(host)")\r\nUpgrade: websocket\r\n"
      + "Connection: keep-alive, Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
  }

  @Test("The page and its script are served to a browser that names this machine")
  func page() throws {
    let answer = try answer("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
    expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n") && answer.contains("<canvas") && answer.contains("Content-Security-Policy"))
  }

  @Test(
    "Other names, paths and methods are refused",
    arguments: [
      ("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", 403), ("GET / HTTP/1.1\r\n\r\n", 403),
      ("GET /../etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n", 400), ("GET /other HTTP/1.1\r\nHost: localhost\r\n\r\n", 404),
      ("POST /status HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n\r\nx", 403), ("nonsense\r\n\r\n", 400),
      ("GET /check?token=wrong HTTP/1.1\r\nHost: localhost\r\n\r\n", 403),
    ])
  func refused(request: String, status: Int) throws {
    try expect(answer(request).hasPrefix("HTTP/1.1 \(status) "))
    expect(screen.properties.status.isEmpty)
  }

  @Test("A WebSocket needs the token and a page of this server")
  func socket() throws {
    let other = "http://evil.example"
    for (request, isAllowed) in [
      (upgrade(token: access.token), true), (upgrade(token: "wrong"), false), (upgrade(token: access.token, origin: other), false),
      (upgrade(token: access.token, origin: "http://evil.example:80", host: "evil.example:80"), false),
    ] {
      let connection = try Connection(port: server.port)
      connection.send(Array(request.utf8))
      let first = String(decoding: try connection.bytes(12), as: UTF8.self)
      expect(first, equals: (isAllowed ? "HTTP/1.1 101" : "HTTP/1.1 403"))
    }
    server.stop()
  }

  @Test("A viewer that says nothing is greeted after a moment; one that goes on with another protocol is closed")
  func silence() throws {
    defer { server.stop() }
    let connection = try Connection(port: server.port)
    let began = Date()
    try expect(connection.bytes(12), equals: Array("RFB 003.008\n".utf8))
    expect(Date().timeIntervalSince(began), below: 3)
    connection.send(Array("GET / HTTP/1.1\r\n\r\n".utf8))
    expect(connection.isClosed(within: 2))
  }

  @Test("What a build says is shown to viewers, if it knows the token")
  func status() throws {
    let answer = try answer(
      "POST /status?token=\(access.token) HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\nCompiling")
    expect(answer.hasPrefix("HTTP/1.1 204"))
    expect(screen.properties.status, equals: "Compiling")
  }

  @Test("Stopping closes all connections and frees the port")
  func stops() throws {
    let connection = try Connection(port: server.port)
    _ = try connection.bytes(12)
    server.stop()
    expect(connection.isClosed(within: 2))
    let again = try RemoteServer(screen: screen, address: RemoteAddress("vnc://127.0.0.1:\(server.port)"), access: access)
    expect(again.port, equals: server.port)
    again.start()
    again.stop()
  }
}
