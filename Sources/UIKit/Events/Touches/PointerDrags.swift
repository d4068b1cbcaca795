/// What is being dragged by a finger or the mouse and ends when Escape is pressed: rows in hand, drags of items.
@MainActor package enum PointerDrags {
  @InterfaceState(.activity) private static var drags: [(owner: ObjectIdentifier, cancel: @MainActor () -> Void)] = []

  static func began(_ owner: AnyObject, cancel: @escaping @MainActor () -> Void) {
    drags.append((ObjectIdentifier(owner), cancel))
  }

  static func ended(_ owner: AnyObject) {
    let identifier = ObjectIdentifier(owner)
    drags.removeAll { $0.owner == identifier }
  }

  /// Ends every drag without an effect; false if there is none.
  static func cancelAll() -> Bool {
    let active = drags
    drags = []
    for drag in active { drag.cancel() }
    return !active.isEmpty
  }
}
