import Foundation

/// A block that receives the placemarks of a request, or an error.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Converts between locations and addresses. Linux has no such service: each request fails.
open class CLGeocoder: NSObject {
  public override init() {}
  /// Whether a request is running: false on Linux.
  open var isGeocoding: Bool { false }

  /// Looks up the address of a location. On Linux the handler receives ``CLError/Code/network``.
  open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
    fail(completionHandler)
  }
  /// Looks up the address of a location in a language. On Linux the handler receives ``CLError/Code/network``.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  /// Looks up the location of an address. On Linux the handler receives ``CLError/Code/network``.
  open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
    fail(completionHandler)
  }
  /// Looks up the location of an address near a region. On Linux the handler receives ``CLError/Code/network``.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  /// Looks up the location of an address. On Linux the handler receives ``CLError/Code/network``.
  open func geocodeAddressDictionary(_ addressDictionary: [AnyHashable: Any], completionHandler: @escaping CLGeocodeCompletionHandler) {
    fail(completionHandler)
  }
  /// Looks up the address of a location. Throws ``CLError/Code/network`` on Linux.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }
  /// Looks up the address of a location. Throws ``CLError/Code/network`` on Linux.
  open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
  /// Looks up the location of an address. Throws ``CLError/Code/network`` on Linux.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }
  /// Looks up the location of an address near a region. Throws ``CLError/Code/network`` on Linux.
  open func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
  /// Has no effect on Linux, where no request is running.
  open func cancelGeocode() {}

  private func fail(_ completionHandler: @escaping CLGeocodeCompletionHandler) {
    DispatchQueue.main.async { completionHandler(nil, CLError(.network)) }
  }
}

/// A location with its address.
open class CLPlacemark: NSObject, NSCopying {
  private let place: CLLocation?
  private let address: [AnyHashable: Any]

  public override init() {
    place = nil
    address = [:]
  }

  public init(placemark: CLPlacemark) {
    place = placemark.place
    address = placemark.address
  }

  package init(location: CLLocation, address: [AnyHashable: Any]) {
    place = location
    self.address = address
  }

  /// Creates an empty placemark. Archived placemarks are not decoded on Linux.
  public required init?(coder: NSCoder) {
    place = nil
    address = [:]
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open var location: CLLocation? { place }
  /// The area of the location: a circle with a radius of 100 meters.
  open var region: CLRegion? { place.map { CLCircularRegion(center: $0.coordinate, radius: 100, identifier: "placemark") } }
  /// The time zone: nil on Linux.
  open var timeZone: TimeZone? { nil }
  /// The parts of the address by their keys; nil if there are none.
  open var addressDictionary: [AnyHashable: Any]? { address.isEmpty ? nil : address }
  /// The name of the place, or its street.
  open var name: String? { text("Name") ?? thoroughfare }
  /// The street, without the number.
  open var thoroughfare: String? { text("Thoroughfare") ?? text("Street") }
  /// The house number.
  open var subThoroughfare: String? { text("SubThoroughfare") }
  open var locality: String? { text("City") }
  /// The district of the city.
  open var subLocality: String? { text("SubLocality") }
  open var administrativeArea: String? { text("State") }
  /// The subdivision of the state, such as a county.
  open var subAdministrativeArea: String? { text("SubAdministrativeArea") }
  open var postalCode: String? { text("ZIP") }
  /// The ISO code of the country, with two letters.
  open var isoCountryCode: String? { text("CountryCode") }
  open var country: String? { text("Country") }
  /// The lake or river: nil on Linux.
  open var inlandWater: String? { nil }
  /// The ocean: nil on Linux.
  open var ocean: String? { nil }
  /// The points of interest at the location: nil on Linux.
  open var areasOfInterest: [String]? { nil }

  private func text(_ key: String) -> String? { (address[key] ?? address[key.lowercased()]) as? String }
}
