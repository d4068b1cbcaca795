internal import CCairo
import Foundation

/// The pages of a PDF document that a context draws.
package final class PDFPages {
  private let surface: OpaquePointer
  private let sink: Sink
  /// The rectangle of pages without one of their own.
  package let mediaBox: CGRect
  private(set) var isClosed = false
  private(set) package var isPageOpen = false

  /// The target of cairo's callback.
  private final class Sink {
    let consumer: CGDataConsumer
    init(_ consumer: CGDataConsumer) { self.consumer = consumer }
  }

  init?(_ consumer: CGDataConsumer, mediaBox: CGRect) {
    sink = Sink(consumer)
    self.mediaBox = mediaBox.isNull || mediaBox.isEmpty || mediaBox.isInfinite ? CGRect(x: 0, y: 0, width: 612, height: 792) : mediaBox
    // The sink lives until the surface is finished, which `close()` does.
    let made = cairo_pdf_surface_create_for_stream(
      { closure, data, length in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<Sink>.fromOpaque(closure).takeUnretainedValue().consumer.append(
          UnsafeRawBufferPointer(start: data, count: Int(length)))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(sink).toOpaque(), Double(self.mediaBox.width), Double(self.mediaBox.height))
    guard let made, cairo_surface_status(made) == CAIRO_STATUS_SUCCESS else { return nil }
    surface = made
  }

  deinit {
    close()
    cairo_surface_destroy(surface)
  }

  func makeCairo() -> OpaquePointer? { cairo_create(surface) }

  func begin(_ size: CGSize) {
    cairo_pdf_surface_set_size(surface, Double(max(1, size.width)), Double(max(1, size.height)))
    isPageOpen = true
  }

  func end(_ cairo: OpaquePointer) {
    guard isPageOpen else { return }
    cairo_show_page(cairo)
    isPageOpen = false
  }

  func set(_ key: String, _ value: String) {
    switch key {
    case kCGPDFContextTitle: cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, value)
    case kCGPDFContextAuthor: cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_AUTHOR, value)
    case kCGPDFContextSubject: cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_SUBJECT, value)
    case kCGPDFContextKeywords: cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_KEYWORDS, value)
    case kCGPDFContextCreator: cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, value)
    default: break
    }
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    cairo_surface_finish(surface)
    sink.consumer.close()
  }
}

/// The key of the title of a document.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The key of the author of a document.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The key of the subject of a document.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The key of the keywords of a document.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The key of the program that made a document.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// The key of the rectangle of a page.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
/// The key of the password that opens a document. Documents are not encrypted here.
public let kCGPDFContextUserPassword: CFString = "kCGPDFContextUserPassword"
/// The key of the password that allows everything. Documents are not encrypted here.
public let kCGPDFContextOwnerPassword: CFString = "kCGPDFContextOwnerPassword"

extension CGContext {
  /// Creates a context that draws the pages of a PDF document. Nil if the document cannot be made.
  public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    self.init(pages: consumer, mediaBox: mediaBox?.pointee ?? .null, isFlipped: false, info: auxiliaryInfo ?? [:])
  }

  /// Creates a context that draws the pages of a PDF document into a file. Nil if the file cannot be written.
  public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(pages: consumer, mediaBox: mediaBox?.pointee ?? .null, isFlipped: false, info: auxiliaryInfo ?? [:])
  }

  /// Creates a context for pages with the origin at the bottom left, or at the top left if `isFlipped`.
  package convenience init?(pages consumer: CGDataConsumer, mediaBox: CGRect, isFlipped: Bool, info: [AnyHashable: Any]) {
    guard let pages = PDFPages(consumer, mediaBox: mediaBox), let cairo = pages.makeCairo() else { return nil }
    let box = pages.mediaBox
    let base =
      isFlipped
      ? CGAffineTransform(translationX: -box.minX, y: -box.minY)
      : CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
    self.init(cairo: cairo, bitmap: nil, foreignPixels: nil, deviceHeight: box.height, base: base)
    self.pages = pages
    for (key, value) in info {
      guard let key = key as? String else { continue }
      pages.set(key, (value as? [String])?.joined(separator: ", ") ?? "\(value)")
    }
  }

  /// The document, if the context draws one.
  package var document: PDFPages? { pages }

  /// Begins a page. The rectangle of the document is used if `mediaBox` is nil.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    guard let pages else { return }
    endPage()
    let box = mediaBox?.pointee ?? pages.mediaBox
    pages.begin(box.size)
    let isFlipped = base.d > 0
    // A page has a state of its own, with its origin in its own corner.
    saveGState()
    setMatrix(
      isFlipped
        ? CGAffineTransform(translationX: -box.minX, y: -box.minY)
        : CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY))
  }

  /// Ends the page.
  public func endPage() {
    guard let pages, pages.isPageOpen else { return }
    while !saved.isEmpty {
      if case .layer? = saved.last { endTransparencyLayer() } else { restoreGState() }
    }
    pages.end(cairo)
  }

  /// Begins a page, whose rectangle may be in the dictionary as the bytes of a `CGRect`.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    var box = pages?.mediaBox ?? .null
    switch pageInfo?[kCGPDFContextMediaBox] {
    case let data as Data where data.count == MemoryLayout<CGRect>.size:
      box = data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    case let rect as CGRect: box = rect
    default: break
    }
    beginPage(mediaBox: &box)
  }

  /// Ends the page.
  public func endPDFPage() { endPage() }

  /// Completes the document. Nothing can be drawn any more.
  public func closePDF() {
    endPage()
    pages?.close()
  }

  private func setMatrix(_ transform: CGAffineTransform) {
    var matrix = transform.cairo
    cairo_set_matrix(cairo, &matrix)
  }
}
