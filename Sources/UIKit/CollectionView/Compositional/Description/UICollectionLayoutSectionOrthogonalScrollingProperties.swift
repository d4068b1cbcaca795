import Foundation

/// The feel of a section that scrolls across the direction of its layout.
@preconcurrency @MainActor open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, @preconcurrency NSCopying {
  public enum DecelerationRate: Int, Sendable {
    /// As the scrolling behavior has it: fast for the paging ones.
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
