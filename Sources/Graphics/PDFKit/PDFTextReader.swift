import Foundation
import Glibc

/// The text of a document's pages, with a rectangle for each character, read by Poppler's library. Not thread-safe.
final class PDFTextReader {
  private struct Rectangle {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
  }
  private typealias Open =
    @convention(c) (
      UnsafePointer<CChar>, Int32, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafeMutableRawPointer?>?
    ) -> UnsafeMutableRawPointer?
  private typealias GetPage = @convention(c) (UnsafeMutableRawPointer, Int32) -> UnsafeMutableRawPointer?
  private typealias GetText = @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutablePointer<CChar>?
  private typealias GetLayout =
    @convention(c) (
      UnsafeMutableRawPointer, UnsafeMutablePointer<UnsafeMutableRawPointer?>, UnsafeMutablePointer<UInt32>
    ) -> Int32
  private typealias Release = @convention(c) (UnsafeMutableRawPointer) -> Void

  private let getPage: GetPage
  private let getText: GetText
  private let getLayout: GetLayout
  private let unref: Release
  private let free: Release
  private let handle: UnsafeMutableRawPointer
  /// The document reads from these bytes during its lifetime.
  private let bytes: UnsafeMutableRawBufferPointer

  /// Nil if the document is damaged or Poppler is not installed.
  init?(_ data: Data, password: String?) {
    guard !data.isEmpty, data.count <= Int(Int32.max), let library = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL)
    else { return nil }
    func symbol<T>(_ name: String, _ type: T.Type) -> T? { dlsym(library, name).map { unsafeBitCast($0, to: type) } }
    guard let open = symbol("poppler_document_new_from_data", Open.self), let getPage = symbol("poppler_document_get_page", GetPage.self),
      let getText = symbol("poppler_page_get_text", GetText.self),
      let getLayout = symbol("poppler_page_get_text_layout", GetLayout.self), let unref = symbol("g_object_unref", Release.self),
      let free = symbol("g_free", Release.self)
    else { return nil }
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 16)
    _ = data.copyBytes(to: bytes.bindMemory(to: UInt8.self))
    guard let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self), let handle = open(start, Int32(data.count), password, nil)
    else {
      bytes.deallocate()
      return nil
    }
    (self.getPage, self.getText, self.getLayout, self.unref, self.free) = (getPage, getText, getLayout, unref, free)
    (self.handle, self.bytes) = (handle, bytes)
  }

  deinit {
    unref(handle)
    bytes.deallocate()
  }

  /// Returns the text of a page and the rectangle of each of its Unicode scalars, with the origin at the top left.
  func text(ofPage index: Int) -> (text: String, rectangles: [CGRect]) {
    guard let page = getPage(handle, Int32(index)) else { return ("", []) }
    defer { unref(page) }
    guard let characters = getText(page) else { return ("", []) }
    defer { free(characters) }
    var rectangles: [CGRect] = []
    var start: UnsafeMutableRawPointer?
    var count: UInt32 = 0
    if getLayout(page, &start, &count) != 0, let start {
      let values = start.assumingMemoryBound(to: Rectangle.self)
      rectangles = (0..<Int(count)).map {
        CGRect(x: values[$0].x1, y: values[$0].y1, width: values[$0].x2 - values[$0].x1, height: values[$0].y2 - values[$0].y1)
      }
      free(start)
    }
    return (String(cString: characters), rectangles)
  }
}
