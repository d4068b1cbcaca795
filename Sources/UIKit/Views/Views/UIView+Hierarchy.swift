import QuartzCore

extension UIView {
  /// Adds `view` as a subview at `index`, after removing it from its superview.
  final func insert(_ view: UIView, at index: Int) {
    if view.parent === self {
      move(view, to: index)
      return
    }
    // A view without subviews contains no ancestors: trees are built in linear time, at any depth.
    guard view !== self, view.subviewList.isEmpty || !isDescendant(of: view) else {
      UIKitError.raise("-[UIView addSubview:]: Can't add self as subview")
      return
    }
    let oldTint = view.tintBeforeMove
    let oldWindow = view.hostWindow
    view.announceMove(from: oldWindow, to: treeWindow)
    view.willMove(toSuperview: self)
    if let oldParent = view.parent {
      oldParent.willRemoveSubview(view)
      view.leaveLayout()
      oldParent.forget(view)
    }
    let index = min(max(index, 0), subviewList.count)
    if index == subviewList.count {
      subviewList.append(view)
      layer.addSublayer(view.layer)
    } else {
      layer.insertSublayer(view.layer, below: subviewList[index].layer)
      subviewList.insert(view, at: index)
    }
    view.parent = self
    view.joinLayout()
    view.finishMove(from: oldWindow, to: treeWindow, oldTint: oldTint)
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  final func insert(_ view: UIView, below sibling: UIView) {
    insert(view, at: subviewList.firstIndex { $0 === sibling } ?? subviewList.count)
  }

  final func insert(_ view: UIView, above sibling: UIView) {
    insert(view, at: subviewList.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviewList.count)
  }

  final func reorder(_ view: UIView, toFront: Bool) {
    guard view.parent === self else { return }
    move(view, to: toFront ? subviewList.count : 0)
  }

  /// Moves a subview before the one at `index`.
  private func move(_ view: UIView, to index: Int) {
    guard let old = subviewList.firstIndex(where: { $0 === view }) else { return }
    var index = min(max(index, 0), subviewList.count)
    if old < index { index -= 1 }
    guard index != old else { return }
    subviewList.remove(at: old)
    if index == subviewList.count {
      layer.insertSublayer(view.layer, above: subviewList.last?.layer)
    } else {
      layer.insertSublayer(view.layer, below: subviewList[index].layer)
    }
    subviewList.insert(view, at: index)
  }

  final func exchange(_ first: Int, _ second: Int) {
    guard first != second, subviewList.indices.contains(first), subviewList.indices.contains(second) else { return }
    let (low, high) = (subviewList[min(first, second)], subviewList[max(first, second)])
    move(high, to: min(first, second))
    move(low, to: max(first, second) + 1)
  }

  final func leaveSuperview() {
    guard let parent else { return }
    let oldTint = tintBeforeMove
    let oldWindow = hostWindow
    parent.willRemoveSubview(self)
    announceMove(from: oldWindow, to: nil)
    willMove(toSuperview: nil)
    guard self.parent === parent else { return }
    // Retained here, because the superview's reference may be the last one.
    withExtendedLifetime(self) {
      leaveLayout()
      parent.forget(self)
      self.parent = nil
      finishMove(from: oldWindow, to: nil, oldTint: oldTint)
      didMoveToSuperview()
    }
  }

  /// Removes `view` from the list of subviews and its layer from the sublayers.
  private func forget(_ view: UIView) {
    if subviewList.last === view {
      subviewList.removeLast()
    } else if let index = subviewList.firstIndex(where: { $0 === view }) {
      subviewList.remove(at: index)
    }
    view.layer.removeFromSuperlayer()
  }

  /// Clears the unowned references of subviews; called when the view is deallocated.
  nonisolated final func detachFromTree() {
    for view in subviewList {
      view.parent = nil
    }
    TreeRelease.release(&subviewList)
    layoutNode?.ownerIsGone()
  }

  /// Clears the window of views that are retained elsewhere when their window is deallocated.
  nonisolated final func forgetWindow() {
    var views = subviewList
    while let view = views.popLast() {
      view.hostWindow = nil
      views.append(contentsOf: view.subviewList)
    }
  }

  final func ownIsDescendant(of view: UIView) -> Bool {
    var node: UIView? = self
    while let current = node {
      if current === view { return true }
      node = current.parent
    }
    return false
  }

  final func ownViewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviewList {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }
}
