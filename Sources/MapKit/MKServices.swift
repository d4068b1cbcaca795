import UIKit

/// The domain of ``MKError``.
public let MKErrorDomain = "MKErrorDomain"

/// An error of a map service.
public struct MKError: Error, CustomNSError, LocalizedError, Equatable {
  /// The kinds of error of map services.
  public enum Code: UInt, Sendable {
    /// Another error.
    case unknown = 1
    /// The service does not answer. The error of searches on Linux.
    case serverFailure = 2
    /// There were too many requests.
    case loadingThrottled = 3
    /// The place was not found.
    case placemarkNotFound = 4
    /// No directions were found. The error of directions on Linux.
    case directionsNotFound = 5
  }

  /// The kind of the error.
  public let code: Code
  public static var errorDomain: String { MKErrorDomain }
  public var errorCode: Int { Int(code.rawValue) }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "Searching maps is not available on Linux." }
}

/// A search for places, which needs a service that is not here: it fails.
open class MKLocalSearch: NSObject {
  /// The text and the region of a search.
  open class Request: NSObject {
    /// The text to search for.
    open var naturalLanguageQuery: String?
    /// The region to search in.
    open var region = MKCoordinateRegion()
    public override init() {}
  }

  /// The result of a search.
  open class Response: NSObject {
    /// The places.
    open var mapItems: [MKMapItem] { [] }
    /// The region that contains the places.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    override init() {}
  }

  /// A block that receives what was found, or an error.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// Creates a search.
  public init(request: Request) {}
  /// Whether the search is running: false on Linux.
  open var isSearching: Bool { false }
  /// Cancels the search. None is running on Linux, so this has no effect.
  open func cancel() {}
  /// Starts the search. On Linux the handler receives ``MKError/Code/serverFailure`` on the main queue.
  open func start(completionHandler: @escaping CompletionHandler) {
    DispatchQueue.main.async { completionHandler(nil, MKError(code: .serverFailure)) }
  }
}

/// The name of ``MKLocalSearch/Request`` before Swift 4.2.
public typealias MKLocalSearchRequest = MKLocalSearch.Request
/// The name of ``MKLocalSearch/Response`` before Swift 4.2.
public typealias MKLocalSearchResponse = MKLocalSearch.Response

/// Kinds of transport.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By car.
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  /// On foot.
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  /// By public transport.
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  /// By any transport.
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A way from one place to another. None is found here.
public final class MKRoute: NSObject {
  override init() {}
  /// The line of the route.
  public var polyline: MKPolyline { MKPolyline(places: []) }
  /// The length in metres.
  public var distance: CLLocationDistance { 0 }
  /// The expected duration in seconds.
  public var expectedTravelTime: TimeInterval { 0 }
  /// The name.
  public var name: String { "" }
  /// The steps.
  public var steps: [Step] { [] }

  /// A step of a route.
  public final class Step: NSObject {
    override init() {}
    /// The instructions for the step.
    public var instructions: String { "" }
    /// The length in metres.
    public var distance: CLLocationDistance { 0 }
    /// The line of the step.
    public var polyline: MKPolyline { MKPolyline(places: []) }
  }
}

/// Asks for the way, which needs a service that is not here: it fails.
open class MKDirections: NSObject {
  /// The places to connect.
  open class Request: NSObject {
    /// The start.
    open var source: MKMapItem?
    /// The destination.
    open var destination: MKMapItem?
    /// The kind of transport. The default is any.
    open var transportType = MKDirectionsTransportType.any
    /// Whether several routes are wanted. The default is false.
    open var requestsAlternateRoutes = false
    public override init() {}
  }

  /// The routes that were found.
  open class Response: NSObject {
    /// The routes.
    open var routes: [MKRoute] { [] }
    override init() {}
  }

  /// Creates a request for directions.
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
