import Foundation
import XcodeProject

/// A Swift package of an imported project that needs the command no more: the translated sources under their own names, the resources as
/// the application's folder has them, and a script that builds and starts it.
struct KeptPackage {
  let project: ImportedProject
  /// The manifest's text for the products of Trestle that each target imports.
  let manifest: ([String: [String]]) -> String

  func write(to path: String) throws {
    let files = FileManager.default
    if let names = try? files.contentsOfDirectory(atPath: path), !names.isEmpty, !names.contains("Package.swift") {
      throw ProjectError(path: path, reason: "the folder exists, and is no package")
    }
    var package = OutputFolder(path)
    var products: [String: [String]] = [:]
    let known = project.runtime.modules
    for target in project.targets {
      let folder = (target.kind == .unitTests ? "Tests/" : "Sources/") + target.moduleName
      var imported: Set<String> = ["UIKit"]
      for case let name as String in files.enumerator(atPath: "\(project.output)/\(folder)") ?? .init() {
        guard let data = files.contents(atPath: "\(project.output)/\(folder)/\(name)") else { continue }
        var text = String(decoding: data, as: UTF8.self)
        // The first line names the original file, which the new one replaces.
        if text.hasPrefix("#sourceLocation("), let end = text.firstIndex(of: "\n") { text.removeSubrange(...end) }
        imported.formUnion(Self.imports(of: text).intersection(known))
        try package.write(text, to: "\(folder)/\(name.replacing(".linux.swift", with: ".swift"))")
      }
      products[target.id] = imported.subtracting(Self.system).sorted()
    }
    try package.write(manifest(products), to: "Package.swift")
    try package.write(".build/\n", to: ".gitignore")
    try package.write(script, to: "run")
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path + "/run")
    package.removeOthers(except: [".build", "Package.resolved", "Resources", ".git"])
    try? files.removeItem(atPath: path + "/Resources")
    try project.writeProduct(to: path + "/Resources")
  }

  /// Modules of the toolchain, which are products of no package.
  private static let system: Set<String> = [
    "Foundation", "Dispatch", "Swift", "Testing", "XCTest", "FoundationNetworking", "FoundationXML", "Glibc",
  ]

  private static func imports(of text: String) -> Set<String> {
    Set(
      text.matches(of: /(?:^|[\n;])[ \t]*(?:@\w+[ \t]+)*import[ \t]+(?:(?:class|struct|enum|func|protocol)[ \t]+)?(\w+)/).map {
        String($0.output.1)
      })
  }

  private var script: String {
    let module = project.target.moduleName
    return """
      #!/bin/sh
      # Builds the application and starts it with its resources beside it.
      set -e
      here=$(cd "$(dirname "$0")" && pwd)
      swift build --package-path "$here" --product "\(module)"
      app="$here/.build/\(project.target.productName).app"
      rm -rf "$app"
      cp -R "$here/Resources" "$app"
      cp "$(swift build --package-path "$here" --show-bin-path)/\(module)" "$app/\(project.target.productName)"
      exec "$app/\(project.target.productName)" "$@"

      """
  }
}
