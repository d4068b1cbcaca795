import QuartzCore

/// The content of an alert: its texts and fields, and below them its buttons. Each of the two scrolls if both do not fit.
@MainActor final class AlertView: UIView {
  private unowned let alert: UIAlertController
  private let box = UIView()
  private let scroller = UIScrollView()
  private let buttonScroller = UIScrollView()
  private let gradient = CAGradientLayer()
  private let shine = CAShapeLayer()
  /// The blur behind the content.
  private let material = UIVisualEffectView(effect: nil)
  private let edge = CALayer()
  /// The separators between fields.
  private var fieldLines: [UIView] = []
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let fieldBox = UIView()
  private(set) var textFields: [UITextField] = []
  private(set) var buttons: [AlertButton] = []
  /// The background of the separate cancel button of a sheet.
  private let cancelBox = UIView()
  private var shownDesign: UIDesign?

  init(alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    addSubview(box)
    material.isUserInteractionEnabled = false
    box.addSubview(material)
    for scroller in [scroller, buttonScroller] {
      box.addSubview(scroller)
      scroller.showsHorizontalScrollIndicator = false
    }
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      scroller.addSubview(label)
    }
    scroller.addSubview(fieldBox)
    cancelBox.isHidden = true
    addSubview(cancelBox)
    titleLabel.accessibilityTraits = [.staticText, .header]
    accessibilityContainerType = .semanticGroup
  }

  required init?(coder: NSCoder) { nil }

  /// The traits of the alert's future position, before it is in the hierarchy.
  private var look: UITraitCollection {
    window == nil ? alert.presentationStorage?.acting.traitCollection ?? traitCollection : traitCollection
  }
  private var design: UIDesign.Alert { look.design.alert.scaled(for: look) }
  private var isSheet: Bool { alert.preferredStyle == .actionSheet }
  /// Whether the cancel button is separated, below the others.
  private var separatesCancel: Bool { isSheet && design.separatesSheetCancel && !alert.isInPopover && alert.cancelAction != nil }

  // MARK: Content

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if shownDesign != traitCollection.design { reload() }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    reload()
    // The size of the box depends on its texts.
    alert.presentationController?.containerView?.setNeedsLayout()
  }

  /// Updates texts, fields and actions from the controller.
  func reload() {
    let design = design
    shownDesign = look.design
    accessibilityLabel = alert.title ?? alert.message
    titleLabel.text = alert.title
    messageLabel.text = alert.message
    titleLabel.font = (isSheet ? design.sheetTitleFont : design.titleFont).font
    messageLabel.font = (isSheet ? design.sheetMessageFont : design.messageFont).font
    titleLabel.textColor = isSheet ? design.sheetTitleColor : design.titleColor
    messageLabel.textColor = isSheet ? design.sheetTitleColor : design.messageColor
    for label in [titleLabel, messageLabel] {
      label.shadowColor = design.textShadow
      label.shadowOffset = design.textShadowOffset
    }
    if let title = alert.attributedTexts.title { titleLabel.attributedText = title }
    if let message = alert.attributedTexts.message { messageLabel.attributedText = message }
    let isBare = alert.isInPopover
    box.backgroundColor = isBare || design.gradient != nil ? nil : design.background
    let blur = isBare ? nil : design.material
    material.isHidden = blur == nil
    if (material.effect as? UIBlurEffect)?.style != blur { material.effect = blur.map { UIBlurEffect(style: $0) } }
    // The color tints the blur.
    material.contentView.backgroundColor = blur == nil ? nil : box.backgroundColor
    if blur != nil { box.backgroundColor = nil }
    box.layer.cornerRadius = isBare ? 0 : isSheet ? design.sheetCornerRadius : design.cornerRadius
    box.clipsToBounds = true
    box.layer.borderWidth = isBare || isSheet ? 0 : design.borderWidth
    box.layer.borderColor = design.border.resolvedColor(with: traitCollection).cgColor
    showGradient(isSheet ? design.sheetGradient : design.gradient)
    shine.isHidden = isSheet || isBare
    shine.fillColor = design.shine.resolvedColor(with: traitCollection).cgColor
    edge.isHidden = !isSheet || isBare
    edge.backgroundColor = design.sheetEdge.resolvedColor(with: traitCollection).cgColor
    cancelBox.backgroundColor = design.sheetCancelBackground
    cancelBox.layer.cornerRadius = design.sheetCornerRadius
    cancelBox.clipsToBounds = true
    reloadFields()
    reloadButtons()
    setNeedsLayout()
  }

  private func showGradient(_ colors: UIDesign.Table.Gradient?) {
    guard let colors else {
      for layer in [gradient, shine, edge] { layer.removeFromSuperlayer() }
      return
    }
    gradient.colors = [colors.top, colors.bottom, colors.bottom].map { $0.resolvedColor(with: traitCollection).cgColor }
    if gradient.superlayer == nil {
      box.layer.insertSublayer(gradient, at: 0)
      box.layer.insertSublayer(shine, at: 1)
      box.layer.insertSublayer(edge, at: 2)
    }
  }

  private func reloadFields() {
    let wanted = alert.textFields ?? []
    fieldBox.isHidden = wanted.isEmpty
    guard wanted != textFields else { return }
    for view in textFields + fieldLines { view.removeFromSuperview() }
    fieldLines = wanted.dropFirst().map { _ in UIView() }
    textFields = wanted
    let design = design
    for field in wanted {
      if field.font == nil || field.font?.pointSize == 17 { field.font = design.fieldFont.font }
      fieldBox.addSubview(field)
    }
    for line in fieldLines {
      line.backgroundColor = .separator
      fieldBox.addSubview(line)
    }
    fieldBox.layer.borderWidth = design.fieldBorderWidth
    fieldBox.layer.cornerRadius = design.fieldCornerRadius
    fieldBox.clipsToBounds = true
    fieldBox.backgroundColor = design.fieldBackground
    fieldBox.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  private func reloadButtons() {
    let actions = alert.shownActions
    let emphasized = alert.emphasizedAction
    for button in buttons { button.removeFromSuperview() }
    buttons = actions.map { action in
      let isEmphasized = action === emphasized && (!isSheet || action.style == .cancel || alert.preferredAction != nil)
      let button = AlertButton(
        action: action, isSheet: isSheet, isEmphasized: isEmphasized, isOnly: actions.count == 1, design: design)
      button.addAction(UIAction { [weak alert] _ in alert?.choose(action) }, for: .primaryActionTriggered)
      return button
    }
    for button in buttons { (separatesCancel && button.action.style == .cancel ? cancelBox : buttonScroller).addSubview(button) }
    cancelBox.isHidden = !separatesCancel
  }

  // MARK: Layout

  /// Returns whether two buttons are side by side, which depends on whether their titles fit.
  private func standsSideBySide(_ width: CGFloat) -> Bool {
    !isSheet && buttons.count == 2 && buttons.allSatisfy { $0.wantedWidth <= width / 2 }
  }

  private var rowHeight: CGFloat { isSheet ? design.sheetButtonHeight : design.buttonHeight }

  /// Views of a scroller with their frames, and the height that they take.
  private typealias Arranged = (parts: [(view: UIView, frame: CGRect)], height: CGFloat)

  private func arrangeTexts(_ width: CGFloat) -> Arranged {
    let design = design
    var parts: [(view: UIView, frame: CGRect)] = []
    let inner = width - 2 * design.textInset
    var y: CGFloat = 0
    let texts = [titleLabel, messageLabel].filter { !($0.text ?? "").isEmpty }
    titleLabel.isHidden = !texts.contains(titleLabel)
    messageLabel.isHidden = !texts.contains(messageLabel)
    if !texts.isEmpty || !textFields.isEmpty { y += design.textTop }
    for (index, label) in texts.enumerated() {
      if index > 0 { y += design.textGap }
      let height = label.sizeThatFits(CGSize(width: inner, height: .infinity)).height.rounded(.up)
      parts.append((label, CGRect(x: design.textInset, y: y, width: inner, height: height)))
      y += height
    }
    if !textFields.isEmpty {
      if !texts.isEmpty { y += design.fieldGap }
      parts.append((fieldBox, CGRect(x: design.textInset, y: y, width: inner, height: design.fieldHeight * CGFloat(textFields.count))))
      y += design.fieldHeight * CGFloat(textFields.count)
    }
    return (parts, y > 0 ? y + design.textBottom : design.bareTop)
  }

  private func arrangeButtons(_ width: CGFloat) -> Arranged {
    let design = design
    var parts: [(view: UIView, frame: CGRect)] = []
    var y: CGFloat = 0
    let rows = separatesCancel ? buttons.filter { $0.action.style != .cancel } : buttons
    let gap = design.buttonGap
    let side = isSheet ? design.buttonMargins.sheet : design.buttonMargins.alert
    if standsSideBySide(width - 2 * side) {
      // The cancel button is first in reading order.
      let ordered = rows[1].action.style == .cancel ? [rows[1], rows[0]] : rows
      let half = (width - 2 * side - gap) / 2
      let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
      for (index, button) in ordered.enumerated() {
        let column = CGFloat(isLeftToRight ? index : 1 - index)
        parts.append((button, CGRect(x: side + column * (half + gap), y: y, width: half, height: rowHeight)))
      }
      y += rowHeight
    } else {
      for (index, button) in rows.enumerated() {
        if index > 0 { y += isSheet && !alert.isInPopover && button.action.style == .cancel ? design.sheetCancelGap : gap }
        parts.append((button, CGRect(x: side, y: y, width: width - 2 * side, height: rowHeight)))
        y += rowHeight
      }
    }
    y += isSheet ? design.bottomMargins.sheet : design.bottomMargins.alert
    return (parts, y)
  }

  /// Returns the size at `width`, limited to `height`.
  func fittingSize(width: CGFloat, height: CGFloat) -> CGSize {
    let content = arrangeTexts(width).height + arrangeButtons(width).height
    let below = separatesCancel ? design.sheetCancelGap + rowHeight : 0
    return CGSize(width: width, height: min(content + below, height).rounded(.up))
  }

  /// Returns the height in which the buttons are shown: all of them, or at least those in a half of the box.
  private func buttonRoom(_ texts: Arranged, _ buttons: Arranged) -> CGFloat {
    min(buttons.height, max(box.bounds.height - texts.height, box.bounds.height / 2, 1.5 * rowHeight))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let below = separatesCancel ? design.sheetCancelGap + rowHeight : 0
    box.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - below)
    material.frame = box.bounds
    layoutGlass()
    layoutShadow()
    let texts = arrangeTexts(bounds.width)
    let rows = arrangeButtons(bounds.width)
    let lower = buttonRoom(texts, rows)
    (scroller.frame, buttonScroller.frame) = box.bounds.divided(atDistance: box.bounds.height - lower, from: .minYEdge)
    for (scroller, content) in [(scroller, texts), (buttonScroller, rows)] {
      for (view, frame) in content.parts { view.frame = frame }
      scroller.contentSize = CGSize(width: bounds.width, height: content.height)
      scroller.isScrollEnabled = content.height > scroller.bounds.height + 0.5
    }
    for (index, field) in textFields.enumerated() {
      field.frame = CGRect(
        x: design.fieldInset, y: CGFloat(index) * design.fieldHeight, width: fieldBox.bounds.width - 2 * design.fieldInset,
        height: design.fieldHeight)
    }
    let thickness = 1 / max(1, traitCollection.displayScale)
    for (index, line) in fieldLines.enumerated() {
      line.frame = CGRect(x: 0, y: CGFloat(index + 1) * design.fieldHeight, width: fieldBox.bounds.width, height: thickness)
    }
    layoutLines()
    if separatesCancel {
      cancelBox.frame = CGRect(x: 0, y: bounds.height - rowHeight, width: bounds.width, height: rowHeight)
      for button in buttons where button.superview === cancelBox {
        button.frame = cancelBox.bounds
        button.lineEdge = []
      }
    }
  }

  /// The shadow of the whole box needs its own layer, because the box clips.
  private func layoutShadow() {
    let shadow = isSheet || alert.isInPopover ? nil : design.boxShadow
    layer.shadowOpacity = Float(shadow?.opacity ?? 0)
    guard let shadow else { return }
    layer.shadowRadius = shadow.radius
    layer.shadowOffset = shadow.offset
    layer.shadowPath = UIBezierPath(roundedRect: box.frame, cornerRadius: design.cornerRadius).cgPath
  }

  /// Lays out the gradient, which reaches its lower color within a few points in a sheet, and in the middle of an alert.
  private func layoutGlass() {
    guard gradient.superlayer != nil else { return }
    let bounds = box.bounds
    gradient.frame = bounds
    gradient.locations = [0, NSNumber(value: Double(isSheet ? min(0.5, design.shineDepth / max(bounds.height, 1)) : 0.5)), 1]
    edge.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
    shine.frame = bounds
    let depth = design.shineDepth
    let oval = CGRect(x: -bounds.width * 0.3, y: -4 * depth, width: bounds.width * 1.6, height: 5 * depth)
    shine.path = CGPath(ellipseIn: oval, transform: nil)
  }

  private func layoutLines() {
    let rows = buttons.filter { $0.superview === buttonScroller }
    let left = rows.map(\.frame.minX).min() ?? 0
    for button in rows {
      button.lineEdge = button.frame.minY + buttonScroller.frame.minY > 0 ? .top : []
      button.dividesColumns = button.frame.minX > left
    }
  }
}

extension AlertView: ReadAsKind {
  var accessibleKind: AccessibleKind { .alert }
}
