import Foundation

/// How the buttons of a bar look, by state.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  public final let normal: UIBarButtonItemStateAppearance
  public final let highlighted: UIBarButtonItemStateAppearance
  public final let disabled: UIBarButtonItemStateAppearance
  public final let focused: UIBarButtonItemStateAppearance
  private let style: UIBarButtonItem.Style

  public init(style: UIBarButtonItem.Style) {
    self.style = style
    normal = UIBarButtonItemStateAppearance()
    highlighted = UIBarButtonItemStateAppearance()
    disabled = UIBarButtonItemStateAppearance()
    focused = UIBarButtonItemStateAppearance()
    super.init()
  }

  public override convenience init() {
    self.init(style: .plain)
  }

  /// Forgets what was set.
  public final func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.take(UIBarButtonItemStateAppearance()) }
  }

  public final override func copy() -> Any {
    nonisolated(unsafe) var copy: Any = self
    MainActor.assumeIsolated { copy = duplicate() }
    return copy
  }

  final func duplicate() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance(style: style)
    copy.normal.take(normal)
    copy.highlighted.take(highlighted)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }

  final func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let special = state.contains(.disabled) ? disabled : state.contains(.highlighted) ? highlighted : normal
    return normal.titleTextAttributes.merging(special.titleTextAttributes) { $1 }
  }

  final func backgroundImage(for state: UIControl.State) -> UIImage? {
    let special = state.contains(.disabled) ? disabled : state.contains(.highlighted) ? highlighted : normal
    return special.backgroundImage ?? normal.backgroundImage
  }
}

/// How buttons of a bar look in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  public final var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public final var titlePositionAdjustment = UIOffset.zero
  public final var backgroundImage: UIImage?
  public final var backgroundImagePositionAdjustment = UIOffset.zero

  final func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}
