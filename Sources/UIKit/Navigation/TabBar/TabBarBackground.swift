import CoreGraphics
import QuartzCore

/// What a tab bar is drawn on: a plain or glossy fill with a line at its top.
@MainActor final class TabBarBackground: UIView {
  var own: UIColor? {
    didSet { refresh() }
  }
  var image: UIImage? {
    didSet {
      picture.image = image
      picture.isHidden = image == nil
    }
  }
  private let picture = UIImageView()
  private let line = UIView()
  private let gloss = CAGradientLayer()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.addSublayer(gloss)
    picture.isHidden = true
    addSubview(picture)
    addSubview(line)
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    refresh()
  }

  func refresh() {
    let design = traitCollection.design.tabBar
    backgroundColor = own ?? design.background
    line.backgroundColor = design.topLine
    gloss.isHidden = design.gloss == nil
    if let colors = design.gloss {
      gloss.colors = [colors.top, colors.bottom].map { $0.resolvedColor(with: traitCollection).cgColor }
      gloss.opacity = own == nil ? 1 : 0.5
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let design = traitCollection.design.tabBar
    let height = design.topLineHeight > 0 ? design.topLineHeight : 1 / max(1, traitCollection.displayScale)
    let isInside = design.topLineHeight > 0
    line.frame = CGRect(x: 0, y: isInside ? 0 : -height, width: bounds.width, height: height)
    gloss.frame = CGRect(x: 0, y: isInside ? height : 0, width: bounds.width, height: (design.height / 2).rounded())
    picture.frame = bounds
  }
}
