import Foundation

/// The background of a row in a classic grouped table: its part of the group's box, with border and etched line.
@preconcurrency @MainActor final class CellBackgroundView: UIView {
  var context = CellContext() { didSet { if context != oldValue { setNeedsLayout() } } }
  var table = UIDesign.Table.classic { didSet { setNeedsLayout() } }
  var fill = UIColor.white { didSet { if fill != oldValue { setNeedsLayout() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
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
    layer.items = items
  }
}
