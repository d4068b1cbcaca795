/// The events that clients of the accessibility bus listen to. Others are not sent.
package struct ListenedEvents {
  private var patterns: [[String]: Int] = [:]

  package init() {}

  package var isEmpty: Bool { patterns.isEmpty }

  /// Adds a listener to an event as `object:state-changed:focused`; a part that is missing or empty is any.
  package mutating func add(_ event: String) { patterns[Self.parts(of: event), default: 0] += 1 }

  package mutating func remove(_ event: String) {
    let parts = Self.parts(of: event)
    guard let count = patterns[parts] else { return }
    patterns[parts] = count > 1 ? count - 1 : nil
  }

  package func contain(_ event: AccessibleEvent) -> Bool {
    let parts = [event.family.rawValue, event.member, event.kind].map { Self.plain($0) }
    return patterns.keys.contains { pattern in zip(pattern, parts).allSatisfy { $0.isEmpty || $0 == $1 } }
  }

  private static func parts(of event: String) -> [String] {
    event.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false).map { plain(String($0)) }
  }

  /// Names are written with and without hyphens and capitals.
  private static func plain(_ name: String) -> String { name.lowercased().filter { $0 != "-" && $0 != ":" } }
}
