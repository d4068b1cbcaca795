import Foundation
import SourceTranslator
import XcodeProject

/// Finds the Swift packages that a project uses, and turns those that import Apple's frameworks into targets, which are translated.
///
/// The package manager builds packages of plain Swift, and those with C, macros or binaries.
public struct PackageCatalog: Sendable {
  /// The package manager's description of a manifest, cached because creating it takes seconds.
  struct Kept: Codable, Sendable {
    var manifest: String
    var description: Data
  }

  /// A package that the package manager builds.
  private struct Built {
    /// Its folder, or one with the manifest without the parts that cannot be built.
    var folder: String
    /// Nil if its manifest cannot be read.
    var products: Set<String>?
    /// The reason for which nothing of it can be built.
    var reason: String?
  }

  private let folder: String
  private let options: ImportOptions
  /// The packages that do not compile, by folder.
  private let held: [String: HeldSources.Package]
  private var fetch: PackageFetch?
  /// The packages without a folder, by their addresses, with the requirements of manifests.
  private var missing: [String: String] = [:]
  private let files: any FileSource
  /// By folder.
  private(set) var kept: [String: Kept]
  private var readers: [String: (manifest: PackageManifest, reader: PackageReader, description: Data)] = [:]
  private var built: [String: Built] = [:]
  /// The folders of packages by those that have the reduced manifests.
  private(set) var originals: [String: String] = [:]
  private var translated: [String: Bool] = [:]
  /// Checked-out packages that the package manager builds from their folder instead of fetching them.
  private(set) var checkouts: [String] = []
  private(set) var problems: [Finding] = []

  init(
    folder: String, options: ImportOptions, kept: [String: Kept], held: [String: HeldSources.Package], files: any FileSource = DiskFiles()
  ) {
    self.folder = folder
    self.held = held
    self.options = options
    fetch = options.fetch
    self.kept = kept
    self.files = files
  }

  /// Resolves the packages of a project, and fetches those that are not there.
  mutating func resolve(_ model: inout ProjectModel, of location: ProjectLocation) {
    let read = model
    let pins = PackagePins(of: location, files: files)
    let progress = options.progress
    func fetching(_ names: [String]) { progress("Fetching \(names.joined(separator: ", "))") }
    if let pins, fetch != nil {
      let needed = pins.pins.filter { self.location(identity: $0.identity, path: nil, url: $0.address) == nil }
      fetch?.fetch(needed, progress: fetching)
    }
    resolve(&model)
    // Packages of packages are known once those are there.
    var asked: Set<String> = []
    while fetch != nil {
      let new = missing.filter { asked.insert($0.key).inserted }.sorted { $0.key < $1.key }
      let wanted = new.compactMap { address, requirement in
        pins?.pin(for: address) ?? fetch?.resolve(address, requirement: requirement.isEmpty ? nil : requirement)
      }
      fetch?.fetch(wanted, progress: fetching)
      guard wanted.contains(where: { fetch?.folders[$0.identity] != nil }) else { break }
      (missing, problems, checkouts, readers, translated, built) = ([:], [], [], [:], [:], [:])
      model = read
      resolve(&model)
    }
    // Asked again, with the reasons.
    guard fetch?.failures.isEmpty == false, !missing.isEmpty else { return }
    (missing, problems, checkouts, readers, translated, built) = ([:], [], [], [:], [:], [:])
    model = read
    resolve(&model)
  }

  /// Replaces the products of translated packages by dependencies on targets, and remote packages by their checkouts.
  mutating func resolve(_ model: inout ProjectModel) {
    var added: Set<String> = []
    var waiting: [String] = []
    if case .package(let path) = model.location {
      guard let reader = reader(path)?.reader else { return }
      if reader.isTranslatable {
        translated[path] = true
        waiting = [path]
      } else {
        problems.append(
          Finding(
            path: path + "/Package.swift", line: 1, severity: .error, tag: "objective-c-sources",
            message: "the package has targets in C, macros or binaries, which cannot be translated"))
      }
    }
    model.updateTargets { target in
      // The packages of an application for Macs are not needed.
      guard target.isForIOS else { return }
      var products: [PackageProduct] = []
      for var product in target.packageProducts {
        guard let path = location(of: product) else {
          if case .remote(let url, let requirement) = product.source {
            noteMissing(url, requirement)
            // A package that cannot be fetched is left out, with the code that uses it.
            if options.leavesOutErrors, fetch?.failures[PackagePins.identity(of: url)] != nil { continue }
          }
          products.append(product)
          continue
        }
        if needsTranslation(path), let reader = reader(path)?.reader {
          for name in reader.targets(ofProduct: product.name) {
            target.dependencies.append(TargetReference(project: PackageReader.project(of: path), name: name))
          }
          waiting.append(path)
        } else {
          let package = build(path)
          guard package.reason == nil, package.folder == path || package.products?.contains(product.name) == true else { continue }
          product.source = .local(package.folder)
          products.append(product)
        }
      }
      target.packageProducts = products
    }
    while let path = waiting.popLast() {
      guard added.insert(path).inserted else { continue }
      let found = targets(path, includesTests: model.location == .package(path), waiting: &waiting)
      model.add(found)
    }
  }

