import UIKit

class TapController: UIViewController {
  private var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(target: self, action: TapController.tapped)
    tap.numberOfTapsRequired = 2
    view.addGestureRecognizer(tap)
    let press = UILongPressGestureRecognizer(target: self, action: TapController.pressed(_:))
    press.minimumPressDuration = 0.3
    view.addGestureRecognizer(press)
  }

  func tapped() {
    taps += 1
  }

  func pressed(_ recognizer: UILongPressGestureRecognizer) {
    if recognizer.state == .began {
      taps = 0
    }
  }
}
