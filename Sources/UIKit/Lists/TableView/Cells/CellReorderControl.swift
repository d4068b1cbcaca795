import Foundation

/// A cell whose item can be moved by a reorder control.
@MainActor protocol ReorderedCell: AnyObject {
  /// Starts moving the item; returns false if it cannot be moved.
  func reorderBegan(_ touch: UITouch) -> Bool
  func reorderMoved(_ touch: UITouch)
  func reorderEnded(isCancelled: Bool)
  /// Moves the item by one place, for assistive technologies.
  func reorder(by step: Int) -> Bool
  /// The accessibility label of the reorder control.
  var reorderName: String? { get }
}

extension UITableViewCell: ReorderedCell {
  func reorderBegan(_ touch: UITouch) -> Bool { host?.reorderBegan(self, touch) ?? false }
  func reorderMoved(_ touch: UITouch) { host?.reorderMoved(touch) }
  func reorderEnded(isCancelled: Bool) { host?.reorderEnded(isCancelled: isCancelled) }
  func reorder(by step: Int) -> Bool { host?.reorder(self, by: step) ?? false }
  var reorderName: String? { named(LocalizedStrings.word("Reorder")) }
}

/// The reorder control at the trailing side of a row.
@preconcurrency @MainActor final class CellReorderControl: UIControl {
  /// The cell whose item is moved.
  weak var cell: (any ReorderedCell)?
  var markColor: UIColor? { didSet { if markColor != oldValue { setNeedsLayout() } } }
  var design = UIDesign.modern { didSet { if design != oldValue { setNeedsLayout() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Dragging

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    cell?.reorderBegan(touch) ?? false
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    cell?.reorderMoved(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { cell?.reorderEnded(isCancelled: false) }
  override func cancelTracking(with event: UIEvent?) { cell?.reorderEnded(isCancelled: true) }

  // MARK: Accessibility

  override var accessibilityLabel: String? {
    get { cell?.reorderName }
    set {}
  }

  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      [(-1, "Move Up"), (1, "Move Down")].map { step, name in
        UIAccessibilityCustomAction(name: LocalizedStrings.word(name)) { [weak self] _ in
          self?.cell?.reorder(by: step) ?? false
        }
      }
    }
    set {}
  }

  // MARK: Drawing

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = design.table.grabberSize
    let x = design.table.grabberInset.map { bounds.width - $0 - size.width } ?? (bounds.width - size.width) / 2
    let (middle, grid) = ((bounds.height - size.height) / 2, design.table.grabberGrid)
    let top = grid > 0 ? (middle / grid).rounded() * grid : middle
    var box = CGRect(x: x, y: top, width: size.width, height: size.height)
    if isMirrored { box = box.mirrored(in: bounds.width) }
    let color = markColor ?? .tertiaryLabel
    layer.items = (0..<3).flatMap { index -> [LayerItem] in
      var y = box.minY + CGFloat(index) * design.table.grabberPitch
      return design.table.grabberLines.map { line in
        defer { y += line.height }
        return CellArt.bar(
          CGRect(x: box.minX, y: y, width: box.width, height: line.height),
          color: (line.color ?? color).resolvedColor(with: traitCollection).cgColor)
      }
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
