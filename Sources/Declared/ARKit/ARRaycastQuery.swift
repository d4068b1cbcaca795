import SceneKit

/// A ray into the world, for which surfaces are searched. None is found on Linux.
nonisolated open class ARRaycastQuery: NSObject {
  /// The kinds of surfaces.
  public enum Target: Int, Sendable {
    /// Planes within their detected outline.
    case existingPlaneGeometry
    /// Planes without an end.
    case existingPlaneInfinite
    /// Surfaces that are supposed.
    case estimatedPlane
  }
  /// The directions of surfaces.
  public enum TargetAlignment: Int, Sendable {
    /// Parallel to the ground.
    case horizontal
    /// Perpendicular to the ground.
    case vertical
    case any
  }
  /// The start of the ray.
  public let origin: SIMD3<Float>
  /// The direction of the ray.
  public let direction: SIMD3<Float>
  /// The kind of surfaces.
  public let target: Target
  /// The direction of surfaces.
  public let targetAlignment: TargetAlignment
  /// Creates a ray into the world.
  public init(origin: SIMD3<Float>, direction: SIMD3<Float>, allowing target: Target, alignment: TargetAlignment) {
    (self.origin, self.direction, self.target, targetAlignment) = (origin, direction, target, alignment)
    super.init()
  }
}

/// A surface on a ray. None is found on Linux.
nonisolated open class ARRaycastResult: NSObject {
  /// The position and orientation of the point.
  open var worldTransform: simd_float4x4 { simd_float4x4(1) }
  /// The anchor of the surface.
  open var anchor: ARAnchor? { nil }
}

/// The world of a session. None is recorded on Linux.
nonisolated open class ARWorldMap: NSObject {
  /// The anchors in the world.
  open var anchors: [ARAnchor] = []
}

/// The measured light of the surroundings. None is measured on Linux.
nonisolated open class ARLightEstimate: NSObject {
  /// The brightness in lumens; 1,000 is neutral.
  open var ambientIntensity: CGFloat { 1000 }
  /// The color temperature in kelvins; 6,500 is neutral.
  open var ambientColorTemperature: CGFloat { 6500 }
}

/// Points of the world with a recognizable texture. None is found on Linux.
nonisolated open class ARPointCloud: NSObject {
  open var points: [SIMD3<Float>] { [] }
}
