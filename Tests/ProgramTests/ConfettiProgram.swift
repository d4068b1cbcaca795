import UIKit

/// A view whose layer emits confetti.
class ConfettiView: UIView {
  override class var layerClass: AnyClass { return CAEmitterLayer.self }
  var emitter: CAEmitterLayer { return layer as! CAEmitterLayer }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    emitter.emitterShape = .line
    emitter.emitterMode = .outline
    emitter.birthRate = 0
    emitter.emitterCells = [UIColor.systemRed, .systemBlue].enumerated().map { index, color in
      let cell = CAEmitterCell()
      cell.name = "confetti\(index)"
      cell.contents = ConfettiView.paper(color)?.cgImage
      cell.birthRate = 20
      cell.lifetime = 4
      cell.velocity = 200
      cell.velocityRange = 50
      cell.emissionLongitude = .pi
      cell.emissionRange = .pi / 4
      cell.spin = 3
      cell.spinRange = 4
      cell.scaleRange = 0.25
      return cell
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    emitter.emitterPosition = CGPoint(x: bounds.midX, y: -10)
    emitter.emitterSize = CGSize(width: bounds.width, height: 1)
  }

  func start() {
    emitter.beginTime = CACurrentMediaTime()
    emitter.birthRate = 1
  }

  func stop() { emitter.birthRate = 0 }

  private static func paper(_ color: UIColor) -> UIImage? {
    return UIGraphicsImageRenderer(size: CGSize(width: 8, height: 12)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 12))
    }
  }
}
