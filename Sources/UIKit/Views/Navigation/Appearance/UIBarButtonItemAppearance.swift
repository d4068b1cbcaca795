import Foundation

/// The appearance of a bar's buttons, by state.
///
/// A bar's appearance keeps a copy of it. Later changes of that copy take effect immediately.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, BarPartAppearance {
  /// The appearance of enabled buttons that are not pressed.
  public final let normal: UIBarButtonItemStateAppearance
  /// The appearance of pressed buttons; values not set come from `normal`.
  public final let highlighted: UIBarButtonItemStateAppearance
  /// The appearance of disabled buttons; values not set come from `normal`.
  public final let disabled: UIBarButtonItemStateAppearance
  /// The appearance of focused buttons; values not set come from `normal`.
  public final let focused: UIBarButtonItemStateAppearance
  private let style: UIBarButtonItem.Style
  final weak var bar: UIBarAppearance? {
    didSet { for state in states { state.bar = bar } }
  }

  /// Creates the standard look of buttons of a style.
  public required init(style: UIBarButtonItem.Style) {
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

  /// Resets to the defaults.
  public final func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states { state.take(UIBarButtonItemStateAppearance()) }
  }

  public final override func copy() -> Any {
    nonisolated(unsafe) var copy: Any = self
    MainActor.assumeIsolated { copy = duplicate() }
    return copy
  }
}

extension UIBarButtonItemAppearance {
  private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

  final func duplicate() -> Self {
    let copy = Self(style: style)
    for (new, old) in zip(copy.states, states) { new.take(old) }
    return copy
  }

  final func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    normal.titleTextAttributes.merging(special(state).titleTextAttributes) { $1 }
  }

  final func backgroundImage(for state: UIControl.State) -> UIImage? {
    special(state).backgroundImage ?? normal.backgroundImage
  }

  /// Returns the offset of the title; a state without an offset uses that of the normal state.
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
