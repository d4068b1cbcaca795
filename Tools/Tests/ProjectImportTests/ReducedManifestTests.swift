import Foundation
import Testing
import TrestleExpectations
import XcodeProject

@testable import ProjectImport

/// Packages of which some packages, plugins or binaries are not there.
@Suite struct ReducedManifestTests {
  private static let manifest = """
    // swift-tools-version:5.9
    import PackageDescription
    let sources = "Sources/"
    let shop: Package = Package(
      name: "Shop",
      products: [
        .library(name: "Shop", targets: ["Shop", "Cart"]), .library(name: "Cart", targets: ["Cart"]),
        .library(name: "Prints", targets: ["Prints"]),
      ],
      dependencies: [
        .package(url: "https://example.org/one/Words.git", from: "1.2.0"),
        .package(url: "https://example.org/two/Rules", from: "2.0.0"),
        .package(path: "../Near"),
      ],
      targets: [
        .target(
          name: "Shop", dependencies: ["Near", .product(name: "Words", package: "Words", condition: .when(platforms: [.iOS]))],
          path: sources + "Shop", plugins: [.plugin(name: "Check", package: "Rules"), .plugin(name: "Make")]),
        .target(name: "Cart", dependencies: ["Prints"], path: sources + "Cart"),
        .target(name: "Prints", dependencies: [.product(name: "Words", package: "Words")], path: sources + "Prints"),
        .plugin(name: "Make", capability: .buildTool(), dependencies: ["Maker"]),
        .binaryTarget(name: "Maker", url: "https://example.org/maker.zip", checksum: "00"),
        .testTarget(name: "ShopTests", dependencies: ["Shop", "Cart"]),
      ])
    """

  private func package() throws -> (folder: String, description: Data) {
    let folder = try Folders.temporary() + "/Shop"
    let sources = ["Sources/Shop/A", "Sources/Cart/B", "Sources/Prints/C", "Plugins/Make/D", "Tests/ShopTests/E"]
    for name in sources.map({ $0 + ".swift" }) {
      let file = URL(fileURLWithPath: "\(folder)/\(name)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    try Self.manifest.write(toFile: folder + "/Package.swift", atomically: true, encoding: .utf8)
    return (folder, Data(try describe(folder).utf8))
  }

  private func describe(_ folder: String) throws -> String {
    try Subprocess.output("swift", ["package", "dump-package", "--package-path", folder])
  }

  @Test("Uses of what is not there, plugins, and targets and products that need it are removed from a manifest, and nothing else")
  func removes() throws {
    let (folder, description) = try package()
    defer { try? FileManager.default.removeItem(atPath: FilePath.parent(of: folder)) }
    let text = try #require(ReducedManifest.manifest(in: folder, description, files: DiskFiles()))
    expect(text, equals: Self.manifest)
    let reduced = try #require(
      ReducedManifest(
        description: description, text: text,
        dependencies: [
          .init(address: "https://example.org/one/Words.git", products: [], reason: "which cannot be fetched"),
          .init(address: "https://example.org/two/Rules", products: [], reason: "which is left out"),
          .init(address: "/near/Near", products: ["Near"], path: "/near/Near"),
        ]))
    expect(reduced.products, equals: ["Shop"])
    expect(
      reduced.parts.map { "\($0.name): \($0.reason)" },
      equals: [
        "Cart: it uses Words, which cannot be fetched", "Prints: it uses Words, which cannot be fetched",
        "Make: it is a binary at https://example.org/maker.zip", "Maker: it is a binary at https://example.org/maker.zip",
        "Check: it uses Check of Rules, which is left out",
      ])
    func written() -> String? {
      ReducedManifest.folder(of: folder, manifest: text, statements: reduced.statements, in: FilePath.parent(of: folder))
    }
    let place = try #require(written())
    expect(FilePath.name(of: place) == "Shop" && written() == place)
    let top = try #require(JSONSerialization.jsonObject(with: Data(try describe(place).utf8)) as? [String: Any])
    func names(_ key: String) -> [String] { (top[key] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String } }
    expect(names("targets"), equals: ["Shop"])
    expect(names("products"), equals: ["Shop"])
    let manifest = try PackageManifest(json: Data(try describe(place).utf8), folder: place)
    expect(manifest.dependencies.map(\.path), equals: ["/near/Near"])
    expect(manifest.dependencyNames, equals: ["Near"])
    let sources = PackageReader(manifest, files: DiskFiles()).sourceFiles
    expect(sources, equals: [place + "/Sources/Shop/A.swift"])
  }

  @Test("A manifest without such parts stays as it is")
  func whole() throws {
    let text = """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "A", dependencies: [.package(url: "https://example.org/B", from: "1.0.0")],
        targets: [.target(name: "A", dependencies: [.product(name: "B", package: "B")])])
      """
    let description = try #require(LiteralManifest.description(of: text, folder: "/absent", files: DiskFiles()))
    for products in [["B"], nil] as [Set<String>?] {
      let dependency = ReducedManifest.Dependency(address: "https://example.org/B", products: products)
      let reduced = ReducedManifest(description: description, text: text, dependencies: [dependency])
      expect(reduced?.statements, equals: [])
    }
  }
}
