import Foundation

/// A position in a line that a tab character moves to.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// The alignment of text at the stop.
  public let alignment: NSTextAlignment
  /// The distance from the leading edge in points.
  public let location: CGFloat

  /// Creates a tab stop at a distance in points.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat) {
    self.alignment = alignment
    location = loc
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }

  open override var hash: Int { location.hashValue }
}
