import Foundation

/// The manifest of a Swift package, read from the output of `swift package dump-package`.
public struct PackageManifest: Sendable {
  public struct Dependency: Sendable, Equatable {
    public var identity: String
    /// The folder of a local package.
    public var path: String?
    public var url: String?
  }

  struct TargetDependency: Sendable, Equatable {
    var name: String
    /// A product of another package; nil for a name that may also be a target of the same package.
    var isProduct: Bool
  }

  struct Declaration: Sendable {
    var name: String
    var type: String
    var path: String?
    var sources: [String]?
    var exclude: [String]
    var resources: [(path: String, isCopied: Bool)]
    var dependencies: [TargetDependency]
    var conditions: [String]
    var upcomingFeatures: [String]
    /// The folder of the headers that other targets include, in the target's folder.
    var publicHeaders: String
    /// The folders of headers and the definitions of C.
    var headerSearchPaths: [String]
    var definitions: [String]
    /// The language mode of the target; nil for the package's.
    var languageVersion: String?
  }

  /// The folder that holds `Package.swift`.
  public let folder: String
  public let name: String
  public let dependencies: [Dependency]
  let products: [(name: String, targets: [String])]
  let declarations: [Declaration]
  let languageVersion: String

  public var productNames: [String] { products.map(\.name) }
  /// The names of all that its targets depend on: products, and targets of its own.
  public var dependencyNames: Set<String> { Set(declarations.flatMap { $0.dependencies.map(\.name) }) }

  /// - Parameters:
  ///   - configuration: The configuration that conditions of settings ask for: Debug or another.
  ///   - platform: The platform that conditions ask for: `ios`, or `linux` for a package that is not translated.
  public init(json: Data, folder: String, configuration: String = "Debug", platform: String = "ios") throws {
    let path = folder + "/Package.swift"
    // Warnings of the package manager may precede it.
    let text = json.firstIndex(of: UInt8(ascii: "{")).map { json[$0...] } ?? json
    guard let top = try? JSONSerialization.jsonObject(with: Data(text)) as? [String: Any] else {
      throw ProjectError(path: path, reason: "the package manager's description of the package cannot be read")
    }
    self.folder = folder
    name = top["name"] as? String ?? FilePath.name(of: folder)
    products = Self.tables(top["products"]).compactMap { product in
      (product["name"] as? String).map { ($0, product["targets"] as? [String] ?? []) }
    }
    dependencies = Self.tables(top["dependencies"]).compactMap { Self.dependency($0) }
    let tools = (top["toolsVersion"] as? [String: Any])?["_version"] as? String ?? "5"
    let chosen = (top["swiftLanguageVersions"] as? [String])?.max() ?? String(tools.prefix(1))
    languageVersion = TargetReader.languageVersion(chosen) ?? "5"
    declarations = Self.tables(top["targets"]).compactMap { Self.declaration($0, isDebug: configuration.lowercased() == "debug", platform) }
  }

  private static func tables(_ value: Any?) -> [[String: Any]] { value as? [[String: Any]] ?? [] }

  private static func dependency(_ table: [String: Any]) -> Dependency? {
    if let local = tables(table["fileSystem"]).first, let identity = local["identity"] as? String {
      return Dependency(identity: identity, path: local["path"] as? String)
    }
    guard let remote = tables(table["sourceControl"]).first, let identity = remote["identity"] as? String else { return nil }
    let location = remote["location"] as? [String: Any]
    return Dependency(
      identity: identity, path: (location?["local"] as? [String])?.first, url: tables(location?["remote"]).first?["urlString"] as? String)
  }

  /// Returns whether the condition of a setting or dependency is true on the platform.
  private static func holds(_ condition: Any?, isDebug: Bool, _ platform: String) -> Bool {
    guard let condition = condition as? [String: Any] else { return true }
    if let platforms = condition["platformNames"] as? [String], !platforms.isEmpty, !platforms.contains(platform) { return false }
    if let configuration = condition["config"] as? String { return (configuration == "debug") == isDebug }
    return true
  }

  private static func declaration(_ table: [String: Any], isDebug: Bool, _ platform: String) -> Declaration? {
    guard let name = table["name"] as? String else { return nil }
    var conditions = ["SWIFT_PACKAGE"]
    var features: [String] = []
    var mode: String?
    var (searched, defined): ([String], [String]) = ([], [])
    for setting in tables(table["settings"]) where holds(setting["condition"], isDebug: isDebug, platform) {
      let kind = setting["kind"] as? [String: Any] ?? [:]
      if setting["tool"] as? String == "c" {
        if let path = (kind["headerSearchPath"] as? [String: Any])?["_0"] as? String { searched.append(path) }
        if let text = (kind["define"] as? [String: Any])?["_0"] as? String { defined.append(text) }
      }
      guard setting["tool"] as? String == "swift" else { continue }
      if let value = (kind["define"] as? [String: Any])?["_0"] as? String { conditions.append(value) }
      if let value = (kind["swiftLanguageMode"] as? [String: Any])?["_0"] as? String { mode = TargetReader.languageVersion(value) }
      if let value = (kind["enableUpcomingFeature"] as? [String: Any])?["_0"] as? String { features.append(value) }
    }
    let dependencies = tables(table["dependencies"]).compactMap { dependency -> TargetDependency? in
      guard let (kind, value) = dependency.first, let parts = value as? [Any], let name = parts.first as? String,
        holds(parts.last, isDebug: isDebug, platform)
      else { return nil }
      return TargetDependency(name: name, isProduct: kind == "product")
    }
    let resources = tables(table["resources"]).compactMap { resource in
      (resource["path"] as? String).map { ($0, (resource["rule"] as? [String: Any])?["copy"] != nil) }
    }
    return Declaration(
      name: name, type: table["type"] as? String ?? "regular", path: table["path"] as? String, sources: table["sources"] as? [String],
      exclude: table["exclude"] as? [String] ?? [], resources: resources, dependencies: dependencies, conditions: conditions,
      upcomingFeatures: features, publicHeaders: table["publicHeadersPath"] as? String ?? "include", headerSearchPaths: searched,
      definitions: defined, languageVersion: mode)
  }
}
