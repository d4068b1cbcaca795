/// Converts the libraries of a Swift package to targets, which are then built like the frameworks of a project.
public struct PackageReader: Sendable {
  private let manifest: PackageManifest
  private let files: any FileSource

  public init(_ manifest: PackageManifest, files: any FileSource) {
    self.manifest = manifest
    self.files = files
  }

  /// Returns the path that identifies the package in references of targets.
  public static func project(of folder: String) -> String { folder + "/Package.swift" }

  /// Returns the targets behind a product, by name.
  public func targets(ofProduct name: String) -> [String] {
    if let product = manifest.products.first(where: { $0.name == name }) { return product.targets }
    return manifest.declarations.contains { $0.name == name } ? [name] : []
  }

  /// The names of the targets that applications can be built with: no tests, plugins, macros or programs.
  public var libraryNames: [String] { manifest.declarations.filter { $0.type == "regular" }.map(\.name) }

  /// The libraries of the system that have modules here, which a module map of a package would define a second time.
  private static let systemLibraries: Set<String> = ["SQLite3", "libxml2", "zlib"]

  /// Whether all targets of the libraries are in Swift or in Objective-C: the package manager builds C, macros, plugins and binaries.
  public var isTranslatable: Bool {
    manifest.declarations.allSatisfy { declaration in
      switch declaration.type {
      // Plugins build nothing that a library holds.
      case "test", "executable", "snippet", "plugin": true
      case "system": Self.systemLibraries.contains(declaration.name)
      case "regular":
        Self.isTranslatable(Set(sources(declaration, among: allFiles(of: declaration)).map { FilePath.suffix(of: $0) }))
      default: false
      }
    }
  }

  /// Whether sources with these suffixes are Swift alone, or Objective-C alone.
  private static func isTranslatable(_ suffixes: Set<String>) -> Bool {
    suffixes.isSubset(of: ["swift"]) || suffixes.contains("m") && suffixes.isSubset(of: ["m", "mm"])
  }

  /// The sources of the products' libraries; those of all libraries if there are no products. Tests have libraries of their own.
  public var sourceFiles: [String] {
    var names: Set<String> = []
    var waiting = manifest.products.flatMap(\.targets)
    while let name = waiting.popLast() {
      guard names.insert(name).inserted else { continue }
      waiting += manifest.declarations.filter { $0.name == name }.flatMap(\.dependencies).map(\.name)
    }
    return manifest.declarations.filter { $0.type == "regular" && (names.isEmpty || names.contains($0.name)) }
      .flatMap { sources($0, among: allFiles(of: $0)) }
  }

  /// Returns the dependencies of a target that are not targets of this package.
  public func productDependencies(of target: String) -> [String] {
    let own = Set(libraryNames)
    return manifest.declarations.filter { $0.name == target }.flatMap(\.dependencies).filter { $0.isProduct || !own.contains($0.name) }
      .map(\.name)
  }

  /// Returns the libraries' targets.
  ///
  /// - Parameters:
  ///   - includesTests: Whether the package's tests are targets too.
  ///   - product: Finds the targets behind a product of another package.
  public func targets(includesTests: Bool = false, product: (_ name: String) -> [TargetReference]) -> [Target] {
    let own = Set(libraryNames)
    // A test of a program or plugin of the package needs what is not built here.
    let programs = Set(manifest.declarations.filter { $0.type != "regular" && $0.type != "test" }.map(\.name))
    let included = manifest.declarations.filter { declaration in
      own.contains(declaration.name)
        || includesTests && declaration.type == "test" && !declaration.dependencies.contains { programs.contains($0.name) }
    }
    return included.map { declaration in
      var target = target(declaration)
      for dependency in declaration.dependencies {
        if !dependency.isProduct, own.contains(dependency.name) {
          target.dependencies.append(TargetReference(project: target.project, name: dependency.name))
        } else {
          target.dependencies += product(dependency.name)
        }
      }
      return target
    }
  }

  private func target(_ declaration: PackageManifest.Declaration) -> Target {
    let module = SettingExpression.identifier(declaration.name)
    var settings = BuildSettings(
      configuration: "", defaults: ["PRODUCT_NAME": declaration.name, "TARGET_NAME": declaration.name, "PRODUCT_MODULE_NAME": module])
    settings.add(
      declaration.upcomingFeatures.map { SettingAssignment(key: "SWIFT_UPCOMING_FEATURE_" + Self.settingName($0), text: "YES") })
    let all = allFiles(of: declaration)
    let base = folder(of: declaration)
    let searched = declaration.headerSearchPaths.map { FilePath.join(base, $0) }
    let defined = ["SWIFT_PACKAGE=1"] + declaration.definitions
    for (key, values) in [("HEADER_SEARCH_PATHS", searched), ("GCC_PREPROCESSOR_DEFINITIONS", defined)] {
      settings.add([SettingAssignment(key: key, text: values.map { "\"\($0)\"" }.joined(separator: " "))])
    }
    let open = FilePath.join(base, declaration.publicHeaders)
    let sources = sources(declaration, among: all)
    // Objective-C is not checked for isolation.
    let mode = sources.contains { FilePath.suffix(of: $0) == "m" } ? "5" : declaration.languageVersion ?? manifest.languageVersion
    return Target(
      name: declaration.name, kind: declaration.type == "test" ? .unitTests : .framework, project: Self.project(of: manifest.folder),
      line: 1, productName: declaration.name,
      moduleName: module, bundleIdentifier: "\(manifest.name.lowercased()).\(declaration.name).resources",
      languageVersion: mode, conditions: declaration.conditions, infoPlist: nil,
      bridgingHeader: nil, isForIOS: true,
      sources: sources,
      headers: all.filter { FilePath.suffix(of: $0) == "h" && Self.isBelow($0, open) }, resources: resources(declaration, among: all),
      dependencies: [], linked: [], packageProducts: [],
      scripts: [], settings: settings)
  }

