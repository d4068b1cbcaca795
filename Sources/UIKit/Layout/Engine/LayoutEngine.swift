import CoreGraphics
import LayoutSolver

/// Solves the constraints of one part of a view tree (see `LayoutTree` for which) and knows the frames that follow.
///
/// Changes are collected and given to the solver when a layout asks for the result: constraints wait in `pending`, nodes whose natural size,
/// frame or insets changed in `stale`. What moved is found by the solver; only the superviews of those views are laid out.
@MainActor final class LayoutEngine {
  unowned(unsafe) let root: UIView
  /// Made for one question, beside the engine that lays the views out.
  let isTemporary: Bool
  var solver: Solver
  nonisolated(unsafe) private(set) var members: [LayoutNode] = []
  /// Members of a temporary engine keep their unknowns here, since their nodes belong to another.
  var boxes: [ObjectIdentifier: LayoutNode.Box] = [:]
  var temporarySystem: [ObjectIdentifier: LayoutNode.SystemConstraints] = [:]
  /// What each of the solver's variables and constraints belongs to, by its index.
  var owners: [LayoutNode?] = []
  var origins: [Origin?] = []
  var pending: [NSLayoutConstraint] = []
  var stale: [LayoutNode] = []
  var rootSizeConstraints: (width: Solver.Constraint, height: Solver.Constraint)?
  var rootStrengthsInUse: (horizontal: Strength, vertical: Strength)?
  /// The size and the priorities asked for while a fitting size is computed.
  var fitting: Fitting?
  var isSolving = false
  /// What moves items whose ambiguity is exercised.
  var nudges: [ObjectIdentifier: [Solver.Constraint]] = [:]
  /// Whether constraints mention the edges of scrolled content, whose size they then give.
  var scrollingNodes: [LayoutNode] = []

  /// What is behind one of the solver's constraints.
  enum Origin {
    case constraint(NSLayoutConstraint)
    case naturalSize(LayoutNode, NSLayoutConstraint.Axis)
    case frame(LayoutNode, Int)
    case guide(LayoutNode, Int)
    case rootSize(NSLayoutConstraint.Axis)
  }

  struct Fitting: Equatable {
    var size: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
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

  /// The unknowns of a node that is a member, or becomes one.
  func madeBox(of node: LayoutNode) -> LayoutNode.Box {
    if let box = box(of: node) { return box }
    join(node)
    return box(of: node)!
  }

  /// The root's node may at the same time be a member of the engine around it; its unknowns here are kept apart.
  private func ownBox(of node: LayoutNode) -> LayoutNode.Box? {
    node === root.layoutNode ? rootBox : node.box
  }

  private(set) var rootBox: LayoutNode.Box?
  var rootSystem = LayoutNode.SystemConstraints()

  func join(_ node: LayoutNode) {
    guard box(of: node) == nil else { return }
    let first = LayoutSerial.unknowns(node.serial)
    // UIKit settles what constraints leave open in this order: sizes become zero, then inequalities hold as equalities, then origins
    // become zero.
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
    if let width = node.system.width { solver.remove(width) }
    if let height = node.system.height { solver.remove(height) }
    for edge in node.system.edges { solver.remove(edge) }
    node.system = LayoutNode.SystemConstraints()
  }

  /// Lets all members and constraints go; returns the constraints, which are still active.
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

  /// The same from within a layout, which solves next: what moves by it is laid out in turn.
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

  /// Lowers a constraint again, because something its terms were made of changed.
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

  /// What it costs that the left side is too large, if that is not allowed.
  final var strengthAbove: Strength? { relation == .greaterThanOrEqual ? nil : strength }
  final var strengthBelow: Strength? { relation == .lessThanOrEqual ? nil : strength }
}
