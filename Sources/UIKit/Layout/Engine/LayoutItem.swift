import CoreGraphics

/// What constraints can be about: a view or a layout guide.
@MainActor protocol LayoutItem: AnyObject {
  var layoutNode: LayoutNode? { get }
  /// The node, made if need be.
  var madeLayoutNode: LayoutNode { get }
}

extension UIView: LayoutItem {
  final var madeLayoutNode: LayoutNode {
    if let layoutNode { return layoutNode }
    let made = LayoutNode(view: self)
    layoutNode = made
    return made
  }
}

/// A view whose natural height depends on its width, such as a label of several lines. It is solved for in two passes: first with the width
/// it would like, then with the height that the width it got needs.
@MainActor protocol WidthSizedView: UIView {
  var sizesContentByWidth: Bool { get }
  func contentHeight(forWidth width: CGFloat) -> CGFloat
}

/// A view that shows text and so has baselines. Other views count their bottom edge as baseline.
@MainActor protocol BaselineView: UIView {
  /// From the top of the alignment rectangle to the baseline of the first line.
  var firstBaselineOffset: CGFloat { get }
  /// From the baseline of the last line to the bottom of the alignment rectangle.
  var lastBaselineOffset: CGFloat { get }
  /// The distance between the baselines of two lines, for system spacing.
  var baselineLineHeight: CGFloat { get }
}

/// A view that aligns its text vertically in whatever height it is given, such as a button or a text field. Its baselines move with the height.
@MainActor protocol AlignedTextView: UIView {
  /// Where the text is at the natural height; nil without text.
  var alignedBaselines: AlignedBaselines? { get }
}

/// Where the lines of an ``AlignedTextView`` are.
struct AlignedBaselines {
  /// From the top to the baselines of the first and the last line, at the natural height.
  var first: CGFloat
  var last: CGFloat
  var naturalHeight: CGFloat
  /// The part of additional height that is added above the text: 0 for text at the top, 1 at the bottom.
  var share: CGFloat
  var lineHeight: CGFloat
}

/// A view that scrolls what is constrained to its edges: those edges are the content's, while width, height and centre are the view's own.
@MainActor protocol ScrollingLayoutView: UIView {
  var contentLayoutGuide: UILayoutGuide { get }
  var scrolledContentSize: CGSize { get }
  /// The scale that zooms `content`; 1 for other views.
  func scale(of content: UIView) -> CGFloat
  /// Called when the constraints on the content give it a size.
  func constrainedContentSizeChanged(_ size: CGSize)
}
