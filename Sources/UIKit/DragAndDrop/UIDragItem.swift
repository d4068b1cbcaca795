import Foundation

/// One thing that is dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// The data of the item.
  public final let itemProvider: NSItemProvider
  /// What the app itself wants to know of the item; only it sees this.
  open var localObject: Any?
  /// Gives what represents the item while it is dragged; nil for a picture of where it came from.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item with its data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
