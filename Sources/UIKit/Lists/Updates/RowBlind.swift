import CoreGraphics

/// Lets a stretch of a row show while it opens or closes from its middle.
final class RowBlind: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .black
  }

  required init?(coder: NSCoder) { nil }

  /// The blind of a view, which may be within the cut of its group.
  static func of(_ view: UIView) -> RowBlind? {
    view.mask as? RowBlind ?? (view.mask as? GroupCut)?.blind
  }
}
