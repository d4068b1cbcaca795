import QuartzCore

extension UISwitch {
  private var toggle: UIDesign.Controls.Toggle { traitCollection.design.controls.toggle }

  final var fixedSize: CGSize { traitCollection.design.controls.toggle.size }

  final func prepareFace() {
    addSubview(face.body)
    showFace()
  }

  final func designChanged() {
    let frame = self.frame
    if frame.size != fixedSize {
      self.frame = frame
      invalidateIntrinsicContentSize()
    }
    showFace()
  }

  /// The displayed value: that of the active drag, otherwise the switch's.
  private var shownOn: Bool { drag?.isOn ?? isOn }

  final func moveKnob(animated: Bool) {
    guard animated, window != nil, !UIAccessibility.isReduceMotionEnabled else {
      showFace()
      layoutFace()
      return
    }
    UIView.animate(withDuration: toggle.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      self.showFace()
      self.layoutFace()
    }
  }

  final func showFace() {
    let toggle = self.toggle
    let isOn = shownOn
    let on = onTintColor ?? toggle.on
    face.body.alpha = isEnabled ? 1 : traitCollection.design.controls.disabledAlpha
    face.track.clipsToBounds = toggle.trough != nil
    face.trough.isHidden = toggle.trough == nil
    face.track.backgroundColor = toggle.trough != nil ? nil : isOn ? on : toggle.off
    face.track.layer.borderWidth = toggle.border == .clear ? 0 : 1
    face.track.layer.borderColor = toggle.border.cgColor
    if let trough = toggle.trough {
      show(trough, toggle)
    } else {
      let knob = thumbTintColor ?? toggle.knob
      face.knob.show(.init(top: knob, bottom: knob), border: .clear, radius: toggle.knobSize / 2)
    }
    let layer = face.knob.layer
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = Float(toggle.knobShadow.opacity)
    layer.shadowRadius = toggle.knobShadow.radius
    layer.shadowOffset = toggle.knobShadow.offset
    setNeedsLayout()
  }

  /// Shows the parts of a switch with words.
  private func show(_ trough: UIDesign.Controls.Trough, _ toggle: UIDesign.Controls.Toggle) {
    let traits = traitCollection
    func shaded(_ color: UIColor, _ shades: (darker: CGFloat, lighter: CGFloat)) -> UIDesign.Table.Gradient {
      .init(top: color.darker(shades.darker, traits), bottom: color.lighter(shades.lighter, traits))
    }
    if let color = onTintColor {
      face.onPart.show(shaded(color, trough.tintShades), border: .clear, radius: 0)
    } else {
      face.onPart.show(trough.on)
    }
    face.offPart.show(trough.off, border: .clear, radius: 0)
    let knob =
      thumbTintColor.map { shaded($0, isHighlighted ? trough.pressedKnobShades : trough.knobShades) }
      ?? (isHighlighted ? trough.pressedKnob : trough.knob)
    face.knob.show(knob, border: trough.knobBorder, radius: toggle.knobSize / 2)
    face.onLabel.font = trough.font.font
    face.offLabel.font = trough.font.font
    face.onLabel.textColor = trough.onText
    face.onLabel.shadowColor = trough.onTextShadow
    face.offLabel.textColor = trough.offText
    face.offLabel.shadowColor = trough.offTextShadow
    face.offLabel.shadowOffset = CGSize(width: 0, height: 1)
    face.onImage.image = onImage
    face.offImage.image = offImage
    face.onLabel.isHidden = onImage != nil
    face.offLabel.isHidden = offImage != nil
  }

  final func layoutFace() {
    let toggle = self.toggle
    let size = toggle.size
    face.body.frame = CGRect(origin: bounds.origin, size: size)
    face.track.frame = face.body.bounds
    face.track.layer.cornerRadius = size.height / 2
    let gap = (size.height - toggle.knobSize) / 2
    let width = toggle.knobSize + (isTracking && isHighlighted ? toggle.knobStretch : 0)
    let isAtEnd = shownOn == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    let x = isAtEnd ? size.width - gap - width : gap
    face.knob.frame = CGRect(x: x, y: gap, width: width, height: toggle.knobSize)
    guard let trough = toggle.trough else { return }
    layoutWords(knobX: x, size: size, knob: toggle.knobSize, shift: trough.wordShift)
  }

  /// The part for on is at the side from which the knob moves when it is switched on.
  private func layoutWords(knobX: CGFloat, size: CGSize, knob: CGFloat, shift: CGFloat) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let middle = knobX + knob / 2
    let part = size.width
    face.trough.frame = CGRect(x: middle - part, y: 0, width: 2 * part, height: size.height)
    let left = CGRect(x: 0, y: 0, width: part, height: size.height)
    let right = left.offsetBy(dx: part, dy: 0)
    face.onPart.frame = isMirrored ? right : left
    face.offPart.frame = isMirrored ? left : right
    let room = size.width - knob
    let beforeKnob = CGRect(x: part - knob / 2 - room, y: 0, width: room, height: size.height)
    let afterKnob = CGRect(x: part + knob / 2, y: 0, width: room, height: size.height)
    for (view, isOn) in [(face.onLabel, true), (face.onImage, true), (face.offLabel, false), (face.offImage, false)] as [(UIView, Bool)] {
      let box = isOn == isMirrored ? afterKnob : beforeKnob
      if let imageView = view as? UIImageView {
        let size = imageView.image?.size ?? .zero
        view.frame = CGRect(x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width, height: size.height)
      } else {
        view.frame = box.offsetBy(dx: isOn == isMirrored ? -shift : shift, dy: 0)
      }
    }
  }
}

extension UIColor {
  func darker(_ factor: CGFloat, _ traits: UITraitCollection) -> UIColor { mixed(factor, with: 0, traits) }
  func lighter(_ part: CGFloat, _ traits: UITraitCollection) -> UIColor { mixed(1 - part, with: part, traits) }

  private func mixed(_ share: CGFloat, with white: CGFloat, _ traits: UITraitCollection) -> UIColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return UIColor(red: red * share + white, green: green * share + white, blue: blue * share + white, alpha: alpha)
  }
}
