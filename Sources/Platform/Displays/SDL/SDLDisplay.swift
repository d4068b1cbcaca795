internal import TrestleCSDL2
import Foundation

/// A window on X11 or Wayland, or on another display of SDL, which is experimental.
///
/// On X11 the window's own buffer is written directly and only the damage is sent; with other drivers frames are drawn through one
/// streaming texture. The library is opened when the first display is created.
@MainActor package final class SDLDisplay: Display {
  let connection: SDLConnection
  let window: OpaquePointer
  let windowID: UInt32
  package internal(set) var scale: CGFloat

  /// The window's size in its own coordinates, which are pixels on X11 and points if the system scales.
  var windowWidth = 0
  var windowHeight = 0
  package internal(set) var pixelWidth = 0
  package internal(set) var pixelHeight = 0

  /// Shares the memory of frames with the X server, if the server can map it.
  var sharedWindow: SharedWindow?
  /// Tells when the Wayland compositor wants a frame; nil with other drivers, and at a rate that the user has chosen.
  var compositor: WaylandFrames?
  var renderer: OpaquePointer?
  var texture: OpaquePointer?
  var textureSize = (width: 0, height: 0)
  var damageRects: [SDL_Rect] = []
  var heldButtons: [PointerEvent.Button] = []
  /// Fingers that are down, with the small number that identifies each.
  var fingers: [FingerKey: Int] = [:]
  var heldKeys: Set<Int> = []
  var queue: [InputEvent] = []
  var queueStart = 0

  var sdl: SDLLibrary { connection.sdl }
  package var driver: String { connection.driver }
  package var eventDescriptor: Int32? { connection.eventDescriptor }

  /// Connects to the display server, and opens the first window there.
  package convenience init(settings: DisplaySettings, driver wanted: String?, title: String) throws {
    try self.init(on: SDLConnection(settings: settings, driver: wanted), size: settings.size, title: title)
  }

  /// Opens a window, which is shown later.
  private init(on connection: SDLConnection, size: CGSize, title: String) throws {
    self.connection = connection
    let sdl = connection.sdl
    let isX11 = connection.driver == "x11"
    let factor = connection.pixelsPerUnit
    var flags = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    if connection.settings.isFullScreen, connection.displays.isEmpty { flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue }
    let position = csdl2_window_position_undefined()
    let width = Int32((size.width * factor).rounded())
    let height = Int32((size.height * factor).rounded())
    guard let window = sdl.createWindow(title, position, position, width, height, flags) else {
      let reason = sdl.errorText
      connection.quitIfUnused()
      throw DisplayError.none("no window can be opened (\(reason))")
    }
    self.window = window
    windowID = sdl.getWindowID(window)
    self.title = title
    if !isX11 {
      renderer = sdl.createRenderer(window, -1, 0)
      guard renderer != nil else {
        let reason = sdl.errorText
        sdl.destroyWindow(window)
        connection.quitIfUnused()
        throw DisplayError.none("the \(connection.driver) display cannot show pictures (\(reason))")
      }
    }
    scale = connection.desktopScale
    readSize()
    limitSize(minimum: CGSize(width: 160, height: 120), maximum: .zero)
    connection.add(self)
    if isX11 { sharedWindow = makeSharedWindow() }
    if connection.settings.framesPerSecond == nil { compositor = makeCompositorFrames() }
  }

  package var opensMore: Bool { ["x11", "wayland"].contains(driver) }

  package func openAnother(size: CGSize, title: String) throws -> any Display {
    guard opensMore else { throw DisplayError(reason: "the \(driver) display has one window") }
    return try SDLDisplay(on: connection, size: size, title: title)
  }

  package var size: CGSize { CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale) }

  /// Updates the window's size, and its scale if the system scales; returns whether either changed.
  @discardableResult
  func readSize() -> Bool {
    var width: Int32 = 0
    var height: Int32 = 0
    sdl.getWindowSize(window, &width, &height)
    windowWidth = Int(width)
    windowHeight = Int(height)
    if let renderer { _ = sdl.getRendererOutputSize(renderer, &width, &height) }
    let oldScale = scale
    if renderer != nil, connection.settings.scale == nil, windowWidth > 0, width > 0, height > 0 {
      // The sizes are whole numbers, of which a scale that is none follows only roughly. Wayland has it in steps of a 120th.
      func isOff(_ pixels: Int32, _ units: Int) -> Bool { abs(CGFloat(units) * scale - CGFloat(pixels)) >= 1 }
      if isOff(width, windowWidth) || isOff(height, windowHeight) { scale = (CGFloat(width) / CGFloat(windowWidth) * 120).rounded() / 120 }
    }
    let isNew = pixelWidth != Int(width) || pixelHeight != Int(height) || scale != oldScale
    pixelWidth = Int(width)
    pixelHeight = Int(height)
    return isNew
  }

  package func show() {
    sdl.showWindow(window)
    sdl.raiseWindow(window)
  }

  package func raise() { sdl.raiseWindow(window) }

  package func close() {
    sharedWindow?.close()
    sharedWindow = nil
    compositor?.forget()
    compositor = nil
    if let texture { sdl.destroyTexture(texture) }
    if let renderer { sdl.destroyRenderer(renderer) }
    texture = nil
    renderer = nil
    if driver == "wayland", connection.displays.count > 1 {
      // SDL 2.26 leaves the decoration of a window that it destroys, and ends the program at its next event. It destroys what is left at the end.
      sdl.hideWindow(window)
    } else {
      sdl.destroyWindow(window)
    }
    connection.remove(self)
  }

  package var title: String {
    didSet { if title != oldValue { sdl.setWindowTitle(window, title) } }
  }

  package var cursor: CursorShape {
    get { connection.cursor }
    set { connection.cursor = newValue }
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

  package func setFrame(size: CGSize, place: CGPoint?) {
    let factor = CGFloat(windowWidth) / max(1, self.size.width)
    func side(_ points: CGFloat) -> Int32 { Int32(min(max(1, points * factor), 32767).rounded()) }
    sdl.setWindowSize(window, side(size.width), side(size.height))
    if let place { sdl.setWindowPosition(window, Int32(clamping: Int(place.x)), Int32(clamping: Int(place.y))) }
  }

  package func setIcon(_ icon: FramePixels) {
    let surface = sdl.createSurface(
      UnsafeMutableRawPointer(mutating: icon.bytes), Int32(icon.width), Int32(icon.height), 32, Int32(icon.rowBytes),
      SDL_PIXELFORMAT_ARGB8888.rawValue)
    guard let surface else { return }
    sdl.setWindowIcon(window, surface)
    sdl.freeSurface(surface)
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
      if let selections = connection.selections {
        return selections.contents(of: selections.clipboard).first { $0.type == SelectionContent.text }
          .map { String(decoding: $0.bytes, as: UTF8.self) }
      }
      guard sdl.hasClipboardText() == SDL_TRUE, let text = sdl.getClipboardText() else { return nil }
      defer { sdl.free(text) }
      return String(cString: text)
    }
    set { writeClipboard(newValue.map { [SelectionContent(type: SelectionContent.text, bytes: Data($0.utf8))] } ?? []) }
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
