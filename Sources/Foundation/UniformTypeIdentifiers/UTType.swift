import Foundation

/// A type of data, such as JPEG images, with its supertypes, file name extensions and MIME types. Well-known types come from a table; other
/// extensions and MIME types come from the desktop's shared MIME database. Undeclared types have an identifier that begins with `dyn.`.
public struct UTType: Sendable {
  /// The identifier, such as `public.jpeg`.
  public let identifier: String
  private let declared: DeclaredType

  init(_ declared: DeclaredType) {
    identifier = declared.identifier
    self.declared = declared
  }

  static func known(_ identifier: String) -> UTType {
    UTType(
      KnownTypes.all[identifier]
        ?? DeclaredType(identifier: identifier, parents: ["public.data"], extensions: [], mimeTypes: [], description: identifier))
  }

  /// Creates the type with the identifier; nil if it is unknown.
  public init?(_ identifier: String) {
    if let found = KnownTypes.all[identifier.lowercased()] {
      self.init(found)
    } else if let found = DynamicTypes.type(identifier) {
      self.init(found)
    } else {
      return nil
    }
  }

  /// Creates a type that the app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(Self.declaring(identifier, parentType))
  }

  /// Creates a type that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(Self.declaring(identifier, parentType))
  }

  private static func declaring(_ identifier: String, _ parent: UTType?) -> DeclaredType {
    if let known = KnownTypes.all[identifier] { return known }
    return BundleTypes.type(identifier)
      ?? DeclaredType(
        identifier: identifier, parents: [parent?.identifier ?? "public.data"], extensions: [], mimeTypes: [], description: identifier)
  }

  /// Creates the type of a file name extension. It is dynamic if no type is declared, and nil if the declared type does not conform.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Creates the type of a MIME type. It is dynamic if no type is declared, and nil if the declared type does not conform.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Creates the type with a tag; nil if no type with the tag conforms.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let found = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
    self = found
  }

  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    guard !tag.isEmpty else { return [] }
    let found: DeclaredType? =
      switch tagClass {
      case .filenameExtension: KnownTypes.type(extension: tag) ?? BundleTypes.type(extension: tag)
      case .mimeType: KnownTypes.type(mimeType: MIMEDatabase.resolvingAlias(tag)) ?? KnownTypes.type(mimeType: tag)
      default: nil
      }
    if let found, supertype.map({ UTType(found).conforms(to: $0) }) ?? true { return [UTType(found)] }
    return [UTType(DynamicTypes.make(tag: tag, tagClass: tagClass, parent: supertype))]
  }

  // MARK: Tags

  /// The preferred file name extension, or nil.
  public var preferredFilenameExtension: String? { declared.extensions.first }
  /// The preferred MIME type, or nil.
  public var preferredMIMEType: String? { declared.mimeTypes.first }
  /// The description in English, or nil.
  public var localizedDescription: String? { declared.description.isEmpty ? nil : declared.description }
  /// The page that describes the type: always nil on Linux.
  public var referenceURL: URL? { nil }
  /// The version of the type: always nil on Linux.
  public var version: Int? { nil }

  /// The file name extensions and MIME types of the type.
  public var tags: [UTTagClass: [String]] {
    var result: [UTTagClass: [String]] = [:]
    if !declared.extensions.isEmpty { result[.filenameExtension] = declared.extensions }
    if !declared.mimeTypes.isEmpty { result[.mimeType] = declared.mimeTypes }
    return result
  }

  /// Whether the type represents an undeclared tag.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether the type is in the table of known types, or the app declares it.
  public var isDeclared: Bool { !isDynamic && (KnownTypes.all[identifier] != nil || BundleTypes.type(identifier) != nil) }
  /// Whether the identifier begins with `public.`.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  // MARK: Conformance

  /// All types that this one derives from.
  public var supertypes: Set<UTType> {
    var result: Set<UTType> = []
    var waiting = declared.parents
    while let next = waiting.popLast() {
      let type = UTType(next) ?? .known(next)
      if result.insert(type).inserted { waiting += type.declared.parents }
    }
    return result
  }

  /// Returns whether the type equals another one or is derived from it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: Hashable {
  public static func == (first: UTType, second: UTType) -> Bool { first.identifier == second.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}

extension UTType: Codable {
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = UTType(identifier) ?? UTType(importedAs: identifier)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
  /// Appends the type's extension, unless the path already has an extension of the type.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let name = contentType.preferredFilenameExtension else { return self }
    return contentType.tags[.filenameExtension]?.contains(pathExtension.lowercased()) == true ? self : appendingPathExtension(name)
  }

  /// Appends the type's extension, unless the path already has an extension of the type.
  public mutating func appendPathExtension(for contentType: UTType) { self = appendingPathExtension(for: contentType) }

  /// Returns the URL with a name and the type's extension appended.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }
}
