import Foundation

/// The design's background of a selected row: a flat gray, or the classic gradient in the group's shape.
@preconcurrency @MainActor final class CellSelectionView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// The distance by which the box is moved inward for the editing control.
  var indent: CGFloat = 0 { didSet { if indent != oldValue { (layer.mask as? CAShapeLayer)?.path = outline } } }
  private var context = CellContext()
  private var table = UIDesign.Table.classic

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(style: UITableViewCell.SelectionStyle, context: CellContext, table: UIDesign.Table) {
    guard let layer = layer as? CAGradientLayer else { return }
    let gradient = style == .gray ? table.graySelection : table.blueSelection
    if let gradient {
      layer.colors = [gradient.top.cgColor, gradient.bottom.cgColor]
      backgroundColor = nil
    } else {
      layer.colors = nil
      backgroundColor = table.selectedCell
    }
    takeShape(context, table)
  }

  /// Shows a flat color in the shape of the group.
  func show(color: UIColor, context: CellContext, table: UIDesign.Table) {
    guard let layer = layer as? CAGradientLayer else { return }
    layer.colors = nil
    backgroundColor = color
    takeShape(context, table)
  }

  private func takeShape(_ context: CellContext, _ table: UIDesign.Table) {
    self.context = context
    self.table = table
    setNeedsLayout()
  }

  /// Adjusts the mask to the view's size.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard table.drawsBox(on: context.surface) else {
      layer.mask = nil
      return
    }
    let mask = layer.mask as? CAShapeLayer ?? CAShapeLayer()
    mask.path = outline
    layer.mask = mask
  }

  private var outline: CGPath {
    var box = bounds
    box.size.width = max(0, box.width - indent)
    if effectiveUserInterfaceLayoutDirection != .rightToLeft { box.origin.x += indent }
    // The frame of the view is inside the upper and lower border.
    let border = table.groupBorderWidth
    let radius = max(0, table.groupCornerRadius - border)
    return GroupBox(position: context.position, radius: radius).path(box.insetBy(dx: context.groupMargin + border, dy: 0))
  }
}
