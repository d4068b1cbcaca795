import Foundation

/// A standard accessory of a cell: a decorative chevron or checkmark, or a detail button.
@preconcurrency @MainActor final class CellAccessory: UIControl {
  let type: UITableViewCell.AccessoryType
  let design: UIDesign
  /// The color of the mark; nil uses the design's color.
  var markColor: UIColor? { didSet { if markColor != oldValue { show() } } }

  init(type: UITableViewCell.AccessoryType, design: UIDesign, action: @escaping @MainActor () -> Void) {
    self.type = type
    self.design = design
    super.init(frame: .zero)
    let isButton = type == .detailButton || type == .detailDisclosureButton
    isUserInteractionEnabled = isButton
    // Assistive technologies get the chevron and the checkmark as traits of the row.
    isAccessibilityElement = isButton
    if isButton {
      addAction(UIAction { _ in action() }, for: .touchUpInside)
      accessibilityLabel = LocalizedStrings.word("More Info")
      accessibilityTraits = .button
    }
    frame.size = sizeThatFits(.zero)
    show()
  }

  required init?(coder: NSCoder) {
    type = .none
    design = .modern
    super.init(coder: coder)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    switch type {
    case .none: .zero
    case .disclosureIndicator: design.table.chevronSize
    case .checkmark: design.table.checkmarkSize
    case .detailButton: design.table.detailButtonSize
    case .detailDisclosureButton: design.table.detailDisclosureSize
    }
  }

  override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { show() } } }

  override func layoutSubviews() {
    super.layoutSubviews()
    show()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  /// Enlarges the hit area of a 22-point button to 44 points.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -11, dy: -11).contains(point) }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  private var marks: UIDesign.Table.Marks { design.table.marks }

  private func show() {
    switch type {
    case .none: layer.items = []
    case .disclosureIndicator: layer.items = [chevron(in: marks.chevron)]
    case .checkmark: layer.items = [checkmark]
    case .detailButton, .detailDisclosureButton: layer.items = detailItems
    }
  }

  private func color(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }

  /// Returns the color of a mark that is not a button.
  private func markColor(_ standard: UIColor) -> CGColor {
    color(isHighlighted ? marks.selectedColor ?? markColor ?? standard : markColor ?? standard)
  }

  private func placed(_ frame: CGRect) -> CGRect { isMirrored ? frame.mirrored(in: sizeThatFits(.zero).width) : frame }

  private func chevron(in frame: CGRect) -> LayerItem {
    CellArt.chevron(in: placed(frame), weight: marks.chevronWeight, color: markColor(marks.chevronColor), pointsLeft: isMirrored)
  }

  private var checkmark: LayerItem {
    CellArt.checkmark(in: placed(marks.checkmark), weight: marks.checkmarkWeight, color: markColor(marks.checkmarkColor ?? tintColor))
  }

  private var detailItems: [LayerItem] {
    let button =
      marks.detailDisc.map(discItems)
      ?? CellArt.info(in: placed(marks.infoCircle), color: color(isHighlighted ? marks.pressedInfoColor : markColor ?? tintColor))
    guard type == .detailDisclosureButton, let frame = marks.detailChevron else { return button }
    let angle = CellArt.chevron(
      in: placed(frame), weight: marks.chevronWeight, color: color(markColor ?? marks.chevronColor), pointsLeft: isMirrored)
    return button + [angle]
  }

  private func discItems(_ look: UIDesign.Table.Marks.DetailDisc) -> [LayerItem] {
    let ring = placed(look.ring)
    let disc = ring.insetBy(dx: look.rim, dy: look.rim)
    let shine = CGRect(
      x: disc.minX + look.shineInset.width, y: disc.minY + look.shineInset.height, width: disc.width - 2 * look.shineInset.width,
      height: disc.height / 2)
    return [
      CellArt.disc(in: ring.offsetBy(dx: 0, dy: 1), fill: color(look.shadow)), CellArt.disc(in: ring, fill: color(look.ringColor)),
      CellArt.disc(in: disc, fill: color(isHighlighted ? look.pressedColor : look.color)),
      CellArt.disc(in: shine, fill: color(look.shine)),
      CellArt.chevron(
        in: look.chevron.offsetBy(dx: disc.midX, dy: disc.midY), weight: look.chevronWeight, color: color(look.ringColor),
        pointsLeft: isMirrored),
    ]
  }
}
