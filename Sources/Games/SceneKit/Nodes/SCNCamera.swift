import UIKit

/// A point of view. Its node determines the position; it looks along the node's negative z axis.
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
  /// The former property for a horizontal field of view, in degrees; 0 by default.
  open var xFov: Double = 0 { didSet { if xFov > 0 { (fieldOfView, projectionDirection) = (CGFloat(xFov), .horizontal) } } }
  /// The former property for a vertical field of view, in degrees; 0 by default.
  open var yFov: Double = 0 { didSet { if yFov > 0 { (fieldOfView, projectionDirection) = (CGFloat(yFov), .vertical) } } }
  /// The minimum visible distance; 1 by default.
  open var zNear: Double = 1
  /// The maximum visible distance; 100 by default.
  open var zFar: Double = 100
  /// Whether the camera uses an orthographic projection, in which distance does not change the size; false by default.
  open var usesOrthographicProjection = false
  /// Half of the visible height in an orthographic projection; 1 by default.
  open var orthographicScale: Double = 1
  /// Whether the visible distances are adjusted to the scene. The default is false.
  open var automaticallyAdjustsZRange = false
  /// The categories of nodes that are visible; all by default.
  open var categoryBitMask = -1
  /// Whether colors can be brighter than white. It is stored only.
  open var wantsHDR = false
  /// Whether the exposure adapts to the scene. It is stored only.
  open var wantsExposureAdaptation = false
  /// The exposure offset. It is stored only.
  open var exposureOffset: CGFloat = 0
  /// The minimum exposure. It is stored only.
  open var minimumExposure: CGFloat = -15
  /// The maximum exposure. It is stored only.
  open var maximumExposure: CGFloat = 15
  /// The luminance of average gray. It is stored only.
  open var averageGray: CGFloat = 0.18
  /// The luminance of white. It is stored only.
  open var whitePoint: CGFloat = 1
  /// The intensity of the glow around bright parts. It is stored only.
  open var bloomIntensity: CGFloat = 0
  /// The brightness above which parts glow. It is stored only.
  open var bloomThreshold: CGFloat = 1
  /// The radius of the glow. It is stored only.
  open var bloomBlurRadius: CGFloat = 4
  /// The strength of motion blur. It is stored only.
  open var motionBlurIntensity: CGFloat = 0
  /// The darkness of the corners. It is stored only.
  open var vignettingIntensity: CGFloat = 0
  /// The size of the dark corners. It is stored only.
  open var vignettingPower: CGFloat = 0
  /// The saturation of colors. It is stored only.
  open var saturation: CGFloat = 1
  /// The contrast of colors. It is stored only.
  open var contrast: CGFloat = 0
  /// Whether distant and near parts are blurred. It is stored only.
  open var wantsDepthOfField = false
  /// The distance in focus. It is stored only.
  open var focusDistance: CGFloat = 2.5
  /// The f-number of the lens. It is stored only.
  open var fStop: CGFloat = 5.6
  /// The former property for the distance in focus. It is stored only.
  open var focalDistance: CGFloat = 10
  /// The former property for the size of the part in focus. It is stored only.
  open var focalSize: CGFloat = 0
  /// The former property for the blur radius. It is stored only.
  open var focalBlurRadius: CGFloat = 0
  /// The former property for the aperture. It is stored only.
  open var aperture: CGFloat = 0.125
  /// The color grading texture. It is stored only.
  public let colorGrading = SCNMaterialProperty(nil)
  private var ownProjection: SCNMatrix4?
  /// The projection matrix. A projection that is set replaces the field of view.
  open var projectionTransform: SCNMatrix4 {
    get { ownProjection ?? SCNMatrix4(projection(aspect: 1).matrix) }
    set { ownProjection = newValue }
  }
  let animations = AnimationList()
  /// Creates a camera with a field of view of 60 degrees.
  public override init() { super.init() }
  /// Creates a camera; the values in archives are read with their scene.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns the projection for a view of an aspect ratio. The given range replaces the near and far distances.
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

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SCNCamera()
    (copy.name, copy.fieldOfView, copy.projectionDirection) = (name, fieldOfView, projectionDirection)
    (copy.sensorHeight, copy.zNear, copy.zFar, copy.ownProjection) = (sensorHeight, zNear, zFar, ownProjection)
    (copy.usesOrthographicProjection, copy.orthographicScale) = (usesOrthographicProjection, orthographicScale)
    (copy.automaticallyAdjustsZRange, copy.categoryBitMask, copy.wantsHDR) = (automaticallyAdjustsZRange, categoryBitMask, wantsHDR)
    return copy
  }
}

public enum SCNCameraProjectionDirection: Int, Sendable {
  case vertical
  case horizontal
}
