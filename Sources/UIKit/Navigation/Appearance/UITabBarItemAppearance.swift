import Foundation

/// How the items of a tab bar look, by state.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, BarPartAppearance {
  /// Which way of standing the appearance is made for.
  public enum Style: Int, Sendable {
    /// The title is below the image.
    case stacked
    /// The title is beside the image.
    case inline
    /// The title is beside the image, in a low bar.
    case compactInline
  }

  /// The look of tabs that are not selected.
  public final let normal = UITabBarItemStateAppearance()
  /// The look of the selected tab.
  public final let selected = UITabBarItemStateAppearance()
  /// The look of disabled tabs.
  public final let disabled = UITabBarItemStateAppearance()
  /// The look of focused tabs.
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

  /// Forgets what was set.
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

  /// What was said of a state; what it leaves open is as in the normal one.
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

  /// The colour of the image: only the state's own counts, since the selected item is otherwise in the bar's tint.
  final func iconColor(for state: UIControl.State) -> UIColor? { special(state).iconColor }

  /// The attributes of the title, without the normal state's colour in the selected one, which has the tint.
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
