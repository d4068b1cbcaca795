import UIKit
import UIKitTesting

extension TestScreen {
  /// Returns the center of the frontmost view that shows a text, in window coordinates.
  func place(of text: String) -> CGPoint? { place(of: text, in: window) }

  private func place(of text: String, in view: UIView) -> CGPoint? {
    for subview in view.subviews.reversed() where !subview.isHidden && subview.alpha > 0 {
      if let found = place(of: text, in: subview) { return found }
    }
    let shown = (view as? UILabel)?.text ?? (view as? UIButton)?.title(for: .normal)
    return shown == text ? view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil) : nil
  }

  /// Taps the view that shows a text; returns false if there is none.
  @discardableResult func tap(_ text: String) -> Bool {
    layout()
    guard let place = place(of: text) else { return false }
    tap(place)
    settle()
    return true
  }

  /// Taps the center of a view.
  func tap(_ view: UIView) {
    tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    settle()
  }
}

extension UIView {
  /// Returns the first view of a type below this one.
  func first<View: UIView>(_ type: View.Type) -> View? {
    for subview in subviews {
      if let found = subview as? View ?? subview.first(type) { return found }
    }
    return nil
  }
}
