import UIKit

/// Creates images of maps: the grid that ``MKMapView`` displays.
open class MKMapSnapshotter: NSObject {
  open class Options: NSObject {
    /// The region of the image; the world by default.
    open var region = MKCoordinateRegion(MKMapRect.world)
    /// The map rectangle of the image; setting it sets the region.
    open var mapRect: MKMapRect {
      get { MKMapView.rect(of: region) }
      set { region = MKCoordinateRegion(newValue) }
    }
    /// The camera; setting one replaces the region.
    open var camera: MKMapCamera?
    /// The size in points. The default is 256 × 256.
    open var size = CGSize(width: 256, height: 256)
    /// The scale of the image; 0, the default, for that of the screen.
    open var scale: CGFloat = 0
    /// The map type; ``MKMapType/standard`` by default.
    open var mapType = MKMapType.standard
    /// Whether points of interest are shown; stored without effect.
    open var showsPointsOfInterest = true
    /// The points of interest that are shown; stored without effect.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether buildings are shown; stored without effect.
    open var showsBuildings = true
    open var traitCollection: UITraitCollection?
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    public override init() {}
  }

  open class Snapshot: NSObject {
    public let image: UIImage
    public let traitCollection: UITraitCollection
    private let projection: MapProjection

    init(_ image: UIImage, _ projection: MapProjection, _ traitCollection: UITraitCollection) {
      self.image = image
      self.projection = projection
      self.traitCollection = traitCollection
    }

    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { projection.point(of: MKMapPoint(coordinate)) }
  }

  private let options: Options
  open private(set) var isLoading = false
  public convenience override init() { self.init(options: Options()) }
  public init(options: Options) { self.options = options }

  open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    start(with: .main, completionHandler: completionHandler)
  }

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
