import QuartzCore

extension UISlider {
  private var look: UIDesign.Controls.Slider { traitCollection.design.controls.slider }
  final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  final func prepareFace() {
    addSubview(face.body)
    showFace()
  }

  final func setImage(_ images: WritableKeyPath<SliderImages, StateValues<UIImage>>, _ image: UIImage?, _ state: State) {
    self.images[keyPath: images][state] = image
    showFace()
  }

  final func moveThumb(animated: Bool) {
    // A block around the change has a duration of its own, and its completion waits for the thumb.
    if animated, UIView.inheritedAnimationDuration > 0 { return layoutFace() }
    guard animated, window != nil else {
      setNeedsLayout()
      return
    }
    UIView.animate(withDuration: look.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) { self.layoutFace() }
  }

  final func showFace() {
    let look = self.look
    let traits = traitCollection
    let low = minimumTrackTintColor ?? look.minimumTrack ?? tintColor ?? .systemBlue
    let high = maximumTrackTintColor ?? look.maximumTrack
    let radius = look.trackHeight / 2
    func flat(_ color: UIColor) -> UIDesign.Table.Gradient { .init(top: color, bottom: color) }
    func gradient(_ own: UIColor?, _ standard: UIDesign.Table.Gradient?, _ plain: UIColor) -> UIDesign.Table.Gradient {
      guard let own else { return standard ?? flat(plain) }
      guard let shades = look.trackShades else { return flat(own) }
      return .init(top: own.darker(shades.darker, traits), bottom: own.lighter(shades.lighter, traits))
    }
    face.minimum.show(gradient(minimumTrackTintColor, look.minimumGradient, low), border: look.border, radius: radius)
    face.maximum.show(gradient(maximumTrackTintColor, look.maximumGradient, high), border: look.border, radius: radius)
    face.minimumImage.image = currentMinimumTrackImage
    face.maximumImage.image = currentMaximumTrackImage
    face.minimum.isHidden = currentMinimumTrackImage != nil
    face.maximum.isHidden = currentMaximumTrackImage != nil
    showThumb(look, traits)
    face.lowImage.image = minimumValueImage
    face.highImage.image = maximumValueImage
    face.body.alpha = isEnabled ? 1 : traits.design.controls.disabledAlpha
    setNeedsLayout()
  }

  private func showThumb(_ look: UIDesign.Controls.Slider, _ traits: UITraitCollection) {
    face.thumb.isHidden = sliderStyle == .thumbless
    let image = currentThumbImage
    face.thumbImage.image = image
    let layer = face.thumb.layer
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = image != nil ? 0 : Float(look.thumbShadow.opacity)
    layer.shadowRadius = look.thumbShadow.radius
    layer.shadowOffset = look.thumbShadow.offset
    if image != nil {
      face.thumb.show(.init(top: .clear, bottom: .clear), border: .clear, radius: 0)
    } else {
      face.thumb.show(thumbFill(look, traits), border: look.thumbBorder, radius: look.thumbSize / 2)
    }
  }

  private func thumbFill(_ look: UIDesign.Controls.Slider, _ traits: UITraitCollection) -> UIDesign.Table.Gradient {
    let plain = thumbTintColor ?? look.thumb
    if let color = thumbTintColor, let shades = look.thumbShades {
      return .init(top: color.lighter(shades.lighter, traits), bottom: color.darker(shades.darker, traits))
    }
    let standard = isHighlighted ? look.pressedThumbGradient ?? look.thumbGradient : look.thumbGradient
    return thumbTintColor == nil ? standard ?? .init(top: plain, bottom: plain) : .init(top: plain, bottom: plain)
  }

  final var naturalHeight: CGFloat { max(look.height, currentThumbImage?.size.height ?? 0) }

  final var thumbSize: CGSize { currentThumbImage?.size ?? CGSize(width: look.thumbSize, height: look.thumbSize) }

  final func imageRect(_ image: UIImage?, atStart: Bool, _ bounds: CGRect) -> CGRect {
    guard let size = image?.size else {
      return CGRect(x: atStart != isMirrored ? bounds.minX : bounds.maxX, y: bounds.midY, width: 0, height: 0)
    }
    return CGRect(
      x: atStart != isMirrored ? bounds.minX : bounds.maxX - size.width, y: (bounds.midY - size.height / 2).rounded(), width: size.width,
      height: size.height)
  }

  final func ordinaryTrackRect(_ bounds: CGRect) -> CGRect {
    let low = minimumValueImageRect(forBounds: bounds)
    let high = maximumValueImageRect(forBounds: bounds)
    let (left, right) = isMirrored ? (high, low) : (low, high)
    let start = left.width > 0 ? left.maxX + look.imageGap : bounds.minX + 2
    let end = right.width > 0 ? right.minX - look.imageGap : bounds.maxX - 2
    let height = max(currentMinimumTrackImage?.size.height ?? 0, currentMaximumTrackImage?.size.height ?? look.trackHeight)
    let y = bounds.midY - height / 2
    let scale = traitCollection.drawingScale
    return CGRect(x: start, y: (y * scale).rounded() / scale, width: max(0, end - start), height: height)
  }

  final func ordinaryThumbRect(_ track: CGRect, _ value: Float) -> CGRect {
    let size = thumbSize
    // At both ends the thumb's edge is slightly beyond the track's.
    let room = track.width + 4 - size.width
    let part = share(of: value)
    let x = track.minX - 2 + room * (isMirrored ? 1 - part : part)
    let scale = traitCollection.drawingScale
    return CGRect(
      x: (x * scale).rounded() / scale, y: ((track.midY - size.height / 2) * scale).rounded() / scale, width: size.width,
      height: size.height)
  }

  final func layoutFace() {
    let bounds = self.bounds
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    face.body.frame = bounds
    face.body.bounds.origin = bounds.origin
    face.maximum.frame = track
    face.maximumImage.frame = track
    var filled = track
    if isMirrored {
      filled.origin.x = thumb.midX
      filled.size.width = track.maxX - thumb.midX
    } else {
      filled.size.width = thumb.midX - track.minX
    }
    if sliderStyle == .thumbless {
      filled = track
      filled.size.width = track.width * share(of: value)
      if isMirrored { filled.origin.x = track.maxX - filled.width }
    }
    face.minimum.frame = filled
    face.minimumImage.frame = filled
    layoutTicks(track)
    face.thumb.frame = thumb
    face.thumbImage.frame = face.thumb.bounds
    face.lowImage.frame = minimumValueImageRect(forBounds: bounds)
    face.highImage.frame = maximumValueImageRect(forBounds: bounds)
  }

  static var sliderAppearanceProperties: [UIAppearanceProperty] {
    [
      UIAppearanceProperty(\UISlider.minimumTrackTintColor), UIAppearanceProperty(\UISlider.maximumTrackTintColor),
      UIAppearanceProperty(\UISlider.thumbTintColor), UIAppearanceProperty(\UISlider.minimumValueImage),
      UIAppearanceProperty(\UISlider.maximumValueImage),
      UIAppearanceProperty { (proxy: UISlider, _: UISlider, slider: UISlider) in
        slider.images.thumb.adopt(proxy.images.thumb)
        slider.images.minimum.adopt(proxy.images.minimum)
        slider.images.maximum.adopt(proxy.images.maximum)
        slider.showFace()
      },
    ]
  }
}
