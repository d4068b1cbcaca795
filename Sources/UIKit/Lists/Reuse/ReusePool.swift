/// Keeps views that are out of sight, by identifier, and makes new ones of the class registered for it.
///
/// Tables keep cells and section views in it, collection views their cells and supplementary views.
@MainActor struct ReusePool<View: UIView> {
  /// How the views of an identifier are made.
  enum Registration {
    case type(AnyClass)
    /// Anything else that makes one: a nib, a storyboard's prototype.
    case factory(@MainActor () -> View?)
  }

  private var registrations: [String: Registration] = [:]
  private var queues: [String: [View]] = [:]

  mutating func register(_ registration: Registration?, for identifier: String) {
    registrations[identifier] = registration
  }

  func registration(for identifier: String) -> Registration? {
    registrations[identifier]
  }

  /// Makes room for the views of an identifier, so that a row that leaves needs no memory.
  mutating func prepare(_ identifier: String) {
    if queues[identifier] == nil { queues[identifier, default: []].reserveCapacity(Self.usualCount) }
  }

  private static var usualCount: Int { 16 }

  /// Takes a view that is out of sight.
  mutating func enqueue(_ view: View, for identifier: String) {
    queues[identifier, default: []].append(view)
  }

  /// Hands a kept view back.
  mutating func dequeue(_ identifier: String) -> View? {
    guard let index = queues.index(forKey: identifier) else { return nil }
    return queues.values[index].popLast()
  }

  /// Lets all kept views go.
  mutating func drain() {
    queues.removeAll(keepingCapacity: true)
  }
}
