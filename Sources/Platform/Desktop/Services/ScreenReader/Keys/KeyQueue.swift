import TrestlePlatform

/// Holds keys until a screen reader has answered whether it consumes them, and keeps their order.
///
/// The questions are asynchronous: a reader that is asked waits for answers of this program itself.
@MainActor package final class KeyQueue {
  private enum Entry {
    case asked(InputEvent, number: Int)
    case answered(InputEvent, isTaken: Bool)
    /// Text that the key before it typed.
    case text(InputEvent)
  }

  private var entries: [Entry] = []
  private var next = 0
  /// Whether the last key that went down was taken, and what it typed with it.
  private var dropsText = false
  /// Whether the registry answers questions about keys.
  private var isAnswered = true
  private let ask: @MainActor (KeyEvent, @escaping @MainActor (Bool?) -> Void) -> Void
  private let deliver: @MainActor (InputEvent) -> Void

  /// Creates a queue that asks with `ask`; the answer is nil if no answer will come.
  package init(
    ask: @escaping @MainActor (KeyEvent, @escaping @MainActor (Bool?) -> Void) -> Void, deliver: @escaping @MainActor (InputEvent) -> Void
  ) {
    self.ask = ask
    self.deliver = deliver
  }

  package func takes(_ event: InputEvent) -> Bool {
    guard isAnswered || !entries.isEmpty else { return false }
    switch event {
    case .key(let key):
      let number = next
      next += 1
      entries.append(.asked(event, number: number))
      ask(key) { [weak self] in self?.answer(number, $0) }
      return true
    case .text, .composition:
      guard !entries.isEmpty else { return dropsText }
      entries.append(.text(event))
      return true
    default: return false
    }
  }

  private func answer(_ number: Int, _ isTaken: Bool?) {
    if isTaken == nil { isAnswered = false }
    for (index, entry) in entries.enumerated() {
      guard case .asked(let event, number) = entry else { continue }
      entries[index] = .answered(event, isTaken: isTaken ?? false)
    }
    flush()
  }

  /// Delivers the keys at the front whose answers are known.
  private func flush() {
    while let first = entries.first {
      switch first {
      case .asked: return
      case .answered(let event, let isTaken):
        entries.removeFirst()
        if case .key(let key) = event, key.phase == .down { dropsText = isTaken }
        if !isTaken { deliver(event) }
      case .text(let event):
        entries.removeFirst()
        if !dropsText { deliver(event) }
      }
    }
  }

  /// Delivers all waiting keys, as when the reader ends.
  package func end() {
    isAnswered = false
    let waiting = entries
    entries = []
    for entry in waiting {
      switch entry {
      case .asked(let event, _), .answered(let event, false), .text(let event): deliver(event)
      case .answered: break
      }
    }
  }
}
