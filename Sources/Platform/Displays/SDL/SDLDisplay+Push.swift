internal import TrestleCSDL2
import Foundation

extension SDLDisplay {
  /// Puts an event into SDL's own queue, as a driver would, so that tests cover the complete path to the views.
  ///
  /// Only user input can be pushed; a display's own events (size, focus) have to come from the system.
  package func push(_ input: InputEvent) {
    var event = SDL_Event()
    let toWindow = CGSize(width: CGFloat(windowWidth) / max(1, size.width), height: CGFloat(windowHeight) / max(1, size.height))
    switch input {
    case .hover(let location?):
      event.type = SDL_MOUSEMOTION.rawValue
      event.motion.windowID = windowID
      event.motion.x = Int32(location.x * toWindow.width)
      event.motion.y = Int32(location.y * toWindow.height)
    case .pointer(let pointer):
      let x = Int32(pointer.location.x * toWindow.width)
      let y = Int32(pointer.location.y * toWindow.height)
      if pointer.phase == .move {
        event.type = SDL_MOUSEMOTION.rawValue
        event.motion.windowID = windowID
        event.motion.x = x
        event.motion.y = y
      } else {
        event.type = (pointer.phase == .down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP).rawValue
        event.button.windowID = windowID
        event.button.button = UInt8(pointer.button.rawValue)
        event.button.clicks = UInt8(pointer.clicks)
        event.button.x = x
        event.button.y = y
      }
    case .touch(let touch):
      let type =
        switch touch.phase {
        case .began: SDL_FINGERDOWN
        case .moved: SDL_FINGERMOTION
        case .ended, .cancelled: SDL_FINGERUP
        }
      event.type = type.rawValue
      event.tfinger.touchId = 1
      event.tfinger.fingerId = Int64(touch.id)
      event.tfinger.windowID = windowID
      event.tfinger.x = Float(touch.location.x / max(1, size.width))
      event.tfinger.y = Float(touch.location.y / max(1, size.height))
      event.tfinger.pressure = Float(touch.pressure)
    case .wheel(let wheel):
      event.type = SDL_MOUSEWHEEL.rawValue
      event.wheel.windowID = windowID
      event.wheel.preciseX = Float(-wheel.delta.dx / Self.pointsPerNotch)
      event.wheel.preciseY = Float(wheel.delta.dy / Self.pointsPerNotch)
      event.wheel.mouseX = Int32(wheel.location.x * toWindow.width)
      event.wheel.mouseY = Int32(wheel.location.y * toWindow.height)
    case .key(let key):
      event.type = (key.phase == .down ? SDL_KEYDOWN : SDL_KEYUP).rawValue
      event.key.windowID = windowID
      event.key.keysym.scancode = SDL_Scancode(UInt32(key.usage))
      event.key.keysym.sym = key.characters.unicodeScalars.first.map { Int32($0.value) } ?? 0
      event.key.keysym.mod = key.modifiers.sdlBits
    case .text(let text):
      event.type = SDL_TEXTINPUT.rawValue
      event.text.windowID = windowID
      Self.store(text, in: &event.text.text)
    case .composition(let composition):
      event.type = SDL_TEXTEDITING.rawValue
      event.edit.windowID = windowID
      event.edit.start = Int32(composition.caret)
      event.edit.length = Int32(composition.selected)
      Self.store(composition.preedit, in: &event.edit.text)
    case .drop(let drop):
      // The receiver frees the text as the memory of SDL, which is the C library's.
      switch drop {
      case .file(let url):
        event.type = SDL_DROPFILE.rawValue
        event.drop.file = strdup(url.path)
      case .text(let text):
        event.type = SDL_DROPTEXT.rawValue
        event.drop.file = strdup(text)
      }
      event.drop.windowID = windowID
    case .quit: event.type = SDL_QUIT.rawValue
    case .close:
      event.type = SDL_WINDOWEVENT.rawValue
      event.window.windowID = windowID
      event.window.event = UInt8(SDL_WINDOWEVENT_CLOSE.rawValue)
    default:
      return
    }
    _ = sdl.pushEvent(&event)
  }

  private static func store<Storage>(_ text: String, in storage: inout Storage) {
    withUnsafeMutableBytes(of: &storage) { bytes in
      for (index, byte) in text.utf8.prefix(bytes.count - 1).enumerated() { bytes[index] = byte }
    }
  }
}

extension KeyModifiers {
  var sdlBits: UInt16 {
    var bits: UInt32 = 0
    if contains(.shift) { bits |= KMOD_LSHIFT.rawValue }
    if contains(.control) { bits |= KMOD_LCTRL.rawValue }
    if contains(.alternate) { bits |= KMOD_LALT.rawValue }
    if contains(.command) { bits |= KMOD_LGUI.rawValue }
    if contains(.capsLock) { bits |= KMOD_CAPS.rawValue }
    return UInt16(truncatingIfNeeded: bits)
  }
}
