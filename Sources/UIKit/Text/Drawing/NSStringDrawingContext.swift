import Foundation

/// Says how far a drawn string may shrink to fit, and tells how far it did.
open class NSStringDrawingContext: NSObject, @unchecked Sendable {
  /// The smallest share of the font size that is tried; 0 is no shrinking.
  open var minimumScaleFactor: CGFloat = 0
  /// The share that was used in the last measuring or drawing.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The box of what was measured or drawn.
  open internal(set) var totalBounds = CGRect.zero
}
