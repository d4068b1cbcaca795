import UIKit

extension TestScreen {
  /// Returns the elements that a screen reader finds on the screen, one per line, indented by containment: traits, label, value, hint,
  /// identifier and custom actions.
  ///
  /// ```
  /// header text "Trees"
  /// selected button "Alder, fresh" [Delete]
  /// button toggle "Effects" = "off"
  /// ```
  public func accessibilityTree() -> String {
    layout()
    return AccessibilityTree.describe()
  }

  /// A simulated screen reader user; the reader is active from the first use on.
  public var reader: TestScreenReader {
    if let ownReader { return ownReader }
    let made = TestScreenReader(self)
    ownReader = made
    return made
  }
}
