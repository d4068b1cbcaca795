import Foundation

extension UIImage {
  /// The brightness an image can have beyond white.
  public enum DynamicRange: Int, Sendable {
    /// The range that the view or the trait names.
    case unspecified = -1
    /// Colors up to white.
    case standard = 0
    /// A little brighter than white.
    case constrainedHigh = 1
    /// All that the screen can show.
    case high = 2
  }

  /// Whether the image has colors brighter than white; `false`, because pictures are decoded in the standard range.
  public var isHighDynamicRange: Bool { false }

  /// The image without colors brighter than white.
  public var imageRestrictedToStandardDynamicRange: UIImage { self }

  /// The image as the bytes of a HEIC file; `nil`, as on a device that cannot encode one.
  public func heicData() -> Data? { nil }
}
