import CoreGraphics
import QuartzCore

/// The background of a button: an image, the design's background, or that of a configuration.
@MainActor final class ButtonBackground: UIView {
  private var imageView: UIImageView?
  private var faceView: ControlFace?
  private var configured: BackgroundConfigurationView?
  private var gloss: CAGradientLayer?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(image: UIImage?, face: UIDesign.Buttons.Face?, state: UIControl.State) {
    configured?.removeFromSuperview()
    configured = nil
    showGloss(radius: nil)
    if let image {
      let view = imageView ?? UIImageView(frame: bounds)
      if imageView == nil {
        imageView = view
        addSubview(view)
      }
      view.image = image
      view.isHidden = false
      view.alpha = state.contains(.disabled) ? 0.5 : 1
    } else {
      imageView?.isHidden = true
    }
    if let face, image == nil {
      let view = faceView ?? ControlFace(frame: bounds)
      if faceView == nil {
        faceView = view
        addSubview(view)
      }
      view.isHidden = false
      let isDown = state.contains(.highlighted)
      view.show(
        isDown ? face.highlighted : state.contains(.selected) ? face.selected : face.normal, border: face.border,
        radius: face.cornerRadius, highlight: face.highlight, gloss: false)
      view.alpha = state.contains(.disabled) ? 0.7 : 1
    } else {
      faceView?.isHidden = true
    }
    setNeedsLayout()
  }

  func show(_ configuration: UIBackgroundConfiguration, gloss: Bool) {
    imageView?.isHidden = true
    faceView?.isHidden = true
    if let configured {
      configured.configuration = configuration
    } else {
      let view = BackgroundConfigurationView(configuration: configuration)
      view.frame = bounds
      addSubview(view)
      configured = view
    }
    showGloss(radius: gloss ? configuration.cornerRadius : nil)
    setNeedsLayout()
  }

  private func showGloss(radius: CGFloat?) {
    guard let radius else {
      gloss?.removeFromSuperlayer()
      gloss = nil
      return
    }
    let layer = gloss ?? CAGradientLayer()
    if gloss == nil {
      gloss = layer
      layer.colors = [
        UIColor(white: 1, alpha: 0.45), UIColor(white: 1, alpha: 0.12), UIColor(white: 1, alpha: 0), UIColor(white: 0, alpha: 0.08),
      ]
      .map(\.cgColor)
      layer.locations = [0, 0.5, 0.5, 1]
      layer.borderColor = UIColor(white: 0, alpha: 0.3).cgColor
      layer.borderWidth = 1
    }
    self.layer.addSublayer(layer)
    layer.cornerRadius = radius
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView?.frame = bounds
    faceView?.frame = bounds
    configured?.frame = bounds
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gloss?.frame = bounds
    CATransaction.commit()
  }
}
