import CoreGraphics
import Foundation

/// The label of a row that has a title and no view of its own.
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
