internal import TrestleCCairo
import Foundation

/// librsvg, opened on first use: draws SVG files with cairo.
final class RsvgLibrary: Sendable {
  /// Nil where the library is not installed.
  static let shared = RsvgLibrary()

  private struct Rectangle {
    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0
  }

  private struct Length {
    var length = 0.0
    var unit: Int32 = 0
  }

  private typealias Pointer = UnsafeMutableRawPointer
  private typealias NewFromData = @convention(c) (UnsafePointer<UInt8>, Int, UnsafeMutablePointer<Pointer?>?) -> Pointer?
  private typealias GetSize = @convention(c) (Pointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Int32
  private typealias GetDimensions =
    @convention(c) (
      Pointer, UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer, UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer,
      UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer
    ) -> Void
  private typealias Render =
    @convention(c) (Pointer, OpaquePointer, UnsafeRawPointer, UnsafeMutablePointer<Pointer?>?) -> Int32
  private typealias Release = @convention(c) (Pointer) -> Void

  private let newFromData: NewFromData
  private let getSize: GetSize
  private let getDimensions: GetDimensions
  private let render: Render
  private let unref: Release

  private init?() {
    guard let handle = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL) else { return nil }
    func symbol<T>(_ name: String, _ type: T.Type) -> T? { dlsym(handle, name).map { unsafeBitCast($0, to: type) } }
    guard let newFromData = symbol("rsvg_handle_new_from_data", NewFromData.self),
      let getSize = symbol("rsvg_handle_get_intrinsic_size_in_pixels", GetSize.self),
      let getDimensions = symbol("rsvg_handle_get_intrinsic_dimensions", GetDimensions.self),
      let render = symbol("rsvg_handle_render_document", Render.self), let unref = symbol("g_object_unref", Release.self)
    else { return nil }
    self.newFromData = newFromData
    self.getSize = getSize
    self.getDimensions = getDimensions
    self.render = render
    self.unref = unref
  }

  /// Draws the image on a transparent background with `scale` pixels per point, or with fewer if it would have more pixels than `limit`.
  ///
  /// The data has no base URL, so librsvg does not load files that it refers to.
  func bitmap(_ data: Data, scale: CGFloat, limit: Int) -> (Bitmap, scale: CGFloat)? {
    let handle = data.withUnsafeBytes { bytes in
      bytes.bindMemory(to: UInt8.self).baseAddress.flatMap { newFromData($0, bytes.count, nil) }
    }
    guard let handle else { return nil }
    defer { unref(handle) }
    guard let size = size(handle), size.width >= 1, size.height >= 1, size.width * size.height < 1e12 else { return nil }
    let drawn = min(Double(scale), (Double(limit) / (size.width * size.height)).squareRoot())
    guard
      let bitmap = Bitmap(
        width: max(1, Int((size.width * drawn).rounded())), height: max(1, Int((size.height * drawn).rounded()))),
      let context = cairo_create(bitmap.surface)
    else { return nil }
    defer { cairo_destroy(context) }
    var viewport = Rectangle(width: size.width * drawn, height: size.height * drawn)
    guard render(handle, context, &viewport, nil) != 0 else { return nil }
    cairo_surface_flush(bitmap.surface)
    return (bitmap, CGFloat(drawn))
  }

  /// Returns the size in points: as declared in the file, or that of its view box.
  private func size(_ handle: Pointer) -> (width: Double, height: Double)? {
    var (width, height) = (0.0, 0.0)
    if getSize(handle, &width, &height) != 0, width > 0, height > 0 { return (width, height) }
    var (hasWidth, hasHeight, hasBox): (Int32, Int32, Int32) = (0, 0, 0)
    var lengths = (Length(), Length())
    var box = Rectangle()
    getDimensions(handle, &hasWidth, &lengths.0, &hasHeight, &lengths.1, &hasBox, &box)
    return hasBox != 0 && box.width > 0 && box.height > 0 ? (box.width, box.height) : nil
  }
}
