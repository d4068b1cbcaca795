import Foundation

/// The round control at the leading side of a row in editing mode: minus, plus, or the circle of multiple selection.
@preconcurrency @MainActor final class CellEditControl: UIControl {
  enum Kind: Equatable { case delete, insert, circle(isOn: Bool) }

  var kind = Kind.delete { didSet { if kind != oldValue { show() } } }
  var design = UIDesign.modern { didSet { if design != oldValue { setNeedsLayout() } } }
  /// How far the middle of the classic disc is from the control's side.
  static let classicCenter: CGFloat = 20
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

  private var isClassic: Bool { design.table.drawsGroupBoxes }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side: CGFloat = isClassic ? 29 : 22
    // The classic disc stands 20 from the side, whatever room there is; the modern one in the middle of its room.
    let x = isClassic ? Self.classicCenter - side / 2 : ((bounds.width - side) / 2 + 3).rounded()
    let frame = CGRect(x: x, y: ((bounds.height - side) / 2).rounded(), width: side, height: side)
    disc.frame = effectiveUserInterfaceLayoutDirection == .rightToLeft ? frame.mirrored(in: bounds.width) : frame
    mark.bounds = CGRect(origin: .zero, size: frame.size)
    mark.center = disc.center
    show()
  }

  /// Turns the minus upright while the Delete button shows.
  func setTurned(_ turned: Bool, animated: Bool) {
    guard kind == .delete else { return }
    let transform = turned ? CGAffineTransform(rotationAngle: -.pi / 2) : .identity
    guard animated else {
      mark.transform = transform
      return
    }
    UIView.animate(withDuration: 0.3) { self.mark.transform = transform }
  }

  private func show() {
    // A circle only shows whether its row is chosen: the row itself takes the tap.
    if case .circle = kind { isUserInteractionEnabled = false } else { isUserInteractionEnabled = true }
    accessibilityLabel =
      switch kind {
      case .delete: NSLocalizedString("Delete", comment: "")
      case .insert: NSLocalizedString("Insert", comment: "")
      case .circle: NSLocalizedString("Select", comment: "")
      }
    if case .circle(let isOn) = kind { accessibilityTraits = isOn ? [.button, .selected] : .button }
    let box = disc.bounds
    guard box.width > 0 else { return }
    disc.layer.items = isClassic ? classicDisc(box) : modernDisc(box)
    mark.layer.items = markItems(box)
  }

  private func modernDisc(_ box: CGRect) -> [LayerItem] {
    switch kind {
    case .delete: [CellArt.disc(in: box, fill: UIColor.systemRed.resolvedColor(with: traitCollection).cgColor)]
    case .insert: [CellArt.disc(in: box, fill: UIColor.systemGreen.resolvedColor(with: traitCollection).cgColor)]
    case .circle(let isOn):
      isOn
        ? [CellArt.disc(in: box, fill: tintColor.resolvedColor(with: traitCollection).cgColor)]
        : [
          CellArt.disc(
            in: box, fill: nil, stroke: UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor, lineWidth: 1.5)
        ]
    }
  }

  private func classicDisc(_ box: CGRect) -> [LayerItem] {
    let ring = CGRect(x: 2.5, y: 2, width: 24, height: 24)
    let inner = ring.insetBy(dx: 2.5, dy: 2.5)
    let (upper, lower): (UInt32, UInt32) =
      switch kind {
      case .delete: (0xe36d75, 0xcc1726)
      case .insert: (0x36b35e, 0x008e21)
      case .circle(let isOn): isOn ? (0xe36d75, 0xcc1726) : (0xffffff, 0xffffff)
      }
    let path = CGMutablePath()
    path.addArc(center: CGPoint(x: inner.midX, y: inner.midY), radius: inner.width / 2, startAngle: .pi, endAngle: 0, clockwise: false)
    path.closeSubpath()
    return [
      CellArt.disc(in: ring.offsetBy(dx: 0, dy: 1.5), fill: CellArt.color(0x000000, alpha: 0.3)),
      CellArt.disc(in: ring, fill: CellArt.color(0xffffff), stroke: CellArt.color(0xb0b0b0, alpha: 0.5), lineWidth: 0.5),
      CellArt.disc(in: inner, fill: CellArt.color(lower)),
      .path(path, fill: CellArt.color(upper), stroke: nil, lineWidth: 0),
    ]
  }

  private func markItems(_ box: CGRect) -> [LayerItem] {
    let white = CellArt.color(0xffffff)
    let length: CGFloat = isClassic ? 13 : 11
    let weight: CGFloat = isClassic ? 3 : 1.5
    let middle = CGPoint(x: box.midX, y: isClassic ? 14 : box.midY)
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
