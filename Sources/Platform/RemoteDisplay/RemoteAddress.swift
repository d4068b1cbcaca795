import Foundation
internal import TrestlePlatform

/// The address at which a display is served: `vnc://host:port`. Without a host it is this machine only, without a port the first free one from 5900 on, and
/// with port 0 any free one.
package struct RemoteAddress: Equatable, Sendable {
  package let host: String
  /// The ports that are tried, one after the other.
  package let ports: ClosedRange<UInt16>

  package init(_ text: String) throws {
    let invalid = DisplayError(reason: "TRESTLE_DISPLAY=\(text): not an address, as vnc://127.0.0.1:5900")
    guard text.hasPrefix("vnc://") else { throw invalid }
    var rest = text.dropFirst("vnc://".count)
    while rest.hasSuffix("/") { rest.removeLast() }
    var name = rest
    var number: Substring?
    if rest.hasPrefix("["), let end = rest.firstIndex(of: "]") {
      name = rest[rest.index(after: rest.startIndex)..<end]
      number = rest[end...].dropFirst()
      if number?.isEmpty ?? true { number = nil } else if number?.first == ":" { number?.removeFirst() } else { throw invalid }
    } else if let colon = rest.lastIndex(of: ":") {
      name = rest[..<colon]
      number = rest[rest.index(after: colon)...]
    }
    guard !name.contains(where: { "/?#@ ".contains($0) }) else { throw invalid }
    host = name.isEmpty || name == "localhost" ? "127.0.0.1" : String(name)
    if let number {
      guard let port = UInt16(number) else { throw invalid }
      ports = port...port
    } else {
      ports = 5900...5999
    }
  }

  package var isLoopback: Bool { host == "::1" || host.hasPrefix("127.") && host.allSatisfy { $0.isNumber || $0 == "." } }

  /// The host in a link that works on this machine.
  package var shownHost: String {
    switch host {
    case "0.0.0.0": "127.0.0.1"
    case "::": "[::1]"
    default: host.contains(":") ? "[\(host)]" : host
    }
  }
}
