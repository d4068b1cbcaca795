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
    let box = GroupBox(bounds: bounds, position: context.position, margin: context.groupMargin, radius: table.groupCornerRadius)
    func filled(_ path: CGPath, _ color: UIColor) -> LayerItem {
      .path(path, fill: color.resolvedColor(with: traits).cgColor, stroke: nil, lineWidth: 0)
    }
    let isFine = traits.displayScale >= 2
    var items: [LayerItem] = []
    if context.position.isLast {
      // A highlight on the table's background makes the box look recessed.
      let light = table.groupHighlight
      items.append(filled(box.outline(down: 1), isFine ? light.second : light.coarse))
      if isFine { items.append(filled(box.outline(down: 0.5), light.first)) }
    }
    items.append(filled(box.outline(), table.groupBorder))
    if context.position.isFirst {
      // A shadow below the upper border makes the box look recessed.
      let shade = table.groupShade
      items.append(filled(box.interior(), isFine ? shade.first : shade.coarse))
      if isFine { items.append(filled(box.interior(below: 0.5), shade.second)) }
    }
    items.append(filled(box.interior(below: context.position.isFirst ? 1 : 0), fill))
    if !context.position.isFirst, context.separatorStyle != .none {
      let isEtched = context.separatorStyle == .singleLineEtched
      let inside = bounds.insetBy(dx: context.groupMargin + table.groupBorderWidth, dy: 0)
      func line(_ y: CGFloat, _ color: UIColor) -> LayerItem {
        .fill(CGRect(x: inside.minX, y: y, width: inside.width, height: 1), color.resolvedColor(with: traits).cgColor, cornerRadius: 0)
      }
      items.append(line(0, context.separatorColor ?? (isEtched ? table.etchedSeparator : table.groupBorder)))
      if isEtched { items.append(line(1, table.etchedHighlight)) }
    }
    for half in [leadingHalf, trailingHalf] { half.layer.items = items }
    placeHalves()
  }

  /// Each half clips the drawing of the whole box to its side. The border and the highlight below it stay visible.
  private func placeHalves() {
    let middle = (bounds.width / 2).rounded()
    // Where boxes touch, the upper border of the next box serves both, regardless of which cell is in front.
    let height = bounds.height + min(2, context.roomBelow)
    var left = CGRect(x: 0, y: 0, width: middle, height: height)
    var right = CGRect(x: middle, y: 0, width: bounds.width - middle, height: height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (leftHalf, rightHalf) = isMirrored ? (trailingHalf, leadingHalf) : (leadingHalf, trailingHalf)
    leftHalf.bounds = left
    rightHalf.bounds = right
    if isMirrored { right.origin.x -= indent } else { left.origin.x += indent }
    leftHalf.center = CGPoint(x: left.midX, y: left.midY)
    rightHalf.center = CGPoint(x: right.midX, y: right.midY)
  }
}
