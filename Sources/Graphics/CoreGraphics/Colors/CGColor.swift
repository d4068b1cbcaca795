import Foundation

/// A color to draw with: components in a color space, and an alpha; or an image to repeat.
public final class CGColor: Sendable {
  /// Never nil; the pattern space for a pattern.
  public let colorSpace: CGColorSpace?
  private let values: [CGFloat]
  package let rgba: RGBA
  package let pattern: PatternTile?
  /// The pattern with cells that are drawn by the app.
  let cell: PatternCell?

  /// `components` contains the space's values followed by the alpha. Nil if there are too few.
  public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    guard space.model != .pattern, components.count > space.numberOfComponents else { return nil }
    self.init(space: space, values: Array(components.prefix(space.numberOfComponents + 1)))
  }

  /// The same from a C array of the space's values and the alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard space.model != .pattern else { return nil }
    self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
  }

  /// Creates a color of sRGB. Components are from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, values: [red, green, blue, alpha])
  }

  /// Creates a color of sRGB. Components are from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standard, values: [red, green, blue, alpha])
  }

  /// Creates a gray. Both numbers are from 0, for black and transparent, to 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .deviceGray, values: [gray, alpha])
  }

  /// Creates a color from amounts of cyan, magenta, yellow and black ink, each from 0 to 1.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(space: .deviceCMYK, values: [cyan, magenta, yellow, black, alpha])
  }

  /// Creates a gray with a gamma of 2.2.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { self.init(gray: gray, alpha: alpha) }

  /// The initial color of a context when the space is set: black. Nil for a pattern.
  convenience init?(initialIn space: CGColorSpace) {
    guard space.model != .pattern else { return nil }
    var values = [CGFloat](repeating: 0, count: space.numberOfComponents) + [1]
    if space.model == .cmyk { values[3] = 1 }
    self.init(space: space, values: values)
  }

  package init(pattern: PatternTile, alpha: CGFloat) {
    colorSpace = .patternSpace
    values = [alpha]
    rgba = RGBA(red: 0, green: 0, blue: 0, alpha: alpha)
    self.pattern = pattern
    cell = nil
  }

  /// A pattern as a color. The components are the opacity of a pattern with its own colors, or else the color of its shapes in the base
  /// space, with the opacity last. Nil if the space is not a pattern space.
  public init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
    guard space.model == .pattern else { return nil }
    if pattern.isColored {
      values = [components[0]]
      cell = PatternCell(pattern: pattern, color: nil)
    } else {
      let color = CGColor(colorSpace: space.base ?? .standard, components: components) ?? .black
      values = [color.alpha]
      cell = PatternCell(pattern: pattern, color: color.copy(alpha: 1))
    }
    colorSpace = space
    rgba = RGBA(red: 0, green: 0, blue: 0, alpha: values[0])
    self.pattern = pattern.tile(color: cell?.color)
  }

  private init(cell: PatternCell, tile: PatternTile?, alpha: CGFloat) {
    colorSpace = .patternSpace
    values = [alpha]
    rgba = RGBA(red: 0, green: 0, blue: 0, alpha: alpha)
    pattern = tile
    self.cell = cell
  }

  private init(space: CGColorSpace, values: [CGFloat]) {
    colorSpace = space
    self.values = values
    pattern = nil
    cell = nil
    let raw: RGBA
    switch space.model {
    case .monochrome: raw = RGBA(red: values[0], green: values[0], blue: values[0], alpha: values[1])
    case .cmyk:
      let light = 1 - values[3]
      raw = RGBA(red: (1 - values[0]) * light, green: (1 - values[1]) * light, blue: (1 - values[2]) * light, alpha: values[4])
    default: raw = RGBA(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    }
    rgba = space.encoding.toSRGB(raw)
  }
}

extension CGColor {
  /// The opacity from 0.0 to 1.0.
  public var alpha: CGFloat { values[values.count - 1] }
  /// The components in the order of the color space, with the opacity last.
  public var components: [CGFloat]? { values }
  /// The number of components, with the opacity.
  public var numberOfComponents: Int { values.count }

  /// Returns the color itself, which cannot change.
  public func copy() -> CGColor? { self }

  /// Returns the color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    if let cell { return CGColor(cell: cell, tile: pattern, alpha: alpha) }
    if let pattern { return CGColor(pattern: pattern, alpha: alpha) }
    return CGColor(space: colorSpace ?? .standard, values: values.dropLast() + [alpha])
  }

  /// Returns the color converted to another space; nil for a pattern. Colors outside of the space are clipped when they are drawn.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
    converted(to: space)
  }

  /// Returns the color converted to another space; nil for a pattern.
  public func converted(to space: CGColorSpace) -> CGColor? {
    guard pattern == nil, cell == nil, space.model != .pattern else { return nil }
    let told = space.encoding.fromSRGB(rgba)
    if space.model == .cmyk {
      let black = 1 - max(told.red, told.green, told.blue)
      func ink(_ part: CGFloat) -> CGFloat { black < 1 ? (1 - part - black) / (1 - black) : 0 }
      return CGColor(space: space, values: [ink(told.red), ink(told.green), ink(told.blue), black, told.alpha])
    }
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
    lhs === rhs
      || (lhs.values == rhs.values && lhs.colorSpace == rhs.colorSpace && lhs.pattern == rhs.pattern
        && lhs.cell?.pattern === rhs.cell?.pattern)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
    hasher.combine(pattern)
  }
}
