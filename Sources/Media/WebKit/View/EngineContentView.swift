import UIKit

/// The pixels of a page, its touches, and the text that is typed into its fields.
final class EngineContentView: UIView, UIKeyInput {
  weak var pages: EnginePages?
  private var fingers: [ObjectIdentifier: Int] = [:]
  private var acceptsText = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    layer.contentsGravity = .topLeft
    layer.contentsScale = UIScreen.main.scale.rounded(.up)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ image: CGImage) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.contents = image
    CATransaction.commit()
  }

  // MARK: Touches

  private func send(_ phase: String, _ touches: Set<UITouch>) {
    for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) {
      let identity = ObjectIdentifier(touch)
      if phase == "begin" {
        if fingers.isEmpty { pages?.scroll.touchBegan() }
        fingers[identity] = (0...fingers.count).first { !fingers.values.contains($0) }
      }
      guard let finger = fingers[identity] else { continue }
      pages?.touch(phase, finger: finger, at: touch.location(in: self))
      if phase == "end" || phase == "cancel" { fingers[identity] = nil }
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { send("begin", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { send("move", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { send("end", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { send("cancel", touches) }

  // MARK: Text

  /// Called when a field of the page receives or loses the focus.
  func showKeyboard(_ isShown: Bool, purpose: Int) {
    acceptsText = isShown
    guard isShown else {
      if isFirstResponder { resignFirstResponder() }
      return
    }
    let kinds: [UIKeyboardType] = [.default, .numberPad, .decimalPad, .phonePad, .URL, .emailAddress]
    keyboardType = kinds.indices.contains(purpose) ? kinds[purpose] : .default
    isSecureTextEntry = [6, 7].contains(purpose)
    if isFirstResponder { reloadInputViews() } else { becomeFirstResponder() }
  }

  override var canBecomeFirstResponder: Bool { acceptsText }

  @discardableResult override func resignFirstResponder() -> Bool {
    let resigned = super.resignFirstResponder()
    if resigned, acceptsText {
      acceptsText = false
      pages?.tell(["evaluate", "", "0", PageScripts.world], rest: Data("document.activeElement?.blur()".utf8))
    }
    return resigned
  }

  var hasText: Bool { true }

  func insertText(_ text: String) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { press("Return") }
      if line == "\t" { press("Tab") } else if !line.isEmpty { pages?.tell(["commit", "", String(line)]) }
    }
  }

  func deleteBackward() { press("BackSpace") }

  private func press(_ name: String, modifiers: Int = 0) { pages?.tell(["key", "", name, String(modifiers)]) }

  private static let keys: [UIKeyboardHIDUsage: String] = [
    .keyboardLeftArrow: "Left", .keyboardRightArrow: "Right", .keyboardUpArrow: "Up", .keyboardDownArrow: "Down", .keyboardHome: "Home",
    .keyboardEnd: "End", .keyboardEscape: "Escape", .keyboardDeleteForward: "Delete",
  ]

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    var others: Set<UIPress> = []
    for press in presses {
      guard let key = press.key, let name = Self.keys[key.keyCode] else {
        others.insert(press)
        continue
      }
      let flags = key.modifierFlags
      self.press(name, modifiers: (flags.contains(.shift) ? 1 : 0) | (flags.contains(.control) ? 4 : 0))
    }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  // MARK: Traits

  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.no
  var smartDashesType = UITextSmartDashesType.no
  var smartInsertDeleteType = UITextSmartInsertDeleteType.no
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var isSecureTextEntry = false
  var textContentType: UITextContentType!
}
