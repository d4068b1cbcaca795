/// Keeps reusable views by identifier, and creates new ones of the registered class.
///
/// Used by tables for cells and section views, and by collection views for cells and supplementary views.
@MainActor struct ReusePool<View: UIView> {
  /// The source of new views for an identifier.
  enum Registration {
    case type(AnyClass)
    /// Any other factory: a nib or a storyboard prototype.
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

  /// Reserves capacity for an identifier, so that recycling a row does not allocate.
  mutating func prepare(_ identifier: String) {
    if queues[identifier] == nil { queues[identifier, default: []].reserveCapacity(Self.usualCount) }
  }

  private static var usualCount: Int { 16 }

  /// Adds a recycled view.
  mutating func enqueue(_ view: View, for identifier: String) {
    queues[identifier, default: []].append(view)
  }

  /// Returns a recycled view.
  mutating func dequeue(_ identifier: String) -> View? {
    guard let index = queues.index(forKey: identifier) else { return nil }
    return queues.values[index].popLast()
  }

  /// The recycled views by their identifier, for the inspector.
  var summary: String {
    queues.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.count)" }.joined(separator: ", ")
  }
}
