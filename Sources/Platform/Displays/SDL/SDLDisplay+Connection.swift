internal import TrestleCSDL2
import Foundation

extension SDLDisplay {
  /// Returns the socket to the X server or Wayland compositor, on which the loop waits.
  func connectionDescriptor() -> Int32? {
    guard let info = windowInfo(), let connection = info.info.native.display else { return nil }
    let source: (library: String, function: String)
    switch Int(info.subsystem) {
    case CSDL2_SUBSYSTEM_X11: source = ("libX11.so.6", "XConnectionNumber")
    case CSDL2_SUBSYSTEM_WAYLAND: source = ("libwayland-client.so.0", "wl_display_get_fd")
    default: return nil
    }
    guard let handle = dlopen(source.library, RTLD_NOW), let address = dlsym(handle, source.function) else { return nil }
    let descriptor = unsafeBitCast(address, to: fn_ConnectionNumber.self)(connection)
    return descriptor >= 0 ? descriptor : nil
  }

  /// The seconds until SDL must look for events that no descriptor reports.
  package var pollingInterval: Double? {
    let isActive = !fingers.isEmpty || !heldButtons.isEmpty || MonotonicClock.now - connection.lastInput < Self.activeTime
    switch driver {
    case "x11", "dummy", "offscreen": return nil
    // SDL itself repeats keys that are held down.
    case "wayland": return heldKeys.isEmpty ? nil : Self.activeInterval
    // SDL may read what woke the loop a moment later than this object, and sets up new devices later.
    default: return isActive ? Self.activeInterval : connection.inputDevices == nil ? Self.restingInterval : nil
    }
  }

  /// The time after an event within which more are expected.
  private static let activeTime = 1.0
  private static let activeInterval = 1.0 / 60
  /// A quarter of a second is a delay that is noticed, only for the first touch after a rest, on displays that cannot be waited for.
  private static let restingInterval = 0.25

  /// Whether the compositor has ended. SDL then sends the event of a program that is asked to end.
  var hasLostCompositor: Bool {
    guard let info = windowInfo(), Int(info.subsystem) == CSDL2_SUBSYSTEM_WAYLAND, let connection = info.info.native.display,
      let library = dlopen("libwayland-client.so.0", RTLD_NOW), let address = dlsym(library, "wl_display_get_error")
    else { return false }
    return unsafeBitCast(address, to: fn_ConnectionNumber.self)(connection) != 0
  }

  /// The window's number on the X server; nil with other drivers.
  package var x11Window: UInt? {
    guard let info = windowInfo(), Int(info.subsystem) == CSDL2_SUBSYSTEM_X11 else { return nil }
    return UInt(info.info.native.window)
  }

  /// The window's place on the desktop in pixels; nil where it is unknown, as with Wayland.
  package var placeOnDesktop: CGPoint? {
    guard driver == "x11" else { return nil }
    // SDL does not notice a window that another program moves where there is no window manager.
    if let window = x11Window, let place = connection.selections?.client.place(of: UInt32(truncatingIfNeeded: window)) { return place }
    var x: Int32 = 0
    var y: Int32 = 0
    sdl.getWindowPosition(window, &x, &y)
    return CGPoint(x: CGFloat(x), y: CGFloat(y))
  }

  func makeSharedWindow() -> SharedWindow? {
    guard let info = windowInfo(), Int(info.subsystem) == CSDL2_SUBSYSTEM_X11, let connection = info.info.native.display else { return nil }
    return SharedWindow(connection: connection, window: info.info.native.window)
  }

  func makeCompositorFrames() -> WaylandFrames? {
    guard let info = windowInfo(), Int(info.subsystem) == CSDL2_SUBSYSTEM_WAYLAND else { return nil }
    return UnsafeMutableRawPointer(bitPattern: info.info.native.window).flatMap { WaylandFrames(surface: $0) }
  }

  func windowInfo() -> CSDL2_WindowInfo? {
    var info = CSDL2_WindowInfo()
    csdl2_set_version(&info)
    return sdl.getWindowWMInfo(window, &info) == SDL_TRUE ? info : nil
  }
}
