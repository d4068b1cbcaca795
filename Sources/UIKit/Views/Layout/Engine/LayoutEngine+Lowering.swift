import CoreGraphics
import TrestleLayoutSolver

/// A constraint on items converted to a sum of the solver's variables.
struct LoweredConstraint {
  var terms: [Solver.Term] = []
  var constant = 0.0
}

extension LayoutEngine {
  /// Adds a constraint to the solver.
  func install(_ constraint: NSLayoutConstraint) {
    guard let lowered = lower(constraint) else { return }
    // If the error handler returns, the constraint is applied as written.
    if constraint.mixesAxes { UIKitError.raise("Constraint improperly relates anchors of incompatible types: \(constraint)") }
    constraint.loweredBase = lowered.constant
    let handle = solver.add(
      lowered.terms, constant: lowered.constant - constraint.constant, above: constraint.strengthAbove, below: constraint.strengthBelow,
      order: constraint.serial)
    constraint.handle = handle
    setOrigin(.constraint(constraint), of: handle)
  }

  /// Returns `first - multiplier × second`, without the constant; nil if the items are no longer in the view that holds the constraint.
  func lower(_ constraint: NSLayoutConstraint) -> LoweredConstraint? {
    guard let first = constraint.first, let container = constraint.holder?.view else { return nil }
    var lowering = Lowering(engine: self, container: container)
    let multiplier = Double(constraint.multiplier)
    // If both sides are relative to the trailing edge, the width of the container cancels.
    lowering.countsFromFarEdge = constraint.second == nil || multiplier != 1
    guard lowering.add(first, constraint.firstAttribute, 1) else { return nil }
    if let second = constraint.second, multiplier != 0 {
      guard lowering.add(second, constraint.secondAttribute, -multiplier) else { return nil }
    }
    for term in constraint.extraTerms {
      guard lowering.add(term.node, term.attribute, Double(term.coefficient)) else { return nil }
    }
    return lowering.result
  }
}

/// Collects the terms of one constraint in the coordinates of the view that holds it.
@MainActor private struct Lowering {
  let engine: LayoutEngine
  let container: UIView
  let isMirrored: Bool
  var countsFromFarEdge = false
  var result = LoweredConstraint()

