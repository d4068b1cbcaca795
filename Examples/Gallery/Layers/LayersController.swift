import UIKit

/// The drawing of layers, one per tile: corners, border, shadow, gradients, shapes, masks, rotation, replication. The tiles begin at the
/// leading side; what is in a tile has no direction.
final class LayersController: UIViewController {
  private var tiles: [CALayer] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    edgesForExtendedLayout = []
    view.backgroundColor = .systemBackground
    makeTiles()
  }

  /// Layers have the colors of one appearance, so the tiles are created again for another one.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) else { return }
    makeTiles()
    view.setNeedsLayout()
  }

  private func makeTiles() {
    for tile in tiles { tile.removeFromSuperlayer() }
    traitCollection.performAsCurrent {
      tiles = [
        corners(), border(), shadow(), gradient(.axial), gradient(.radial), gradient(.conic), shape(), masked(), turned(), replicated(),
      ]
    }
    for tile in tiles { view.layer.addSublayer(tile) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let columns = max(1, Int((view.bounds.width - 16) / 116))
    for (index, tile) in tiles.enumerated() {
      let x = 66 + CGFloat(index % columns) * 116
      tile.position = CGPoint(x: isMirrored ? view.bounds.width - x : x, y: 66 + CGFloat(index / columns) * 116)
    }
  }

  private var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func tile<Layer: CALayer>(_ layer: Layer) -> Layer {
    layer.bounds = CGRect(x: 0, y: 0, width: 92, height: 92)
    return layer
  }

  private func corners() -> CALayer {
    let layer = tile(CALayer())
    layer.backgroundColor = UIColor.systemBlue.cgColor
    layer.cornerRadius = 24
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    return layer
  }

  private func border() -> CALayer {
    let layer = tile(CALayer())
    layer.borderColor = UIColor.systemGreen.cgColor
    layer.borderWidth = 6
    layer.cornerRadius = 20
    layer.cornerCurve = .continuous
    return layer
  }

  private func shadow() -> CALayer {
    let layer = tile(CALayer())
    layer.backgroundColor = UIColor.systemOrange.cgColor
    layer.cornerRadius = 12
    layer.shadowOpacity = 0.5
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 6)
    return layer
  }

  private func gradient(_ type: CAGradientLayerType) -> CALayer {
    let layer = tile(CAGradientLayer())
    layer.type = type
    layer.colors = [UIColor.systemPink.cgColor, UIColor.systemYellow.cgColor, UIColor.systemTeal.cgColor]
    if type != .axial {
      layer.startPoint = CGPoint(x: 0.5, y: 0.5)
      layer.endPoint = CGPoint(x: 1, y: 1)
    }
    layer.cornerRadius = 12
    layer.masksToBounds = true
    return layer
  }

  private func shape() -> CALayer {
    let layer = tile(CAShapeLayer())
    layer.path = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 72, height: 72)).cgPath
    layer.fillColor = nil
    layer.strokeColor = UIColor.systemPurple.cgColor
    layer.lineWidth = 8
    layer.lineCap = .round
    layer.strokeStart = 0.1
    layer.strokeEnd = 0.8
    return layer
  }

  private func masked() -> CALayer {
    let layer = gradient(.axial)
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: CGRect(x: 6, y: 20, width: 80, height: 52)).cgPath
    layer.mask = mask
    return layer
  }

  private func turned() -> CALayer {
    let layer = tile(CALayer())
    layer.backgroundColor = UIColor.systemIndigo.cgColor
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 8).scaledBy(x: 0.75, y: 0.75))
    return layer
  }

  private func replicated() -> CALayer {
    let layer = tile(CAReplicatorLayer())
    let dot = CALayer()
    dot.frame = CGRect(x: 41, y: 4, width: 10, height: 10)
    dot.cornerRadius = 5
    dot.backgroundColor = UIColor.systemRed.cgColor
    layer.addSublayer(dot)
    layer.instanceCount = 10
    layer.instanceTransform = CATransform3DMakeRotation(.pi / 5, 0, 0, 1)
    layer.instanceAlphaOffset = -0.09
    return layer
  }
}
