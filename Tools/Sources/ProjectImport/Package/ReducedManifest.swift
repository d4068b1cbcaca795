import Foundation
import SourceTranslator
import XcodeProject

/// The parts of a manifest that can be built without the packages and programs that are not there.
///
/// It works on the package manager's description of the manifest. What is removed is written as statements at the end of the manifest
/// itself, because most of a manifest is not in its description in the form of Swift.
struct ReducedManifest {
  /// A package of another one: its products, or nil if the package manager fetches it and they are not known.
  struct Dependency {
    var address: String
    var products: Set<String>?
    /// The folder of a local package.
    var path: String?
    /// The reason for which a package is not there.
    var reason: String?
  }

  /// A part that is left out, and why.
  struct Part: Equatable {
    enum Kind { case plugin, target }
    var kind: Kind
    var name: String
    var reason: String
  }

  /// The statements that remove the parts; empty if nothing is removed.
  private(set) var statements: [String] = []
  private(set) var parts: [Part] = []
  /// The products that remain.
  private(set) var products: Set<String> = []

  private typealias Table = [String: Any]
  private let targets: [Table]
  private let dependencies: [Dependency]
  private let variable: String
  /// The reason for which a target cannot be built, by its name.
  private var removed: [String: String] = [:]

  /// - Parameters:
  ///   - description: The package manager's description of the manifest.
  ///   - text: The manifest.
  ///   - dependencies: Its packages in their order.
  init?(description: Data, text: String, dependencies: [Dependency]) {
    let json = description.firstIndex(of: UInt8(ascii: "{")).map { description[$0...] } ?? description
    guard let top = try? JSONSerialization.jsonObject(with: Data(json)) as? Table, let targets = top["targets"] as? [Table],
      (top["dependencies"] as? [Any] ?? []).count == dependencies.count,
      let variable = text.firstMatch(of: #/(?:let|var)\s+(\w+)\s*(?::\s*(?:\w+\.)?Package\s*)?=\s*(?:\w+\.)?Package\s*\(/#)
    else { return nil }
    self.targets = targets
    self.dependencies = dependencies
    self.variable = String(variable.output.1)
    removeTargets()
    removeUses()
    write(products: top["products"] as? [Table] ?? [])
  }

  // MARK: Deciding

  private func name(_ target: Table) -> String { target["name"] as? String ?? "" }

  private func type(_ target: Table) -> String { target["type"] as? String ?? "regular" }

  /// A use of a target or product: whether Linux needs it, and the reason for which it cannot be had.
  private func missing(_ use: Table) -> (isNeeded: Bool, reason: String)? {
    guard let (kind, value) = use.first, let parts = value as? [Any], let name = parts.first as? String else { return nil }
    let platforms = (parts.last as? Table)?["platformNames"] as? [String] ?? []
    let isNeeded = platforms.isEmpty || platforms.contains("linux")
    let package = kind == "product" ? parts.dropFirst().first as? String : nil
    if kind != "product", targets.contains(where: { self.name($0) == name }) {
      return removed[name].map { (isNeeded, $0) }
    }
    return missing(product: name, package: package).map { (isNeeded, $0) }
  }

  private func missing(product: String, package: String?) -> String? {
    if dependencies.contains(where: { $0.products?.contains(product) ?? true }) { return nil }
    let named = package.flatMap { package in
      dependencies.first { PackagePins.identity(of: $0.address) == package.lowercased() }
    }
    let owner = named ?? dependencies.first { $0.reason != nil }
    let name = owner.map { PackagePins.name(of: $0.address) } ?? package ?? "a package"
    return "it uses \(product)\(name == product ? "" : " of \(name)"), \(owner?.reason ?? "which is not there")"
  }

  private mutating func removeTargets() {
    for target in targets where type(target) == "binary" {
      guard let address = target["url"] as? String else { continue }
      removed[name(target)] = "it is a binary at \(address)"
    }
    var grows = true
    while grows {
      grows = false
      for target in targets where removed[name(target)] == nil {
        guard let use = (target["dependencies"] as? [Table] ?? []).compactMap({ missing($0) }).first(where: \.isNeeded) else {
          continue
        }
        removed[name(target)] = use.reason
        grows = true
      }
    }
    for target in targets where type(target) != "test" {
      guard let reason = removed[name(target)] else { continue }
      parts.append(Part(kind: type(target) == "plugin" ? .plugin : .target, name: name(target), reason: reason))
    }
  }

  /// Removes uses on other platforms, and the plugins that a target would be built with.
  private mutating func removeUses() {
    for (index, target) in targets.enumerated() where removed[name(target)] == nil {
      for (use, table) in (target["dependencies"] as? [Table] ?? []).enumerated().reversed() where missing(table) != nil {
        statements.append("\(variable).targets[\(index)].dependencies.remove(at: \(use))")
      }
      for (use, table) in (target["pluginUsages"] as? [Table] ?? []).enumerated().reversed() {
        guard let words = table["plugin"] as? [Any], let plugin = words.first as? String else { continue }
        let isOwn = targets.contains { name($0) == plugin && type($0) == "plugin" }
        guard let reason = isOwn ? removed[plugin] : missing(product: plugin, package: words.last as? String) else { continue }
        statements.append("\(variable).targets[\(index)].plugins?.remove(at: \(use))")
        if !isOwn { parts.append(Part(kind: .plugin, name: plugin, reason: reason)) }
      }
    }
  }

  // MARK: Writing

  private mutating func write(products: [Table]) {
    var changes: [String] = []
    for (index, product) in products.enumerated().reversed() {
      let name = product["name"] as? String ?? ""
      let all = product["targets"] as? [String] ?? []
      let left = all.filter { removed[$0] == nil }
      if left.isEmpty {
        changes.append("\(variable).products.remove(at: \(index))")
        continue
      }
      self.products.insert(name)
      if left.count == all.count { continue }
      let list = left.map(ManifestText.quote).joined(separator: ", ")
      changes.append("\(variable).products[\(index)] = .library(name: \(ManifestText.quote(name)), targets: [\(list)])")
    }
    for (index, target) in targets.enumerated().reversed() where removed[name(target)] != nil {
      changes.append("\(variable).targets.remove(at: \(index))")
    }
    for (index, dependency) in dependencies.enumerated().reversed() where dependency.products?.isEmpty == true {
      changes.append("\(variable).dependencies.remove(at: \(index))")
    }
    statements += changes
    // The manifest is read from another folder then.
    guard !statements.isEmpty else { return }
    let folders = dependencies.enumerated().compactMap { index, dependency in
      dependency.products?.isEmpty == true
        ? nil : dependency.path.map { "\(variable).dependencies[\(index)] = .package(path: \(ManifestText.quote($0)))" }
    }
    statements.insert(contentsOf: folders, at: 0)
  }
}

// MARK: - Folders

extension ReducedManifest {
  /// Returns the manifest that a description is of, among those for several versions of the tools.
  static func manifest(in folder: String, _ description: Data, files: any FileSource) -> String? {
    let json = description.firstIndex(of: UInt8(ascii: "{")).map { description[$0...] } ?? description
    let top = try? JSONSerialization.jsonObject(with: Data(json)) as? Table
    guard let version = (top?["toolsVersion"] as? Table)?["_version"] as? String else { return nil }
    func numbers(_ version: some StringProtocol) -> [Int] {
      var numbers = version.split(separator: ".").map { Int($0) ?? 0 }
      while numbers.last == 0 { numbers.removeLast() }
      return numbers
    }
    let others = (files.names(in: folder) ?? []).filter { $0.hasPrefix("Package@swift") && $0.hasSuffix(".swift") }.sorted()
    for name in ["Package.swift"] + others {
      guard let text = files.contents(of: "\(folder)/\(name)").map({ String(decoding: $0, as: UTF8.self) }),
        let found = LiteralManifest.toolsVersion(of: text), numbers(found) == numbers(version)
      else { continue }
      return text
    }
    return nil
  }

