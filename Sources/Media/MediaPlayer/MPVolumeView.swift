import TrestleSupport
import UIKit

/// A slider for the volume. The desktop controls the volume itself, so the slider is disabled at full volume.
open class MPVolumeView: UIView {
  private let slider = UISlider()
  /// Whether the slider is shown. The default is true.
  open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
  /// Whether a button for the choice of the output is shown. The default is false. There is no such button on Linux.
  open var showsRouteButton = false
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) { slider.setThumbImage(image, for: state) }
  open func volumeThumbImage(for state: UIControl.State) -> UIImage? { slider.thumbImage(for: state) }
  open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) { slider.setMinimumTrackImage(image, for: state) }
  open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) { slider.setMaximumTrackImage(image, for: state) }
  /// Sets the image of the route button. There is no such button on Linux.
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
