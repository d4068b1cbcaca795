/// A pattern for paths, as specifications of pods have it: `Sources/**/*.{h,swift}`.
struct PathPattern {
  /// The choices for each part of a path.
  private typealias Parts = [[String]]
  private let alternatives: [Parts]

  init(_ text: String) {
    // The choices of a part, as `*.{h,m}`, are taken together: each alternative searches all folders.
    let isInParts = !text.split(separator: "}").contains { $0.drop { $0 != "{" }.contains("/") }
    let texts = isInParts ? [text] : Self.expanded(text)
    alternatives = texts.map { text in
      text.split(separator: "/").filter { $0 != "." }.map { isInParts ? Self.expanded(String($0)) : [String($0)] }
    }
  }

  /// Returns the paths of the files below a folder that match, sorted; a folder that matches contributes all files in it.
  func paths(below folder: String, files: any FileSource) -> [String] {
    var search = Search(files: files)
    for parts in alternatives {
      search.entered = []
      search.collect(folder, parts[...], depth: 0)
    }
    return search.found.sorted()
  }

  private struct Search {
    /// A folder that is searched for the rest of a pattern.
    struct Step: Hashable {
      var folder: String
      var position: Int
    }

    let files: any FileSource
    var found: Set<String> = []
    /// Several `**`, and links to a folder above, lead to the same place many times.
    var entered: Set<Step> = []

    mutating func collect(_ path: String, _ parts: ArraySlice<[String]>, depth: Int) {
      let place = files.isFolder(path) ? files.realPath(of: path) ?? path : path
      guard depth < 40, entered.insert(Step(folder: place, position: parts.startIndex)).inserted else { return }
      guard let choices = parts.first else {
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
      let part = choices.count == 1 ? choices[0] : "*"
      if part == ".." { return collect(FilePath.parent(of: path), rest, depth: depth + 1) }
      let isDeep = part == "**"
      if isDeep, !rest.isEmpty { collect(path, rest, depth: depth + 1) }
      if !isDeep, !part.contains(where: { "*?[".contains($0) }) {
        let next = "\(path)/\(part)"
        if files.exists(next) { collect(next, rest, depth: depth + 1) }
        return
      }
      let patterns = isDeep ? [] : choices.map(Array.init)
      for name in files.names(in: path) ?? [] where !name.hasPrefix(".") {
        let next = "\(path)/\(name)"
        if isDeep {
          if files.isFolder(next), !SynchronizedFolder.packages.contains(FilePath.suffix(of: name)) {
            collect(next, parts, depth: depth + 1)
          } else if rest.isEmpty {
            found.insert(next)
          }
        } else if patterns.contains(where: { PathPattern.matches(name, $0) }) {
          // The last part of a pattern means files.
          if !rest.isEmpty || !files.isFolder(next) || SynchronizedFolder.packages.contains(FilePath.suffix(of: name)) {
            collect(next, rest, depth: depth + 1)
          }
        }
      }
    }
  }

  /// More choices than any specification has.
  private static let choiceLimit = 500

  /// Returns the patterns for each choice in braces.
  private static func expanded(_ text: String) -> [String] {
    var done: [String] = []
    var waiting = [text]
    while let text = waiting.popLast(), done.count + waiting.count < choiceLimit {
      guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") else {
        done.append(text)
        continue
      }
      let choices = text[text.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
      waiting += choices.map { text[..<open] + $0.filter { !$0.isWhitespace } + text[text.index(after: close)...] }
    }
    return done
  }

  /// Compares from the start; after a mismatch the last `*` takes one letter more.
  fileprivate static func matches(_ text: String, _ pattern: [Character]) -> Bool {
    if pattern == ["*"] { return true }
    let name = Array(text)
    var place = 0
    var position = 0
    var star: (place: Int, position: Int)?
    while place < name.count {
      if position < pattern.count, pattern[position] == "*" {
        star = (place, position)
        position += 1
      } else if let next = step(name[place], pattern, position) {
        place += 1
        position = next
      } else if let last = star {
        place = last.place + 1
        position = last.position + 1
        star = (place, last.position)
      } else {
        return false
      }
    }
    return pattern[position...].allSatisfy { $0 == "*" }
  }

  /// Returns the position after the part of a pattern that matches a letter; nil if it does not.
  private static func step(_ letter: Character, _ pattern: [Character], _ position: Int) -> Int? {
    guard position < pattern.count else { return nil }
    switch pattern[position] {
    case "?": return position + 1
    case "[":
      guard let close = pattern[position...].firstIndex(of: "]") else { return nil }
      var set = pattern[(position + 1)..<close]
      let isNegated = set.first == "^" || set.first == "!"
      if isNegated { set = set.dropFirst() }
      let letters = Array(set)
      var isIn = letters.contains(letter)
      for index in letters.indices where letters[index] == "-" && index > 0 && index + 1 < letters.count {
        if letters[index - 1] <= letter, letter <= letters[index + 1] { isIn = true }
      }
      return isIn != isNegated ? close + 1 : nil
    default: return pattern[position] == letter ? position + 1 : nil
    }
  }
}
