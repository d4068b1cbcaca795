import Foundation

/// What all renderers' formats share: the bounds that are drawn in.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The rectangle that is drawn, in points.
  public internal(set) var bounds = CGRect.zero

  public required override init() {
    super.init()
  }

  /// What suits the screen.
  open class func `default`() -> Self { self.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.init()
    copy.bounds = bounds
    return copy
  }
}