  /// Returns the libraries of a package.
  private mutating func targets(_ path: String, includesTests: Bool, waiting: inout [String]) -> [Target] {
    guard let (manifest, reader, _) = reader(path) else { return [] }
    var others: [String] = []
    for dependency in manifest.dependencies {
      if let found = location(identity: dependency.identity, path: dependency.path, url: dependency.url) {
        // One that no target uses here, as on another platform, is not needed.
        let products = self.reader(found)?.manifest.productNames ?? []
        if !manifest.dependencyNames.isDisjoint(with: products) { others.append(found) }
      } else if let folder = dependency.path {
        noteMissing(folder: folder)
      } else {
        noteMissing(dependency.url ?? dependency.identity)
      }
    }
    var plain: [Built] = []
    var translatedFolders: [(folder: String, reader: PackageReader)] = []
    for other in others {
      guard let read = self.reader(other) else { continue }
      if needsTranslation(other) {
        translatedFolders.append((other, read.reader))
        waiting.append(other)
      } else {
        plain.append(build(other))
      }
    }
    var targets = reader.targets(includesTests: includesTests) { name in
      for (folder, reader) in translatedFolders {
        let names = reader.targets(ofProduct: name)
        if !names.isEmpty { return names.map { TargetReference(project: PackageReader.project(of: folder), name: $0) } }
      }
      return []
    }
    for index in targets.indices {
      for name in reader.productDependencies(of: targets[index].name) {
        guard let owner = plain.first(where: { $0.products?.contains(name) == true }) else { continue }
        targets[index].packageProducts.append(PackageProduct(name: name, source: .local(owner.folder)))
      }
    }
    return targets
  }

  /// The names that packages built by the package manager may give their modules; nil if one of them is not known before it is fetched.
  func modules(of targets: [Target]) -> Set<String>? {
    var names: Set<String> = []
    var seen: Set<String> = []
    var waiting: [String] = []
    for product in targets.flatMap(\.packageProducts) {
      guard case .local(let path) = product.source else { return nil }
      waiting.append(path)
      names.insert(product.name)
    }
    while let path = waiting.popLast() {
      guard seen.insert(path).inserted else { continue }
      guard let data = files.contents(of: path + "/Package.swift") else { return nil }
      let text = String(decoding: data, as: UTF8.self)
      // Every name of the manifest, as products, targets and paths cannot be distinguished without running it.
      for word in text.split(separator: "\"") { names.insert(String(word).replacing("-", with: "_")) }
      guard text.contains(".package(") else { continue }
      guard let manifest = readers[originals[path] ?? path]?.manifest else { return nil }
      for dependency in manifest.dependencies {
        if let other = location(identity: dependency.identity, path: dependency.path, url: dependency.url) {
          waiting.append(other)
        } else if dependency.path == nil, fetch?.failures[PackagePins.identity(of: dependency.url ?? "")] == nil {
          return nil
        }
      }
    }
    return names
  }

  /// Reports that a package is neither specified nor checked out. The package manager may still fetch direct dependencies of an
  /// application.
  private mutating func noteMissing(_ address: String, _ requirement: String = "") {
    let name = PackagePins.name(of: address)
    if missing[address]?.isEmpty ?? true { missing[address] = requirement }
    let failure = fetch?.failures[PackagePins.identity(of: address)]
    let reason = failure.map { "cannot be fetched: \($0)" } ?? "has no checkout in the project"
    let finding = Finding(
      path: folder, line: nil, severity: .warning, tag: "package-missing",
      message: "the package \(name) (\(address)) \(reason); without a network give its folder by --package \(name)=FOLDER")
    if !problems.contains(finding) { problems.append(finding) }
  }

