import QuartzCore

/// The views of a switch: a track, the words on it in some designs, and the knob.
@MainActor final class SwitchFace {
  /// Contains all parts, so that they fade together.
  let body = UIView()
  let track = UIView()
  /// Moves with the knob below the track's edges: ON at its left, OFF at its right.
  let trough = UIView()
  let onPart = ControlFace(frame: .zero)
  let offPart = ControlFace(frame: .zero)
  let onLabel = UILabel()
  let offLabel = UILabel()
  let onImage = UIImageView(frame: .zero)
  let offImage = UIImageView(frame: .zero)
  let knob = ControlFace(frame: .zero)

  init() {
    for view in [body, track, trough, knob] { view.isUserInteractionEnabled = false }
    for label in [onLabel, offLabel] {
      label.isAccessibilityElement = false
      label.textAlignment = .center
    }
    onLabel.text = LocalizedStrings.speaksEnglish ? "ON" : "I"
    offLabel.text = LocalizedStrings.speaksEnglish ? "OFF" : "O"
    body.addSubview(track)
    body.addSubview(knob)
    track.addSubview(trough)
    for view in [onPart, offPart, onLabel, offLabel, onImage, offImage] as [UIView] { trough.addSubview(view) }
  }
}

/// A drag of a switch: the initial value, the start of the touch, and the current value.
struct SwitchDrag {
  let start: CGPoint
  let wasOn: Bool
  var isOn: Bool
  var hasMoved = false
}
