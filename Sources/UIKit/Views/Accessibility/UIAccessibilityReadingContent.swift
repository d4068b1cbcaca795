import CoreGraphics

/// Lets a screen reader read the content of a view as a book: page by page, and the line under a finger.
///
/// A view with the trait `.causesPageTurn` is read on to the end: after each page the reader asks it to scroll to the next one.
@preconcurrency @MainActor public protocol UIAccessibilityReadingContent: AnyObject {
  /// Returns the number of the line at a point of the view, from 0; `NSNotFound` where there is none.
  func accessibilityLineNumber(for point: CGPoint) -> Int
  /// Returns the text of a line; `nil` if there is no such line.
  func accessibilityContent(forLineNumber lineNumber: Int) -> String?
  /// Returns the frame of a line on the screen.
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
  /// Returns the text of the page that shows.
  func accessibilityPageContent() -> String?
  /// Returns the text of a line with attributes, which is read in place of the plain one. `nil` by default.
  func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
  /// Returns the text of the page with attributes, which is read in place of the plain one. `nil` by default.
  func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
  public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? { nil }
  public func accessibilityAttributedPageContent() -> NSAttributedString? { nil }

  /// Returns the text of a line as it is read.
  package func spokenLine(_ number: Int) -> String? {
    guard number != NSNotFound else { return nil }
    return accessibilityAttributedContent(forLineNumber: number)?.string ?? accessibilityContent(forLineNumber: number)
  }

  /// The text of the page as it is read.
  package var spokenPage: String? { accessibilityAttributedPageContent()?.string ?? accessibilityPageContent() }
}
