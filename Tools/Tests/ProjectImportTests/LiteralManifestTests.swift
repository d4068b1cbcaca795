import Foundation
import Testing
import TrestleExpectations

@testable import ProjectImport
@testable import XcodeProject

@Suite struct LiteralManifestTests {
  private static let manifests = [
    """
    // swift-tools-version:5.5
    import PackageDescription

    let package = Package(
      name: "Shop",
      defaultLocalization: "en",
      platforms: [.iOS(.v13), .macOS("10.15")],
      products: [.library(name: "Shop", targets: ["Shop", "Cart"]), .library(name: "Dynamic", type: .dynamic, targets: ["Cart"])],
      dependencies: [
        .package(url: "https://example.org/one/Words.git", from: "1.2.0"),
        .package(name: "Other", url: "https://example.org/two/other-words", .upToNextMajor(from: "2.0.0")),
        .package(url: "git@example.org:three/Third.git", "1.0.0"..<"3.0.0"),
        .package(path: "../Near"),
      ],
      targets: [
        .target(
          name: "Shop",
          dependencies: [
            "Cart", .product(name: "Words", package: "Words", condition: .when(platforms: [.iOS, .macOS])),
            .target(name: "Cart", condition: .when(platforms: [.watchOS])),
          ],
          path: "Code/Shop", exclude: ["Info.plist"], sources: ["A", "B.swift"],
          resources: [.process("Assets"), .copy("Data/list.json")],
          swiftSettings: [.define("FAST"), .define("SLOW", .when(platforms: [.linux], configuration: .debug))],
          linkerSettings: [.linkedFramework("UIKit")]),
        .target(
          name: "Cart", publicHeadersPath: "open",
          cSettings: [.headerSearchPath("inner"), .define("ROUND"), .define("SIZE", to: "2", .when(configuration: .debug))]),
        .executableTarget(name: "Tool", dependencies: ["Shop"]),
        .testTarget(name: "ShopTests", dependencies: ["Shop", .byName(name: "Cart")]),
      ],
      swiftLanguageVersions: [.v5, .v4_2]
    )
    """,
    """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Plain", products: [.library(name: "Plain", targets: ["Plain"])],
      targets: [
        .target(
          name: "Plain", path: "Sources",
          swiftSettings: [.enableUpcomingFeature("ExistentialAny"), .swiftLanguageMode(.v5), .enableExperimentalFeature("X")])
      ],
      swiftLanguageModes: [.v6])
    """,
  ]

  @Test("A manifest of literals is read as the package manager describes it", arguments: manifests)
  func literals(_ text: String) throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try text.write(toFile: folder + "/Package.swift", atomically: true, encoding: .utf8)
    let read = try #require(LiteralManifest.description(of: text, folder: folder, files: DiskFiles()))
    let described = try Subprocess.output("swift", ["package", "dump-package", "--package-path", folder])
    let manifest = try PackageManifest(json: read, folder: folder)
    expect("\(manifest)", equals: "\(try PackageManifest(json: Data(described.utf8), folder: folder))")
    expect(manifest.declarations.count, above: 0)
  }

  @Test(
    "A manifest that computes something is left to the package manager",
    arguments: [
      "let name = \"A\"\nlet package = Package(name: name)",
      "let package = Package(name: \"A\")\npackage.targets = []",
      "let package = Package(name: \"A\", targets: [.target(name: \"A\", path: Context.packageDirectory)])",
      "let package = Package(name: \"A\", targets: [.target(name: \"A\")] + more)",
      "let package = Package(name: \"A\", dependencies: [.package(url: \"../near\", from: \"1.0.0\")])",
      "let package = Package(name: \"A\", targets: [.target(name: \"A\", swiftSettings: [.unsafeFlags([\"-g\"])])])",
      "#if os(macOS)\nlet package = Package(name: \"A\")\n#endif",
    ])
  func computed(_ text: String) {
    let manifest = "// swift-tools-version:5.9\nimport PackageDescription\n\(text)\n"
    expect(LiteralManifest.description(of: manifest, folder: "/absent", files: DiskFiles()) == nil)
  }

  @Test(
    "Of manifests for several versions of the tools the one is read that the package manager takes",
    arguments: [["5.9"], ["5.0"], ["5.4"], ["5.3", "5.9", "5.7.1"], ["5.5"]])
  func versions(_ versions: [String]) throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func manifest(_ version: String) -> String {
      "// swift-tools-version:\(version)\nimport PackageDescription\nlet package = Package(name: \"For \(version)\", targets: [.target(name: \"T\")])\n"
    }
    let text = manifest("5.5")
    try text.write(toFile: folder + "/Package.swift", atomically: true, encoding: .utf8)
    for version in versions {
      try manifest(version).write(toFile: folder + "/Package@swift-\(version).swift", atomically: true, encoding: .utf8)
    }
    let read = try #require(LiteralManifest.description(of: text, folder: folder, files: DiskFiles()))
    let described = try Subprocess.output("swift", ["package", "dump-package", "--package-path", folder])
    func name(_ data: Data) throws -> String? { (try JSONSerialization.jsonObject(with: data) as? [String: Any])?["name"] as? String }
    try expect(name(read), equals: name(Data(described.utf8)))
  }

  @Test("A manifest for a version of the tools that may be newer than the toolchain is left to the package manager")
  func newerVersion() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let text = Self.manifests[1]
    expect(LiteralManifest.description(of: text, folder: folder, files: DiskFiles()) != nil)
    try text.write(toFile: folder + "/Package@swift-6.2.swift", atomically: true, encoding: .utf8)
    expect(LiteralManifest.description(of: text, folder: folder, files: DiskFiles()) == nil)
  }
}
