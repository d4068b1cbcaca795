import Foundation

/// The operation that a view would perform if the items were dropped now.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  /// The operation at a drop here.
  public final let operation: UIDropOperation

  /// Whether the drop needs an exact position; `false` by default. The preview never covers the position under the finger.
  open var isPrecise = false
  /// Whether the preview keeps its size over the view; `false` by default. Previews always keep their size.
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
