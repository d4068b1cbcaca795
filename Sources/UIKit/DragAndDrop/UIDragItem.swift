import Foundation

/// One thing that is dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  public final let itemProvider: NSItemProvider
  /// What the app itself wants to know of the item; only it sees this.
  open var localObject: Any?
  /// Gives what stands for the item while it is dragged; nil for a picture of where it came from.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
