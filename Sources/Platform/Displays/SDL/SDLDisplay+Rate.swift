internal import TrestleCSDL2
import Foundation

extension SDLDisplay {
  /// The rate of the monitor that shows the window; nil where the server does not report it, as without a monitor.
  package var framesPerSecond: Double? {
    if driver == "x11" { return rateOfMonitor }
    var mode = SDL_DisplayMode()
    let monitor = sdl.getWindowDisplayIndex(window)
    guard monitor >= 0, sdl.getCurrentDisplayMode(monitor, &mode) == 0, mode.refresh_rate > 0 else { return nil }
    // SDL cuts the fraction: many monitors of 60 a second have 59.95.
    let rates = [mode.refresh_rate, mode.refresh_rate + 1]
    return Double(rates.first { $0 % 5 == 0 || $0 % 12 == 0 } ?? mode.refresh_rate)
  }

  /// The rate by the X server's extension for monitors. SDL does not notice a monitor whose mode is changed.
  private var rateOfMonitor: Double? {
    guard let info = windowInfo(), let server = info.info.native.display, let library = dlopen("libXrandr.so.2", RTLD_NOW),
      let getMonitors = dlsym(library, "XRRGetScreenResourcesCurrent"), let getController = dlsym(library, "XRRGetCrtcInfo"),
      let freeMonitors = dlsym(library, "XRRFreeScreenResources"), let freeController = dlsym(library, "XRRFreeCrtcInfo"),
      let monitors = unsafeBitCast(getMonitors, to: fn_XRRGetScreenResourcesCurrent.self)(server, info.info.native.window)
    else { return nil }
    defer { unsafeBitCast(freeMonitors, to: fn_XRRFree.self)(monitors) }
    var (x, y): (Int32, Int32) = (0, 0)
    sdl.getWindowPosition(window, &x, &y)
    let (middleX, middleY) = (Int(x) + windowWidth / 2, Int(y) + windowHeight / 2)
    var found: Double?
    for index in 0..<Int(monitors.pointee.controller_count) {
      let number = monitors.pointee.controllers[index]
      guard let controller = unsafeBitCast(getController, to: fn_XRRGetCrtcInfo.self)(server, monitors, number) else { continue }
      defer { unsafeBitCast(freeController, to: fn_XRRFree.self)(controller) }
      let place = controller.pointee
      guard let rate = Self.rate(of: place.mode, in: monitors.pointee) else { continue }
      let columns = Int(place.x)..<Int(place.x) + Int(place.width)
      let rows = Int(place.y)..<Int(place.y) + Int(place.height)
      if columns.contains(middleX), rows.contains(middleY) { return rate }
      // A window between monitors, or beside them, has the rate of the fastest.
      found = max(found ?? 0, rate)
    }
    return found
  }

  private static func rate(of number: UInt, in monitors: CSDL2_Monitors) -> Double? {
    for index in 0..<Int(monitors.mode_count) where monitors.modes[index].number == number {
      let mode = monitors.modes[index]
      let dots = Double(mode.dots_of_row) * Double(mode.rows_of_frame)
      guard dots > 0, mode.dots_per_second > 0 else { return nil }
      // Interlaced frames have half of the rows; rows that are shown twice double them.
      let rate = Double(mode.dots_per_second) / dots * (mode.flags & 0x10 != 0 ? 2 : 1) / (mode.flags & 0x20 != 0 ? 2 : 1)
      return (1...1000).contains(rate) ? rate : nil
    }
    return nil
  }
}
