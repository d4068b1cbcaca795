import CoreGraphics

/// The position of a view in the hierarchy, to restore it there.
@MainActor struct ViewPlace {
  private weak var superview: UIView?
  private let index: Int
  private let frame: CGRect
  private let fills: Bool

  init?(_ view: UIView) {
    guard let superview = view.superview else { return nil }
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? 0
    frame = view.frame
    fills = view.frame == superview.bounds
  }

  /// Creates the place of a view that fills `superview` behind all others.
  init(filling superview: UIView) {
    self.superview = superview
    (index, frame, fills) = (0, superview.bounds, true)
  }

  /// Restores the view; it is resized with its superview if it filled it.
  func restore(_ view: UIView) {
    guard let superview else { return }
    superview.insertSubview(view, at: index)
    view.frame = fills ? superview.bounds : frame
  }
}

/// A view around the view of a presented controller.
@MainActor protocol PresentedViewHolder: UIView {
  /// The superview of the controller's view.
  var contentView: UIView { get }
}

extension UIView {
  /// Fills this view with the view of a presented controller, unless a presentation that covers the controller has borrowed its view.
  final func adopt(_ content: UIView) {
    if content.superview !== self {
      // A presentation that another one has replaced may be laid out once more while it is still in the window.
      if let shown = content.controller?.presentationStorage?.acting.presentedView, !isDescendant(of: shown) { return }
      if content.controller?.presentedStorage?.presentationStorage?.acting.presenterPlace != nil { return }
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(content)
    }
    content.frame = bounds
  }
}
