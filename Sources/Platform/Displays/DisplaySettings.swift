import Foundation

/// The settings of the display from environment variables; see Documentation/Environment.md.
package struct DisplaySettings: Equatable, Sendable {
  package enum Driver: Equatable, Sendable {
    /// The first of X11, Wayland and the kernel's display that the environment names and that answers.
    case automatic
    case headless
    /// A driver name of SDL: x11, wayland, kmsdrm …
    case sdl(String)
  }

  package var driver = Driver.automatic
  /// The address at which browsers and VNC viewers show the program, as `vnc://127.0.0.1:5900`; it is preferred to the driver.
  package var address: String?
  /// Pixels per point; nil uses the setting of the desktop.
  package var scale: CGFloat?
  /// The rate of frames; nil uses the monitor's.
  package var framesPerSecond: Double?
  /// The identifier of the program on the desktop, which is the name of its .desktop file without the ending; nil uses the program's name.
  package var applicationIdentifier: String?
  /// The window's first size in points.
  package var size = CGSize(width: 375, height: 667)
  /// Whether the size was chosen. A browser then does not change it.
  package var hasChosenSize = false
  package var isFullScreen = false
  /// Whether an on-screen keyboard is shown; nil if not specified.
  package var showsKeyboard: Bool?
  /// Whether the mouse acts as a finger.
  package var pointerIsFinger = false

  /// The height of the system's bar over the top of the application; zero for none.
  package var statusBarHeight: CGFloat = 0
  /// The device whose screen is shown, with its status bar and home indicator; nil for the area of a desktop window.
  package var device: DeviceProfile?

  package init() {}

  /// Invalid values are ignored, so that a typing error in a profile does not prevent a program from starting.
  package init(environment: [String: String]) {
    switch environment["TRESTLE_DRIVER"]?.lowercased() {
    case nil, "", "auto": driver = .automatic
    case "headless": driver = .headless
    case let name?: driver = .sdl(name)
    }
    if let text = environment["TRESTLE_DISPLAY"], !text.isEmpty { address = text }
    if let name = environment["TRESTLE_DEVICE"], let device = DeviceProfile.named(name) {
      self.device = device
      size = device.size
    }
    if let text = environment["TRESTLE_SCALE"], let value = Double(text), value >= 0.5, value <= 8 { scale = CGFloat(value) }
    if let text = environment["TRESTLE_FPS"], let value = Double(text), value >= 1, value <= 1000 { framesPerSecond = value }
    if let text = environment["TRESTLE_SIZE"] {
      let sides = text.lowercased().split(separator: "x").compactMap { Double($0) }
      if sides.count == 2, sides.allSatisfy({ $0 >= 1 && $0 <= 16384 }) {
        size = CGSize(width: sides[0], height: sides[1])
        hasChosenSize = true
      }
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

  /// The scale without a desktop: that of the device.
  package var headlessScale: CGFloat { scale ?? device?.scale ?? 2 }

  package static var fromEnvironment: DisplaySettings { DisplaySettings(environment: ProcessInfo.processInfo.environment) }

  /// Opens the display that these settings describe.
  @MainActor package func open(title: String) throws -> any Display {
    if address != nil, driver != .headless {
      guard let open = RemoteDisplays.open else { throw DisplayError(reason: "TRESTLE_DISPLAY: the program has no server for browsers") }
      return try open(self, title)
    }
    switch driver {
    case .headless:
      return HeadlessDisplay(size: size, scale: headlessScale)
    case .sdl(let name):
      return try SDLDisplay(settings: self, driver: name, title: title)
    case .automatic:
      let environment = ProcessInfo.processInfo.environment
      if let name = environment["SDL_VIDEODRIVER"], !name.isEmpty { return try SDLDisplay(settings: self, driver: name, title: title) }
      var failures: [any Error] = []
      let drivers = DisplayServer.drivers(environment)
      for name in drivers {
        do {
          return try SDLDisplay(settings: self, driver: name, title: title)
        } catch {
          failures.append(error)
        }
      }
      // The environment names no display. That the kernel has one is a guess.
      if drivers.isEmpty || drivers == ["kmsdrm"], let open = RemoteDisplays.open { return try open(self, title) }
      throw failures.first ?? DisplayError.none("neither DISPLAY nor WAYLAND_DISPLAY is set")
    }
  }
}
