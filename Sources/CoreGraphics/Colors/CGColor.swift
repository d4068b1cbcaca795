import Foundation

/// A colour to draw with: components in a colour space, and an alpha; or an image to repeat.
public final class CGColor: Sendable {
  /// Never nil; that of a pattern is the pattern space.
  public let colorSpace: CGColorSpace?
  private let values: [CGFloat]
  package let rgba: RGBA
  package let pattern: PatternTile?

  /// `components` hold the space's values and then the alpha. Nil when there are too few of them.
  public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    guard space.model != .pattern, components.count > space.numberOfComponents else { return nil }
    self.init(space: space, values: Array(components.prefix(space.numberOfComponents + 1)))
  }

  /// The same from a C array that must hold the space's values and the alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard space.model != .pattern else { return nil }
    self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
  }

  /// Creates the value.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, values: [red, green, blue, alpha])
  }

  /// Creates the value.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, values: [red, green, blue, alpha])
  }

  /// Creates the value.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .deviceGray, values: [gray, alpha])
  }

  package init(pattern: PatternTile, alpha: CGFloat) {
    colorSpace = .patternSpace
    values = [alpha]
    rgba = RGBA(red: 0, green: 0, blue: 0, alpha: alpha)
    self.pattern = pattern
  }

  private init(space: CGColorSpace, values: [CGFloat]) {
    colorSpace = space
    self.values = values
    pattern = nil
    let raw =
      space.model == .monochrome
      ? RGBA(red: values[0], green: values[0], blue: values[0], alpha: values[1])
      : RGBA(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    rgba = space.encoding.toSRGB(raw)
  }

  package convenience init(_ rgba: RGBA) {
    self.init(space: .standard, values: [rgba.red, rgba.green, rgba.blue, rgba.alpha])
  }
}

extension CGColor {
  /// The opacity from 0.0 to 1.0.
  public var alpha: CGFloat { values[values.count - 1] }
  /// The components in the order of the color space, with the opacity last.
  public var components: [CGFloat]? { values }
  /// The number of components, with the opacity.
  public var numberOfComponents: Int { values.count }

  /// An unchangeable copy.
  public func copy() -> CGColor? { self }

  /// The color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    if let pattern { return CGColor(pattern: pattern, alpha: alpha) }
    return CGColor(space: colorSpace ?? .standard, values: values.dropLast() + [alpha])
  }

  /// The same colour told in another space; nil for a pattern.
  public func converted(to space: CGColorSpace) -> CGColor? {
    guard pattern == nil, space.model != .pattern else { return nil }
    let told = space.encoding.fromSRGB(rgba)
    guard space.model == .monochrome else {
      return CGColor(space: space, values: [told.red, told.green, told.blue, told.alpha])
    }
    let gray = 0.2126 * told.red + 0.7152 * told.green + 0.0722 * told.blue
    return CGColor(space: space, values: [gray, told.alpha])
  }

  /// Opaque white in gray.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Opaque black in gray.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Black with an opacity of 0.
  public static let clear = CGColor(gray: 0, alpha: 0)
}

extension CGColor: Hashable {
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs === rhs || (lhs.values == rhs.values && lhs.colorSpace == rhs.colorSpace && lhs.pattern == rhs.pattern)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
    hasher.combine(pattern)
  }
}
