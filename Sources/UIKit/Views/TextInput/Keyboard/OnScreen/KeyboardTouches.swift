import CoreGraphics

/// Touches on the keyboard: a touch slides to a key and types on release; a long press shows alternatives, and delete repeats.
@MainActor final class KeyboardTouches {
  private unowned let keyboard: KeyboardView

  /// The state of a touch.
  private enum Press {
    case typing
    /// The key acted on touch down, as shift does.
    case done
    case deleting(count: Int)
    case choosing
  }

  private struct Finger {
    var key: KeyboardKeyView
    var press: Press
    var deadline: Deadlines.Token?
  }

  private var fingers: [UITouch: Finger] = [:]
  private static let hold = 0.5
  private static let repeatPause = 0.1
  /// The number of deleted letters after which whole words are deleted.
  private static let lettersBeforeWords = 20

  init(_ keyboard: KeyboardView) {
    self.keyboard = keyboard
  }

  private var look: UIDesign.Keyboard { keyboard.traitCollection.design.keyboard }

  func isPressed(_ key: KeyboardKeyView) -> Bool {
    fingers.values.contains { finger in
      guard finger.key === key else { return false }
      return key.key.action != .shift
    }
  }

  func began(_ touch: UITouch) {
    // A second touch types the key of the first.
    for other in Array(fingers.keys) where other !== touch { ended(other) }
    guard let key = keyboard.key(at: touch.location(in: keyboard)) else { return }
    switch key.key.action {
    case .shift, .page:
      fingers[touch] = Finger(key: key, press: .done)
      keyboard.perform(key.key)
      if case .page = key.key.action { fingers[touch] = nil }
    case .delete:
      fingers[touch] = Finger(key: key, press: .deleting(count: 1))
      keyboard.delete()
      repeatDelete(touch, after: Self.hold)
    default:
      fingers[touch] = Finger(key: key, press: .typing)
      offer(key, for: touch)
    }
    keyboard.updateKeys()
  }

  /// Shows the character of the touched key, and after a delay its alternatives.
  private func offer(_ key: KeyboardKeyView, for touch: UITouch) {
    Deadlines.cancel(fingers[touch]?.deadline)
    fingers[touch]?.deadline = nil
    guard case .type(let text) = key.key.action, text.count == 1, key.key.width == .letter else {
      keyboard.popup.isHidden = true
      return
    }
    show([keyboard.cased(text)], above: key)
    guard let variants = KeyboardAlphabet.variants[text] else { return }
    fingers[touch]?.deadline = Deadlines.add(after: Self.hold) { [weak self] in
      guard let self, self.fingers[touch]?.key === key else { return }
      self.fingers[touch]?.press = .choosing
      self.show([self.keyboard.cased(text)] + variants.map { self.keyboard.cased(String($0)) }, above: key)
    }
  }

  private func show(_ choices: [String], above key: KeyboardKeyView) {
    keyboard.popup.isHidden = false
    keyboard.popup.show(choices, above: key.frame, in: keyboard.bounds, look: look)
  }

  private func repeatDelete(_ touch: UITouch, after delay: Double) {
    fingers[touch]?.deadline = Deadlines.add(after: delay) { [weak self] in
      guard let self, case .deleting(let count)? = self.fingers[touch]?.press else { return }
      let byWord = count > Self.lettersBeforeWords
      self.fingers[touch]?.press = .deleting(count: count + 1)
      self.keyboard.delete(word: byWord)
      self.repeatDelete(touch, after: byWord ? 3 * Self.repeatPause : Self.repeatPause)
    }
  }

  func moved(_ touch: UITouch) {
    guard let finger = fingers[touch] else { return }
    let point = touch.location(in: keyboard)
    switch finger.press {
    case .choosing: keyboard.popup.choose(at: point.x, look: look)
    case .typing:
      guard let key = keyboard.key(at: point), key !== finger.key else { return }
      switch key.key.action {
      case .type, .space, .return: break
      default: return
      }
      fingers[touch]?.key = key
      offer(key, for: touch)
      keyboard.updateKeys()
    case .done, .deleting: break
    }
  }

  func ended(_ touch: UITouch) {
    guard let finger = fingers.removeValue(forKey: touch) else { return }
    Deadlines.cancel(finger.deadline)
    switch finger.press {
    case .choosing:
      let choice = keyboard.popup.choice
      keyboard.popup.isHidden = true
      if let choice { keyboard.type(choice) }
    case .typing:
      keyboard.popup.isHidden = true
      keyboard.perform(finger.key.key)
    case .done, .deleting: break
    }
    keyboard.updateKeys()
  }

  func cancel() {
    for finger in fingers.values { Deadlines.cancel(finger.deadline) }
    fingers = [:]
    keyboard.popup.isHidden = true
  }

  /// Cancels the touches after a change of the keys.
  func keysChanged() { cancel() }
}
