import CoreGraphics

/// The background, the sliding selection and the dividers of a segmented control.
@MainActor final class SegmentedFace {
  let ground = ControlFace(frame: .zero)
  let groundImage = UIImageView(frame: .zero)
  let selection = ControlFace(frame: .zero)
  var dividers: [UIImageView] = []

  init() {
    for view in [ground, groundImage, selection] as [UIView] { view.isUserInteractionEnabled = false }
  }
}

/// The looks that the app has set on a segmented control.
package struct SegmentedLooks {
  package var attributes = StateValues<[NSAttributedString.Key: Any]>()
  package var backgrounds: [UIBarMetrics: StateValues<UIImage>] = [:]
  package var dividers: [UIBarMetrics: [DividerStates: UIImage]] = [:]
  var adjustments: [UISegmentedControl.Segment: UIOffset] = [:]

  var hasBackgrounds: Bool { !(backgrounds[.default]?.isEmpty ?? true) }

  func divider(left: UIControl.State, right: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
    let images = dividers[metrics]
    return images?[DividerStates(left: left, right: right)] ?? images?[DividerStates(left: .normal, right: .normal)]
  }
}

/// A touch on a segmented control.
struct SegmentDrag {
  /// The segment under the touch; nil while it is outside.
  var index: Int?
  /// Whether the touch slides the selection.
  let slides: Bool
  let before: Int
}
