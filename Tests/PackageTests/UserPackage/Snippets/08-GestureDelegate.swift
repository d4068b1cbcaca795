import UIKit

class PanView: UIView {
  private let pan = UIPanGestureRecognizer()
  private let pinch = UIPinchGestureRecognizer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    pan.delegate = self
    pinch.delegate = self
    addGestureRecognizer(pan)
    addGestureRecognizer(pinch)
  }

  required init?(coder: NSCoder) { nil }
}

extension PanView: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    touch.view === self
  }
}
