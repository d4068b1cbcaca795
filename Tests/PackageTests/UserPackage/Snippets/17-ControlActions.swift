import UIKit

class Knob: UIControl {
  private(set) var value: Float = 0

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    value = Float(touch.location(in: self).x / bounds.width)
    sendActions(for: .valueChanged)
    return true
  }
}

class KnobController: UIViewController {
  private let knob = Knob()

  override func viewDidLoad() {
    super.viewDidLoad()
    knob.addTarget(self, action: KnobController.changed, for: .valueChanged)
    knob.addAction(UIAction { _ in print("moved") }, for: .touchUpInside)
    view.addSubview(knob)
  }

  func changed(_ sender: Knob) {
    print(sender.value)
  }
}
