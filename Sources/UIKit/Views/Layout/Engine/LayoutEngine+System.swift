import CoreGraphics
import TrestleLayoutSolver

/// The system's constraints: intrinsic sizes, given frames, the size of the root, the edges of guides.
extension LayoutEngine {
  func refreshStaleNodes() {
    guard !stale.isEmpty else { return }
    let nodes = stale
    stale.removeAll(keepingCapacity: true)
    for node in nodes {
      if !isTemporary { node.isStale = false }
      refresh(node)
    }
  }

  func system(of node: LayoutNode) -> LayoutNode.SystemConstraints {
    if isTemporary { return temporarySystem[ObjectIdentifier(node)] ?? LayoutNode.SystemConstraints() }
    return node === root.layoutNode ? rootSystem : node.system
  }

  func setSystem(_ system: LayoutNode.SystemConstraints, of node: LayoutNode) {
    if isTemporary {
      temporarySystem[ObjectIdentifier(node)] = system
    } else if node === root.layoutNode {
      rootSystem = system
    } else {
      node.system = system
    }
  }

  private func refresh(_ node: LayoutNode) {
    guard let box = box(of: node), let view = node.view else { return }
    if node.isGuide {
      if let guide = node.guide { refresh(guide, of: view, box) }
    } else if view === root {
      if fitting != nil { refreshNaturalSize(node, view, box) }
    } else if view.hasGivenFrame {
      refreshFrame(node, view, box)
    } else {
      if !system(of: node).edges.isEmpty { dropFrame(of: node) }
      refreshNaturalSize(node, view, box)
    }
  }

  // MARK: Natural sizes

  private func refreshNaturalSize(_ node: LayoutNode, _ view: UIView, _ box: LayoutNode.Box) {
    var size = view.intrinsicContentSize
    if node.isWidthSized, !isTemporary, let wrapped = node.wrappedHeight, size.height >= 0 { size.height = wrapped }
    if let width = laidOutWidth(of: node, view) { size.width = min(size.width, width) }
    node.naturalSize = size
    var system = system(of: node)
    setNaturalLength(
      Double(size.width), of: &system.width, box.width, node, .horizontal, hugging: node.hugging.horizontal,
      compression: node.compression.horizontal)
    setNaturalLength(
      Double(size.height), of: &system.height, box.height, node, .vertical, hugging: node.hugging.vertical,
      compression: node.compression.vertical)
    setSystem(system, of: node)
  }

  /// Returns the width of a multi-line label in its last layout; it is preferred for fitting sizes that do not determine the width.
  func laidOutWidth(of node: LayoutNode, _ view: UIView) -> CGFloat? {
    guard let fitting, fitting.horizontal < .required, node.wrappedHeight != nil, view.bounds.width > 0, let label = view as? UILabel,
      label.sizesContentByWidth
    else { return nil }
    return view.bounds.width
  }

  private func setNaturalLength(
    _ length: Double, of constraint: inout Solver.Constraint?, _ variable: Solver.Variable, _ node: LayoutNode,
    _ axis: NSLayoutConstraint.Axis, hugging: UILayoutPriority, compression: UILayoutPriority
  ) {
    guard length >= 0, length.isFinite else {
      if let old = constraint {
        solver.remove(old)
        origins[Int(old.index)] = nil
      }
      constraint = nil
      return
    }
    if let constraint {
      solver.setConstant(-length, of: constraint)
      return
    }
    let made = solver.add(
      [Solver.Term(variable)], constant: -length, above: hugging.strength, below: compression.strength,
      order: node.serial + (axis == .horizontal ? 1 : 2))
    setOrigin(.naturalSize(node, axis), of: made)
    constraint = made
  }

  func naturalPriorityChanged(of node: LayoutNode) {
    let system = system(of: node)
    if let width = system.width {
      solver.setStrength(above: node.hugging.horizontal.strength, below: node.compression.horizontal.strength, of: width)
    }
    if let height = system.height {
      solver.setStrength(above: node.hugging.vertical.strength, below: node.compression.vertical.strength, of: height)
    }
    setNeedsLayout()
  }

  /// Sets the height of width-sized views for their solved widths. Returns whether one changed.
  func wrapWidthSizedViews() -> Bool {
    var hasChanged = false
    for node in members where node.isWidthSized {
      guard let view = node.view as? any WidthSizedView, view.sizesContentByWidth, let box = box(of: node),
        let constraint = system(of: node).height
      else { continue }
      let insets = view.alignmentRectInsets
      let width = CGFloat(solver.value(of: box.width)) + insets.left + insets.right
      let height = view.contentHeight(forWidth: width) - insets.top - insets.bottom
      if !isTemporary { node.wrappedHeight = height }
      guard abs(solver.constant(of: constraint) + Double(height)) > 1e-6 else { continue }
      solver.setConstant(-Double(height), of: constraint)
      hasChanged = true
    }
    return hasChanged
  }

  // MARK: Given frames

