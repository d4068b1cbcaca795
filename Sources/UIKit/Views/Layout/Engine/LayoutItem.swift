import CoreGraphics

/// An item of constraints: a view or a layout guide.
@MainActor package protocol LayoutItem: AnyObject {
  /// The node, created if necessary.
  var madeLayoutNode: LayoutNode { get }
}

extension UIView: LayoutItem {
  package final var madeLayoutNode: LayoutNode {
    if let layoutNode { return layoutNode }
    let made = LayoutNode(view: self)
    layoutNode = made
    return made
  }
}

/// A view whose intrinsic height depends on its width, such as a multi-line label. It is solved in two passes: first with its preferred
/// width, then with the height for the solved width.
@MainActor protocol WidthSizedView: UIView {
  var sizesContentByWidth: Bool { get }
  func contentHeight(forWidth width: CGFloat) -> CGFloat
}

/// A view with text, which has baselines. The bottom edge serves as baseline of other views.
@MainActor protocol BaselineView: UIView {
  /// The distance from the top of the alignment rectangle to the first baseline.
  var firstBaselineOffset: CGFloat { get }
  /// The distance from the last baseline to the bottom of the alignment rectangle.
  var lastBaselineOffset: CGFloat { get }
  /// The distance between the baselines of two lines, for system spacing.
  var baselineLineHeight: CGFloat { get }
}

/// A view that aligns its text vertically for any height, such as a button or a text field. Its baselines depend on the height.
@MainActor protocol AlignedTextView: UIView {
  /// The baselines at the intrinsic height; nil without text.
  var alignedBaselines: AlignedBaselines? { get }
}

/// The baselines of an ``AlignedTextView``.
struct AlignedBaselines {
  /// The first baseline at the intrinsic height, from the top.
  var first: CGFloat
  var last: CGFloat
  var naturalHeight: CGFloat
  /// The fraction of additional height that is added above the text: 0 for text at the top, 1 at the bottom.
  var share: CGFloat
  var lineHeight: CGFloat
}

/// A view that scrolls content constrained to its edges: its edges are those of the content, while width, height and center are its own.
@MainActor protocol ScrollingLayoutView: UIView {
  var contentLayoutGuide: UILayoutGuide { get }
  var scrolledContentSize: CGSize { get }
  /// Returns the scale that zooms `content`; 1 for other views.
  func scale(of content: UIView) -> CGFloat
  /// Called when the content's constraints determine its size.
  func constrainedContentSizeChanged(_ size: CGSize)
}
