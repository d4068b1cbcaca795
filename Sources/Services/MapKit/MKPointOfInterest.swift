import UIKit

/// A kind of place that maps show, such as restaurants.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Airports and airfields.
  public static let airport = MKPointOfInterestCategory(rawValue: "MKPOICategoryAirport")
  /// Parks with rides and shows.
  public static let amusementPark = MKPointOfInterestCategory(rawValue: "MKPOICategoryAmusementPark")
  /// Places that show fish and other sea animals.
  public static let aquarium = MKPointOfInterestCategory(rawValue: "MKPOICategoryAquarium")
  /// Automated teller machines.
  public static let atm = MKPointOfInterestCategory(rawValue: "MKPOICategoryAtm")
  /// Shops that bake and sell bread.
  public static let bakery = MKPointOfInterestCategory(rawValue: "MKPOICategoryBakery")
  /// Branches of banks.
  public static let bank = MKPointOfInterestCategory(rawValue: "MKPOICategoryBank")
  /// Beaches for bathing.
  public static let beach = MKPointOfInterestCategory(rawValue: "MKPOICategoryBeach")
  /// Places that brew and serve beer.
  public static let brewery = MKPointOfInterestCategory(rawValue: "MKPOICategoryBrewery")
  /// Cafés and coffee shops.
  public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
  /// Places for tents and caravans.
  public static let campground = MKPointOfInterestCategory(rawValue: "MKPOICategoryCampground")
  /// Car rental offices.
  public static let carRental = MKPointOfInterestCategory(rawValue: "MKPOICategoryCarRental")
  /// Charging stations of electric vehicles.
  public static let evCharger = MKPointOfInterestCategory(rawValue: "MKPOICategoryEvCharger")
  /// Stations of the fire brigade.
  public static let fireStation = MKPointOfInterestCategory(rawValue: "MKPOICategoryFireStation")
  /// Gyms and fitness centers.
  public static let fitnessCenter = MKPointOfInterestCategory(rawValue: "MKPOICategoryFitnessCenter")
  /// Groceries and food markets.
  public static let foodMarket = MKPointOfInterestCategory(rawValue: "MKPOICategoryFoodMarket")
  /// Places that sell fuel.
  public static let gasStation = MKPointOfInterestCategory(rawValue: "MKPOICategoryGasStation")
  /// Hospitals and clinics.
  public static let hospital = MKPointOfInterestCategory(rawValue: "MKPOICategoryHospital")
  /// Hotels and other lodging.
  public static let hotel = MKPointOfInterestCategory(rawValue: "MKPOICategoryHotel")
  /// Places that wash clothes.
  public static let laundry = MKPointOfInterestCategory(rawValue: "MKPOICategoryLaundry")
  public static let library = MKPointOfInterestCategory(rawValue: "MKPOICategoryLibrary")
  /// Harbors for pleasure boats.
  public static let marina = MKPointOfInterestCategory(rawValue: "MKPOICategoryMarina")
  /// Places that show films.
  public static let movieTheater = MKPointOfInterestCategory(rawValue: "MKPOICategoryMovieTheater")
  /// Museums and exhibitions.
  public static let museum = MKPointOfInterestCategory(rawValue: "MKPOICategoryMuseum")
  /// Nature reserves of a nation.
  public static let nationalPark = MKPointOfInterestCategory(rawValue: "MKPOICategoryNationalPark")
  /// Bars, clubs and other places of nightlife.
  public static let nightlife = MKPointOfInterestCategory(rawValue: "MKPOICategoryNightlife")
  /// Public parks and gardens.
  public static let park = MKPointOfInterestCategory(rawValue: "MKPOICategoryPark")
  /// Lots and garages for cars.
  public static let parking = MKPointOfInterestCategory(rawValue: "MKPOICategoryParking")
  /// Shops that sell medicine.
  public static let pharmacy = MKPointOfInterestCategory(rawValue: "MKPOICategoryPharmacy")
  /// Stations of the police.
  public static let police = MKPointOfInterestCategory(rawValue: "MKPOICategoryPolice")
  /// Places that accept letters and parcels.
  public static let postOffice = MKPointOfInterestCategory(rawValue: "MKPOICategoryPostOffice")
  /// Stations and stops of public transport.
  public static let publicTransport = MKPointOfInterestCategory(rawValue: "MKPOICategoryPublicTransport")
  /// Places that serve meals.
  public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
  /// Public toilets.
  public static let restroom = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestroom")
  /// Schools for children.
  public static let school = MKPointOfInterestCategory(rawValue: "MKPOICategorySchool")
  /// Grounds for sports events.
  public static let stadium = MKPointOfInterestCategory(rawValue: "MKPOICategoryStadium")
  /// Shops of every kind.
  public static let store = MKPointOfInterestCategory(rawValue: "MKPOICategoryStore")
  /// Places for plays and concerts.
  public static let theater = MKPointOfInterestCategory(rawValue: "MKPOICategoryTheater")
  /// Universities and colleges.
  public static let university = MKPointOfInterestCategory(rawValue: "MKPOICategoryUniversity")
  /// Places that make and serve wine.
  public static let winery = MKPointOfInterestCategory(rawValue: "MKPOICategoryWinery")
  /// Places that show animals.
  public static let zoo = MKPointOfInterestCategory(rawValue: "MKPOICategoryZoo")
}

/// The categories of points of interest to show or to search.
open class MKPointOfInterestFilter: NSObject, NSCopying, @unchecked Sendable {
  /// A filter that all points of interest pass; the default of a map.
  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  /// A filter that no point of interest passes.
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

  /// Returns whether a kind is allowed.
  open func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == includes }
  /// Returns whether a kind is left out.
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
