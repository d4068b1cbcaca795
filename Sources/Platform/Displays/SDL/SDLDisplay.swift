internal import TrestleCSDL2
import Foundation

/// A window on X11, or on another display of SDL (Wayland, KMS), which are experimental.
///
/// On X11 the window's own buffer is written directly and only the damage is sent; with other drivers frames are drawn through one
/// streaming texture. The library is opened when the first display is created.
@MainActor package final class SDLDisplay: Display {
  let sdl: SDLLibrary
  let window: OpaquePointer
  let windowID: UInt32
  package let driver: String
  package private(set) var eventDescriptor: Int32?
  package let scale: CGFloat

  /// The window's size in its own coordinates, which are pixels on X11 and points if the system scales.
  var windowWidth = 0
  var windowHeight = 0
  package internal(set) var pixelWidth = 0
  package internal(set) var pixelHeight = 0

  /// Shares the memory of frames with the X server, if the server can map it.
  var sharedWindow: SharedWindow?
  var renderer: OpaquePointer?
  var texture: OpaquePointer?
  var textureSize = (width: 0, height: 0)
  var damageRects: [SDL_Rect] = []
  var cursors: [CursorShape: OpaquePointer] = [:]
  var heldButtons: [PointerEvent.Button] = []
  /// Fingers that are down, with the small number that identifies each.
  var fingers: [FingerKey: Int] = [:]
  /// The keys that are down.
  var heldKeys: Set<Int> = []
  /// The devices that SDL reads on a display without a connection that can be waited for.
  var inputDevices: InputDevices?
  /// The time of the last event.
  var lastInput = -Double.infinity
  var queue: [InputEvent] = []
  var queueStart = 0

  package init(settings: DisplaySettings, driver wanted: String?, title: String) throws {
    sdl = try SDLLibrary()
    let environment = ProcessInfo.processInfo.environment
    let connection = wanted == "x11" ? try DisplayServer.connectToX11(environment) : nil
    if wanted == "wayland" { try DisplayServer.checkWayland(environment) }
    defer { withExtendedLifetime(connection) {} }
    sdl.setMainReady()
    for (name, value) in Self.hints { _ = sdl.setHint(name, value) }
    if let wanted {
      _ = sdl.setHint("SDL_VIDEODRIVER", wanted)
      // With this hint other drivers have no window surface; without it X11 uses OpenGL, which takes 180 ms for the first frame.
      if wanted == "x11" { _ = sdl.setHint("SDL_FRAMEBUFFER_ACCELERATION", "0") }
    }
    guard sdl.start(UInt32(SDL_INIT_VIDEO)) == 0 else {
      throw DisplayError.none(sdl.errorText)
    }
    driver = sdl.getCurrentVideoDriver().map { String(cString: $0) } ?? ""
    // X11 windows are in pixels. Other systems scale by themselves; then only the scale set by the user is applied.
    let isX11 = driver == "x11"
    let desired = settings.scale ?? (isX11 ? connection?.desktopScale ?? 1 : 1)
    let factor = isX11 || settings.scale != nil ? desired : 1
    var flags = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    if settings.isFullScreen { flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue }
    let position = csdl2_window_position_undefined()
    let width = Int32((settings.size.width * factor).rounded())
    let height = Int32((settings.size.height * factor).rounded())
    guard let window = sdl.createWindow(title, position, position, width, height, flags) else {
      let reason = sdl.errorText
      sdl.quit()
      throw DisplayError.none("no window can be opened (\(reason))")
    }
    self.window = window
    windowID = sdl.getWindowID(window)
    self.title = title
    sdl.stopTextInput()

    if !isX11 {
      renderer = sdl.createRenderer(window, -1, 0)
      guard renderer != nil else {
        let reason = sdl.errorText
        sdl.quit()
        throw DisplayError.none("the \(driver) display cannot show pictures (\(reason))")
      }
    }
    var naturalScale = desired
    if !isX11, settings.scale == nil, let renderer {
      var windowSide: Int32 = 0
      var pixelSide: Int32 = 0
      sdl.getWindowSize(window, &windowSide, nil)
      _ = sdl.getRendererOutputSize(renderer, &pixelSide, nil)
      if windowSide > 0, pixelSide > 0 { naturalScale = CGFloat(pixelSide) / CGFloat(windowSide) }
    }
    scale = naturalScale
    readSize()
    limitSize(minimum: CGSize(width: 160, height: 120), maximum: .zero)
    eventDescriptor = connectionDescriptor()
    if eventDescriptor == nil, !["dummy", "offscreen"].contains(driver) {
      inputDevices = InputDevices()
      eventDescriptor = inputDevices?.descriptor
    }
    if isX11 { sharedWindow = makeSharedWindow() }
  }

  /// Input methods show their own window; touches and the mouse are separate; the screen saver is allowed; Ctrl-C is handled by the loop.
  private static let hints = [
    ("SDL_NO_SIGNAL_HANDLERS", "1"), ("SDL_TOUCH_MOUSE_EVENTS", "0"), ("SDL_MOUSE_TOUCH_EVENTS", "0"), ("SDL_IME_SHOW_UI", "1"),
    ("SDL_IME_SUPPORT_EXTENDED_TEXT", "1"), ("SDL_VIDEO_ALLOW_SCREENSAVER", "1"), ("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0"),
    ("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1"), ("SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "0"),
  ]

  package var size: CGSize { CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale) }

  /// Updates the window's size; returns whether it changed.
  @discardableResult
  func readSize() -> Bool {
    var width: Int32 = 0
    var height: Int32 = 0
    sdl.getWindowSize(window, &width, &height)
    windowWidth = Int(width)
    windowHeight = Int(height)
    if let renderer { _ = sdl.getRendererOutputSize(renderer, &width, &height) }
    let isNew = pixelWidth != Int(width) || pixelHeight != Int(height)
    pixelWidth = Int(width)
    pixelHeight = Int(height)
    return isNew
  }

  package func show() {
    sdl.showWindow(window)
    sdl.raiseWindow(window)
  }

  package func close() {
    for cursor in cursors.values { sdl.freeCursor(cursor) }
    cursors = [:]
    sharedWindow?.close()
    sharedWindow = nil
    inputDevices?.close()
    inputDevices = nil
    if let texture { sdl.destroyTexture(texture) }
    if let renderer { sdl.destroyRenderer(renderer) }
    texture = nil
    renderer = nil
    sdl.destroyWindow(window)
    sdl.quit()
  }

  package var title: String {
    didSet { if title != oldValue { sdl.setWindowTitle(window, title) } }
  }

  package var cursor = CursorShape.arrow {
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

  package var isFullScreen: Bool {
    get { sdl.getWindowFlags(window) & SDL_WINDOW_FULLSCREEN.rawValue != 0 }
    set { _ = sdl.setWindowFullscreen(window, newValue ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0) }
  }

  package var allowsScreenSaver = true {
    didSet {
      guard allowsScreenSaver != oldValue else { return }
      if allowsScreenSaver { sdl.enableScreenSaver() } else { sdl.disableScreenSaver() }
    }
  }

  package var textInputArea: CGRect? {
    didSet {
      guard textInputArea != oldValue else { return }
      if let area = textInputArea {
        let factor = CGFloat(windowWidth) / max(1, size.width)
        // A caret may be far outside of the window.
        func pixels(_ points: CGFloat) -> Int32 { Int32(max(-32767, min(32767, points * factor))) }
        var rect = SDL_Rect(
          x: pixels(area.minX), y: pixels(area.minY), w: max(1, pixels(area.width)), h: max(1, pixels(area.height)))
        sdl.setTextInputRect(&rect)
        if oldValue == nil { sdl.startTextInput() }
      } else {
        sdl.stopTextInput()
      }
    }
  }

  /// A maximum of zero, or one that exceeds the possible size of a window, means none.
  package func limitSize(minimum: CGSize, maximum: CGSize) {
    let factor = CGFloat(windowWidth) / max(1, size.width)
    func side(_ points: CGFloat) -> Int32 { Int32(min(max(0, points * factor), 32767).rounded()) }
    sdl.setWindowMinimumSize(window, max(1, side(minimum.width)), max(1, side(minimum.height)))
    if maximum.width > 0, maximum.height > 0 { sdl.setWindowMaximumSize(window, side(maximum.width), side(maximum.height)) }
  }

  package func discardComposition() { sdl.clearComposition() }

  package var clipboardText: String? {
    get {
      guard sdl.hasClipboardText() == SDL_TRUE, let text = sdl.getClipboardText() else { return nil }
      defer { sdl.free(text) }
      return String(cString: text)
    }
    set { _ = sdl.setClipboardText(newValue ?? "") }
  }
}

extension CursorShape {
  var systemCursor: SDL_SystemCursor {
    switch self {
    case .arrow, .hidden: SDL_SYSTEM_CURSOR_ARROW
    case .text: SDL_SYSTEM_CURSOR_IBEAM
    case .wait: SDL_SYSTEM_CURSOR_WAIT
    case .crosshair: SDL_SYSTEM_CURSOR_CROSSHAIR
    case .resizeHorizontal: SDL_SYSTEM_CURSOR_SIZEWE
    case .resizeVertical: SDL_SYSTEM_CURSOR_SIZENS
    case .resizeAll: SDL_SYSTEM_CURSOR_SIZEALL
    case .forbidden: SDL_SYSTEM_CURSOR_NO
    case .hand: SDL_SYSTEM_CURSOR_HAND
    }
  }
}
