import UIKit

extension MKMapView {
  open class CameraBoundary: NSObject {
    public let mapRect: MKMapRect
    open var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }
    public init?(coordinateRegion: MKCoordinateRegion) { mapRect = MKMapView.rect(of: coordinateRegion) }
    /// Creates a boundary; nil for an empty rectangle.
    public init?(mapRect: MKMapRect) {
      guard !mapRect.isEmpty else { return nil }
      self.mapRect = mapRect
    }
  }

  /// The limits of the camera's distance in meters.
  open class CameraZoomRange: NSObject {
    /// The minimum distance of the camera from the center, in meters.
    public let minCenterCoordinateDistance: CLLocationDistance
    /// The maximum distance of the camera from the center, in meters.
    public let maxCenterCoordinateDistance: CLLocationDistance
    override init() {
      minCenterCoordinateDistance = MKMapCameraZoomDefault
      maxCenterCoordinateDistance = MKMapCameraZoomDefault
    }
    /// Creates a range; nil if the minimum distance is greater than the maximum.
    public init?(minCenterCoordinateDistance: CLLocationDistance, maxCenterCoordinateDistance: CLLocationDistance) {
      guard maxCenterCoordinateDistance < 0 || minCenterCoordinateDistance <= maxCenterCoordinateDistance else { return nil }
      self.minCenterCoordinateDistance = minCenterCoordinateDistance
      self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
    }
    public convenience init?(minCenterCoordinateDistance: CLLocationDistance) {
      self.init(minCenterCoordinateDistance: minCenterCoordinateDistance, maxCenterCoordinateDistance: MKMapCameraZoomDefault)
    }
    public convenience init?(maxCenterCoordinateDistance: CLLocationDistance) {
      self.init(minCenterCoordinateDistance: MKMapCameraZoomDefault, maxCenterCoordinateDistance: maxCenterCoordinateDistance)
    }
  }
}

extension MapProjection {
  /// Returns the scale for a camera at a distance from the coordinate of the center.
  func scale(at distance: CLLocationDistance, latitude: CLLocationDegrees) -> Double {
    distance * MKMapCamera.reach * MKMapPointsPerMeterAtLatitude(latitude) / max(1, Double(size.height))
  }

  var cameraDistance: CLLocationDistance {
    Double(size.height) * scale / MKMapPointsPerMeterAtLatitude(center.coordinate.latitude) / MKMapCamera.reach
  }

  /// Returns the projection limited by the boundary and the range of distances. A distance of ``MKMapCameraZoomDefault`` means no limit.
  func limited(to boundary: MKMapView.CameraBoundary?, _ range: MKMapView.CameraZoomRange?) -> MapProjection {
    var limited = self
    if let area = boundary?.mapRect {
      limited.center.x = min(max(limited.center.x, area.minX), area.maxX)
      limited.center.y = min(max(limited.center.y, area.minY), area.maxY)
    }
    if let range, size.height > 0 {
      let latitude = limited.center.coordinate.latitude
      if range.minCenterCoordinateDistance > 0 {
        limited.scale = max(limited.scale, scale(at: range.minCenterCoordinateDistance, latitude: latitude))
      }
      if range.maxCenterCoordinateDistance > 0 {
        limited.scale = min(limited.scale, scale(at: range.maxCenterCoordinateDistance, latitude: latitude))
      }
    }
    return limited
  }
}
