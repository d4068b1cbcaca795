import Foundation

/// The supported image file formats, identified by their first bytes.
package enum ImageFileFormat: Sendable {
  case png
  case jpeg
  case gif
  case bmp
  case tiff
  case webp

  package init?(_ data: Data) {
    let start = [UInt8](data.prefix(12))
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if start.starts(with: Array("GIF87a".utf8)) || start.starts(with: Array("GIF89a".utf8)) {
      self = .gif
    } else if start.starts(with: Array("BM".utf8)) {
      self = .bmp
    } else if start.starts(with: [0x49, 0x49, 0x2A, 0]) || start.starts(with: [0x4D, 0x4D, 0, 0x2A]) {
      self = .tiff
    } else if start.count == 12, start.starts(with: Array("RIFF".utf8)), start[8...].elementsEqual("WEBP".utf8) {
      self = .webp
    } else {
      return nil
    }
  }
}
