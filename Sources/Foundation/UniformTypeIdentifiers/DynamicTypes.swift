import Foundation

/// Undeclared types: the identifier contains the tag and the supertype, so that it can be parsed.
enum DynamicTypes {
  static func make(tag: String, tagClass: UTTagClass, parent: UTType?) -> DeclaredType {
    let tag = tagClass == .filenameExtension ? tag.lowercased() : tag
    let text = "\(tagClass.rawValue)\n\(tag)\n\(parent?.identifier ?? "")"
    let identifier = "dyn." + text.utf8.map { byte in String(byte, radix: 16) }.map { $0.count == 1 ? "0" + $0 : $0 }.joined()
    return declare(identifier, tag: tag, tagClass: tagClass, parent: parent?.identifier)
  }

  /// Returns the type with an identifier that ``make(tag:tagClass:parent:)`` returned.
  static func type(_ identifier: String) -> DeclaredType? {
    guard identifier.hasPrefix("dyn.") else { return nil }
    var bytes: [UInt8] = []
    var digits = identifier.dropFirst(4)
    while digits.count >= 2 {
      guard let byte = UInt8(digits.prefix(2), radix: 16) else { return nil }
      bytes.append(byte)
      digits = digits.dropFirst(2)
    }
    let fields = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 3 else { return nil }
    return declare(identifier, tag: fields[1], tagClass: UTTagClass(rawValue: fields[0]), parent: fields[2].isEmpty ? nil : fields[2])
  }

  private static func declare(_ identifier: String, tag: String, tagClass: UTTagClass, parent: String?) -> DeclaredType {
    var extensions: [String] = []
    var mimeType: String?
    switch tagClass {
    case .filenameExtension:
      extensions = [tag]
      mimeType = MIMEDatabase.type(extension: tag)
    case .mimeType:
      mimeType = tag
      extensions = MIMEDatabase.extensions(of: tag)
    default: break
    }
    var parents = parent.map { [$0] } ?? []
    if let mimeType { parents += Self.parents(of: mimeType).filter { !parents.contains($0) } }
    if parents.isEmpty { parents = ["public.data"] }
    return DeclaredType(
      identifier: identifier, parents: parents, extensions: extensions, mimeTypes: mimeType.map { [$0] } ?? [],
      description: mimeType.flatMap(MIMEDatabase.description(of:)) ?? "")
  }

  /// Returns the known supertypes of a MIME type, according to the database and its top-level type.
  private static func parents(of mimeType: String) -> [String] {
    var result: [String] = []
    for parent in MIMEDatabase.parents(of: mimeType) {
      if let known = KnownTypes.type(mimeType: parent) { result.append(known.identifier) }
    }
    switch mimeType.prefix(while: { $0 != "/" }) {
    case "image": result.append("public.image")
    case "audio": result.append("public.audio")
    case "video": result.append("public.movie")
    case "text": result.append("public.text")
    case "font": result.append("public.font")
    case "message": result.append("public.message")
    default: break
    }
    return result
  }
}

/// The types that the app's `Info.plist` declares.
enum BundleTypes {
  static func type(_ identifier: String) -> DeclaredType? { all.first { $0.identifier == identifier } }
  static func type(extension name: String) -> DeclaredType? { all.first { $0.extensions.contains(name.lowercased()) } }

  private static let all: [DeclaredType] = ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"].flatMap { key in
    let entries = Bundle.main.object(forInfoDictionaryKey: key) as? [[String: Any]] ?? []
    return entries.compactMap { entry -> DeclaredType? in
      guard let identifier = entry["UTTypeIdentifier"] as? String else { return nil }
      let tags = entry["UTTypeTagSpecification"] as? [String: Any] ?? [:]
      return DeclaredType(
        identifier: identifier, parents: words(entry["UTTypeConformsTo"]), extensions: words(tags["public.filename-extension"]),
        mimeTypes: words(tags["public.mime-type"]), description: entry["UTTypeDescription"] as? String ?? "")
    }
  }

  /// A property list contains a single text or an array.
  private static func words(_ value: Any?) -> [String] { value as? [String] ?? (value as? String).map { [$0] } ?? [] }
}
