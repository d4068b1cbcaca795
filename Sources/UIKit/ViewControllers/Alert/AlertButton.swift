import CoreGraphics
import QuartzCore

/// The button of one action, in rows or as a glossy button.
@MainActor final class AlertButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel()
  private let line = UIView()
  private let divider = UIView()
  private let gloss = CAGradientLayer()
  private var design: UIDesign.Alert
  private let isSheet: Bool
  /// Whether it is the only button, which is a light one in glass.
  private let isOnly: Bool
  /// Where the hairline is.
  var lineEdge: UIRectEdge = [] {
    didSet { setNeedsLayout() }
  }

  /// Whether a line is at its left side as well, between two side by side.
  var dividesColumns = false {
    didSet { setNeedsLayout() }
  }

  init(action: UIAlertAction, isSheet: Bool, isEmphasized: Bool, isOnly: Bool, design: UIDesign.Alert) {
    self.action = action
    self.isOnly = isOnly
    self.design = design
    self.isSheet = isSheet
    super.init(frame: .zero)
    label.text = action.title
    let emphasized = isSheet ? design.sheetPreferredButtonFont : design.preferredButtonFont
    let plain = isSheet ? design.sheetButtonFont : design.buttonFont
    label.font = (isEmphasized ? emphasized : plain).font
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    addSubview(label)
    for view in [line, divider] {
      view.backgroundColor = design.separator
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    if design.buttonLook == .glossy {
      gloss.cornerRadius = isSheet ? 10 : 6
      gloss.borderWidth = 1
      layer.insertSublayer(gloss, at: 0)
      label.shadowOffset = CGSize(width: 0, height: -1)
    }
    isEnabled = action.isEnabled
    accessibilityLabel = action.title
    accessibilityTraits = .button
    color()
  }

  required init?(coder: NSCoder) { nil }

  /// How wide the button would like to be beside another.
  var wantedWidth: CGFloat { label.sizeThatFits(CGSize(width: CGFloat.infinity, height: 100)).width + 24 }

  override func stateChanged() {
    super.stateChanged()
    color()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    color()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    color()
  }

  private func color() {
    if design.buttonLook == .rows {
      let normal = action.style == .destructive ? traitCollection.design.colors.destructive : design.buttonColor ?? tintColor
      label.textColor = isEnabled ? normal : .tertiaryLabel
      backgroundColor = isHighlighted ? design.highlight : nil
      return
    }
    let isDark = !isSheet || action.style != .default
    label.textColor = (isDark ? UIColor.white : UIColor(white: 0.12, alpha: 1)).withAlphaComponent(isEnabled ? 1 : 0.5)
    label.shadowColor = isDark ? design.textShadow : UIColor(white: 1, alpha: 0.5)
    let (top, bottom) = glossColors
    // Glass: the upper half catches the light, with an edge in the middle.
    let shades = [top, top.blended(into: bottom, 0.45), top.blended(into: bottom, isDark ? 0.75 : 0.6), bottom]
    gloss.colors = shades.map { $0.resolvedColor(with: traitCollection).cgColor }
    gloss.locations = [0, 0.5, 0.5, 1]
    gloss.borderColor = UIColor(white: 0, alpha: 0.6).cgColor
  }

  private var glossColors: (UIColor, UIColor) {
    if isHighlighted {
      return (UIColor(red: 0.02, green: 0.55, blue: 0.96, alpha: 1), UIColor(red: 0.004, green: 0.365, blue: 0.9, alpha: 1))
    }
    if isSheet {
      switch action.style {
      case .default: return (.white, UIColor(white: 0.78, alpha: 1))
      case .destructive: return (UIColor(red: 0.93, green: 0.4, blue: 0.4, alpha: 1), UIColor(red: 0.7, green: 0.06, blue: 0.06, alpha: 1))
      case .cancel: return (UIColor(white: 0.35, alpha: 1), UIColor(white: 0.08, alpha: 1))
      }
    }
    let strength: CGFloat = action.style == .cancel && !isOnly ? 0.6 : 1
    return (
      UIColor(red: 0.58 * strength, green: 0.65 * strength, blue: 0.78 * strength, alpha: 0.9),
      UIColor(red: 0.2 * strength, green: 0.28 * strength, blue: 0.48 * strength, alpha: 0.9)
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
    gloss.frame = bounds
    let thickness = 1 / max(1, traitCollection.displayScale)
    line.isHidden = lineEdge.isEmpty || design.buttonLook == .glossy
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: thickness)
    divider.isHidden = !dividesColumns || design.buttonLook == .glossy
    divider.frame = CGRect(x: 0, y: 0, width: thickness, height: bounds.height)
  }
}

extension UIColor {
  /// A colour so far on the way from this one to another.
  fileprivate func blended(into other: UIColor, _ part: CGFloat) -> UIColor {
    let (from, to) = (components, other.components)
    let mixed = zip(from, to).map { $0 + ($1 - $0) * part }
    return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
  }

  private var components: [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }
}
