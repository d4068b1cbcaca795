import XcodeProject

/// The text of the package manifest that the targets of a project are built with.
struct ManifestText {
  let name: String
  let targets: [Target]
  let model: ProjectModel
  let runtime: Runtime
  /// The frameworks that the project uses, each after those that it uses itself.
  var frameworks: [String] = []
  /// Paths of packages that replace remote ones, by product or package name.
  let packageOverrides: [String: String]
  /// Folders of packages that would otherwise be fetched.
  let checkouts: [String]
  /// By the target's id.
  let bridges: [String: BridgingHeader]
  /// The products of Trestle that a target imports, by its id, for a package that builds without the command; nil for one that links the
  /// shared library.
  var products: [String: [String]]?
  /// The targets whose sources are compiled as they are, by their identifiers. Names of UIKit are not added to them.
  var asWritten: Set<String> = []
  /// Whether programs are linked with ``AbsentFunctions``.
  var lacksFunctions = false
  /// The targets, by id, that import ``TestSupport/module``.
  var withTestSupport: Set<String> = []
  /// The targets, by id, of which no source imports a library: packages that would be fetched for them are left out.
  var withoutLibraries: Set<String> = []

  init(
    name: String, targets: [Target], model: ProjectModel, runtime: Runtime, packageOverrides: [String: String], checkouts: [String] = [],
    bridges: [(String, BridgingHeader)] = []
  ) {
    self.name = name
    self.targets = targets
    self.model = model
    self.runtime = runtime
    self.packageOverrides = packageOverrides
    self.checkouts = checkouts
    self.bridges = Dictionary(bridges) { first, _ in first }
  }

  private var testSupport: [String] {
    guard !withTestSupport.isEmpty else { return [] }
    return [
      """
          .target(
            name: "\(TestSupport.module)", path: "Sources/\(TestSupport.module)",
            swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(modules)], linkerSettings: runtime)
      """
    ]
  }

  private var absentFunctions: [String] {
    lacksFunctions ? ["    .target(name: \"\(AbsentFunctions.module)\", path: \"Sources/\(AbsentFunctions.module)\")"] : []
  }

  var text: String {
    let isStandalone = products != nil
    let flags = (isStandalone ? [] : runtime.compilerFlags) + ["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"]
    let linking = isStandalone ? "" : ".unsafeFlags([\(Self.list(runtime.linkerFlags(frameworks)))])"
    var dependencies = packages.map(\.declaration)
    if isStandalone { dependencies.append(".package(name: \"Trestle\", path: \(Self.quote(runtime.root)))") }
    return """
      // swift-tools-version:6.0
      // Written by trestle.\(isStandalone ? "" : " Changes are overwritten.")
      import PackageDescription

      let modules = [\(Self.list(flags))]
      let runtime: [LinkerSetting] = [\(linking)]

      let package = Package(
        name: \(Self.quote(name)),
        dependencies: [\(dependencies.joined(separator: ", "))],
        targets: [
      \((testSupport + absentFunctions + targets.filter(\.isWritten).flatMap { plainC($0) + [declaration($0)] }).joined(separator: ",\n"))
        ]
      )

      """
  }

  /// Returns the module of the C declarations in a target's bridging header.
  private func plainC(_ target: Target) -> [String] {
    guard let bridge = bridges[target.id], bridge.isModule else { return [] }
    let folders = bridge.folders.flatMap { ["-I", $0] }
    // The C library of iOS declares more than POSIX without being asked.
    let flags = Self.list(folders + ["-w", "-D_GNU_SOURCE", "-include", "TrestlePlainC.h"] + bridge.definitions.map { "-D" + $0 })
    let libraries = bridge.linkedLibraries.map { ".linkedLibrary(\(Self.quote($0)))" }.joined(separator: ", ")
    let declaration = """
            .target(
              name: \(Self.quote(bridge.moduleName)), path: \(Self.quote(bridge.folder)), exclude: ["apple"],
              cSettings: [.headerSearchPath("apple"), .headerSearchPath("apple/sources"), .unsafeFlags([\(flags)])],
              cxxSettings: [.headerSearchPath("apple"), .headerSearchPath("apple/sources"), .unsafeFlags([\(flags)])], linkerSettings: [\(libraries)])
      """
    return [declaration]
  }

