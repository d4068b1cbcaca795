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
    normal.titleTextAttributes.merging(special(state).titleTextAttributes) { $1 }
  }

  final func backgroundImage(for state: UIControl.State) -> UIImage? {
    special(state).backgroundImage ?? normal.backgroundImage
  }

  /// How far the title stands from its place; what a state leaves open is as in the normal one.
  final func titlePositionAdjustment(for state: UIControl.State) -> UIOffset {
    let own = special(state).titlePositionAdjustment
    return own == .zero ? normal.titlePositionAdjustment : own
  }

  final func backgroundPositionAdjustment(for state: UIControl.State) -> UIOffset {
    let own = special(state).backgroundImagePositionAdjustment
    return own == .zero ? normal.backgroundImagePositionAdjustment : own
  }

  private func special(_ state: UIControl.State) -> UIBarButtonItemStateAppearance {
    if state.contains(.disabled) { return disabled }
    if state.contains(.highlighted) { return highlighted }
    return state.contains(.focused) ? focused : normal
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
