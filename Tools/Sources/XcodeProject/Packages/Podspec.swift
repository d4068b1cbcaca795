import Foundation

/// The specification of a pod: which files it has. Both forms are read, Ruby as far as it only assigns.
struct Podspec {
  /// A specification or one of its parts.
  struct Part {
    var name: String
    /// The values of the attributes for iOS, by name: `source_files`, `resources`, `dependencies`.
    var values: [String: [String]] = [:]
    /// The patterns of resources, by the name of their bundle.
    var bundles: [String: [String]] = [:]
    var parts: [Part] = []
  }

  private(set) var root: Part

  var name: String { root.name }
  var moduleName: String { root.values["module_name"]?.first ?? SettingExpression.identifier(name) }
  /// The newest version of Swift that it names, without 6 unless it names no other: that mode changes the meaning of sources.
  var languageVersion: String? {
    let versions = (root.values["swift_version"] ?? []) + (root.values["swift_versions"] ?? [])
    let older = versions.filter { !$0.hasPrefix("6") }
    return (older.isEmpty ? versions : older).max { (Double($0) ?? 0) < (Double($1) ?? 0) }
  }

  init?(data: Data, path: String) {
    if FilePath.suffix(of: path) == "json" {
      guard let table = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { return nil }
      root = Self.part(table)
    } else {
      guard let read = Self.read(String(decoding: data, as: UTF8.self)) else { return nil }
      root = read
    }
    if root.name.isEmpty { root.name = FilePath.stem(of: path) }
  }

  /// Returns the specification with the chosen parts, each after what it is part of.
  /// - Parameter names: Names of parts (`Core`, `Core/Deep`); empty for those that the pod has by default.
  func parts(_ names: [String]) -> [Part] {
    var found: [Part] = []
    func add(_ part: Part) { if !found.contains(where: { $0.name == part.name }) { found.append(part) } }
    func addAll(_ part: Part) {
      add(part)
      let chosen = part.values["default_subspecs"] ?? part.values["default_subspec"] ?? []
      for inner in part.parts where chosen.isEmpty || chosen.contains(inner.name) { addAll(inner) }
    }
    func choose(_ name: String) {
      var current = root
      for word in name.split(separator: "/") {
        guard let next = current.parts.first(where: { $0.name == word }) else { break }
        add(next)
        current = next
      }
      addAll(current)
    }
    add(root)
    if names.isEmpty { addAll(root) }
    names.forEach(choose)
    // A part that depends on another of the same pod.
    var index = 0
    while index < found.count {
      for dependency in found[index].values["dependencies"] ?? [] where dependency.hasPrefix(name + "/") {
        choose(String(dependency.dropFirst(name.count + 1)))
      }
      index += 1
    }
    return found
  }

  // MARK: Ruby

  private static let systems: Set<Substring> = ["osx", "macos", "tvos", "watchos", "visionos"]

  private static func read(_ text: String) -> Part? {
    /// The blocks around a statement: the variable and the part, or nil for another block.
    var blocks: [(variable: String, part: Part)?] = []
    var done: Part?
    /// The variables of Ruby that hold lists of files, and what is taken out of them.
    var lists: [String: (taken: [String], left: [String])] = [:]
    for statement in RubyText.statements(text) {
      if RubyText.closesBlock(statement) {
        guard let closed = blocks.popLast(), let (_, part) = closed else { continue }
        if let outer = blocks.lastIndex(where: { $0 != nil }) {
          blocks[outer]?.part.parts.append(part)
        } else {
          done = part
        }
        continue
      }
      // A pattern is made each time, so that most statements are told by their words.
      let opens = RubyText.opensBlock(statement)
      if opens, let match = statement.firstMatch(of: /Spec\.new\s+do\s*\|\s*(\w+)\s*\|/) {
        blocks.append((String(match.output.1), Part(name: "")))
      } else if opens, let match = statement.firstMatch(of: /\.subspec\s*\(?\s*['"]([^'"]+)['"]\s*\)?\s*do\s*\|\s*(\w+)\s*\|/) {
        blocks.append((String(match.output.2), Part(name: String(match.output.1))))
      } else if opens {
        blocks.append(nil)
      } else if let match = statement.prefixMatch(of: /(\w+)\.(?:(\w+)\.)?(\w+)\s*(=|\(|\s)\s*(.*)/),
        let index = blocks.lastIndex(where: { $0?.variable == String(match.output.1) })
      {
        if let system = match.output.2, systems.contains(system) { continue }
        let names = blocks.compactMap { $0?.part.name }
        assign(String(match.output.3), String(match.output.5), name: names.first ?? "", to: &blocks[index]!.part)
        if let list = lists[String(match.output.5)] {
          blocks[index]?.part.values[String(match.output.3), default: []] += list.taken
          if match.output.3 == "source_files" { blocks[index]?.part.values["exclude_files", default: []] += list.left }
        }
      } else if let match = statement.wholeMatch(of: /(\w+)\s*(=|\+=|<<)\s*(.+)/) {
        let value = String(match.output.3)
        let sides = value.split(separator: /\s-\s/, maxSplits: 1).map { RubyText.strings(in: String($0)) }
        let more = lists[value] ?? (sides.first ?? [], sides.count > 1 ? sides[1] : [])
        let old = match.output.2 == "=" ? nil : lists[String(match.output.1)]
        lists[String(match.output.1)] = ((old?.taken ?? []) + more.0, (old?.left ?? []) + more.1)
      }
    }
    return done ?? blocks.compactMap { $0 }.first?.part
  }

  private static func assign(_ attribute: String, _ value: String, name: String, to part: inout Part) {
    // `"#{s.name}/Sources"` holds the pod's name.
    func complete(_ text: String) -> String {
      guard text.utf8.contains(UInt8(ascii: "#")) else { return text }
      return text.replacing(/#\{\s*\w+\.(?:module_)?name\s*\}/) { _ in name }
    }
    switch attribute {
    case "name": part.name = RubyText.strings(in: value).first ?? part.name
    case "dependency":
      if let dependency = RubyText.strings(in: value).first { part.values["dependencies", default: []].append(complete(dependency)) }
    case "resource_bundle", "resource_bundles":
      for match in value.matches(of: /(['"][^'"]+['"]|\w+\.name)\s*=>\s*(\[[^\]]*\]|['"][^'"]*['"])/) {
        let key = RubyText.strings(in: String(match.output.1)).first ?? name
        part.bundles[complete(key), default: []] += RubyText.strings(in: String(match.output.2)).map(complete)
      }
    default:
      var strings = RubyText.strings(in: value).map(complete)
      if strings.isEmpty, value.contains(".name") { strings = [name] }
      part.values[attribute, default: []] += strings
    }
  }

  // MARK: JSON

  private static func part(_ table: [String: Any]) -> Part {
    var part = Part(name: table["name"] as? String ?? "")
    for table in [table, table["ios"] as? [String: Any] ?? [:]] {
      for (key, value) in table {
        if let text = value as? String { part.values[key, default: []].append(text) }
        if let texts = value as? [String] { part.values[key, default: []] += texts }
      }
      part.values["dependencies", default: []] += (table["dependencies"] as? [String: Any] ?? [:]).keys.sorted()
      for key in ["resource_bundle", "resource_bundles"] {
        for (name, value) in table[key] as? [String: Any] ?? [:] {
          part.bundles[name, default: []] += (value as? [String]) ?? (value as? String).map { [$0] } ?? []
        }
      }
    }
    part.parts = (table["subspecs"] as? [[String: Any]] ?? []).map { Self.part($0) }
    return part
  }
}
