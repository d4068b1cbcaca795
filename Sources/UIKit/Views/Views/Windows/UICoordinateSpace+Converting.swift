import QuartzCore

extension UICoordinateSpace {
  /// The layer of the coordinate system.
  fileprivate var spaceLayer: CALayer { (self as? UIView)?.layer ?? ((self as? UIScreen) ?? .main).rootLayer }

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    spaceLayer.convert(point, to: coordinateSpace.spaceLayer)
  }
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    spaceLayer.convert(point, from: coordinateSpace.spaceLayer)
  }
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    spaceLayer.convert(rect, to: coordinateSpace.spaceLayer)
  }
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    spaceLayer.convert(rect, from: coordinateSpace.spaceLayer)
  }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
  /// The coordinates of the screen, in points from its upper left corner.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The same space as `coordinateSpace`, because the screen does not rotate.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}
