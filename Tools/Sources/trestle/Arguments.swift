/// The arguments after the command's name: options, the path, and those after `--`.
struct Arguments {
  private(set) var values: [String: [String]] = [:]
  private(set) var flags: Set<String> = []
  private(set) var paths: [String] = []
  private(set) var rest: [String] = []

  struct Failure: Error {
    var reason: String
  }

  init(_ words: [String], values known: Set<String>, flags knownFlags: Set<String>) throws(Failure) {
    var index = 0
    while index < words.count {
      let word = words[index]
      index += 1
      if word == "--" {
        rest = Array(words[index...])
        return
      }
      guard word.hasPrefix("--") else {
        paths.append(word)
        continue
      }
      let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1).map(String.init)
      let name = parts.first ?? ""
      if knownFlags.contains(name), parts.count == 1 {
        flags.insert(name)
      } else if known.contains(name) {
        if parts.count == 2 {
          values[name, default: []].append(parts[1])
        } else {
          guard index < words.count else { throw Failure(reason: "--\(name) needs a value") }
          values[name, default: []].append(words[index])
          index += 1
        }
      } else {
        throw Failure(reason: "unknown option \(word)")
      }
    }
  }

  subscript(name: String) -> String? { values[name]?.last }
  func has(_ flag: String) -> Bool { flags.contains(flag) }
}
