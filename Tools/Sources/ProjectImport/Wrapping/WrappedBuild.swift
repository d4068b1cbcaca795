import Foundation
import SourceTranslator
import XcodeProject

/// The products of the package manager for one configuration of a package that is built by the wrapped compiler.
///
/// The package manager does not know that a translated module depends on UIKit, because its manifest does not say so. So Trestle's modules
/// are built before the package, and modules that were compiled against older ones are compiled again.
public struct WrappedBuild {
  private let runtime: Runtime
  private let folder: String

  /// - Parameter folder: The folder of the products, such as `.build/debug`.
  public init(runtime: Runtime, folder: String) {
    self.runtime = runtime
    self.folder = folder
  }

  /// Holds the indexes of the translated modules.
  var indexFolder: String { folder + "/trestle-index" }
  private var stamp: String { indexFolder + "/built" }

  /// Returns the modules that a translated one can import: of Trestle's only those that the package depends on are there, or all if it is installed.
  func modules(files: any FileSource) -> Set<String> {
    if runtime.isInstalled { return runtime.modules }
    let missing = runtime.list.importable.subtracting(runtime.list.mapped).filter { !files.exists("\(folder)/Modules/\($0).swiftmodule") }
    return runtime.modules.subtracting(missing)
  }

  /// Returns the products of Trestle that the targets of a package depend on, and UIKit.
  /// - Parameter description: The package manager's description of the manifest.
  public func products(of description: Data, package: String) -> [String] {
    guard let manifest = try? PackageManifest(json: description, folder: package) else { return ["UIKit"] }
    let names = manifest.dependencyNames.intersection(runtime.modules.union(["UIKitTesting"]))
    return ["UIKit"] + names.subtracting(["UIKit", "Foundation", "Testing", "XCTest"]).sorted()
  }

  /// Returns whether Trestle's modules may differ from those that were built last.
  /// - Parameter package: The folder of the package, whose manifest names the products.
  public func isStale(package: String) -> Bool {
    guard let built = Runtime.modificationDate(of: stamp) else { return true }
    if let manifest = Runtime.modificationDate(of: package + "/Package.swift"), manifest > built { return true }
    return runtime.isChanged(since: built)
  }

  /// Records that Trestle's modules are built, and discards what was compiled against others.
  public func didBuildRuntime() throws {
    let known = FileManager.default.contents(atPath: stamp)
    let print = runtime.fingerprint(modules: folder + "/Modules", cache: indexFolder + "/runtime-modules")
    if known != Data(print.utf8) { discardTranslatedModules() }
    try FileManager.default.createDirectory(atPath: indexFolder, withIntermediateDirectories: true)
    try Data(print.utf8).write(to: URL(fileURLWithPath: stamp))
  }

  private func discardTranslatedModules() {
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: indexFolder)) ?? [] where name.hasSuffix(".json") {
      let module = String(name.dropLast(".json".count))
      let objects = "\(folder)/\(module).build"
      for name in (try? files.contentsOfDirectory(atPath: objects)) ?? []
      where [".o", ".swiftdeps", ".priors", ".d", ".swiftmodule"].contains(where: { name.hasSuffix($0) }) {
        try? files.removeItem(atPath: "\(objects)/\(name)")
      }
      try? files.removeItem(atPath: "\(folder)/Modules/\(module).swiftmodule")
    }
  }
}
