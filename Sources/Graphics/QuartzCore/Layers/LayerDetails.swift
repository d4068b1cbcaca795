import CoreGraphics

/// Property values that few layers change, allocated when the first of them is set. Only its layer, on the main actor, accesses it; it is
/// Sendable so that the layer can be released on any thread.
final class LayerDetails: @unchecked Sendable {
  var values = Values()

  struct Values {
    var transform = CATransform3D.identity
    var sublayerTransform = CATransform3D.identity
    var anchorPointZ: CGFloat = 0
    var borderColor: CGColor? = .opaqueBlack
    var maskedCorners: CACornerMask = .all
    var cornerCurve = CALayerCornerCurve.circular
    var shadowColor: CGColor? = .opaqueBlack
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?
    var contentsGravity = CALayerContentsGravity.resize
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var minificationFilter = CALayerContentsFilter.linear
    var magnificationFilter = CALayerContentsFilter.linear
    var mask: CALayer?
    var backdrop: BackdropEffect?
  }
}

extension CGColor {
  static let opaqueBlack = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
}
