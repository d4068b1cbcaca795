import CoreGraphics

/// A layer that only contains sublayers: it draws nothing itself and does not clip. Its sublayers are flattened like those of any layer.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
  /// Returns false, because a layer that draws nothing is never hit itself.
  open override func contains(_ p: CGPoint) -> Bool { false }
}
