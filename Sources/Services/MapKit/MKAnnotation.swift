import TrestleSupport
import Contacts
import UIKit

public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  /// The title, shown in the callout.
  var title: String? { get }
  /// The second line of the callout.
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// The base class of annotations and overlays with a title.
open class MKShape: NSObject, MKAnnotation {
  /// The title, shown in the callout.
  open var title: String?
  /// The second line of the callout.
  open var subtitle: String?
  open var coordinate: CLLocationCoordinate2D {
    get { kCLLocationCoordinate2DInvalid }
    set { withoutEffect("the value follows from others") }
  }
}

open class MKPointAnnotation: MKShape {
  private var place = CLLocationCoordinate2D()
  /// Called when the coordinate has changed, so that the map moves the view.
  var moved: (@MainActor () -> Void)?
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set {
      place = newValue
      guard let moved else { return }
      if Thread.isMainThread { MainActor.assumeIsolated { moved() } } else { DispatchQueue.main.async { moved() } }
    }
  }

  public override init() {}

  public convenience init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
    self.init()
    place = coordinate
    self.title = title
    self.subtitle = subtitle
  }
}

/// A cluster of nearby annotations. Annotations are not clustered on Linux, but an app may create a cluster.
open class MKClusterAnnotation: NSObject, MKAnnotation {
  public let memberAnnotations: [any MKAnnotation]
  /// The title: by default that of the first annotation.
  open var title: String?
  /// The number of the other annotations, shown in the callout.
  open var subtitle: String?

  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    title = memberAnnotations.first?.title
    subtitle = memberAnnotations.count > 1 ? "+\(memberAnnotations.count - 1)" : nil
  }

  /// The mean coordinate of the annotations.
  open var coordinate: CLLocationCoordinate2D {
    guard !memberAnnotations.isEmpty else { return kCLLocationCoordinate2DInvalid }
    let count = Double(memberAnnotations.count)
    return CLLocationCoordinate2D(
      latitude: memberAnnotations.reduce(0) { $0 + $1.coordinate.latitude } / count,
      longitude: memberAnnotations.reduce(0) { $0 + $1.coordinate.longitude } / count)
  }
}

open class MKUserLocation: NSObject, MKAnnotation {
  /// The location, or nil if it is unknown.
  open internal(set) var location: CLLocation?
  /// Whether the location is being updated: false on Linux.
  open var isUpdating: Bool { false }
  /// The heading: nil on Linux.
  open var heading: CLHeading? { nil }
  open var title: String? = LocalizedStrings.word("My Location")
  /// The second line of the callout.
  open var subtitle: String?
  /// The coordinate, which is invalid while the location is unknown.
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
}

open class MKPlacemark: CLPlacemark, MKAnnotation {
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    var fields: [AnyHashable: Any] = [:]
    addressDictionary?.forEach { fields[$0.key] = $0.value }
    super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude), address: fields)
  }

  public convenience init(coordinate: CLLocationCoordinate2D, postalAddress: CNPostalAddress) {
    self.init(
      coordinate: coordinate,
      addressDictionary: [
        "Street": postalAddress.street, "City": postalAddress.city, "State": postalAddress.state, "ZIP": postalAddress.postalCode,
        "Country": postalAddress.country, "CountryCode": postalAddress.isoCountryCode,
      ])
  }

  public convenience init(coordinate: CLLocationCoordinate2D) { self.init(coordinate: coordinate, addressDictionary: nil) }

  public override init(placemark: CLPlacemark) {
    super.init(placemark: placemark)
  }

  public required init?(coder: NSCoder) { nil }

  /// The coordinate, which is invalid without a location.
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
  /// The name and the city.
  open var title: String? { [name, locality].compactMap { $0 }.joined(separator: ", ") }
  /// The second line of the callout: always nil.
  open var subtitle: String? { nil }
  /// The ISO code of the country, with two letters.
  open var countryCode: String? { isoCountryCode }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// The value of the directions mode that requests directions for public transport.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"

public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapTypeKey"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTrafficKey"
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCameraKey"
/// The value of the directions mode that requests directions according to the user's preference.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"

/// A location that a maps app can display.
open class MKMapItem: NSObject {
  public let placemark: MKPlacemark
  /// The name of the place; that of its placemark by default.
  open var name: String?
  /// The telephone number of the place; `nil` by default.
  open var phoneNumber: String?
  /// The web page of the place; nil for none.
  open var url: URL?
  /// The time zone of the place: nil unless the app sets it.
  open var timeZone: TimeZone?
  /// The category of the location: nil unless the app sets it.
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  /// Whether the item represents the current location, which has an invalid coordinate.
  open var isCurrentLocation: Bool { !CLLocationCoordinate2DIsValid(placemark.coordinate) }

  public override init() { placemark = MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid) }

  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    name = placemark.name
  }

  /// Returns an item for the current location. Its coordinate is not valid on Linux.
  open class func forCurrentLocation() -> MKMapItem { MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)) }

  /// Opens the location in the desktop's app for `geo:` URLs; returns false if there is none.
  @MainActor @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Self.openMaps(with: [self], launchOptions: launchOptions)
  }

  /// Opens the locations in the desktop's app for `geo:` URLs; returns false if there is none.
  @MainActor @discardableResult open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
    guard let place = mapItems.first?.placemark.coordinate, CLLocationCoordinate2DIsValid(place),
      let url = URL(string: "geo:\(place.latitude),\(place.longitude)"), UIApplication.shared.canOpenURL(url)
    else { return false }
    UIApplication.shared.open(url)
    return true
  }
}
