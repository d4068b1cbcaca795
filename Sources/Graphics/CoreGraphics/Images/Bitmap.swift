internal import TrestleCCairo
import Foundation

/// Pixels in memory for drawing with cairo and reading with pixman: rows of premultiplied ARGB words, opaque RGB words, or bytes of
/// coverage.
package final class Bitmap: @unchecked Sendable {
  package enum Format: Sendable {
    case argb32
    case rgb24
    case a8

    package var bytesPerPixel: Int { self == .a8 ? 1 : 4 }

    var cairo: cairo_format_t {
      switch self {
      case .argb32: return CAIRO_FORMAT_ARGB32
      case .rgb24: return CAIRO_FORMAT_RGB24
      case .a8: return CAIRO_FORMAT_A8
      }
    }
  }

  /// The `cairo_surface_t` that has the pixels.
  package let surface: OpaquePointer
  package let width: Int
  package let height: Int
  /// Bytes from one row to the next.
  package let stride: Int
  package let format: Format
  package let data: UnsafeMutableRawPointer
  /// Retains the owner of the pixels.
  private let owner: AnyObject?

  /// Cairo's own limit on a side.
  package static let longestSide = 32_767
  /// The maximum size of a bitmap in bytes.
  package static let mostBytes = 1 << 30

  /// Returns whether both sides are positive and the size is below the limits.
  package static func isPossible(width: Int, height: Int, bytesPerPixel: Int = 4) -> Bool {
    width > 0 && height > 0 && width <= longestSide && height <= longestSide
      && width * height * bytesPerPixel <= mostBytes
  }

  /// Allocates transparent (or black) pixels; returns nil for an invalid or excessive size, or if memory is low.
  package init?(width: Int, height: Int, format: Format = .argb32) {
    guard Self.isPossible(width: width, height: height, bytesPerPixel: format.bytesPerPixel) else { return nil }
    guard let made = cairo_image_surface_create(format.cairo, Int32(width), Int32(height)) else { return nil }
    guard cairo_surface_status(made) == CAIRO_STATUS_SUCCESS, let bytes = cairo_image_surface_get_data(made) else {
      cairo_surface_destroy(made)
      return nil
    }
    surface = made
    self.width = width
    self.height = height
    self.format = format
    stride = Int(cairo_image_surface_get_stride(made))
    data = UnsafeMutableRawPointer(bytes)
    owner = nil
  }

  /// Uses pixels of another owner, which must outlive this object or be its `owner`. The stride must be a multiple of four.
  package init?(
    data: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, format: Format = .argb32, owner: AnyObject? = nil
  ) {
    guard Self.isPossible(width: width, height: height, bytesPerPixel: format.bytesPerPixel),
      stride >= width * format.bytesPerPixel, stride <= Int(Int32.max), stride % 4 == 0
    else { return nil }
    let bytes = data.assumingMemoryBound(to: UInt8.self)
    guard let made = cairo_image_surface_create_for_data(bytes, format.cairo, Int32(width), Int32(height), Int32(stride))
    else { return nil }
    guard cairo_surface_status(made) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(made)
      return nil
    }
    surface = made
    self.width = width
    self.height = height
    self.stride = stride
    self.format = format
    self.data = data
    self.owner = owner
  }

  /// Takes over a reference to an image surface; returns nil and releases it if it has an error or another format.
  package init?(adopting surface: OpaquePointer) {
    let format: Format
    switch cairo_image_surface_get_format(surface) {
    case CAIRO_FORMAT_ARGB32: format = .argb32
    case CAIRO_FORMAT_RGB24: format = .rgb24
    case CAIRO_FORMAT_A8: format = .a8
    default:
      cairo_surface_destroy(surface)
      return nil
    }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let bytes = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.surface = surface
    self.format = format
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    stride = Int(cairo_image_surface_get_stride(surface))
    data = UnsafeMutableRawPointer(bytes)
    owner = nil
  }

  deinit {
    cairo_surface_destroy(surface)
  }
}

extension Bitmap {
  /// Waits until cairo has drawn everything; call before reading `data`.
  package func flush() {
    cairo_surface_flush(surface)
  }

  /// Notifies cairo that `data` was written to.
  package func markDirty() {
    cairo_surface_mark_dirty(surface)
  }

  package func row(_ y: Int) -> UnsafeMutableRawPointer {
    data + y * stride
  }

  package func words(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    (data + y * stride).assumingMemoryBound(to: UInt32.self)
  }

  package func bytes(_ y: Int) -> UnsafeMutablePointer<UInt8> {
    (data + y * stride).assumingMemoryBound(to: UInt8.self)
  }

  package func copy() -> Bitmap? {
    flush()
    guard let copy = Bitmap(width: width, height: height, format: format) else { return nil }
    let length = width * format.bytesPerPixel
    for y in 0..<height { copy.row(y).copyMemory(from: row(y), byteCount: length) }
    copy.markDirty()
    return copy
  }

  /// Returns a view of some of the pixels without copying; the rectangle must lie inside.
  package func part(x: Int, y: Int, width: Int, height: Int) -> Bitmap? {
    guard x >= 0, y >= 0, width > 0, height > 0, x + width <= self.width, y + height <= self.height else { return nil }
    return Bitmap(
      data: data + y * stride + x * format.bytesPerPixel, width: width, height: height, stride: stride, format: format,
      owner: self)
  }
}
