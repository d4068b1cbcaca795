import Foundation

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Looks up addresses, which needs a service that is not here: each request fails with an error.
open class CLGeocoder: NSObject {
  public override init() {}
  open var isGeocoding: Bool { false }

  open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
    fail(completionHandler)
  }
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
    fail(completionHandler)
  }
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  open func geocodeAddressDictionary(_ addressDictionary: [AnyHashable: Any], completionHandler: @escaping CLGeocodeCompletionHandler) {
    fail(completionHandler)
  }
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }
  open func cancelGeocode() {}

  private func fail(_ completionHandler: @escaping CLGeocodeCompletionHandler) {
    DispatchQueue.main.async { completionHandler(nil, CLError(.network)) }
  }
}

/// A place with its address.
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

  public required init?(coder: NSCoder) {
    place = nil
    address = [:]
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open var location: CLLocation? { place }
  open var region: CLRegion? { place.map { CLCircularRegion(center: $0.coordinate, radius: 100, identifier: "placemark") } }
  open var timeZone: TimeZone? { nil }
  open var addressDictionary: [AnyHashable: Any]? { address.isEmpty ? nil : address }
  open var name: String? { text("Name") ?? thoroughfare }
  open var thoroughfare: String? { text("Thoroughfare") ?? text("Street") }
  open var subThoroughfare: String? { text("SubThoroughfare") }
  open var locality: String? { text("City") }
  open var subLocality: String? { text("SubLocality") }
  open var administrativeArea: String? { text("State") }
  open var subAdministrativeArea: String? { text("SubAdministrativeArea") }
  open var postalCode: String? { text("ZIP") }
  open var isoCountryCode: String? { text("CountryCode") }
  open var country: String? { text("Country") }
  open var inlandWater: String? { nil }
  open var ocean: String? { nil }
  open var areasOfInterest: [String]? { nil }

  private func text(_ key: String) -> String? { (address[key] ?? address[key.lowercased()]) as? String }
}
