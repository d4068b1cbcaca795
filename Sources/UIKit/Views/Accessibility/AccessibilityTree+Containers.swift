/// A row of a list. Its parts are read instead of the row where they are elements.
@MainActor package protocol AccessibleRow: UIView {
  /// The accessory that shows, which has the row's label unless it has one of its own.
  var shownAccessory: UIView? { get }
}

/// A view that scrolls its content, so that content outside of the visible area is not read.
@MainActor protocol ScrolledContainer: UIView {
  /// Whether the content continues under bars, where it is not read.
  var reachesUnderBars: Bool { get }
}

/// A window that is read after all others, modal or not: the keyboard.
@MainActor protocol ReadLastWindow: UIWindow {}
