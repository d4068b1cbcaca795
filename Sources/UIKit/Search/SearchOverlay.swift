import CoreGraphics

/// Covers the searched screen: a dimming view that ends the search when touched, or the table of results.
@MainActor final class SearchOverlay: UIView {
  let dimming = UIControl(frame: .zero)
  var results: UITableView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    dimming.isAccessibilityElement = false
    addSubview(dimming)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    dimming.frame = bounds
    results?.frame = bounds
  }
}
