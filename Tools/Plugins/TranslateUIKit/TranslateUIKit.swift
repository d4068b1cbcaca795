import Foundation
import PackagePlugin

/// Translates the sources in the folders named `iOS` of a target, which the target excludes, and builds the translations in their place.
///
/// All sources of a target are translated at once, because the rules need declarations from other files.
@main struct TranslateUIKit: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let folder = target.directoryURL.path
    let sources = Self.sources(below: folder)
    guard !sources.isEmpty else {
      Diagnostics.warning("the target \(target.name) has no Swift files in a folder named iOS")
      return []
    }
    let output = context.pluginWorkDirectoryURL
    let names = Self.outputNames(sources) + ["_TrestleModule.swift"]
    return [
      .buildCommand(
        displayName: "Translating \(target.name)", executable: try context.tool(named: "translate-files").url,
        arguments: [output.path, target.moduleName, "-strict"] + sources, inputFiles: sources.map { URL(fileURLWithPath: $0) },
        outputFiles: names.map { output.appendingPathComponent($0) })
    ]
  }

  private static func sources(below folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".swift") && ("/" + $0).contains("/iOS/") }.sorted().map { folder + "/" + $0 }
  }

  /// Returns the names under which the translator writes: they differ from the originals', and from each other's.
  private static func outputNames(_ paths: [String]) -> [String] {
    var counts: [String: Int] = [:]
    return paths.map { path in
      let base = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      let identifier = String(base.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }).lowercased()
      let count = counts[identifier, default: 0] + 1
      counts[identifier] = count
      if base == "main", count == 1 { return "main.swift" }
      return count == 1 ? "\(base).linux.swift" : "\(base)_\(count).linux.swift"
    }
  }
}
