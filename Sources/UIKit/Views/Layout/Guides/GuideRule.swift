import CoreGraphics

/// The area of its view that a system guide follows.
@MainActor package enum GuideRule {
  case safeArea
  /// The areas outside of the safe area at the top and at the bottom.
  case aboveSafeArea
  case belowSafeArea
  case margins
  case readable
  /// The content of a scroll view: its origin is fixed, and constraints determine its size.
  case scrolledContent
  /// The visible area of a scroll view, in the coordinates of the content.
  case scrollFrame
  /// The area covered by the keyboard.
  case keyboard

  /// Returns the maximum width of readable text: 672 points at the default text size, more for larger text.
  package static func readableWidth(for traits: UITraitCollection) -> CGFloat {
    min(max(UIFontMetrics(forTextStyle: .body).scaledValue(for: 672, compatibleWith: traits), 560), 896)
  }

  var leavesSizeOpen: Bool {
    if case .scrolledContent = self { return true }
    return false
  }

  func insets(of view: UIView) -> UIEdgeInsets {
    switch self {
    case .safeArea: return view.safeAreaInsets
    case .aboveSafeArea: return UIEdgeInsets(top: 0, left: 0, bottom: view.bounds.height - view.safeAreaInsets.top, right: 0)
    case .belowSafeArea: return UIEdgeInsets(top: view.bounds.height - view.safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
    case .margins: return view.layoutMargins
    case .readable:
      let margins = view.layoutMargins
      let spare = max(0, view.bounds.width - margins.left - margins.right - Self.readableWidth(for: view.traitCollection)) / 2
      return UIEdgeInsets(top: margins.top, left: margins.left + spare, bottom: margins.bottom, right: margins.right + spare)
    case .scrolledContent: return .zero
    case .scrollFrame:
      let origin = view.bounds.origin
      return UIEdgeInsets(top: origin.y, left: origin.x, bottom: -origin.y, right: -origin.x)
    case .keyboard: return UIEdgeInsets(top: WindowHandlers.connected.keyboardTop(view), left: 0, bottom: 0, right: 0)
    }
  }
}

/// The system guides of a view, created on first use.
@MainActor struct SystemGuides {
  var safeArea: UILayoutGuide?
  var margins: UILayoutGuide?
  var readable: UILayoutGuide?
  var scrolledContent: UILayoutGuide?
  var scrollFrame: UILayoutGuide?
  var keyboard: UILayoutGuide?
  var topBar: UILayoutGuide?
  var bottomBar: UILayoutGuide?
}
