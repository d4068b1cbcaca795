/// Postpones first responder changes while one replaces another, so that a keyboard that both use stays.
@MainActor enum InputViewUpdates {
  private static var depth = 0

  static var isPostponed: Bool { depth > 0 }

  /// Runs `body`; the caller reports the change afterward.
  static func postponed<Result>(_ body: () -> Result) -> Result {
    depth += 1
    defer { depth -= 1 }
    return body()
  }

  /// Reports the postponed change.
  static func catchUp() { UIWindow.key?.inputViewsChanged() }
}
