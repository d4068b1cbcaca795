import Foundation

/// The contexts that UIKit's drawing functions draw into, innermost last: a stack for each thread, since drawing begun on one goes
/// on there until it ends, and others may draw at the same time.
final class GraphicsContextStack: @unchecked Sendable {
  struct Entry {
    /// Nil where a context for an image of an impossible size was asked for: nothing is drawn until that ends.
    let context: CGContext?
    let scale: CGFloat
    /// Whether the stack itself made the context, for an image.
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
