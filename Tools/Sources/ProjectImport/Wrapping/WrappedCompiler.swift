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

  /// Returns the words to call the compiler with in place of the ones given, and the findings of the translation.
  public func words(for words: [String]) throws -> (words: [String], findings: [Finding]) {
    let read = CompilerInvocation(words) { path in files.contents(of: path).map { String(decoding: $0, as: UTF8.self) } }
    guard let invocation = read, !isOwn(invocation) else { return (words, []) }
    let sources = invocation.sources.compactMap { path in
      files.contents(of: path).map { SourceFile(path: path, text: String(decoding: $0, as: UTF8.self)) }
    }
    guard sources.count == invocation.sources.count,
      Self.needsTranslation(sources.map(\.text)) || isWrittenForIOS(sources)
    else { return (words, []) }
    return try translated(invocation, sources)
  }

  /// Modules of Trestle itself, and those that the plugin has translated.
  private func isOwn(_ invocation: CompilerInvocation) -> Bool {
    if invocation.sources.contains(where: { FilePath.name(of: $0) == "_TrestleModule.swift" }) { return true }
    if invocation.sources.allSatisfy({ $0.hasPrefix(runtime.root + "/") }) { return true }
    return runtime.modules.contains(invocation.moduleName)
  }

  /// Returns whether a module is written for iOS. A condition alone, as `os(iOS)`, is no sign: packages for every system have it.
  static func needsTranslation(_ texts: [String]) -> Bool {
    func holds(_ words: [String]) -> Bool { texts.contains { $0.holds(anyOf: words) } }
    if holds(["@objc", "#selector(", "@IBOutlet", "@UIApplicationMain"]) { return true }
    return holds(["import UIKit"])
      && holds([
        "os(iOS)", "targetEnvironment(", "import Darwin", "import SwiftUI", "import ObjectiveC", "@IB", "import MobileCoreServices",
      ])
  }

  /// Returns whether a module uses UIKit and its package names no product of that name: then it is on no other system than Apple's.
  private func isWrittenForIOS(_ sources: [SourceFile]) -> Bool {
    guard sources.contains(where: { $0.text.holds("import UIKit") }) else { return false }
    var folder = FilePath.parent(of: sources[0].path)
    while folder != "/", !folder.isEmpty, !files.exists(folder + "/Package.swift") { folder = FilePath.parent(of: folder) }
    guard let manifest = files.contents(of: folder + "/Package.swift") else { return false }
    return !String(decoding: manifest, as: UTF8.self).contains("\"UIKit\"")
  }

  private func translated(_ invocation: CompilerInvocation, _ sources: [SourceFile]) throws -> (words: [String], findings: [Finding]) {
    let folder = FilePath.parent(of: invocation.outputFileMap)
    let build = WrappedBuild(runtime: runtime, folder: FilePath.parent(of: folder))
    let imported = sources.reduce(into: Set<String>()) { $0.formUnion(ImportedModules.ofLibraries(in: $1.text, available: [])) }
    let dependencies = imported.sorted().compactMap { index(of: $0, in: build.indexFolder) }
    let options = TranslationOptions(
      languageMode: invocation.languageMode, isMainActorByDefault: invocation.isMainActorByDefault,
      availableModules: build.modules(files: files).union(imported.subtracting(runtime.modules)), isPackage: true)
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
    // Several compilers write there at once, so the folder has no record.
    try FileManager.default.createDirectory(atPath: build.indexFolder, withIntermediateDirectories: true)
    let file = "\(build.indexFolder)/\(OutputPath.component(invocation.moduleName)).json"
    try JSONEncoder().encode(translator.index).write(to: URL(fileURLWithPath: file), options: .atomic)
    let texts = Dictionary(sources.map { ($0.path, $0.text) }) { first, _ in first }
    let findings = translator.diagnostics.map { diagnostic in
      let finding = Finding(
        path: diagnostic.file, line: diagnostic.line, column: diagnostic.column,
        severity: Finding.Severity(rawValue: diagnostic.severity.rawValue) ?? .note, tag: diagnostic.tag, message: diagnostic.message)
      return namingProduct(UnusedImport.soften(finding, text: texts[diagnostic.file] ?? ""))
    }
    var flags = runtime.moduleMapFlags + ["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"]
    // The package manager passes this for a single source that has `@main`, which the translator writes for `@UIApplicationMain`.
    if sources.count == 1, sources[0].text.holds("@UIApplicationMain") { flags.append("-parse-as-library") }
    let words = invocation.words(sources: paths, outputFileMap: output.path + "/output-file-map.json", adding: flags)
    return (words, findings)
  }

  /// Returns a framework that exists here, but that the package does not depend on, is not missing: the author has to name its product.
  private func namingProduct(_ finding: Finding) -> Finding {
    guard finding.severity == .error, finding.tag == "missing-framework",
      let name = finding.message.firstMatch(of: /framework (\w+)/).map({ String($0.output.1) }), runtime.modules.contains(name)
    else { return finding }
    var finding = finding
    finding.message =
      "the framework \(name) is not linked: add .product(name: \"\(name)\", package: \"Trestle\") to the dependencies of a target of your package"
    return finding
  }

  private func index(of module: String, in folder: String) -> TargetIndex? {
    files.contents(of: "\(folder)/\(module).json").flatMap { try? JSONDecoder().decode(TargetIndex.self, from: $0) }
  }

  /// Returns the map of outputs with the translated files in place of the originals.
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
