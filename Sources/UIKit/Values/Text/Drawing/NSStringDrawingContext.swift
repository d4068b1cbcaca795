import Foundation

/// The limit for shrinking a drawn string, and the actual scale and bounds.
open class NSStringDrawingContext: NSObject, @unchecked Sendable {
  /// The minimum scale of the font; 0 disables shrinking.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale used in the last measuring or drawing.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounding box of the last measuring or drawing.
  open internal(set) var totalBounds = CGRect.zero
}