  init(engine: LayoutEngine, container: UIView) {
    self.engine = engine
    self.container = container
    isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  mutating func add(_ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double) -> Bool {
    if attribute.isDimension {
      let box = engine.madeBox(of: node)
      append(attribute == .width ? box.width : box.height, factor)
      return true
    }
    if node.isScrolling, node.view === container, attribute != .centerX, attribute != .centerY,
      let scrolling = node.view as? any ScrollingLayoutView
    {
      return add(scrolling.contentLayoutGuide.node, attribute, factor)
    }
    if attribute.isDirectional, isMirrored {
      // Relative to the right: the distance from the container's right edge.
      guard addPosition(node, attribute.mirrored, -factor) else { return false }
      if countsFromFarEdge { addContainerWidth(factor) }
      return true
    }
    return addPosition(node, attribute.resolved, factor)
  }

  private mutating func addContainerWidth(_ factor: Double) {
    let node = container.madeLayoutNode
    append(engine.madeBox(of: node).width, factor)
    let insets = container.alignmentRectInsets
    result.constant += factor * Double(insets.left + insets.right)
  }

  private mutating func addPosition(_ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double) -> Bool {
    guard let view = node.view else { return false }
    if attribute.usesBaseline, !node.isGuide { return addBaseline(of: view, attribute, factor) }
    let box = engine.madeBox(of: node)
    let insets = node.isGuide ? UIEdgeInsets.zero : view.alignmentRectInsets
    let isContainer = !node.isGuide && view === container
    let isHorizontal = attribute.kind == .horizontal
    if isContainer {
      result.constant += factor * Double(isHorizontal ? insets.left : insets.top)
    } else {
      append(isHorizontal ? box.x : box.y, factor)
    }
    let size = isHorizontal ? box.width : box.height
    // In the coordinates of its scroll view, a zoomed view has its scaled size.
    let sizeFactor = isContainer || node.isGuide ? factor : factor * Double(view.zoomedScale)
    switch attribute {
    case .right, .bottom, .firstBaseline, .lastBaseline: append(size, sizeFactor)
    case .centerX, .centerY: append(size, sizeFactor / 2)
    case .leftMargin, .topMargin:
      result.constant += factor * Double(isHorizontal ? view.layoutMargins.left - insets.left : view.layoutMargins.top - insets.top)
    case .rightMargin, .bottomMargin:
      append(size, sizeFactor)
      result.constant -= factor * Double(isHorizontal ? view.layoutMargins.right - insets.right : view.layoutMargins.bottom - insets.bottom)
    case .centerXWithinMargins:
      append(size, sizeFactor / 2)
      result.constant += factor * Double(view.layoutMargins.left - insets.left - view.layoutMargins.right + insets.right) / 2
    case .centerYWithinMargins:
      append(size, sizeFactor / 2)
      result.constant += factor * Double(view.layoutMargins.top - insets.top - view.layoutMargins.bottom + insets.bottom) / 2
    default: break
    }
    return isContainer || addOrigins(from: node.isGuide ? view : view.parent, isHorizontal, factor)
  }

  private mutating func addBaseline(of view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double) -> Bool {
    let isFirst = attribute == .firstBaseline
    let shower = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    // A button's title is positioned by the button, after the constraints are solved.
    if let aligned = (shower === view ? shower : shower.superview) as? any AlignedTextView ?? shower as? any AlignedTextView {
      return addAlignedBaseline(of: aligned, isFirst, factor)
    }
    let node = shower.madeLayoutNode
    guard let text = shower as? any BaselineView else {
      return addPosition(node, .bottom, factor)
    }
    guard addPosition(node, isFirst ? .top : .bottom, factor) else { return false }
    result.constant += factor * Double(isFirst ? text.firstBaselineOffset : -text.lastBaselineOffset)
    return true
  }

  private mutating func addAlignedBaseline(of view: any AlignedTextView, _ isFirst: Bool, _ factor: Double) -> Bool {
    let node = view.madeLayoutNode
    guard let baselines = view.alignedBaselines else { return addPosition(node, .bottom, factor) }
    guard addPosition(node, .top, factor) else { return false }
    let share = Double(baselines.share)
    append(engine.madeBox(of: node).height, factor * share)
    result.constant += factor * (Double(isFirst ? baselines.first : baselines.last) - share * Double(baselines.naturalHeight))
    return true
  }

  /// Adds the origins of the views between an item and the container.
  private mutating func addOrigins(from start: UIView?, _ isHorizontal: Bool, _ factor: Double) -> Bool {
    var current = start
    while let view = current, view !== container {
      let box = engine.madeBox(of: view.madeLayoutNode)
      append(isHorizontal ? box.x : box.y, factor)
      let insets = view.alignmentRectInsets
      let origin = view.bounds.origin
      result.constant -= factor * Double(isHorizontal ? insets.left + origin.x : insets.top + origin.y)
      current = view.parent
    }
    return current != nil
  }

  private mutating func append(_ variable: Solver.Variable, _ coefficient: Double) {
    for place in result.terms.indices where result.terms[place].variable == variable {
      result.terms[place].coefficient += coefficient
      return
    }
    result.terms.append(Solver.Term(variable, coefficient))
  }
}

extension NSLayoutConstraint.Attribute {
  /// The side of a directional attribute in a left-to-right interface.
  fileprivate var resolved: Self {
    switch self {
    case .leading: .left
    case .trailing: .right
    case .leadingMargin: .leftMargin
    case .trailingMargin: .rightMargin
    default: self
    }
  }

  fileprivate var mirrored: Self {
    switch self {
    case .leading: .right
    case .trailing: .left
    case .leadingMargin: .rightMargin
    case .trailingMargin: .leftMargin
    default: self
    }
  }
}
