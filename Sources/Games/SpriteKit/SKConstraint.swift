import UIKit

/// A rule for a node's position or rotation, which is applied in each frame after physics.
@preconcurrency @MainActor open class SKConstraint: NSObject {
  private let apply: @MainActor (SKNode, SKNode?) -> Void
  /// Whether the rule is applied. The default is true.
  open var enabled = true
  /// The node whose coordinates are used; nil, the default, for the parent.
  open var referenceNode: SKNode?

  init(_ apply: @escaping @MainActor (SKNode, SKNode?) -> Void) {
    self.apply = apply
    super.init()
  }
  func act(on node: SKNode) { if enabled { apply(node, referenceNode) } }

  open class func positionX(_ range: SKRange) -> SKConstraint { keep(range, nil) }
  open class func positionY(_ range: SKRange) -> SKConstraint { keep(nil, range) }
  open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint { keep(xRange, yRange) }
  private class func keep(_ x: SKRange?, _ y: SKRange?) -> SKConstraint {
    SKConstraint { node, reference in
      guard let parent = node.parent else { return }
      let point = reference.map { $0.convert(node.position, from: parent) } ?? node.position
      let kept = CGPoint(x: x?.clamp(point.x) ?? point.x, y: y?.clamp(point.y) ?? point.y)
      if kept != point { node.position = reference.map { parent.convert(kept, from: $0) } ?? kept }
    }
  }
  open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint { distance(range, to: .zero, in: node) }
  /// Limits the distance from a point in the parent's coordinates to a range.
  open class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint {
    SKConstraint { node, _ in hold(node, range, point) }
  }
  /// Limits the distance from a point in a node's coordinates to a range.
  open class func distance(_ range: SKRange, to point: CGPoint, in node: SKNode) -> SKConstraint {
    SKConstraint { [weak node] own, _ in if let node, let parent = own.parent { hold(own, range, parent.convert(point, from: node)) } }
  }
  private class func hold(_ node: SKNode, _ range: SKRange, _ point: CGPoint) {
    let (x, y) = (node.position.x - point.x, node.position.y - point.y)
    let distance = hypot(x, y)
    let kept = range.clamp(distance)
    guard kept != distance else { return }
    let factor = distance > 0 ? kept / distance : 0
    node.position = CGPoint(x: point.x + (distance > 0 ? x * factor : kept), y: point.y + y * factor)
  }
  /// Limits the rotation to a range in radians.
  open class func zRotation(_ range: SKRange) -> SKConstraint {
    SKConstraint { node, _ in node.zRotation = range.clamp(node.zRotation) }
  }
  open class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint { orient(to: .zero, in: node, offset: radians) }
  /// Rotates the node toward a point in the parent's coordinates.
  open class func orient(to point: CGPoint, offset radians: SKRange) -> SKConstraint {
    SKConstraint { node, _ in turn(node, radians, point) }
  }
  /// Rotates the node toward a point in another node's coordinates.
  open class func orient(to point: CGPoint, in node: SKNode, offset radians: SKRange) -> SKConstraint {
    SKConstraint { [weak node] own, _ in if let node, let parent = own.parent { turn(own, radians, parent.convert(point, from: node)) } }
  }
  private class func turn(_ node: SKNode, _ range: SKRange, _ point: CGPoint) {
    let angle = atan2(point.y - node.position.y, point.x - node.position.x)
    node.zRotation = angle + range.clamp(remainder(node.zRotation - angle, 2 * .pi))
  }
}
