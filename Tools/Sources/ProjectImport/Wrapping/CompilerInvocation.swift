import XcodeProject

/// The words with which the package manager calls the compiler for one module.
struct CompilerInvocation {
  let moduleName: String
  /// The Swift sources, whether they are words or lines of a response file.
  let sources: [String]
  let outputFileMap: String
  /// The language mode: 4, 4.2, 5 or 6.
  let languageMode: String
  let isMainActorByDefault: Bool
  /// The words without sources.
  private let others: [String]

  /// - Returns: Nil for calls that compile no module of the package manager: linking, questions about the target, manifests.
  init?(_ words: [String], contents: (String) -> String?) {
    var sources: [String] = []
    var others: [String] = []
    var module: String?
    var map: String?
    var mode = "5"
    var isolation: String?
    var index = 0
    while index < words.count {
      let word = words[index]
      let next = index + 1 < words.count ? words[index + 1] : nil
      switch word {
      case "-module-name": module = next
      case "-output-file-map": map = next
      case "-swift-version": mode = next ?? mode
      case "-default-isolation": isolation = next
      default: break
      }
      if Self.takesValue.contains(word), let next {
        others += [word, next]
        index += 2
        continue
      }
      index += 1
      if word.hasPrefix("@"), let text = contents(String(word.dropFirst())) {
        let inner = ShellWords.split(text)
        sources += inner.filter(Self.isSource)
        others += inner.filter { !Self.isSource($0) }
      } else if Self.isSource(word) {
        sources.append(word)
      } else {
        others.append(word)
      }
    }
    guard let module, let map, !sources.isEmpty else { return nil }
    moduleName = module
    outputFileMap = map
    languageMode = mode
    isMainActorByDefault = isolation == "MainActor"
    self.sources = sources
    self.others = others
  }

  private static func isSource(_ word: String) -> Bool { !word.hasPrefix("-") && word.hasSuffix(".swift") }

  /// Options whose value may be the path of a source or look like a response file.
  private static let takesValue: Set<String> = [
    "-module-name", "-output-file-map", "-Xcc", "-Xfrontend", "-Xllvm", "-Xlinker", "-o", "-emit-module-path", "-I", "-F", "-L",
    "-index-store-path", "-module-cache-path", "-plugin-path", "-load-plugin-executable", "-package-name", "-swift-version",
    "-default-isolation", "-target",
    "-sdk", "-emit-objc-header-path", "-D", "-enable-upcoming-feature", "-enable-experimental-feature", "-working-directory",
  ]

  /// Returns the words for other sources.
  func words(sources: [String], outputFileMap: String, adding flags: [String]) -> [String] {
    var words = others
    if let place = words.firstIndex(of: "-output-file-map") { words[place + 1] = outputFileMap }
    return words + flags + sources
  }
}
