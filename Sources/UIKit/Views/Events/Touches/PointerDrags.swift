/// Active drags, which Escape cancels: lifted rows, drags of items.
@MainActor package enum PointerDrags {
  @InterfaceState(.activity) private static var drags: [(owner: ObjectIdentifier, cancel: @MainActor () -> Void)] = []

  package static func began(_ owner: AnyObject, cancel: @escaping @MainActor () -> Void) {
    drags.append((ObjectIdentifier(owner), cancel))
  }

  package static func ended(_ owner: AnyObject) {
    let identifier = ObjectIdentifier(owner)
    drags.removeAll { $0.owner == identifier }
  }

  /// Cancels every drag; returns false if there is none.
  static func cancelAll() -> Bool {
    let active = drags
    drags = []
    for drag in active { drag.cancel() }
    return !active.isEmpty
  }
}
