import CoreGraphics

/// Links and attachments in text that is not editable.
extension UITextView {
  /// The types of data that the view detects in its text while it is not editable.
  public final var dataDetectorTypes: UIDataDetectorTypes {
    get { style.detectedTypes }
    set {
      guard style.detectedTypes != newValue else { return }
      style.detectedTypes = newValue
      display.found = nil
      stylesChanged()
    }
  }

  final var detectedLinks: [DataDetector.Finding] {
    guard !style.detectedTypes.isEmpty, !isTextEditable else { return [] }
    let text = editor.plainText
    if let found = display.found, found.text == text { return found.links }
    let links = DataDetector.findings(in: text, style.detectedTypes)
    display.found = (text, links)
    return links
  }

  /// Performs an item's primary action after a tap; a tap beside items clears the selection.
  final func tapped(at point: CGPoint) -> Bool {
    guard !isTextEditable else { return false }
    if let item = item(at: point) {
      guard mayInteract(with: item, .invokeDefaultAction) else { return true }
      action(for: item)?.performWithSender(self, target: nil)
      return true
    }
    if isFirstResponder { editor.select(TextSelection(editor.selection.head)) }
    return true
  }

  /// Opens the menu of a link after a long press.
  final func held(at point: CGPoint) -> Bool {
    guard !isTextEditable, let item = item(at: point) else { return false }
    guard mayInteract(with: item, .presentActions) else { return true }
    let standard = standardMenu(of: item)
    let menu =
      if let delegate { delegate.textView(self, menuConfigurationFor: item, defaultMenu: standard)?.menu } else { standard as UIMenu? }
    guard let menu, !menu.children.isEmpty else { return false }
    return MenuPresenter.present(menu, at: point, in: self) != nil
  }

  private func standardMenu(of item: UITextItem) -> UIMenu {
    guard case .link(let url) = item.content else { return UIMenu() }
    let open = UIAction(title: LocalizedStrings.word("Open Link")) { _ in UIApplication.shared.open(url) }
    let copy = UIAction(title: LocalizedStrings.word("Copy Link")) { _ in
      UIPasteboard.general.string = url.absoluteString
    }
    return UIMenu(title: url.absoluteString, children: [open, copy])
  }

  private func mayInteract(with item: UITextItem, _ interaction: UITextItemInteraction) -> Bool {
    switch item.content {
    case .link(let url): delegate?.textView(self, shouldInteractWith: url, in: item.range, interaction: interaction) ?? true
    case .textAttachment(let attachment):
      delegate?.textView(self, shouldInteractWith: attachment, in: item.range, interaction: interaction) ?? true
    case .tag: true
    }
  }

  private func action(for item: UITextItem) -> UIAction? {
    let standard = UIAction { _ in
      if case .link(let url) = item.content { UIApplication.shared.open(url) }
    }
    guard let delegate else { return standard }
    return delegate.textView(self, primaryActionFor: item, defaultAction: standard)
  }

  private func item(at point: CGPoint) -> UITextItem? {
    guard let found = editor.characterRange(at: point) as? TextOffsetRange else { return nil }
    let offset = found.range.lowerBound
    if let (value, range) = run(at: offset, with: .link), let url = value as? URL ?? (value as? String).flatMap({ URL(string: $0) }) {
      return UITextItem(.link(url), range: range)
    }
    if let (value, range) = run(at: offset, with: .attachment), let attachment = value as? NSTextAttachment {
      return UITextItem(.textAttachment(attachment), range: range)
    }
    if let (value, range) = run(at: offset, with: .textItemTag), let tag = value as? String { return UITextItem(.tag(tag), range: range) }
    guard let link = detectedLinks.first(where: { $0.range.contains(offset) }) else { return nil }
    return UITextItem(.link(link.url), range: NSRange(link.range))
  }

  private func run(at offset: Int, with key: NSAttributedString.Key) -> (value: Any, range: NSRange)? {
    let runs = editor.text.runs
    let index = editor.text.runIndex(at: offset)
    guard let value = runs[index].style.attributes[key] else { return nil }
    let start = index > 0 ? runs[index - 1].end : 0
    return (value, NSRange(location: start, length: runs[index].end - start))
  }
}
