import UIKit

/// The domain of errors of map services, whose codes are `MKError.Code`.
public let MKErrorDomain = "MKErrorDomain"

/// An error of a map service.
public struct MKError: Error, CustomNSError, LocalizedError, Equatable {
  /// The kinds of error of map services.
  public enum Code: UInt, Sendable {
    /// The reason is not known.
    case unknown = 1
    /// The service did not respond. The error of searches on Linux.
    case serverFailure = 2
    /// There were too many requests.
    case loadingThrottled = 3
    /// The location was not found.
    case placemarkNotFound = 4
    /// No directions were found. The error of directions on Linux.
    case directionsNotFound = 5
  }

  /// The reason of the failure.
  public let code: Code
  public static var errorDomain: String { MKErrorDomain }
  public var errorCode: Int { Int(code.rawValue) }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "Searching maps is not available on Linux." }
}

/// A search for locations, which needs a service that is not available here: it fails.
open class MKLocalSearch: NSObject {
  /// The text and the region of a search.
  open class Request: NSObject {
    /// The text to search for.
    open var naturalLanguageQuery: String?
    /// The region whose places are preferred.
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    /// The categories of points of interest.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether the search is limited to the region.
    open var regionPriority = RegionPriority.default
    public override init() {}

    /// Creates a request for a text.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }

    /// Creates a request for a text in a region.
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }

    /// Creates a request for a suggestion.
    public convenience init(completion: MKLocalSearchCompletion) { self.init(naturalLanguageQuery: completion.title) }
  }

  /// The kinds of results that are wanted.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Results that are addresses.
    public static let address = ResultType(rawValue: 1)
    /// Businesses and other named places.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Mountains and lakes.
    public static let physicalFeature = ResultType(rawValue: 4)
  }

  /// Whether the search is limited to the region.
  public enum RegionPriority: Int, Sendable {
    /// Results outside of the region are permitted, too.
    case `default` = 0
    /// Results outside of the region are left out.
    case required = 1
  }

  /// The result of a search.
  open class Response: NSObject {
    /// The locations that were found. Always empty on Linux.
    open var mapItems: [MKMapItem] { [] }
    /// The region that contains the locations.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    override init() {}
  }

  /// A block that receives the results, or an error.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// Creates a search for a text or for points of interest. It finds nothing on Linux.
  public init(request: Request) {}
  /// Creates a search for kinds of places.
  public init(request: MKLocalPointsOfInterestRequest) {}
  /// Whether the search is running: false on Linux.
  open var isSearching: Bool { false }
  /// Cancels the search. None is running on Linux, so this has no effect.
  open func cancel() {}
  /// Starts the search. On Linux the handler receives ``MKError/Code/serverFailure`` on the main queue.
  open func start(completionHandler: @escaping CompletionHandler) {
    DispatchQueue.main.async { completionHandler(nil, MKError(code: .serverFailure)) }
  }
  /// Starts the search. On Linux it throws ``MKError/Code/serverFailure``.
  open func start() async throws -> Response { throw MKError(code: .serverFailure) }
}

/// A request for points of interest around a coordinate.
open class MKLocalPointsOfInterestRequest: NSObject {
  /// The coordinate around which points of interest are searched.
  public let coordinate: CLLocationCoordinate2D
  /// The radius in meters.
  public let radius: CLLocationDistance
  /// The categories of points of interest.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// The region of the search.
  open var region: MKCoordinateRegion {
    MKCoordinateRegion(center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
  }

  /// Creates a request for the points of interest around a coordinate.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    coordinate = center
    self.radius = radius
  }

  /// Creates a request for the places of a region.
  public convenience init(coordinateRegion region: MKCoordinateRegion) {
    let corner = CLLocationCoordinate2D(
      latitude: region.center.latitude + region.span.latitudeDelta / 2, longitude: region.center.longitude)
    self.init(center: region.center, radius: MKMapPoint(region.center).distance(to: MKMapPoint(corner)))
  }
}

/// The name of ``MKLocalSearch/Request`` before Swift 4.2.
public typealias MKLocalSearchRequest = MKLocalSearch.Request
/// The name of ``MKLocalSearch/Response`` before Swift 4.2.
public typealias MKLocalSearchResponse = MKLocalSearch.Response

