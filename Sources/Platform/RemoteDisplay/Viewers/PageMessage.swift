import Foundation
internal import TrestlePlatform

/// A message that only the page of this server sends, since VNC has none for it. Positions are pixels of the frame.
enum PageMessage: Equatable {
  case touch(TouchEvent)
  case pointer(PointerEvent)
  /// The mouse moved without a button; nil when it left.
  case hover(CGPoint?)
  case wheel(WheelEvent)
  case key(KeyEvent)
  case text(String)
  case composition(CompositionEvent)
  case screen(CGSize, scale: CGFloat)
  case appearance(SystemAppearance)
  case clipboard(String)
  case focus(Bool)

  static let type: UInt8 = 200

  /// Nil for a payload that is too short or has numbers out of range.
  init?(kind: UInt8, _ input: ByteReader) {
    func point(_ index: Int) -> CGPoint? {
      guard let x = input.float(index), let y = input.float(index + 4), abs(x) < 1e6, abs(y) < 1e6 else { return nil }
      return CGPoint(x: x, y: y)
    }
    switch kind {
    case 1:
      let phases: [TouchEvent.Phase] = [.began, .moved, .ended, .cancelled]
      guard let phase = input.byte(0), phase < 4, let id = input.byte(1), let place = point(2), let pressure = input.float(10) else {
        return nil
      }
      self = .touch(TouchEvent(phases[Int(phase)], id: Int(id), at: place, pressure: min(1, max(0, pressure))))
    case 2:
      guard let phase = input.byte(0), phase < 5, let number = input.byte(1), let clicks = input.byte(2), let place = point(4) else {
        return nil
      }
      if phase >= 3 {
        self = .hover(phase == 3 ? place : nil)
        return
      }
      guard let button = PointerEvent.Button(rawValue: Int(number)) else { return nil }
      let phases: [PointerEvent.Phase] = [.down, .move, .up]
      self = .pointer(
        PointerEvent(
          phases[Int(phase)], at: place, button: button, clicks: max(1, Int(clicks)), modifiers: KeyModifiers(page: input.byte(3) ?? 0)))
    case 3:
      guard let source = input.byte(0), source < 2, let place = point(2), let delta = point(10) else { return nil }
      // The browser's system adds the momentum of a trackpad.
      self = .wheel(
        WheelEvent(
          at: place, delta: Offset(dx: delta.x, dy: delta.y), source: source == 0 ? .notched : .momentum,
          modifiers: KeyModifiers(page: input.byte(1) ?? 0)))
    case 4:
      guard let phase = input.byte(0), phase < 3, let modifiers = input.byte(1), let count = input.byte(2), input.count >= 3 + Int(count)
      else { return nil }
      let code = String(decoding: input.slice(3, Int(count)), as: UTF8.self)
      guard let usage = KeyUsage.ofBrowser[code] else { return nil }
      var held = KeyModifiers(page: modifiers)
      if (0x53...0x63).contains(usage) { held.insert(.numericPad) }
      let characters = input.text(from: 3 + Int(count))
      guard characters.utf8.count <= 64 else { return nil }
      self = .key(KeyEvent(phase == 1 ? .up : .down, usage: usage, characters: characters, modifiers: held, isRepeat: phase == 2))
    case 5: self = .text(input.text(from: 0))
    case 6:
      let text = input.text(from: 4)
      let caret = min(input.short(0), text.count)
      self = .composition(CompositionEvent(preedit: text, caret: caret, selected: min(input.short(2), text.count - caret)))
    case 7:
      guard let size = point(0), let scale = input.float(8), size.x >= 1, size.y >= 1, scale > 0 else { return nil }
      self = .screen(CGSize(width: size.x, height: size.y), scale: scale)
    case 8:
      guard let isDark = input.byte(0), let scale = input.float(1), (0.25...8).contains(scale) else { return nil }
      self = .appearance(SystemAppearance(isDark: isDark != 0, textScale: scale))
    case 9: self = .clipboard(input.text(from: 0))
    case 10: self = .focus(input.byte(0) != 0)
    default: return nil
    }
  }
}

extension KeyModifiers {
  /// The bits that the page sends.
  init(page bits: UInt8) {
    self = []
    if bits & 1 != 0 { insert(.shift) }
    if bits & 2 != 0 { insert(.control) }
    if bits & 4 != 0 { insert(.alternate) }
    if bits & 8 != 0 { insert(.command) }
    if bits & 16 != 0 { insert(.capsLock) }
  }
}
