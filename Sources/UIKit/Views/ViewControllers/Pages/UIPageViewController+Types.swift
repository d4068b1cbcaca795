import CoreGraphics

extension UIPageViewController {
  public enum TransitionStyle: Int, Sendable {
    /// Pages turn like those of a book.
    case pageCurl
    /// Pages move with the finger, one after another.
    case scroll
  }

  /// The axis along which pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// Pages follow each other from left to right.
    case horizontal
    /// Pages follow each other from top to bottom.
    case vertical
  }

  /// The direction of a change of pages.
  public enum NavigationDirection: Int, Sendable {
    /// The next page is a later one.
    case forward
    /// The next page is an earlier one.
    case reverse
  }

  /// The edge at which curled pages are attached.
  public enum SpineLocation: Int, Sendable {
    /// No spine, because pages scroll.
    case none
    /// The left or upper edge; the right one where text runs from right to left.
    case min
    /// The middle, with a page on each side.
    case mid
    /// The right or lower edge.
    case max
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The key of the spine's location: a ``SpineLocation`` or its raw value.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between scrolled pages, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}

extension [UIPageViewController.OptionsKey: Any] {
  var pageSpacing: CGFloat {
    switch self[.interPageSpacing] {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: 0
    }
  }

  var pageSpine: UIPageViewController.SpineLocation? {
    switch self[.spineLocation] {
    case let value as UIPageViewController.SpineLocation: value
    case let value as Int: UIPageViewController.SpineLocation(rawValue: value)
    case let value as NSNumber: UIPageViewController.SpineLocation(rawValue: value.intValue)
    default: nil
    }
  }
}
