import QuartzCore

/// A lifted view: the part that is lifted, and the items that it represents.
@MainActor package struct DragLift {
  var view: UIView
  /// The part of the view that is lifted, in its coordinates.
  var rect: CGRect
  var parameters: UIPreviewParameters?
  var items: [UIDragItem]

  package init(_ view: UIView, items: [UIDragItem], parameters: UIPreviewParameters? = nil) {
    self.view = view
    self.items = items
    self.parameters = parameters
    rect = parameters?.visiblePath?.bounds ?? view.bounds
  }

  /// Returns the image of the view in the requested shape, or the item's own preview; it has the size of `rect`, and its shadow is not
  /// shown yet.
  func makePicture() -> UIView {
    if let preview = items.first?.previewProvider?() { return picture(of: preview.view, preview.parameters) }
    let picture = UIView(frame: CGRect(origin: .zero, size: rect.size))
    let content = view.resizableSnapshotView(from: rect, afterScreenUpdates: false, withCapInsets: .zero) ?? UIView()
    content.frame = picture.bounds
    picture.addSubview(content)
    shape(picture, content, parameters, from: rect)
    return picture
  }

  private func picture(of view: UIView, _ parameters: UIPreviewParameters) -> UIView {
    let visible = parameters.visiblePath?.bounds ?? view.bounds
    let picture = UIView(frame: CGRect(origin: .zero, size: visible.size))
    view.frame = CGRect(x: -visible.minX, y: -visible.minY, width: view.bounds.width, height: view.bounds.height)
    let content = UIView(frame: picture.bounds)
    content.addSubview(view)
    picture.addSubview(content)
    shape(picture, content, parameters, from: visible)
    return picture
  }

  private func shape(_ picture: UIView, _ content: UIView, _ parameters: UIPreviewParameters?, from visible: CGRect) {
    var shift = CGAffineTransform(translationX: -visible.minX, y: -visible.minY)
    picture.isUserInteractionEnabled = false
    content.backgroundColor = parameters?.backgroundColor
    if let path = parameters?.visiblePath {
      let mask = CAShapeLayer()
      mask.frame = picture.bounds
      mask.path = path.cgPath.copy(using: &shift)
      content.layer.mask = mask
    }
    let layer = picture.layer
    layer.shadowPath =
      (parameters?.shadowPath ?? parameters?.visiblePath)?.cgPath.copy(using: &shift) ?? CGPath(rect: picture.bounds, transform: nil)
    layer.shadowRadius = 10
    layer.shadowOffset = CGSize(width: 0, height: 4)
  }
}
