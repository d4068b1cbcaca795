import UIKit

/// A category of points of interest.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Airports.
  public static let airport = MKPointOfInterestCategory(rawValue: "MKPOICategoryAirport")
  /// Amusement parks.
  public static let amusementPark = MKPointOfInterestCategory(rawValue: "MKPOICategoryAmusementPark")
  /// Aquariums.
  public static let aquarium = MKPointOfInterestCategory(rawValue: "MKPOICategoryAquarium")
  /// Automated teller machines.
  public static let atm = MKPointOfInterestCategory(rawValue: "MKPOICategoryAtm")
  /// Bakeries.
  public static let bakery = MKPointOfInterestCategory(rawValue: "MKPOICategoryBakery")
  /// Banks.
  public static let bank = MKPointOfInterestCategory(rawValue: "MKPOICategoryBank")
  /// Beaches.
  public static let beach = MKPointOfInterestCategory(rawValue: "MKPOICategoryBeach")
  /// Breweries.
  public static let brewery = MKPointOfInterestCategory(rawValue: "MKPOICategoryBrewery")
  /// Cafés.
  public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
  /// Campgrounds.
  public static let campground = MKPointOfInterestCategory(rawValue: "MKPOICategoryCampground")
  /// Car rental offices.
  public static let carRental = MKPointOfInterestCategory(rawValue: "MKPOICategoryCarRental")
  /// Charging stations of electric vehicles.
  public static let evCharger = MKPointOfInterestCategory(rawValue: "MKPOICategoryEvCharger")
  /// Fire stations.
  public static let fireStation = MKPointOfInterestCategory(rawValue: "MKPOICategoryFireStation")
  /// Gyms and fitness centers.
  public static let fitnessCenter = MKPointOfInterestCategory(rawValue: "MKPOICategoryFitnessCenter")
  /// Groceries and food markets.
  public static let foodMarket = MKPointOfInterestCategory(rawValue: "MKPOICategoryFoodMarket")
  /// Gas stations.
  public static let gasStation = MKPointOfInterestCategory(rawValue: "MKPOICategoryGasStation")
  /// Hospitals.
  public static let hospital = MKPointOfInterestCategory(rawValue: "MKPOICategoryHospital")
  /// Hotels.
  public static let hotel = MKPointOfInterestCategory(rawValue: "MKPOICategoryHotel")
  /// Laundries.
  public static let laundry = MKPointOfInterestCategory(rawValue: "MKPOICategoryLaundry")
  /// Libraries.
  public static let library = MKPointOfInterestCategory(rawValue: "MKPOICategoryLibrary")
  /// Marinas.
  public static let marina = MKPointOfInterestCategory(rawValue: "MKPOICategoryMarina")
  /// Movie theaters.
  public static let movieTheater = MKPointOfInterestCategory(rawValue: "MKPOICategoryMovieTheater")
  /// Museums.
  public static let museum = MKPointOfInterestCategory(rawValue: "MKPOICategoryMuseum")
  /// National parks.
  public static let nationalPark = MKPointOfInterestCategory(rawValue: "MKPOICategoryNationalPark")
  /// Bars, clubs and other places of nightlife.
  public static let nightlife = MKPointOfInterestCategory(rawValue: "MKPOICategoryNightlife")
  /// Parks.
  public static let park = MKPointOfInterestCategory(rawValue: "MKPOICategoryPark")
  /// Car parks.
  public static let parking = MKPointOfInterestCategory(rawValue: "MKPOICategoryParking")
  /// Pharmacies.
  public static let pharmacy = MKPointOfInterestCategory(rawValue: "MKPOICategoryPharmacy")
  /// Police stations.
  public static let police = MKPointOfInterestCategory(rawValue: "MKPOICategoryPolice")
  /// Post offices.
  public static let postOffice = MKPointOfInterestCategory(rawValue: "MKPOICategoryPostOffice")
  /// Stations and stops of public transport.
  public static let publicTransport = MKPointOfInterestCategory(rawValue: "MKPOICategoryPublicTransport")
  /// Restaurants.
  public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
  /// Restrooms.
  public static let restroom = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestroom")
  /// Schools.
  public static let school = MKPointOfInterestCategory(rawValue: "MKPOICategorySchool")
  /// Stadiums.
  public static let stadium = MKPointOfInterestCategory(rawValue: "MKPOICategoryStadium")
  /// Shops of every kind.
  public static let store = MKPointOfInterestCategory(rawValue: "MKPOICategoryStore")
  /// Theaters.
  public static let theater = MKPointOfInterestCategory(rawValue: "MKPOICategoryTheater")
  /// Universities.
  public static let university = MKPointOfInterestCategory(rawValue: "MKPOICategoryUniversity")
  /// Wineries.
  public static let winery = MKPointOfInterestCategory(rawValue: "MKPOICategoryWinery")
  /// Zoos.
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
