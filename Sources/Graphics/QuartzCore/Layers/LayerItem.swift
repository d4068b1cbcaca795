import CoreGraphics
import TrestleText

/// An item that a layer draws above its background and contents without a bitmap, in the coordinates of its bounds.
package enum LayerItem {
  /// Lines of text, the first at a point.
  case text(TextLayout, at: CGPoint)
  case fill(CGRect, CGColor, cornerRadius: CGFloat)
  case image(CGImage, CGRect)
  case path(CGPath, fill: CGColor?, stroke: CGColor?, lineWidth: CGFloat)
}
