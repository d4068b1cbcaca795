import UIKit

extension SKNode {
  /// Returns the first node that matches a search pattern: a name, `//name` anywhere in the tree, `../name`, `name/child`, with `*` and `?`
  /// in names.
  public func childNode(withName name: String) -> SKNode? {
    var found: SKNode?
    search(name) { node, stop in
      found = node
      stop = true
    }
    return found
  }

  /// Calls a closure for each node that matches a search pattern.
  public func enumerateChildNodes(withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    search(name) { node, stop in
      var flag = ObjCBool(false)
      block(node, &flag)
      stop = flag.boolValue
    }
  }

  /// The nodes that match a search pattern.
  public subscript(name: String) -> [SKNode] {
    var found: [SKNode] = []
    search(name) { node, _ in found.append(node) }
    return found
  }

  private func search(_ text: String, _ visit: (SKNode, inout Bool) -> Void) {
    var text = Substring(text)
    var start = self
    var isDeep = false
    if text.hasPrefix("//") {
      while let parent = start.parent { start = parent }
      text = text.dropFirst(2)
      isDeep = true
    } else if text.hasPrefix("/") {
      while let parent = start.parent { start = parent }
      text = text.dropFirst()
    } else if text.hasPrefix(".//") {
      text = text.dropFirst(3)
      isDeep = true
    }
    var steps: [(pattern: String, isDeep: Bool)] = []
    for part in text.split(separator: "/", omittingEmptySubsequences: false) {
      if part.isEmpty {
        isDeep = true
      } else {
        steps.append((String(part), isDeep))
        isDeep = false
      }
    }
    guard !steps.isEmpty else { return }
    var stop = false
    start.walk(steps[...], visit, &stop)
  }

  private func walk(_ steps: ArraySlice<(pattern: String, isDeep: Bool)>, _ visit: (SKNode, inout Bool) -> Void, _ stop: inout Bool) {
    guard let step = steps.first, !stop else { return }
    let rest = steps.dropFirst()
    if step.pattern == ".." || step.pattern == "." {
      guard let target = step.pattern == "." ? self : parent else { return }
      if rest.isEmpty { visit(target, &stop) } else { target.walk(rest, visit, &stop) }
      return
    }
    for child in children where !stop {
      if Self.matches(step.pattern, child.name) {
        if rest.isEmpty { visit(child, &stop) } else { child.walk(rest, visit, &stop) }
      }
      if step.isDeep, !stop { child.walk(steps, visit, &stop) }
    }
  }

  /// Returns whether a name matches a pattern with `*`, `?` and sets such as `[a-c]`.
  static func matches(_ pattern: String, _ name: String?) -> Bool {
    guard let name else { return pattern == "*" }
    guard pattern.contains(where: { "*?[".contains($0) }) else { return pattern == name }
    return fnmatch(pattern, name, 0) == 0
  }

  /// Returns the nodes at a point in this node's coordinates, in reverse drawing order.
  public func nodes(at p: CGPoint) -> [SKNode] {
    var found: [(node: SKNode, height: CGFloat, order: Int)] = []
    var order = 0
    func visit(_ node: SKNode, _ point: CGPoint, _ height: CGFloat) {
      for child in node.children {
        order += 1
        let own = order
        let height = height + child.zPosition
        let local = point.applying(child.transform.inverted())
        if child.contains(point) { found.append((child, height, own)) }
        visit(child, local, height)
      }
    }
    visit(self, p, 0)
    return found.sorted { ($0.height, $0.order) > ($1.height, $1.order) }.map(\.node)
  }

  /// Returns the node at a point in this node's coordinates that is drawn last, or this node if there is none.
  public func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }

  func touchTarget(at point: CGPoint) -> SKNode {
    nodes(at: point).first { node in
      var visible: SKNode? = node
      while let current = visible {
        if current.isHidden || current.alpha <= 0 { return false }
        visible = current.parent
      }
      return node.isUserInteractionEnabled
    } ?? self
  }
}

extension UITouch {
  public func location(in node: SKNode) -> CGPoint { place(location(in: view), in: node) }
  public func previousLocation(in node: SKNode) -> CGPoint { place(previousLocation(in: view), in: node) }

  private func place(_ point: CGPoint, in node: SKNode) -> CGPoint {
    guard let scene = node.scene, let view = scene.view else { return .zero }
    return node.convert(scene.convertPoint(fromView: self.view?.convert(point, to: view) ?? point), from: scene)
  }
}
