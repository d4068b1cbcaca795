import CoreGraphics

/// The label of a row with a title and without a custom view.
@preconcurrency @MainActor final class PickerRowLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = false
    adjustsFontSizeToFitWidth = true
    minimumScaleFactor = 0.6
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
