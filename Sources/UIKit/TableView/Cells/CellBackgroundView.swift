import Foundation

/// The background of a row in a classic grouped table: its part of the group's box, with border and etched line.
///
/// It is drawn in two halves, so that the leading edge can move aside for a control without anything being drawn anew.
@preconcurrency @MainActor final class CellBackgroundView: UIView {
  var context = CellContext() { didSet { if context != oldValue { setNeedsLayout() } } }
  var table = UIDesign.Table.classic { didSet { setNeedsLayout() } }
  var fill = UIColor.white { didSet { if fill != oldValue { setNeedsLayout() } } }
  /// How far the leading edge stands aside.
  var indent: CGFloat = 0 { didSet { if indent != oldValue { placeHalves() } } }
  private let leadingHalf = UIView()
  private let trailingHalf = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for half in [trailingHalf, leadingHalf] {
      half.clipsToBounds = true
      addSubview(half)
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let traits = traitCollection
    let box = GroupBox(bounds: bounds, position: context.position, margin: context.groupMargin, radius: table.groupCornerRadius)
    var items: [LayerItem] = [
      .path(box.outline, fill: table.groupBorder.resolvedColor(with: traits).cgColor, stroke: nil, lineWidth: 0),
      .path(box.interior, fill: fill.resolvedColor(with: traits).cgColor, stroke: nil, lineWidth: 0),
    ]
    let inside = bounds.insetBy(dx: context.groupMargin + 1, dy: 0)
    if context.position.isFirst {
      // A shade below the upper border, as if the box were let in.
      items.append(
        .fill(
          CGRect(x: inside.minX + table.groupCornerRadius - 1, y: 1, width: inside.width - 2 * table.groupCornerRadius + 2, height: 1),
          table.groupShade.resolvedColor(with: traits).cgColor, cornerRadius: 0))
    } else if context.separatorStyle == .singleLineEtched {
      items.append(
        .fill(
          CGRect(x: inside.minX, y: 0, width: inside.width, height: 1), table.etchedHighlight.resolvedColor(with: traits).cgColor,
          cornerRadius: 0))
    }
    if !context.position.isLast, context.separatorStyle != .none {
      let color = context.separatorColor ?? (context.separatorStyle == .singleLineEtched ? table.etchedSeparator : table.groupBorder)
      items.append(
        .fill(
          CGRect(x: inside.minX, y: bounds.height - 1, width: inside.width, height: 1), color.resolvedColor(with: traits).cgColor,
          cornerRadius: 0))
    }
    if context.position.isLast {
      // A line of light on the ground, as if the box were cut into it.
      let radius = table.groupCornerRadius
      items.append(
        .fill(
          CGRect(x: inside.minX + radius - 1, y: bounds.height, width: inside.width - 2 * radius + 2, height: 1),
          table.groupHighlight.resolvedColor(with: traits).cgColor, cornerRadius: 0))
    }
    for half in [leadingHalf, trailingHalf] { half.layer.items = items }
    placeHalves()
  }

  /// Each half shows its side of the whole box; what is drawn below the box shows too.
  private func placeHalves() {
    let middle = (bounds.width / 2).rounded()
    var left = CGRect(x: 0, y: 0, width: middle, height: bounds.height + 1)
    var right = CGRect(x: middle, y: 0, width: bounds.width - middle, height: bounds.height + 1)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (leftHalf, rightHalf) = isMirrored ? (trailingHalf, leadingHalf) : (leadingHalf, trailingHalf)
    leftHalf.bounds = left
    rightHalf.bounds = right
    if isMirrored { right.origin.x -= indent } else { left.origin.x += indent }
    leftHalf.center = CGPoint(x: left.midX, y: left.midY)
    rightHalf.center = CGPoint(x: right.midX, y: right.midY)
  }
}
