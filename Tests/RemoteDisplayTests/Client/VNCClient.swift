import Foundation

@testable import TrestleRemoteDisplay

/// A VNC viewer without a window, written against the protocol and not against the server.
final class VNCClient {
  struct Wrong: Error, CustomStringConvertible {
    let description: String
  }

  let connection: Connection
  private(set) var width = 0
  private(set) var height = 0
  /// The pixels without alpha.
  private(set) var pixels: [UInt32] = []
  private(set) var name = ""
  private(set) var updates = 0
  private(set) var copies = 0
  private(set) var texts: [String] = []
  private let inflater = Inflater()

  /// Connects as a viewer that understands the encodings.
  init(port: Int, password: String, encodings: [Int32] = [1, 7, 0, -308]) throws {
    connection = try Connection(port: port)
    guard try connection.bytes(12) == Array("RFB 003.008\n".utf8) else { throw Wrong(description: "another version") }
    connection.send(Array("RFB 003.008\n".utf8))
    let kinds = try connection.bytes(connection.number(1))
    guard kinds == [2] else { throw Wrong(description: "kinds of security: \(kinds)") }
    connection.send([2])
    connection.send(VNCPassword.answer(to: try connection.bytes(16), password: password))
    guard try connection.number(4) == 0 else { throw Wrong(description: "refused") }
    connection.send([1])
    (width, height) = (try connection.number(2), try connection.number(2))
    _ = try connection.bytes(16)
    name = String(decoding: try connection.bytes(connection.number(4)), as: UTF8.self)
    pixels = [UInt32](repeating: 0x12_3456, count: width * height)
    connection.send([2, 0] + UInt16(encodings.count).bytes + encodings.flatMap(\.bytes))
    request(isIncremental: false)
  }

  func request(isIncremental: Bool) {
    connection.send([3, isIncremental ? 1 : 0, 0, 0, 0, 0] + UInt16(width).bytes + UInt16(height).bytes)
  }

  func pointer(_ buttons: UInt8, _ x: Int, _ y: Int) { connection.send([5, buttons] + UInt16(x).bytes + UInt16(y).bytes) }

  func key(_ symbol: UInt32, isDown: Bool) { connection.send([4, isDown ? 1 : 0, 0, 0] + symbol.bytes) }

  func setSize(_ width: Int, _ height: Int) {
    connection.send([251, 0] + UInt16(width).bytes + UInt16(height).bytes + [1, 0] + UInt32(0).bytes)
    connection.send(UInt32(0).bytes + UInt16(width).bytes + UInt16(height).bytes + UInt32(0).bytes)
  }

  func touch(_ phase: UInt8, id: UInt8, _ x: Float, _ y: Float) {
    connection.send([200, 1] + UInt32(14).bytes + [phase, id] + x.bitPattern.bytes + y.bitPattern.bytes + Float(1).bitPattern.bytes)
  }

  /// Reads messages until an update has arrived, and requests the next one; returns whether one arrived within the time.
  func readUpdate(within seconds: Double) throws -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while connection.hasInput(within: max(0, end.timeIntervalSinceNow)) {
      switch try connection.number(1) {
      case 0:
        _ = try connection.bytes(1)
        for _ in 0..<(try connection.number(2)) { try readRectangle() }
        updates += 1
        request(isIncremental: true)
        return true
      case 3:
        _ = try connection.bytes(3)
        texts.append(String(String.UnicodeScalarView(try connection.bytes(connection.number(4)).map { Unicode.Scalar($0) })))
      case let type: throw Wrong(description: "a message of type \(type)")
      }
    }
    return false
  }

  private func readRectangle() throws {
    let (x, y, w, h) = (try connection.number(2), try connection.number(2), try connection.number(2), try connection.number(2))
    let encoding = Int32(truncatingIfNeeded: try connection.number(4))
    if encoding >= 0, x + w > width || y + h > height { throw Wrong(description: "\(x) \(y) \(w) \(h) is outside of \(width) × \(height)") }
    switch encoding {
    case 0:
      let bytes = try connection.bytes(w * h * 4)
      fill(x, y, w, h) { i in UInt32(bytes[4 * i + 2]) << 16 | UInt32(bytes[4 * i + 1]) << 8 | UInt32(bytes[4 * i]) }
    case 1:
      let (fromX, fromY) = (try connection.number(2), try connection.number(2))
      guard fromX + w <= width, fromY + h <= height else { throw Wrong(description: "a copy from outside") }
      copies += 1
      let old = pixels
      fill(x, y, w, h) { [width] i in old[(fromY + i / w) * width + fromX + i % w] }
    case 7: try readTight(x, y, w, h)
    case -308:
      let count = try connection.number(1)
      _ = try connection.bytes(3 + 16 * count)
      (width, height) = (w, h)
      pixels = [UInt32](repeating: 0x12_3456, count: w * h)
    default: throw Wrong(description: "the encoding \(encoding)")
    }
  }

  private func readTight(_ x: Int, _ y: Int, _ w: Int, _ h: Int) throws {
    func color(_ bytes: [UInt8], _ i: Int) -> UInt32 {
      UInt32(bytes[3 * i]) << 16 | UInt32(bytes[3 * i + 1]) << 8 | UInt32(bytes[3 * i + 2])
    }
    let control = try connection.number(1)
    if control == 0x80 {
      let bytes = try connection.bytes(3)
      return fill(x, y, w, h) { _ in color(bytes, 0) }
    }
    var palette: [UInt8] = []
    if control & 0x40 != 0 {
      guard try connection.number(1) == 1 else { throw Wrong(description: "another filter") }
      palette = try connection.bytes(3 * (connection.number(1) + 1))
    }
    let rowBytes = palette.isEmpty ? 3 * w : palette.count == 6 ? (w + 7) / 8 : w
    let size = rowBytes * h
    var data: [UInt8]
    if size < 12 {
      data = try connection.bytes(size)
    } else {
      var count = 0
      for shift in [0, 7, 14] {
        let byte = try connection.number(1)
        count |= (shift == 14 ? byte : byte & 0x7f) << shift
        if byte < 0x80 { break }
      }
      guard let unpacked = inflater.unpack(try connection.bytes(count), count: size) else { throw Wrong(description: "not packed data") }
      data = unpacked
    }
    fill(x, y, w, h) { i in
      if palette.isEmpty { return color(data, i) }
      if palette.count > 6 { return color(palette, Int(data[i])) }
      return color(palette, Int(data[i / w * rowBytes + i % w / 8] >> UInt8(7 - i % w % 8) & 1))
    }
  }

  private func fill(_ x: Int, _ y: Int, _ w: Int, _ h: Int, _ pixel: (Int) -> UInt32) {
    for row in 0..<h {
      for column in 0..<w { pixels[(y + row) * width + x + column] = pixel(row * w + column) }
    }
  }
}