  private func refreshFrame(_ node: LayoutNode, _ view: UIView, _ box: LayoutNode.Box) {
    var system = system(of: node)
    let rect = view.alignmentRect(forFrame: view.untransformedFrame)
    let values = [rect.minX, rect.minY, rect.width, rect.height]
    if system.edges.isEmpty {
      dropNaturalSize(of: &system)
      let variables = [box.x, box.y, box.width, box.height]
      for (place, variable) in variables.enumerated() {
        let made = solver.add(
          [Solver.Term(variable)], .equal, constant: -Double(values[place]), strength: .required,
          order: LayoutSerial.system(node.serial)
            + place)
        setOrigin(.frame(node, place), of: made)
        system.edges.append(made)
      }
      setSystem(system, of: node)
    } else {
      for (place, edge) in system.edges.enumerated() { solver.setConstant(-Double(values[place]), of: edge) }
    }
  }

  private func dropNaturalSize(of system: inout LayoutNode.SystemConstraints) {
    for constraint in [system.width, system.height] {
      guard let constraint else { continue }
      solver.remove(constraint)
      origins[Int(constraint.index)] = nil
    }
    system.width = nil
    system.height = nil
  }

  private func dropFrame(of node: LayoutNode) {
    var system = system(of: node)
    for edge in system.edges {
      solver.remove(edge)
      origins[Int(edge.index)] = nil
    }
    system.edges = []
    setSystem(system, of: node)
  }

  // MARK: Guides

  /// Constrains a guide that follows margins or safe area to the edges of its view. A custom guide has no system constraints.
  private func refresh(_ guide: UILayoutGuide, of view: UIView, _ box: LayoutNode.Box) {
    guard let rule = guide.rule else { return }
    var system = system(of: guide.node)
    let own = madeBox(of: view.madeLayoutNode)
    let insets = rule.insets(of: view)
    let alignment = view.alignmentRectInsets
    let values = [
      Double(-insets.left), Double(-insets.top), Double(insets.right - alignment.left - alignment.right),
      Double(insets.bottom - alignment.top - alignment.bottom),
    ]
    if system.edges.isEmpty {
      let isFree = rule.leavesSizeOpen
      let sums: [[Solver.Term]] = [
        [Solver.Term(box.x)], [Solver.Term(box.y)], [Solver.Term(box.x), Solver.Term(box.width), Solver.Term(own.width, -1)],
        [Solver.Term(box.y), Solver.Term(box.height), Solver.Term(own.height, -1)],
      ]
      for (place, sum) in sums.enumerated() where place < 2 || !isFree {
        let made = solver.add(
          sum, .equal, constant: values[place], strength: .required, order: LayoutSerial.system(guide.node.serial) + place)
        setOrigin(.guide(guide.node, place), of: made)
        system.edges.append(made)
      }
      setSystem(system, of: guide.node)
    } else {
      for (place, edge) in system.edges.enumerated() { solver.setConstant(values[place], of: edge) }
    }
  }

  // MARK: The root

  /// Fixes the root at its present size, or at the target size of a fitting.
  func refreshRootSize() {
    guard let node = root.layoutNode, let box = box(of: node) else { return }
    let insets = root.alignmentRectInsets
    let size = fitting?.size ?? root.bounds.size
    let wanted = CGSize(width: max(0, size.width - insets.left - insets.right), height: max(0, size.height - insets.top - insets.bottom))
    if rootSizeConstraints == nil {
      let base = LayoutSerial.system(node.serial)
      let strengths = rootStrengths
      let width = solver.add(
        [Solver.Term(box.width)], .equal, constant: -Double(wanted.width), strength: strengths.horizontal, order: base)
      let height = solver.add(
        [Solver.Term(box.height)], .equal, constant: -Double(wanted.height), strength: strengths.vertical, order: base + 1)
      setOrigin(.rootSize(.horizontal), of: width)
      setOrigin(.rootSize(.vertical), of: height)
      rootSizeConstraints = (width, height)
      rootStrengthsInUse = strengths
      return
    }
    guard let (width, height) = rootSizeConstraints else { return }
    solver.setConstant(-Double(wanted.width), of: width)
    solver.setConstant(-Double(wanted.height), of: height)
    let strengths = rootStrengths
    if let old = rootStrengthsInUse, old.horizontal != strengths.horizontal {
      solver.setStrength(above: strengths.horizontal, below: strengths.horizontal, of: width)
    }
    if let old = rootStrengthsInUse, old.vertical != strengths.vertical {
      solver.setStrength(above: strengths.vertical, below: strengths.vertical, of: height)
    }
    rootStrengthsInUse = strengths
  }

  private var rootStrengths: (horizontal: Strength, vertical: Strength) {
    if let fitting { return (fitting.horizontal.strength, fitting.vertical.strength) }
    // The root of a tree without a given frame keeps its size unless its constraints determine another one.
    if !root.hasGivenFrame { return (Strength(level: 1), Strength(level: 1)) }
    return (.required, .required)
  }
}

extension UILayoutPriority {
  var strength: Strength {
    self >= .required ? .required : Strength(level: rawValue)
  }
}

extension UIView {
  /// The frame the view would have without its transform.
  final var untransformedFrame: CGRect {
    let bounds = layer.bounds
    let anchor = layer.anchorPoint
    let position = layer.position
    return CGRect(
      x: position.x - anchor.x * bounds.width, y: position.y - anchor.y * bounds.height, width: bounds.width, height: bounds.height)
  }
}
