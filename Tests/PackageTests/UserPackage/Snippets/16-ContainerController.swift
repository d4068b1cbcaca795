import UIKit

class ContainerViewController: UIViewController {
  private var current: UIViewController?

  func show(child: UIViewController) {
    current?.willMove(toParent: nil)
    current?.view.removeFromSuperview()
    current?.removeFromParent()
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
    current = child
  }
}
