import CoreGraphics
import QuartzCore

/// A rounded box with a gradient, a border and a line of light beneath it, as controls of the classic look have it.
@MainActor final class ControlFace: UIView {
  private let shine = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    shine.isHidden = true
    layer.addSublayer(shine)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override class var layerClass: AnyClass { CAGradientLayer.self }

  func show(_ gradient: UIDesign.Table.Gradient, border: UIColor, radius: CGFloat, highlight: UIColor = .clear, gloss: Bool = false) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let traits = traitCollection
    if let layer = layer as? CAGradientLayer {
      let (top, bottom) = (gradient.top.resolvedColor(with: traits), gradient.bottom.resolvedColor(with: traits))
      layer.colors = [top.cgColor, bottom.cgColor]
    }
    layer.borderColor = border.resolvedColor(with: traits).cgColor
    layer.borderWidth = border == .clear ? 0 : 1
    layer.cornerRadius = radius
    shine.isHidden = !gloss
    shine.backgroundColor = UIColor(white: 1, alpha: 0.25).cgColor
    CATransaction.commit()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shine.frame = CGRect(x: 1, y: 1, width: max(0, bounds.width - 2), height: (bounds.height / 2 - 1).rounded())
    CATransaction.commit()
  }
}
