/// The pods of a `Podfile` that are folders beside it (`:path`), as in the examples of a library: their sources are there without
/// `pod install`.
struct Podfile {
  struct Pod: Equatable {
    var name: String
    /// The parts of the pod; empty for those that it has by default.
    var parts: [String]
    /// The folder, or the specification in it.
    var path: String
  }

  /// By the name of the target in the project; those for all targets are under an empty name.
  private(set) var pods: [String: [Pod]] = [:]
  /// The targets that are built with pods, of folders or others.
  private(set) var targets: Set<String> = []

  /// - Parameter fetched: The folders of pods that no folder is named of, by their names.
  init(_ text: String, folder: String, fetched: [String: String] = [:]) {
    /// The names of the targets around a statement, outermost first; nil for other blocks.
    var blocks: [String?] = []
    var functions: [String: [Pod]] = [:]
    var function: (name: String, depth: Int)?
    for statement in RubyText.statements(text) {
      if RubyText.closesBlock(statement) {
        _ = blocks.popLast()
        if let open = function, blocks.count < open.depth { function = nil }
        continue
      }
      let target = blocks.compactMap { $0 }.last ?? ""
      if let match = statement.prefixMatch(of: /(?:abstract_)?target\s*\(?\s*['":]([^'"\s]+)/) {
        let name = String(match.output.1)
        targets.insert(name)
        // A target inside of another has the other's pods.
        pods[name, default: []] += target.isEmpty ? [] : pods[target] ?? []
        if RubyText.opensBlock(statement) { blocks.append(name) }
        continue
      }
      if RubyText.opensBlock(statement) {
        blocks.append(nil)
        if let match = statement.prefixMatch(of: /def\s+(\w+)/) { function = (String(match.output.1), blocks.count) }
        continue
      }
      if let pod = Self.pod(statement, folder: folder, fetched) {
        if let name = function?.name {
          functions[name, default: []].append(pod)
        } else {
          pods[target, default: []].append(pod)
        }
      } else if let shared = functions[statement.replacing("()", with: "")] {
        pods[target, default: []] += shared
      }
    }
  }

  /// Returns the pods of a target, each once.
  func pods(of target: String) -> [Pod] {
    var found: [Pod] = []
    for pod in (pods[""] ?? []) + (pods[target] ?? []) {
      if let index = found.firstIndex(where: { $0.name == pod.name }) {
        let isWhole = found[index].parts.isEmpty || pod.parts.isEmpty
        found[index].parts = isWhole ? [] : found[index].parts + pod.parts
      } else {
        found.append(pod)
      }
    }
    return found
  }

  private static func pod(_ statement: String, folder: String, _ fetched: [String: String]) -> Pod? {
    guard let match = statement.prefixMatch(of: /pod\s*\(?\s*['"]([^'"]+)['"]/) else { return nil }
    let names = match.output.1.split(separator: "/").map(String.init)
    let local = statement.firstMatch(of: /(?::(?:path|podspec)\s*=>|\b(?:path|podspec):)\s*['"]([^'"]+)['"]/)
      .map { FilePath.join(folder, String($0.output.1)) }
    guard let name = names.first, let path = local ?? fetched[name] else { return nil }
    var parts = names.count > 1 ? [names.dropFirst().joined(separator: "/")] : []
    if let list = statement.firstMatch(of: /(?::subspecs\s*=>|\bsubspecs:)\s*(\[[^\]]*\])/) {
      parts = RubyText.strings(in: String(list.output.1))
    }
    return Pod(name: name, parts: parts, path: path)
  }
}
