import CoreGraphics
import Text

/// One thing a layer draws above its background and contents without a bitmap of its own, in the coordinates of its bounds.
package enum LayerItem {
  /// Lines of text, their first at a point.
  case text(TextLayout, at: CGPoint)
  case fill(CGRect, CGColor, cornerRadius: CGFloat)
  case image(CGImage, CGRect)
  case path(CGPath, fill: CGColor?, stroke: CGColor?, lineWidth: CGFloat)
}
