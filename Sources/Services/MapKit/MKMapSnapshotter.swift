import UIKit

/// Creates images of maps: the grid that ``MKMapView`` shows.
open class MKMapSnapshotter: NSObject {
  /// The content and the size of an image.
  open class Options: NSObject {
    /// The region that the image shows; the world by default.
    open var region = MKCoordinateRegion(MKMapRect.world)
    /// The part of the map; setting it sets the region.
    open var mapRect: MKMapRect {
      get { MKMapView.rect(of: region) }
      set { region = MKCoordinateRegion(newValue) }
    }
    /// The point of view; setting one replaces the region.
    open var camera: MKMapCamera?
    /// The size in points. The default is 256 × 256.
    open var size = CGSize(width: 256, height: 256)
    /// The scale of the image; 0 is the screen's.
    open var scale: CGFloat = 0
    /// Whether roads or satellite images are shown; roads by default.
    open var mapType = MKMapType.standard
    /// Whether points of interest are shown; stored without effect.
    open var showsPointsOfInterest = true
    /// The points of interest that are shown; stored without effect.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether buildings are shown; stored without effect.
    open var showsBuildings = true
    /// The traits, such as light or dark.
    open var traitCollection: UITraitCollection?
    /// The appearance of the map, as a description of its parts.
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    public override init() {}
  }

  /// An image of a map.
  open class Snapshot: NSObject {
    public let image: UIImage
    public let traitCollection: UITraitCollection
    private let projection: MapProjection

    init(_ image: UIImage, _ projection: MapProjection, _ traitCollection: UITraitCollection) {
      self.image = image
      self.projection = projection
      self.traitCollection = traitCollection
    }

    /// Returns the point of a place in the image.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { projection.point(of: MKMapPoint(coordinate)) }
  }

  private let options: Options
  /// Whether an image is being made.
  open private(set) var isLoading = false
  public convenience override init() { self.init(options: Options()) }
  /// Creates an object that draws a map without a view, with a region, a size and other options.
  public init(options: Options) { self.options = options }

  /// Creates an image, and passes it to the handler on the main queue.
  open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    start(with: .main, completionHandler: completionHandler)
  }

  /// Creates an image, and passes it to the handler on a queue.
  open func start(with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    isLoading = true
    nonisolated(unsafe) let completionHandler = completionHandler
    DispatchQueue.main.async { [self] in
      guard isLoading else { return }
      isLoading = false
      let snapshot = MainActor.assumeIsolated { make() }
      queue.async { completionHandler(snapshot, snapshot == nil ? MKError(code: .unknown) : nil) }
    }
  }

  /// Returns the image when its tiles are loaded.
  @MainActor open func start() async throws -> Snapshot {
    guard let snapshot = make() else { throw MKError(code: .unknown) }
    return snapshot
  }

  /// Cancels the snapshot; the handler is not called.
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
