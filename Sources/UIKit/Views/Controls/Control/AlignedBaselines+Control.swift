import CoreGraphics

extension AlignedBaselines {
  /// Creates the baselines of a control that aligns its content vertically.
  init(first: CGFloat, last: CGFloat, naturalHeight: CGFloat, alignment: UIControl.ContentVerticalAlignment, lineHeight: CGFloat) {
    let share: CGFloat =
      switch alignment {
      case .top: 0
      case .bottom: 1
      case .center, .fill: 0.5
      }
    self.init(first: first, last: last, naturalHeight: naturalHeight, share: share, lineHeight: lineHeight)
  }
}
