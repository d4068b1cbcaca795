import Foundation

/// The modules of a checkout of Trestle with their folders and dependencies, as the rows of its manifest list them.
///
/// A row is a line such as `("CoreText", "Graphics/CoreText", ["CoreGraphics"]),`: the name, the folder in `Sources`, and the modules that it
/// uses. Rows of the parts of UIKit have no folder.
public struct ModuleList: Sendable {
  /// The folder of each module, by its name.
  public let folders: [String: String]
  /// The C modules, in the order of the manifest.
  public let mapped: [String]
  private let dependencies: [String: [String]]

  /// Reads the manifest of a checkout. Without one the list has only UIKit.
  public init(root: String) {
    let manifest = (try? String(contentsOfFile: root + "/Package.swift", encoding: .utf8)) ?? ""
    var folders = ["UIKit": root + "/Sources/UIKit"]
    var dependencies: [String: [String]] = [:]
    var names: [String] = []
    for line in manifest.split(separator: "\n") where line.hasPrefix("  (\"") {
      // The words between quotation marks have odd indices.
      let words = line.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
      guard words.count > 2 else { continue }
      let name = words[1]
      let hasFolder = words.count > 4 && words[2] == ", "
      let rest = words.enumerated().filter { $0.offset % 2 == 1 }.map(\.element).dropFirst(hasFolder ? 2 : 1)
      dependencies[name] = Array(rest)
      guard hasFolder else { continue }
      folders[name] = "\(root)/Sources/\(words[3])"
      names.append(name)
    }
    dependencies["UIKit"] = dependencies.keys.filter { $0.hasPrefix("UIKit") && folders[$0] == nil }.sorted()
    self.folders = folders
    self.dependencies = dependencies
    mapped = names.filter { FileManager.default.fileExists(atPath: folders[$0]! + "/module.modulemap") }
  }

  /// The names that an app can import, and the module of what Foundation has on iOS, which its sources then import.
  /// The others are below UIKit, and have a prefix so that no app has their names.
  public var importable: Set<String> { Set(folders.keys.filter { !$0.hasPrefix("Trestle") || $0 == "TrestleURLConnections" }) }

  /// The modules that some need, themselves included, each after those that it uses.
  public func closure(of names: [String]) -> [String] {
    var order: [String] = []
    var seen: Set<String> = []
    func visit(_ name: String) {
      guard seen.insert(name).inserted, folders[name] != nil || dependencies[name] != nil else { return }
      for other in dependencies[name] ?? [] { visit(other) }
      order.append(name)
    }
    for name in names { visit(name) }
    return order
  }
}
