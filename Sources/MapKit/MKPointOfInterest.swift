import UIKit

/// A category of points of interest.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The category “airport”.
  public static let airport = MKPointOfInterestCategory(rawValue: "MKPOICategoryAirport")
  /// The category “amusement park”.
  public static let amusementPark = MKPointOfInterestCategory(rawValue: "MKPOICategoryAmusementPark")
  /// The category “aquarium”.
  public static let aquarium = MKPointOfInterestCategory(rawValue: "MKPOICategoryAquarium")
  /// The category “atm”.
  public static let atm = MKPointOfInterestCategory(rawValue: "MKPOICategoryAtm")
  /// The category “bakery”.
  public static let bakery = MKPointOfInterestCategory(rawValue: "MKPOICategoryBakery")
  /// The category “bank”.
  public static let bank = MKPointOfInterestCategory(rawValue: "MKPOICategoryBank")
  /// The category “beach”.
  public static let beach = MKPointOfInterestCategory(rawValue: "MKPOICategoryBeach")
  /// The category “brewery”.
  public static let brewery = MKPointOfInterestCategory(rawValue: "MKPOICategoryBrewery")
  /// The category “cafe”.
  public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
  /// The category “campground”.
  public static let campground = MKPointOfInterestCategory(rawValue: "MKPOICategoryCampground")
  /// The category “car rental”.
  public static let carRental = MKPointOfInterestCategory(rawValue: "MKPOICategoryCarRental")
  /// The category “ev charger”.
  public static let evCharger = MKPointOfInterestCategory(rawValue: "MKPOICategoryEvCharger")
  /// The category “fire station”.
  public static let fireStation = MKPointOfInterestCategory(rawValue: "MKPOICategoryFireStation")
  /// The category “fitness center”.
  public static let fitnessCenter = MKPointOfInterestCategory(rawValue: "MKPOICategoryFitnessCenter")
  /// The category “food market”.
  public static let foodMarket = MKPointOfInterestCategory(rawValue: "MKPOICategoryFoodMarket")
  /// The category “gas station”.
  public static let gasStation = MKPointOfInterestCategory(rawValue: "MKPOICategoryGasStation")
  /// The category “hospital”.
  public static let hospital = MKPointOfInterestCategory(rawValue: "MKPOICategoryHospital")
  /// The category “hotel”.
  public static let hotel = MKPointOfInterestCategory(rawValue: "MKPOICategoryHotel")
  /// The category “laundry”.
  public static let laundry = MKPointOfInterestCategory(rawValue: "MKPOICategoryLaundry")
  /// The category “library”.
  public static let library = MKPointOfInterestCategory(rawValue: "MKPOICategoryLibrary")
  /// The category “marina”.
  public static let marina = MKPointOfInterestCategory(rawValue: "MKPOICategoryMarina")
  /// The category “movie theater”.
  public static let movieTheater = MKPointOfInterestCategory(rawValue: "MKPOICategoryMovieTheater")
  /// The category “museum”.
  public static let museum = MKPointOfInterestCategory(rawValue: "MKPOICategoryMuseum")
  /// The category “national park”.
  public static let nationalPark = MKPointOfInterestCategory(rawValue: "MKPOICategoryNationalPark")
  /// The category “nightlife”.
  public static let nightlife = MKPointOfInterestCategory(rawValue: "MKPOICategoryNightlife")
  /// The category “park”.
  public static let park = MKPointOfInterestCategory(rawValue: "MKPOICategoryPark")
  /// The category “parking”.
  public static let parking = MKPointOfInterestCategory(rawValue: "MKPOICategoryParking")
  /// The category “pharmacy”.
  public static let pharmacy = MKPointOfInterestCategory(rawValue: "MKPOICategoryPharmacy")
  /// The category “police”.
  public static let police = MKPointOfInterestCategory(rawValue: "MKPOICategoryPolice")
  /// The category “post office”.
  public static let postOffice = MKPointOfInterestCategory(rawValue: "MKPOICategoryPostOffice")
  /// The category “public transport”.
  public static let publicTransport = MKPointOfInterestCategory(rawValue: "MKPOICategoryPublicTransport")
  /// The category “restaurant”.
  public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
  /// The category “restroom”.
  public static let restroom = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestroom")
  /// The category “school”.
  public static let school = MKPointOfInterestCategory(rawValue: "MKPOICategorySchool")
  /// The category “stadium”.
  public static let stadium = MKPointOfInterestCategory(rawValue: "MKPOICategoryStadium")
  /// The category “store”.
  public static let store = MKPointOfInterestCategory(rawValue: "MKPOICategoryStore")
  /// The category “theater”.
  public static let theater = MKPointOfInterestCategory(rawValue: "MKPOICategoryTheater")
  /// The category “university”.
  public static let university = MKPointOfInterestCategory(rawValue: "MKPOICategoryUniversity")
  /// The category “winery”.
  public static let winery = MKPointOfInterestCategory(rawValue: "MKPOICategoryWinery")
  /// The category “zoo”.
  public static let zoo = MKPointOfInterestCategory(rawValue: "MKPOICategoryZoo")
}

/// The categories of points of interest to show or to search.
open class MKPointOfInterestFilter: NSObject, NSCopying, @unchecked Sendable {
  /// All kinds.
  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  /// No kind.
  public static let excludingAll = MKPointOfInterestFilter(including: [])
  private let categories: Set<MKPointOfInterestCategory>
  private let includes: Bool

  /// Allows only some categories.
  public init(including categories: [MKPointOfInterestCategory]) {
    self.categories = Set(categories)
    includes = true
  }

  /// Allows all kinds but some.
  public init(excluding categories: [MKPointOfInterestCategory]) {
    self.categories = Set(categories)
    includes = false
  }

  /// Whether a kind is allowed.
  open func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == includes }
  /// Whether a kind is left out.
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
