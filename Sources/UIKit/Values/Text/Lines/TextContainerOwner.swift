import CoreGraphics
package import TrestleText

/// The view that displays the text of a container. Layout managers, which are not isolated, call it on the main thread.
package protocol TextContainerOwner: AnyObject, Sendable {
  /// Returns the container size that the view requires; a length of 0 is no limit.
  func containerSize(tracking width: Bool, _ height: Bool, own: CGSize) -> CGSize
  /// Returns the text as the view displays it.
  func preparedContainerText() -> UncheckedSendable<PreparedText>
  /// Creates the layout manager, which the view did not need before.
  func makeLayoutManager() -> UncheckedSendable<NSLayoutManager>
  func makeTextStorage() -> UncheckedSendable<NSTextStorage>
  /// Returns the view's own lines between two heights of the container, or those that contain a range.
  func flowFragments(from top: CGFloat, to bottom: CGFloat) -> [LineFragment]
  func flowFragments(showing range: Range<Int>) -> [LineFragment]
  func layOutFlow()
  func containerChanged()
  func textStorageChanged(_ storage: UncheckedSendable<NSTextStorage>?)
  func textStorageEdited(_ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int)
  /// Redraws the lines.
  func containerNeedsDisplay()
}

/// Passes a value into or out of main actor code that is known to run on the main thread.
package struct UncheckedSendable<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }
}
