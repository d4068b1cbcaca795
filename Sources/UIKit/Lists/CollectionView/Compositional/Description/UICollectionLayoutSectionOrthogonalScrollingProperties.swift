import Foundation

/// The deceleration and bouncing of a section that scrolls across the layout's direction.
@preconcurrency @MainActor open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, @preconcurrency NSCopying {
  public enum DecelerationRate: Int, Sendable {
    /// The default of the scrolling behavior: fast for paging.
    case automatic
    case normal
    case fast
  }

  public enum Bounce: Int, Sendable {
    /// Content longer than the container bounces.
    case automatic
    case always
    case never
  }

  open var decelerationRate = DecelerationRate.automatic
  open var bounce = Bounce.automatic

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copy.decelerationRate = decelerationRate
    copy.bounce = bounce
    return copy
  }
}
