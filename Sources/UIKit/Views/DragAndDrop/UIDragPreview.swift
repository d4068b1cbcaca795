import Foundation

/// A view that represents an item under the finger, instead of an image of its source.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  /// The view that is shown at the finger.
  public final let view: UIView
  /// The visible part and the background of the view.
  public final let parameters: UIDragPreviewParameters

  /// Creates a preview of a part of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// Creates a preview of a whole view.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}
