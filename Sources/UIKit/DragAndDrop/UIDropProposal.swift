import Foundation

/// What a view would do with the items if they were dropped now.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  public final let operation: UIDropOperation

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
