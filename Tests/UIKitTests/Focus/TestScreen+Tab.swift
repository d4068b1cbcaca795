import CoreGraphics
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitViews

extension TestScreen {
  var focusedView: UIView? { window.focusSystem.focusedView }

  /// Presses Tab until such a view has focus, and expects that its focus is visible.
  @discardableResult
  func tab<View: UIView>(to type: View.Type, where isWanted: (View) -> Bool = { _ in true }, limit: Int = 30) -> View? {
    for _ in 0..<limit {
      let before = snapshot()
      press(.keyboardTab)
      guard let view = focusedView as? View, isWanted(view) else { continue }
      expect(!before.hasSamePixels(as: snapshot()), "\(type) shows that it has focus")
      return view
    }
    Issue.record("Tab never comes to \(type)")
    return nil
  }
}