/// The means of transport of a route.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By car, along roads.
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  /// On foot, along paths.
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  /// Buses, trains and other public transport.
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  /// Every kind of transport.
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A route between two locations. None is found here.
public final class MKRoute: NSObject {
  override init() {}
  /// The line along which the route goes. Always empty on Linux.
  public var polyline: MKPolyline { MKPolyline(places: []) }
  /// The length in meters.
  public var distance: CLLocationDistance { 0 }
  /// The expected duration in seconds.
  public var expectedTravelTime: TimeInterval { 0 }
  /// The name of the route, such as that of its longest road. Always empty on Linux.
  public var name: String { "" }
  /// The instructions along the route, always none on Linux.
  public var steps: [Step] { [] }
  /// Warnings, such as of closed roads.
  public var advisoryNotices: [String] { [] }
  /// The means of transport for the route. Always a car on Linux.
  public var transportType: MKDirectionsTransportType { .automobile }
  /// Whether there is a toll.
  public var hasTolls: Bool { false }
  /// Whether the route uses motorways.
  public var hasHighways: Bool { false }

  public final class Step: NSObject {
    override init() {}
    public var instructions: String { "" }
    /// A warning for the step; nil for none.
    public var notice: String? { nil }
    /// The means of transport for the step. Always a car on Linux.
    public var transportType: MKDirectionsTransportType { .automobile }
    /// The length in meters.
    public var distance: CLLocationDistance { 0 }
    /// The line of the step.
    public var polyline: MKPolyline { MKPolyline(places: []) }
  }
}

/// Requests a route, which needs a service that is not available here: it fails.
open class MKDirections: NSObject {
  /// The locations to connect.
  open class Request: NSObject {
    /// The start of the request.
    open var source: MKMapItem?
    open var destination: MKMapItem?
    /// The kind of transport. The default is any.
    open var transportType = MKDirectionsTransportType.any
    /// Whether several routes are wanted. The default is false.
    open var requestsAlternateRoutes = false
    /// The time of departure; nil is now.
    open var departureDate: Date?
    /// The time of arrival; nil for any.
    open var arrivalDate: Date?
    public override init() {}
    /// Returns whether an address that another app opened asks for directions: false on Linux.
    open class func isDirectionsRequest(_ url: URL) -> Bool { false }
  }

  /// The routes of a request for directions. None is found on Linux.
  open class Response: NSObject {
    /// The routes from the best to the worst, always none on Linux.
    open var routes: [MKRoute] { [] }
    /// The start of the response.
    open var source: MKMapItem { MKMapItem.forCurrentLocation() }
    open var destination: MKMapItem { MKMapItem.forCurrentLocation() }
    override init() {}
  }

  /// The travel time of a route.
  open class ETAResponse: NSObject {
    /// The expected duration in seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    /// The length in meters.
    open var distance: CLLocationDistance { 0 }
    /// The expected time of arrival.
    open var expectedArrivalDate: Date { .distantFuture }
    /// The expected time of departure.
    open var expectedDepartureDate: Date { .distantFuture }
    open var transportType: MKDirectionsTransportType { .automobile }
    override init() {}
  }

  /// Requests the travel time. On Linux the handler receives ``MKError/Code/directionsNotFound`` on the main queue.
  open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil, MKError(code: .directionsNotFound)) }
  }

  /// Requests the route. On Linux it throws ``MKError/Code/directionsNotFound``.
  open func calculate() async throws -> Response { throw MKError(code: .directionsNotFound) }

  public init(request: Request) {}
  /// Whether the request is running: false on Linux.
  open var isCalculating: Bool { false }
  /// Cancels the request. None is running on Linux, so this has no effect.
  open func cancel() {}
  /// Starts the request. On Linux the handler receives ``MKError/Code/directionsNotFound`` on the main queue.
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil, MKError(code: .directionsNotFound)) }
  }
}

/// The name of ``MKDirections/Request`` before Swift 4.2.
public typealias MKDirectionsRequest = MKDirections.Request

/// The name of ``MKDirections/Response`` before Swift 4.2.
public typealias MKDirectionsResponse = MKDirections.Response
/// The name of ``MKRoute/Step`` before Swift 4.2.
public typealias MKRouteStep = MKRoute.Step
/// The name of ``MKAnnotationView/DragState`` before Swift 4.2.
public typealias MKAnnotationViewDragState = MKAnnotationView.DragState
