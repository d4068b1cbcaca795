extension UIView {
  /// The edge where lines begin: the left one in left-to-right layouts.
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(madeLayoutNode, .leading) }
  /// The edge where lines end: the right one in left-to-right layouts.
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(madeLayoutNode, .trailing) }
  /// The left edge of the alignment rectangle, in any layout direction.
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(madeLayoutNode, .left) }
  /// The right edge of the alignment rectangle, in any layout direction.
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(madeLayoutNode, .right) }
  /// The top edge of the alignment rectangle.
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(madeLayoutNode, .top) }
  /// The bottom edge of the alignment rectangle.
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(madeLayoutNode, .bottom) }
  /// The width of the alignment rectangle.
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(madeLayoutNode, .width) }
  /// The height of the alignment rectangle.
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(madeLayoutNode, .height) }
  /// The horizontal middle of the alignment rectangle.
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(madeLayoutNode, .centerX) }
  /// The vertical middle of the alignment rectangle.
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(madeLayoutNode, .centerY) }
  /// The baseline of the first line of text; the top edge of views without text.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(madeLayoutNode, .firstBaseline) }
  /// The baseline of the last line of text; the bottom edge of views without text.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(madeLayoutNode, .lastBaseline) }
}

extension UILayoutGuide {
  /// The edge where lines begin: the left one in left-to-right layouts.
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .leading) }
  /// The edge where lines end: the right one in left-to-right layouts.
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .trailing) }
  /// The left edge of the guide, in any layout direction.
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .left) }
  /// The right edge of the guide, in any layout direction.
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .right) }
  /// The top edge of the guide.
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node, .top) }
  /// The bottom edge of the guide.
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node, .bottom) }
  /// The anchor for constraints of the guide's width.
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(node, .width) }
  /// The anchor for constraints of the guide's height.
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(node, .height) }
  /// The horizontal middle of the guide.
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .centerX) }
  /// The vertical middle of the guide.
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node, .centerY) }
}
