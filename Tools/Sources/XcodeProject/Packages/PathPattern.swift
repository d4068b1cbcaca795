/// A pattern for paths, as specifications of pods have it: `Sources/**/*.{h,swift}`.
struct PathPattern {
  private let alternatives: [[String]]

  init(_ text: String) {
    alternatives = Self.expanded(text).map { $0.split(separator: "/").filter { $0 != "." }.map(String.init) }
  }

  /// Returns the paths of the files below a folder that match, sorted; a folder that matches contributes all files in it.
  func paths(below folder: String, files: any FileSource) -> [String] {
    var found: Set<String> = []
    for parts in alternatives { Self.collect(folder, parts[...], files, into: &found, depth: 0) }
    return found.sorted()
  }

  private static func collect(
    _ path: String, _ parts: ArraySlice<String>, _ files: any FileSource, into found: inout Set<String>, depth: Int
  ) {
    guard depth < 40 else { return }
    guard let part = parts.first else {
      if files.isFolder(path), !SynchronizedFolder.packages.contains(FilePath.suffix(of: path)) {
        for name in files.names(in: path) ?? [] where !name.hasPrefix(".") && !files.isFolder("\(path)/\(name)") {
          found.insert("\(path)/\(name)")
        }
      } else {
        found.insert(path)
      }
      return
    }
    let rest = parts.dropFirst()
    if part == ".." { return collect(FilePath.parent(of: path), rest, files, into: &found, depth: depth + 1) }
    let isDeep = part == "**"
    if isDeep, !rest.isEmpty { collect(path, rest, files, into: &found, depth: depth + 1) }
    if !isDeep, !part.contains(where: { "*?[".contains($0) }) {
      let next = "\(path)/\(part)"
      if files.exists(next) { collect(next, rest, files, into: &found, depth: depth + 1) }
      return
    }
    for name in files.names(in: path) ?? [] where !name.hasPrefix(".") {
      let next = "\(path)/\(name)"
      if isDeep {
        if files.isFolder(next), !SynchronizedFolder.packages.contains(FilePath.suffix(of: name)) {
          collect(next, parts, files, into: &found, depth: depth + 1)
        } else if rest.isEmpty {
          found.insert(next)
        }
      } else if matches(Array(name), Array(part)) {
        // The last part of a pattern means files.
        if !rest.isEmpty || !files.isFolder(next) || SynchronizedFolder.packages.contains(FilePath.suffix(of: name)) {
          collect(next, rest, files, into: &found, depth: depth + 1)
        }
      }
    }
  }

  /// Returns the patterns for each choice in braces.
  private static func expanded(_ text: String) -> [String] {
    guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") else { return [text] }
    let choices = text[text.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
    return choices.flatMap { choice in
      expanded(text[..<open] + choice.filter { !$0.isWhitespace } + text[text.index(after: close)...])
    }
  }

  private static func matches(_ name: [Character], _ pattern: [Character]) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    switch first {
    case "*":
      let rest = Array(pattern.dropFirst())
      return (0...name.count).contains { matches(Array(name[$0...]), rest) }
    case "?": return !name.isEmpty && matches(Array(name.dropFirst()), Array(pattern.dropFirst()))
    case "[":
      guard let close = pattern.firstIndex(of: "]"), let letter = name.first else { return false }
      var set = pattern[1..<close]
      let isNegated = set.first == "^" || set.first == "!"
      if isNegated { set = set.dropFirst() }
      let letters = Array(set)
      var isIn = letters.contains(letter)
      for index in letters.indices where letters[index] == "-" && index > 0 && index + 1 < letters.count {
        if letters[index - 1] <= letter, letter <= letters[index + 1] { isIn = true }
      }
      return isIn != isNegated && matches(Array(name.dropFirst()), Array(pattern[(close + 1)...]))
    default: return name.first == first && matches(Array(name.dropFirst()), Array(pattern.dropFirst()))
    }
  }
}
