import UIKit

/// The displayed part of the projected world, and its scale.
struct MapProjection: Equatable {
  var center = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
  /// The number of map points per point of the view.
  var scale = MKMapPoint.world / 400
  var size = CGSize.zero

  func point(of place: MKMapPoint) -> CGPoint {
    CGPoint(x: size.width / 2 + (place.x - center.x) / scale, y: size.height / 2 + (place.y - center.y) / scale)
  }

  func place(of point: CGPoint) -> MKMapPoint {
    MKMapPoint(x: center.x + (point.x - size.width / 2) * scale, y: center.y + (point.y - size.height / 2) * scale)
  }

  var rect: MKMapRect {
    let origin = place(of: .zero)
    return MKMapRect(x: origin.x, y: origin.y, width: size.width * scale, height: size.height * scale)
  }

  /// Changes the scale, keeping the position of `point`.
  mutating func zoom(by factor: CGFloat, at point: CGPoint) {
    guard factor > 0, factor.isFinite else { return }
    let before = place(of: point)
    scale = scale / factor
    keepInBounds()
    let after = place(of: point)
    center.x += before.x - after.x
    center.y += before.y - after.y
    keepInBounds()
  }

  /// Changes the center and the scale so that all of `rect` is visible.
  mutating func fit(_ rect: MKMapRect) {
    guard !rect.isNull, size.width > 0, size.height > 0 else { return }
    center = MKMapPoint(x: rect.midX, y: rect.midY)
    scale = max(rect.width / size.width, rect.height / size.height)
    keepInBounds()
  }

  /// Limits the scale to a range from a few meters to the whole world.
  private mutating func keepInBounds() {
    scale = min(MKMapPoint.world / 256, max(0.05, scale.isFinite ? scale : 1))
    center.y = min(MKMapPoint.world, max(0, center.y))
    center.x = center.x.isFinite ? center.x.truncatingRemainder(dividingBy: MKMapPoint.world) : 0
    if center.x < 0 { center.x += MKMapPoint.world }
  }
}
