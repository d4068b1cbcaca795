import Foundation

/// What stands for an item under the finger, in the place of a picture of where it came from.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  public final let view: UIView
  public final let parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}
