import CoreGraphics

/// Represents the intrinsic size of a view along one axis in lists.
final class NaturalSizeConstraint: NSLayoutConstraint {
  private let node: LayoutNode
  private let axis: Axis

  init(_ node: LayoutNode, _ axis: Axis) {
    self.node = node
    self.axis = axis
    super.init()
    relate(
      first: node, firstAttribute: axis == .horizontal ? .width : .height, relation: .equal, second: nil, secondAttribute: .notAnAttribute,
      constant: axis == .horizontal ? node.naturalSize.width : node.naturalSize.height)
  }

  override var description: String {
    describing {
      let hugging = axis == .horizontal ? node.hugging.horizontal : node.hugging.vertical
      let compression = axis == .horizontal ? node.compression.horizontal : node.compression.vertical
      return "<NSContentSizeLayoutConstraint:0x\(hexAddress(of: self)) \(axis == .horizontal ? "H" : "V"):[\(node.debugName)"
        + "(\(Self.format(constant)))] Hug:\(Self.format(CGFloat(hugging.rawValue))) "
        + "CompressionResistance:\(Self.format(CGFloat(compression.rawValue)))   (active)>"
    }
  }
}

/// Represents a part of a frame that no constraint determines in lists.
final class AutoresizingConstraint: NSLayoutConstraint {
  private let text: String

  init(_ node: LayoutNode, _ attribute: Attribute, _ text: String, constant: CGFloat) {
    self.text = text
    super.init()
    relate(
      first: node, firstAttribute: attribute, relation: .equal, second: nil, secondAttribute: .notAnAttribute, constant: constant)
  }

  override var description: String {
    "<NSAutoresizingMaskLayoutConstraint:0x\(hexAddress(of: self)) h=--& v=--& \(text)   (active)>"
  }
}
