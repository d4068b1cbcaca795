import Foundation

/// A paste or drop into a text: the delegate provides a text for each item, and when all are available they are inserted together.
@MainActor final class TextPaste {
  private let editor: TextEditor
  private let range: Range<Int>
  private var items: [TextPasteItem] = []
  private var left = 0
  private let inserted: (Range<Int>) -> Void

  private init(_ editor: TextEditor, _ range: Range<Int>, inserted: @escaping (Range<Int>) -> Void) {
    self.editor = editor
    self.range = range
    self.inserted = inserted
  }

  /// Replaces a range by the contents of the providers.
  static func paste(
    _ providers: [(provider: NSItemProvider, localObject: Any?)], into editor: TextEditor, at range: Range<Int>,
    inserted: @escaping (Range<Int>) -> Void = { _ in }
  ) {
    guard editor.host.isTextEditable, !providers.isEmpty else { return }
    let paste = TextPaste(editor, range, inserted: inserted)
    let attributes = editor.host.storageAttributes.merging(editor.styleForInsertion(at: range).attributes) { $1 }
    paste.left = providers.count
    paste.items = providers.map { provider, local in
      TextPasteItem(provider, local, attributes, takesPictures: editor.host.allowsEditingTextAttributes)
    }
    for item in paste.items {
      // The item retains the paste until it has its result.
      item.completion = { paste.received() }
      if let delegate = editor.pasteDelegate, let host = editor.host as? any UITextPasteConfigurationSupporting {
        delegate.textPasteConfigurationSupporting(host, transform: item)
      } else {
        item.setDefaultResult()
      }
    }
  }

  private func received() {
    left -= 1
    guard left == 0 else { return }
    let strings = items.compactMap(\.result)
    guard !strings.isEmpty else { return }
    let range = range.clamped(to: 0..<editor.text.count)
    guard let delegate = editor.pasteDelegate, let host = editor.host as? any UITextPasteConfigurationSupporting else {
      if let new = editor.insert(Self.combined(strings), at: range) { inserted(new) }
      return
    }
    let place = TextOffsetRange(range)
    let text = delegate.textPasteConfigurationSupporting(host, combineItemAttributedStrings: strings, for: place)
    let new = delegate.textPasteConfigurationSupporting(host, performPasteOf: text, to: place)
    inserted(editor.range(of: new))
  }

  static func combined(_ strings: [NSAttributedString]) -> NSAttributedString {
    let whole = NSMutableAttributedString(string: "")
    for string in strings { whole.append(string) }
    return whole
  }
}

/// An item of a paste and its result.
@MainActor private final class TextPasteItem: NSObject, UITextPasteItem {
  let itemProvider: NSItemProvider
  let localObject: Any?
  let defaultAttributes: [NSAttributedString.Key: Any]
  private let takesPictures: Bool
  private(set) var result: NSAttributedString?
  var completion: (() -> Void)?

  init(_ provider: NSItemProvider, _ localObject: Any?, _ attributes: [NSAttributedString.Key: Any], takesPictures: Bool) {
    itemProvider = provider
    self.localObject = localObject
    defaultAttributes = attributes
    self.takesPictures = takesPictures
  }

  private func finish(_ result: NSAttributedString?) {
    // Only the first result is used.
    guard let completion else { return }
    self.completion = nil
    self.result = result
    completion()
  }

  func setResult(string: String) { finish(NSAttributedString(string: string)) }
  func setResult(attributedString: NSAttributedString) { finish(attributedString) }
  func setResult(attachment textAttachment: NSTextAttachment) { finish(NSAttributedString(attachment: textAttachment)) }
  func setNoResult() { finish(nil) }

  func setDefaultResult() {
    let loaded = Handoff<NSAttributedString?>()
    if itemProvider.canLoadObject(ofClass: NSString.self) {
      itemProvider.loadObject(ofClass: NSString.self) { object, _ in
        loaded.fill((object as? NSString).map { NSAttributedString(string: $0.description) })
      }
    } else if itemProvider.canLoadObject(ofClass: NSURL.self) {
      itemProvider.loadObject(ofClass: NSURL.self) { object, _ in
        loaded.fill((object as? NSURL).map { NSAttributedString(string: $0.absoluteString) })
      }
    } else if takesPictures, itemProvider.canLoadObject(ofClass: UIImage.self) {
      let image = Handoff<UIImage?>()
      itemProvider.loadObject(ofClass: UIImage.self) { object, _ in image.fill(object as? UIImage) }
      image.receive { image in
        let attachment = NSTextAttachment()
        attachment.image = image
        loaded.fill(image.map { _ in NSAttributedString(attachment: attachment) })
      }
    } else {
      loaded.fill(nil)
    }
    loaded.receive { self.finish($0) }
  }
}
