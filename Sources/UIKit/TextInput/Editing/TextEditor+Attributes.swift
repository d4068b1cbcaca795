import Foundation

extension TextEditor {
  /// The text as it is seen: what its runs say, and for the rest what the field or view says.
  func attributedText(over base: [NSAttributedString.Key: Any]) -> NSAttributedString {
    let result = NSMutableAttributedString(string: plainText)
    var start = 0
    for run in text.runs {
      result.setAttributes(base.merging(run.style.attributes) { $1 }, range: NSRange(location: start, length: run.end - start))
      start = run.end
    }
    return result
  }

  /// What text that is typed now will look like.
  func typingAttributes(over base: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
    let style = typingStyle ?? styleForInsertion(at: selection.range)
    return base.merging(style.attributes) { $1 }
  }

  /// Has all of the text follow the field or view in one attribute, which was set there.
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
