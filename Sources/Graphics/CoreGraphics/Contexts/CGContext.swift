internal import TrestleCCairo
import Foundation

/// Draws paths, images and gradients, with a state of colors, transforms, clips and effects, onto a bitmap.
///
/// A context created by an app has its origin at the bottom left and y pointing up. Those that UIKit and layers pass to drawing code have
/// the origin at the top left, y pointing down, and units of points.
public final class CGContext {
  /// The `cairo_t`. Code that draws on it directly draws in user space and restores the state; `compose(bounds:_:)` adds shadow, mask and
  /// blend mode to such drawing.
  package let cairo: OpaquePointer
  package let bitmap: Bitmap?
  /// The pixels in a layout that cairo cannot draw on, if any.
  let foreignPixels: ForeignPixels?
  /// The device's height in pixels, for transforms in Core Graphics' convention, y up.
  var deviceHeight: CGFloat
  /// The transform from the context's initial coordinates to cairo's device. Shadows and patterns use it.
  package internal(set) var base: CGAffineTransform
  var pdf: PDFOutput?
  var state = GraphicsState()
  var storedTextMatrix = CGAffineTransform.identity
  var saved: [SavedState] = []
  /// Depths of `saved` at which a transparency layer with its own clip began.
  var layersWithOwnClip: Set<Int> = []

  init(cairo: OpaquePointer, bitmap: Bitmap?, foreignPixels: ForeignPixels?, deviceHeight: CGFloat, base: CGAffineTransform) {
    self.cairo = cairo
    self.bitmap = bitmap
    self.foreignPixels = foreignPixels
    self.deviceHeight = deviceHeight
    self.base = base
    var matrix = base.cairo
    cairo_set_matrix(cairo, &matrix)
    cairo_set_line_width(cairo, 1)
  }

  deinit {
    closePDF()
    cairo_destroy(cairo)
  }

  /// A context with its own pixels or, if `data` is not nil, the caller's, which must outlive it.
  ///
  /// Eight bits per component; RGB with premultiplied or no alpha in any order, gray without alpha, or alpha only. Nil for other formats
  /// and for invalid or excessive sizes.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace?,
    bitmapInfo: UInt32
  ) {
    guard bitsPerComponent == 8, let layout = PixelLayout(bitmapInfo: bitmapInfo, space: space), layout.isDrawable,
      Bitmap.isPossible(width: width, height: height)
    else { return nil }
    let shortest = width * layout.bytesPerPixel
    guard bytesPerRow == 0 ? data == nil : bytesPerRow >= shortest, bytesPerRow <= Int(Int32.max) / 4 else { return nil }
    let rowBytes = bytesPerRow == 0 ? (shortest + 3) & ~3 : bytesPerRow
    let bitmap: Bitmap
    var foreign: ForeignPixels?
    if let format = layout.native, rowBytes % 4 == 0, bytesPerRow != 0 {
      let memory = data.map { Memory(borrowing: $0) } ?? Memory(zeroed: rowBytes * height)
      guard let memory, let made = Bitmap(data: memory.start, width: width, height: height, stride: rowBytes, format: format, owner: memory)
      else { return nil }
      bitmap = made
    } else if let format = layout.native, data == nil {
      guard let made = Bitmap(width: width, height: height, format: format) else { return nil }
      bitmap = made
    } else {
      guard let memory = data.map({ Memory(borrowing: $0) }) ?? Memory(zeroed: rowBytes * height),
        let made = Bitmap(width: width, height: height, format: layout.native ?? (layout.hasAlpha ? .argb32 : .rgb24))
      else { return nil }
      bitmap = made
      foreign = ForeignPixels(memory: memory, rowBytes: rowBytes, layout: layout)
    }
    guard let cairo = cairo_create(bitmap.surface) else { return nil }
    self.init(
      cairo: cairo, bitmap: bitmap, foreignPixels: foreign, deviceHeight: CGFloat(height),
      base: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  /// A context whose origin is the bitmap's top left, with y pointing down and `scale` pixels per unit, as UIKit's are.
  package convenience init?(bitmap: Bitmap, scale: CGFloat) {
    guard scale > 0, scale.isFinite, let cairo = cairo_create(bitmap.surface) else { return nil }
    self.init(
      cairo: cairo, bitmap: bitmap, foreignPixels: nil, deviceHeight: CGFloat(bitmap.height),
      base: CGAffineTransform(scaleX: scale, y: scale))
  }

  /// A context for an existing `cairo_t`, which it retains, with the current transform as its base. Changes of the state remain: save and
  /// restore around its use.
  package convenience init(cairo: OpaquePointer, deviceHeight: CGFloat) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    self.init(
      cairo: cairo_reference(cairo), bitmap: nil, foreignPixels: nil, deviceHeight: deviceHeight,
      base: CGAffineTransform(matrix))
  }
}

extension CGContext {
  /// The pixels, for reading and writing between drawing; nil when the context is not on a bitmap of its own.
  public var data: UnsafeMutableRawPointer? {
    bitmap?.flush()
    return foreignPixels?.memory.start ?? bitmap?.data
  }

  /// The width in pixels.
  public var width: Int { bitmap?.width ?? 0 }
  /// The height in pixels.
  public var height: Int { bitmap?.height ?? 0 }
  public var bytesPerRow: Int { foreignPixels?.rowBytes ?? bitmap?.stride ?? 0 }
  /// The number of bits of a color component.
  public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }
  public var bitsPerPixel: Int { (foreignPixels?.layout.bytesPerPixel ?? bitmap?.format.bytesPerPixel ?? 0) * 8 }

  /// The position and meaning of a pixel's alpha.
  public var alphaInfo: CGImageAlphaInfo {
    if let foreignPixels { return foreignPixels.layout.alphaInfo }
    switch bitmap?.format {
    case .argb32: return .premultipliedFirst
    case .rgb24: return .noneSkipFirst
    case .a8: return .alphaOnly
    case nil: return .none
    }
  }

  /// The layout of a pixel.
  public var bitmapInfo: CGBitmapInfo {
    if let foreignPixels { return foreignPixels.layout.bitmapInfo }
    let order: UInt32 = bitmap?.format == .a8 || bitmap == nil ? 0 : CGBitmapInfo.byteOrder32Little.rawValue
    return CGBitmapInfo(rawValue: alphaInfo.rawValue | order)
  }

  /// The color space of the pixels.
  public var colorSpace: CGColorSpace? {
    if let foreignPixels { return foreignPixels.layout.isGray ? .deviceGray : .standard }
    return bitmap == nil || bitmap?.format == .a8 ? nil : .standard
  }

  /// Returns an image of the current content.
  public func makeImage() -> CGImage? {
    if pdf != nil { return nil }
    if let bitmap {
      foreignPixels?.load(into: bitmap, rows: 0..<bitmap.height)
      return bitmap.copy().map { CGImage(bitmap: $0) }
    }
    guard let target = cairo_surface_reference(cairo_get_target(cairo)) else { return nil }
    return Bitmap(adopting: target)?.copy().map { CGImage(bitmap: $0) }
  }

  /// Completes all drawing, so that `data` can be read.
  public func flush() {
    cairo_surface_flush(cairo_get_target(cairo))
  }

  /// Does nothing, because drawing is always complete.
  public func synchronize() {
    flush()
  }
}
