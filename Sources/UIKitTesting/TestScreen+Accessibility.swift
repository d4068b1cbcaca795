import UIKit

extension TestScreen {
  /// What somebody who does not see the screen would find on it, an element a line, in the order they would find it.
  public func accessibilityTree() -> String {
    layout()
    return AccessibilityTree.describe()
  }
}
