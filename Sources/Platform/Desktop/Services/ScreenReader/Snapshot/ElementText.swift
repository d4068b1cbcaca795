import UIKitViews

/// Reads and changes the text of an element by offsets in Unicode scalars. UIKit's offsets are in UTF-16: they are converted here only.
@MainActor package enum ElementText {
  /// Returns the text of an element; nil if it has none to move through.
  static func text(of object: any AccessibleObject, role: AccessibleRole, name: String) -> AccessibleText? {
    if let input = object as? any UITextInput, role == .entry || role == .text || role == .passwordText {
      return text(of: input, isSecure: role == .passwordText)
    }
    // A single word is announced as the name.
    return role == .label && name.contains(" ") ? AccessibleText(content: name) : nil
  }

  private static func text(of input: any UITextInput, isSecure: Bool) -> AccessibleText {
    let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument).flatMap { input.text(in: $0) } ?? ""
    var start = 0
    var end = 0
    if let selected = input.selectedTextRange {
      start = scalars(in: whole, before: input.offset(from: input.beginningOfDocument, to: selected.start))
      end = scalars(in: whole, before: input.offset(from: input.beginningOfDocument, to: selected.end))
    }
    let shown = isSecure ? String(repeating: "•", count: whole.unicodeScalars.count) : whole
    return AccessibleText(content: shown, caret: end, selection: min(start, end)..<max(start, end))
  }

  /// Returns the number of scalars before an offset in UTF-16.
  package static func scalars(in text: String, before offset: Int) -> Int {
    var (units, count) = (0, 0)
    for scalar in text.unicodeScalars {
      guard units < offset else { break }
      units += scalar.utf16.count
      count += 1
    }
    return count
  }

  /// Returns the offset in UTF-16 of a number of scalars.
  package static func units(in text: String, before scalars: Int) -> Int {
    var units = 0
    for (index, scalar) in text.unicodeScalars.enumerated() {
      guard index < scalars else { break }
      units += scalar.utf16.count
    }
    return units
  }

  // MARK: Ranges of an input

  /// Returns the range of an input between two offsets in scalars; a negative end is the end of the text.
  static func range(of input: any UITextInput, from start: Int, to end: Int) -> UITextRange? {
    guard let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument), let text = input.text(in: whole) else {
      return nil
    }
    let last = end < 0 ? text.utf16.count : units(in: text, before: end)
    let first = min(units(in: text, before: max(0, start)), last)
    guard let from = input.position(from: input.beginningOfDocument, offset: first),
      let to = input.position(from: input.beginningOfDocument, offset: last)
    else { return nil }
    return input.textRange(from: from, to: to)
  }

  /// Returns the offset in scalars that is nearest to a point of the screen.
  static func offset(in input: any UITextInput, nearest point: CGPoint) -> Int? {
    guard let view = input as? UIView, let window = view.window,
      let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument), let text = input.text(in: whole),
      let position = input.closestPosition(to: view.convert(point, from: window))
    else { return nil }
    return scalars(in: text, before: input.offset(from: input.beginningOfDocument, to: position))
  }

  /// Returns the area of a part of the text on the screen.
  static func area(of input: any UITextInput, from start: Int, to end: Int) -> CGRect? {
    guard let view = input as? UIView, let range = range(of: input, from: start, to: end) else { return nil }
    let area = range.isEmpty ? input.caretRect(for: range.start) : input.firstRect(for: range)
    return area.isNull || area.isInfinite ? nil : UIAccessibility.convertToScreenCoordinates(area, in: view)
  }
}
