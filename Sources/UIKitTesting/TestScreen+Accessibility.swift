import UIKit

extension TestScreen {
  /// What a screen reader would say of the screen, an element a line, indented by containment.
  public func accessibilityTree() -> String {
    layout()
    return AccessibilityTree.describe()
  }
}
