import CoreGraphics

/// Clips a row while it opens or closes from its center.
final class RowBlind: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .black
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the clip of a view, which may be within the cut of its group.
  static func of(_ view: UIView) -> RowBlind? {
    view.mask as? RowBlind ?? (view.mask as? GroupCut)?.blind
  }
}
