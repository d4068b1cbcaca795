import QuartzCore

/// The on-screen keyboard, which types into the first responder of the key window.
@MainActor final class KeyboardView: UIView {
  private(set) var page = KeyboardPage.letters
  private(set) var shift = KeyboardShift.off
  private(set) var alphabet = KeyboardAlphabet.english
  private var type = UIKeyboardType.default
  private var layout: KeyboardLayout?
  private(set) var keys: [KeyboardKeyView] = []
  private let background = CAGradientLayer()
  private weak var served: UIResponder?
  private lazy var touches = KeyboardTouches(self)
  let popup = KeyPopup()
  private var lastShift: CFTimeInterval = -1
  private var lastSpace: CFTimeInterval = -1
  /// The inset at the bottom without keys.
  var bottomInset: CGFloat = 0 {
    didSet { if bottomInset != oldValue { setNeedsLayout() } }
  }

  init() {
    super.init(frame: .zero)
    isMultipleTouchEnabled = true
    layer.addSublayer(background)
    popup.isHidden = true
    addSubview(popup)
    accessibilityLabel = LocalizedStrings.word("Keyboard")
    languageChanged()
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Target

  func serve(_ responder: UIResponder) {
    let traits = responder as? any UITextInputTraits
    let isOther = served !== responder || type != traits?.keyboardType ?? .default
    served = responder
    type = traits?.keyboardType ?? .default
    if isOther {
      page = KeyboardLayout.firstPage(type)
      shift = .off
      stop()
    }
    contextChanged()
    setNeedsLayout()
  }

  func languageChanged() {
    let language = KeyboardPresenter.shared.language ?? Locale.preferredLanguages.first ?? Locale.current.identifier
    alphabet = KeyboardAlphabet(language: language)
    setNeedsLayout()
  }

  /// One language for each of the user's alphabets.
  private var languages: [String] {
    var seen: [[String]] = []
    return KeyboardPresenter.shared.userLanguages.filter { language in
      let rows = KeyboardAlphabet(language: language).rows
      defer { seen.append(rows) }
      return !seen.contains(rows)
    }
  }

  /// Advances to the user's next alphabet, and after the last to the first.
  private func useNextLanguage() {
    let languages = languages
    guard !languages.isEmpty else { return }
    let index = languages.firstIndex { KeyboardAlphabet(language: $0).rows == alphabet.rows }
    KeyboardPresenter.shared.language = languages[index.map { ($0 + 1) % languages.count } ?? 0]
    NotificationCenter.default.post(name: UITextInputMode.currentInputModeDidChangeNotification, object: nil)
  }

  private var traits: (any UITextInputTraits)? { served as? any UITextInputTraits }
  private var receiver: (any UIKeyInput)? { TextEntry.receiver }

  /// Updates the shift state from the text before the caret.
  func contextChanged() {
    TextInteractions.textEntered()
    if shift != .locked, page == .letters { shift = wantsCapital ? .once : .off }
    updateKeys()
  }

  private var wantsCapital: Bool {
    guard alphabet.hasCase, let traits, !traits.isSecureTextEntry, type != .emailAddress, type != .URL else { return false }
    switch traits.autocapitalizationType {
    case .none: return false
    case .allCharacters: return true
    case .words: return textBefore.last.map { $0.isWhitespace } ?? true
    case .sentences: return isProse && Capitals.beginsSentence(textBefore)
    }
  }

  private var isProse: Bool { traits?.textContentType?.isProse ?? true }

  /// The text before the caret, as far as capitals depend on it.
  private var textBefore: Substring {
    guard let input = receiver as? any UITextInput, let selection = input.selectedTextRange else { return "" }
    let start = input.position(from: selection.start, offset: -20) ?? input.beginningOfDocument
    return input.textRange(from: start, to: selection.start).flatMap { input.text(in: $0) }.map { Substring($0) } ?? ""
  }

  private var returnIsEnabled: Bool { !(traits?.enablesReturnKeyAutomatically ?? false) || (receiver?.hasText ?? false) }

  // MARK: Key actions

  func perform(_ key: KeyboardKey) {
    switch key.action {
    case .type(let text): type(cased(text))
    case .space: space()
    case .delete: delete()
    case .shift: pressShift()
    case .page(let page): show(page)
    case .return:
      guard returnIsEnabled else { return }
      receiver?.insertText("\n")
      TextInteractions.textEntered()
      if page != KeyboardLayout.firstPage(type) { show(KeyboardLayout.firstPage(type)) }
    case .nextLanguage: useNextLanguage()
    case .dictate: dictate()
    case .nothing: break
    }
  }

  func type(_ text: String) {
    receiver?.insertText(text)
    if shift == .once { shift = .off }
    if page != KeyboardLayout.firstPage(type), text == "'" { show(KeyboardLayout.firstPage(type)) }
    contextChanged()
  }

  /// Inserts a space. Two spaces after a word become a full stop and a space, if correction is allowed.
  private func space() {
    let now = CACurrentMediaTime()
    let before = textBefore
    if traits?.autocorrectionType != .no, isProse, now - lastSpace < 0.7, before.hasSuffix(" "),
      before.dropLast().last.map({ $0.isLetter || $0.isNumber }) ?? false
    {
      receiver?.deleteBackward()
      receiver?.insertText(". ")
      lastSpace = -1
    } else {
      receiver?.insertText(" ")
      lastSpace = now
    }
    if page != KeyboardLayout.firstPage(type) { show(KeyboardLayout.firstPage(type)) }
    if shift == .once { shift = .off }
    contextChanged()
  }

  func delete(word: Bool = false) {
    if word, let host = receiver as? any TextEditorHost, host.editor.selection.isCaret {
      host.editor.delete(to: host.editor.prepared.previousWordStart(before: host.editor.selection.head))
    } else {
      receiver?.deleteBackward()
    }
    contextChanged()
  }

  private func pressShift() {
    let now = CACurrentMediaTime()
    switch shift {
    case .locked: shift = .off
    case .off, .once:
      if now - lastShift < 0.3 { shift = .locked } else { shift = shift == .once ? .off : .once }
    }
    lastShift = now
    updateKeys()
  }

  private func show(_ new: KeyboardPage) {
    guard page != new else { return }
    page = new
    if new == .letters, shift != .locked { shift = wantsCapital ? .once : .off }
    setNeedsLayout()
  }

  /// Returns a key's text in the case of the shift state.
  func cased(_ text: String) -> String { page == .letters && shift != .off && text.count == 1 ? alphabet.uppercased(text) : text }

  func stop() {
    touches.cancel()
    Dictation.shared.end()
  }

  /// The optional keys beside the space bar: for the next language and for dictation.
  private var extras: [KeyboardKey.Action] {
    var extras: [KeyboardKey.Action] = languages.count > 1 ? [.nextLanguage] : []
    if canDictate { extras.append(.dictate) }
    return extras
  }

  /// Whether the edited text accepts dictation: neither a password nor an address.
  private var canDictate: Bool {
    guard Dictation.shared.isAvailable, receiver is any UITextInput, traits?.isSecureTextEntry != true else { return false }
    return type != .emailAddress && type != .URL
  }

  private func dictate() {
    guard !Dictation.shared.isListening else { return Dictation.shared.end() }
    guard let input = receiver as? any UITextInput else { return }
    Dictation.shared.begin(for: input, language: alphabet.language) { [weak self] in self?.contextChanged() }
    updateKeys()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let wanted = KeyboardLayout(page: page, type: type, alphabet: alphabet, extras: extras)
    if wanted != layout {
      layout = wanted
      touches.keysChanged()
      for key in keys { key.removeFromSuperview() }
      keys = wanted.rows.flatMap { $0 }.map { KeyboardKeyView($0, keyboard: self) }
      for key in keys { insertSubview(key, belowSubview: popup) }
    }
    background.frame = bounds
    let look = traitCollection.design.keyboard
    background.colors = [look.background.top, look.background.bottom].map { $0.resolvedColor(with: traitCollection).cgColor }
    let frames = KeyboardFrames(
      wanted, in: CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - bottomInset), look: look,
      scale: traitCollection.drawingScale)
    for (key, frame) in zip(keys, frames.all) { key.frame = frame }
    updateKeys()
  }

