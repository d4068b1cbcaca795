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
