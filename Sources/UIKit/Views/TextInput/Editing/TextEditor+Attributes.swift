import Foundation

extension TextEditor {
  /// Returns the text with effective attributes: those of its runs, and otherwise those of the field or view.
  func attributedText(over base: [NSAttributedString.Key: Any]) -> NSAttributedString {
    let result = NSMutableAttributedString(string: plainText)
    var start = 0
    for run in text.runs {
      result.setAttributes(base.merging(run.style.attributes) { $1 }, range: NSRange(location: start, length: run.end - start))
      start = run.end
    }
    return result
  }

  /// Returns the effective attributes of text that is typed next.
  func typingAttributes(over base: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
    let style = typingStyle ?? styleForInsertion(at: selection.range)
    return base.merging(style.attributes) { $1 }
  }

  /// Removes an attribute from all runs, because it was set on the field or view.
  func strip(_ key: NSAttributedString.Key) {
    text.setStyle(in: 0..<text.count) { style in
      guard style.attributes[key] != nil else { return style }
      var attributes = style.attributes
      attributes[key] = nil
      return attributes.isEmpty ? .plain : TextRunStyle(attributes)
    }
    pushStylesToStorage()
  }
}
