import Foundation

// UIKit's additions to Foundation's values, coders and strings for geometry.

extension NSValue {
  /// Wraps a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Wraps a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Wraps a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Wraps a vector.
  public convenience init(cgVector vector: CGVector) { self.init(size: CGSize(width: vector.dx, height: vector.dy)) }
  /// Wraps an offset.
  public convenience init(uiOffset offset: UIOffset) { self.init(size: CGSize(width: offset.horizontal, height: offset.vertical)) }

  /// Creates an object that holds insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  /// Wraps insets with leading and trailing edges.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(edgeInsets: NSEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }

  /// The wrapped point.
  public var cgPointValue: CGPoint { pointValue }
  /// The wrapped size.
  public var cgSizeValue: CGSize { sizeValue }
  /// The wrapped rectangle.
  public var cgRectValue: CGRect { rectValue }
  /// The wrapped vector.
  public var cgVectorValue: CGVector { CGVector(dx: sizeValue.width, dy: sizeValue.height) }
  /// The wrapped offset.
  public var uiOffsetValue: UIOffset { UIOffset(horizontal: sizeValue.width, vertical: sizeValue.height) }

  /// The wrapped insets with leading and trailing edges.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let insets = edgeInsetsValue
    return NSDirectionalEdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  /// The wrapped insets.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
