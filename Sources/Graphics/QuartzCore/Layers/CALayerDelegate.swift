import CoreGraphics

/// Provides a layer's contents, the layout of its sublayers and its actions. Every method is optional.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Sets the layer's contents; if it is implemented, `draw(_:in:)` is not called.
  func display(_ layer: CALayer)
  /// Draws the layer's contents.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before `draw(_:in:)`.
  func layerWillDraw(_ layer: CALayer)
  /// Positions the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for `event`; `NSNull()` stops the search.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.delegateDeclinesDisplay() }
  public func draw(_ layer: CALayer, in ctx: CGContext) { layer.declinesDrawing() }
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
