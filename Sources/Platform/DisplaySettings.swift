import Foundation

/// What the user who starts a program says about its display through the environment; see Documentation/Environment.md.
package struct DisplaySettings: Equatable, Sendable {
  package enum Driver: Equatable, Sendable {
    /// X11 when there is an X server, else whatever SDL finds.
    case automatic
    case headless
    /// One of SDL's own names: x11, wayland, kmsdrm …
    case sdl(String)
  }

  package var driver = Driver.automatic
  /// Pixels to the point; nil means as the desktop says.
  package var scale: CGFloat?
  package var framesPerSecond = 60.0
  /// The window's first size in points.
  package var size = CGSize(width: 375, height: 667)
  package var isFullScreen = false
  /// Whether text is typed on the screen; nil where nobody said so.
  package var showsKeyboard: Bool?
  /// Whether the mouse touches as a finger does.
  package var pointerIsFinger = false

  /// How high a bar the system draws over the top of the application; zero for none.
  package var statusBarHeight: CGFloat = 0

  package init() {}

  /// Values that make no sense are passed over: a typing error in a profile must not keep a program from starting.
  package init(environment: [String: String]) {
    switch environment["TRESTLE_DRIVER"]?.lowercased() {
    case nil, "", "auto": driver = .automatic
    case "headless": driver = .headless
    case let name?: driver = .sdl(name)
    }
    if let text = environment["TRESTLE_SCALE"], let value = Double(text), value >= 0.5, value <= 8 { scale = CGFloat(value) }
    if let text = environment["TRESTLE_FPS"], let value = Double(text), value >= 1, value <= 1000 { framesPerSecond = value }
    if let text = environment["TRESTLE_SIZE"] {
      let sides = text.lowercased().split(separator: "x").compactMap { Double($0) }
      if sides.count == 2, sides.allSatisfy({ $0 >= 1 && $0 <= 16384 }) { size = CGSize(width: sides[0], height: sides[1]) }
    }
    isFullScreen = environment["TRESTLE_FULLSCREEN"] == "1"
    if let text = environment["TRESTLE_STATUS_BAR"], let value = Double(text), value >= 0, value <= 200 { statusBarHeight = CGFloat(value) }
    pointerIsFinger = environment["TRESTLE_POINTER"]?.lowercased() == "finger"
    switch environment["TRESTLE_KEYBOARD"]?.lowercased() {
    case "1", "screen": showsKeyboard = true
    case "0", "desk": showsKeyboard = false
    default: break
    }
  }

  package static var fromEnvironment: DisplaySettings { DisplaySettings(environment: ProcessInfo.processInfo.environment) }

  /// Opens the display these settings ask for.
  @MainActor package func open(title: String) throws -> any Display {
    switch driver {
    case .headless:
      return HeadlessDisplay(size: size, scale: scale ?? 2)
    case .sdl(let name):
      return try SDLDisplay(settings: self, driver: name, title: title)
    case .automatic:
      let hasX11 = ProcessInfo.processInfo.environment["DISPLAY"].map { !$0.isEmpty } ?? false
      return try SDLDisplay(settings: self, driver: hasX11 ? "x11" : nil, title: title)
    }
  }
}
