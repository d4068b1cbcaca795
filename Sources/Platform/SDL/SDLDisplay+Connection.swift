internal import CSDL2
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

  /// The window's number on the X server; nil with other drivers.
  package var x11Window: UInt? {
    guard let info = windowInfo(), Int(info.subsystem) == CSDL2_SUBSYSTEM_X11 else { return nil }
    return UInt(info.info.native.window)
  }

  private func windowInfo() -> CSDL2_WindowInfo? {
    var info = CSDL2_WindowInfo()
    csdl2_set_version(&info)
    return sdl.getWindowWMInfo(window, &info) == SDL_TRUE ? info : nil
  }

  /// Returns the desktop's text scale: 96 dots per inch are one pixel per point, in steps of one half.
  static func desktopScaleOnX11() -> CGFloat {
    guard let handle = dlopen("libX11.so.6", RTLD_NOW), let open = dlsym(handle, "XOpenDisplay"),
      let close = dlsym(handle, "XCloseDisplay"),
      let read = dlsym(handle, "XGetDefault")
    else { return 1 }
    typealias Open = @convention(c) (UnsafePointer<CChar>?) -> UnsafeMutableRawPointer?
    typealias Close = @convention(c) (UnsafeMutableRawPointer) -> Int32
    guard let connection = unsafeBitCast(open, to: Open.self)(nil) else { return 1 }
    defer { _ = unsafeBitCast(close, to: Close.self)(connection) }
    guard let text = unsafeBitCast(read, to: fn_XGetDefault.self)(connection, "Xft", "dpi"), let dots = Double(String(cString: text)) else {
      return 1
    }
    return CGFloat(min(4, max(1, (dots / 96 * 2).rounded() / 2)))
  }
}
