import Foundation

/// An item of a drag: its data, and the preview shown under the finger.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// The data of the item.
  public final let itemProvider: NSItemProvider
  /// An object the app associates with the item; other apps cannot access it.
  open var localObject: Any?
  /// Returns the preview of the item while it is dragged; nil for an image of its source.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item with its data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
