import UIKit

final class GradientView: UIView {
  override class var layerClass: AnyClass { return CAGradientLayer.self }

  var gradient: CAGradientLayer { return layer as! CAGradientLayer }

  convenience init(colors: [UIColor]) {
    self.init(frame: .zero)
    gradient.colors = colors.map { $0.cgColor }
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
  }
}
