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
    /// The kinds of results.
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    /// The kinds of places.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether only places in the region are found.
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

  /// Kinds of results.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Places.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Mountains and lakes.
    public static let physicalFeature = ResultType(rawValue: 4)
  }

  /// Whether only places in the region are found.
  public enum RegionPriority: Int, Sendable {
    /// Others, too.
    case `default` = 0
    /// Only those.
    case required = 1
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

/// The kinds of places to search for around a place.
open class MKLocalPointsOfInterestRequest: NSObject {
  /// The middle.
  public let coordinate: CLLocationCoordinate2D
  /// The radius in metres.
  public let radius: CLLocationDistance
  /// The kinds of places.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// The region of the search.
  open var region: MKCoordinateRegion {
    MKCoordinateRegion(center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
  }

  /// Creates a request for the places around a place.
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

/// A suggestion for a search.
open class MKLocalSearchCompletion: NSObject {
  /// The text.
  open var title: String { "" }
  /// The parts of the text that the person typed.
  open var titleHighlightRanges: [NSValue] { [] }
  /// The second line.
  open var subtitle: String { "" }
  /// The parts of the second line that the person typed.
  open var subtitleHighlightRanges: [NSValue] { [] }
  override init() {}
}

/// Suggests searches, which needs a service that is not here: the delegate is told that it failed.
open class MKLocalSearchCompleter: NSObject {
  /// The kinds of suggestions.
  public enum FilterType: Int, Sendable {
    /// Places and searches.
    case locationsAndQueries = 0
    /// Places.
    case locationsOnly = 1
  }

  /// Kinds of results.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Places.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Searches.
    public static let query = ResultType(rawValue: 4)
  }

  /// The object that is told; held weakly.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// The region of the search.
  open var region = MKCoordinateRegion(MKMapRect.world)
  /// The kinds of suggestions.
  open var filterType = FilterType.locationsAndQueries
  /// The kinds of results.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// The kinds of places.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// The suggestions: none on Linux.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Whether suggestions are being looked for: false on Linux.
  open var isSearching: Bool { false }
  public override init() {}

  /// The text to complete. Setting it tells the delegate of ``MKError/Code/serverFailure`` on the main queue; an empty text asks nothing.
  open var queryFragment = "" {
    didSet {
      guard !queryFragment.isEmpty else { return }
      DispatchQueue.main.async { [weak self] in
        guard let self else { return }
        delegate?.completer(self, didFailWithError: MKError(code: .serverFailure))
      }
    }
  }

  /// Stops looking for suggestions.
  open func cancel() {}
}

/// Receives suggestions. Every method may be left out.
public protocol MKLocalSearchCompleterDelegate: AnyObject {
  /// Called with new suggestions. Never called on Linux.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Called when there are no suggestions, which is always so on Linux.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
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
  /// Warnings, such as of closed roads.
  public var advisoryNotices: [String] { [] }
  /// The kind of transport.
  public var transportType: MKDirectionsTransportType { .automobile }
  /// Whether there is a toll.
  public var hasTolls: Bool { false }
  /// Whether it goes by motorways.
  public var hasHighways: Bool { false }

  /// A step of a route.
  public final class Step: NSObject {
    override init() {}
    /// The instructions for the step.
    public var instructions: String { "" }
    /// A warning for the step; nil for none.
    public var notice: String? { nil }
    /// The kind of transport.
    public var transportType: MKDirectionsTransportType { .automobile }
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
    /// The time of departure; nil is now.
    open var departureDate: Date?
    /// The time of arrival; nil for any.
    open var arrivalDate: Date?
    public override init() {}
    /// Whether an address that another app opened asks for directions: false on Linux.
    open class func isDirectionsRequest(_ url: URL) -> Bool { false }
  }

  /// The routes that were found.
  open class Response: NSObject {
    /// The routes.
    open var routes: [MKRoute] { [] }
    /// The start.
    open var source: MKMapItem { MKMapItem.forCurrentLocation() }
    /// The destination.
    open var destination: MKMapItem { MKMapItem.forCurrentLocation() }
    override init() {}
  }

  /// The duration of a way.
  open class ETAResponse: NSObject {
    /// The expected duration in seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    /// The length in metres.
    open var distance: CLLocationDistance { 0 }
    /// The expected time of arrival.
    open var expectedArrivalDate: Date { .distantFuture }
    /// The expected time of departure.
    open var expectedDepartureDate: Date { .distantFuture }
    /// The kind of transport.
    open var transportType: MKDirectionsTransportType { .automobile }
    override init() {}
  }

  /// Asks for the duration. On Linux the handler receives ``MKError/Code/directionsNotFound`` on the main queue.
  open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil, MKError(code: .directionsNotFound)) }
  }

  /// Asks for the way. On Linux it throws ``MKError/Code/directionsNotFound``.
  open func calculate() async throws -> Response { throw MKError(code: .directionsNotFound) }

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

