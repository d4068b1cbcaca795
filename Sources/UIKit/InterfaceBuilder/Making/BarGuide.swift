/// A controller's top or bottom layout guide in a document: the space that bars cover, above or below the safe area.
final class BarGuide {
  let isTop: Bool

  init(isTop: Bool) {
    self.isTop = isTop
  }

  /// Returns the object and attribute of an edge of the guide in the controller's view.
  @MainActor func item(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView
  ) -> (AnyObject, NSLayoutConstraint.Attribute)? {
    switch attribute {
    case .top, .topMargin: isTop ? (view, .top) : (view.safeAreaLayoutGuide, .bottom)
    case .bottom, .bottomMargin: isTop ? (view.safeAreaLayoutGuide, .top) : (view, .bottom)
    case .left, .right, .leading, .trailing, .centerX, .width: (view, attribute)
    default: nil
    }
  }
}
