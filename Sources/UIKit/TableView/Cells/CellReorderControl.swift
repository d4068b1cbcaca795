import Foundation

/// The grip at the trailing side of a row that can be moved.
@preconcurrency @MainActor final class CellReorderControl: UIControl {
  /// The cell whose row is moved.
  weak var cell: UITableViewCell?
  var design = UIDesign.modern { didSet { if design != oldValue { setNeedsLayout() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Dragging

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let cell else { return false }
    return cell.host?.reorderBegan(cell, touch) ?? false
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    cell?.host?.reorderMoved(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { cell?.host?.reorderEnded(isCancelled: false) }
  override func cancelTracking(with event: UIEvent?) { cell?.host?.reorderEnded(isCancelled: true) }

  // MARK: Accessibility

  override var accessibilityLabel: String? {
    get { cell?.named(LocalizedStrings.word("Reorder")) }
    set {}
  }

  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      [(-1, "Move Up"), (1, "Move Down")].map { step, name in
        UIAccessibilityCustomAction(name: LocalizedStrings.word(name)) { [weak self] _ in
          guard let cell = self?.cell else { return false }
          return cell.host?.reorder(cell, by: step) ?? false
        }
      }
    }
    set {}
  }

  // MARK: Drawing

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if design.table.drawsGroupBoxes {
      // Three bars of one dark and three light lines, every six points.
      var box = CGRect(x: bounds.width - 12 - 19, y: ((bounds.height - 16) / 2).rounded(), width: 19, height: 16)
      if isMirrored { box = box.mirrored(in: bounds.width) }
      layer.items = (0..<3).flatMap { index -> [LayerItem] in
        let y = box.minY + CGFloat(index) * 6
        return [
          CellArt.bar(CGRect(x: box.minX, y: y, width: 19, height: 1), color: CellArt.color(0xb0b0b0)),
          CellArt.bar(CGRect(x: box.minX, y: y + 1, width: 19, height: 3), color: CellArt.color(0xd7d7d7)),
        ]
      }
    } else {
      let box = CGRect(x: (bounds.width - 22) / 2, y: ((bounds.height - 8.5) / 2), width: 22, height: 8.5)
      let color = UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor
      layer.items = (0..<3).map { CellArt.bar(CGRect(x: box.minX, y: box.minY + CGFloat($0) * 3.75, width: 22, height: 1), color: color) }
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
