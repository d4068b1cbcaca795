import UIKit

/// The camera distance that means no limit.
public let MKMapCameraZoomDefault: CLLocationDistance = -1

/// The point of view of a map. Maps on Linux do not rotate or tilt: heading and pitch are stored without effect.
open class MKMapCamera: NSObject, NSCopying {
  /// The height of the visible area at a distance of 1: the field of view is 30 degrees.
  static let reach = 2 * tan(15 * Double.pi / 180)

  open var centerCoordinate = CLLocationCoordinate2D()
  /// The distance of the camera from the center in meters.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// The heading of the camera, in degrees from north. The default is 0.
  open var heading: CLLocationDirection = 0
  /// The pitch of the camera in degrees; 0, the default, is straight down.
  open var pitch: CGFloat = 0

  public override init() {}

  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat,
    heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }

  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
    eyeAltitude: CLLocationDistance
  ) {
    let ground = MKMapPoint(centerCoordinate).distance(to: MKMapPoint(eyeCoordinate))
    self.init(
      lookingAtCenter: centerCoordinate, fromDistance: hypot(ground, eyeAltitude),
      pitch: eyeAltitude > 0 ? CGFloat(atan2(ground, eyeAltitude) * 180 / .pi) : 0, heading: 0)
  }

  public convenience init(lookingAt mapItem: MKMapItem, forViewSize viewSize: CGSize, allowPitch: Bool) {
    self.init(lookingAtCenter: mapItem.placemark.coordinate, fromDistance: 1000, pitch: 0, heading: 0)
  }

  /// The height of the camera in meters.
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
    set { centerCoordinateDistance = newValue / max(0.01, cos(Double(pitch) * .pi / 180)) }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    MKMapCamera(lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch, heading: heading)
  }
}
