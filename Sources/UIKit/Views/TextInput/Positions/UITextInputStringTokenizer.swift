import Foundation
internal import TrestleText

/// Finds words, sentences, paragraphs and lines in any text input.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  /// Creates a tokenizer for a text input, which it does not retain.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  private struct Place {
    var input: any UITextInput
    var prepared: PreparedText
    var offset: Int
  }

  private func place(_ position: UITextPosition) -> Place? {
    guard let input else { return nil }
    let offset = input.offset(from: input.beginningOfDocument, to: position)
    if let host = input as? any TextEditorHost { return Place(input: input, prepared: host.editor.prepared, offset: offset) }
    guard let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else { return nil }
    let text = AttributedText(input.text(in: all) ?? "", TextAttributes(font: TextConversion.defaultFont.font))
    return Place(input: input, prepared: PreparedText(text), offset: offset)
  }

  /// Returns the unit that contains the character at an offset; nil if there is none, such as between words.
  private func unit(at offset: Int, _ granularity: UITextGranularity, _ place: Place) -> Range<Int>? {
    let prepared = place.prepared
    let count = prepared.text.count
    switch granularity {
    case .character:
      guard offset < count else { return nil }
      let end = prepared.nextCaret(after: offset)
      return prepared.previousCaret(before: end)..<end
    case .word:
      guard offset < count else { return nil }
      let word = prepared.word(at: offset)
      let isText = prepared.text.utf16[word].contains { !($0 <= 0x2f || (0x3a...0x40).contains($0)) || (0x30...0x39).contains($0) }
      return word.isEmpty || !isText ? nil : word
    case .sentence: return offset < count ? prepared.sentence(at: offset) : nil
    case .paragraph: return prepared.paragraphRange(at: offset)
    case .line:
      guard let host = place.input as? any TextEditorHost else { return prepared.paragraphRange(at: offset) }
      return host.lineRange(at: offset, prefersUpstream: false).range
    case .document: return 0..<count
    }
  }

  private func goesBackward(_ direction: UITextDirection) -> Bool {
    direction == .storage(.backward) || direction == .layout(.left) || direction == .layout(.up)
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let place = place(position) else { return nil }
    let offset = goesBackward(direction) ? place.offset - 1 : place.offset
    guard offset >= 0, let unit = unit(at: offset, granularity, place), let start = self.position(unit.lowerBound, place),
      let end = self.position(unit.upperBound, place)
    else { return nil }
    return place.input.textRange(from: start, to: end)
  }

  private func position(_ offset: Int, _ place: Place) -> UITextPosition? {
    place.input.position(from: place.input.beginningOfDocument, offset: offset)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let place = place(position) else { return false }
    if goesBackward(direction) { return unit(at: place.offset, granularity, place)?.lowerBound == place.offset }
    guard place.offset > 0 else { return place.prepared.text.count == 0 }
    return unit(at: place.offset - 1, granularity, place)?.upperBound == place.offset
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let place = place(position) else { return nil }
    let isBackward = goesBackward(direction)
    var offset = isBackward ? place.offset - 1 : place.offset
    while offset >= 0, offset < max(place.prepared.text.count, 1) {
      if let unit = unit(at: offset, granularity, place) {
        let found = isBackward ? unit.lowerBound : unit.upperBound
        if found != place.offset { return self.position(found, place) }
      }
      offset += isBackward ? -1 : 1
    }
    return nil
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let place = place(position) else { return false }
    let offset = goesBackward(direction) ? place.offset - 1 : place.offset
    return offset >= 0 && unit(at: offset, granularity, place) != nil
  }
}
