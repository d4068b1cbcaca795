import Foundation

/// A page that was loaded, or why it could not be.
final class WebPage {
  let url: URL
  private let source: Source
  private(set) var title: String?
  private(set) var content: HTMLDocument?
  private(set) var error: NSError?

  private enum Source {
    case text(String)
    case address
  }

  init(html: String, url: URL) {
    self.url = url
    source = .text(html)
    read(html)
  }

  /// Of a file; a page from the network has only an error.
  init(contentsOf url: URL) {
    self.url = url
    source = .address
    guard url.isFileURL else {
      if url.absoluteString == "about:blank" { read("") } else { error = WebError.noNetwork(url) }
      return
    }
    guard let data = try? Data(contentsOf: url, options: .mappedIfSafe) else {
      error = WebError.unreadable(url)
      return
    }
    switch url.pathExtension.lowercased() {
    case "html", "htm", "xhtml": read(Self.text(data))
    case "txt", "md", "css", "js", "json", "xml", "csv", "log": read("<pre>" + HTMLDocument.escape(Self.text(data)) + "</pre>")
    default: error = WebError.unreadable(url)
    }
  }

  init(data: Data, mimeType: String, url: URL) {
    self.url = url
    let text = Self.text(data)
    switch mimeType {
    case "text/html", "application/xhtml+xml": source = .text(text)
    case _ where mimeType.hasPrefix("text/"): source = .text("<pre>" + HTMLDocument.escape(text) + "</pre>")
    default:
      source = .text("")
      error = WebError.unreadable(url)
    }
    if error == nil, case .text(let html) = source { read(html) }
  }

  func reloaded() -> WebPage {
    switch source {
    case .text(let html): WebPage(html: html, url: url)
    case .address: WebPage(contentsOf: url)
    }
  }

  private func read(_ html: String) {
    let document = HTMLDocument(html)
    content = document
    title = document.title
  }

  private static func text(_ data: Data) -> String {
    String(data: data, encoding: .utf8) ?? String(decoding: data.map { UInt16($0) }, as: UTF16.self)
  }
}
