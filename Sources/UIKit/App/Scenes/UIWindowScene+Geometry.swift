import CoreGraphics
import Foundation

extension UIWindowScene {
  /// A wish about the geometry of a scene.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    override init() {}

    /// The orientations that an app asks for.
    public final class iOS: GeometryPreferences {
      /// The orientations that may be taken; nil for no wish.
      public var interfaceOrientations: UIInterfaceOrientationMask?

      /// Makes a preference without a wish.
      public override init() {}

      /// Makes a preference for orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// The geometry of a scene at one time.
  @preconcurrency @MainActor public final class Geometry: NSObject {
    /// The way the interface is turned.
    public let interfaceOrientation: UIInterfaceOrientation
    /// The coordinates of the screen.
    public let coordinateSpace: any UICoordinateSpace
    /// Whether the person is resizing the window; always false, because a window reports each size when it has it.
    public let isInteractivelyResizing = false

    init(_ orientation: UIInterfaceOrientation, _ space: any UICoordinateSpace) {
      interfaceOrientation = orientation
      coordinateSpace = space
    }
  }

  /// The geometry that the scene has now.
  public final var effectiveGeometry: Geometry { Geometry(interfaceOrientation, coordinateSpace) }

  /// Turns the interface to one of the preferred orientations. The error handler is called if the front controller or the app supports none.
  ///
  /// On a desktop the window takes the shape of the orientation where it can be resized by the program.
  public final func requestGeometryUpdate(_ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) {
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
    guard !InterfaceRotation.shared.request(wanted) else { return }
    let reason = "None of the requested orientations are supported by the view controller."
    errorHandler?(
      NSError(domain: "UISceneErrorDomain", code: 101, userInfo: [NSLocalizedDescriptionKey: reason]))
  }
}
