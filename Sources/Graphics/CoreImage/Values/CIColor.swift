import UIKitValues

/// A color for filters.
nonisolated open class CIColor: NSObject, NSCopying, @unchecked Sendable {
  /// The red component, from 0 to 1.
  public let red: CGFloat
  /// The green component, from 0 to 1.
  public let green: CGFloat
  /// The blue component, from 0 to 1.
  public let blue: CGFloat
  /// The opacity, from 0 to 1.
  public let alpha: CGFloat
  /// The color space of the components.
  public let colorSpace: CGColorSpace

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    colorSpace = CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB()
  }

  /// Creates a color from its components in a color space, or nil if that is not one of red, green and blue.
  public convenience init?(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1, colorSpace: CGColorSpace) {
    guard let color = CGColor(colorSpace: colorSpace, components: [red, green, blue, alpha]), colorSpace.numberOfComponents == 3 else {
      return nil
    }
    self.init(cgColor: color)
  }

  public convenience init(cgColor: CGColor) {
    let color = cgColor.rgba
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  public convenience init(color: UIColor) {
    var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    _ = color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
    self.init(red: parts.0, green: parts.1, blue: parts.2, alpha: parts.3)
  }

  /// Creates a color from three or four numbers with spaces between them, such as "0.5 0.7 0.3 1.0".
  public convenience init(string representation: String) {
    let parts = representation.split(separator: " ").map { CGFloat(Double($0) ?? 0) }
    func part(_ index: Int, _ missing: CGFloat) -> CGFloat { parts.indices.contains(index) ? parts[index] : missing }
    self.init(red: part(0, 0), green: part(1, 0), blue: part(2, 0), alpha: part(3, 1))
  }

  /// The components, with the opacity last.
  open var components: [CGFloat] { [red, green, blue, alpha] }
  /// The number of components, with the opacity.
  open var numberOfComponents: Int { 4 }
  /// The components as numbers with spaces between them.
  open var stringRepresentation: String { components.map { String(format: "%g", Double($0)) }.joined(separator: " ") }
  open override var description: String { "(\(stringRepresentation))" }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.components == components }
  open override var hash: Int { components.hashValue }

  public class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  public class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  /// Opaque gray of half the components.
  public class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  public class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  public class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  public class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  public class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
  public class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
  public class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
  /// Black with an opacity of 0.
  public class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }

  func pixel(_ space: WorkingSpace) -> Pixel {
    Pixel(space.fromSRGB(Color3(Float(red), Float(green), Float(blue))), alpha: Float(alpha))
  }
}
