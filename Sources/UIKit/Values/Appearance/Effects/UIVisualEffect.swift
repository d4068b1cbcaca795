import Foundation

/// An effect that a ``UIVisualEffectView`` applies to the content below it.
open class UIVisualEffect: NSObject, @unchecked Sendable {
  package override init() {
    super.init()
  }
}

/// Blurs the content below and tints it.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// The transparency and brightness of a blur.
  public enum Style: Int, Sendable {
    /// A bright blur, lighter than the content behind it, in either interface style.
    case extraLight = 0
    /// A light blur that keeps the brightness of the content, in either interface style.
    case light = 1
    /// A dark blur in either interface style.
    case dark = 2
    /// A blur that is light or dark with the interface style.
    case regular = 4
    /// A blur that is light or dark with the interface style and separates more clearly from the content.
    case prominent = 5
    /// The most transparent material; adapts to the interface style.
    case systemUltraThinMaterial = 6
    /// A material more transparent than opaque; adapts to the interface style.
    case systemThinMaterial = 7
    /// The default material; adapts to the interface style.
    case systemMaterial = 8
    /// A material more opaque than transparent; adapts to the interface style.
    case systemThickMaterial = 9
    /// The material of bars and other system chrome; adapts to the interface style.
    case systemChromeMaterial = 10
    /// The most transparent material, always light.
    case systemUltraThinMaterialLight = 11
    /// A material more transparent than opaque, always light.
    case systemThinMaterialLight = 12
    /// The default material, always light.
    case systemMaterialLight = 13
    /// A material more opaque than transparent, always light.
    case systemThickMaterialLight = 14
    /// The material of system chrome, always light.
    case systemChromeMaterialLight = 15
    /// The most transparent material, always dark.
    case systemUltraThinMaterialDark = 16
    /// A material more transparent than opaque, always dark.
    case systemThinMaterialDark = 17
    /// The default material, always dark.
    case systemMaterialDark = 18
    /// A material more opaque than transparent, always dark.
    case systemThickMaterialDark = 19
    /// The material of system chrome, always dark.
    case systemChromeMaterialDark = 20
  }

  package let style: Style

  /// Creates a blur with the given brightness or material.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Blends the color of content with the blur below it.
public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  package let style: UIVibrancyEffectStyle?

  /// Creates a vibrancy effect for content over the given blur, with no particular role.
  public init(blurEffect: UIBlurEffect) {
    style = nil
    super.init()
  }

  /// Creates a vibrancy effect for content that has the role `style` over the given blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.style = style
    super.init()
  }
}

/// The prominence of content on a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// The role of content over a blur, from most to least prominent for labels and fills.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}
