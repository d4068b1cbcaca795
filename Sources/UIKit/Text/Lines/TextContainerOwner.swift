import CoreGraphics
import Foundation
internal import Text

/// The view that shows the text of a container. Layout managers, which belong to no actor, ask it on the main thread.
protocol TextContainerOwner: AnyObject, Sendable {
  /// How large the view wants the container; a length of 0 is no limit.
  func containerSize(tracking width: Bool, _ height: Bool, own: CGSize) -> CGSize
  /// The text as the view shows it.
  func preparedContainerText() -> UncheckedSendable<PreparedText>
  /// Makes what the view did not need until now.
  func makeLayoutManager() -> UncheckedSendable<NSLayoutManager>
  func makeTextStorage() -> UncheckedSendable<NSTextStorage>
  /// The view's own lines between two heights of the container, or those that show a range.
  func flowFragments(from top: CGFloat, to bottom: CGFloat) -> [LineFragment]
  func flowFragments(showing range: Range<Int>) -> [LineFragment]
  func layOutFlow()
  /// What the lines are laid out in changed.
  func containerChanged()
  func textStorageChanged(_ storage: UncheckedSendable<NSTextStorage>?)
  func textStorageEdited(_ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int)
  /// The lines are to be drawn again.
  func containerNeedsDisplay()
}

/// Carries a value into or out of code of the main actor that is known to run on the main thread.
struct UncheckedSendable<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
