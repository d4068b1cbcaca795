import QuartzCore

extension UIView {
  /// Determines whether the view draws; one that does not never gets a bitmap.
  final func prepareDrawing() {
    let type: AnyClass = type(of: self)
    guard ViewMethods.draw.isOverridden(in: type) || ViewMethods.drawLayer.isOverridden(in: type) else { return }
    flags.insert(.draws)
    layer.setNeedsDisplay()
  }

  final func markForDisplay(_ rect: CGRect?) {
    guard flags.contains(.draws) else { return }
    if let rect { layer.setNeedsDisplay(rect) } else { layer.setNeedsDisplay() }
  }

  /// Draws into the layer's bitmap, through `draw(_:)`.
  final func drawLayer(in context: CGContext) {
    let traits = traitCollection
    traits.performAsCurrent {
      UIGraphicsPushContext(context)
      defer { UIGraphicsPopContext() }
      // A tiled layer requests its tiles individually.
      let bounds = layer is CATiledLayer ? context.boundingBoxOfClipPath : self.bounds
      if flags.contains(.clearsContext) {
        if isOpaque, let color = layer.backgroundColor {
          context.setFillColor(color)
          context.fill(bounds)
        } else {
          context.clear(bounds)
        }
      }
      context.setFillColor(gray: 0, alpha: 1)
      context.setStrokeColor(gray: 0, alpha: 1)
      draw(bounds)
    }
  }

  final func setContentMode(_ new: ContentMode) {
    guard ownContentMode != new else { return }
    ownContentMode = new
    layer.contentsGravity = new.gravity
    layer.needsDisplayOnBoundsChange = new == .redraw && flags.contains(.draws)
  }

  final func setContentScale(_ new: CGFloat) {
    flags.insert(.ownContentScale)
    guard layer.contentsScale != new else { return }
    layer.contentsScale = new
    markForDisplay(nil)
  }

  final func setMask(_ new: UIView?) {
    guard rareStorage?.mask !== new else { return }
    rare.mask = new
    new?.removeFromSuperview()
    layer.mask = new?.layer
  }

  final func setHidden(_ new: Bool) {
    guard layer.isHidden != new else { return }
    layer.isHidden = new
    parent?.subviewHiddenChanged(self)
  }
}

extension UIView.ContentMode {
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
