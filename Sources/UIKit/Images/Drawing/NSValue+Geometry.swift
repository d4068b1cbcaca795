import Foundation

// What UIKit adds to Foundation's boxes, coders and strings for the geometry it draws with.

extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public convenience init(cgVector vector: CGVector) { self.init(size: CGSize(width: vector.dx, height: vector.dy)) }
  public convenience init(uiOffset offset: UIOffset) { self.init(size: CGSize(width: offset.horizontal, height: offset.vertical)) }

  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(edgeInsets: NSEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }

  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  public var cgRectValue: CGRect { rectValue }
  public var cgVectorValue: CGVector { CGVector(dx: sizeValue.width, dy: sizeValue.height) }
  public var uiOffsetValue: UIOffset { UIOffset(horizontal: sizeValue.width, vertical: sizeValue.height) }

  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let insets = edgeInsetsValue
    return NSDirectionalEdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
