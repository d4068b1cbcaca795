import UIKit

/// A point of view, which is placed by the node it is attached to and looks along its negative z axis.
nonisolated open class SCNCamera: NSObject, NSCopying, SCNAnimatable {
  /// A name for finding the camera; nil by default.
  open var name: String?
  /// The angle of the view in degrees, in the direction of ``projectionDirection``; 60 by default.
  open var fieldOfView: CGFloat = 60
  /// The direction in which the field of view is measured; vertical by default.
  open var projectionDirection = SCNCameraProjectionDirection.vertical
  /// The focal length in millimeters, which determines the field of view.
  open var focalLength: CGFloat {
    get { sensorHeight / 2 / tan(fieldOfView * .pi / 360) }
    set { if newValue > 0 { fieldOfView = atan(sensorHeight / 2 / newValue) * 360 / .pi } }
  }
  /// The height of the sensor in millimeters; 24 by default.
  open var sensorHeight: CGFloat = 24
  /// The older form of a horizontal field of view, in degrees; 0 by default.
  open var xFov: Double = 0 { didSet { if xFov > 0 { (fieldOfView, projectionDirection) = (CGFloat(xFov), .horizontal) } } }
  /// The older form of a vertical field of view, in degrees; 0 by default.
  open var yFov: Double = 0 { didSet { if yFov > 0 { (fieldOfView, projectionDirection) = (CGFloat(yFov), .vertical) } } }
  /// The minimum distance; 1 by default.
  open var zNear: Double = 1
  /// The maximum distance; 100 by default.
  open var zFar: Double = 100
  /// Whether the camera uses an orthographic projection, in which distance does not change the size; false by default.
  open var usesOrthographicProjection = false
  /// Half of the visible height in an orthographic projection; 1 by default.
  open var orthographicScale: Double = 1
  /// Whether the distances follow the scene.
  open var automaticallyAdjustsZRange = false
  /// The categories of nodes that the camera sees; all by default.
  open var categoryBitMask = -1
  /// Whether colors can be brighter than white. It is held.
  open var wantsHDR = false
  /// Whether brightness follows the scene. It is held.
  open var wantsExposureAdaptation = false
  /// The brightness of the picture. It is held.
  open var exposureOffset: CGFloat = 0
  /// The least brightness. It is held.
  open var minimumExposure: CGFloat = -15
  /// The largest brightness. It is held.
  open var maximumExposure: CGFloat = 15
  /// The brightness that is gray. It is held.
  open var averageGray: CGFloat = 0.18
  /// The brightness that is white. It is held.
  open var whitePoint: CGFloat = 1
  /// The glow of bright parts. It is held.
  open var bloomIntensity: CGFloat = 0
  /// The brightness from which parts glow. It is held.
  open var bloomThreshold: CGFloat = 1
  /// The radius of the glow. It is held.
  open var bloomBlurRadius: CGFloat = 4
  /// The blur of moving parts. It is held.
  open var motionBlurIntensity: CGFloat = 0
  /// The darkness of corners. It is held.
  open var vignettingIntensity: CGFloat = 0
  /// The size of dark corners. It is held.
  open var vignettingPower: CGFloat = 0
  /// The saturation of colors. It is held.
  open var saturation: CGFloat = 1
  /// The contrast of colors. It is held.
  open var contrast: CGFloat = 0
  /// Whether distant and near parts are blurred. They are not.
  open var wantsDepthOfField = false
  /// The sharp distance. It is held.
  open var focusDistance: CGFloat = 2.5
  /// The opening of the lens. It is held.
  open var fStop: CGFloat = 5.6
  /// The older form of the sharp distance. It is held.
  open var focalDistance: CGFloat = 10
  /// The older form of the size of the sharp part. It is held.
  open var focalSize: CGFloat = 0
  /// The older form of the blur. It is held.
  open var focalBlurRadius: CGFloat = 0
  /// The older form of the opening. It is held.
  open var aperture: CGFloat = 0.125
  /// The colors of the picture. It is held.
  public let colorGrading = SCNMaterialProperty(nil)
  private var ownProjection: SCNMatrix4?
  /// The projection. A projection that is set replaces the field of view.
  open var projectionTransform: SCNMatrix4 {
    get { ownProjection ?? SCNMatrix4(projection(aspect: 1).matrix) }
    set { ownProjection = newValue }
  }
  let animations = AnimationList()
  /// Creates a camera with a field of view of 60 degrees.
  public override init() { super.init() }
  /// Creates a camera; values of archives are read with their scene.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns the projection for a view whose width is `aspect` of its height; distances are replaced by `range`, if it is given.
  func projection(aspect: Float, range: (near: Float, far: Float)? = nil) -> Transform {
    if let ownProjection { return Transform(ownProjection.simd) }
    let aspect = aspect.isFinite && aspect > 0 ? aspect : 1
    let near = max(range?.near ?? Float(zNear), 1e-4)
    let far = max(range?.far ?? Float(zFar), near + 1e-3)
    if usesOrthographicProjection {
      let scale = max(Float(orthographicScale), 1e-6)
      return Transform(
        x: SIMD4(1 / (scale * aspect), 0, 0, 0), y: SIMD4(0, 1 / scale, 0, 0), z: SIMD4(0, 0, -2 / (far - near), 0),
        w: SIMD4(0, 0, -(far + near) / (far - near), 1))
    }
    let f = 1 / tan(Float(min(max(fieldOfView, 0.1), 179)) * .pi / 360)
    let (x, y) = projectionDirection == .vertical ? (f / aspect, f) : (f, f * aspect)
    return Transform(
      x: SIMD4(x, 0, 0, 0), y: SIMD4(0, y, 0, 0), z: SIMD4(0, 0, -(far + near) / (far - near), -1),
      w: SIMD4(0, 0, -2 * far * near / (far - near), 0))
  }

  /// Returns a camera with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SCNCamera()
    (copy.name, copy.fieldOfView, copy.projectionDirection) = (name, fieldOfView, projectionDirection)
    (copy.sensorHeight, copy.zNear, copy.zFar, copy.ownProjection) = (sensorHeight, zNear, zFar, ownProjection)
    (copy.usesOrthographicProjection, copy.orthographicScale) = (usesOrthographicProjection, orthographicScale)
    (copy.automaticallyAdjustsZRange, copy.categoryBitMask, copy.wantsHDR) = (automaticallyAdjustsZRange, categoryBitMask, wantsHDR)
    return copy
  }
}

/// The direction in which a camera's field of view is measured.
public enum SCNCameraProjectionDirection: Int, Sendable {
  /// From the bottom to the top.
  case vertical
  /// From the left to the right.
  case horizontal
}
