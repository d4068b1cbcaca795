import CoreGraphics

extension UIColor {
  /// The visual weight of a color, from primary to quaternary.
  public enum Prominence: Int, Sendable {
    /// The color itself.
    case primary
    /// The opacity of less important text.
    case secondary
    /// The opacity of placeholders and disabled text.
    case tertiary
    /// The opacity of backgrounds and separators.
    case quaternary

    /// The opacity, as of labels of that rank.
    var alpha: CGFloat {
      switch self {
      case .primary: 1
      case .secondary: 0.6
      case .tertiary: 0.3
      case .quaternary: 0.18
      }
    }
  }

  /// Returns the color with the opacity of a prominence.
  public func withProminence(_ prominence: Prominence) -> UIColor {
    if prominence == .primary { return self }
    return UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * prominence.alpha)
    }
  }

  /// A description of the color in the language of the app, such as "dark blue".
  public var accessibilityName: String {
    let name = englishName
    return name.shade.map { LocalizedStrings.phrase($0, LocalizedStrings.word(name.color)) } ?? LocalizedStrings.word(name.color)
  }

  /// The English name: a color, and a phrase that darkens or lightens it.
  private var englishName: (color: String, shade: String?) {
    let color = resolvedColor(with: .current)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return ("pattern", nil) }
    if alpha == 0 { return ("transparent", nil) }
    let hsb = HSB(red: red, green: green, blue: blue)
    if hsb.brightness < 0.08 { return ("black", nil) }
    if hsb.saturation < 0.08 {
      if hsb.brightness > 0.95 { return ("white", nil) }
      return ("gray", hsb.brightness < 0.4 ? "dark %@" : hsb.brightness > 0.7 ? "light %@" : nil)
    }
    let names: [(end: CGFloat, name: String)] = [
      (0.03, "red"), (0.11, "orange"), (0.18, "yellow"), (0.45, "green"), (0.53, "cyan"), (0.7, "blue"), (0.8, "purple"), (0.92, "pink"),
      (1.01, "red"),
    ]
    var name = names.first { hsb.hue < $0.end }?.name ?? "red"
    if name == "orange", hsb.brightness < 0.7 { name = "brown" }
    if hsb.brightness < 0.5, name != "brown" { return (name, "dark %@") }
    return (name, hsb.saturation < 0.45 && hsb.brightness > 0.7 ? "light %@" : nil)
  }
}
