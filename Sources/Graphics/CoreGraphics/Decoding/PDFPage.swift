import Foundation

/// The first page of a PDF file as an image, drawn by Poppler, which is opened on first use.
package enum PDFPage {
  /// Returns whether the bytes are those of a PDF file.
  package static func isPDF(_ data: Data) -> Bool { data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil }

  /// Whether Poppler's library is installed.
  package static var isAvailable: Bool { PopplerLibrary.shared != nil }

  /// Returns the first page with `scale` pixels per point; nil when the file is damaged, its page is too large, or Poppler is not
  /// installed.
  package static func image(from data: Data, scale: CGFloat) -> CGImage? {
    guard isPDF(data), scale > 0, let library = PopplerLibrary.shared else { return nil }
    return library.bitmap(data, scale: scale).map { CGImage(bitmap: $0) }
  }
}