  /// Reports a local package that is not there, as one that a script of the project makes.
  private mutating func noteMissing(folder path: String) {
    let finding = Finding(
      path: folder, line: nil, severity: .warning, tag: "package-missing",
      message: "there is no package in \(FilePath.relative(path, to: folder)); if a script of the project makes it, run that first,"
        + " or give its folder by --package \(FilePath.name(of: path))=FOLDER; what imports it is left out")
    if !problems.contains(finding) { problems.append(finding) }
  }

  /// Reports the pods that cannot be fetched, with the reasons.
  mutating func noteMissing(pods: [String: String]) {
    for (name, reason) in pods.sorted(by: { $0.key < $1.key }) {
      problems.append(
        Finding(
          path: folder + "/Podfile.lock", line: 1, severity: .warning, tag: "pods-missing",
          message: "the pod \(name) cannot be fetched: \(reason)"))
    }
  }

  // MARK: Locations

  private func location(of product: PackageProduct) -> String? {
    switch product.source {
    case .local(let path): files.exists(path + "/Package.swift") ? path : nil
    case .remote(let url, _): location(identity: product.name, path: nil, url: url)
    case .unknown: nil
    }
  }

  /// Returns the folder of a package: the one specified by the user, else a checkout of Xcode or the package manager in the project.
  private func location(identity: String, path: String?, url: String?) -> String? {
    // Xcode replaces a package by a local one of the same name in any folder, also by the one around an example.
    if let path {
      if files.exists(path + "/Package.swift") { return path }
      return options.packageOverrides[FilePath.name(of: path)] ?? enclosing(named: FilePath.name(of: path))
    }
    let name = url.map { FilePath.name(of: $0).replacing(".git", with: "") } ?? identity
    if let path = options.packageOverrides[name] ?? options.packageOverrides[identity] { return path }
    let parents = options.packageFolders + checkoutFolders
    for parent in parents {
      for candidate in files.names(in: parent) ?? [] where candidate.lowercased() == name.lowercased() {
        if files.exists("\(parent)/\(candidate)/Package.swift") { return "\(parent)/\(candidate)" }
      }
    }
    // An address such as `../` is a folder, as in the example of a library.
    if let url, !url.contains(":") {
      let path = FilePath.join(folder, url)
      if files.exists(path + "/Package.swift") { return path }
    }
    return enclosing(named: name) ?? fetch?.folders[url.map(PackagePins.identity) ?? identity.lowercased()]
  }

  /// Returns the package around the project: the example of a library may name its address.
  private func enclosing(named name: String) -> String? {
    var parent = FilePath.parent(of: folder)
    for _ in 0..<4 where !parent.isEmpty && parent != "/" {
      if let manifest = files.contents(of: parent + "/Package.swift") {
        let isNamed = FilePath.name(of: parent).lowercased() == name.lowercased()
        return isNamed || String(decoding: manifest, as: UTF8.self).contains("name: \"\(name)\"") ? parent : nil
      }
      parent = FilePath.parent(of: parent)
    }
    return nil
  }

  private var checkoutFolders: [String] {
    let roots = [folder, FilePath.parent(of: folder)]
    let places = ["SourcePackages/checkouts", ".build/checkouts", "build/SourcePackages/checkouts"]
    var found = roots.flatMap { root in places.map { "\(root)/\($0)" } }
    for root in roots {
      for name in files.names(in: root + "/DerivedData") ?? [] { found.append("\(root)/DerivedData/\(name)/SourcePackages/checkouts") }
      found.append(root + "/DerivedData/SourcePackages/checkouts")
    }
    return found
  }

  // MARK: Reading

  private mutating func reader(_ path: String) -> (manifest: PackageManifest, reader: PackageReader, description: Data)? {
    if let known = readers[path] { return known }
    let file = path + "/Package.swift"
    guard let data = files.contents(of: file) else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    let description: Data
    if let old = kept[path], old.manifest == text {
      description = old.description
    } else if let literal = LiteralManifest.description(of: text, folder: path, files: files) {
      description = literal
    } else {
      // Not in the output folder, which may not be one that this program made.
      let scratch = NSTemporaryDirectory() + "trestle-manifest-" + UUID().uuidString
      defer { try? FileManager.default.removeItem(atPath: scratch) }
      let arguments = ["package", "dump-package", "--package-path", path, "--scratch-path", scratch]
      guard let output = try? Subprocess.output("swift", arguments), !output.isEmpty else {
        problems.append(
          Finding(path: file, line: 1, severity: .warning, tag: "unreadable-file", message: "the package manager cannot read this manifest")
        )
        return nil
      }
      description = Data(output.utf8)
      kept[path] = Kept(manifest: text, description: description)
    }
    guard
      let manifest = try? PackageManifest(
        json: description, folder: path, configuration: options.configuration,
        platform: Self.isTestLibraryForLinux(path, files: files) ? "linux" : "ios")
    else { return nil }
    let result = (manifest, PackageReader(manifest, files: files), description)
    readers[path] = result
    return result
  }

