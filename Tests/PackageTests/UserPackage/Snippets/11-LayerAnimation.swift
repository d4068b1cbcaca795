import UIKit

class SpinnerView: UIView {
  private let shape = CAShapeLayer()

  override class var layerClass: AnyClass { CAShapeLayer.self }

  func start() {
    shape.path = UIBezierPath(arcCenter: .zero, radius: 20, startAngle: 0, endAngle: .pi, clockwise: true).cgPath
    shape.fillColor = nil
    shape.strokeColor = UIColor.gray.cgColor
    shape.lineWidth = 2
    layer.addSublayer(shape)
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    animation.fromValue = 0
    animation.toValue = 2 * Double.pi
    animation.duration = 1
    animation.repeatCount = .infinity
    shape.add(animation, forKey: "spin")
  }
}
