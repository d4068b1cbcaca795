import Foundation

/// The image that a pattern color repeats over the plane, anchored at the origin of the context's own coordinates.
package struct PatternTile: Hashable, Sendable {
  package var image: CGImage
  /// Image pixels per unit of the context's coordinates.
  package var scale: CGFloat

  package init(image: CGImage, scale: CGFloat) {
    self.image = image
    self.scale = scale
  }
}
