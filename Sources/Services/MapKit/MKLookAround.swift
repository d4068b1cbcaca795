import UIKit

/// A view from a street. Linux has no such images, so requests find no scene.
public final class MKLookAroundScene: NSObject {
  private override init() {}
}

@preconcurrency @MainActor public final class MKLookAroundSceneRequest: NSObject {
  /// The coordinate of the request; for a map item, that of its placemark.
  public let coordinate: CLLocationCoordinate2D
  /// The map item of the request; nil for a request with a coordinate.
  public let mapItem: MKMapItem?
  public private(set) var isCancelled = false
  public private(set) var isLoading = false

  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    mapItem = nil
  }

  public init(mapItem: MKMapItem) {
    coordinate = mapItem.placemark.coordinate
    self.mapItem = mapItem
  }

  /// Calls the handler without a scene, as for a location without images.
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

  /// Returns nil, as for a location without images.
  public var scene: MKLookAroundScene? { get async throws { nil } }

  /// Cancels the request; its handler is not called.
  public func cancel() {
    isCancelled = true
    isLoading = false
  }
}

/// Shows a view from a street, or a message that there is none.
@preconcurrency @MainActor open class MKLookAroundViewController: UIViewController {
  open var scene: MKLookAroundScene?

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
