import Dispatch

/// Retains new windows until the end of the turn, as an autorelease pool does on iOS: a view in a window without an owner stays in it until
/// then.
@MainActor package enum WindowsOfTurn {
  @InterfaceState(.activity) private static var windows: [UIWindow] = []

  static func hold(_ window: UIWindow) {
    windows.append(window)
    if windows.count == 1 { DispatchQueue.main.async { MainActor.assumeIsolated { end() } } }
  }

  /// Releases the windows.
  package static func end() {
    guard !windows.isEmpty else { return }
    let gone = windows
    windows = []
    withExtendedLifetime(gone) {}
  }
}
