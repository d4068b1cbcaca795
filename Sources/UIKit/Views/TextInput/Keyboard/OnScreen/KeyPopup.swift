import CoreGraphics

/// Shows the character of a key above the touch, or its alternatives during a long press.
@MainActor final class KeyPopup: UIView {
  private var labels: [UILabel] = []
  private let highlight = UIView()
  /// The shape that extends from the key.
  private let balloon = CAShapeLayer()
  private(set) var choices: [String] = []
  private(set) var chosen = 0
  private static let cell = CGSize(width: 42, height: 54)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    layer.addSublayer(balloon)
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 4
    layer.shadowOffset = CGSize(width: 0, height: 1)
    layer.zPosition = 10
    highlight.layer.cornerRadius = 5
    addSubview(highlight)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows choices above a key; `key` and `room` are in the coordinates of the superview.
  func show(_ choices: [String], above key: CGRect, in room: CGRect, look: UIDesign.Keyboard) {
    self.choices = choices
    chosen = 0
    for label in labels { label.removeFromSuperview() }
    let cell = CGSize(width: choices.count > 1 ? Self.cell.width * 0.8 : max(Self.cell.width, key.width + 20), height: Self.cell.height)
    let width = cell.width * CGFloat(choices.count) + (choices.count > 1 ? 12 : 0)
    let left = min(max(key.midX - cell.width / 2 - (choices.count > 1 ? 6 : 0), room.minX + 3), max(room.minX + 3, room.maxX - width - 3))
    let box = CGRect(x: left, y: key.minY - cell.height - 2, width: width, height: cell.height)
    frame = CGRect(x: left, y: box.minY, width: width, height: key.maxY - box.minY)
    showBalloon(
      CGRect(origin: .zero, size: box.size), key.offsetBy(dx: -frame.minX, dy: -frame.minY), look)
    labels = choices.enumerated().map { index, choice in
      let label = UILabel(
        frame: CGRect(x: (choices.count > 1 ? 6 : 0) + cell.width * CGFloat(index), y: 0, width: cell.width, height: cell.height))
      label.text = choice
      label.font = choices.count > 1 ? look.letterFont.font : look.popupFont.font
      label.textAlignment = .center
      addSubview(label)
      return label
    }
    choose(0, look: look)
  }

  /// Draws a box that narrows to the key under it, and covers the key.
  private func showBalloon(_ box: CGRect, _ key: CGRect, _ look: UIDesign.Keyboard) {
    let radius: CGFloat = 8
    let path = CGMutablePath()
    path.move(to: CGPoint(x: box.minX + radius, y: box.minY))
    path.addLine(to: CGPoint(x: box.maxX - radius, y: box.minY))
    path.addQuadCurve(to: CGPoint(x: box.maxX, y: box.minY + radius), control: CGPoint(x: box.maxX, y: box.minY))
    addNeck(to: path, outer: box.maxX, inner: key.maxX, box: box, key: key, goesDown: true)
    path.addLine(to: CGPoint(x: key.maxX, y: key.maxY - look.cornerRadius))
    path.addQuadCurve(to: CGPoint(x: key.maxX - look.cornerRadius, y: key.maxY), control: CGPoint(x: key.maxX, y: key.maxY))
    path.addLine(to: CGPoint(x: key.minX + look.cornerRadius, y: key.maxY))
    path.addQuadCurve(to: CGPoint(x: key.minX, y: key.maxY - look.cornerRadius), control: CGPoint(x: key.minX, y: key.maxY))
    addNeck(to: path, outer: box.minX, inner: key.minX, box: box, key: key, goesDown: false)
    path.addLine(to: CGPoint(x: box.minX, y: box.minY + radius))
    path.addQuadCurve(to: CGPoint(x: box.minX + radius, y: box.minY), control: CGPoint(x: box.minX, y: box.minY))
    path.closeSubpath()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    balloon.path = path
    balloon.fillColor = look.popup.resolvedColor(with: traitCollection).cgColor
    layer.shadowPath = path
    CATransaction.commit()
  }

  /// Adds the line between box and key at one side: a slope, or if the box is much wider, a corner and a neck.
  private func addNeck(to path: CGMutablePath, outer: CGFloat, inner: CGFloat, box: CGRect, key: CGRect, goesDown: Bool) {
    let side: CGFloat = outer > inner ? 1 : -1
    let foot = CGPoint(x: inner, y: key.minY + 8)
    guard abs(outer - inner) > 24 else {
      let start = CGPoint(x: outer, y: box.maxY - 10)
      let (upper, lower) = (CGPoint(x: outer, y: box.maxY), CGPoint(x: inner, y: key.minY - 4))
      path.addLine(to: goesDown ? start : foot)
      path.addCurve(to: goesDown ? foot : start, control1: goesDown ? upper : lower, control2: goesDown ? lower : upper)
      return
    }
    let corner = CGPoint(x: outer, y: box.maxY - 8)
    let base = CGPoint(x: outer - side * 8, y: box.maxY)
    let neck = CGPoint(x: inner + side * 8, y: box.maxY)
    let points = goesDown ? [corner, base, neck, foot] : [foot, neck, base, corner]
    path.addLine(to: points[0])
    path.addQuadCurve(to: points[1], control: CGPoint(x: goesDown ? outer : inner, y: box.maxY))
    path.addLine(to: points[2])
    path.addQuadCurve(to: points[3], control: CGPoint(x: goesDown ? inner : outer, y: box.maxY))
  }

  /// Selects the choice under a point of the superview.
  func choose(at x: CGFloat, look: UIDesign.Keyboard) {
    guard choices.count > 1, let first = labels.first else { return }
    let index = Int(((x - frame.minX - first.frame.minX) / first.frame.width).rounded(.down))
    choose(min(max(index, 0), choices.count - 1), look: look)
  }

  private func choose(_ index: Int, look: UIDesign.Keyboard) {
    chosen = index
    highlight.isHidden = choices.count <= 1
    highlight.backgroundColor = .systemBlue
    highlight.frame = labels[index].frame.insetBy(dx: 0, dy: 6)
    for (place, label) in labels.enumerated() { label.textColor = place == index && choices.count > 1 ? .white : look.text }
  }

  var choice: String? { choices.indices.contains(chosen) ? choices[chosen] : nil }
}
