/// The layout of pixels in memory.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// Alpha, red, green and blue, one byte each.
  public static let ARGB8 = CIFormat(rawValue: 265)
  /// Blue, green, red and alpha, one byte each.
  public static let BGRA8 = CIFormat(rawValue: 266)
  /// Red, green, blue and alpha, one byte each.
  public static let RGBA8 = CIFormat(rawValue: 264)
  /// Alpha, blue, green and red, one byte each.
  public static let ABGR8 = CIFormat(rawValue: 267)
  /// Red, green, blue and alpha as 32-bit floating-point numbers.
  public static let RGBAf = CIFormat(rawValue: 2056)
  /// One byte a pixel for alpha.
  public static let A8 = CIFormat(rawValue: 257)
  /// One byte a pixel for red.
  public static let R8 = CIFormat(rawValue: 258)
  /// One byte a pixel for luminance.
  public static let L8 = CIFormat(rawValue: 259)
  /// Red as a 32-bit floating-point number.
  public static let Rf = CIFormat(rawValue: 2050)
  /// Red as a 16-bit floating-point number.
  public static let Rh = CIFormat(rawValue: 1794)
  /// Red, green, blue and alpha as 16-bit floating-point numbers.
  public static let RGBAh = CIFormat(rawValue: 1800)

  var bytesPerPixel: Int {
    switch self {
    case .A8, .R8, .L8: 1
    case .Rh: 2
    case .RGBAh: 8
    case .RGBAf: 16
    default: 4
    }
  }

  /// The positions of red, green, blue and alpha in four bytes.
  private var order: (Int, Int, Int, Int) {
    switch self {
    case .ARGB8: (1, 2, 3, 0)
    case .BGRA8: (2, 1, 0, 3)
    case .ABGR8: (3, 2, 1, 0)
    default: (0, 1, 2, 3)
    }
  }

  func pixel(_ bytes: [UInt8], at index: Int, _ space: WorkingSpace) -> Pixel {
    switch self {
    case .A8: return Pixel(0, 0, 0, Float(bytes[index]) / 255)
    case .R8: return Pixel(space.fromSRGB(Color3(Float(bytes[index]) / 255, 0, 0)), alpha: 1)
    case .L8: return Pixel(space.fromSRGB(Color3(repeating: Float(bytes[index]) / 255)), alpha: 1)
    case .RGBAf, .Rf, .RGBAh, .Rh:
      let isHalf = self == .RGBAh || self == .Rh
      let parts = bytes.withUnsafeBytes { raw in
        (0..<(self == .Rf || self == .Rh ? 1 : 4)).map { part in
          isHalf
            ? Float(raw.loadUnaligned(fromByteOffset: index + part * 2, as: Float16.self))
            : raw.loadUnaligned(fromByteOffset: index + part * 4, as: Float.self)
        }
      }
      guard parts.count == 4 else { return Pixel(space.fromSRGB(Color3(parts[0], 0, 0)), alpha: 1) }
      let color = parts[3] > 0 ? Color3(parts[0], parts[1], parts[2]) / parts[3] : .zero
      return Pixel(space.fromSRGB(color), alpha: parts[3])
    default:
      let (red, green, blue, alpha) = order
      func byte(_ offset: Int) -> UInt32 { UInt32(bytes[index + offset]) }
      return space.pixel(byte(alpha) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue))
    }
  }

  /// Writes a pixel in the encoding of `output`, with its colors multiplied by the alpha.
  func write(_ pixel: Pixel, _ space: WorkingSpace, converting: Bool, to target: UnsafeMutableRawPointer) {
    let color = converting ? space.toSRGB(pixel.straight) * pixel.w : pixel.color
    func byte(_ value: Float) -> UInt8 { UInt8(max(0, min(255, (value * 255).rounded(.toNearestOrAwayFromZero)))) }
    switch self {
    case .A8: target.storeBytes(of: byte(pixel.w), as: UInt8.self)
    case .R8: target.storeBytes(of: byte(color.x), as: UInt8.self)
    case .L8: target.storeBytes(of: byte(color.luminance), as: UInt8.self)
    case .Rf: target.storeBytes(of: color.x, as: Float.self)
    case .Rh: target.storeBytes(of: Float16(color.x), as: Float16.self)
    case .RGBAh:
      for (index, value) in [color.x, color.y, color.z, pixel.w].enumerated() {
        target.storeBytes(of: Float16(value), toByteOffset: index * 2, as: Float16.self)
      }
    case .RGBAf:
      for (index, value) in [color.x, color.y, color.z, pixel.w].enumerated() {
        target.storeBytes(of: value, toByteOffset: index * 4, as: Float.self)
      }
    default:
      let (red, green, blue, alpha) = order
      target.storeBytes(of: byte(color.x), toByteOffset: red, as: UInt8.self)
      target.storeBytes(of: byte(color.y), toByteOffset: green, as: UInt8.self)
      target.storeBytes(of: byte(color.z), toByteOffset: blue, as: UInt8.self)
      target.storeBytes(of: byte(pixel.w), toByteOffset: alpha, as: UInt8.self)
    }
  }
}

// Names of Swift 3 to 5 for the formats.
/// Alpha, red, green and blue, one byte each.
public let kCIFormatARGB8 = CIFormat.ARGB8
/// Blue, green, red and alpha, one byte each.
public let kCIFormatBGRA8 = CIFormat.BGRA8
/// Red, green, blue and alpha, one byte each.
public let kCIFormatRGBA8 = CIFormat.RGBA8
