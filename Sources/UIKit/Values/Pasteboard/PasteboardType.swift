import Foundation

/// The types of a pasteboard's standard values.
package enum PasteboardType {
  static let text = "public.utf8-plain-text"
  static let url = "public.url"
  static let image = "public.png"
  static let color = "com.apple.uikit.color"

  /// Other type names of text.
  static let textTypes = [text, "public.plain-text", "public.text"]

  package static func text(of item: [String: Any]) -> String? {
    for type in textTypes {
      if let text = item[type] as? String { return text }
      if let data = item[type] as? Data { return String(data: data, encoding: .utf8) }
    }
    return (item[url] as? URL)?.absoluteString
  }
}
