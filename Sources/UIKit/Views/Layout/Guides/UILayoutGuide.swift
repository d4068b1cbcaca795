import CoreGraphics

/// A rectangular area that takes part in layout without being a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, LayoutItem {
  final let node: LayoutNode
  /// The area that the guide follows, if it is a system guide.
  final var rule: GuideRule?
  /// A name shown in messages about conflicts.
  open var identifier: String

  public override init() {
    identifier = ""
    node = LayoutNode(guide: nil, owner: nil)
    super.init()
    node.guide = self
  }

  /// Creates a guide from an archive.
  public required init?(coder: NSCoder) {
    identifier = coder.decodeObject(forKey: "UIIdentifier") as? String ?? ""
    node = LayoutNode(guide: nil, owner: nil)
    super.init()
    node.guide = self
  }

  init(rule: GuideRule, of view: UIView, identifier: String) {
    self.rule = rule
    self.identifier = identifier
    node = LayoutNode(guide: nil, owner: view)
    super.init()
    node.guide = self
  }

  deinit {
    node.ownerIsGone()
  }

  package final var madeLayoutNode: LayoutNode { node }

  /// The view whose coordinate system the guide uses.
  open var owningView: UIView? {
    get { node.view }
    set { newValue?.addLayoutGuide(self) }
  }

  /// The guide's rectangle in the coordinates of its view.
  open var layoutFrame: CGRect { solvedFrame }

  open override var description: String {
    describing {
      let frame = solvedFrame
      return "<\(Swift.type(of: self)): 0x\(hexAddress(of: self)) - \"\(identifier)\", layoutFrame = {{\(frame.minX), \(frame.minY)}, "
        + "{\(frame.width), \(frame.height)}}, owningView = \(node.view.map { $0.layoutName } ?? "(null)")>"
    }
  }
}

extension UILayoutGuide {
  private final var solvedFrame: CGRect {
    guard let view = node.view else { return .zero }
    guard let engine = node.engine else {
      guard let rule else { return .zero }
      return view.bounds.inset(by: rule.insets(of: view))
    }
    engine.solve()
    return engine.rect(of: node) ?? .zero
  }

  /// Returns the constraints that determine position or size along an axis.
  public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    node.engine?.constraintsAffecting(node, axis) ?? []
  }

  /// Whether the constraints do not determine position or size uniquely.
  public final var hasAmbiguousLayout: Bool { node.engine?.isAmbiguous(node) ?? false }
}