  /// `ExistentialAny` is `EXISTENTIAL_ANY` in the name of a setting.
  private static func settingName(_ feature: String) -> String {
    feature.reduce(into: "") { text, letter in
      if letter.isUppercase, !text.isEmpty { text += "_" }
      text += letter.uppercased()
    }
  }

  // MARK: Files

  private static func isBelow(_ path: String, _ folder: String) -> Bool { path == folder || path.hasPrefix(folder + "/") }

  private func folder(of declaration: PackageManifest.Declaration) -> String {
    if let path = declaration.path { return FilePath.join(manifest.folder, path) }
    let parents = declaration.type == "test" ? ["Tests", "Sources"] : ["Sources", "Source", "src", "srcs"]
    let candidates = parents.map { "\(manifest.folder)/\($0)/\(declaration.name)" }
    if let found = candidates.first(where: { files.isFolder($0) }) { return found }
    // From tools version 5.9 on the sources of a single target may be directly in the source folder.
    return parents.map { "\(manifest.folder)/\($0)" }.first { files.isFolder($0) } ?? candidates[0]
  }

  private static let languages: Set<String> = ["swift", "c", "m", "mm", "cpp", "cc", "S"]

  private func sources(_ declaration: PackageManifest.Declaration, among all: [String]) -> [String] {
    let base = folder(of: declaration)
    return all.filter { path in
      guard Self.languages.contains(FilePath.suffix(of: path)) else { return false }
      guard let only = declaration.sources else { return true }
      return only.contains { Self.isBelow(path, FilePath.join(base, $0)) }
    }
  }

  private func allFiles(of declaration: PackageManifest.Declaration) -> [String] {
    let base = folder(of: declaration)
    let excluded = declaration.exclude.map { FilePath.join(base, $0) }
    // Folders of other targets inside this one's belong to those.
    let others = manifest.declarations.filter { $0.name != declaration.name }.compactMap(\.path).map { FilePath.join(manifest.folder, $0) }
      .filter { $0 != base && Self.isBelow($0, base) }
    var found: [String] = []
    let walk = FolderWalk(from: base, files)
    func visit(_ folder: String, _ names: [String]) {
      for name in names where !name.hasPrefix(".") {
        let path = "\(folder)/\(name)"
        if (excluded + others).contains(where: { Self.isBelow(path, $0) }) { continue }
        if files.isFolder(path), !Self.wholeFolders.contains(FilePath.suffix(of: name)) {
          walk.enter(path) { visit(path, $0) }
        } else {
          found.append(path)
        }
      }
    }
    walk.enter(base) { visit(base, $0) }
    return found
  }

  /// Folders that are treated as one resource.
  private static let wholeFolders: Set<String> = ["xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "docc", "framework", "xcframework"]
  /// Files that the package manager treats as resources without a declaration.
  private static let knownResources: Set<String> = ["xcassets", "storyboard", "xib", "xcdatamodeld", "xcdatamodel", "xcstrings"]

  private func resources(_ declaration: PackageManifest.Declaration, among all: [String]) -> [Resource] {
    let base = folder(of: declaration)
    var found: [Resource] = []
    func add(_ path: String, _ destination: String) {
      let resource = Resource(path: path, destination: destination)
      if !found.contains(resource) { found.append(resource) }
    }
    for rule in declaration.resources {
      let path = FilePath.join(base, rule.path)
      if rule.isCopied {
        add(path, FilePath.name(of: path))
      } else {
        for file in all where Self.isBelow(file, path) && FilePath.suffix(of: file) != "swift" {
          add(file, SynchronizedFolder.destination(of: file))
        }
      }
    }
    let copied = declaration.resources.filter(\.isCopied).map { FilePath.join(base, $0.path) }
    for file in all where !copied.contains(where: { Self.isBelow(file, $0) }) {
      let isLocalized = FilePath.suffix(of: FilePath.parent(of: file)) == "lproj"
      if Self.knownResources.contains(FilePath.suffix(of: file)) || isLocalized { add(file, SynchronizedFolder.destination(of: file)) }
    }
    return found
  }
}
