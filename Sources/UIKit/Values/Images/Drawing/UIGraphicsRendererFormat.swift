import Foundation

/// The base class of renderer formats, which has the bounds of the drawing.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The rectangle that is drawn, in points.
  public internal(set) var bounds = CGRect.zero

  public required override init() {
    super.init()
  }

  /// Returns a format suited to the screen.
  open class func `default`() -> Self { self.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.init()
    copy.bounds = bounds
    return copy
  }
}
