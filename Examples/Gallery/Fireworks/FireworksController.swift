import UIKit

/// Rockets from particles; a tap sends one off below the finger.
final class FireworksController: UIViewController {
  private(set) var rockets: [CAEmitterLayer] = []

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Fireworks"
    // The sky is dark in every appearance, and the bar is part of it.
    let bar = UINavigationBarAppearance()
    bar.configureWithOpaqueBackground()
    bar.backgroundColor = Self.sky
    bar.shadowColor = .clear
    bar.titleTextAttributes = [.foregroundColor: UIColor.white]
    navigationItem.standardAppearance = bar
    navigationItem.scrollEdgeAppearance = bar
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Self.sky
    let hint = UILabel()
    hint.text = "Tap the sky"
    hint.textColor = UIColor.white.withAlphaComponent(0.7)
    hint.font = .preferredFont(forTextStyle: .headline)
    hint.adjustsFontForContentSizeCategory = true
    hint.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(hint)
    NSLayoutConstraint.activate([
      hint.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      hint.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24),
    ])
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: FireworksController.tapped))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if rockets.isEmpty { launch(to: CGPoint(x: view.bounds.midX, y: view.bounds.height * 0.4)) }
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) { launch(to: recognizer.location(in: view)) }

  private static let sky = UIColor(red: 0.03, green: 0.03, blue: 0.12, alpha: 1)

  /// The colors of the stars, in turn.
  private static let colors: [UIColor] = [.systemYellow, .systemPink, .systemTeal, .systemGreen, .systemOrange]

  private func launch(to place: CGPoint) {
    let layer = CAEmitterLayer()
    layer.frame = view.bounds
    layer.emitterPosition = place
    layer.emitterShape = .point
    layer.renderMode = .additive
    layer.seed = UInt32(rockets.count + 1)
    layer.beginTime = CACurrentMediaTime()
    layer.emitterCells = [Self.star(Self.colors[rockets.count % Self.colors.count])]
    view.layer.addSublayer(layer)
    rockets.append(layer)
    if rockets.count > 8 { rockets.removeFirst().removeFromSuperlayer() }
    // It emits once; the particles continue.
    let burst = CABasicAnimation(keyPath: "birthRate")
    burst.fromValue = 1
    burst.toValue = 1
    burst.duration = 0.3
    layer.birthRate = 0
    layer.add(burst, forKey: "burst")
  }

  private static func star(_ color: UIColor) -> CAEmitterCell {
    let star = CAEmitterCell()
    star.name = "star"
    // A particle is as large as its image in points, on every screen.
    star.contents = spark.cgImage
    star.contentsScale = spark.scale
    star.birthRate = 500
    star.lifetime = 2.4
    star.lifetimeRange = 0.6
    star.velocity = 150
    star.velocityRange = 60
    star.emissionRange = .pi * 2
    star.yAcceleration = 70
    star.scale = 1
    star.scaleRange = 0.6
    star.scaleSpeed = -0.3
    star.alphaSpeed = -0.35
    star.color = color.cgColor
    star.redRange = 0.2
    star.greenRange = 0.2
    star.blueRange = 0.2
    return star
  }

  /// A round spot that is bright in its center.
  private static let spark: UIImage = {
    let size = CGSize(width: 16, height: 16)
    return UIGraphicsImageRenderer(size: size).image { context in
      for ring in 0..<8 {
        UIColor(white: 1, alpha: 0.06 + CGFloat(ring) * 0.05).setFill()
        context.cgContext.fillEllipse(in: CGRect(origin: .zero, size: size).insetBy(dx: CGFloat(ring), dy: CGFloat(ring)))
      }
    }
  }()
}
