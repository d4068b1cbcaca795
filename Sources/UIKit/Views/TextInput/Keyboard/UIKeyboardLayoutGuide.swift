import CoreGraphics

/// The part of a view covered by the keyboard, or without a keyboard the area below the safe area.
@preconcurrency @MainActor public final class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that was moved away from the bottom. The keyboard here is always docked.
  public var followsUndockedKeyboard = false

  /// Whether the guide is at the bottom of the safe area while there is no keyboard, instead of the bottom of the view.
  public var usesBottomSafeArea = true {
    didSet { owningView?.layoutGuidesChanged() }
  }
}

extension UIView {
  /// The area covered by the keyboard. To keep content visible, constrain its bottom to the guide's top.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let node = madeLayoutNode
    if let guide = node.systemGuides.keyboard as? UIKeyboardLayoutGuide { return guide }
    let made = UIKeyboardLayoutGuide(rule: .keyboard, of: self, identifier: "UIViewKeyboardLayoutGuide")
    node.systemGuides.keyboard = made
    node.guides.append(made)
    KeyboardPresenter.shared.follow(self)
    return made
  }

  /// The distance from the view's top to that of the keyboard, for the guide.
  final var keyboardGuideTop: CGFloat {
    let usesSafeArea = (layoutNode?.systemGuides.keyboard as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true
    let bottom = bounds.height - (usesSafeArea ? safeAreaInsets.bottom : 0)
    guard let top = KeyboardPresenter.shared.top, let window else { return max(0, bottom) }
    let covered = convert(CGPoint(x: 0, y: top - window.frame.minY), from: window).y - bounds.minY
    return min(max(0, covered), max(0, bottom))
  }
}
