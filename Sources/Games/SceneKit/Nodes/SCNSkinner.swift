import UIKit

/// The bones of a geometry. They are held; the geometry is drawn in its original pose.
nonisolated open class SCNSkinner: NSObject {
  /// The root of the bones.
  open weak var skeleton: SCNNode?
  /// The geometry without bones.
  open var baseGeometry: SCNGeometry?
  /// The transform of the geometry when it was bound to the bones.
  open var baseGeometryBindTransform = SCNMatrix4Identity
  public internal(set) var bones: [SCNNode] = []
  public internal(set) var boneInverseBindTransforms: [NSValue]?
  /// The weights of the bones for each vertex.
  public internal(set) var boneWeights = SCNGeometrySource(vectors: [], semantic: .boneWeights)
  /// The numbers of the bones for each vertex.
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

/// Other forms of a geometry. They are held; the geometry is drawn in its original form.
nonisolated open class SCNMorpher: NSObject {
  /// The other forms.
  open var targets: [SCNGeometry] = []
  /// The weights of the forms.
  open var weights: [NSNumber] {
    get { targets.indices.map { NSNumber(value: Double(held[$0] ?? 0)) } }
    set { for (index, weight) in newValue.enumerated() { held[index] = CGFloat(weight.doubleValue) } }
  }
  private var held: [Int: CGFloat] = [:]
  /// The way in which forms are mixed.
  open var calculationMode = SCNMorpherCalculationMode.normalized
  /// Whether normals follow the forms.
  open var unifiesNormals = false
  /// Sets the weight of a form.
  open func setWeight(_ weight: CGFloat, forTargetAt targetIndex: Int) { held[targetIndex] = weight }
  /// Sets the weight of the form with a name.
  open func setWeight(_ weight: CGFloat, forTargetNamed targetName: String) {
    if let index = targets.firstIndex(where: { $0.name == targetName }) { held[index] = weight }
  }
  /// Returns the weight of a form.
  open func weight(forTargetAt targetIndex: Int) -> CGFloat { held[targetIndex] ?? 0 }
  /// Returns the weight of the form with a name.
  open func weight(forTargetNamed targetName: String) -> CGFloat {
    targets.firstIndex { $0.name == targetName }.map { held[$0] ?? 0 } ?? 0
  }
}

/// The way in which forms are mixed.
public enum SCNMorpherCalculationMode: Int, Sendable {
  /// The weights share the whole; the default.
  case normalized
  /// Each form adds its difference.
  case additive
}
