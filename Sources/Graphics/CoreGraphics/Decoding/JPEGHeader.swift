import Foundation

/// The declared size of a JPEG file, and the number of bytes of its image data.
struct JPEGHeader {
  private(set) var width = 0
  private(set) var height = 0
  private var scanBytes = 0

  /// A block of 64 pixels needs at least a bit or two per component, except where a progressive scan skips several blocks.
  var budget: PixelBudget { PixelBudget(pixelsPerByte: 400, byteCount: scanBytes) }

  /// Returns nil if no frame header is found.
  init?(_ data: Data) {
    let found = data.withUnsafeBytes { scan($0) }
    guard found, width > 0, height > 0 else { return nil }
  }

  private mutating func scan(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var at = 2
    while at + 1 < bytes.count {
      guard bytes[at] == 0xFF else {
        at += 1
        continue
      }
      let marker = bytes[at + 1]
      switch marker {
      case 0xFF:
        at += 1
        continue
      case 0x00, 0x01, 0xD0...0xD8:
        at += 2
        continue
      case 0xD9:
        return width > 0
      default:
        break
      }
      guard at + 3 < bytes.count else { break }
      let length = Int(bytes[at + 2]) << 8 | Int(bytes[at + 3])
      guard length >= 2 else { return width > 0 }
      let isFrame = (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
      if isFrame, at + 8 < bytes.count {
        // The maximum of several frame headers is used.
        height = max(height, Int(bytes[at + 5]) << 8 | Int(bytes[at + 6]))
        width = max(width, Int(bytes[at + 7]) << 8 | Int(bytes[at + 8]))
      }
      at += 2 + length
      if marker == 0xDA {
        let start = at
        while at + 1 < bytes.count {
          if bytes[at] == 0xFF, bytes[at + 1] != 0, !(0xD0...0xD7).contains(bytes[at + 1]) { break }
          at += 1
        }
        scanBytes += max(0, min(at, bytes.count) - start)
      }
    }
    return width > 0
  }
}
