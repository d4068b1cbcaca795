internal import TrestleCSDL2
import Foundation

/// SDL, connected to a display server, and the windows that it shows there.
///
/// SDL has one queue for the events of all windows. The first window takes the events from it and passes each to the window whose number it
/// has. The library is closed with the last window.
@MainActor final class SDLConnection {
  let sdl: SDLLibrary
  let settings: DisplaySettings
  let driver: String
  /// The scale that the user or the desktop has chosen for new windows; other systems than X11 scale by themselves.
  let desktopScale: CGFloat
  /// X11 windows are in pixels. With other systems only the scale set by the user is applied.
  let pixelsPerUnit: CGFloat
  private(set) var displays: [SDLDisplay] = []
  private(set) var eventDescriptor: Int32?
  /// The devices that SDL reads on a display without a connection that can be waited for.
  private(set) var inputDevices: InputDevices?
  /// The time of the last event.
  private(set) var lastInput = -Double.infinity
  private var cursors: [CursorShape: OpaquePointer] = [:]

  init(settings: DisplaySettings, driver wanted: String?) throws {
    self.settings = settings
    sdl = try SDLLibrary()
    let environment = ProcessInfo.processInfo.environment
    let connection = wanted == "x11" ? try DisplayServer.connectToX11(environment) : nil
    if wanted == "wayland" { try DisplayServer.checkWayland(environment) }
    defer { withExtendedLifetime(connection) {} }
    if let identifier = settings.applicationIdentifier {
      // SDL 2.26 has no hints for them. What the user has set takes precedence.
      for name in ["SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS"] { setenv(name, identifier, 0) }
    }
    sdl.setMainReady()
    for (name, value) in Self.hints { _ = sdl.setHint(name, value) }
    if let wanted {
      _ = sdl.setHint("SDL_VIDEODRIVER", wanted)
      // With this hint other drivers have no window surface; without it X11 uses OpenGL, which takes 180 ms for the first frame.
      if wanted == "x11" { _ = sdl.setHint("SDL_FRAMEBUFFER_ACCELERATION", "0") }
    }
    // SDL starts a bus of the session where none runs, and leaves it behind.
    let hidesBus = !Self.hasSessionBus(environment)
    if hidesBus { setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 1) }
    defer { if hidesBus { unsetenv("DBUS_SESSION_BUS_ADDRESS") } }
    guard sdl.start(UInt32(SDL_INIT_VIDEO)) == 0 else {
      throw DisplayError.none(sdl.errorText)
    }
    driver = sdl.getCurrentVideoDriver().map { String(cString: $0) } ?? ""
    let isX11 = driver == "x11"
    if isX11 { DisplayLoss.watchX11() }
    desktopScale = settings.scale ?? (isX11 ? connection?.desktopScale ?? 1 : 1)
    pixelsPerUnit = isX11 || settings.scale != nil ? desktopScale : 1
  }

  private static func hasSessionBus(_ environment: [String: String]) -> Bool {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return true }
    guard let folder = environment["XDG_RUNTIME_DIR"], !folder.isEmpty else { return false }
    return FileManager.default.fileExists(atPath: folder + "/bus")
  }

  /// Input methods show their own window; touches and the mouse are separate; the screen saver is allowed; Ctrl-C is handled by the loop.
  private static let hints = [
    ("SDL_NO_SIGNAL_HANDLERS", "1"), ("SDL_TOUCH_MOUSE_EVENTS", "0"), ("SDL_MOUSE_TOUCH_EVENTS", "0"), ("SDL_IME_SHOW_UI", "1"),
    ("SDL_IME_SUPPORT_EXTENDED_TEXT", "1"), ("SDL_VIDEO_ALLOW_SCREENSAVER", "1"), ("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0"),
    ("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1"), ("SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "0"),
  ]

  func add(_ display: SDLDisplay) {
    displays.append(display)
    guard displays.count == 1 else { return }
    sdl.stopTextInput()
    eventDescriptor = display.connectionDescriptor()
    openWayland(display)
    if eventDescriptor == nil, !["dummy", "offscreen"].contains(driver) {
      inputDevices = InputDevices()
      eventDescriptor = inputDevices?.descriptor
    }
  }

  func remove(_ display: SDLDisplay) {
    displays.removeAll { $0 === display }
    quitIfUnused()
  }

  /// Closes the library after the last window, or if the first one could not be opened.
  func quitIfUnused() {
    guard displays.isEmpty else { return }
    for cursor in cursors.values { sdl.freeCursor(cursor) }
    cursors = [:]
    inputDevices?.close()
    inputDevices = nil
    openSelections?.close()
    openSelections = nil
    wayland?.close()
    wayland = nil
    sdl.quit()
  }

  var cursor = CursorShape.arrow {
    didSet {
      guard cursor != oldValue else { return }
      if cursor == .hidden || oldValue == .hidden { _ = sdl.showCursor(cursor == .hidden ? SDL_DISABLE : SDL_ENABLE) }
      guard cursor != .hidden else { return }
      let shape = cursors[cursor] ?? sdl.createSystemCursor(cursor.systemCursor)
      if let shape {
        cursors[cursor] = shape
        sdl.setCursor(shape)
      }
    }
  }

  // MARK: Selections

  /// The clipboard on X11, on a connection that is opened here; nil with other drivers.
  var selections: X11Selections? {
    if !hasTriedSelections {
      hasTriedSelections = true
      if driver == "x11" { openSelections = X11Selections() }
    }
    return openSelections
  }
  private var openSelections: X11Selections?
  private var hasTriedSelections = false

  /// Drags from and to other programs on X11.
  private(set) lazy var drags: X11Drags? = selections.map { selections in
    let drags = X11Drags(selections)
    drags.dragged = { [unowned self] window, event in
      displays.first { $0.x11Window == UInt(window) }?.take(event)
    }
    return drags
  }

  /// The clipboard and drags under Wayland, of all types; nil with other drivers. Compositors tell of the clipboard when a window gets the
  /// focus, so that it is made before the first one is shown.
  private(set) var wayland: WaylandSelections?

  private func openWayland(_ first: SDLDisplay) {
    guard driver == "wayland", let display = first.windowInfo()?.info.native.display else { return }
    wayland = WaylandSelections(display: display)
    wayland?.dragged = { [unowned self] surface, event in
      displays.first { $0.windowInfo()?.info.native.window == UInt(bitPattern: surface) }?.takeUnits(event)
    }
  }

  // MARK: Events

  /// Takes the next event from SDL, for any window; returns false if there is none. Only the first window takes events.
  func takeEvent(for display: SDLDisplay) -> Bool {
    guard displays.first === display else { return false }
    if inputDevices?.drain() ?? false { lastInput = MonotonicClock.now }
    var event = SDL_Event()
    guard sdl.pollEvent(&event) != 0 else { return false }
    lastInput = MonotonicClock.now
    if event.type == SDL_QUIT.rawValue, display.hasLostCompositor { DisplayLoss.report("the Wayland compositor has ended") }
    let number = Self.windowNumber(of: event)
    if let target = displays.first(where: { $0.windowID == number }) {
      target.translate(&event)
    } else if number == 0 {
      // Events of the program, and keys while SDL knows no focus.
      if [SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET].contains(SDL_EventType(event.type)) {
        for each in displays { each.translate(&event) }
      } else {
        display.translate(&event)
      }
    } else if [SDL_DROPFILE, SDL_DROPTEXT].contains(SDL_EventType(event.type)) {
      sdl.free(event.drop.file)
    }
    return true
  }

  /// Returns the number of the window that an event is for; zero if it is for none.
  private static func windowNumber(of event: SDL_Event) -> UInt32 {
    switch SDL_EventType(event.type) {
    case SDL_WINDOWEVENT: event.window.windowID
    case SDL_MOUSEMOTION: event.motion.windowID
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: event.button.windowID
    case SDL_MOUSEWHEEL: event.wheel.windowID
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: event.tfinger.windowID
    case SDL_KEYDOWN, SDL_KEYUP: event.key.windowID
    case SDL_TEXTINPUT: event.text.windowID
    case SDL_TEXTEDITING: event.edit.windowID
    case SDL_TEXTEDITING_EXT: event.editExt.windowID
    case SDL_DROPFILE, SDL_DROPTEXT: event.drop.windowID
    default: 0
    }
  }
}
