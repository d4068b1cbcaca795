import UIKit

/// A page that was loaded, or the error of loading it.
final class WebPage {
  let url: URL
  private let source: Source
  private(set) var title: String?
  private(set) var html: String?
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

  /// Loads the content of a file. A network URL results in an error.
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
    case "txt", "md", "css", "js", "json", "xml", "csv", "log": read("<pre>" + Self.escaped(Self.text(data)) + "</pre>")
    default: error = WebError.unreadable(url)
    }
  }

  init(data: Data, mimeType: String, url: URL) {
    self.url = url
    let text = Self.text(data)
    switch mimeType {
    case "text/html", "application/xhtml+xml": source = .text(text)
    case _ where mimeType.hasPrefix("text/"): source = .text("<pre>" + Self.escaped(text) + "</pre>")
    default:
      source = .text("")
      error = WebError.unreadable(url)
    }
    if error == nil, case .text(let html) = source { read(html) }
  }

  /// Creates a page that could not be loaded for a reason of the app.
  init(error: any Error, url: URL) {
    self.url = url
    source = .text("")
    self.error = error as NSError
  }

  func reloaded() -> WebPage {
    switch source {
    case .text(let html): WebPage(html: html, url: url)
    case .address: WebPage(contentsOf: url)
    }
  }

  private func read(_ html: String) {
    self.html = html
    title = HTMLReader.read(html).title
  }

  /// Returns the page's text in the user's text size; nil for a page that was not loaded.
  @MainActor func text(zoom: CGFloat) -> NSAttributedString? {
    html.map {
      HTMLReader.read($0, HTMLReader.Look(size: UIFont.preferredFont(forTextStyle: .body).pointSize * zoom, color: .label, base: url)).text
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  private static func text(_ data: Data) -> String {
    String(data: data, encoding: .utf8) ?? String(decoding: data.map { UInt16($0) }, as: UTF16.self)
  }
}
