import Foundation
import XcodeProject

/// A Swift package of an imported project that needs the command no more: the translated sources under their own names, the resources as
/// the application's folder has them, and a script that builds and starts it.
struct KeptPackage {
  let project: ImportedProject
  /// The manifest's text for the products of Trestle that each target imports.
  let manifest: ([String: [String]]) -> String

  /// - Parameters:
  ///   - path: A new or empty folder, or one with an earlier package that was not changed since.
  ///   - headers: The files of modules of C, by path in the package.
  func write(to path: String, headers: [(name: String, text: String)]) throws {
    var package = OutputFolder(path, kind: .exported)
    try package.open()
    var products: [String: [String]] = [:]
    let known = project.runtime.modules
    for target in project.targets {
      let folder = (target.kind == .unitTests ? "Tests/" : "Sources/") + target.moduleName
      var imported: Set<String> = ["UIKit"]
      for name in project.outputFolder.folder(folder).names {
        guard let data = DiskFiles().contents(of: "\(project.output)/\(folder)/\(name)") else { continue }
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
    try package.write(Data(script.utf8), to: "run", isExecutable: true)
    for file in headers { try package.write(file.text, to: file.name) }
    var resources = package.folder("Resources")
    try project.writeProduct(to: &resources)
    resources.removeOthers()
    package.removeOthers(except: ["Resources"])
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
    let module = ShellText.quote(project.target.moduleName)
    let product = ShellText.quote(project.target.productName)
    return """
      #!/bin/sh
      # Builds the application and starts it with its resources beside it.
      set -e
      here=$(cd "$(dirname "$0")" && pwd)
      module=\(module)
      product=\(product)
      swift build --package-path "$here" --product "$module"
      app="$here/.build/$product.app"
      rm -rf "$app"
      cp -R "$here/Resources" "$app"
      products="$(swift build --package-path "$here" --show-bin-path)"
      cp "$products/$module" "$app/$product"
      for library in "$products"/lib*.so; do if [ -e "$library" ]; then cp "$library" "$app"; fi; done
      exec "$app/$product" "$@"

      """
  }
}

/// Words of shell scripts.
public enum ShellText {
  public static func quote(_ text: String) -> String {
    let quoted = text.utf8.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    return "'" + quoted.joined(separator: "'\\''") + "'"
  }
}
