/// The position of a pixel's alpha, and whether the colors are premultiplied.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// The pixels have no alpha component.
  case none
  /// Alpha last, colors premultiplied.
  case premultipliedLast
  /// Alpha first, colors premultiplied.
  case premultipliedFirst
  /// The alpha component is last, and the others are not multiplied by it.
  case last
  /// The alpha component is first, and the others are not multiplied by it.
  case first
  /// No alpha; the last byte is unused.
  case noneSkipLast
  /// No alpha; the first byte is unused.
  case noneSkipFirst
  /// Alpha without colors.
  case alphaOnly
}

/// The byte order of an image's pixels.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The bits of the byte order.
  case orderMask = 0x7000
  /// The default byte order.
  case orderDefault = 0
  /// 16 bits, little endian.
  case order16Little = 0x1000
  /// 32 bits, little endian.
  case order32Little = 0x2000
  /// 16 bits, big endian.
  case order16Big = 0x3000
  /// 32 bits, big endian.
  case order32Big = 0x4000
}

/// The layout of an image's pixels: a `CGImageAlphaInfo` and a byte order in one number.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits of the opacity.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits of the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// 16 bits, little endian.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// 32 bits, little endian.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// 16 bits, big endian.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// 32 bits, big endian.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}
