/// Holds back the news that the first responder changed while one takes the place of another, so that a keyboard both want stays.
@MainActor enum InputViewUpdates {
  private static var depth = 0

  static var isPostponed: Bool { depth > 0 }

  /// Runs `body`; the caller reports the change afterwards.
  static func postponed<Result>(_ body: () -> Result) -> Result {
    depth += 1
    defer { depth -= 1 }
    return body()
  }

  /// Tells what was held back.
  static func catchUp() { UIWindow.key?.inputViewsChanged() }
}
