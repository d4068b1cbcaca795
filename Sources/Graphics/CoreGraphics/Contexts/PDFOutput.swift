internal import TrestleCCairo
import Foundation

/// The output of a PDF context, page by page.
final class PDFOutput {
  /// Receives the bytes, in order.
  final class Sink {
    let write: (UnsafeBufferPointer<UInt8>) -> Bool
    init(_ write: @escaping (UnsafeBufferPointer<UInt8>) -> Bool) { self.write = write }
  }

  let surface: OpaquePointer
  private let sink: Sink
  /// The default box of a page.
  let mediaBox: CGRect
  /// Whether coordinates have their origin at the top left of a page, as in UIKit.
  let isFlipped: Bool
  /// The page that is drawn, nil between pages.
  var page: CGRect?
  private(set) var isClosed = false

  /// The default page: US Letter.
  static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)
  /// The limit of PDF readers.
  private static let longestSide: CGFloat = 14_400

  init?(_ sink: Sink, mediaBox: CGRect?, isFlipped: Bool, info: [AnyHashable: Any]) {
    let box = Self.usable(mediaBox) ?? Self.letter
    let write: cairo_write_func_t = { closure, bytes, count in
      guard let closure else { return CAIRO_STATUS_WRITE_ERROR }
      let sink = Unmanaged<Sink>.fromOpaque(closure).takeUnretainedValue()
      return sink.write(UnsafeBufferPointer(start: bytes, count: Int(count))) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
    }
    // The surface is finished before the sink is released.
    guard let made = cairo_pdf_surface_create_for_stream(write, Unmanaged.passUnretained(sink).toOpaque(), box.width, box.height) else {
      return nil
    }
    guard cairo_surface_status(made) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(made)
      return nil
    }
    surface = made
    self.sink = sink
    self.mediaBox = box
    self.isFlipped = isFlipped
    describe(info)
  }

  deinit {
    close()
    cairo_surface_destroy(surface)
  }

  static func usable(_ box: CGRect?) -> CGRect? {
    guard let box = box?.standardized, box.width >= 1, box.height >= 1, box.width <= longestSide, box.height <= longestSide,
      box.minX.isFinite, box.minY.isFinite
    else { return nil }
    return box
  }

  private func describe(_ info: [AnyHashable: Any]) {
    for (key, field) in [
      (kCGPDFContextTitle, CAIRO_PDF_METADATA_TITLE), (kCGPDFContextAuthor, CAIRO_PDF_METADATA_AUTHOR),
      (kCGPDFContextSubject, CAIRO_PDF_METADATA_SUBJECT), (kCGPDFContextCreator, CAIRO_PDF_METADATA_CREATOR),
    ] {
      if let text = info[key] as? String { cairo_pdf_surface_set_metadata(surface, field, text) }
    }
    let words = (info[kCGPDFContextKeywords] as? [String])?.joined(separator: ", ") ?? info[kCGPDFContextKeywords] as? String
    if let words { cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_KEYWORDS, words) }
  }

  func setSize(of page: CGRect) { cairo_pdf_surface_set_size(surface, page.width, page.height) }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    cairo_surface_finish(surface)
  }
}

/// The key of the title of a PDF document, a string.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The key of the author of a PDF document, a string.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The key of the subject of a PDF document, a string.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// Keywords of a document: one string, or an array.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The key of the name of the program that created a PDF document, a string.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// The page's rectangle, as data of a `CGRect`.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"
