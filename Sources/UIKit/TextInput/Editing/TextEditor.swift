import Foundation
internal import Text

/// Edits the text of a field or a view: it holds text and selection, and turns keys, typing, input methods and touches into changes.
@MainActor final class TextEditor {
  unowned let host: any TextEditorHost
  var text = EditableText()
  var selection = TextSelection(0)
  /// What an input method is composing.
  var marked: Range<Int>?
  var markedStyle: [NSAttributedString.Key: Any]?
  /// The attributes of what is typed next, if they were set.
  var typingStyle: TextRunStyle?
  /// The place in the line to which moving up and down keeps.
  var goal: CGFloat?
  /// The change that typing goes on with.
  var openChange: TextChange?
  /// Whether the next insertion or deletion replaces the whole text.
  var clearsNext = false
  /// The storage that has the same text, once there is one.
  var storage = LinkedTextStorage()
  weak var inputDelegate: (any UITextInputDelegate)?
  weak var pasteDelegate: (any UITextPasteDelegate)?
  private(set) lazy var undoManager = UndoManager()
  private(set) lazy var touches = TextTouches(self)
  private(set) lazy var dragAndDrop = TextDragAndDrop(self)
  private(set) lazy var tokenizer = UITextInputStringTokenizer(textInput: host)

  private var string: String?
  private var preparedText: PreparedText?
  /// What was prepared before the text or its attributes changed: most paragraphs of the next are the same.
  private var outdated: PreparedText?
  /// Counts the states of fonts and colours.
  private var styleSerial = 0
  private static var serial = 0

  init(_ host: any TextEditorHost) {
    self.host = host
    invalidateStyles()
  }

  var plainText: String {
    if let string { return string }
    let made = String(decoding: text.units, as: UTF16.self)
    string = made
    return made
  }

  /// The text as it is laid out, itemised.
  var prepared: PreparedText {
    if let preparedText { return preparedText }
    let attributed = AttributedText(utf16: text.units, runs: convertedRuns)
    let made: PreparedText
    if let outdated {
      made = PreparedText(attributed, defaultDirection: host.textDirection, replacing: outdated)
    } else {
      made = PreparedText(attributed, defaultDirection: host.textDirection)
    }
    outdated = nil
    preparedText = made
    return made
  }

  var convertedRuns: [AttributedText.Run] {
    let conversion = host.textConversion
    let links = host.attributesOfLinks
    var text = text
    for link in host.detectedLinks {
      text.setStyle(in: link.range) { TextRunStyle($0.attributes.merging([.link: link.url]) { old, _ in old }) }
    }
    return host.traitCollection.performing {
      text.runs.map {
        AttributedText.Run(end: $0.end, attributes: $0.style.converted(by: conversion, links: links, serial: styleSerial))
      }
    }
  }

  /// Fonts, colours or traits changed.
  func invalidateStyles() {
    Self.serial += 1
    styleSerial = Self.serial
    outdate()
  }

  /// The text itself changed.
  func invalidateText() {
    outdate()
    string = nil
  }

  private func outdate() {
    if let preparedText { outdated = preparedText }
    preparedText = nil
  }

  // MARK: Changes by the program

  /// Replaces the text; the caret goes to its end and nothing can be undone.
  func setText(_ new: EditableText) {
    inputDelegate?.textWillChange(host)
    let old = text.count
    text = new
    pushToStorage(0..<old, new)
    typingStyle = nil
    marked = nil
    selection = TextSelection(new.count)
    goal = nil
    forgetUndo()
    invalidateText()
    host.textNeedsDisplay()
    inputDelegate?.textDidChange(host)
    if host.isFirstResponder { KeyboardPresenter.shared.contextChanged() }
  }

  func forgetUndo() {
    openChange = nil
    if undoManager.canUndo || undoManager.canRedo { undoManager.removeAllActions() }
  }

  /// Selects, as a program or a person does, and tells the delegate if that is another selection.
  func select(_ new: TextSelection, keepsGoal: Bool = false) {
    let new = new.clamped(to: text.count)
    if !keepsGoal { goal = nil }
    guard new != selection else { return }
    let isOther = new.range != selection.range
    inputDelegate?.selectionWillChange(host)
    selection = new
    if isOther {
      openChange = nil
      typingStyle = nil
    }
    host.selectionNeedsDisplay()
    inputDelegate?.selectionDidChange(host)
    if isOther {
      host.selectionDidChange()
      KeyboardPresenter.shared.contextChanged()
    }
  }
}
