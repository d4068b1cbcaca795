internal import TrestleCCairo
import Foundation

/// The rectangles of a page.
public enum CGPDFBox: Int32, Sendable {
  /// The size of the paper on which the page is printed.
  case mediaBox
  /// The visible part of the paper.
  case cropBox
  /// The printed part, including the margin that is cut off.
  case bleedBox
  /// The page after cutting.
  case trimBox
  /// The content of the page.
  case artBox
}

/// A PDF document, read by Poppler's library.
public final class CGPDFDocument: @unchecked Sendable {
  private let library: PopplerLibrary
  private let handle: UnsafeMutableRawPointer
  /// The document refers to these bytes until it is released.
  private let bytes: UnsafeMutableRawBufferPointer
  /// Poppler is not thread-safe.
  fileprivate let lock = NSLock()
  /// The number of pages, which are counted from 1.
  public let numberOfPages: Int

  /// Opens a document; returns nil if it is damaged, needs a password, or Poppler is not installed.
  public init?(_ provider: CGDataProvider) {
    guard let library = PopplerLibrary.shared, let data = provider.data, PDFPage.isPDF(data) else { return nil }
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 16)
    _ = data.copyBytes(to: bytes.bindMemory(to: UInt8.self))
    guard let handle = library.open(UnsafeRawBufferPointer(bytes)) else {
      bytes.deallocate()
      return nil
    }
    self.library = library
    self.bytes = bytes
    self.handle = handle
    numberOfPages = library.pageCount(handle)
  }

  /// Opens a document; returns nil if it cannot be read.
  public convenience init?(_ url: CFURL) {
    guard let provider = CGDataProvider(url: url) else { return nil }
    self.init(provider)
  }

  deinit {
    library.release(handle)
    bytes.deallocate()
  }

  /// Returns the page with a number, counted from 1, or nil.
  public func page(at pageNumber: Int) -> CGPDFPage? {
    guard (1...max(1, numberOfPages)).contains(pageNumber), numberOfPages > 0 else { return nil }
    return lock.withLock {
      library.page(handle, pageNumber - 1).map { CGPDFPage(document: self, library: library, handle: $0, number: pageNumber) }
    }
  }

  /// Whether the document is encrypted. Such a document can be opened only if it needs no password.
  public var isEncrypted: Bool { false }
  /// Whether the document can be read.
  public var isUnlocked: Bool { true }
  public var allowsPrinting: Bool { true }
  /// Whether the text may be copied.
  public var allowsCopying: Bool { true }
}

/// A page of a PDF document.
public final class CGPDFPage: @unchecked Sendable {
  private let owner: CGPDFDocument
  private let library: PopplerLibrary
  private let handle: UnsafeMutableRawPointer
  private let size: CGSize
  /// The number of the page, counted from 1.
  public let pageNumber: Int

  fileprivate init(document: CGPDFDocument, library: PopplerLibrary, handle: UnsafeMutableRawPointer, number: Int) {
    owner = document
    self.library = library
    self.handle = handle
    pageNumber = number
    size = library.size(handle)
  }

  deinit { library.release(handle) }

  public var document: CGPDFDocument? { owner }
  /// The rotation of the page. It is already applied to the page's size and drawing here.
  public var rotationAngle: Int32 { 0 }

  /// Returns the rectangle of the page: the visible one for every box.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect { CGRect(origin: .zero, size: size) }

  /// Returns the transform that fits the page into a rectangle without enlarging it, rotated by a multiple of 90 degrees.
  public func getDrawingTransform(_ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool) -> CGAffineTransform {
    let turn = CGAffineTransform(rotationAngle: -CGFloat(rotate) * .pi / 180)
    let turned = CGRect(origin: .zero, size: size).applying(turn)
    guard turned.width > 0, turned.height > 0 else { return .identity }
    var scale = CGSize(width: min(1, rect.width / turned.width), height: min(1, rect.height / turned.height))
    if preserveAspectRatio {
      let least = min(scale.width, scale.height)
      scale = CGSize(width: least, height: least)
    }
    return turn.concatenating(CGAffineTransform(translationX: -turned.midX, y: -turned.midY))
      .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
  }

  fileprivate func draw(on target: OpaquePointer) {
    cairo_save(target)
    // Poppler draws with the origin at the top left.
    var flip = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: -1, x0: 0, y0: Double(size.height))
    cairo_transform(target, &flip)
    cairo_rectangle(target, 0, 0, Double(size.width), Double(size.height))
    cairo_clip(target)
    owner.lock.withLock { library.draw(handle, target) }
    cairo_restore(target)
  }

  fileprivate var bounds: CGRect { CGRect(origin: .zero, size: size) }
}

extension CGContext {
  /// Draws a page of a document with its bottom left corner at the origin.
  public func drawPDFPage(_ page: CGPDFPage) {
    compose(bounds: page.bounds) { target in
      cairo_new_path(target)
      page.draw(on: target)
    }
  }
}
