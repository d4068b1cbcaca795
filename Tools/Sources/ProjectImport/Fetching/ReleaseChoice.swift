/// The releases that a requirement of a manifest allows: `from: "1.0.0"`, `"1.0.0"..<"2.0.0"`, `exact: "1.2.3"`, `branch: "main"`.
struct ReleaseChoice {
  private let requirement: String
  private let versions: [[Int]]

  init(_ requirement: String?) {
    self.requirement = requirement ?? ""
    versions = self.requirement.split(separator: "\"").compactMap { Self.version(String($0)) }
  }

  /// Returns the name and commit of the newest one among tags and branches.
  func newest(of names: [String: String]) -> (name: String, revision: String)? {
    if requirement.hasPrefix("branch") || requirement.hasPrefix("revision") {
      let words = requirement.split(separator: "\"")
      guard words.count > 1 else { return nil }
      let name = String(words[1])
      if requirement.hasPrefix("revision") { return (name, name) }
      return names[name].map { (name, $0) }
    }
    let releases = names.compactMap { name, revision in Self.version(name).map { (version: $0, name: name, revision: revision) } }
      .filter { allows($0.version) }
    return releases.max { $0.version.lexicographicallyPrecedes($1.version) }.map { ($0.name, $0.revision) }
  }

  private func allows(_ version: [Int]) -> Bool {
    guard let first = versions.first else { return true }
    if requirement.contains("exact") { return version == first }
    if version.lexicographicallyPrecedes(first) { return false }
    if requirement.contains("..."), versions.count > 1 { return !versions[1].lexicographicallyPrecedes(version) }
    if requirement.contains("..<"), versions.count > 1 { return version.lexicographicallyPrecedes(versions[1]) }
    if requirement.contains("upToNextMinor") { return version[0] == first[0] && version[1] == first[1] }
    return version[0] == first[0]
  }

  /// Returns the numbers of a release; nil for a name that is none, or one of a trial release.
  private static func version(_ name: String) -> [Int]? {
    let text = name.hasPrefix("v") ? String(name.dropFirst()) : name
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (2...3).contains(parts.count), !parts.contains(nil) else { return nil }
    return parts.compactMap(\.self) + (parts.count == 2 ? [0] : [])
  }
}
