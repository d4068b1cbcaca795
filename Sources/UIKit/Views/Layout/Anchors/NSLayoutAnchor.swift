import CoreGraphics

/// Creates constraints on an edge, axis or dimension of a view or layout guide.
///
/// The type parameter prevents mixing x anchors, y anchors and dimensions.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let node: LayoutNode?
  let attribute: NSLayoutConstraint.Attribute
  /// The start of the distance, for the distance between two anchors.
  let start: (node: LayoutNode, attribute: NSLayoutConstraint.Attribute)?

  init(_ node: LayoutNode?, _ attribute: NSLayoutConstraint.Attribute) {
    self.node = node
    self.attribute = attribute
    start = nil
    super.init()
  }

  init(
    from start: (node: LayoutNode, attribute: NSLayoutConstraint.Attribute), to node: LayoutNode?, _ attribute: NSLayoutConstraint.Attribute
  ) {
    self.node = node
    self.attribute = attribute
    self.start = start
    super.init()
  }

  /// The view or guide the anchor is on.
  public final var item: AnyObject? { node?.item }
  /// The name of the attribute, for debugging.
  public final var name: String { attribute.name }

  /// Anchors are equal if they are on the same edge of the same view or guide. Each access makes a new object.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    nonisolated(unsafe) let other = object as? NSObject
    return MainActor.assumeIsolated { (other as? any AnchorOfEdge)?.edge == edge }
  }

  nonisolated open override var hash: Int { MainActor.assumeIsolated { edge.hashValue } }

  open override var description: String {
    describing { "<\(Swift.type(of: self)):0x\(hexAddress(of: self)) \"\(node?.debugName ?? "(null)").\(attribute.name)\">" }
  }

  /// Returns an inactive constraint that keeps this anchor equal to another.
  public final func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.equal, anchor, 1, 0)
  }

  /// Returns an inactive constraint that keeps this anchor at or after another.
  public final func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, 1, 0)
  }

  /// Returns an inactive constraint that keeps this anchor at or before another.
  public final func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, 1, 0)
  }

  /// Returns a constraint that keeps this anchor a distance in points after another.
  public final func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    make(.equal, anchor, 1, c)
  }

  /// Returns a constraint that keeps this anchor at least a distance in points after another.
  public final func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, 1, c)
  }

  /// Returns a constraint that keeps this anchor at most a distance in points after another.
  public final func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, 1, c)
  }

  final func make(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, _ multiplier: CGFloat, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    // With a multiplier of zero, only the constant remains.
    if multiplier == 0, other != nil { return make(relation, nil, 1, constant) }
    var extra: [NSLayoutConstraint.Term] = []
    if let start { extra.append(NSLayoutConstraint.Term(node: start.node, attribute: start.attribute, coefficient: -1)) }
    if let start = other?.start {
      extra.append(NSLayoutConstraint.Term(node: start.node, attribute: start.attribute, coefficient: multiplier))
    }
    return NSLayoutConstraint(
      first: node, firstAttribute: attribute, relation: relation, second: other?.node, secondAttribute: other?.attribute ?? .notAnAttribute,
      multiplier: multiplier, constant: constant, extraTerms: extra)
  }
}

/// The edge or center of an item that an anchor denotes, comparable for anchors of all kinds.
struct AnchoredEdge: Hashable {
  let node: ObjectIdentifier?
  let attribute: NSLayoutConstraint.Attribute
  let start: [AnchoredEdge]
}

@MainActor private protocol AnchorOfEdge {
  var edge: AnchoredEdge { get }
}

extension NSLayoutAnchor: AnchorOfEdge {
  fileprivate final var edge: AnchoredEdge {
    AnchoredEdge(
      node: node.map { ObjectIdentifier($0.item ?? $0) }, attribute: attribute,
      start: start.map { [AnchoredEdge(node: ObjectIdentifier($0.node.item ?? $0.node), attribute: $0.attribute, start: [])] } ?? [])
  }
}