  /// Returns a folder with links to the files of a package, and the manifest with the statements; nil if it cannot be written.
  ///
  /// - Parameter cache: The folder for all projects of a user.
  static func folder(of package: String, manifest: String, statements: [String], in cache: String) -> String? {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: package))?.sorted() ?? []
    let linked = names.filter {
      !$0.hasPrefix(".") && !$0.hasPrefix("Package@swift") && !["Package.swift", "Package.resolved"].contains($0)
    }
    let text = manifest + "\n\n// Written by trestle.\n" + statements.joined(separator: "\n") + "\n"
    let parent = "\(cache)/reduced/\(Digest.of(([package, text] + linked).joined(separator: "\n")))"
    let path = "\(parent)/\(FilePath.name(of: package))"
    if manager.fileExists(atPath: path + "/Package.swift") { return path }
    let work = "\(cache)/reduced/.\(UUID().uuidString)"
    defer { try? manager.removeItem(atPath: work) }
    do {
      try manager.createDirectory(atPath: work, withIntermediateDirectories: true)
      try manager.createDirectory(atPath: parent, withIntermediateDirectories: true)
      for name in linked { try manager.createSymbolicLink(atPath: "\(work)/\(name)", withDestinationPath: "\(package)/\(name)") }
      try Data(text.utf8).write(to: URL(fileURLWithPath: work + "/Package.swift"))
    } catch {
      return nil
    }
    // Another command may have written the same meanwhile.
    return rename(work, path) == 0 || manager.fileExists(atPath: path + "/Package.swift") ? path : nil
  }
}