  /// Code that requires the translator, and that does not occur in packages without UIKit.
  private static let signs = [
    "import UIKit", "@objc", "os(iOS)", "targetEnvironment(", "#selector", "import SwiftUI", "import CoreData", "import QuartzCore",
    "import CoreGraphics", "import Darwin", "import CoreLocation", "import MapKit", "canImport(UIKit)", "import Combine", "import os",
    "import SQLite3", "import libxml2", "lhs: NSNumber",
  ]

  private mutating func needsTranslation(_ path: String) -> Bool {
    if let known = translated[path] { return known }
    // Packages cannot have cyclic dependencies; an invalid cycle ends here.
    translated[path] = false
    // A package that does not compile as it is may compile when it is translated: Linux has the names of Foundation's network in another module.
    if held[path] != nil, let package = reader(path), package.reader.isTranslatable {
      translated[path] = true
      return true
    }
    var result = mentionsApple(path + "/Sources") || mentionsApple(path + "/Source")
    let text = files.contents(of: path + "/Package.swift").map { String(decoding: $0, as: UTF8.self) } ?? ""
    if !result, !text.contains(".package("), !text.contains("path:") { return false }
    guard let (manifest, reader, _) = reader(path), reader.isTranslatable else { return false }
    if !result { result = reader.sourceFiles.contains { isSign(in: $0) } }
    for dependency in manifest.dependencies where !result {
      if let other = location(identity: dependency.identity, path: dependency.path, url: dependency.url) {
        result = needsTranslation(other)
      }
    }
    translated[path] = result
    return result
  }

  /// Returns whether the sources of a package's target are compiled as they are.
  func isAsWritten(_ target: Target) -> Bool {
    FilePath.name(of: target.project) == "Package.swift"
      && Self.isTestLibraryForLinux(FilePath.parent(of: target.project), files: files)
  }

  /// Returns whether a package is a library for tests that names Linux and does not use UIKit. It is not translated.
  public static func isTestLibraryForLinux(_ folder: String, files: any FileSource = DiskFiles()) -> Bool {
    guard let manifest = files.contents(of: folder + "/Package.swift") else { return false }
    var signs: Set<String> = []
    func read(_ data: Data?) {
      guard let text = data.map({ String(decoding: $0, as: UTF8.self) }) else { return }
      if text.holds("XCTest") { signs.insert("tests") }
      if text.holds(anyOf: ["os(Linux)", "canImport(Darwin)", "canImport(Glibc)"]) { signs.insert("Linux") }
      let words = ["import UIKit", "canImport(UIKit)", "import SwiftUI", "import QuartzCore", "import CoreData"]
      if text.holds(anyOf: words) { signs.insert("UIKit") }
    }
    read(manifest)
    let walk = FolderWalk(files)
    func visit(_ folder: String) {
      walk.enter(folder) { names in
        for name in names where !name.hasPrefix(".") {
          let path = "\(folder)/\(name)"
          if FilePath.suffix(of: name) == "swift" { read(files.contents(of: path)) } else if files.isFolder(path) { visit(path) }
        }
      }
    }
    visit(folder + "/Sources")
    return signs == ["tests", "Linux"]
  }

  private func mentionsApple(_ folder: String) -> Bool {
    mentionsApple(folder, FolderWalk(files))
  }

  private func mentionsApple(_ folder: String, _ walk: FolderWalk) -> Bool {
    var isFound = false
    walk.enter(folder) { names in
      for name in names where !name.hasPrefix(".") && !isFound {
        let path = "\(folder)/\(name)"
        if ["swift", "m"].contains(FilePath.suffix(of: name)) {
          isFound = isSign(in: path)
        } else if files.isFolder(path) {
          isFound = mentionsApple(path, walk)
        }
      }
    }
    return isFound
  }

  private func isSign(in path: String) -> Bool {
    if FilePath.suffix(of: path) == "m" { return true }
    guard let data = files.contents(of: path) else { return false }
    let text = String(decoding: data, as: UTF8.self)
    return text.holds(anyOf: Self.signs)
  }

  // MARK: Building

