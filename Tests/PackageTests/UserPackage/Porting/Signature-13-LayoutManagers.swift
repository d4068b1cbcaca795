import UIKit

final class PlainLayoutManager: NSLayoutManager {
  override func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {
    super.processEditing(
      for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta, invalidatedRange: invalidatedCharRange)
  }
}

@MainActor enum LayoutManagers {
  static let managers = [NSLayoutManager(), PlainLayoutManager()]
}
