import CoreGraphics
import Foundation
import QuartzCore

/// Lets a view look like a piece of glass: what is beneath shows through, softened, with a bright rim.
///
/// The shape is that of the view's `cornerConfiguration`, a capsule unless set.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  /// How much the glass shows of what is beneath.
  public enum Style: Int, Sendable {
    /// Blurred enough for text to be read on it.
    case regular
    /// Nearly transparent, for glass over pictures.
    case clear
  }

  let style: Style
  /// Whether the glass grows a little under a finger; `false` by default.
  open var isInteractive = false
  /// The color of the glass; `nil`, the default, leaves it without one.
  open var tintColor: UIColor?

  /// Creates glass of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates regular glass.
  public override convenience init() { self.init(style: .regular) }

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
/// It draws nothing itself. On iOS pieces of glass that are near each other flow together; here each keeps its shape.
public final class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  /// The distance at which pieces of glass begin to act on each other, in points; 0 by default.
  public var spacing: CGFloat = 0

  public override init() {
    super.init()
  }
}
