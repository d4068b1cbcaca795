import Foundation

/// A value that is produced on any thread and received on the main actor: immediately if it is already available, as data in memory is.
package final class Handoff<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value?
  private var receiver: (@MainActor (Value) -> Void)?

  package func fill(_ value: Value) {
    let waiting = lock.withLock {
      self.value = value
      return receiver != nil
    }
    guard waiting else { return }
    Task { @MainActor in self.deliver() }
  }

  @MainActor package func receive(_ receiver: @escaping @MainActor (Value) -> Void) {
    let isThere = lock.withLock {
      self.receiver = receiver
      return value != nil
    }
    if isThere { deliver() }
  }

  @MainActor private func deliver() {
    let (value, receiver) = lock.withLock {
      defer { self.receiver = nil }
      return (self.value, self.receiver)
    }
    if let value, let receiver { receiver(value) }
  }

  package init() {}
}
