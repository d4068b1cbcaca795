#sourceLocation(file: "Older.swift", line: 1)
// swift-mode: 4
import UIKit

class ChildController: UIViewController {
  var completion: ((    ) -> Void)?
  let answer: (    ) -> Int = { (    ) -> Int in 42 }
  let one: (Int) -> Void = { (number) in print(number) }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
  }

  override func didMove(toParent toParentViewController: UIViewController?) {
    super.didMove(toParent: toParentViewController)
    childViewControllers.first?.didMove(toParentViewController: self)
  }

  override func addChild(_ childController: UIViewController) { super.addChild(childController) }
  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }
  override var childForStatusBarStyle: UIViewController? { return super.childForStatusBarStyle ?? childViewControllers.first }
  override var prefersHomeIndicatorAutoHidden   : Bool { return !super.prefersHomeIndicatorAutoHidden   }
  func didMove(toParentViewController name: String) {}
}

class FrontView: UIView {
  override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(         view) }
}
