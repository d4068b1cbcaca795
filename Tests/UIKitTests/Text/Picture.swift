import Foundation
import UIKit

/// The bytes of a drawn bitmap, compared and searched without reading single pixels.
struct Picture: Equatable {
  let width: Int
  let height: Int
  private let rowBytes: Int
  private let bytes: [UInt8]

  init(_ context: CGContext) {
    width = context.width
    height = context.height
    rowBytes = context.bytesPerRow
    bytes = Array(UnsafeRawBufferPointer(start: context.data!, count: rowBytes * height))
  }

  /// Returns the columns of a row that are not white; nil when all are.
  func inked(row: Int) -> Range<Int>? {
    bytes.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      let start = row * rowBytes / 4
      var first = 0
      while first < width, pixels[start + first] & 0xffffff == 0xffffff { first += 1 }
      guard first < width else { return nil }
      var last = width - 1
      while pixels[start + last] & 0xffffff == 0xffffff { last -= 1 }
      return first..<last + 1
    }
  }
}
