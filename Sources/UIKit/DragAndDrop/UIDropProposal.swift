import Foundation

/// What a view would do with the items if they were dropped now.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  /// The operation at a drop here.
  public final let operation: UIDropOperation

  /// Whether the drop's exact place counts; `false` by default. The preview always leaves the place under the finger free here.
  open var isPrecise = false
  /// Whether the preview keeps its size over the view; `false` by default. Previews always keep it here.
  open var prefersFullSizePreview = false

  /// Creates a proposal of an operation.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
