import Foundation

extension NSAttributedString {
  /// Returns a part of the text as a document of the given type: plain text, HTML or RTF.
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
    guard range.location >= 0, range.length >= 0, NSMaxRange(range) <= length else { throw CocoaError(.fileWriteUnknown) }
    let part = attributedSubstring(from: range)
    let named = (dict[.documentType] as? DocumentType) ?? (dict[.documentType] as? String).map(DocumentType.init)
    switch named ?? .plain {
    case .html: return Data(HTMLWriter.write(part, title: dict[.title] as? String).utf8)
    case .rtf: return RTFWriter.write(part)
    case .plain:
      let raw = (dict[.characterEncoding] as? UInt) ?? (dict[.characterEncoding] as? NSNumber)?.uintValue
      let encoding = (dict[.characterEncoding] as? String.Encoding) ?? raw.map(String.Encoding.init) ?? .utf8
      guard let data = part.string.data(using: encoding) else { throw CocoaError(.fileWriteInapplicableStringEncoding) }
      return data
    default: throw CocoaError(.fileWriteUnknown)
    }
  }

  /// Returns a part of the text as a document in a file.
  public func fileWrapper(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: try data(from: range, documentAttributes: dict))
  }
}
