import UIKit

/// The domain of errors of map services, whose codes are `MKError.Code`.
public let MKErrorDomain = "MKErrorDomain"

public struct MKError: Error, CustomNSError, LocalizedError, Equatable {
  public enum Code: UInt, Sendable {
    case unknown = 1
    /// The service did not respond. The error of searches on Linux.
    case serverFailure = 2
    case loadingThrottled = 3
    case placemarkNotFound = 4
    /// No directions were found. The error of directions on Linux.
    case directionsNotFound = 5
  }

  public let code: Code
  public static var errorDomain: String { MKErrorDomain }
  public var errorCode: Int { Int(code.rawValue) }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "Searching maps is not available on Linux." }
}

/// A search for locations. Linux has no such service: the search fails.
open class MKLocalSearch: NSObject {
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    /// The region whose locations are preferred.
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    /// The categories of points of interest; nil for all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether results outside of the region are excluded. By default they are not.
    open var regionPriority = RegionPriority.default
    public override init() {}

    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }

    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }

    public convenience init(completion: MKLocalSearchCompletion) { self.init(naturalLanguageQuery: completion.title) }
  }

  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let physicalFeature = ResultType(rawValue: 4)
  }

  public enum RegionPriority: Int, Sendable {
    case `default` = 0
    case required = 1
  }

  open class Response: NSObject {
    /// The locations that were found. Always empty on Linux.
    open var mapItems: [MKMapItem] { [] }
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    override init() {}
  }

  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// Creates a search, which fails on Linux.
  public init(request: Request) {}
  /// Creates a search, which fails on Linux.
  public init(request: MKLocalPointsOfInterestRequest) {}
  /// Whether the search is running: false on Linux.
  open var isSearching: Bool { false }
  /// Has no effect on Linux, where no search is running.
  open func cancel() {}
  /// Starts the search. On Linux the handler receives ``MKError/Code/serverFailure`` on the main queue.
  open func start(completionHandler: @escaping CompletionHandler) {
    DispatchQueue.main.async { completionHandler(nil, MKError(code: .serverFailure)) }
  }
  /// Starts the search. On Linux it throws ``MKError/Code/serverFailure``.
  open func start() async throws -> Response { throw MKError(code: .serverFailure) }
}

open class MKLocalPointsOfInterestRequest: NSObject {
  public let coordinate: CLLocationCoordinate2D
  /// The radius in meters.
  public let radius: CLLocationDistance
  /// The categories of points of interest; nil for all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var region: MKCoordinateRegion {
    MKCoordinateRegion(center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
  }

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    coordinate = center
    self.radius = radius
  }

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

public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A route between two locations. It is never created on Linux.
public final class MKRoute: NSObject {
  override init() {}
  /// The line of the route. Always empty on Linux.
  public var polyline: MKPolyline { MKPolyline(places: []) }
  /// The length in meters: 0 on Linux.
  public var distance: CLLocationDistance { 0 }
  /// The expected duration in seconds: 0 on Linux.
  public var expectedTravelTime: TimeInterval { 0 }
  /// The name of the route, such as that of its longest road. Always empty on Linux.
  public var name: String { "" }
  /// The instructions along the route: none on Linux.
  public var steps: [Step] { [] }
  /// Notices, such as of closed roads: none on Linux.
  public var advisoryNotices: [String] { [] }
  /// The type of transport of the route. Always a car on Linux.
  public var transportType: MKDirectionsTransportType { .automobile }
  public var hasTolls: Bool { false }
  public var hasHighways: Bool { false }

  public final class Step: NSObject {
    override init() {}
    public var instructions: String { "" }
    public var notice: String? { nil }
    /// The type of transport of the step. Always a car on Linux.
    public var transportType: MKDirectionsTransportType { .automobile }
    /// The length in meters: 0 on Linux.
    public var distance: CLLocationDistance { 0 }
    public var polyline: MKPolyline { MKPolyline(places: []) }
  }
}

/// Requests a route. Linux has no such service: the request fails.
open class MKDirections: NSObject {
  open class Request: NSObject {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    /// The kind of transport. The default is any.
    open var transportType = MKDirectionsTransportType.any
    /// Whether several routes are requested. The default is false.
    open var requestsAlternateRoutes = false
    /// The time of departure; nil, the default, for now.
    open var departureDate: Date?
    /// The time of arrival; nil, the default, for any.
    open var arrivalDate: Date?
    public override init() {}
    /// Returns whether a URL from another app requests directions: false on Linux.
    open class func isDirectionsRequest(_ url: URL) -> Bool { false }
  }

  /// The routes of a request. It is never created on Linux.
  open class Response: NSObject {
    /// The routes from the best to the worst: none on Linux.
    open var routes: [MKRoute] { [] }
    open var source: MKMapItem { MKMapItem.forCurrentLocation() }
    open var destination: MKMapItem { MKMapItem.forCurrentLocation() }
    override init() {}
  }

  open class ETAResponse: NSObject {
    /// The expected duration in seconds: 0 on Linux.
    open var expectedTravelTime: TimeInterval { 0 }
    /// The length in meters: 0 on Linux.
    open var distance: CLLocationDistance { 0 }
    open var expectedArrivalDate: Date { .distantFuture }
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
  /// Has no effect on Linux, where no request is running.
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
