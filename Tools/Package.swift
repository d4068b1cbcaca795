// swift-tools-version:6.1
import Foundation
import PackageDescription

/// The folder of the toolchain's own SwiftSyntax, found from the `swiftc` in `PATH`.
let syntaxFolder: String = {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
  for folder in path.split(separator: ":") {
    let compiler = URL(fileURLWithPath: String(folder)).appendingPathComponent("swiftc")
    guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
    let usr = compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
    let host = usr.appendingPathComponent("lib/swift/host").path
    if FileManager.default.fileExists(atPath: host + "/libSwiftSyntax.so") { return host }
  }
  return "/usr/lib/swift/host"
}()

let syntaxSettings: [SwiftSetting] = [.unsafeFlags(["-I", syntaxFolder])]
let syntaxLinking: [LinkerSetting] = [
  .unsafeFlags([
    "-L", syntaxFolder, "-lSwiftSyntax", "-lSwiftParser", "-lSwiftParserDiagnostics", "-lSwiftDiagnostics", "-lSwiftOperators",
    "-Xlinker", "-rpath", "-Xlinker", syntaxFolder,
  ])
]

let package = Package(
  name: "Tools",
  products: [
    .executable(name: "trestle", targets: ["trestle"]),
    .library(name: "SourceTranslator", targets: ["SourceTranslator"]),
    .plugin(name: "TranslateUIKit", targets: ["TranslateUIKit"]),
  ],
  targets: [
    .target(name: "XcodeProject"),
    .target(name: "ObjectiveCTranslator", exclude: ["Data"]),
    .target(name: "SourceTranslator", swiftSettings: syntaxSettings, linkerSettings: syntaxLinking),
    .executableTarget(
      name: "translate-files", dependencies: ["SourceTranslator"], swiftSettings: syntaxSettings, linkerSettings: syntaxLinking),
    .plugin(name: "TranslateUIKit", capability: .buildTool(), dependencies: ["translate-files"]),
    .target(
      name: "ProjectImport", dependencies: ["XcodeProject", "SourceTranslator", "ObjectiveCTranslator"], swiftSettings: syntaxSettings,
      linkerSettings: syntaxLinking),
    .executableTarget(name: "trestle", dependencies: ["ProjectImport"], swiftSettings: syntaxSettings, linkerSettings: syntaxLinking),
    .target(name: "TestFolders", path: "Tests/TestFolders"),
    .target(name: "TrestleExpectations", path: "Tests/Expectations"),
    .testTarget(
      name: "ProjectImportTests", dependencies: ["ProjectImport"], swiftSettings: syntaxSettings, linkerSettings: syntaxLinking),
    .testTarget(name: "ObjectiveCTranslatorTests", dependencies: ["ObjectiveCTranslator"], exclude: ["Samples/App"]),
    .testTarget(name: "XcodeProjectTests", dependencies: ["XcodeProject"], exclude: ["Models"]),
    .testTarget(
      name: "SourceTranslatorTests", dependencies: ["SourceTranslator"], exclude: ["Golden", "Samples"],
      swiftSettings: syntaxSettings, linkerSettings: syntaxLinking),
  ]
)

// No test reads or writes the user's own folders.
for target in package.targets where target.type == .test { target.dependencies += ["TestFolders", "TrestleExpectations"] }

// TRESTLE_TESTS=XcodeProjectTests,ProjectImportTests declares only these test targets.
if let wanted = ProcessInfo.processInfo.environment["TRESTLE_TESTS"] {
  let names = Set(wanted.split(separator: ",").map(String.init))
  package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}
