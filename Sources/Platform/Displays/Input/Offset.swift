import Foundation

/// A distance in two dimensions. (`CGVector` belongs to CoreGraphics, which this module does not import.)
package struct Offset: Equatable, Sendable {
  package var dx: CGFloat
  package var dy: CGFloat

  package init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
