import Contacts
import CoreLocation

extension CLPlacemark {
  /// The address in the form of the Contacts framework; nil if there is none.
  public var postalAddress: CNPostalAddress? {
    guard addressDictionary != nil else { return nil }
    let address = CNMutablePostalAddress()
    address.street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
    address.city = locality ?? ""
    address.state = administrativeArea ?? ""
    address.postalCode = postalCode ?? ""
    address.country = country ?? ""
    address.isoCountryCode = isoCountryCode ?? ""
    return address
  }
}

extension CLGeocoder {
  /// Looks up the location of an address. On Linux the handler receives `CLError.Code.network`.
  public func geocodePostalAddress(_ postalAddress: CNPostalAddress, completionHandler: @escaping CLGeocodeCompletionHandler) {
    geocodeAddressString(postalAddress.city, completionHandler: completionHandler)
  }
}
