import CoreGraphics

/// The views of a slider: both parts of the track, the thumb, and the images at the ends.
@MainActor final class SliderFace {
  /// Contains all parts, so that they fade together.
  let body = UIView()
  let ticks = UIView()
  let maximum = ControlFace(frame: .zero)
  let minimum = ControlFace(frame: .zero)
  let maximumImage = UIImageView(frame: .zero)
  let minimumImage = UIImageView(frame: .zero)
  let thumb = ControlFace(frame: .zero)
  let thumbImage = UIImageView(frame: .zero)
  let lowImage = UIImageView(frame: .zero)
  let highImage = UIImageView(frame: .zero)

  var all: [UIView] { [ticks, maximum, minimum, maximumImage, minimumImage, lowImage, highImage, thumb] }

  init() {
    body.isUserInteractionEnabled = false
    for view in all {
      view.isUserInteractionEnabled = false
      body.addSubview(view)
    }
    thumb.addSubview(thumbImage)
    for view in [maximumImage, minimumImage] { view.contentMode = .scaleToFill }
  }
}

/// The images of a slider for its states.
struct SliderImages {
  var thumb = StateValues<UIImage>()
  var minimum = StateValues<UIImage>()
  var maximum = StateValues<UIImage>()
}