/// Makes pictures of maps: the grid that ``MKMapView`` shows.
open class MKMapSnapshotter: NSObject {
  /// The content and the size of a picture.
  open class Options: NSObject {
    /// The region.
    open var region = MKCoordinateRegion(MKMapRect.world)
    /// The part of the map; setting it sets the region.
    open var mapRect: MKMapRect {
      get { MKMapView.rect(of: region) }
      set { region = MKCoordinateRegion(newValue) }
    }
    /// The point of view; setting one takes the place of the region.
    open var camera: MKMapCamera?
    /// The size in points. The default is 256 × 256.
    open var size = CGSize(width: 256, height: 256)
    /// The scale of the picture; 0 is the screen's.
    open var scale: CGFloat = 0
    /// The kind of map.
    open var mapType = MKMapType.standard
    /// Whether points of interest are shown; kept, but has no effect.
    open var showsPointsOfInterest = true
    /// The points of interest that are shown; kept, but has no effect.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether buildings are shown; kept, but has no effect.
    open var showsBuildings = true
    /// The traits, such as light or dark.
    open var traitCollection: UITraitCollection?
    /// The appearance of the map, as a description of its parts.
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    public override init() {}
  }

  /// A picture of a map.
  open class Snapshot: NSObject {
    /// The picture.
    public let image: UIImage
    /// The traits it was made with.
    public let traitCollection: UITraitCollection
    private let projection: MapProjection

    init(_ image: UIImage, _ projection: MapProjection, _ traitCollection: UITraitCollection) {
      self.image = image
      self.projection = projection
      self.traitCollection = traitCollection
    }

    /// Returns the point of a place in the picture.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { projection.point(of: MKMapPoint(coordinate)) }
  }

  private let options: Options
  /// Whether a picture is being made.
  open private(set) var isLoading = false
  public convenience override init() { self.init(options: Options()) }
  /// Creates a snapshotter.
  public init(options: Options) { self.options = options }

  /// Makes a picture, and passes it to the handler on the main queue.
  open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    start(with: .main, completionHandler: completionHandler)
  }

  /// Makes a picture, and passes it to the handler on a queue.
  open func start(with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    isLoading = true
    nonisolated(unsafe) let completionHandler = completionHandler
    DispatchQueue.main.async { [self] in
      guard isLoading else { return }
      isLoading = false
      nonisolated(unsafe) let snapshot = MainActor.assumeIsolated { make() }
      queue.async { completionHandler(snapshot, snapshot == nil ? MKError(code: .unknown) : nil) }
    }
  }

  /// Makes a picture.
  @MainActor open func start() async throws -> Snapshot {
    guard let snapshot = make() else { throw MKError(code: .unknown) }
    return snapshot
  }

  /// Makes no picture; the handler is not called.
  open func cancel() { isLoading = false }

  @MainActor private func make() -> Snapshot? {
    guard options.size.width > 0, options.size.height > 0 else { return nil }
    let traits = options.traitCollection ?? .current
    var projection = MapProjection()
    projection.size = options.size
    var region = options.region
    if let camera = options.camera {
      let height = camera.centerCoordinateDistance * MKMapCamera.reach
      region = MKCoordinateRegion(center: camera.centerCoordinate, latitudinalMeters: height, longitudinalMeters: 1)
    }
    projection.fit(MKMapView.rect(of: region))
    let ground = MapGridView(frame: CGRect(origin: .zero, size: options.size))
    ground.isDark =
      traits.userInterfaceStyle == .dark || [.satellite, .hybrid, .satelliteFlyover, .hybridFlyover].contains(options.mapType)
    ground.projection = projection
    let format = UIGraphicsImageRendererFormat.default()
    if options.scale > 0 { format.scale = options.scale }
    let image = UIGraphicsImageRenderer(size: options.size, format: format).image { _ in ground.draw(ground.bounds) }
    return Snapshot(image, projection, traits)
  }
}

/// The name of ``MKMapSnapshotter/Options`` before Swift 4.2.
public typealias MKMapSnapshotOptions = MKMapSnapshotter.Options
/// The name of ``MKMapSnapshotter/Snapshot`` before Swift 4.2.
public typealias MKMapSnapshot = MKMapSnapshotter.Snapshot
/// The name of ``MKDirections/Response`` before Swift 4.2.
public typealias MKDirectionsResponse = MKDirections.Response
/// The name of ``MKRoute/Step`` before Swift 4.2.
public typealias MKRouteStep = MKRoute.Step
/// The name of ``MKAnnotationView/DragState`` before Swift 4.2.
public typealias MKAnnotationViewDragState = MKAnnotationView.DragState
