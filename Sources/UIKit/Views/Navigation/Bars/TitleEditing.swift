import CoreGraphics

/// The editing of a title in its bar.
@MainActor protocol TitleEditing: AnyObject {
  /// The view that replaces the title.
  var view: UIView { get }
  /// The largest size of the view.
  var size: CGSize { get }
}
