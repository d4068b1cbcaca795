import UIKit

extension TestScreen {
  /// What a screen reader would find on the screen, an element a line, indented by containment: what it is, its label, value, hint,
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

  /// Somebody who hears the screen and works it by what is said; from the first use on one listens.
  public var reader: TestScreenReader {
    if let ownReader { return ownReader }
    let made = TestScreenReader(self)
    ownReader = made
    return made
  }
}
