import Foundation

/// Says how a colour's components are to be read: as grey or as red, green and blue, and on which curve.
///
/// Everything is drawn in sRGB; colours of the other spaces are converted when they are made.
public final class CGColorSpace: Sendable {
  /// The name, for the use of the app.
  public let name: CFString?
  /// The kind of components of the space.
  public let model: CGColorSpaceModel
  let encoding: ColorEncoding

  private init(name: String, model: CGColorSpaceModel, encoding: ColorEncoding) {
    self.name = name
    self.model = model
    self.encoding = encoding
  }

  /// The space of that name, or nil when it is none of those below.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, "kCGColorSpaceDeviceRGB":
      self.init(name: name, model: .rgb, encoding: .sRGB)
    case Self.linearSRGB, Self.extendedLinearSRGB:
      self.init(name: name, model: .rgb, encoding: .linear)
    case Self.displayP3:
      self.init(name: name, model: .rgb, encoding: .displayP3)
    case Self.genericGrayGamma2_2, Self.extendedGray, "kCGColorSpaceDeviceGray":
      self.init(name: name, model: .monochrome, encoding: .sRGB)
    case Self.linearGray:
      self.init(name: name, model: .monochrome, encoding: .linear)
    default:
      return nil
    }
  }

  /// The number of components a colour has besides its alpha.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  package static let deviceRGB = CGColorSpace(name: "kCGColorSpaceDeviceRGB", model: .rgb, encoding: .sRGB)
  package static let deviceGray = CGColorSpace(name: "kCGColorSpaceDeviceGray", model: .monochrome, encoding: .sRGB)
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
  /// The name of gray with a gamma of 2.2.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of gray with components beyond 0.0–1.0.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  /// The name of gray with linear components.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
}

extension CGColorSpace: Hashable {
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.name == rhs.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The space of the display for colors.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
/// The space of the display for grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
