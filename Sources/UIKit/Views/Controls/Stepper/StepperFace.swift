import CoreGraphics

/// The views of a stepper: its background, the pressed half, the divider, and both signs.
@MainActor final class StepperFace {
  let ground = ControlFace(frame: .zero)
  let groundImage = UIImageView(frame: .zero)
  let pressed = UIView()
  let divider = UIImageView(frame: .zero)
  let minus = UIImageView(frame: .zero)
  let plus = UIImageView(frame: .zero)

  var all: [UIView] { [ground, groundImage, pressed, divider, minus, plus] }

  init() {
    for view in all { view.isUserInteractionEnabled = false }
    minus.contentMode = .center
    plus.contentMode = .center
  }
}

/// The images of a stepper for its states.
struct StepperImages {
  var background = StateValues<UIImage>()
  var increment = StateValues<UIImage>()
  var decrement = StateValues<UIImage>()
  var dividers: [DividerStates: UIImage] = [:]

  func divider(left: UIControl.State, right: UIControl.State) -> UIImage? {
    dividers[DividerStates(left: left, right: right)] ?? dividers[DividerStates(left: .normal, right: .normal)]
  }

  mutating func adopt(_ other: StepperImages) {
    background.adopt(other.background)
    increment.adopt(other.increment)
    decrement.adopt(other.decrement)
    dividers.merge(other.dividers) { own, _ in own }
  }
}

/// A pressed half, and the time of its next step.
struct StepperPress {
  let sign: Int
  var isInside = true
  var steps = 0
  var next: Deadlines.Token?
  /// The time of the next step.
  var due: CFTimeInterval?
}
