import CoreGraphics
import Foundation

/// The parts of a segmented control other than its segments: background, sliding selection and dividers.
@MainActor final class SegmentedFace {
  let ground = ControlFace(frame: .zero)
  let groundImage = UIImageView(frame: .zero)
  let selection = ControlFace(frame: .zero)
  var dividers: [UIImageView] = []

  init() {
    for view in [ground, groundImage, selection] as [UIView] { view.isUserInteractionEnabled = false }
  }
}

/// How an author wants a segmented control to look.
struct SegmentedLooks {
  var attributes = StateValues<[NSAttributedString.Key: Any]>()
  var backgrounds: [UIBarMetrics: StateValues<UIImage>] = [:]
  var dividers: [UIBarMetrics: [DividerStates: UIImage]] = [:]
  var adjustments: [UISegmentedControl.Segment: UIOffset] = [:]

  var hasBackgrounds: Bool { !(backgrounds[.default]?.isEmpty ?? true) }

  func divider(left: UIControl.State, right: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
    let images = dividers[metrics]
    return images?[DividerStates(left: left, right: right)] ?? images?[DividerStates(left: .normal, right: .normal)]
  }
}

/// A finger on a segmented control.
struct SegmentDrag {
  /// The segment under the finger; nil while it is outside.
  var index: Int?
  /// Whether the finger took hold of the selection and slides it.
  let slides: Bool
  let before: Int
}
