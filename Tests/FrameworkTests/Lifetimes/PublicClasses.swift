import Foundation

/// The public classes in the sources of the package, with their superclasses.
struct PublicClasses {
  private var superclasses: [String: String] = [:]
  private var names: Set<String> = []

  init(sources: URL) throws {
    let declaration = try NSRegularExpression(
      pattern: #"^(.*?)\bclass +(\w+) *(?:<[^>]*>)? *: *(?:\w+\.)*(\w+)"#, options: .anchorsMatchLines)
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in declaration.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
        let parts = (1...3).map { String(text[Range(match.range(at: $0), in: text)!]) }
        guard !parts[0].contains("//") else { continue }
        superclasses[parts[1]] = parts[2]
        let words = parts[0].split(separator: " ")
        let isForParts = parts[0].contains("@_spi")
        if words.contains("public") || words.contains("open"), !isForParts { names.insert(parts[1]) }
      }
    }
  }

  /// Returns the names of a class and the public classes derived from it.
  func descendants(of root: String) -> Set<String> {
    Set(
      names.filter { name in
        var current: String? = name
        for _ in 0..<20 where current != root { current = current.flatMap { superclasses[$0] } }
        return current == root
      }
    ).union([root])
  }
}
