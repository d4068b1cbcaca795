import Foundation

/// The appearance of a tab bar's items, by state.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, BarPartAppearance {
  /// The layout for which the appearance is made.
  public enum Style: Int, Sendable {
    /// The title is below the image.
    case stacked
    /// The title is beside the image.
    case inline
    /// The title is beside the image, in a low bar.
    case compactInline
  }

  /// The appearance of tabs that are not selected.
  public final let normal = UITabBarItemStateAppearance()
  public final let selected = UITabBarItemStateAppearance()
  /// The appearance of disabled tabs; values not set come from `normal`.
  public final let disabled = UITabBarItemStateAppearance()
  /// The appearance of focused tabs; values not set come from `normal`.
  public final let focused = UITabBarItemStateAppearance()
  private let style: Style
  final weak var bar: UIBarAppearance? {
    didSet { for state in states { state.bar = bar } }
  }

  /// Creates the standard look of tabs in a layout.
  public required init(style: Style) {
    self.style = style
    super.init()
  }

  public override convenience init() {
    self.init(style: .stacked)
  }

  /// Resets to the defaults.
  public final func configureWithDefault(for style: Style) {
    for state in states { state.take(UITabBarItemStateAppearance()) }
  }

  public final override func copy() -> Any {
    nonisolated(unsafe) var copy: Any = self
    MainActor.assumeIsolated { copy = duplicate() }
    return copy
  }
}

extension UITabBarItemAppearance {
  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  final func duplicate() -> Self {
    let copy = Self(style: style)
    for (new, old) in zip(copy.states, states) { new.take(old) }
    return copy
  }

  /// Returns the value of a state; a value that is not set comes from the normal state.
  final func value<Value>(_ path: KeyPath<UITabBarItemStateAppearance, Value?>, for state: UIControl.State) -> Value? {
    special(state)[keyPath: path] ?? normal[keyPath: path]
  }

  final func offset(_ path: KeyPath<UITabBarItemStateAppearance, UIOffset>, for state: UIControl.State) -> UIOffset {
    let own = special(state)[keyPath: path]
    return own == .zero ? normal[keyPath: path] : own
  }

  final func attributes(
    _ path: KeyPath<UITabBarItemStateAppearance, [NSAttributedString.Key: Any]>, for state: UIControl.State
  ) -> [NSAttributedString.Key: Any] { normal[keyPath: path].merging(special(state)[keyPath: path]) { $1 } }

  /// Returns the color of the image. Only the state's own value applies, since the selected item otherwise has the bar's tint color.
  final func iconColor(for state: UIControl.State) -> UIColor? { special(state).iconColor }

  /// Returns the attributes of the title. The selected item, which has the tint color, does not use the normal state's color.
  final func titleAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    var base = normal.titleTextAttributes
    if special(state) !== normal { base[.foregroundColor] = nil }
    return base.merging(special(state).titleTextAttributes) { $1 }
  }

  private func special(_ state: UIControl.State) -> UITabBarItemStateAppearance {
    if state.contains(.disabled) { return disabled }
    if state.contains(.selected) { return selected }
    return state.contains(.focused) ? focused : normal
  }
}
