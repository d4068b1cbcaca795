import Foundation

/// The pods that a `Podfile.lock` pins.
public struct PodLock: Sendable {
  public struct Pod: Equatable, Sendable {
    public var name: String
    public var version: String
    /// The repository that is named instead of a release, with a commit or tag.
    public var address: String?
    public var commit: String?
    public var tag: String?
  }

  public private(set) var pods: [Pod] = []

  public init(_ text: String) {
    var section = ""
    var sources: [String: [String: String]] = [:]
    var current = ""
    for line in text.split(separator: "\n") {
      if !line.hasPrefix(" ") {
        section = String(line.prefix { $0 != ":" })
        continue
      }
      let depth = line.prefix { $0 == " " }.count
      let words = line.drop { " -\"".contains($0) }
      if section == "PODS", depth == 2 {
        guard let match = words.prefixMatch(of: #/([^/ "]+)[^ "]* \(([^)]+)\)/#) else { continue }
        let name = String(match.1)
        if !pods.contains(where: { $0.name == name }) { pods.append(Pod(name: name, version: String(match.2))) }
      } else if section == "EXTERNAL SOURCES" || section == "CHECKOUT OPTIONS" {
        if depth == 2 { current = String(words.prefix { $0 != ":" && $0 != "\"" && $0 != "/" }) }
        // `:git: https://…`, where the address has a colon as well.
        guard depth > 2, let match = words.prefixMatch(of: #/:?(\w+):\s*"?([^"]+)"?/#) else { continue }
        sources[current, default: [:]][String(match.1)] = String(match.2).trimmingCharacters(in: .whitespaces)
      }
    }
    for index in pods.indices {
      guard let source = sources[pods[index].name] else { continue }
      (pods[index].address, pods[index].commit, pods[index].tag) = (source["git"], source["commit"], source["tag"])
      // A pod of a folder is there already, or cannot be had.
      if source["path"] != nil || source["podspec"] != nil { pods[index].version = "" }
    }
    pods.removeAll { $0.version.isEmpty }
  }
}
