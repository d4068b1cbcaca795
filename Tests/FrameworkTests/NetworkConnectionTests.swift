import Foundation
import Network
import Testing
import TrestleExpectations

/// Values that closures of connections collect.
private final class Collected: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []
  var listener: NWListener?
  var accepted: NWConnection?
  func add(_ line: String) { lock.withLock { lines.append(line) } }
  var all: [String] { lock.withLock { lines } }
}

struct NetworkConnectionTests {
  @Test("A connection and a listener exchange bytes and report the end", .timeLimit(.minutes(1)))
  func exchange() async throws {
    let queue = DispatchQueue(label: "network")
    let collected = Collected()
    let listener = try NWListener(using: .tcp)
    collected.listener = listener
    listener.newConnectionHandler = { connection in
      collected.accepted = connection
      connection.start(queue: queue)
      connection.receive(minimumIncompleteLength: 5, maximumLength: 100) { data, _, _, _ in
        collected.add(String(decoding: data ?? Data(), as: UTF8.self))
        connection.send(content: Data("answer".utf8), contentContext: .finalMessage, completion: .idempotent)
      }
    }
    await withCheckedContinuation { continuation in
      listener.stateUpdateHandler = { if $0 == .ready { continuation.resume() } }
      listener.start(queue: queue)
    }
    let connection = NWConnection(host: "127.0.0.1", port: try #require(listener.port), using: .tcp)
    expect(connection.state, equals: .setup)
    await withCheckedContinuation { continuation in
      connection.stateUpdateHandler = { if $0 == .ready { continuation.resume() } }
      connection.start(queue: queue)
    }
    connection.send(content: Data("he".utf8), completion: .contentProcessed { collected.add("sent \($0 == nil)") })
    connection.send(content: Data("llo".utf8), completion: .idempotent)
    let answer = await withCheckedContinuation { continuation in
      connection.receiveMessage { data, _, isComplete, error in
        continuation.resume(returning: "\(String(decoding: data ?? Data(), as: UTF8.self)) \(isComplete) \(error == nil)")
      }
    }
    expect(answer == "answer true true" && collected.all.sorted() == ["hello", "sent true"])
    connection.cancel()
    expect(connection.state, equals: .cancelled)
    let error = await withCheckedContinuation { continuation in
      connection.receive(minimumIncompleteLength: 1, maximumLength: 1) { _, _, _, error in continuation.resume(returning: error) }
    }
    expect(error, equals: .posix(.ECANCELED))
    collected.accepted?.cancel()
    listener.cancel()
    expect(listener.state, equals: .cancelled)
  }

  @Test("Addresses of both versions are read from their texts and bytes, and written")
  func addresses() {
    expect(IPv4Address("127.0.0.1"), equals: .loopback)
    expect(IPv4Address("10.1.2.255").map { Array($0.rawValue) }, equals: [10, 1, 2, 255])
    expect(IPv4Address("10.1.2") == nil && IPv4Address("::1") == nil && IPv4Address("example.org") == nil)
    expect(IPv6Address("::1"), equals: .loopback)
    expect(IPv6Address("fe80::1:2").map { "\($0)" }, equals: "fe80::1:2")
    expect(IPv6Address("127.0.0.1") == nil && IPv6Address(Data([1, 2])) == nil)
    expect(IPv4Address(Data([1, 2, 3, 4])).map { "\($0)" }, equals: "1.2.3.4")
  }

  @Test("A refused connection waits, and one of messages with encryption fails", .timeLimit(.minutes(1)))
  func refusals() async {
    func state(_ connection: NWConnection) async -> NWConnection.State {
      await withCheckedContinuation { continuation in
        connection.stateUpdateHandler = { if $0 != .preparing { continuation.resume(returning: $0) } }
        connection.start(queue: DispatchQueue(label: "network"))
      }
    }
    let refused = NWConnection(host: "127.0.0.1", port: 1, using: .tcp)
    let encrypted = NWConnection(host: "127.0.0.1", port: 443, using: .dtls)
    await expect(state(refused), equals: .waiting(.posix(.ECONNREFUSED)))
    await expect(state(encrypted), equals: .failed(.posix(.EOPNOTSUPP)))
    expect(NWEndpoint.Port("http") == nil && NWEndpoint.Port("8080") == 8080)
  }
}
