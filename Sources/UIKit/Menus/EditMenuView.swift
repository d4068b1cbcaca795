import CoreGraphics
import QuartzCore

/// The bar of the edit menu, with its arrow.
@MainActor final class EditMenuView: UIView {
  private let design: UIDesign.EditMenu
  private let bar = UIView()
  private let arrow = CAShapeLayer()
  private var buttons: [EditMenuButton] = []

  init(entries: [UIMenuController.Entry], design: UIDesign, choose: @escaping @MainActor (UIMenuController.Entry) -> Void) {
    self.design = design.editMenu
    super.init(frame: .zero)
    bar.backgroundColor = self.design.background
    bar.layer.cornerRadius = self.design.cornerRadius
    bar.clipsToBounds = true
    addSubview(bar)
    arrow.fillColor = self.design.background.resolvedColor(with: traitCollection).cgColor
    layer.addSublayer(arrow)
    for entry in entries {
      let button = EditMenuButton(title: entry.title, design: self.design)
      button.addAction(UIAction { _ in choose(entry) }, for: .touchUpInside)
      bar.addSubview(button)
      buttons.append(button)
    }
    layer.zPosition = 1000
  }

  required init?(coder: NSCoder) { nil }

  /// Takes a place above `rect` of the window, or below it where there is no room.
  func place(around rect: CGRect, in window: UIWindow, arrow direction: UIMenuController.ArrowDirection) {
    var x: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let width = button.sizeThatFits(.zero).width
      button.frame = CGRect(x: x, y: 0, width: width, height: design.height)
      button.showsSeparator = index > 0
      x += width
    }
    let arrowHeight = design.arrowHeight
    let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 8, dy: 8)
    let isBelow = direction == .up || direction == .default && rect.minY - design.height - arrowHeight < room.minY
    let left = min(max(rect.midX - x / 2, room.minX), max(room.minX, room.maxX - x))
    let top = isBelow ? rect.maxY : rect.minY - design.height - arrowHeight
    frame = CGRect(x: left.rounded(), y: max(room.minY, top).rounded(), width: x, height: design.height + arrowHeight)
    bar.frame = CGRect(x: 0, y: isBelow ? arrowHeight : 0, width: x, height: design.height)
    drawArrow(at: min(max(rect.midX - left, 16), max(16, x - 16)), pointsUp: isBelow)
  }

  private func drawArrow(at x: CGFloat, pointsUp: Bool) {
    let height = design.arrowHeight
    let base = pointsUp ? height : design.height
    let path = CGMutablePath()
    path.move(to: CGPoint(x: x - height, y: base))
    path.addLine(to: CGPoint(x: x, y: pointsUp ? 0 : design.height + height))
    path.addLine(to: CGPoint(x: x + height, y: base))
    path.closeSubpath()
    arrow.path = path
  }
}

/// One item of the edit menu.
@MainActor final class EditMenuButton: UIControl {
  private let label = UILabel()
  private let separator = UIView()
  private let design: UIDesign.EditMenu

  var showsSeparator: Bool {
    get { !separator.isHidden }
    set { separator.isHidden = !newValue }
  }

  init(title: String, design: UIDesign.EditMenu) {
    self.design = design
    super.init(frame: .zero)
    label.text = title
    label.font = design.font.font
    label.textColor = design.text
    label.textAlignment = .center
    addSubview(label)
    separator.backgroundColor = design.separator
    addSubview(separator)
    accessibilityLabel = title
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: label.sizeThatFits(.zero).width.rounded(.up) + 2 * design.padding, height: design.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    separator.frame = CGRect(x: 0, y: 0, width: 1 / max(1, traitCollection.displayScale), height: bounds.height)
  }

  override func stateChanged() {
    super.stateChanged()
    backgroundColor = isHighlighted ? design.highlight : nil
  }
}
