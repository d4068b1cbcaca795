import UIKit

class CounterController: UIViewController {
  private var count = 0

  func set(_ value: Int) {
    let old = count
    undoManager?.registerUndo(withTarget: self) { target in
      target.set(old)
    }
    count = value
  }
}
