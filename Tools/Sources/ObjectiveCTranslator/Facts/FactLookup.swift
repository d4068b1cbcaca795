import Synchronization

/// The facts of one kind by name. Each is read when it is first wanted.
final class FactLookup<Value: Sendable>: Sendable {
  private let lines: FactLines
  private let kind: Character
  private let read: @Sendable ([Substring]) -> Value?
  private let known = Mutex<[String: Value?]>([:])

  init(_ lines: FactLines, _ kind: Character, read: @escaping @Sendable ([Substring]) -> Value?) {
    (self.lines, self.kind, self.read) = (lines, kind, read)
  }

  subscript(name: String) -> Value? {
    if let found = known.withLock({ $0[name] }) { return found }
    let values = lines.values(of: "\(kind) \(name)")
    let value = values.isEmpty ? nil : read(values)
    known.withLock { $0[name] = .some(value) }
    return value
  }
}

/// Values that are computed once for each name.
final class KnownValues<Value: Sendable>: Sendable {
  private let known = Mutex<[String: Value?]>([:])

  func value(of name: String, _ compute: () -> Value?) -> Value? {
    if let found = known.withLock({ $0[name] }) { return found }
    let value = compute()
    known.withLock { $0[name] = .some(value) }
    return value
  }
}
