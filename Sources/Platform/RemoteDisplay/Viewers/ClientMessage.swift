import Foundation

/// A message of a viewer after the connection was set up.
enum ClientMessage: Equatable {
  case pixelFormat(PixelFormat)
  case encodings([Int32])
  case updateRequest(isIncremental: Bool, x: Int, y: Int, width: Int, height: Int)
  case key(isDown: Bool, symbol: UInt32)
  /// A key with the number of its place on a keyboard of a PC.
  case codedKey(isDown: Bool, symbol: UInt32, code: UInt32)
  case pointer(buttons: UInt8, x: Int, y: Int)
  case cutText(String)
  case desktopSize(width: Int, height: Int)
  case page(PageMessage)

  enum Reading: Equatable {
    case message(ClientMessage, length: Int)
    /// Nothing can be read before there are so many bytes.
    case incomplete(Int)
    case invalid(String)
  }

  /// Longer messages close the connection.
  static let longest = 1 << 20

  /// Reads the first message of the bytes.
  static func read(_ bytes: ArraySlice<UInt8>) -> Reading {
    let input = ByteReader(bytes)
    guard let type = input.byte(0) else { return .incomplete(1) }
    switch type {
    case 0:
      guard input.count >= 20 else { return .incomplete(20) }
      guard let format = PixelFormat(message: input.slice(4, 16)) else { return .invalid("a pixel format that cannot be used") }
      return .message(.pixelFormat(format), length: 20)
    case 2:
      guard input.count >= 4 else { return .incomplete(4) }
      let length = 4 + 4 * input.short(2)
      guard input.count >= length else { return .incomplete(length) }
      let encodings = stride(from: 4, to: length, by: 4).map { Int32(bitPattern: input.long($0)) }
      return .message(.encodings(encodings), length: length)
    case 3:
      guard input.count >= 10 else { return .incomplete(10) }
      return .message(
        .updateRequest(
          isIncremental: input.byte(1) != 0, x: input.short(2), y: input.short(4), width: input.short(6), height: input.short(8)),
        length: 10)
    case 4:
      guard input.count >= 8 else { return .incomplete(8) }
      return .message(.key(isDown: input.byte(1) != 0, symbol: input.long(4)), length: 8)
    case 5:
      guard input.count >= 6 else { return .incomplete(6) }
      return .message(.pointer(buttons: input.byte(1) ?? 0, x: input.short(2), y: input.short(4)), length: 6)
    case 6: return readCutText(input)
    case 251:
      guard input.count >= 8 else { return .incomplete(8) }
      let length = 8 + 16 * Int(input.byte(6) ?? 0)
      guard input.count >= length else { return .incomplete(length) }
      return .message(.desktopSize(width: input.short(2), height: input.short(4)), length: length)
    case 255:
      guard input.count >= 2 else { return .incomplete(2) }
      guard input.byte(1) == 0 else { return .invalid("an unknown message of QEMU") }
      guard input.count >= 12 else { return .incomplete(12) }
      return .message(.codedKey(isDown: input.short(2) != 0, symbol: input.long(4), code: input.long(8)), length: 12)
    case PageMessage.type: return readPageMessage(input)
    default: return .invalid("a message of the unknown type \(type)")
    }
  }

  private static func readCutText(_ input: ByteReader) -> Reading {
    guard input.count >= 8 else { return .incomplete(8) }
    let count = Int(input.long(4))
    guard count <= longest else { return .invalid("a text of \(count) bytes") }
    guard input.count >= 8 + count else { return .incomplete(8 + count) }
    // The protocol demands Latin-1; many viewers send UTF-8.
    let text = input.slice(8, count)
    let decoded = String(validating: text, as: UTF8.self) ?? String(String.UnicodeScalarView(text.map { Unicode.Scalar($0) }))
    return .message(.cutText(decoded), length: 8 + count)
  }

  private static func readPageMessage(_ input: ByteReader) -> Reading {
    guard input.count >= 6 else { return .incomplete(6) }
    let count = Int(input.long(2))
    guard count <= longest else { return .invalid("a message of \(count) bytes") }
    guard input.count >= 6 + count else { return .incomplete(6 + count) }
    guard let message = PageMessage(kind: input.byte(1) ?? 0, ByteReader(input.slice(6, count))) else {
      return .invalid("a message of the page that makes no sense")
    }
    return .message(.page(message), length: 6 + count)
  }
}

/// Reads numbers in network order; what is outside of the bytes is zero.
struct ByteReader {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  var count: Int { bytes.count }

  func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[bytes.startIndex + index] : nil }

  func short(_ index: Int) -> Int { Int(byte(index) ?? 0) << 8 | Int(byte(index + 1) ?? 0) }

  func long(_ index: Int) -> UInt32 { UInt32(short(index)) << 16 | UInt32(short(index + 2)) }

  /// A number in single precision that is not infinite or undefined.
  func float(_ index: Int) -> CGFloat? {
    let value = Float(bitPattern: long(index))
    return index + 4 <= count && value.isFinite ? CGFloat(value) : nil
  }

  func slice(_ index: Int, _ count: Int) -> ArraySlice<UInt8> {
    let start = min(bytes.startIndex + index, bytes.endIndex)
    return bytes[start..<min(start + count, bytes.endIndex)]
  }

  func text(from index: Int) -> String { String(decoding: slice(index, max(0, count - index)), as: UTF8.self) }
}
