import CoreGraphics

/// A shape of the pointer.
///
/// The desktop draws its text pointer for a vertical beam. Other shapes are drawn in the window, and the desktop's pointer is hidden over
/// them.
public enum UIPointerShape {
  /// A path. With an effect it is in the coordinates of the effect's container, otherwise its origin is the pointer's position.
  case path(UIBezierPath)
  /// A rectangle with rounded corners, in points, in the same coordinates as a path.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A vertical line of a length in points, as over text.
  case verticalBeam(length: CGFloat)
  /// A horizontal line of a length in points.
  case horizontalBeam(length: CGFloat)
}

extension UIPointerShape {
  /// The thickness of drawn beams in points. Estimated.
  private static let beamWidth: CGFloat = 2

  @MainActor var outline: UIBezierPath {
    switch self {
    case .path(let path): path
    case .roundedRect(let rect, let radius): UIBezierPath(roundedRect: rect, cornerRadius: radius)
    case .verticalBeam(let length): Self.beam(CGSize(width: Self.beamWidth, height: length))
    case .horizontalBeam(let length): Self.beam(CGSize(width: length, height: Self.beamWidth))
    }
  }

  @MainActor private static func beam(_ size: CGSize) -> UIBezierPath {
    UIBezierPath(
      roundedRect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height), cornerRadius: beamWidth / 2)
  }
}
