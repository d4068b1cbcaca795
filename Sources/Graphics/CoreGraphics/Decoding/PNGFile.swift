internal import TrestleCCairo
import Foundation

enum PNGFile {
  static func decode(_ data: Data) -> CGImage? {
    guard isBelievable(data) else { return nil }
    let reader = Reader(data)
    let surface = withExtendedLifetime(reader) {
      cairo_image_surface_create_from_png_stream(
        { context, bytes, count in
          guard let context, let bytes else { return CAIRO_STATUS_READ_ERROR }
          let reader = Unmanaged<Reader>.fromOpaque(context).takeUnretainedValue()
          return reader.read(into: bytes, count: Int(count)) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
        }, Unmanaged.passUnretained(reader).toOpaque())
    }
    guard let surface else { return nil }
    return Bitmap(adopting: surface).map { CGImage(bitmap: $0) }
  }

  static func encode(_ bitmap: Bitmap) -> Data? {
    let writer = Writer()
    let status = withExtendedLifetime(writer) {
      cairo_surface_write_to_png_stream(
        bitmap.surface,
        { context, bytes, count in
          guard let context, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          Unmanaged<Writer>.fromOpaque(context).takeUnretainedValue().data.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(writer).toOpaque())
    }
    return status == CAIRO_STATUS_SUCCESS ? writer.data : nil
  }

  /// Returns whether the header is complete, its size valid, and the file long enough for it: deflate expands a byte to at most 1,032.
  private static func isBelievable(_ data: Data) -> Bool {
    let bytes = [UInt8](data.prefix(29))
    guard bytes.count == 29, bytes[12...15].elementsEqual("IHDR".utf8) else { return false }
    func word(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (word(16), word(20))
    let channels: Int
    switch bytes[25] {
    case 0, 3: channels = 1
    case 2: channels = 3
    case 4: channels = 2
    case 6: channels = 4
    default: return false
    }
    let bits = max(1, Int(bytes[24]) * channels)
    return PixelBudget(pixelsPerByte: 1032 * 8 / bits, byteCount: data.count).allows(width: width, height: height)
  }

  private final class Reader {
    private let data: Data
    private var position: Data.Index

    init(_ data: Data) {
      self.data = data
      position = data.startIndex
    }

    func read(into bytes: UnsafeMutablePointer<UInt8>, count: Int) -> Bool {
      guard count <= data.endIndex - position else { return false }
      data.copyBytes(to: bytes, from: position..<position + count)
      position += count
      return true
    }
  }

  private final class Writer {
    var data = Data()
  }
}
