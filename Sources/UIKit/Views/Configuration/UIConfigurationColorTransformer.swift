import Foundation

/// Derives one color from another, for example from the tint color.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  /// The closure that changes a color.
  public let transform: (UIColor) -> UIColor

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the changed color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Converts the color to a gray of the same lightness.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }

  /// Returns the color unchanged.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// A paler form of the tint color, for inactive content.
  public static let monochromeTint = UIConfigurationColorTransformer { $0.withAlphaComponent(0.6) }
}
