import Foundation

extension NSAttributedString {
  /// The format of a document that an attributed string is read from or written to.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Hypertext Markup Language.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Rich text format.
    public static let rtf = DocumentType(rawValue: "NSRTF")
  }

  /// Identifies an option for reading a document, such as its format or encoding.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A ``DocumentType``; determined from the data if absent.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`; determined from the data if absent.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes of plain text.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Identifies a property of a whole document, such as its title or margins.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The format of the document, a `DocumentType`.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The key of the encoding of the document's characters.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    /// The title of the document, a string.
    public static let title = DocumentAttributeKey(rawValue: "NSTitleDocumentAttribute")
  }

  /// Creates the text of a document, with its attributes. Nothing is loaded: images and style sheets of HTML are ignored.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let wanted = (options[.documentType] as? DocumentType) ?? (options[.documentType] as? String).map(DocumentType.init)
    if wanted == .rtf || wanted == nil && RTFReader.isRTF(data) {
      dict?.pointee = NSDictionary(dictionary: [DocumentAttributeKey.documentType.rawValue: DocumentType.rtf.rawValue])
      guard RTFReader.isRTF(data) else { throw CocoaError(.fileReadCorruptFile) }
      self.init(attributedString: RTFReader.read(data))
      return
    }
    let text = try Self.text(of: data, options[.characterEncoding])
    let type = wanted ?? (Self.looksLikeHTML(text) ? .html : .plain)
    dict?.pointee = NSDictionary(dictionary: [DocumentAttributeKey.documentType.rawValue: type.rawValue])
    switch type {
    case .html: self.init(attributedString: HTMLReader.readLines(text))
    case .plain: self.init(string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
    default: throw CocoaError(.fileReadUnknown)
    }
  }

  /// Creates the text of a document in a file.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  private static func text(of data: Data, _ encoding: Any?) throws -> String {
    let raw = (encoding as? UInt) ?? (encoding as? Int).map { UInt(bitPattern: $0) } ?? (encoding as? NSNumber)?.uintValue
    let wanted = (encoding as? String.Encoding) ?? raw.map(String.Encoding.init)
    if let wanted, let text = String(data: data, encoding: wanted) { return text }
    if data.starts(with: [0xff, 0xfe]) || data.starts(with: [0xfe, 0xff]), let text = String(data: data, encoding: .utf16) { return text }
    guard let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    return text
  }

  private static func looksLikeHTML(_ text: String) -> Bool {
    let start = text.prefix(512).lowercased()
    return start.contains("<html") || start.contains("<!doctype html") || start.contains("<body")
  }
}
