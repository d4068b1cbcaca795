internal import TrestleCCairo
import Foundation

/// Poppler, opened on first use: draws pages of PDF files with cairo.
final class PopplerLibrary: Sendable {
  /// Nil where the library is not installed.
  static let shared = PopplerLibrary()

  private typealias NewFromData =
    @convention(c) (
      UnsafePointer<CChar>, Int32, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafeMutableRawPointer?>?
    ) -> UnsafeMutableRawPointer?
  private typealias GetPage = @convention(c) (UnsafeMutableRawPointer, Int32) -> UnsafeMutableRawPointer?
  private typealias GetSize =
    @convention(c) (UnsafeMutableRawPointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
  private typealias Render = @convention(c) (UnsafeMutableRawPointer, OpaquePointer) -> Void
  private typealias Release = @convention(c) (UnsafeMutableRawPointer) -> Void

  private typealias Count = @convention(c) (UnsafeMutableRawPointer) -> Int32

  private let count: Count
  private let newFromData: NewFromData
  private let getPage: GetPage
  private let getSize: GetSize
  private let render: Render
  private let unref: Release

  private init?() {
    guard let handle = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL) else { return nil }
    func symbol<T>(_ name: String, _ type: T.Type) -> T? {
      dlsym(handle, name).map { unsafeBitCast($0, to: type) }
    }
    guard let newFromData = symbol("poppler_document_new_from_data", NewFromData.self),
      let getPage = symbol("poppler_document_get_page", GetPage.self),
      let getSize = symbol("poppler_page_get_size", GetSize.self),
      let render = symbol("poppler_page_render", Render.self),
      let unref = symbol("g_object_unref", Release.self), let count = symbol("poppler_document_get_n_pages", Count.self)
    else { return nil }
    self.newFromData = newFromData
    self.getPage = getPage
    self.getSize = getSize
    self.render = render
    self.unref = unref
    self.count = count
  }

  /// Opens a document, which refers to the bytes until it is released; returns nil if they are damaged.
  func open(_ bytes: UnsafeRawBufferPointer) -> UnsafeMutableRawPointer? {
    guard let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count <= Int(Int32.max) else { return nil }
    return newFromData(start, Int32(bytes.count), nil, nil)
  }

  func pageCount(_ document: UnsafeMutableRawPointer) -> Int { Int(count(document)) }
  func page(_ document: UnsafeMutableRawPointer, _ index: Int) -> UnsafeMutableRawPointer? { getPage(document, Int32(index)) }
  func draw(_ page: UnsafeMutableRawPointer, _ cairo: OpaquePointer) { render(page, cairo) }
  func release(_ object: UnsafeMutableRawPointer) { unref(object) }

  func size(_ page: UnsafeMutableRawPointer) -> CGSize {
    var (width, height) = (0.0, 0.0)
    getSize(page, &width, &height)
    return CGSize(width: width, height: height)
  }

  /// The longest side of a page, in pixels.
  private static let longestSide = 4096.0

  /// Draws the first page on a transparent background.
  func bitmap(_ data: Data, scale: CGFloat) -> Bitmap? {
    data.withUnsafeBytes { bytes -> Bitmap? in
      // The document refers to the bytes until it is released at the end of this closure.
      guard let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count <= Int(Int32.max),
        let document = newFromData(start, Int32(bytes.count), nil, nil)
      else { return nil }
      defer { unref(document) }
      guard count(document) > 0, let page = getPage(document, 0) else { return nil }
      defer { unref(page) }
      var width = 0.0
      var height = 0.0
      getSize(page, &width, &height)
      let pixels = (width: (width * Double(scale)).rounded(.up), height: (height * Double(scale)).rounded(.up))
      guard pixels.width >= 1, pixels.height >= 1, pixels.width <= Self.longestSide, pixels.height <= Self.longestSide,
        let bitmap = Bitmap(width: Int(pixels.width), height: Int(pixels.height)), let context = cairo_create(bitmap.surface)
      else { return nil }
      cairo_scale(context, Double(scale), Double(scale))
      render(page, context)
      cairo_destroy(context)
      cairo_surface_flush(bitmap.surface)
      return bitmap
    }
  }
}
