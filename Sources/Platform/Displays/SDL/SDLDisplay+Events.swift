internal import TrestleCSDL2
import Foundation

extension SDLDisplay {
  package func nextEvent() -> InputEvent? {
    while true {
      if queueStart < queue.count {
        queueStart += 1
        return queue[queueStart - 1]
      }
      queue.removeAll(keepingCapacity: true)
      queueStart = 0
      guard connection.takeEvent(for: self) else { return nil }
    }
  }

  func translate(_ event: inout SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: queue.append(.quit)
    case SDL_WINDOWEVENT: translateWindow(event.window)
    case SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL: translateMouse(event)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: translateFinger(event.tfinger)
    case SDL_KEYDOWN, SDL_KEYUP: translateKey(event.key)
    case SDL_TEXTINPUT: queue.append(.text(Self.text(of: &event.text.text)))
    case SDL_TEXTEDITING:
      let caret = Int(event.edit.start)
      let selected = Int(event.edit.length)
      queue.append(.composition(CompositionEvent(preedit: Self.text(of: &event.edit.text), caret: caret, selected: max(0, selected))))
    case SDL_TEXTEDITING_EXT:
      guard let text = event.editExt.text else { return }
      queue.append(
        .composition(
          CompositionEvent(preedit: String(cString: text), caret: Int(event.editExt.start), selected: max(0, Int(event.editExt.length)))))
      sdl.free(text)
    case SDL_DROPFILE, SDL_DROPTEXT:
      guard let file = event.drop.file else { return }
      let text = String(cString: file)
      sdl.free(file)
      // Some compositors report drags to both objects, others to one of them.
      guard connection.wayland?.receivesDrags != true else { return }
      queue.append(.drop(SDL_EventType(event.type) == SDL_DROPFILE ? .file(URL(fileURLWithPath: text)) : .text(text)))
    case SDL_CLIPBOARDUPDATE: queue.append(.clipboardChanged)
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET:
      textureSize = (0, 0)
      queue.append(.exposed)
    default: break
    }
  }

  private func translateWindow(_ event: SDL_WindowEvent) {
    guard event.windowID == windowID else { return }
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      let oldScale = scale
      if readSize() { queue.append(scale == oldScale ? .resize(size) : .scale(scale)) }
    case SDL_WINDOWEVENT_EXPOSED:
      compositor?.forget()
      queue.append(.exposed)
    case SDL_WINDOWEVENT_FOCUS_GAINED: queue.append(.focus(true))
    case SDL_WINDOWEVENT_FOCUS_LOST:
      heldKeys = []
      queue.append(.focus(false))
    case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN: queue.append(.visibility(false))
    case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN: queue.append(.visibility(true))
    case SDL_WINDOWEVENT_LEAVE: if heldButtons.isEmpty { queue.append(.hover(nil)) }
    case SDL_WINDOWEVENT_CLOSE: queue.append(.close)
    case SDL_WINDOWEVENT_DISPLAY_CHANGED:
      let (old, oldScale) = (size, scale)
      readSize()
      if scale != oldScale { queue.append(.scale(scale)) } else if size != old { queue.append(.resize(size)) }
      queue.append(.displayChanged)
    default: break
    }
  }

  private func point(_ x: some BinaryInteger, _ y: some BinaryInteger) -> CGPoint {
    CGPoint(x: CGFloat(x) * size.width / CGFloat(max(1, windowWidth)), y: CGFloat(y) * size.height / CGFloat(max(1, windowHeight)))
  }

  private func translateMouse(_ event: SDL_Event) {
    let modifiers = KeyModifiers(sdl: UInt32(sdl.getModState().rawValue))
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION:
      guard event.motion.which != Self.touchMouse else { return }
      let location = point(event.motion.x, event.motion.y)
      if let button = heldButtons.first {
        queue.append(.pointer(PointerEvent(.move, at: location, button: button, modifiers: modifiers)))
      } else {
        queue.append(.hover(location))
      }
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      guard event.button.which != Self.touchMouse, let button = PointerEvent.Button(rawValue: Int(event.button.button)) else { return }
      let isDown = SDL_EventType(event.type) == SDL_MOUSEBUTTONDOWN
      let location = point(event.button.x, event.button.y)
      heldButtons.removeAll { $0 == button }
      if isDown { heldButtons.append(button) }
      queue.append(
        .pointer(
          PointerEvent(isDown ? .down : .up, at: location, button: button, clicks: max(1, Int(event.button.clicks)), modifiers: modifiers)))
    default:
      let wheel = event.wheel
      guard wheel.which != Self.touchMouse else { return }
      let sign: CGFloat = wheel.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
      let isFine = wheel.preciseX != wheel.preciseX.rounded() || wheel.preciseY != wheel.preciseY.rounded()
      // SDL's positive direction is to the right, which moves the content left.
      let delta = Offset(
        dx: -CGFloat(wheel.preciseX) * sign * Self.pointsPerNotch, dy: CGFloat(wheel.preciseY) * sign * Self.pointsPerNotch)
      queue.append(
        .wheel(
          WheelEvent(at: point(wheel.mouseX, wheel.mouseY), delta: delta, source: isFine ? .continuous : .notched, modifiers: modifiers)))
    }
  }

  /// The distance that one notch of the wheel moves the content: about one table row.
  static let pointsPerNotch: CGFloat = 48

  /// The identifier of the mouse that SDL simulates for fingers.
  private static let touchMouse = UInt32.max

  private func translateFinger(_ event: SDL_TouchFingerEvent) {
    let kind = sdl.getTouchDeviceType(event.touchId)
    guard kind != SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE, kind != SDL_TOUCH_DEVICE_INDIRECT_RELATIVE else { return }
    let key = FingerKey(device: event.touchId, finger: event.fingerId)
    let location = CGPoint(x: Self.rounded(CGFloat(event.x) * size.width), y: Self.rounded(CGFloat(event.y) * size.height))
    let phase: TouchEvent.Phase
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN:
      phase = .began
      if fingers[key] == nil { fingers[key] = (0...).first { id in !fingers.values.contains(id) } }
    case SDL_FINGERMOTION: phase = .moved
    default: phase = .ended
    }
    guard let id = fingers[key] else { return }
    if phase == .ended { fingers[key] = nil }
    queue.append(.touch(TouchEvent(phase, id: id, at: location, pressure: event.pressure > 0 ? CGFloat(event.pressure) : 1)))
  }

  /// SDL reports fractions of the window in single precision; differences below a sixty-fourth of a point are rounding errors.
  private static func rounded(_ value: CGFloat) -> CGFloat { (value * 64).rounded() / 64 }

  private func translateKey(_ event: SDL_KeyboardEvent) {
    let usage = Int(event.keysym.scancode.rawValue)
    guard usage > 0 else { return }
    if SDL_EventType(event.type) == SDL_KEYDOWN { heldKeys.insert(usage) } else { heldKeys.remove(usage) }
    var modifiers = KeyModifiers(sdl: UInt32(event.keysym.mod))
    if (0x53...0x63).contains(usage) { modifiers.insert(.numericPad) }
    let code = event.keysym.sym
    let isCharacter = code > 0 && code & (1 << 30) == 0
    let characters = isCharacter ? Unicode.Scalar(UInt32(code)).map { String(Character($0)) } ?? "" : ""
    queue.append(
      .key(
        KeyEvent(
          SDL_EventType(event.type) == SDL_KEYDOWN ? .down : .up, usage: usage, characters: characters, modifiers: modifiers,
          isRepeat: event.repeat != 0)))
  }

  /// Reads the text from one of SDL's fixed-size arrays.
  private static func text<Storage>(of storage: inout Storage) -> String {
    withUnsafeBytes(of: &storage) { bytes in String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

extension KeyModifiers {
  init(sdl bits: UInt32) {
    self = []
    if bits & KMOD_SHIFT.rawValue != 0 { insert(.shift) }
    if bits & KMOD_CTRL.rawValue != 0 { insert(.control) }
    if bits & KMOD_ALT.rawValue != 0 { insert(.alternate) }
    if bits & KMOD_GUI.rawValue != 0 { insert(.command) }
    if bits & KMOD_CAPS.rawValue != 0 { insert(.capsLock) }
  }
}
