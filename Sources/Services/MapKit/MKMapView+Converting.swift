import UIKit

extension MKMapView {
  /// Returns the point of a place in the coordinates of a view.
  public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    convert(projection.point(of: MKMapPoint(coordinate)), to: view)
  }

  /// Returns the place at a point in the coordinates of a view.
  public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    projection.place(of: convert(point, from: view)).coordinate
  }

  /// Returns the rectangle of a region in the coordinates of a view.
  public func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    let rect = MKMapView.rect(of: region)
    let origin = projection.point(of: rect.origin)
    let size = CGSize(width: rect.width / projection.scale, height: rect.height / projection.scale)
    return convert(CGRect(origin: origin, size: size), to: view)
  }

  /// Returns the region of a rectangle in the coordinates of a view.
  public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    let rect = convert(rect, from: view)
    let origin = projection.place(of: rect.origin)
    return MKCoordinateRegion(
      MKMapRect(x: origin.x, y: origin.y, width: rect.width * projection.scale, height: rect.height * projection.scale))
  }

  /// Returns the part of the map as it would fit the view.
  public func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRectThatFits(mapRect, edgePadding: .zero) }

  /// Returns the part of the map as it would fit the view with room around it.
  public func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
    let inner = bounds.inset(by: insets)
    guard inner.width > 0, inner.height > 0 else { return mapRect }
    let scale = max(mapRect.width / inner.width, mapRect.height / inner.height)
    return MKMapRect(
      x: mapRect.midX - inner.midX * scale, y: mapRect.midY - inner.midY * scale, width: bounds.width * scale, height: bounds.height * scale
    )
  }
}
