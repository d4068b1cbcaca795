// swift-mode: 4
import UIKit

class ChildController: UIViewController {
  var completion: ((Void) -> Void)?
  let answer: (Void) -> Int = { (Void) -> Int in 42 }
  let one: (Int) -> Void = { (number) in print(number) }

  override func willMove(toParentViewController parent: UIViewController?) {
    super.willMove(toParentViewController: parent)
  }

  override func didMove(toParentViewController: UIViewController?) {
    super.didMove(toParentViewController: toParentViewController)
    childViewControllers.first?.didMove(toParentViewController: self)
  }

  override func addChildViewController(_ childController: UIViewController) { super.addChildViewController(childController) }
  override func unwind(for unwindSegue: UIStoryboardSegue, towardsViewController subsequentVC: UIViewController) {
    super.unwind(for: unwindSegue, towardsViewController: subsequentVC)
  }
  override var childViewControllerForStatusBarStyle: UIViewController? { return super.childViewControllerForStatusBarStyle ?? childViewControllers.first }
  override func prefersHomeIndicatorAutoHidden() -> Bool { return !super.prefersHomeIndicatorAutoHidden() }
  func didMove(toParentViewController name: String) {}
}

class FrontView: UIView {
  override func bringSubview(toFront view: UIView) { super.bringSubview(toFront: view) }
}
