import UIKit

/// The skeleton of a geometry. It is stored only: the geometry is drawn in its original pose.
nonisolated open class SCNSkinner: NSObject {
  open weak var skeleton: SCNNode?
  open var baseGeometry: SCNGeometry?
  /// The transform of the geometry when it was bound to the skeleton.
  open var baseGeometryBindTransform = SCNMatrix4Identity
  public internal(set) var bones: [SCNNode] = []
  public internal(set) var boneInverseBindTransforms: [NSValue]?
  /// The weights of the bones, for each vertex.
  public internal(set) var boneWeights = SCNGeometrySource(vectors: [], semantic: .boneWeights)
  /// The indices of the bones, for each vertex.
  public internal(set) var boneIndices = SCNGeometrySource(vectors: [], semantic: .boneIndices)
  public convenience init(
    baseGeometry: SCNGeometry?, bones: [SCNNode], boneInverseBindTransforms: [NSValue]?, boneWeights: SCNGeometrySource,
    boneIndices: SCNGeometrySource
  ) {
    self.init()
    (self.baseGeometry, self.bones, self.boneInverseBindTransforms) = (baseGeometry, bones, boneInverseBindTransforms)
    (self.boneWeights, self.boneIndices) = (boneWeights, boneIndices)
  }
}

/// The morph targets of a geometry. They are stored only: the geometry is drawn in its original shape.
nonisolated open class SCNMorpher: NSObject {
  open var targets: [SCNGeometry] = []
  open var weights: [NSNumber] {
    get { targets.indices.map { NSNumber(value: Double(held[$0] ?? 0)) } }
    set { for (index, weight) in newValue.enumerated() { held[index] = CGFloat(weight.doubleValue) } }
  }
  private var held: [Int: CGFloat] = [:]
  open var calculationMode = SCNMorpherCalculationMode.normalized
  /// Whether normals are computed from the morphed geometry.
  open var unifiesNormals = false
  open func setWeight(_ weight: CGFloat, forTargetAt targetIndex: Int) { held[targetIndex] = weight }
  open func setWeight(_ weight: CGFloat, forTargetNamed targetName: String) {
    if let index = targets.firstIndex(where: { $0.name == targetName }) { held[index] = weight }
  }
  open func weight(forTargetAt targetIndex: Int) -> CGFloat { held[targetIndex] ?? 0 }
  open func weight(forTargetNamed targetName: String) -> CGFloat {
    targets.firstIndex { $0.name == targetName }.map { held[$0] ?? 0 } ?? 0
  }
}

public enum SCNMorpherCalculationMode: Int, Sendable {
  /// The weights are normalized; the default.
  case normalized
  /// The difference of each target is added.
  case additive
}