  /// Prepares a package, and those that it needs, for the package manager.
  ///
  /// Packages of a local package are still resolved by their addresses, unless the root package has them as folders too. If one of them
  /// is not there, what needs it is left out, because the package manager would build nothing.
  private mutating func build(_ path: String) -> Built {
    if let known = built[path] { return known }
    let read = reader(path)
    // Packages cannot have cyclic dependencies; an invalid cycle ends here.
    built[path] = Built(folder: path, products: read.map { Set($0.manifest.productNames) })
    if let package = held[path] {
      note(
        path: package.path, line: package.line,
        "the package \(FilePath.name(of: path)) is left out: it does not compile: \(package.message)")
      let result = Built(folder: path, products: [], reason: "which does not compile")
      built[path] = result
      return result
    }
    let dependencies = (read?.manifest.dependencies ?? []).map { dependency($0) }
    let result = read.flatMap { options.leavesOutErrors ? reduce(path, $0.description, dependencies) : nil }
    if let result { built[path] = result }
    let package = result ?? built[path] ?? Built(folder: path)
    if package.reason == nil, !checkouts.contains(package.folder) { checkouts.append(package.folder) }
    return package
  }

  private mutating func dependency(_ dependency: PackageManifest.Dependency) -> ReducedManifest.Dependency {
    let address = dependency.url ?? dependency.path ?? dependency.identity
    if let other = location(identity: dependency.identity, path: dependency.path, url: dependency.url) {
      let package = build(other)
      return ReducedManifest.Dependency(
        address: address, products: package.products, path: dependency.path == nil ? nil : package.folder, reason: package.reason)
    }
    if let folder = dependency.path {
      noteMissing(folder: folder)
      return ReducedManifest.Dependency(address: folder, products: [], reason: "which is not there")
    }
    guard let fetch, fetch.isOffline || fetch.failures[PackagePins.identity(of: address)] != nil else {
      // The package manager fetches it.
      return ReducedManifest.Dependency(address: address)
    }
    noteMissing(address)
    return ReducedManifest.Dependency(address: address, products: [], reason: "which cannot be fetched")
  }

  /// Returns the package without the parts that need what is not there; nil if it is whole.
  private mutating func reduce(_ path: String, _ description: Data, _ dependencies: [ReducedManifest.Dependency]) -> Built? {
    let manifest = ReducedManifest.manifest(in: path, description, files: files)
    guard let text = manifest, let reduced = ReducedManifest(description: description, text: text, dependencies: dependencies) else {
      guard let missing = dependencies.first(where: { $0.products?.isEmpty == true }) else { return nil }
      let reason = "it uses \(PackagePins.name(of: missing.address)), \(missing.reason ?? "which is not there")"
      note(path: path + "/Package.swift", "the package \(FilePath.name(of: path)) is left out: \(reason)")
      return Built(folder: path, products: [], reason: "which is left out")
    }
    if reduced.statements.isEmpty { return nil }
    let names = "of the package \(FilePath.name(of: path))"
    if reduced.products.isEmpty {
      let first = reduced.parts.first { $0.kind == .target } ?? reduced.parts.first
      // The packages that use a plugin report it.
      if !reduced.parts.contains(where: { $0.kind == .plugin }) {
        note(
          path: path + "/Package.swift",
          "the package \(FilePath.name(of: path)) is left out: its target \(first?.name ?? "") cannot be built: \(first?.reason ?? "")")
      }
      return Built(folder: path, products: [], reason: "which is left out, as \(first?.reason ?? "it has no targets")")
    }
    for part in reduced.parts {
      switch part.kind {
      case .plugin: note(path: path + "/Package.swift", "the plugin \(part.name) is not run: \(part.reason)")
      case .target: note(path: path + "/Package.swift", "the target \(part.name) \(names) is left out: \(part.reason)")
      }
    }
    let cache = fetch?.cache.folder ?? GitCache.standardFolder
    guard let folder = ReducedManifest.folder(of: path, manifest: text, statements: reduced.statements, in: cache) else {
      note(path: cache, "the package \(FilePath.name(of: path)) is left out: this folder cannot be written")
      return Built(folder: path, products: [], reason: "which is left out")
    }
    originals[folder] = path
    return Built(folder: folder, products: reduced.products)
  }

  private mutating func note(path: String, line: Int = 1, _ message: String) {
    if problems.contains(where: { $0.message == message }) { return }
    problems.append(Finding(path: path, line: line, severity: .warning, tag: "left-out", message: message))
  }
}
