import Foundation
internal import TrestlePlatform

/// The conditions for seeing and using a display: its token, and a page of its own.
package struct RemoteAccess: Sendable {
  /// The secret in the address of the page.
  package let token: String
  /// Whether the secret is the user's, which is not printed.
  package let isChosen: Bool
  /// The names under which a browser may know this machine, without ports.
  private let hosts: Set<String>
  private let takesAnyNumber: Bool

  private static let fewestCharacters = 8

  /// Reads the password file that any address but this machine's own needs, or makes a token for this run.
  package init(address: RemoteAddress, environment: [String: String]) throws {
    var hosts: Set = ["localhost", "127.0.0.1", "[::1]", address.shownHost.lowercased()]
    if let path = environment["TRESTLE_DISPLAY_PASSWORD_FILE"], !path.isEmpty {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        throw DisplayError(reason: "TRESTLE_DISPLAY_PASSWORD_FILE=\(path): the file cannot be read")
      }
      token = text.trimmingCharacters(in: .whitespacesAndNewlines)
      guard token.utf8.count >= Self.fewestCharacters else {
        throw DisplayError(reason: "TRESTLE_DISPLAY_PASSWORD_FILE=\(path): the password has fewer than \(Self.fewestCharacters) characters")
      }
      isChosen = true
      hosts.insert(ProcessInfo.processInfo.hostName.lowercased())
    } else {
      guard address.isLoopback else {
        throw DisplayError(
          reason: "TRESTLE_DISPLAY=vnc://\(address.host): an address that other machines reach needs TRESTLE_DISPLAY_PASSWORD_FILE. "
            + "Without one, use 127.0.0.1 and ssh -L 5900:127.0.0.1:5900")
      }
      let given = environment["TRESTLE_DISPLAY_TOKEN"] ?? ""
      token = given.utf8.count >= Self.fewestCharacters ? given : Self.random()
      isChosen = false
    }
    for name in (environment["TRESTLE_DISPLAY_HOSTS"] ?? "").split(separator: ",") { hosts.insert(name.lowercased()) }
    self.hosts = hosts
    takesAnyNumber = !address.isLoopback
  }

  /// Twenty characters of thirty-two: a hundred random bits.
  static func random() -> String {
    var generator = SystemRandomNumberGenerator()
    let letters = Array("abcdefghijkmnpqrstuvwxyz23456789")
    return String((0..<20).map { _ in letters[Int.random(in: 0..<32, using: &generator)] })
  }

  /// The password of VNC viewers: VNC uses eight characters.
  package var viewerPassword: String? { String(decoding: token.utf8.prefix(8), as: UTF8.self) }

  package func link(host: String, port: Int) -> String { "http://\(host):\(port)/" + (isChosen ? "" : "?token=\(token)") }

  // MARK: Questions of the server

  /// Whether a request's `Host` is a name of this machine: another one may be a page of an attacker whose name leads here.
  func allows(host: String?) -> Bool {
    guard let name = host.map(Self.name) else { return false }
    return hosts.contains(name) || takesAnyNumber && Self.isNumber(name)
  }

  /// Whether a WebSocket was opened by a page of this server.
  func allows(origin: String?, host: String?) -> Bool {
    guard let origin = origin?.lowercased(), let host = host?.lowercased() else { return false }
    return origin == "http://\(host)" || origin == "https://\(host)"
  }

  /// Compares in a time that does not depend on where the texts differ.
  func allows(token given: String?) -> Bool {
    guard let given else { return false }
    let (first, second) = (Array(given.utf8), Array(token.utf8))
    var difference = first.count ^ second.count
    for index in second.indices { difference |= Int(second[index] ^ (index < first.count ? first[index] : 0)) }
    return difference == 0
  }

  /// A password that the user chose may be guessed, so wrong ones are counted. A token may not, and pages of an earlier run try theirs.
  func allows(token given: String?, counting failures: inout FailedPasswords) -> Bool {
    let isRight = allows(token: given)
    return isRight && !isChosen || isChosen && failures.allows(isRight: isRight, at: MonotonicClock.now) && isRight
  }

  private static func name(_ host: String) -> String {
    let host = host.lowercased()
    if host.hasPrefix("["), let end = host.firstIndex(of: "]") { return String(host[...end]) }
    return String(host.prefix { $0 != ":" })
  }

  private static func isNumber(_ name: String) -> Bool {
    if name.hasPrefix("[") { return true }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
  }
}
