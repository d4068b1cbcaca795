import UIKit

extension MKMapView {
  /// Converts a coordinate to a point in a view; nil for window coordinates.
  public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    convert(projection.point(of: MKMapPoint(coordinate)), to: view)
  }

  /// Converts a point in a view to a coordinate; nil for window coordinates.
  public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    projection.place(of: convert(point, from: view)).coordinate
  }

  /// Converts a region to a rectangle in a view; nil for window coordinates.
  public func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    let rect = MKMapView.rect(of: region)
    let origin = projection.point(of: rect.origin)
    let size = CGSize(width: rect.width / projection.scale, height: rect.height / projection.scale)
    return convert(CGRect(origin: origin, size: size), to: view)
  }

  /// Converts a rectangle in a view to a region; nil for window coordinates.
  public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    let rect = convert(rect, from: view)
    let origin = projection.place(of: rect.origin)
    return MKCoordinateRegion(
      MKMapRect(x: origin.x, y: origin.y, width: rect.width * projection.scale, height: rect.height * projection.scale))
  }

  /// Returns the map rectangle adjusted to the aspect ratio of the view.
  public func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRectThatFits(mapRect, edgePadding: .zero) }

  /// Returns the map rectangle adjusted to the aspect ratio of the view without the padding.
  public func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
    let inner = bounds.inset(by: insets)
    guard inner.width > 0, inner.height > 0 else { return mapRect }
    let scale = max(mapRect.width / inner.width, mapRect.height / inner.height)
    return MKMapRect(
      x: mapRect.midX - inner.midX * scale, y: mapRect.midY - inner.midY * scale, width: bounds.width * scale, height: bounds.height * scale
    )
  }
}
