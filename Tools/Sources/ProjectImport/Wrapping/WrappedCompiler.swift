import Foundation
import SourceTranslator
import XcodeProject

/// Replaces the compiler in builds of the package manager, and translates the modules that are written for iOS before they are compiled.
///
/// So a package that has `@objc` or `#selector` can be a dependency of a package for Linux, unchanged. Everything else is passed on.
public struct WrappedCompiler {
  private let runtime: Runtime
  private let files: any FileSource

  public init(runtime: Runtime, files: any FileSource = DiskFiles()) {
    self.runtime = runtime
    self.files = files
  }

  /// The words to call the compiler with in place of the ones given, and what the translation has to say.
  public func words(for words: [String]) throws -> (words: [String], findings: [Finding]) {
    let read = CompilerInvocation(words) { path in files.contents(of: path).map { String(decoding: $0, as: UTF8.self) } }
    guard let invocation = read, !isOwn(invocation) else { return (words, []) }
    let sources = invocation.sources.compactMap { path in
      files.contents(of: path).map { SourceFile(path: path, text: String(decoding: $0, as: UTF8.self)) }
    }
    guard sources.count == invocation.sources.count, Self.needsTranslation(sources.map(\.text)) else { return (words, []) }
    return try translated(invocation, sources)
  }

  /// Modules of Trestle itself.
  private func isOwn(_ invocation: CompilerInvocation) -> Bool {
    if invocation.sources.allSatisfy({ $0.hasPrefix(runtime.root + "/") }) { return true }
    return runtime.modules.union(Runtime.internalModules).contains(invocation.moduleName)
  }

  /// Whether a module is written for iOS. A condition alone, as `os(iOS)`, is no sign: packages for every system have it.
  static func needsTranslation(_ texts: [String]) -> Bool {
    func holds(_ words: [String]) -> Bool { texts.contains { text in words.contains { text.contains($0) } } }
    if holds(["@objc", "#selector(", "@IBOutlet", "@UIApplicationMain"]) { return true }
    return holds(["import UIKit"])
      && holds([
        "os(iOS)", "targetEnvironment(", "import Darwin", "import SwiftUI", "import ObjectiveC", "@IB", "import MobileCoreServices",
      ])
  }

  private func translated(_ invocation: CompilerInvocation, _ sources: [SourceFile]) throws -> (words: [String], findings: [Finding]) {
    let folder = FilePath.parent(of: invocation.outputFileMap)
    let indexFolder = FilePath.parent(of: folder) + "/trestle-index"
    let imported = sources.reduce(into: Set<String>()) { $0.formUnion(ImportedModules.ofLibraries(in: $1.text, available: [])) }
    let dependencies = imported.sorted().compactMap { index(of: $0, in: indexFolder) }
    var options = TranslationOptions(availableModules: runtime.modules.union(imported), isPackage: true)
    options.languageMode = "5"
    let translator = TargetTranslator(module: invocation.moduleName, files: sources, dependencies: dependencies, options: options)
    var output = OutputFolder(folder + "/trestle")
    var paths: [String] = []
    for (position, file) in translator.outputs.enumerated() {
      var text = file.text ?? ""
      // The package manager links the objects of the sources that it knows, so the tables cannot have a file of their own.
      if position == 0, !translator.moduleFile.isEmpty { text += "\n#sourceLocation()\n" + translator.moduleFile }
      try output.write(text, to: file.name)
      paths.append("\(output.path)/\(file.name)")
    }
    let map = try outputs(of: invocation, translated: paths)
    try output.write(map, to: "output-file-map.json")
    output.removeOthers()
    var indexes = OutputFolder(indexFolder)
    try indexes.write(try JSONEncoder().encode(translator.index), to: "\(invocation.moduleName).json")
    let findings = translator.diagnostics.map {
      Finding(
        path: $0.file, line: $0.line, column: $0.column, severity: Finding.Severity(rawValue: $0.severity.rawValue) ?? .note, tag: $0.tag,
        message: $0.message)
    }
    let words = invocation.words(
      sources: paths, outputFileMap: output.path + "/output-file-map.json",
      adding: runtime.moduleMapFlags + ["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"])
    return (words, findings)
  }

  private func index(of module: String, in folder: String) -> TargetIndex? {
    files.contents(of: "\(folder)/\(module).json").flatMap { try? JSONDecoder().decode(TargetIndex.self, from: $0) }
  }

  /// The map of outputs with the translated files in place of the originals.
  private func outputs(of invocation: CompilerInvocation, translated: [String]) throws -> Data {
    guard let data = files.contents(of: invocation.outputFileMap), let map = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    else {
      throw ProjectError(path: invocation.outputFileMap, reason: "the map of outputs cannot be read")
    }
    let names = Dictionary(zip(invocation.sources, translated)) { first, _ in first }
    let replaced = Dictionary(map.map { (names[$0.key] ?? $0.key, $0.value) }) { first, _ in first }
    return try JSONSerialization.data(withJSONObject: replaced, options: [.sortedKeys])
  }
}
