import CoreGraphics

extension UIWindowScene {
  /// The preferred geometry of a scene.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    override init() {}

    /// The preferred orientations of an app.
    public final class iOS: GeometryPreferences {
      /// The preferred orientations; nil for no preference.
      public var interfaceOrientations: UIInterfaceOrientationMask?

      /// Creates a preference without orientations.
      public override init() {}

      /// Creates a preference for orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }

    /// The preferred frame of a window on the desktop.
    public final class Mac: GeometryPreferences {
      /// The frame: the size in points, and the position in pixels of the desktop, which desktops with Wayland choose themselves.
      public var systemFrame: CGRect

      /// Creates a preference for a frame; the null rectangle is no preference.
      public init(systemFrame: CGRect = .null) {
        self.systemFrame = systemFrame
        super.init()
      }
    }
  }

  /// The geometry of a scene at one moment.
  @preconcurrency @MainActor public final class Geometry: NSObject {
    public let interfaceOrientation: UIInterfaceOrientation
    /// The coordinates of the screen.
    public let coordinateSpace: any UICoordinateSpace
    /// Whether the user is resizing the window; always false, because a window reports each size after the change.
    public let isInteractivelyResizing = false
    /// The frame of the window on the desktop: the position in pixels, zero where it is unknown, and the size in points.
    public let systemFrame: CGRect

    init(_ orientation: UIInterfaceOrientation, _ space: any UICoordinateSpace, _ frame: CGRect) {
      systemFrame = frame
      interfaceOrientation = orientation
      coordinateSpace = space
    }
  }

  /// The present geometry of the scene.
  public final var effectiveGeometry: Geometry {
    let place = UIApplication.current?.host?.display(of: screen)?.placeOnDesktop ?? .zero
    return Geometry(interfaceOrientation, coordinateSpace, CGRect(origin: place, size: screen.bounds.size))
  }

  /// Rotates the interface to one of the preferred orientations. The error handler is called if the front controller or the app supports
  /// none.
  ///
  /// On a desktop the window is resized to the orientation if the program can resize it.
  public final func requestGeometryUpdate(_ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) {
    if let frame = (geometryPreferences as? GeometryPreferences.Mac)?.systemFrame {
      guard !frame.isNull, let display = UIApplication.current?.host?.display(of: screen) else { return }
      display.setFrame(size: frame.size, place: frame.origin)
      return
    }
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
    guard !InterfaceRotation.shared.request(wanted) else { return }
    let reason = "None of the requested orientations are supported by the view controller."
    errorHandler?(
      NSError(domain: "UISceneErrorDomain", code: 101, userInfo: [NSLocalizedDescriptionKey: reason]))
  }
}
