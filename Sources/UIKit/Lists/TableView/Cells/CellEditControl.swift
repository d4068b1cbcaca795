import Foundation

/// The round control at the leading side of a row in editing mode: minus, plus or selection circle.
@preconcurrency @MainActor final class CellEditControl: UIControl {
  enum Kind: Equatable { case delete, insert, circle(isOn: Bool) }

  var kind = Kind.delete { didSet { if kind != oldValue { show() } } }
  var design = UIDesign.modern { didSet { if design != oldValue { setNeedsLayout() } } }
  /// The colors of disc and mark; nil uses the design's colors.
  var discColor: UIColor? { didSet { if discColor != oldValue { show() } } }
  var markColor: UIColor? { didSet { if markColor != oldValue { show() } } }
  private let disc = UIView()
  private let mark = UIView()

  init(action: @escaping @MainActor () -> Void) {
    super.init(frame: .zero)
    prepare()
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for part in [disc, mark] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    isAccessibilityElement = true
    accessibilityTraits = .button
    show()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = design.table.editControlSide
    let x = design.table.editControlInset(in: bounds.width)
    let frame = CGRect(x: x, y: ((bounds.height - side) / 2).rounded(), width: side, height: side)
    disc.frame = effectiveUserInterfaceLayoutDirection == .rightToLeft ? frame.mirrored(in: bounds.width) : frame
    mark.bounds = CGRect(origin: .zero, size: frame.size)
    mark.center = disc.center
    show()
  }

  /// Rotates the minus to vertical while the Delete button is shown.
  func setTurned(_ turned: Bool, animated: Bool) {
    guard kind == .delete else { return }
    let transform = turned ? CGAffineTransform(rotationAngle: -.pi / 2) : .identity
    guard animated else {
      mark.transform = transform
      return
    }
    UIView.animate(withDuration: 0.3) { self.mark.transform = transform }
  }

  override var accessibilityLabel: String? {
    get {
      let delete = LocalizedStrings.word("Delete")
      return switch kind {
      case .delete: (superview as? UITableViewCell)?.named(delete) ?? delete
      case .insert: LocalizedStrings.word("Insert")
      case .circle: LocalizedStrings.word("Select")
      }
    }
    set {}
  }

  private func show() {
    // The circle only shows the selection; the row handles the tap.
    if case .circle = kind { isUserInteractionEnabled = false } else { isUserInteractionEnabled = true }
    if case .circle(let isOn) = kind { accessibilityTraits = isOn ? [.button, .selected] : .button }
    let box = disc.bounds
    guard box.width > 0 else { return }
    disc.layer.items = design.table.editDisc.map { glossyDisc(box, $0) } ?? flatDisc(box)
    mark.layer.items = markItems(box)
  }

  private func flatDisc(_ box: CGRect) -> [LayerItem] {
    switch kind {
    case .delete: [CellArt.disc(in: box, fill: (discColor ?? .systemRed).resolvedColor(with: traitCollection).cgColor)]
    case .insert: [CellArt.disc(in: box, fill: (discColor ?? .systemGreen).resolvedColor(with: traitCollection).cgColor)]
    case .circle(let isOn):
      isOn
        ? [CellArt.disc(in: box, fill: (discColor ?? tintColor).resolvedColor(with: traitCollection).cgColor)]
        : [
          CellArt.disc(
            in: box, fill: nil, stroke: UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor, lineWidth: 1.5)
        ]
    }
  }

  /// Draws a disc with a white ring that casts a soft shadow.
  private func glossyDisc(_ box: CGRect, _ look: UIDesign.Table.EditDisc) -> [LayerItem] {
    let center = CGPoint(x: box.midX, y: box.midY)
    func circle(_ radius: CGFloat, down: CGFloat = 0) -> CGRect {
      CGRect(x: center.x - radius, y: center.y - radius + down, width: 2 * radius, height: 2 * radius)
    }
    let shadow = look.shadow.map { radius, opacity in
      CellArt.disc(in: circle(radius, down: look.shadowOffset), fill: CellArt.color(0x000000, alpha: opacity))
    }
    let ring = CellArt.disc(in: circle(look.ringRadius), fill: CellArt.color(0xffffff))
    return switch kind {
    case .insert: shadow + [ring] + gloss(circle(look.radius), look.insert)
    case .delete, .circle(isOn: true): shadow + [ring] + gloss(circle(look.radius), look.delete)
    case .circle(isOn: false):
      [CellArt.disc(in: circle(look.radius + 1), fill: nil, stroke: look.emptyCircle.cgColor, lineWidth: 1.5)]
    }
  }

  /// Draws the gradient of the disc's upper half.
  private func gloss(_ disc: CGRect, _ colors: UIDesign.Table.EditDisc.Gloss) -> [LayerItem] {
    let half = CGMutablePath()
    half.addArc(center: CGPoint(x: disc.midX, y: disc.midY), radius: disc.width / 2, startAngle: .pi, endAngle: 0, clockwise: false)
    half.closeSubpath()
    var items = [CellArt.disc(in: disc, fill: colors.bottom.cgColor), .path(half, fill: colors.middle.cgColor, stroke: nil, lineWidth: 0)]
    let lines = Int(disc.height / 2)
    for line in 0..<lines {
      // The lines end before the edge, so that the edge stays antialiased.
      let y = disc.height / 2 - CGFloat(line) - 0.5
      let reach = (disc.width * disc.width / 4 - y * y).squareRoot() - 0.5
      guard reach > 0 else { continue }
      let frame = CGRect(x: disc.midX - reach, y: disc.minY + CGFloat(line), width: 2 * reach, height: 1)
      let color = colors.top.blended(with: colors.middle, part: CGFloat(line) / CGFloat(max(1, lines - 1)))
      items.append(CellArt.bar(frame, color: color.cgColor))
    }
    return items
  }

  private func markItems(_ box: CGRect) -> [LayerItem] {
    let white = (markColor ?? .white).resolvedColor(with: traitCollection).cgColor
    let length = design.table.editMarkLength
    let weight = design.table.editMarkWeight
    let middle = CGPoint(x: box.midX, y: box.midY)
    let across = CellArt.bar(CGRect(x: middle.x - length / 2, y: middle.y - weight / 2, width: length, height: weight), color: white)
    switch kind {
    case .delete: return [across]
    case .insert:
      return [across, CellArt.bar(CGRect(x: middle.x - weight / 2, y: middle.y - length / 2, width: weight, height: length), color: white)]
    case .circle(let isOn):
      return isOn
        ? [CellArt.checkmark(in: CGRect(x: middle.x - 5.5, y: middle.y - 4.5, width: 11, height: 9), weight: 2, color: white)] : []
    }
  }
}
