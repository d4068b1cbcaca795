import CoreGraphics

/// Default implementations of ``UITextInput``.
extension UITextInput {
  /// Returns the number of characters from the start of a range to a position.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int { offset(from: range.start, to: position) }

  /// Returns the position a number of characters after the start of a range; `nil` outside.
  public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
    guard offset >= 0, let position = self.position(from: range.start, offset: offset),
      compare(position, to: range.end) != .orderedDescending
    else { return nil }
    return position
  }

  /// Returns the attributes of text at a position; going backward, those of the text before it.
  public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? {
    (self as? any TextEditorHost)?.attributes(at: offset(from: beginningOfDocument, to: position), direction)
  }

  /// Whether the caret at a soft line break is shown at the end of the line rather than at the beginning of the next one.
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

  /// Starts moving the caret with a gesture, such as a drag on the space bar, from `point`.
  public func beginFloatingCursor(at point: CGPoint) { (self as? any TextEditorHost)?.editor.touches.gripped(.caret, at: point) }
  /// Moves the caret of a gesture on the keyboard.
  public func updateFloatingCursor(at point: CGPoint) { (self as? any TextEditorHost)?.editor.touches.floated(to: point) }
  /// Ends moving the caret by a gesture on the keyboard.
  public func endFloatingCursor() { (self as? any TextEditorHost)?.editor.touches.dragCancelled() }
}

extension UITextInput where Self: UIView {
  /// The view whose coordinates rectangles use.
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
