/// The memory layout of an image's pixels, from its bitmap info, and the conversion to and from ARGB words.
struct PixelLayout: Hashable, Sendable {
  let alphaInfo: CGImageAlphaInfo
  let bitmapInfo: CGBitmapInfo
  let isGray: Bool
  /// Words whose most significant byte is last.
  let isLittle: Bool

  /// Eight bits per component; nil for unsupported layouts: float components and 16-bit orders.
  init?(bitmapInfo raw: UInt32, space: CGColorSpace?) {
    let info = CGBitmapInfo(rawValue: raw)
    guard let alpha = CGImageAlphaInfo(rawValue: raw & CGBitmapInfo.alphaInfoMask.rawValue), !info.contains(.floatComponents)
    else { return nil }
    let order = raw & CGBitmapInfo.byteOrderMask.rawValue
    switch order {
    case 0, CGBitmapInfo.byteOrder32Big.rawValue: isLittle = false
    case CGBitmapInfo.byteOrder32Little.rawValue: isLittle = true
    default: return nil
    }
    if space == nil, alpha != .alphaOnly { return nil }
    alphaInfo = alpha
    bitmapInfo = info
    isGray = space?.model == .monochrome && alpha != .alphaOnly
  }

  var bytesPerPixel: Int {
    switch alphaInfo {
    case .alphaOnly: return 1
    case .none: return isGray ? 1 : 3
    default: return isGray ? 2 : 4
    }
  }

  var hasAlpha: Bool {
    switch alphaInfo {
    case .none, .noneSkipFirst, .noneSkipLast: return false
    default: return true
    }
  }

  /// Whether a context can draw on such pixels, or only an image be read from them.
  var isDrawable: Bool {
    switch alphaInfo {
    case .first, .last: return false
    case .none: return isGray
    case .alphaOnly: return true
    default: return !isGray
    }
  }

  /// The bitmap format that is this very layout.
  var native: Bitmap.Format? {
    if isGray { return nil }
    switch alphaInfo {
    case .premultipliedFirst: return isLittle ? .argb32 : nil
    case .noneSkipFirst: return isLittle ? .rgb24 : nil
    case .alphaOnly: return .a8
    default: return nil
    }
  }

  /// Returns the pixel as a premultiplied ARGB word.
  func word(at bytes: UnsafePointer<UInt8>) -> UInt32 {
    switch (alphaInfo, isGray) {
    case (.alphaOnly, _):
      return UInt32(bytes[0]) << 24
    case (.none, true):
      return Self.opaque(bytes[0], bytes[0], bytes[0])
    case (.none, false):
      return Self.opaque(bytes[0], bytes[1], bytes[2])
    case (_, true):
      let alphaLeads = alphaInfo == .premultipliedFirst || alphaInfo == .first || alphaInfo == .noneSkipFirst
      let gray = bytes[alphaLeads ? 1 : 0]
      return pixel(gray, gray, gray, alpha: bytes[alphaLeads ? 0 : 1])
    case (_, false):
      let order = order
      return pixel(bytes[order.red], bytes[order.green], bytes[order.blue], alpha: bytes[order.alpha])
    }
  }

  func write(_ word: UInt32, at bytes: UnsafeMutablePointer<UInt8>) {
    let (red, green, blue) = (UInt8(word >> 16 & 0xFF), UInt8(word >> 8 & 0xFF), UInt8(word & 0xFF))
    if isGray {
      bytes[0] = Self.brightness(word)
      return
    }
    let order = order
    bytes[order.red] = red
    bytes[order.green] = green
    bytes[order.blue] = blue
    bytes[order.alpha] = hasAlpha ? UInt8(word >> 24) : 255
  }

  private var order: (red: Int, green: Int, blue: Int, alpha: Int) {
    let alphaLeads = alphaInfo == .premultipliedFirst || alphaInfo == .first || alphaInfo == .noneSkipFirst
    switch (alphaLeads, isLittle) {
    case (true, false): return (1, 2, 3, 0)
    case (false, false): return (0, 1, 2, 3)
    case (true, true): return (2, 1, 0, 3)
    case (false, true): return (3, 2, 1, 0)
    }
  }

  private func pixel(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8) -> UInt32 {
    switch alphaInfo {
    case .premultipliedFirst, .premultipliedLast:
      // Components that exceed their alpha are limited, because pixman relies on this.
      return Self.word(min(red, alpha), min(green, alpha), min(blue, alpha), alpha)
    case .first, .last:
      return Self.premultiplied(red, green, blue, alpha)
    default:
      return Self.opaque(red, green, blue)
    }
  }

  /// Returns the luminance of a word's color, with the weights of sRGB's primaries.
  static func brightness(_ word: UInt32) -> UInt8 {
    let red = (word >> 16 & 0xFF) * 54
    let green = (word >> 8 & 0xFF) * 183
    let blue = (word & 0xFF) * 19
    return UInt8((red + green + blue + 128) >> 8)
  }

  static func word(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> UInt32 {
    let high = UInt32(alpha) << 24 | UInt32(red) << 16
    return high | UInt32(green) << 8 | UInt32(blue)
  }

  static func opaque(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt32 {
    word(red, green, blue, 255)
  }

  static func premultiplied(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> UInt32 {
    let a = UInt32(alpha)
    func times(_ value: UInt8) -> UInt32 {
      let product = UInt32(value) * a + 128
      return (product + product >> 8) >> 8
    }
    let high = a << 24 | times(red) << 16
    return high | times(green) << 8 | times(blue)
  }
}
