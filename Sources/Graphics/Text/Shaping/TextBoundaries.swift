internal import TrestleCPango
import Foundation

/// Line breaks, caret positions and bidirectional levels of a text, by Pango's algorithms.
enum TextBoundaries {
  static let lineBreak = UInt8(1)
  static let caret = UInt8(4)
  static let wordStart = UInt8(8)
  static let wordEnd = UInt8(16)
  static let sentenceStart = UInt8(64)

  /// Returns one byte of flags for each UTF-16 offset, and one for the end.
  static func flags(_ text: UnsafeBufferPointer<UInt16>) -> [UInt8] {
    withUTF8(text) { bytes, scalars in
      var flags = [UInt8](repeating: 0, count: text.count + 1)
      withUnsafeTemporaryAllocation(of: PangoLogAttr.self, capacity: scalars + 1) { attributes in
        memset(attributes.baseAddress!, 0, attributes.count * MemoryLayout<PangoLogAttr>.stride)
        pango_get_log_attrs(
          bytes.baseAddress!, Int32(bytes.count), -1, pango_language_from_string("en"), attributes.baseAddress!, Int32(scalars + 1))
        var offset = 0
        for index in 0..<scalars {
          flags[offset] = trestle_log_attr(attributes.baseAddress! + index)
          offset += TextScalars.scalar(text, at: offset).length
        }
        flags[text.count] = trestle_log_attr(attributes.baseAddress! + scalars) | lineBreak | caret
      }
      addBreaksAfterHyphens(text, &flags)
      return flags
    }
  }

  /// Allows a line break after a hyphen before digits, as in "COVID-19". Under Unicode's rules a hyphen before a digit is a minus sign;
  /// after a letter it is not.
  private static func addBreaksAfterHyphens(_ text: UnsafeBufferPointer<UInt16>, _ flags: inout [UInt8]) {
    guard text.count > 2 else { return }
    for index in 2..<text.count where text[index - 1] == 0x2d || text[index - 1] == 0x2010 {
      guard (0x30...0x39).contains(text[index]), Unicode.Scalar(text[index - 2])?.properties.isAlphabetic ?? false else { continue }
      flags[index] |= lineBreak
    }
  }

  /// Returns one embedding level for each UTF-16 unit.
  static func levels(_ text: UnsafeBufferPointer<UInt16>, isRightToLeft: Bool) -> [UInt8] {
    withUTF8(text) { bytes, scalars in
      var direction = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
      guard let found = pango_log2vis_get_embedding_levels(bytes.baseAddress!, Int32(bytes.count), &direction) else {
        return [UInt8](repeating: isRightToLeft ? 1 : 0, count: text.count)
      }
      defer { g_free(found) }
      var levels = [UInt8](repeating: 0, count: text.count)
      var offset = 0
      for index in 0..<scalars {
        let length = TextScalars.scalar(text, at: offset).length
        for unit in 0..<length { levels[offset + unit] = found[index] }
        offset += length
      }
      return levels
    }
  }

  private static func withUTF8<Result>(
    _ text: UnsafeBufferPointer<UInt16>, _ body: (UnsafeBufferPointer<CChar>, _ scalars: Int) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count * 3 + 1) { bytes in
      var count = 0
      var scalars = 0
      var index = 0
      while index < text.count {
        let (value, length) = TextScalars.scalar(text, at: index)
        // Pango stops at a NUL.
        let scalar = value == 0 ? 0xfffd : value
        if scalar < 0x80 {
          bytes[count] = UInt8(scalar)
          count += 1
        } else {
          for unit in UTF8.encode(Unicode.Scalar(scalar) ?? "\u{fffd}")! {
            bytes[count] = unit
            count += 1
          }
        }
        index += length
        scalars += 1
      }
      bytes[count] = 0
      return UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[..<count]).withMemoryRebound(to: CChar.self) {
        body($0, scalars)
      }
    }
  }
}
