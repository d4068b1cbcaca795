import TrestleSupport
import UIKit

/// A slider for the volume. The desktop has its own control of it, so the slider is disabled at full volume.
open class MPVolumeView: UIView {
  private let slider = UISlider()
  /// Whether the slider is shown. The default is true.
  open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
  /// Whether a button for the output is shown. The default is false. There is none on Linux.
  open var showsRouteButton = false
  /// Sets the image of the knob.
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) { slider.setThumbImage(image, for: state) }
  /// Returns the image of the knob.
  open func volumeThumbImage(for state: UIControl.State) -> UIImage? { slider.thumbImage(for: state) }
  /// Sets the image of the track before the knob.
  open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) { slider.setMinimumTrackImage(image, for: state) }
  /// Sets the image of the track after the knob.
  open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) { slider.setMaximumTrackImage(image, for: state) }
  /// Sets the image of the button that chooses an output. There is none on Linux.
  open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) { withoutEffect("the desktop has no routes for sound") }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    slider.value = 1
    slider.isEnabled = false
    slider.accessibilityLabel = LocalizedStrings.word("Volume")
    addSubview(slider)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    slider.frame = bounds
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { slider.sizeThatFits(size) }
}
