import UIKit

/// Something at a place of the map.
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

open class MKShape: NSObject, MKAnnotation {
  open var title: String?
  open var subtitle: String?
  open var coordinate: CLLocationCoordinate2D {
    get { kCLLocationCoordinate2DInvalid }
    set {}
  }
}

open class MKPointAnnotation: MKShape {
  private var place = CLLocationCoordinate2D()
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set { place = newValue }
  }

  public override init() {}

  public convenience init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
    self.init()
    place = coordinate
    self.title = title
    self.subtitle = subtitle
  }
}

/// Where the person is.
open class MKUserLocation: NSObject, MKAnnotation {
  open internal(set) var location: CLLocation?
  open var isUpdating: Bool { false }
  open var heading: CLHeading? { nil }
  open var title: String? = "My Location"
  open var subtitle: String?
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
}

/// A place with its address, on a map.
open class MKPlacemark: CLPlacemark, MKAnnotation {
  private let address: [String: Any]?

  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    address = addressDictionary
    var fields: [AnyHashable: Any] = [:]
    addressDictionary?.forEach { fields[$0.key] = $0.value }
    super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude), address: fields)
  }

  public convenience init(coordinate: CLLocationCoordinate2D) { self.init(coordinate: coordinate, addressDictionary: nil) }

  public override init(placemark: CLPlacemark) {
    address = nil
    super.init(placemark: placemark)
  }

  public required init?(coder: NSCoder) { nil }

  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
  open var title: String? { [name, locality].compactMap { $0 }.joined(separator: ", ") }
  open var subtitle: String? { nil }
  open var countryCode: String? { isoCountryCode }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"

/// A place that a maps program can show.
open class MKMapItem: NSObject {
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?

  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    name = placemark.name
  }

  open class func forCurrentLocation() -> MKMapItem { MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)) }

  /// Opens the place in the desktop's program for `geo:` addresses; false if there is none.
  @MainActor @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Self.openMaps(with: [self], launchOptions: launchOptions)
  }

  @MainActor @discardableResult open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
    guard let place = mapItems.first?.placemark.coordinate, CLLocationCoordinate2DIsValid(place),
      let url = URL(string: "geo:\(place.latitude),\(place.longitude)"), UIApplication.shared.canOpenURL(url)
    else { return false }
    UIApplication.shared.open(url)
    return true
  }
}
