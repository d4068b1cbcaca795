import Foundation

/// The button that confirms a deletion.
@preconcurrency @MainActor final class CellDeleteButton: UIControl {
  private let design: UIDesign
  private let label = UILabel()

  var title: String? {
    get { label.text }
    set {
      label.text = newValue
      accessibilityLabel = newValue
      setNeedsLayout()
    }
  }

  init(design: UIDesign, action: @escaping @MainActor () -> Void) {
    self.design = design
    super.init(frame: .zero)
    clipsToBounds = true
    isAccessibilityElement = true
    accessibilityTraits = .button
    label.textAlignment = .center
    label.textColor = .white
    label.font = isClassic ? .boldSystemFont(ofSize: 14.5) : .systemFont(ofSize: 17)
    if isClassic {
      label.shadowColor = UIColor(white: 0, alpha: 0.5)
      label.shadowOffset = CGSize(width: 0, height: -1)
    } else {
      backgroundColor = .systemRed
    }
    addSubview(label)
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    design = .modern
    super.init(coder: coder)
  }

  private var isClassic: Bool { design.table.drawsGroupBoxes }

  func preferredWidth(in table: UIDesign.Table) -> CGFloat {
    let text = label.sizeThatFits(CGSize(width: 200, height: 44)).width
    return isClassic ? max(59, (text + 23).rounded(.up)) : max(table.deleteButtonWidth, (text + 30).rounded(.up))
  }

  override var isHighlighted: Bool { didSet { show() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = isClassic ? face : CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height)
    show()
  }

  /// The glossy button itself: 33 points high, 5 below the top of a row of 44.
  private var face: CGRect { CGRect(x: 0, y: ((bounds.height - 33) / 2).rounded(.down), width: bounds.width, height: 33) }

  private func show() {
    guard isClassic else {
      backgroundColor = isHighlighted ? UIColor.systemRed.withAlphaComponent(0.8) : .systemRed
      return
    }
    let face = face
    func stripe(_ from: CGFloat, _ height: CGFloat, _ hex: UInt32, radius: CGFloat = 0) -> LayerItem {
      CellArt.bar(
        CGRect(x: face.minX + 1, y: face.minY + from, width: face.width - 2, height: height), color: CellArt.color(hex), radius: radius)
    }
    var items = [
      CellArt.bar(face, color: CellArt.color(0x7b0e16), radius: 5), stripe(1, 31, isHighlighted ? 0x8d0f19 : 0xbd1421, radius: 4),
    ]
    // The upper half lightens upwards, from a hard edge in the middle.
    let (low, high) = (SIMD3<Double>(0xc8, 0x36, 0x40), SIMD3<Double>(0xed, 0x82, 0x88))
    for line in 0..<15 where !isHighlighted {
      let part = Double(line) / 14
      let color = high + (low - high) * part
      let hex = UInt32(color.x.rounded()) << 16 | UInt32(color.y.rounded()) << 8 | UInt32(color.z.rounded())
      let inset: CGFloat = line == 0 ? 3 : line == 1 ? 1 : 0
      items.append(
        CellArt.bar(
          CGRect(x: face.minX + 1 + inset, y: face.minY + 2 + CGFloat(line), width: face.width - 2 - 2 * inset, height: 1),
          color: CellArt.color(hex)))
    }
    layer.items = items
  }
}
