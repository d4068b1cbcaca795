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
    show(gloss: nil, radius: 0)
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
        radius: face.cornerRadius, highlight: face.highlight)
      view.alpha = state.contains(.disabled) ? 0.7 : 1
    } else {
      faceView?.isHidden = true
    }
    setNeedsLayout()
  }

  func show(_ configuration: UIBackgroundConfiguration, gloss: UIDesign.Gloss?) {
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
    show(gloss: gloss, radius: configuration.cornerRadius)
    setNeedsLayout()
  }

  private func show(gloss look: UIDesign.Gloss?, radius: CGFloat) {
    guard let look else {
      gloss?.removeFromSuperlayer()
      gloss = nil
      return
    }
    let layer = gloss ?? CAGradientLayer()
    gloss = layer
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.show(look.stops, traits: traitCollection)
    layer.borderColor = look.border.resolvedColor(with: traitCollection).cgColor
    layer.borderWidth = look.border == .clear ? 0 : 1
    self.layer.addSublayer(layer)
    layer.cornerRadius = radius
    CATransaction.commit()
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
