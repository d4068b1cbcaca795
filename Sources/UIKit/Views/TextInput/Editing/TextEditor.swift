import Foundation
internal import TrestleText

/// Edits the text of a field or a view: it owns text and selection, and turns keys, input methods and touches into changes.
@MainActor final class TextEditor {
  unowned let host: any TextEditorHost
  var text = EditableText()
  var selection = TextSelection(0)
  /// The marked text of an input method.
  var marked: Range<Int>?
  var markedStyle: [NSAttributedString.Key: Any]?
  /// The attributes of the next typed text, if they were set.
  var typingStyle: TextRunStyle?
  /// The horizontal position that is kept while moving up and down.
  var goal: CGFloat?
  /// The change that continued typing extends.
  var openChange: TextChange?
  /// Whether the next insertion or deletion replaces the whole text.
  var clearsNext = false
  /// The linked storage, if one exists.
  var storage = LinkedTextStorage()
  weak var inputDelegate: (any UITextInputDelegate)?
  weak var pasteDelegate: (any UITextPasteDelegate)?
  private(set) lazy var undoManager = UndoManager()
  private(set) lazy var touches = TextTouches(self)
  private(set) lazy var dragAndDrop = TextDragAndDrop(self)
  private(set) lazy var tokenizer = UITextInputStringTokenizer(textInput: host)

  private var string: String?
  private var preparedText: PreparedText?
  /// The prepared text before a change of the text or its attributes; most of its paragraphs can be reused.
  private var outdated: PreparedText?
  /// Incremented on each change of fonts and colors.
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

  /// The text prepared for layout.
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
    let highlights = host.attributesOfHighlights
    var text = text
    for link in host.detectedLinks {
      text.setStyle(in: link.range) { TextRunStyle($0.attributes.merging([.link: link.url]) { old, _ in old }) }
    }
    return host.traitCollection.performing {
      text.runs.map {
        AttributedText.Run(
          end: $0.end, attributes: $0.style.converted(by: conversion, links: links, highlights: highlights, serial: styleSerial))
      }
    }
  }

  /// Called after a change of fonts, colors or traits.
  func invalidateStyles() {
    Self.serial += 1
    styleSerial = Self.serial
    outdate()
  }

  /// Called after a change of the text.
  func invalidateText() {
    outdate()
    string = nil
  }

  private func outdate() {
    if let preparedText { outdated = preparedText }
    preparedText = nil
  }

  // MARK: Changes by the app

  /// Replaces the text; the caret moves to its end and undo is cleared.
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

  /// Sets the selection, and notifies the delegate if it has changed.
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
