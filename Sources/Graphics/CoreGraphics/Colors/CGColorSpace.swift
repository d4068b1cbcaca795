import Foundation

/// Defines the meaning of a color's components: gray or red, green and blue, and the transfer curve.
///
/// Everything is drawn in sRGB; colors of the other spaces are converted when they are created.
public final class CGColorSpace: Sendable {
  /// The name by which the space is created; `nil` if it has none.
  public let name: CFString?
  /// The kind of components of the space.
  public let model: CGColorSpaceModel
  let encoding: ColorEncoding
  /// The space of the colors of a pattern without colors of its own.
  let base: CGColorSpace?

  private init(name: String, model: CGColorSpaceModel, encoding: ColorEncoding, base: CGColorSpace? = nil) {
    self.name = name
    self.model = model
    self.encoding = encoding
    self.base = base
  }

  /// Creates a pattern space; for patterns with their own colors if `baseSpace` is nil.
  public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
    self.init(name: "kCGColorSpacePattern", model: .pattern, encoding: .sRGB, base: baseSpace)
  }

  /// Returns the space of that name, or nil if it is not supported.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, "kCGColorSpaceDeviceRGB":
      self.init(name: name, model: .rgb, encoding: .sRGB)
    case Self.linearSRGB, Self.extendedLinearSRGB:
      self.init(name: name, model: .rgb, encoding: .linear)
    case Self.displayP3, Self.extendedDisplayP3, Self.dcip3:
      self.init(name: name, model: .rgb, encoding: .displayP3)
    case Self.genericRGBLinear:
      self.init(name: name, model: .rgb, encoding: .linear)
    case Self.linearDisplayP3, Self.extendedLinearDisplayP3:
      self.init(name: name, model: .rgb, encoding: .wide(.displayP3, gamma: 1))
    case Self.adobeRGB1998:
      self.init(name: name, model: .rgb, encoding: .wide(.adobe, gamma: 563.0 / 256))
    case Self.itur_709:
      self.init(name: name, model: .rgb, encoding: .sRGB)
    case Self.itur_2020, Self.extendedITUR_2020:
      self.init(name: name, model: .rgb, encoding: .wide(.rec2020, gamma: 2.4))
    case Self.linearITUR_2020, Self.extendedLinearITUR_2020:
      self.init(name: name, model: .rgb, encoding: .wide(.rec2020, gamma: 1))
    case Self.genericCMYK, "kCGColorSpaceDeviceCMYK":
      self.init(name: name, model: .cmyk, encoding: .sRGB)
    case Self.genericGrayGamma2_2, Self.extendedGray, "kCGColorSpaceDeviceGray":
      self.init(name: name, model: .monochrome, encoding: .sRGB)
    case Self.linearGray, Self.extendedLinearGray:
      self.init(name: name, model: .monochrome, encoding: .linear)
    default:
      return nil
    }
  }

  /// The number of components a color has besides its alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .cmyk: 4
    case .pattern: base?.numberOfComponents ?? 0
    default: 3
    }
  }

  /// Whether the space has colors outside of sRGB.
  public var isWideGamutRGB: Bool {
    switch encoding {
    case .displayP3, .wide: true
    default: Self.isExtended(name)
    }
  }

  private static func isExtended(_ name: String?) -> Bool { name?.contains("Extended") == true && name?.contains("Gray") == false }
  /// Whether a context can have pixels in the space.
  public var supportsOutput: Bool { model != .pattern }

  package static let deviceRGB = CGColorSpace(name: "kCGColorSpaceDeviceRGB", model: .rgb, encoding: .sRGB)
  package static let deviceGray = CGColorSpace(name: "kCGColorSpaceDeviceGray", model: .monochrome, encoding: .sRGB)
  package static let deviceCMYK = CGColorSpace(name: "kCGColorSpaceDeviceCMYK", model: .cmyk, encoding: .sRGB)
  package static let standard = CGColorSpace(name: CGColorSpace.sRGB, model: .rgb, encoding: .sRGB)
  package static let patternSpace = CGColorSpace(name: "kCGColorSpacePattern", model: .pattern, encoding: .sRGB)
}

extension CGColorSpace {
  /// The name of the standard space of displays.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The name of sRGB with components beyond 0.0–1.0.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// The name of sRGB with linear components.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// The name of linear sRGB with components beyond 0.0–1.0.
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  /// The name of the wide space of displays.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// The name of the wide space of displays with components beyond 0.0–1.0.
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  /// The name of the wide space of displays with linear components.
  public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
  /// The name of the wide space of displays with linear components beyond 0.0–1.0.
  public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
  /// The name of the space of cinemas, treated as that of wide displays.
  public static let dcip3: CFString = "kCGColorSpaceDCIP3"
  /// The name of Adobe RGB.
  public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
  /// The name of RGB with linear components.
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  /// The name of the space of high-definition television.
  public static let itur_709: CFString = "kCGColorSpaceITUR_709"
  /// The name of the space of ultra-high-definition television.
  public static let itur_2020: CFString = "kCGColorSpaceITUR_2020"
  /// The name of the space of ultra-high-definition television with components beyond 0.0–1.0.
  public static let extendedITUR_2020: CFString = "kCGColorSpaceExtendedITUR_2020"
  /// The name of the space of ultra-high-definition television with linear components.
  public static let linearITUR_2020: CFString = "kCGColorSpaceLinearITUR_2020"
  /// The name of the space of ultra-high-definition television with linear components beyond 0.0–1.0.
  public static let extendedLinearITUR_2020: CFString = "kCGColorSpaceExtendedLinearITUR_2020"
  /// The name of the space of cyan, magenta, yellow and black ink.
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"
  /// The name of gray with linear components beyond 0.0–1.0.
  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
  /// The name of gray with a gamma of 2.2.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of gray with components beyond 0.0–1.0.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  /// The name of gray with linear components.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
}

extension CGColorSpace: Hashable {
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.name == rhs.name && lhs.base == rhs.base }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Returns the RGB space of the device, which is treated as sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
/// Returns the space of cyan, magenta, yellow and black ink of the device.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
/// Returns a space for patterns; `baseSpace` is that of uncolored ones.
public func CGColorSpaceCreatePattern(_ baseSpace: CGColorSpace?) -> CGColorSpace? { CGColorSpace(patternBaseSpace: baseSpace) }
/// Returns the gray space of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
