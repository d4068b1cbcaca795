import Foundation

/// One thing that is dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// The data of the item.
  public final let itemProvider: NSItemProvider
  /// An object the app associates with the item; other apps cannot access it.
  open var localObject: Any?
  /// Gives what represents the item while it is dragged; nil for a picture of where it came from.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item with its data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
