import SceneKit

/// A ray into the world, for which surfaces are searched. None is found on Linux.
nonisolated open class ARRaycastQuery: NSObject {
  public enum Target: Int, Sendable {
    case existingPlaneGeometry
    case existingPlaneInfinite
    case estimatedPlane
  }
  public enum TargetAlignment: Int, Sendable {
    case horizontal
    case vertical
    case any
  }
  public let origin: SIMD3<Float>
  public let direction: SIMD3<Float>
  public let target: Target
  public let targetAlignment: TargetAlignment
  public init(origin: SIMD3<Float>, direction: SIMD3<Float>, allowing target: Target, alignment: TargetAlignment) {
    (self.origin, self.direction, self.target, targetAlignment) = (origin, direction, target, alignment)
    super.init()
  }
}

/// A surface on a ray. None is found on Linux.
nonisolated open class ARRaycastResult: NSObject {
  /// The position and orientation of the point.
  open var worldTransform: simd_float4x4 { simd_float4x4(1) }
  open var anchor: ARAnchor? { nil }
}

/// The world of a session. None is recorded on Linux.
nonisolated open class ARWorldMap: NSObject {
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
