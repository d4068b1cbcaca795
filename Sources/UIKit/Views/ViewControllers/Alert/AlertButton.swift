import QuartzCore

/// The button of an action, as a row or as a glossy button.
@MainActor final class AlertButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel()
  private let line = UIView()
  private let divider = UIView()
  private var picture: UIImageView?
  private var checkmark: UIImageView?
  private let gloss = CAGradientLayer()
  private var design: UIDesign.Alert
  private let isSheet: Bool
  /// Whether it is the only button, which has a light color in the glossy design.
  private let isOnly: Bool
  /// The edges with a hairline.
  var lineEdge: UIRectEdge = [] {
    didSet { setNeedsLayout() }
  }

  /// Whether there is a line at its left side, between two buttons side by side.
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
    label.textAlignment = action.decoration.titleAlignment
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    addSubview(label)
    for view in [line, divider] {
      view.backgroundColor = design.separator
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    if let fills = design.fills {
      gloss.cornerRadius = isSheet ? design.buttonCornerRadii.sheet : design.buttonCornerRadii.alert
      gloss.borderWidth = fills.borderWidth
      gloss.borderColor = fills.border.cgColor
      layer.insertSublayer(gloss, at: 0)
      label.shadowOffset = design.textShadowOffset
    }
    if let image = action.decoration.image { picture = addPicture(image) }
    if action.decoration.isChecked {
      checkmark = UIImage(systemName: "checkmark").map(addPicture)
      accessibilityTraits = [.button, .selected]
    }
    isEnabled = action.isEnabled
    accessibilityLabel = action.title
    accessibilityTraits.insert(.button)
    color()
  }

  required init?(coder: NSCoder) { nil }

  private func addPicture(_ image: UIImage) -> UIImageView {
    let view = UIImageView(image: image)
    view.contentMode = .center
    addSubview(view)
    return view
  }

  /// The preferred width of the button beside another.
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
    picture?.tintColor = action.decoration.imageColor ?? action.decoration.titleColor
    checkmark?.tintColor = action.decoration.titleColor
    guard let fills = design.fills else {
      let normal = action.decoration.titleColor ?? defaultColor
      label.textColor = isEnabled ? normal : .tertiaryLabel
      backgroundColor = isHighlighted ? design.highlight : nil
      return
    }
    let isDark = !isSheet || action.style != .default
    label.textColor = (isDark ? fills.text : fills.lightText).withAlphaComponent(isEnabled ? 1 : fills.disabledAlpha)
    label.shadowColor = isDark ? design.textShadow : design.lightTextShadow
    let fill = self.fill(of: fills)
    let (top, bottom) = (fill.top, fill.bottom)
    // Glass: the upper part catches the light, with an edge below it.
    let below = isDark ? fills.shares.below : fills.shares.belowLight
    let shades = [top, top.blended(into: bottom, fills.shares.above), top.blended(into: bottom, below), bottom]
    gloss.colors = shades.map { $0.resolvedColor(with: traitCollection).cgColor }
    gloss.locations = [0, fills.edge, fills.edge, 1].map { NSNumber(value: Double($0)) }
  }

  private var defaultColor: UIColor {
    action.style == .destructive ? traitCollection.design.colors.destructive : design.buttonColor ?? tintColor
  }

  private func fill(of fills: UIDesign.Alert.Fills) -> UIDesign.Table.Gradient {
    if isHighlighted { return fills.pressed }
    switch action.style {
    case .cancel: return isSheet ? fills.sheetCancel : isOnly ? fills.alert : fills.alertCancel
    case .destructive: return isSheet ? fills.sheetDestructive : fills.alert
    case .default: return isSheet ? fills.sheet : fills.alert
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    let side = picture == nil && checkmark == nil && label.textAlignment == .center ? 8.0 : 16 + max(picture?.image?.size.width ?? 0, 22)
    label.frame = bounds.insetBy(dx: side, dy: 0)
    for (view, isLeft) in [(picture, isLeftToRight), (checkmark, !isLeftToRight)] {
      guard let view, let size = view.image?.size else { continue }
      view.frame = CGRect(x: isLeft ? 12 : bounds.width - 12 - size.width, y: 0, width: size.width, height: bounds.height)
    }
    gloss.frame = bounds
    let thickness = 1 / max(1, traitCollection.displayScale)
    line.isHidden = lineEdge.isEmpty
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: thickness)
    divider.isHidden = !dividesColumns
    divider.frame = CGRect(x: 0, y: 0, width: thickness, height: bounds.height)
  }
}

extension UIColor {
  /// Returns the color at a fraction between this color and another.
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