  private func declaration(_ target: Target) -> String {
    let kind =
      switch target.kind {
      case .application: "executableTarget"
      case .unitTests: "testTarget"
      default: "target"
      }
    let built = Set(targets.filter(\.isWritten).map(\.id))
    // Indirect ones as well: a target without sources, such as the target that represents all pods, is not in the package, and Xcode lets a
    // source import modules of earlier builds.
    var dependencies = model.closure(of: target).filter { $0.id != target.id && built.contains($0.id) }.map { Self.quote($0.moduleName) }
    if let bridge = bridges[target.id], bridge.isModule { dependencies.append(Self.quote(bridge.moduleName)) }
    if withTestSupport.contains(target.id) { dependencies.append(Self.quote(TestSupport.module)) }
    if lacksFunctions, target.kind == .application || target.kind == .unitTests { dependencies.append(Self.quote(AbsentFunctions.module)) }
    for product in products?[target.id] ?? [] { dependencies.append(".product(name: \(Self.quote(product)), package: \"Trestle\")") }
    for product in packageProducts(of: target) {
      guard let package = packages.first(where: { $0.products.contains(product.name) }) else { continue }
      dependencies.append(".product(name: \(Self.quote(product.name)), package: \(Self.quote(package.identity)))")
    }
    var settings =
      [".swiftLanguageMode(\(Self.mode(target.languageMode)))"] + (asWritten.contains(target.id) ? [] : [".unsafeFlags(modules)"])
    // Clang modules of the dependencies are needed together with their Swift modules.
    var seen: Set<String> = []
    let all = model.closure(of: target).compactMap { bridges[$0.id] }
    let folders = all.filter(\.isModule).flatMap { bridge in
      ["Context.packageDirectory + \(Self.quote("/\(bridge.folder)/apple"))"] + bridge.folders.map(Self.quote)
    }.filter { seen.insert($0).inserted }
    if !folders.isEmpty {
      settings.append(".unsafeFlags([\(folders.map { "\"-Xcc\", \"-I\", \"-Xcc\", \($0)" }.joined(separator: ", "))])")
    }
    let testModules = (withTestSupport.contains(target.id) ? [TestSupport.module] : []) + (target.isUITests ? [TestSupport.uiModule] : [])
    for module in testModules + (bridges[target.id]?.modules ?? []) {
      settings.append(".unsafeFlags([\"-Xfrontend\", \"-import-module\", \"-Xfrontend\", \(Self.quote(module))])")
    }
    settings += target.conditions.map { ".define(\(Self.quote($0)))" }
    if target.settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" {
      settings.append(".unsafeFlags([\"-default-isolation\", \"MainActor\"])")
    }
    for name in target.settings.names where name.hasPrefix("SWIFT_UPCOMING_FEATURE_") && target.settings.flag(name) {
      settings.append(".enableUpcomingFeature(\(Self.quote(Self.feature(name))))")
    }
    if target.settings.flag("SWIFT_APPROACHABLE_CONCURRENCY") {
      settings += Self.approachableConcurrency.map { ".enableUpcomingFeature(\(Self.quote($0)))" }
      if Self.mode(target.languageMode) != ".v6" {
        settings += Self.approachableConcurrencyBeforeMode6.map { ".enableUpcomingFeature(\(Self.quote($0)))" }
      }
    }
    let folder = (target.kind == .unitTests ? "Tests/" : "Sources/") + target.moduleName
    return """
          .\(kind)(
            name: \(Self.quote(target.moduleName)), dependencies: [\(dependencies.joined(separator: ", "))], path: \(Self.quote(folder)),
            swiftSettings: [\(settings.joined(separator: ", "))], linkerSettings: runtime)
      """
  }

  // MARK: Packages

  /// The folders of packages that are built as they are; nil if the package manager fetches one, so that its sources are not known.
  var packageFolders: [String]? {
    let all = packages
    let known = Set(all.map(\.identity))
    return all.allSatisfy { $0.folder != nil && known.isSuperset(of: $0.remoteNames) } ? all.compactMap(\.folder) : nil
  }

  private struct Package {
    var identity: String
    /// Nil for a package that the package manager fetches.
    var folder: String?
    var declaration: String
    var products: Set<String> = []

    init(identity: String, declaration: String) {
      self.identity = identity
      self.declaration = declaration
    }

    init(of folder: String) {
      self.init(identity: FilePath.name(of: folder).lowercased(), declaration: ".package(path: \(ManifestText.quote(folder)))")
      self.folder = folder
    }

    /// The names of the packages that its manifest names by an address.
    var remoteNames: [String] {
      guard let data = folder.flatMap({ DiskFiles().contents(of: $0 + "/Package.swift") }) else { return [] }
      return String(decoding: data, as: UTF8.self).matches(of: /url:\s*"([^"]+)"/).map {
        FilePath.name(of: String($0.output.1)).replacing(".git", with: "").lowercased()
      }
    }
  }

  private func packageProducts(of target: Target) -> [PackageProduct] {
    guard withoutLibraries.contains(target.id) else { return target.packageProducts }
    return target.packageProducts.filter { product in
      if case .remote = product.source { return false }
      return true
    }
  }

  private var packages: [Package] {
    var found: [Package] = []
    for product in targets.flatMap({ packageProducts(of: $0) }) {
      var package: Package
      switch product.source {
      case .local(let path):
        package = Package(of: path)
      case .remote(let url, let requirement):
        let name = FilePath.name(of: url).replacing(".git", with: "")
        if let path = packageOverrides[name] ?? packageOverrides[product.name] {
          package = Package(of: path)
        } else {
          package = Package(
            identity: name.lowercased(), declaration: ".package(url: \(Self.quote(url)), \(requirement))")
        }
      case .unknown: continue
      }
      if let index = found.firstIndex(where: { $0.identity == package.identity }) {
        found[index].products.insert(product.name)
      } else {
        package.products = [product.name]
        found.append(package)
      }
    }
    for path in checkouts {
      let package = Package(of: path)
      if !found.contains(where: { $0.identity == package.identity }) { found.append(package) }
    }
    return found
  }

  // MARK: Text

  private static func mode(_ mode: String) -> String {
    switch mode {
    case "4": ".v4"
    case "4.2": ".v4_2"
    case "6": ".v6"
    default: ".v5"
    }
  }

  /// The feature that the setting of this name enables; mode 6 includes some of them.
  private static let approachableConcurrency = ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]
  private static let approachableConcurrencyBeforeMode6 = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures",
  ]

  /// `SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY` means the feature `ExistentialAny`.
  private static func feature(_ name: String) -> String {
    name.dropFirst("SWIFT_UPCOMING_FEATURE_".count).split(separator: "_").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
  }

  /// Returns a literal of Swift. A quotation mark with a combining mark is one character, but ends a literal.
  static func quote(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "\"": quoted += "\\" + String(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}": quoted += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private static func list(_ texts: [String]) -> String { texts.map(quote).joined(separator: ", ") }
}
