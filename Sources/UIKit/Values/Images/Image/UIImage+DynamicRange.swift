import Foundation

extension UIImage {
  /// The range of brightness in which an image is shown.
  public enum DynamicRange: Int, Sendable {
    /// The range of the view or the trait.
    case unspecified = -1
    /// Colors up to white.
    case standard = 0
    /// Slightly brighter than white.
    case constrainedHigh = 1
    /// The full range of the screen.
    case high = 2
  }

  /// Whether the image has colors brighter than white; `false`, because images are decoded in the standard range.
  public var isHighDynamicRange: Bool { false }

  /// The image without colors brighter than white.
  public var imageRestrictedToStandardDynamicRange: UIImage { self }

  /// Returns the image as HEIC data; `nil`, as on a device that cannot encode it.
  public func heicData() -> Data? { nil }
}
