import Foundation

/// The stack of current drawing contexts, one per thread, because threads may draw at the same time.
final class GraphicsContextStack: @unchecked Sendable {
  struct Entry {
    /// nil if an image context of an invalid size was requested: nothing is drawn until it ends.
    let context: CGContext?
    let scale: CGFloat
    /// Whether the stack created the context, for an image.
    let isImage: Bool
  }

  static let shared = GraphicsContextStack()

  private let lock = NSLock()
  private var stacks: [UInt: [Entry]] = [:]

  private static var key: UInt { UInt(pthread_self()) }

  func push(_ entry: Entry) {
    lock.withLock { stacks[Self.key, default: []].append(entry) }
  }

  @discardableResult
  func pop() -> Entry? {
    lock.withLock {
      let key = Self.key
      let entry = stacks[key]?.popLast()
      if stacks[key]?.isEmpty == true { stacks[key] = nil }
      return entry
    }
  }

  var current: Entry? {
    lock.withLock { stacks[Self.key]?.last }
  }
}
