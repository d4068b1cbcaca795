import CoreGraphics
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
    face.track.clipsToBounds = toggle.hasWords
    face.trough.isHidden = !toggle.hasWords
    face.track.backgroundColor = toggle.hasWords ? nil : isOn ? on : toggle.off
    face.track.layer.borderWidth = toggle.border == .clear ? 0 : 1
    face.track.layer.borderColor = toggle.border.cgColor
    let knob = thumbTintColor ?? toggle.knob
    if toggle.hasWords {
      let traits = traitCollection
      if let stops = toggle.onGradient, onTintColor == nil {
        face.onPart.show(stops)
      } else {
        face.onPart.show(
          .init(top: on.darker(0.72, traits), bottom: on.lighter(0.25, traits)), border: .clear, radius: 0)
      }
      face.offPart.show(.init(top: UIColor(white: 0.82, alpha: 1), bottom: UIColor(white: 1, alpha: 1)), border: .clear, radius: 0)
      let down = isHighlighted ? 0.86 : 0.94
      face.knob.show(
        thumbTintColor.map {
          .init(top: $0.darker(isHighlighted ? 0.7 : 0.85, traits), bottom: $0.lighter(isHighlighted ? 0.1 : 0.4, traits))
        }
          ?? .init(top: UIColor(white: down - 0.1, alpha: 1), bottom: UIColor(white: down + 0.05, alpha: 1)),
        border: UIColor(white: 0.55, alpha: 1), radius: toggle.knobSize / 2)
      face.onLabel.font = toggle.wordFont.font
      face.offLabel.font = toggle.wordFont.font
      face.onLabel.textColor = .white
      face.onLabel.shadowColor = UIColor(white: 0, alpha: 0.4)
      face.offLabel.textColor = UIColor(white: 0.5, alpha: 1)
      face.offLabel.shadowColor = .white
      face.offLabel.shadowOffset = CGSize(width: 0, height: 1)
      face.onImage.image = onImage
      face.offImage.image = offImage
      face.onLabel.isHidden = onImage != nil
      face.offLabel.isHidden = offImage != nil
    } else {
      face.knob.show(.init(top: knob, bottom: knob), border: .clear, radius: toggle.knobSize / 2)
    }
    let layer = face.knob.layer
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = toggle.hasWords ? 0.35 : 0.2
    layer.shadowRadius = toggle.hasWords ? 1 : 3
    layer.shadowOffset = CGSize(width: 0, height: toggle.hasWords ? 1 : 2)
    setNeedsLayout()
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
    guard toggle.hasWords else { return }
    layoutWords(knobX: x, size: size, knob: toggle.knobSize)
  }

  /// Lays out the words; ON is on the side from which the knob comes.
  private func layoutWords(knobX: CGFloat, size: CGSize, knob: CGFloat) {
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
        view.frame = box.offsetBy(dx: isOn == isMirrored ? -2 : 2, dy: 0)
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
