import Foundation

/// What a view would do with the items if they were dropped now.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  /// The operation at a drop here.
  public final let operation: UIDropOperation

  /// Creates a proposal of an operation.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
