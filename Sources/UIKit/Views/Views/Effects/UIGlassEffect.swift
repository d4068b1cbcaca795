import QuartzCore

/// Makes a view look like glass: the content below is visible and softened, with a bright rim.
///
/// The shape is that of the view's `cornerConfiguration`, a capsule by default.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  /// The transparency of the glass.
  public enum Style: Int, Sendable {
    /// Blurred enough for legible text.
    case regular
    /// Nearly transparent, for glass over images.
    case clear
  }

  let style: Style
  /// Whether the glass grows slightly while touched; `false` by default.
  open var isInteractive = false
  /// The color of the glass; `nil`, the default, has no color.
  open var tintColor: UIColor?

  /// Creates the material of glass, regular or clear.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates regular glass.
  public override init() {
    style = .regular
    super.init()
  }

  /// Returns the backdrop of the glass under `traits`.
  @MainActor func backdrop(for traits: UITraitCollection) -> BackdropEffect {
    let materials = traits.design.materials
    let tint = (tintColor.map { $0.withAlphaComponent(materials.glassTint) } ?? materials.glass(traits, isClear: style == .clear))
      .resolvedColor(with: traits).cgColor
    if UIAccessibility.isReduceTransparencyEnabled {
      return BackdropEffect(radius: 0, saturation: 1, tint: tint.copy(alpha: 1) ?? tint)
    }
    guard let radius = materials.blurRadius else { return BackdropEffect(radius: 0, saturation: 1, tint: tint) }
    let share = style == .clear ? materials.clearGlassBlur : materials.glassBlur
    return BackdropEffect(radius: radius * share, saturation: materials.saturation, tint: tint)
  }
}

/// Groups glass effect views: put them into the `contentView` of the view with this effect.
///
/// It draws nothing itself. On iOS nearby pieces of glass merge; here each keeps its shape.
public final class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  /// The distance at which pieces of glass begin to merge, in points; 0 by default.
  public var spacing: CGFloat = 0

  public override init() {
    super.init()
  }
}
