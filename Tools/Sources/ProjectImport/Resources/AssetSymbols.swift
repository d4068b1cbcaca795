import Foundation
import SourceTranslator
import XcodeProject

/// The names that Xcode generates for the images and colors in asset catalogs (`UIImage(resource: .logo)`, `.brand`), as a source for the
/// translator.
struct AssetSymbols {
  /// The symbols of a catalog's folder that provides a namespace, or of all catalogs together.
  private final class Group {
    var images: [String: String] = [:]
    var colors: [String: String] = [:]
    var groups: [String: Group] = [:]
  }

  private let files: any FileSource
  private let root = Group()

  private init(_ files: any FileSource) { self.files = files }

  /// Returns the source of a target's symbols, and the path used in messages; nil if they are not used.
  static func source(of target: Target, beside texts: [String], files: any FileSource) -> (path: String, text: String)? {
    guard target.settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO" else { return nil }
    let isExtending = target.settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] == "YES"
    let uses = ["resource:", "ImageResource", "ColorResource"]
    guard isExtending || texts.contains(where: { $0.holds(anyOf: uses) }) else { return nil }
    let symbols = AssetSymbols(files)
    let catalogs = target.resources.map(\.path).filter { FilePath.suffix(of: $0) == "xcassets" }
    let walk = FolderWalk(files)
    for catalog in catalogs { symbols.read(catalog, "", symbols.root, walk) }
    guard let catalog = catalogs.first, !(symbols.root.images.isEmpty && symbols.root.colors.isEmpty && symbols.root.groups.isEmpty) else {
      return nil
    }
    return (catalog + "/GeneratedAssetSymbols.swift", symbols.text(isFramework: target.kind == .framework, isExtending))
  }

  // MARK: Reading

  private func read(_ folder: String, _ prefix: String, _ group: Group, _ walk: FolderWalk) {
    walk.enter(folder) { read($0, in: folder, prefix, group, walk) }
  }

  private func read(_ names: [String], in folder: String, _ prefix: String, _ group: Group, _ walk: FolderWalk) {
    for name in names {
      let path = "\(folder)/\(name)"
      let stem = FilePath.stem(of: name)
      switch FilePath.suffix(of: name) {
      case "imageset", "symbolset": add(stem, "Image", prefix, to: &group.images)
      case "colorset": add(stem, "Color", prefix, to: &group.colors)
      case "appiconset", "launchimage", "dataset", "stickerpack", "brandassets", "iconset": continue
      default:
        guard files.isFolder(path) else { continue }
        guard givesName(path) else {
          read(path, prefix, group, walk)
          continue
        }
        let title = Self.identifier(name, isType: true)
        let inner = group.groups[title] ?? Group()
        group.groups[title] = inner
        read(path, "\(prefix)\(name)/", inner, walk)
      }
    }
  }

  /// The first of two names that become equal is used, as in Xcode.
  private func add(_ name: String, _ ending: String, _ prefix: String, to symbols: inout [String: String]) {
    var symbol = Self.identifier(name, isType: false)
    if symbol.hasSuffix(ending), symbol.count > ending.count { symbol.removeLast(ending.count) }
    if symbols[symbol] == nil { symbols[symbol] = prefix + name }
  }

  private func givesName(_ folder: String) -> Bool {
    guard let data = files.contents(of: folder + "/Contents.json"),
      let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return false }
    return (contents["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
  }

  /// Converts to a Swift name: words without separators, with lowercase letters at the start.
  static func identifier(_ name: String, isType: Bool) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    var result = words.enumerated().map { index, word in
      index > 0 || isType ? word.prefix(1).uppercased() + word.dropFirst() : lowered(word)
    }.joined()
    if result.isEmpty || result.first?.isNumber == true { result = "_" + result }
    return result
  }

  /// `URLIcon` becomes `urlIcon`, `HOME` becomes `home`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    guard capitals > 0 else { return word }
    let next = word.dropFirst(capitals).first
    let count = capitals > 1 && next?.isLetter == true ? capitals - 1 : capitals
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  // MARK: Writing

  private func text(isFramework: Bool, _ isExtending: Bool) -> String {
    var text = "import DeveloperToolsSupport\nimport Foundation\nimport UIKit\n\n"
    if isFramework {
      text += "private class ResourceBundleClass {}\n\nprivate let resourceBundle = Bundle(for: ResourceBundleClass.self)\n\n"
    } else {
      text += "private let resourceBundle = Bundle.main\n\n"
    }
    text += "extension ColorResource {\n" + resources(root, "ColorResource", \.colors, "  ") + "}\n\n"
    text += "extension ImageResource {\n" + resources(root, "ImageResource", \.images, "  ") + "}\n"
    if isExtending {
      text += "\nextension UIColor {\n" + values(root, "UIColor", "ColorResource", \.colors, "  ", Self.colors) + "}\n"
      text += "\nextension UIImage {\n" + values(root, "UIImage", "ImageResource", \.images, "  ", Self.images) + "}\n"
    }
    return text
  }

  private func resources(_ group: Group, _ type: String, _ part: KeyPath<Group, [String: String]>, _ indent: String) -> String {
    var text = ""
    for (symbol, name) in group[keyPath: part].sorted(by: { $0.key < $1.key }) {
      let literal = name.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
      text += "\(indent)static let `\(symbol)` = \(type)(name: \"\(literal)\", bundle: resourceBundle)\n"
    }
    for (title, inner) in group.groups.sorted(by: { $0.key < $1.key }) {
      text += "\(indent)enum \(title) {\n" + resources(inner, type, part, indent + "  ") + "\(indent)}\n"
    }
    return text
  }

  private func values(
    _ group: Group, _ type: String, _ path: String, _ part: KeyPath<Group, [String: String]>, _ indent: String, _ taken: Set<String>
  ) -> String {
    var text = ""
    // A name declared by UIKit is not generated, as in Xcode.
    for symbol in group[keyPath: part].keys.sorted() where !taken.contains(symbol) {
      text += "\(indent)static var `\(symbol)`: \(type) { \(type)(resource: \(path).`\(symbol)`) }\n"
    }
    for (title, inner) in group.groups.sorted(by: { $0.key < $1.key }) {
      text += "\(indent)enum \(title) {\n" + values(inner, type, "\(path).\(title)", part, indent + "  ", []) + "\(indent)}\n"
    }
    return text
  }

  private static let images: Set<String> = ["add", "remove", "actions", "checkmark", "strokedCheckmark"]

  private static let colors: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "gray", "green", "lightGray", "magenta", "orange", "purple", "red", "white",
    "yellow", "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow", "systemPink", "systemPurple", "systemTeal",
    "systemIndigo", "systemBrown", "systemMint", "systemCyan", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5",
    "systemGray6", "tintColor", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "link", "placeholderText", "separator",
    "opaqueSeparator", "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill", "tertiarySystemFill",
    "quaternarySystemFill", "lightText", "darkText",
  ]
}
