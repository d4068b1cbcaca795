import Foundation

/// The background of a row in a classic grouped table: the row's part of the group's box, with border and etched line.
///
/// It is drawn in two halves, so that the leading edge can make room for an editing control without redrawing.
@preconcurrency @MainActor final class CellBackgroundView: UIView {
  var context = CellContext() { didSet { if context != oldValue { setNeedsLayout() } } }
  var table = UIDesign.Table.classic { didSet { setNeedsLayout() } }
  var fill = UIColor.white { didSet { if fill != oldValue { setNeedsLayout() } } }
  /// The distance in points by which the leading edge is moved inward.
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
    let position = context.position
    let border = table.groupBorderWidth
    let highlight = position.isLast ? max(0, table.groupPadding - border) : 0
    let box = bounds.insetBy(dx: context.groupMargin, dy: 0)
    func filled(_ box: CGRect, _ radius: CGFloat, _ color: UIColor) -> LayerItem {
      .path(
        GroupBox(position: position, radius: radius).path(box), fill: color.resolvedColor(with: traits).cgColor, stroke: nil, lineWidth: 0)
    }
    /// Fills the outline of the box without `lower` points at its lower end.
    func outline(without lower: CGFloat, _ color: UIColor) -> LayerItem {
      filled(box.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: lower, right: 0)), table.groupCornerRadius, color)
    }
    /// Fills the area inside the border, from `upper` points below the border on.
    func interior(below upper: CGFloat, _ color: UIColor) -> LayerItem {
      let insets = UIEdgeInsets(
        top: position.isFirst ? border + upper : 0, left: border, bottom: position.isLast ? border + highlight : 0, right: border)
      return filled(box.inset(by: insets), max(0, table.groupCornerRadius - border), color)
    }
    let isFine = traits.displayScale >= 2
    var items: [LayerItem] = []
    if position.isLast {
      // A highlight on the table's background makes the box look recessed.
      let light = table.groupHighlight
      items.append(outline(without: 0, isFine ? light.second : light.coarse))
      if isFine { items.append(outline(without: highlight / 2, light.first)) }
    }
    items.append(outline(without: highlight, table.groupBorder))
    if position.isFirst {
      // A shadow below the upper border makes the box look recessed.
      let shade = table.groupShade
      items.append(interior(below: 0, isFine ? shade.first : shade.coarse))
      if isFine { items.append(interior(below: 0.5, shade.second)) }
    }
    items.append(interior(below: 1, fill))
    if context.separatorStyle != .none {
      let isEtched = context.separatorStyle == .singleLineEtched
      let inside = box.insetBy(dx: border, dy: 0)
      func line(_ y: CGFloat, _ color: UIColor) -> LayerItem {
        .fill(CGRect(x: inside.minX, y: y, width: inside.width, height: 1), color.resolvedColor(with: traits).cgColor, cornerRadius: 0)
      }
      // The light below an etched line belongs to the next row.
      if isEtched, !position.isFirst { items.append(line(0, table.etchedHighlight)) }
      if !position.isLast {
        items.append(line(bounds.height - 1, context.separatorColor ?? (isEtched ? table.etchedSeparator : table.groupBorder)))
      }
    }
    for half in [leadingHalf, trailingHalf] { half.layer.items = items }
    placeHalves()
  }

  /// Each half clips the drawing of the whole box to its side.
  private func placeHalves() {
    let middle = (bounds.width / 2).rounded()
    var left = CGRect(x: 0, y: 0, width: middle, height: bounds.height)
    var right = CGRect(x: middle, y: 0, width: bounds.width - middle, height: bounds.height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (leftHalf, rightHalf) = isMirrored ? (trailingHalf, leadingHalf) : (leadingHalf, trailingHalf)
    leftHalf.bounds = left
    rightHalf.bounds = right
    if isMirrored { right.origin.x -= indent } else { left.origin.x += indent }
    leftHalf.center = CGPoint(x: left.midX, y: left.midY)
    rightHalf.center = CGPoint(x: right.midX, y: right.midY)
  }
}
