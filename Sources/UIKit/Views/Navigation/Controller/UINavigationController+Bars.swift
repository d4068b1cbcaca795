import CoreGraphics

extension UINavigationController {
  private var hidingDuration: Double { view.traitCollection.bars.hidingDuration }

  final func hideBar(_ hidden: Bool, animated: Bool) {
    guard barState.isBarHidden != hidden else { return }
    barState.isBarHidden = hidden
    for page in pages.values { page.isSettled = false }
    guard let view = viewIfLoaded else { return }
    guard animated, view.window != nil else {
      view.setNeedsLayout()
      return
    }
    barState.isBarMoving = true
    ownBar.isHidden = false
    UIView.animate(withDuration: hidingDuration) {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.barState.isBarMoving = false
      self?.viewIfLoaded?.setNeedsLayout()
    }
  }

  final func makeToolbar(_ type: UIToolbar.Type) -> UIToolbar {
    let bar = ViewFactory.makeView(of: type) as? UIToolbar ?? UIToolbar(frame: .zero)
    bar.isHidden = true
    ownToolbar = bar
    if let view = viewIfLoaded {
      bar.frame = CGRect(x: 0, y: view.bounds.height, width: view.bounds.width, height: 44)
      view.addSubview(bar)
    }
    return bar
  }

  final func hideToolbar(_ hidden: Bool, animated: Bool) {
    guard barState.isToolbarHidden != hidden else { return }
    barState.isToolbarHidden = hidden
    if !hidden { toolbar.setItems(stack.last?.toolbarItems, animated: false) }
    guard let view = viewIfLoaded else { return }
    guard animated, view.window != nil else {
      view.setNeedsLayout()
      return
    }
    barState.isToolbarMoving = true
    UIView.performWithoutAnimation { ownToolbar?.layoutIfNeeded() }
    UIView.animate(withDuration: hidingDuration) {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.barState.isToolbarMoving = false
      self?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Returns the height of the toolbar for a controller; zero if the toolbar is hidden, or the controller hides it.
  final func toolbarHeight(for controller: UIViewController) -> CGFloat {
    barState.isToolbarHidden || hidesBottomBar(for: controller) ? 0 : view.traitCollection.bars.toolbarHeight
  }

  /// Returns whether a controller, or one below it on the stack, hides the bottom bar when pushed.
  package final func hidesBottomBar(for controller: UIViewController?) -> Bool {
    guard let controller, let index = stack.firstIndex(where: { $0 === controller }), index > 0 else { return false }
    return stack[1...index].contains { $0.hidesBottomBarWhenPushed }
  }

  final func toolbarItemsChanged(of controller: UIViewController, animated: Bool) {
    guard controller === stack.last, !barState.isToolbarHidden else { return }
    toolbar.setItems(controller.toolbarItems, animated: animated)
  }

  /// Updates the toolbar for a new top of the stack.
  final func showBars(forTop controller: UIViewController?, animated: Bool) {
    if !barState.isToolbarHidden { toolbar.setItems(controller?.toolbarItems, animated: animated) }
    if let scrollView = controller?.viewIfLoaded == nil ? nil : controller?.contentScrollView() {
      ownBar.isAtEdge = scrollView.contentOffset.y <= 0.5 || scrollView.showsTopEdge
    } else {
      ownBar.isAtEdge = true
    }
  }
}
