import QuartzCore

/// Draws the transition of a page that is rolled up or unrolled: a shaded cylinder with a shadow moves over the view, with the old image on
/// one side and the new one on the other.
///
/// The page's back is drawn plain, without content shining through.
@MainActor enum PageCurl {
  private static let rollHeight: CGFloat = 64
  private static let shadowHeight: CGFloat = 36

  static func animate(_ view: UIView, before: UIView?, up: Bool, by animation: ViewAnimation) {
    guard let before, let superview = view.superview else { return }
    let size = view.bounds.size
    let stage = UIView(frame: CGRect(origin: .zero, size: size))
    stage.center = view.center
    stage.transform = view.transform
    stage.clipsToBounds = true
    stage.isUserInteractionEnabled = false
    superview.insertSubview(stage, aboveSubview: view)
    // The part of the old image that the roll has not reached yet.
    let rest = UIView(frame: CGRect(origin: .zero, size: size))
    rest.clipsToBounds = true
    before.frame = CGRect(origin: .zero, size: size)
    rest.addSubview(before)
    stage.addSubview(rest)
    let roll = makeRoll(width: size.width)
    stage.layer.addSublayer(roll)

    let end = CGRect(x: 0, y: up ? 0 : size.height, width: size.width, height: 0)
    rest.layer.anchorPoint = CGPoint(x: 0, y: up ? 0 : 1)
    rest.layer.position = CGPoint(x: 0, y: up ? 0 : size.height)
    let cut = CABasicAnimation(keyPath: "bounds")
    cut.fromValue = CGRect(origin: .zero, size: size)
    cut.toValue = end
    rest.layer.bounds = end
    animation.add(cut, to: rest.layer, key: "curl")

    // The roll starts and ends outside the view, so that it is seen entering and leaving.
    let (top, bottom) = (-rollHeight / 2 - shadowHeight, size.height + rollHeight / 2)
    let run = CABasicAnimation(keyPath: "position.y")
    run.fromValue = up ? bottom : top
    run.toValue = up ? top : bottom
    roll.position = CGPoint(x: size.width / 2, y: up ? top : bottom)
    animation.add(run, to: roll, key: "curl")
    animation.whenDone { stage.removeFromSuperview() }
  }

  /// Returns a cylinder seen from the side, and its shadow on the page below.
  private static func makeRoll(width: CGFloat) -> CALayer {
    let roll = CALayer()
    roll.bounds = CGRect(x: 0, y: 0, width: width, height: rollHeight)
    let back = CAGradientLayer()
    back.frame = roll.bounds
    let shades: [(CGFloat, CGFloat)] = [(0, 0.72), (0.18, 0.9), (0.42, 1), (0.7, 0.93), (1, 0.66)]
    back.colors = shades.map { UIColor(white: $0.1, alpha: 1).cgColor }
    back.locations = shades.map { NSNumber(value: Double($0.0)) }
    let shadow = CAGradientLayer()
    shadow.frame = CGRect(x: 0, y: rollHeight, width: width, height: shadowHeight)
    shadow.colors = [UIColor(white: 0, alpha: 0.35).cgColor, UIColor(white: 0, alpha: 0).cgColor]
    let above = CAGradientLayer()
    above.frame = CGRect(x: 0, y: -10, width: width, height: 10)
    above.colors = [UIColor(white: 0, alpha: 0).cgColor, UIColor(white: 0, alpha: 0.25).cgColor]
    for layer in [shadow, above, back] { roll.addSublayer(layer) }
    return roll
  }
}
