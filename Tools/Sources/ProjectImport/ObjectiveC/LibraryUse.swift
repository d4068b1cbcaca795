import Foundation
import SourceTranslator
import XcodeProject

/// Finds the libraries in Objective-C that sources of other targets import. The others are not built.
struct LibraryUse {
  let files: any FileSource

  /// - Parameter targets: The targets to build, each after those that it needs.
  func needed(_ targets: [Target], in model: ProjectModel) -> [Target] {
    guard targets.contains(where: isLibrary) else { return targets }
    let closures = targets.map { Set(model.closure(of: $0).map(\.id)) }
    var needed: Set<String> = []
    var words: [String: Set<String>] = [:]
    for target in targets.reversed() {
      let isImported = zip(targets, closures).contains { other, closure in
        needed.contains(other.id) && closure.contains(target.id) && imports(target, words[other.id] ?? [])
      }
      guard !isLibrary(target) || target.id == targets.last?.id || isImported else { continue }
      needed.insert(target.id)
      words[target.id] = imported(by: target)
    }
    return targets.filter { needed.contains($0.id) }
  }

  private func isLibrary(_ target: Target) -> Bool {
    target.isInObjectiveC && target.kind != .application && target.kind != .unitTests
  }

  private func imports(_ library: Target, _ words: Set<String>) -> Bool {
    words.contains(library.moduleName) || library.headers.contains { words.contains(FilePath.name(of: $0)) }
      || library.objectiveCSources.contains { words.contains(FilePath.stem(of: $0) + ".h") }
  }

  /// The names of the modules and headers that a target's sources import.
  private func imported(by target: Target) -> Set<String> {
    var words: Set<String> = []
    for path in target.sources + target.headers + [target.bridgingHeader, target.prefixHeader].compactMap(\.self) {
      guard let data = files.contents(of: path) else { continue }
      let text = String(decoding: data, as: UTF8.self)
      if FilePath.suffix(of: path) == "swift" {
        for line in text.lines(holding: "import ") {
          words.formUnion(line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        }
      } else {
        for inclusion in CText(text).inclusions {
          let parts = inclusion.name.split { $0 == "/" || $0 == "." && inclusion.form == .module }.map(String.init)
          if let first = parts.first, inclusion.form != .quoted { words.insert(first) }
          if let last = parts.last { words.insert(last) }
        }
      }
    }
    return words
  }
}
