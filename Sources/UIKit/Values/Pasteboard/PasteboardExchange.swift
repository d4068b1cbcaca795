import Foundation
package import TrestlePlatform

/// Translates between the items of a pasteboard or a drag, with uniform types, and the media types of other programs.
@MainActor package enum PasteboardExchange {
  private static let html = "public.html"
  private static let fileURL = "public.file-url"
  private static let uris = "text/uri-list"

  /// The media types of uniform types whose values are data.
  private static let mediaTypes: [(uniform: String, media: String)] = [
    ("public.png", "image/png"), ("public.jpeg", "image/jpeg"), ("com.compuserve.gif", "image/gif"), ("public.tiff", "image/tiff"),
    ("org.webmproject.webp", "image/webp"), ("com.microsoft.bmp", "image/bmp"), ("public.rtf", "text/rtf"),
  ]

  /// The uniform types of pictures.
  static let pictureTypes = mediaTypes.filter { $0.media.hasPrefix("image/") }.map(\.uniform)

  /// Returns the types that items with contents of media types have.
  package static func uniformTypes(_ types: [String]) -> [String] {
    types.flatMap { type -> [String] in
      switch type {
      case SelectionContent.text: [PasteboardType.text]
      case "text/html": [html]
      case uris: [PasteboardType.url, fileURL]
      default: [mediaTypes.first { $0.media == type }?.uniform ?? type]
      }
    }
  }

  /// Returns the items for content that another program has copied: one item, and one more for each further URL.
  package static func items(_ contents: [SelectionContent]) -> [[String: Any]] {
    var item: [String: Any] = [:]
    var further: [[String: Any]] = []
    for content in contents {
      switch content.type {
      case SelectionContent.text:
        if !content.bytes.isEmpty { item[PasteboardType.text] = String(decoding: content.bytes, as: UTF8.self) }
      case "text/html": item[html] = text(content.bytes)
      case uris:
        for (index, url) in urls(content.bytes).enumerated() {
          var values: [String: Any] = [PasteboardType.url: url]
          if url.isFileURL { values[fileURL] = url }
          if index == 0 { item.merge(values) { $1 } } else { further.append(values) }
        }
      default: item[mediaTypes.first { $0.media == content.type }?.uniform ?? content.type] = content.bytes
      }
    }
    return (item.isEmpty ? [] : [item]) + further
  }

  /// Returns the content of items that other programs can read.
  package static func contents(_ items: [[String: Any]]) -> [SelectionContent] {
    var found: [SelectionContent] = []
    func add(_ type: String, _ bytes: Data) {
      if !found.contains(where: { $0.type == type }) { found.append(SelectionContent(type: type, bytes: bytes)) }
    }
    if let text = items.lazy.compactMap(PasteboardType.text(of:)).first { add(SelectionContent.text, Data(text.utf8)) }
    let urls = items.compactMap { ($0[PasteboardType.url] ?? $0[fileURL]) as? URL }
    // The lines of the list end as in mail (RFC 2483).
    if !urls.isEmpty { add(uris, Data(urls.map { $0.absoluteString + "\r\n" }.joined().utf8)) }
    for item in items {
      for (type, value) in item.sorted(by: { $0.key < $1.key }) {
        switch value {
        case let image as UIImage: if let png = image.pngData() { add("image/png", png) }
        case let text as String where type == html: add("text/html", Data(text.utf8))
        case let bytes as Data where type == html: add("text/html", bytes)
        case let bytes as Data where !PasteboardType.textTypes.contains(type):
          add(mediaTypes.first { $0.uniform == type }?.media ?? type, bytes)
        default: break
        }
      }
    }
    return found
  }

  /// Decodes HTML, which some programs write as UTF-16 with a byte order mark.
  private static func text(_ bytes: Data) -> String {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return String(data: bytes, encoding: .utf16) ?? "" }
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }

  /// Returns the URLs of a list; comments and lines that are none are left out.
  private static func urls(_ bytes: Data) -> [URL] {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).prefix(1000).compactMap { line in
      line.hasPrefix("#") ? nil : URL(string: String(line)).flatMap { $0.scheme == nil ? nil : $0 }
    }
  }
}