  func updateKeys() {
    for key in keys { key.show(state(of: key)) }
  }

  private func state(of view: KeyboardKeyView) -> KeyboardKeyView.State {
    var state = KeyboardKeyView.State(title: "", spoken: "")
    state.isPressed = touches.isPressed(view)
    switch view.key.action {
    case .type(let text):
      state.spoken = cased(text)
      let isCapital = traitCollection.design.keyboard.showsCapitals && page == .letters && text.count == 1
      state.title = isCapital ? alphabet.uppercased(text) : state.spoken
    case .space:
      state.title = LocalizedStrings.word("space")
      state.spoken = state.title
    case .nextLanguage: state.spoken = LocalizedStrings.word("Next keyboard")
    case .dictate:
      state.spoken = LocalizedStrings.word("Dictate")
      state.isActive = Dictation.shared.isListening
    case .delete: state.spoken = LocalizedStrings.word("delete")
    case .shift:
      state.spoken = LocalizedStrings.word(shift == .locked ? "caps lock" : "shift")
      state.isActive = shift != .off
      state.isLocked = shift == .locked
    case .page(.letters): (state.title, state.spoken) = ("ABC", LocalizedStrings.word("letters"))
    case .page(.numbers): (state.title, state.spoken) = ("123", LocalizedStrings.word("numbers"))
    case .page: (state.title, state.spoken) = ("#+=", LocalizedStrings.word("symbols"))
    case .return:
      let returnType = traits?.returnKeyType ?? .default
      (state.title, state.spoken) = (returnType.title, returnType.title)
      state.isAction = returnType != .default && returnType != .next
      state.isEnabled = returnIsEnabled
    case .nothing: break
    }
    return state
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  // MARK: Touches

  /// Returns the key nearest to a point, so that there are no gaps between hit areas.
  func key(at point: CGPoint) -> KeyboardKeyView? {
    func distance(_ frame: CGRect) -> CGFloat {
      let x = max(frame.minX - point.x, point.x - frame.maxX, 0)
      let y = max(frame.minY - point.y, point.y - frame.maxY, 0)
      return x * x + y * y
    }
    let near = keys.filter { $0.key.action != .nothing }.min { distance($0.frame) < distance($1.frame) }
    return near.flatMap { distance($0.frame) < 400 ? $0 : nil }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { self.touches.began(touch) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { self.touches.moved(touch) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { self.touches.ended(touch) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches.cancel() }
}

extension UIReturnKeyType {
  var title: String {
    switch self {
    case .default: LocalizedStrings.word("return")
    case .go: LocalizedStrings.word("Go")
    case .google, .yahoo, .search: LocalizedStrings.word("Search")
    case .join: LocalizedStrings.word("Join")
    case .next: LocalizedStrings.word("Next")
    case .route: LocalizedStrings.word("Route")
    case .send: LocalizedStrings.word("Send")
    case .done: LocalizedStrings.word("Done")
    case .emergencyCall: LocalizedStrings.word("Emergency")
    case .continue: LocalizedStrings.word("Continue")
    }
  }
}
