import Foundation

/// A color: fixed, a repeated image, or dynamic by traits.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let tag = FoundationTag()
  let storage: ColorStorage

  init(_ storage: ColorStorage) {
    self.storage = storage
    super.init()
  }

  /// Creates a color that shows nothing.
  public override convenience init() { self.init(white: 0, alpha: 0) }

  /// Creates a gray; components are from 0.0 to 1.0.
  public init(white: CGFloat, alpha: CGFloat) {
    storage = .fixed(CGColor(gray: white, alpha: alpha))
    super.init()
  }

  /// Creates a color in sRGB; components are from 0.0 to 1.0, and beyond for wide colors.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Creates a color in Display P3; components are from 0.0 to 1.0.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let space = CGColorSpace(name: CGColorSpace.displayP3) ?? CGColorSpaceCreateDeviceRGB()
    storage = .fixed(CGColor(colorSpace: space, components: [displayP3Red, green, blue, alpha]) ?? .black)
    super.init()
  }

  /// Creates a color from hue, saturation and brightness, from 0.0 to 1.0.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let color = HSB(hue: hue, saturation: saturation, brightness: brightness)
    let (red, green, blue) = color.rgb
    storage = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Creates a color that does not adapt to traits.
  public init(cgColor: CGColor) {
    storage = .fixed(cgColor)
    super.init()
  }

  /// Creates a color that repeats an image, from the origin of the drawn area.
  public init(patternImage image: UIImage) {
    storage = .fixed(image.patternColor)
    super.init()
  }

  /// Creates a dynamic color, whose provider is called with the traits of each use.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    storage = .dynamic(DynamicColor(provider: dynamicProvider))
    super.init()
  }

  /// Decodes the components that ``encode(with:)`` wrote; nil if there are none.
  public required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "UIAlpha") else { return nil }
    let alpha = CGFloat(coder.decodeDouble(forKey: "UIAlpha"))
    if coder.containsValue(forKey: "UIWhite") {
      storage = .fixed(CGColor(gray: CGFloat(coder.decodeDouble(forKey: "UIWhite")), alpha: alpha))
    } else {
      storage = .fixed(
        CGColor(
          red: CGFloat(coder.decodeDouble(forKey: "UIRed")), green: CGFloat(coder.decodeDouble(forKey: "UIGreen")),
          blue: CGFloat(coder.decodeDouble(forKey: "UIBlue")), alpha: alpha))
    }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    let color = cgColor
    coder.encode(Double(color.alpha), forKey: "UIAlpha")
    if color.colorSpace?.model == .monochrome, let white = color.components?.first {
      coder.encode(Double(white), forKey: "UIWhite")
    } else {
      coder.encode(Double(color.rgba.red), forKey: "UIRed")
      coder.encode(Double(color.rgba.green), forKey: "UIGreen")
      coder.encode(Double(color.rgba.blue), forKey: "UIBlue")
    }
  }

  /// Whether colors can be archived securely; always `true`.
  public static var supportsSecureCoding: Bool { true }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The color for the current traits.
  open var cgColor: CGColor {
    switch storage {
    case .fixed(let color): return color
    case .dynamic(let dynamic): return dynamic.resolved(with: .current).cgColor
    }
  }

  /// Returns the color with another alpha; a dynamic color stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .fixed(let color):
      return UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .dynamic(let dynamic):
      return UIColor(.dynamic(dynamic.fading(to: alpha)))
    }
  }

  /// Returns the fixed color for traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(let dynamic) = storage else { return self }
    return dynamic.resolved(with: traitCollection)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return other === self || other.storage == storage
  }

  open override var hash: Int { storage.hashValue }

  open override var description: String {
    switch storage {
    case .dynamic(let dynamic):
      return "<UIColor \(dynamic.name ?? "dynamic")>"
    case .fixed(let color):
      if color.pattern != nil { return "<UIColor pattern>" }
      return "<UIColor " + (color.components ?? []).map { String(format: "%g", Double($0)) }.joined(separator: " ") + ">"
    }
  }
}
