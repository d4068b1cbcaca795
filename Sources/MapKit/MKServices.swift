import UIKit

public let MKErrorDomain = "MKErrorDomain"

/// Why a service of maps did not answer.
public struct MKError: Error, CustomNSError, LocalizedError, Equatable {
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure = 2
    case loadingThrottled = 3
    case placemarkNotFound = 4
    case directionsNotFound = 5
  }

  public let code: Code
  public static var errorDomain: String { MKErrorDomain }
  public var errorCode: Int { Int(code.rawValue) }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "Searching maps is not available on Linux." }
}

/// A search for places, which needs a service that is not here: it fails.
open class MKLocalSearch: NSObject {
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    public override init() {}
  }

  open class Response: NSObject {
    open var mapItems: [MKMapItem] { [] }
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    override init() {}
  }

  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  public init(request: Request) {}
  open var isSearching: Bool { false }
  open func cancel() {}
  open func start(completionHandler: @escaping CompletionHandler) {
    DispatchQueue.main.async { completionHandler(nil, MKError(code: .serverFailure)) }
  }
}

public typealias MKLocalSearchRequest = MKLocalSearch.Request
public typealias MKLocalSearchResponse = MKLocalSearch.Response

public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A way from one place to another. None is found here.
public final class MKRoute: NSObject {
  override init() {}
  public var polyline: MKPolyline { MKPolyline(places: []) }
  public var distance: CLLocationDistance { 0 }
  public var expectedTravelTime: TimeInterval { 0 }
  public var name: String { "" }
  public var steps: [Step] { [] }

  public final class Step: NSObject {
    override init() {}
    public var instructions: String { "" }
    public var distance: CLLocationDistance { 0 }
    public var polyline: MKPolyline { MKPolyline(places: []) }
  }
}

/// Asks for the way, which needs a service that is not here: it fails.
open class MKDirections: NSObject {
  open class Request: NSObject {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    public override init() {}
  }

  open class Response: NSObject {
    open var routes: [MKRoute] { [] }
    override init() {}
  }

  public init(request: Request) {}
  open var isCalculating: Bool { false }
  open func cancel() {}
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil, MKError(code: .directionsNotFound)) }
  }
}

public typealias MKDirectionsRequest = MKDirections.Request
