import Foundation

/// The background behind the title of a plain section: the page's color while it floats over rows, or the classic gradient, optionally tinted.
@preconcurrency @MainActor final class HeaderBackgroundView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private var edges: (top: CGColor, bottom: CGColor, above: CGColor?)?

  func show(table: UIDesign.Table, tint: UIColor?, context: HeaderContext, traits: UITraitCollection) {
    guard let layer = layer as? CAGradientLayer else { return }
    guard let gradient = table.headerGradient else {
      layer.colors = nil
      edges = nil
      backgroundColor = tint ?? (context.isPinned || !table.headersAreClearAtRest ? table.headerBackground : .clear)
      alpha = 1
      setNeedsLayout()
      return
    }
    backgroundColor = nil
    // Rows are visible through a floating header.
    alpha = table.headerOpacity
    func shown(_ color: UIColor) -> CGColor {
      color.resolvedColor(with: traits).uncovered(of: .white, opacity: table.headerOpacity).cgColor
    }
    if let tint = tint?.resolvedColor(with: traits) {
      let shares = table.headerTintShares
      layer.colors = [tint.blended(with: .white, part: shares.top).cgColor, tint.cgColor]
      edges = (
        tint.blended(with: .white, part: shares.topLine).cgColor, tint.blended(with: .black, part: shares.bottomLine).cgColor, nil
      )
    } else {
      layer.colors = [shown(gradient.top), shown(gradient.bottom)]
      edges = (shown(table.headerTopLine), shown(table.headerBottomLine), context.hasRowAbove ? shown(table.headerLineAbove) : nil)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let edges else {
      layer.items = []
      return
    }
    var items: [LayerItem] = [
      .fill(CGRect(x: 0, y: 0, width: bounds.width, height: 1), edges.top, cornerRadius: 0),
      .fill(CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1), edges.bottom, cornerRadius: 0),
    ]
    if let above = edges.above { items.append(.fill(CGRect(x: 0, y: -1, width: bounds.width, height: 1), above, cornerRadius: 0)) }
    layer.items = items
  }
}
