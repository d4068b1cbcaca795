import Foundation

/// Starts the inspector if `TRESTLE_INSPECTOR=1` requests it and the program contains it, as the shared library of imported applications does.
@MainActor package enum InspectorLaunch {
  /// Handles a key before the application; nil until the inspector is started.
  @InterfaceState package static var keyPressed: ((UIKey) -> Bool)? = nil

  private typealias Start = @convention(c) () -> Void

  static func startIfRequested(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard environment["TRESTLE_INSPECTOR"] == "1", let address = dlsym(nil, "trestle_inspector_start") else { return }
    unsafeBitCast(address, to: Start.self)()
  }
}
