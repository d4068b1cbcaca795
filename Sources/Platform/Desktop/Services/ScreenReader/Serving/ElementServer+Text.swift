import TrestleBus
import UIKitViews

extension ElementServer {
  private func input(_ item: AccessibleItem) -> (any UITextInput)? { numbers.object(item.number) as? any UITextInput }

  func text(_ member: String, _ arguments: [BusValue], _ item: AccessibleItem) -> [BusValue]? {
    guard let text = item.text else { return nil }
    let numbers = arguments.map { $0.integer ?? 0 }
    func number(_ index: Int) -> Int { numbers.indices.contains(index) ? numbers[index] : 0 }
    func part(_ range: Range<Int>) -> [BusValue] {
      [.string(text.part(from: range.lowerBound, to: range.upperBound)), .int32(Int32(range.lowerBound)), .int32(Int32(range.upperBound))]
    }
    switch member {
    case "GetText": return [.string(text.part(from: number(0), to: number(1)))]
    case "GetStringAtOffset": return TextUnit(granularity: number(1)).map { part($0.range(in: text.content, at: number(0))) }
    case "GetTextAtOffset": return TextUnit(boundary: number(1)).map { part($0.range(in: text.content, at: number(0))) }
    case "GetTextBeforeOffset", "GetTextAfterOffset":
      return TextUnit(boundary: number(1)).map {
        part(neighbor(of: number(0), unit: $0, in: text, isAfter: member == "GetTextAfterOffset"))
      }
    case "GetCharacterAtOffset":
      let character = text.part(from: number(0), to: number(0) + 1).unicodeScalars.first
      return [.int32(Int32(character?.value ?? 0))]
    case "GetAttributeValue": return [.string("")]
    case "GetAttributes", "GetAttributeRun": return [.texts([:]), .int32(0), .int32(Int32(text.count))]
    case "GetDefaultAttributes", "GetDefaultAttributeSet": return [.texts([:])]
    case "GetNSelections": return [.int32(text.selection.isEmpty ? 0 : 1)]
    case "GetSelection": return [.int32(Int32(text.selection.lowerBound)), .int32(Int32(text.selection.upperBound))]
    case "SetCaretOffset": return [.bool(select(number(0), number(0), in: item))]
    case "AddSelection": return [.bool(select(number(0), number(1), in: item))]
    case "SetSelection": return [.bool(number(0) == 0 && select(number(1), number(2), in: item))]
    case "RemoveSelection": return [.bool(number(0) == 0 && select(text.caret, text.caret, in: item))]
    case "GetCharacterExtents": return extents(from: number(0), to: number(0) + 1, kind: number(1), item)
    case "GetRangeExtents": return extents(from: number(0), to: number(1), kind: number(2), item)
    case "GetOffsetAtPoint":
      let point = place.point(number(0), number(1), number(2))
      return [.int32(Int32(input(item).flatMap { ElementText.offset(in: $0, nearest: point) } ?? -1))]
    case "GetBoundedRanges": return [.array("(iisv)", [])]
    case "ScrollSubstringTo", "ScrollSubstringToPoint":
      guard let view = self.numbers.object(item.number) as? UIView else { return [.bool(false)] }
      if let text = view as? UITextView, let range = ElementText.range(of: text, from: number(0), to: number(1)) {
        text.scrollRectToVisible(text.firstRect(for: range), animated: false)
      }
      view.scrollIntoSight()
      return [.bool(true)]
    default: return nil
    }
  }

  private func neighbor(of offset: Int, unit: TextUnit, in text: AccessibleText, isAfter: Bool) -> Range<Int> {
    let here = unit.range(in: text.content, at: offset)
    if isAfter {
      return here.upperBound < text.count ? unit.range(in: text.content, at: here.upperBound) : text.count..<text.count
    }
    return here.lowerBound > 0 ? unit.range(in: text.content, at: here.lowerBound - 1) : 0..<0
  }

  private func select(_ start: Int, _ end: Int, in item: AccessibleItem) -> Bool {
    guard let input = input(item), let range = ElementText.range(of: input, from: start, to: end) else { return false }
    input.selectedTextRange = range
    return true
  }

  private func extents(from start: Int, to end: Int, kind: Int, _ item: AccessibleItem) -> [BusValue] {
    let area = input(item).flatMap { ElementText.area(of: $0, from: start, to: end) }
    let frame = area ?? numbers.object(item.number)?.accessibilityFrame ?? .zero
    let pixels = place.pixels(frame, kind)
    return [.int32(pixels.x), .int32(pixels.y), .int32(pixels.width), .int32(pixels.height)]
  }

  // MARK: Editing

  func editableText(_ member: String, _ arguments: [BusValue], _ item: AccessibleItem) -> [BusValue]? {
    guard item.states.contains([.editable, .sensitive]), let input = input(item) else { return [.bool(false)] }
    let numbers = arguments.map { $0.integer ?? 0 }
    func number(_ index: Int) -> Int { numbers.indices.contains(index) ? numbers[index] : 0 }
    func replace(_ start: Int, _ end: Int, by text: String) -> [BusValue] {
      guard let range = ElementText.range(of: input, from: start, to: end) else { return [.bool(false)] }
      input.replace(range, withText: text)
      return [.bool(true)]
    }
    /// Copies a part, never of a text that is not shown.
    func copy() -> Bool {
      guard item.role != .passwordText, let text = item.text else { return false }
      UIPasteboard.general.string = text.part(from: number(0), to: number(1))
      return true
    }
    switch member {
    case "SetTextContents": return replace(0, -1, by: arguments.first?.text ?? "")
    case "InsertText":
      let text = arguments.count > 1 ? arguments[1].text ?? "" : ""
      let part = number(2) < 0 ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(number(2))))
      return replace(number(0), number(0), by: part)
    case "DeleteText": return replace(number(0), number(1), by: "")
    case "CopyText":
      _ = copy()
      return []
    case "CutText": return copy() ? replace(number(0), number(1), by: "") : [.bool(false)]
    case "PasteText": return replace(number(0), number(0), by: UIPasteboard.general.string ?? "")
    default: return nil
    }
  }
}
