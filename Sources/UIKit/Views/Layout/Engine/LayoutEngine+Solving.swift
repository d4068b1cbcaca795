import CoreGraphics
import TrestleLayoutSolver

extension LayoutEngine {
  /// Updates the solution, and marks the superviews of all moved items for layout.
  func solve() {
    guard !isSolving else { return }
    isSolving = true
    refreshRootSize()
    settle()
    isSolving = false
    if !isTemporary { reportMoves() }
  }

  private func settle() {
    var passes = 0
    repeat {
      passes += 1
      while !stale.isEmpty || !pending.isEmpty {
        refreshStaleNodes()
        let waiting = pending
        pending.removeAll(keepingCapacity: true)
        for constraint in waiting { isTemporary ? installTemporarily(constraint) : install(constraint) }
      }
      guard solver.needsSolve else { break }
      solver.solve()
      if fitting == nil, !isTemporary, !solver.conflicts.isEmpty { reportConflicts() }
      limitNegativeSizes()
    } while passes < 5 && wrapWidthSizedViews()
  }

  /// Requires sizes that the solution makes negative to be at least zero: above all priorities, below required constraints. A root without a
  /// size makes most sizes in it negative, until it has one.
  private func limitNegativeSizes() {
    guard root.bounds.width > 0, root.bounds.height > 0 else { return }
    var isChanged = false
    for node in members where !node.isGuide {
      guard let box = box(of: node) else { continue }
      let (isNarrow, isLow) = (solver.value(of: box.width) < -0.01, solver.value(of: box.height) < -0.01)
      guard isNarrow || isLow else { continue }
      var system = system(of: node)
      func least(_ variable: Solver.Variable, _ place: Int) -> Solver.Constraint {
        isChanged = true
        return solver.add(
          [Solver.Term(variable)], .greaterThanOrEqual, constant: 0, strength: Strength(level: UILayoutPriority.required.rawValue),
          order: LayoutSerial.system(node.serial) + place)
      }
      if isNarrow, system.leastWidth == nil { system.leastWidth = least(box.width, 0) }
      if isLow, system.leastHeight == nil { system.leastHeight = least(box.height, 1) }
      setSystem(system, of: node)
    }
    if isChanged { solver.solve() }
  }

  private func installTemporarily(_ constraint: NSLayoutConstraint) {
    guard let lowered = lower(constraint) else { return }
    _ = solver.add(
      lowered.terms, constant: lowered.constant - constraint.constant, above: constraint.strengthAbove, below: constraint.strengthBelow,
      order: constraint.serial)
  }

  private func reportMoves() {
    var hasScrolled = false
    var rootMoved = false
    solver.drainChanges { variable in
      guard Int(variable.index) < owners.count, let node = owners[Int(variable.index)], let view = node.view else { return }
      if node.isGuide {
        view.setNeedsLayout()
        if !scrollingNodes.isEmpty { hasScrolled = true }
      } else if view === root {
        rootMoved = true
      } else if !view.hasGivenFrame {
        view.parent?.setNeedsLayout()
      }
    }
    if hasScrolled { reportContentSizes() }
    if rootMoved, fitting == nil, !root.hasGivenFrame { applyRootSize() }
  }

  private func applyRootSize() {
    guard let box = rootBox else { return }
    let insets = root.alignmentRectInsets
    let size = CGSize(
      width: CGFloat(solver.value(of: box.width)) + insets.left + insets.right,
      height: CGFloat(solver.value(of: box.height)) + insets.top + insets.bottom)
    if size != root.bounds.size { root.bounds.size = size }
  }

  private func reportContentSizes() {
    for node in scrollingNodes {
      guard let view = node.view as? any ScrollingLayoutView else { continue }
      guard let box = box(of: view.contentLayoutGuide.node) else { continue }
      // Constraints do not determine an axis that they leave open.
      let old = view.scrolledContentSize
      view.constrainedContentSizeChanged(
        CGSize(
          width: solver.isAmbiguous(box.width) ? old.width : CGFloat(solver.value(of: box.width)),
          height: solver.isAmbiguous(box.height) ? old.height : CGFloat(solver.value(of: box.height))))
    }
  }

  /// Returns the item's alignment rectangle in the solution, in the coordinates of its superview or owning view, rounded to pixels.
  func rect(of node: LayoutNode) -> CGRect? {
    guard let box = box(of: node) else { return nil }
    let rect = CGRect(
      x: solver.value(of: box.x), y: solver.value(of: box.y), width: solver.value(of: box.width), height: solver.value(of: box.height))
    return rect.aligned(toPixels: (root.window?.screen ?? .main).scale)
  }
}

extension CGRect {
  /// Returns the rectangle with each edge moved to the nearest pixel of a screen with a scale.
  func aligned(toPixels scale: CGFloat) -> CGRect {
    // Slightly more than half, so that halves round up despite rounding errors.
    func pixel(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + 1e-4).rounded(.down) }
    let left = pixel(origin.x)
    let top = pixel(origin.y)
    let right = pixel(origin.x + size.width)
    let bottom = pixel(origin.y + size.height)
    // Sizes are made of whole pixels: the difference of two edges in points would have a rounding error.
    return CGRect(
      x: left / scale, y: top / scale, width: max(0, right - left) / scale, height: max(0, bottom - top) / scale)
  }
}
