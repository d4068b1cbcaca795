import UIKit

class BadgeView: UIView {
  private let count: Int

  init(count: Int) {
    self.count = count
    super.init(frame: .zero)
    backgroundColor = .red
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func draw(_ rect: CGRect) {
    UIColor.white.setFill()
    UIBezierPath(ovalIn: rect).fill()
  }
}
