import CoreGraphics
import TrestleLayoutSolver

/// Solves the constraints of one part of a view tree (see `LayoutTree`) and provides the resulting frames.
///
/// Changes are collected and passed to the solver when a layout needs the result: constraints in `pending`, nodes with changed intrinsic
/// size, frame or insets in `stale`. The solver reports moved items; only their superviews are laid out.
@MainActor package final class LayoutEngine {
  unowned(unsafe) let root: UIView
  /// Whether the engine was created for a single query, in addition to the engine that lays out the views.
  let isTemporary: Bool
  var solver: Solver
  nonisolated(unsafe) private(set) var members: [LayoutNode] = []
  /// A temporary engine stores its variables here, since the nodes belong to another engine.
  var boxes: [ObjectIdentifier: LayoutNode.Box] = [:]
  var temporarySystem: [ObjectIdentifier: LayoutNode.SystemConstraints] = [:]
  /// The owner of each of the solver's variables and constraints, by index.
  var owners: [LayoutNode?] = []
  var origins: [Origin?] = []
  var pending: [NSLayoutConstraint] = []
  var stale: [LayoutNode] = []
  var rootSizeConstraints: (width: Solver.Constraint, height: Solver.Constraint)?
  var rootStrengthsInUse: (horizontal: Strength, vertical: Strength)?
  /// The target size and the priorities while a fitting size is computed.
  var fitting: Fitting?
  var isSolving = false
  /// The constraints that move items whose ambiguity is exercised.
  var nudges: [ObjectIdentifier: [Solver.Constraint]] = [:]
  /// The scroll views whose content size is determined by constraints.
  var scrollingNodes: [LayoutNode] = []

  /// The origin of a solver constraint.
  enum Origin {
    case constraint(NSLayoutConstraint)
    case naturalSize(LayoutNode, NSLayoutConstraint.Axis)
    case frame(LayoutNode, Int)
    case guide(LayoutNode, Int)
    case rootSize(NSLayoutConstraint.Axis)
  }

  package struct Fitting: Equatable {
    package var size: CGSize
    package var horizontal: UILayoutPriority
    package var vertical: UILayoutPriority

    package init(size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) {
      self.size = size
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  init(root: UIView, isTemporary: Bool) {
    self.root = root
    self.isTemporary = isTemporary
    solver = Solver(capacity: 64)
    solver.tightensInequalities = true
    join(root.madeLayoutNode)
  }

  deinit {
    guard !isTemporary else { return }
    for member in members {
      member.engine = nil
      member.box = nil
      member.system = LayoutNode.SystemConstraints()
      for reference in member.references where reference.constraint.engine === self {
        reference.constraint.engine = nil
        reference.constraint.handle = nil
      }
    }
  }

  // MARK: Members

  func box(of node: LayoutNode) -> LayoutNode.Box? {
    isTemporary ? boxes[ObjectIdentifier(node)] : node.engine === self || node === root.layoutNode ? ownBox(of: node) : nil
  }

  /// Returns the variables of a node that is a member, or becomes one.
  func madeBox(of node: LayoutNode) -> LayoutNode.Box {
    if let box = box(of: node) { return box }
    join(node)
    return box(of: node)!
  }

  /// Returns the variables of the root's node in this engine; the node may also be a member of the enclosing engine.
  private func ownBox(of node: LayoutNode) -> LayoutNode.Box? {
    node === root.layoutNode ? rootBox : node.box
  }

  private(set) var rootBox: LayoutNode.Box?
  var rootSystem = LayoutNode.SystemConstraints()

  func join(_ node: LayoutNode) {
    guard box(of: node) == nil else { return }
    let first = LayoutSerial.unknowns(node.serial)
    // UIKit resolves open values in this order: sizes become zero, then inequalities become equalities, then origins become zero.
    let late = 2 * Solver.inequalityTieOrder
    let box = LayoutNode.Box(
      x: solver.makeVariable(order: late + first), y: solver.makeVariable(order: late + first + 1),
      width: solver.makeVariable(order: first + 2), height: solver.makeVariable(order: first + 3))
    for variable in [box.x, box.y, box.width, box.height] {
      let index = Int(variable.index)
      while owners.count <= index { owners.append(nil) }
      owners[index] = node
    }
    members.append(node)
    if isTemporary {
      boxes[ObjectIdentifier(node)] = box
      stale.append(node)
    } else if node === root.layoutNode {
      rootBox = box
    } else {
      node.engine?.leave(node)
      node.engine = self
      node.box = box
      markStale(node)
    }
    if node.isScrolling { scrollingNodes.append(node) }
    setNeedsLayout()
  }

  func leave(_ node: LayoutNode) {
    guard node.engine === self, let box = node.box else { return }
    for reference in node.references where reference.constraint.engine === self { uninstall(reference.constraint) }
    removeSystemConstraints(of: node)
    for variable in [box.x, box.y, box.width, box.height] {
      owners[Int(variable.index)] = nil
      solver.removeVariable(variable)
    }
    node.engine = nil
    node.box = nil
    node.wrappedHeight = nil
    if let index = members.firstIndex(where: { $0 === node }) { members.remove(at: index) }
    stale.removeAll { $0 === node }
    scrollingNodes.removeAll { $0 === node }
    node.isStale = false
  }

  private func removeSystemConstraints(of node: LayoutNode) {
    let system = node.system
    for constraint in [system.width, system.height, system.leastWidth, system.leastHeight] {
      if let constraint { solver.remove(constraint) }
    }
    for edge in system.edges { solver.remove(edge) }
    node.system = LayoutNode.SystemConstraints()
  }

  /// Removes all members and constraints; returns the constraints, which are still active.
  func empty() -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = pending
    for origin in origins {
      if case .constraint(let constraint)? = origin, constraint.engine === self, constraint.handle != nil { constraints.append(constraint) }
    }
    for constraint in constraints {
      constraint.engine = nil
      constraint.handle = nil
    }
    for member in members where member.engine === self {
      member.engine = nil
      member.box = nil
      member.system = LayoutNode.SystemConstraints()
      member.isStale = false
    }
    for node in stale { node.isStale = false }
    members = []
    pending = []
    stale = []
    origins = []
    return constraints
  }

  // MARK: Changes

  func markStale(_ node: LayoutNode) {
    guard !node.isStale else { return }
    noteStale(node)
    setNeedsLayout()
  }

  /// Marks a node stale during a layout that solves next: items that move are laid out in turn.
  func noteStale(_ node: LayoutNode) {
    guard !node.isStale else { return }
    node.isStale = true
    stale.append(node)
  }

  func setNeedsLayout() {
    guard !isTemporary, !isSolving else { return }
    root.setNeedsLayout()
    root.constraintsWithinChanged()
  }

  func add(_ constraint: NSLayoutConstraint) {
    guard constraint.engine !== self else { return }
    constraint.engine = self
    pending.append(constraint)
    setNeedsLayout()
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    guard constraint.engine === self else { return }
    if let handle = constraint.handle {
      solver.remove(handle)
      origins[Int(handle.index)] = nil
    } else if let index = pending.lastIndex(where: { $0 === constraint }) {
      pending.remove(at: index)
    }
    constraint.engine = nil
    constraint.handle = nil
    setNeedsLayout()
  }

  /// Lowers a constraint again after a change of its terms.
  func reinstall(_ constraint: NSLayoutConstraint) {
    guard constraint.handle != nil else { return }
    uninstall(constraint)
    add(constraint)
  }

  func constantChanged(of constraint: NSLayoutConstraint) {
    guard let handle = constraint.handle else { return }
    solver.setConstant(constraint.loweredBase - constraint.constant, of: handle)
    setNeedsLayout()
  }

  func priorityChanged(of constraint: NSLayoutConstraint) {
    guard let handle = constraint.handle else { return }
    solver.setStrength(above: constraint.strengthAbove, below: constraint.strengthBelow, of: handle)
    setNeedsLayout()
  }

  func setOrigin(_ origin: Origin, of constraint: Solver.Constraint) {
    let index = Int(constraint.index)
    while origins.count <= index { origins.append(nil) }
    origins[index] = origin
  }
}

extension NSLayoutConstraint {
  final var strength: Strength {
    priority >= .required ? .required : Strength(level: priority.rawValue)
  }

  /// The cost of a left side that is too large, if that is not allowed.
  final var strengthAbove: Strength? { relation == .greaterThanOrEqual ? nil : strength }
  final var strengthBelow: Strength? { relation == .lessThanOrEqual ? nil : strength }
}
