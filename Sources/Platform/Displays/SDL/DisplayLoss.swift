import Foundation

/// The end of the X server or of the compositor while the program runs, as at the end of a session of the desktop.
@MainActor package enum DisplayLoss {
  /// Called once, with the reason, so that the app can save its state; it must not use the display, and the process ends after it.
  package static var handler: @MainActor (String) -> Void = { _ in }
  private static var isReported = false

  static func report(_ reason: String) {
    // A handler that uses the display in spite of that is called again by Xlib.
    if !isReported {
      isReported = true
      handler(reason)
    }
    exit(1)
  }

  /// Replaces the message with which Xlib ends the process.
  static func watchX11() {
    typealias Install = @convention(c) (@convention(c) (OpaquePointer?) -> Int32) -> OpaquePointer?
    guard let library = dlopen("libX11.so.6", RTLD_NOW), let install = dlsym(library, "XSetIOErrorHandler") else { return }
    _ = unsafeBitCast(install, to: Install.self)(serverEnded)
  }
}

private func serverEnded(_ connection: OpaquePointer?) -> Int32 {
  // The connection of the windows is used by the main thread only.
  if Thread.isMainThread {
    let name = ProcessInfo.processInfo.environment["DISPLAY"] ?? ""
    MainActor.assumeIsolated { DisplayLoss.report("the X server of DISPLAY=\(name) has ended") }
  }
  exit(1)
}
