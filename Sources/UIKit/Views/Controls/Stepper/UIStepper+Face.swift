import CoreGraphics

extension UIStepper {
  private var look: UIDesign.Controls.Stepper { traitCollection.design.controls.stepper }
  final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  final func prepareFace() {
    for view in face.all { addSubview(view) }
    showFace()
  }

  final func setImage(_ images: WritableKeyPath<StepperImages, StateValues<UIImage>>, _ image: UIImage?, _ state: State) {
    self.images[keyPath: images][state] = image
    showFace()
  }

  final func designChanged(from old: UITraitCollection?) {
    if old?.design != traitCollection.design {
      invalidateIntrinsicContentSize()
      if translatesAutoresizingMaskIntoConstraints { resizeKeepingOrigin(look.size) }
    }
    showFace()
  }

  private func stateOfHalf(_ sign: Int) -> State {
    var state: State = isEnabled && canStep(sign) ? .normal : .disabled
    if let press, press.sign == sign, press.isInside { state.insert(.highlighted) }
    return state
  }

  final func showFace() {
    let look = self.look
    let background = backgroundImage(for: state)
    face.groundImage.image = background
    face.ground.isHidden = background != nil
    face.ground.show(
      look.face?.normal ?? .init(top: look.background, bottom: look.background), border: look.face?.border ?? .clear,
      radius: look.cornerRadius)
    face.pressed.backgroundColor = look.highlighted
    face.pressed.isHidden = !(press?.isInside ?? false) || background != nil
    face.pressed.layer.cornerRadius = look.cornerRadius
    let pressesRight = ((press?.sign ?? 1) > 0) != isMirrored
    face.pressed.layer.maskedCorners =
      pressesRight ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    let (low, high) = (stateOfHalf(-1), stateOfHalf(1))
    let (left, right) = isMirrored ? (high, low) : (low, high)
    face.divider.image = images.divider(left: left, right: right)
    face.divider.backgroundColor = face.divider.image == nil ? look.divider : nil
    show(face.minus, images.decrement, "minus", low, look)
    show(face.plus, images.increment, "plus", high, look)
    setNeedsLayout()
  }

  private func show(
    _ view: UIImageView, _ own: StateValues<UIImage>, _ symbol: String, _ state: State, _ look: UIDesign.Controls.Stepper
  ) {
    let image =
      own.resolved(state) ?? UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 15, weight: .semibold))
    view.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    view.tintColor = state.contains(.disabled) ? look.disabledSymbol : look.symbol
  }

  final func layoutFace() {
    let bounds = self.bounds
    face.ground.frame = bounds
    face.groundImage.frame = bounds
    let divider = face.divider.image?.size.width ?? 1
    let half = (bounds.width - divider) / 2
    let left = CGRect(x: bounds.minX, y: bounds.minY, width: half, height: bounds.height)
    let right = CGRect(x: bounds.maxX - half, y: bounds.minY, width: half, height: bounds.height)
    let inset = face.divider.image == nil ? look.dividerInset : 0
    face.divider.frame = CGRect(x: bounds.minX + half, y: bounds.minY + inset, width: divider, height: bounds.height - 2 * inset)
    face.minus.frame = isMirrored ? right : left
    face.plus.frame = isMirrored ? left : right
    if let press { face.pressed.frame = press.sign > 0 ? face.plus.frame : face.minus.frame }
  }

  final var spokenValue: String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
