import UIKit

/// The view from a street. There are no pictures of streets on Linux, so requests find no scenes.
public final class MKLookAroundScene: NSObject {
  private override init() {}
}

/// Requests the view from a street.
@preconcurrency @MainActor public final class MKLookAroundSceneRequest: NSObject {
  /// The place, for a request by coordinate.
  public let coordinate: CLLocationCoordinate2D
  /// The place, for a request by map item.
  public let mapItem: MKMapItem?
  /// Whether the request was canceled.
  public private(set) var isCancelled = false
  /// Whether the result is awaited.
  public private(set) var isLoading = false

  /// Creates a request for a place.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    mapItem = nil
  }

  /// Creates a request for the place of a map item.
  public init(mapItem: MKMapItem) {
    coordinate = mapItem.placemark.coordinate
    self.mapItem = mapItem
  }

  /// Calls `completionHandler` without a scene, as for a place without pictures.
  public func getSceneWithCompletionHandler(_ completionHandler: @escaping @MainActor (MKLookAroundScene?, (any Error)?) -> Void) {
    isLoading = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self, !self.isCancelled else { return }
        self.isLoading = false
        completionHandler(nil, nil)
      }
    }
  }

  /// Returns nil, as for a place without pictures.
  public var scene: MKLookAroundScene? { get async throws { nil } }

  /// Cancels the request, whose handler is not called.
  public func cancel() {
    isCancelled = true
    isLoading = false
  }
}

/// Shows the view from a street, or that there is none.
@preconcurrency @MainActor open class MKLookAroundViewController: UIViewController {
  /// The scene that is shown.
  open var scene: MKLookAroundScene?

  /// Creates a controller that shows a scene.
  public init(scene: MKLookAroundScene) {
    self.scene = scene
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "binoculars")
    contentUnavailableConfiguration = empty
  }
}
