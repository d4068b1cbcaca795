import UIKit

/// A rule for a node's position, applied in each frame after physics.
@preconcurrency @MainActor open class SKConstraint: NSObject {
  private let apply: @MainActor (SKNode, SKNode?) -> Void
  /// Whether the rule is applied.
  open var enabled = true
  /// The node whose coordinates are used; by default the parent.
  open var referenceNode: SKNode?

  init(_ apply: @escaping @MainActor (SKNode, SKNode?) -> Void) {
    self.apply = apply
    super.init()
  }
  func act(on node: SKNode) { if enabled { apply(node, referenceNode) } }

  /// Limits the horizontal position to a range.
  open class func positionX(_ range: SKRange) -> SKConstraint { keep(range, nil) }
  /// Limits the vertical position to a range.
  open class func positionY(_ range: SKRange) -> SKConstraint { keep(nil, range) }
  /// Limits the position to two ranges.
  open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint { keep(xRange, yRange) }
  private class func keep(_ x: SKRange?, _ y: SKRange?) -> SKConstraint {
    SKConstraint { node, reference in
      guard let parent = node.parent else { return }
      let point = reference.map { $0.convert(node.position, from: parent) } ?? node.position
      let kept = CGPoint(x: x?.clamp(point.x) ?? point.x, y: y?.clamp(point.y) ?? point.y)
      if kept != point { node.position = reference.map { parent.convert(kept, from: $0) } ?? kept }
    }
  }
  /// Limits the distance from a node to a range.
  open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint { distance(range, to: .zero, in: node) }
  /// Limits the distance from a point of the parent to a range.
  open class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint {
    SKConstraint { node, _ in hold(node, range, point) }
  }
  /// Limits the distance from a point of a node to a range.
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
  /// Limits the rotation to a range.
  open class func zRotation(_ range: SKRange) -> SKConstraint {
    SKConstraint { node, _ in node.zRotation = range.clamp(node.zRotation) }
  }
  /// Rotates the node toward another node.
  open class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint { orient(to: .zero, in: node, offset: radians) }
  /// Rotates the node toward a point of the parent.
  open class func orient(to point: CGPoint, offset radians: SKRange) -> SKConstraint {
    SKConstraint { node, _ in turn(node, radians, point) }
  }
  /// Rotates the node toward a point of a node.
  open class func orient(to point: CGPoint, in node: SKNode, offset radians: SKRange) -> SKConstraint {
    SKConstraint { [weak node] own, _ in if let node, let parent = own.parent { turn(own, radians, parent.convert(point, from: node)) } }
  }
  private class func turn(_ node: SKNode, _ range: SKRange, _ point: CGPoint) {
    let angle = atan2(point.y - node.position.y, point.x - node.position.x)
    node.zRotation = angle + range.clamp(remainder(node.zRotation - angle, 2 * .pi))
  }
}
