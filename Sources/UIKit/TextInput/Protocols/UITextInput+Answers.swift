import CoreGraphics
import Foundation

/// What texts answer of themselves beside what ``UITextInput`` asks of them.
extension UITextInput {
  /// The number of characters from the start of a range to a position.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int { offset(from: range.start, to: position) }

  /// The position a number of characters after the start of a range; `nil` outside.
  public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
    guard offset >= 0, let position = self.position(from: range.start, offset: offset),
      compare(position, to: range.end) != .orderedDescending
    else { return nil }
    return position
  }

  /// The attributes text has at a position; going backward, those of what is before it.
  public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? {
    (self as? any TextEditorHost)?.attributes(at: offset(from: beginningOfDocument, to: position), direction)
  }

  /// Whether the caret at the end of a line that was broken is there, rather than at the beginning of the next one.
  public var selectionAffinity: UITextStorageDirection {
    get { (self as? any TextEditorHost)?.editor.selection.prefersUpstream ?? false ? .backward : .forward }
    set {
      guard let host = self as? any TextEditorHost else { return }
      var selection = host.editor.selection
      selection.prefersUpstream = newValue == .backward
      host.editor.select(selection)
    }
  }

  // MARK: The floating cursor

  /// Takes the caret along with something that moves, such as a finger on the space bar, from `point` on.
  public func beginFloatingCursor(at point: CGPoint) { (self as? any TextEditorHost)?.editor.touches.gripped(.caret, at: point) }
  /// Moves the caret that follows a finger on the keyboard.
  public func updateFloatingCursor(at point: CGPoint) { (self as? any TextEditorHost)?.editor.touches.floated(to: point) }
  /// Ends moving the caret by a finger on the keyboard.
  public func endFloatingCursor() { (self as? any TextEditorHost)?.editor.touches.dragCancelled() }
}

extension UITextInput where Self: UIView {
  /// The view whose coordinates places are told in.
  public var textInputView: UIView { self }
}

extension TextEditorHost {
  fileprivate func attributes(at offset: Int, _ direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? {
    guard editor.text.count > 0 else { return nil }
    let index = direction == .forward ? min(offset, editor.text.count - 1) : max(offset - 1, 0)
    var attributes: [NSAttributedString.Key: Any] = [.font: currentFont]
    attributes.merge(editor.text.style(at: index).attributes) { $1 }
    return attributes
  }
}
