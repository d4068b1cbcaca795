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

  private var isGlossy: Bool { design.table.markLook == .glossy }

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

  private func show() { layer.items = isGlossy ? glossyItems : flatItems }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var flatItems: [LayerItem] {
    let tint = (markColor ?? tintColor).resolvedColor(with: traitCollection).cgColor
    let grey = (markColor ?? .tertiaryLabel).resolvedColor(with: traitCollection).cgColor
    switch type {
    case .none: return []
    case .disclosureIndicator:
      let angle = CGRect(x: isMirrored ? 0.6 : 1.9, y: 0.5, width: 7, height: 11.5)
      return [CellArt.chevron(in: angle, weight: 2, color: grey, pointsLeft: isMirrored)]
    case .checkmark: return [CellArt.checkmark(in: bounds, weight: 1.8, color: tint)]
    case .detailButton: return CellArt.info(in: CGRect(x: 0, y: 0, width: 22, height: 22), color: isHighlighted ? grey : tint)
    case .detailDisclosureButton:
      let circle = CGRect(x: isMirrored ? 20 : 0, y: 0, width: 22, height: 22)
      let angle = CGRect(x: isMirrored ? 0.6 : 34.4, y: 5.25, width: 7, height: 11.5)
      return CellArt.info(in: circle, color: isHighlighted ? grey : tint) + [
        CellArt.chevron(in: angle, weight: 2, color: grey, pointsLeft: isMirrored)
      ]
    }
  }

  private var glossyItems: [LayerItem] {
    let white = CellArt.color(0xffffff)
    switch type {
    case .none: return []
    case .disclosureIndicator:
      return [CellArt.chevron(in: bounds, weight: 3, color: isHighlighted ? white : CellArt.color(0x7f7f7f), pointsLeft: isMirrored)]
    case .checkmark:
      return [CellArt.checkmark(in: bounds.insetBy(dx: 0.5, dy: 1), weight: 3, color: isHighlighted ? white : CellArt.color(0x385487))]
    case .detailButton, .detailDisclosureButton:
      // A white chevron on a blue disc with a white ring; its upper half is lighter.
      let ring = CGRect(x: 1, y: 2, width: 27, height: 27)
      let disc = ring.insetBy(dx: 2.5, dy: 2.5)
      return [
        CellArt.disc(in: ring.offsetBy(dx: 0, dy: 1), fill: CellArt.color(0x000000, alpha: 0.35)),
        CellArt.disc(in: ring, fill: white),
        CellArt.disc(in: disc, fill: CellArt.color(isHighlighted ? 0x0a3f8f : 0x1566d6)),
        CellArt.disc(
          in: CGRect(x: disc.minX + 2.5, y: disc.minY + 1, width: disc.width - 5, height: disc.height * 0.5),
          fill: CellArt.color(0xffffff, alpha: 0.28)),
        CellArt.chevron(
          in: CGRect(x: disc.midX - 3.5, y: disc.midY - 6, width: 8, height: 12), weight: 3, color: white, pointsLeft: isMirrored),
      ]
    }
  }
}
