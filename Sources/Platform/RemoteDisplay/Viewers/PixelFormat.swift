/// The layout of a viewer's pixels: 8, 16 or 32 bits with shares of red, green and blue.
struct PixelFormat: Equatable {
  struct Share: Equatable {
    /// The greatest value, one less than a power of two in all viewers that are known.
    var most: UInt32
    var shift: UInt32
  }

  var bytes: Int
  var depth: Int
  var isBigEndian: Bool
  var red: Share
  var green: Share
  var blue: Share

  /// The format of frames.
  static let own = PixelFormat(
    bytes: 4, depth: 24, isBigEndian: false, red: Share(most: 255, shift: 16), green: Share(most: 255, shift: 8),
    blue: Share(most: 255, shift: 0))

  /// Whether Tight packs a pixel into three bytes.
  var isPacked: Bool { bytes == 4 && depth == 24 && red.most == 255 && green.most == 255 && blue.most == 255 }

  /// The sixteen bytes of the protocol; the last three are unused.
  var message: [UInt8] {
    var message: [UInt8] = [UInt8(bytes * 8), UInt8(depth), isBigEndian ? 1 : 0, 1]
    for share in [red, green, blue] { message += [UInt8(share.most >> 8), UInt8(share.most & 255)] }
    return message + [UInt8(red.shift), UInt8(green.shift), UInt8(blue.shift), 0, 0, 0]
  }

  func value(of pixel: UInt32) -> UInt32 {
    func share(_ value: UInt32, _ share: Share) -> UInt32 { (((value & 255) * share.most + 127) / 255) << share.shift }
    return share(pixel >> 16, red) | share(pixel >> 8, green) | share(pixel, blue)
  }

  func append(_ pixel: UInt32, to output: inout [UInt8]) {
    let value = self == .own ? pixel : value(of: pixel)
    for index in 0..<bytes {
      let shift = UInt32(8 * (isBigEndian ? bytes - 1 - index : index))
      output.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }
}

extension PixelFormat {
  /// Nil for formats with a color map, and for invalid ones.
  init?(message: ArraySlice<UInt8>) {
    let all = Array(message)
    guard all.count == 16, [8, 16, 32].contains(all[0]), all[1] <= all[0], all[3] != 0 else { return nil }
    let bits = UInt32(all[0])
    func share(_ index: Int) -> Share? {
      let most = UInt32(all[4 + 2 * index]) << 8 | UInt32(all[5 + 2 * index])
      let shift = UInt32(all[10 + index])
      guard (1...255).contains(most), shift < bits, UInt64(most) << UInt64(shift) < 1 << UInt64(bits) else { return nil }
      return Share(most: most, shift: shift)
    }
    guard let red = share(0), let green = share(1), let blue = share(2) else { return nil }
    self.init(bytes: Int(all[0]) / 8, depth: Int(all[1]), isBigEndian: all[2] != 0, red: red, green: green, blue: blue)
  }
}
