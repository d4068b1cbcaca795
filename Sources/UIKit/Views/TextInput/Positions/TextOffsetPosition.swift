import Foundation

/// A position in a field's or view's text.
@MainActor final class TextOffsetPosition: UITextPosition {
  let offset: Int
  let prefersUpstream: Bool

  init(_ offset: Int, prefersUpstream: Bool = false) {
    self.offset = offset
    self.prefersUpstream = prefersUpstream
    super.init()
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetPosition)?.offset == offset }
  nonisolated override var hash: Int { offset.hashValue }
}
