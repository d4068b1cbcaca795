import Testing
import UIKit
import UIKitTesting

/// Interaction with a screen by its visible content.
extension TestScreen {
  /// Taps the center of a view, and waits for the animations.
  func tap(_ view: UIView) {
    tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    settle()
  }

  /// Taps the control, or another view with the name.
  func tap(_ name: String, at location: SourceLocation = #_sourceLocation) {
    guard let view = find(name, in: window) else {
      Issue.record("there is no \(name)", sourceLocation: location)
      return
    }
    tap(view)
  }

  func shows(_ text: String) -> Bool { find(text, in: window) != nil }

  /// Returns the frontmost view with the name; a control before a label inside it.
  private func find(_ name: String, in view: UIView) -> UIView? {
    guard !view.isHidden, view.alpha > 0.01 else { return nil }
    for subview in view.subviews.reversed() {
      if let found = find(name, in: subview) { return found }
    }
    let isNamed = view.accessibilityLabel == name || (view as? UILabel)?.text == name
    return isNamed && view.bounds.width > 0 ? view : nil
  }
}
