import CoreGraphics

extension UIButton {
  final func set<Value>(_ values: WritableKeyPath<ButtonContents, StateValues<Value>>, _ value: Value?, _ state: State) {
    contents[keyPath: values][state] = value
    contentsChanged()
    invalidateIntrinsicContentSize()
  }

  final func setInsets(_ insets: WritableKeyPath<ButtonContents, UIEdgeInsets>, _ new: UIEdgeInsets) {
    guard contents[keyPath: insets] != new else { return }
    contents[keyPath: insets] = new
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  final func resolvedTitleColor(_ state: State) -> UIColor? {
    if let color = contents.titleColors.exact(state) { return color }
    guard kind != .custom else { return contents.titleColors[.normal] ?? .white }
    let buttons = traitCollection.design.buttons
    if state.contains(.disabled) { return buttons.disabledTitleColor }
    if hasFace, state.contains(.highlighted) || state.contains(.selected) { return buttons.highlightedTitleColor }
    if showsSelectionPlate { return buttons.selectedTitleColor }
    return contents.titleColors[.normal] ?? (role == .destructive ? .systemRed : buttons.titleColor ?? tintColor)
  }

  /// Whether the design draws a background for this button.
  final var hasFace: Bool {
    kind == .system && ownConfiguration == nil && traitCollection.design.buttons.face != nil && contents.backgrounds.isEmpty
      && (currentTitle != nil || currentAttributedTitle != nil)
  }

  /// Whether a tinted background shows that a system button is selected, because nothing else shows it.
  final var showsSelectionPlate: Bool {
    guard isSelected, kind == .system, ownConfiguration == nil, traitCollection.design.buttons.face == nil else { return false }
    let selected: [Any?] = [
      contents.titleColors[.selected], contents.images[.selected], contents.backgrounds[.selected], contents.attributedTitles[.selected],
      currentBackgroundImage,
    ]
    return selected.allSatisfy { $0 == nil } && (currentTitle != nil || currentImage != nil)
  }

  private var selectionPlate: UIDesign.Buttons.Face {
    let color: UIColor = isEnabled ? tintColor : traitCollection.design.buttons.disabledTitleColor
    let flat = UIDesign.Table.Gradient(top: color, bottom: color)
    return UIDesign.Buttons.Face(
      normal: flat, highlighted: flat, selected: flat, border: .clear, cornerRadius: traitCollection.design.buttons.selectionRadius)
  }

  /// The frame of the selection background, close to the content.
  final var selectionPlateFrame: CGRect {
    let views = [parts.title, parts.image].compactMap { $0 as UIView? }.filter { !$0.isHidden && $0.bounds.width > 0 }
    let content = views.reduce(CGRect.null) { $0.union($1.frame) }
    return content.isNull ? bounds : content.insetBy(dx: -4, dy: -2)
  }

  /// Updates the views. Cheap: unchanged parts are not modified.
  final func contentsChanged() {
    if ownConfiguration != nil {
      scheduleConfigurationUpdate()
      return
    }
    showTitle()
    showImage()
    showBackground()
    setNeedsLayout()
  }

  private func showTitle() {
    let state = self.state
    let attributed = contents.attributedTitles.resolved(state)
    let title = contents.titles.resolved(state)
    guard attributed != nil || title != nil || parts.title != nil else { return }
    let label = madeTitleLabel
    (label as? ButtonLabel)?.follow(defaultFont)
    label.isHidden = false
    if let attributed {
      if !NSAttributedString.areSame(label.attributedText, attributed) { label.attributedText = attributed }
    } else {
      if label.text != title || contents.attributedTitles.isEmpty == false { label.text = title }
      label.textColor = resolvedTitleColor(state)
    }
    label.shadowColor = contents.shadowColors.resolved(state)
  }

  private func showImage() {
    let state = self.state
    var image = contents.images.resolved(state) ?? standardImage
    guard image != nil || parts.image != nil else { return }
    let isPicture = kind == .custom || kind == .close || (kind != .system && traitCollection.design.buttons.shadesStandardImages)
    if contents.images[state] == nil, isPicture, let plain = image, !plain.isTemplate() {
      if state.contains(.disabled), adjustsImageWhenDisabled {
        image = plain.faded(0.5)
      } else if state.contains(.highlighted), adjustsImageWhenHighlighted,
        kind == .custom || traitCollection.design.buttons.shadesStandardImages
      {
        image = plain.shaded(.black, 0.4)
      }
    }
    // A system button's image is a template unless its rendering mode is set.
    if kind == .system, let plain = image, plain.renderingMode == .automatic { image = plain.withRenderingMode(.alwaysTemplate) }
    let view = madeImageView
    view.preferredSymbolConfiguration = contents.symbols.resolved(state)
    if view.image != image {
      view.image = image
      invalidateIntrinsicContentSize()
    }
    view.isHidden = image == nil
    guard kind != .custom else { return }
    let buttons = traitCollection.design.buttons
    view.tintColor = state.contains(.disabled) ? buttons.disabledTitleColor : showsSelectionPlate ? buttons.selectedTitleColor : nil
  }

  private func showBackground() {
    let image = contents.backgrounds.resolved(state)
    let face = hasFace ? traitCollection.design.buttons.face : showsSelectionPlate ? selectionPlate : nil
    guard image != nil || face != nil || parts.background != nil else { return }
    let background = madeBackground
    background.show(image: image, face: face, state: state)
    background.isHidden = image == nil && face == nil
  }

  /// Updates the opacity of a pressed button without background, and the glow.
  final func stateShown() {
    if let handler = configurationUpdateHandler, ownConfiguration == nil { handler(self) }
    if showsTouchWhenHighlighted || parts.glow != nil { showGlow() }
    if reversesTitleShadowWhenHighlighted, let label = parts.title {
      let offset = label.shadowOffset
      let reversed = CGSize(width: -offset.width, height: -offset.height)
      if isHighlighted != parts.isShadowReversed {
        label.shadowOffset = reversed
        parts.isShadowReversed = isHighlighted
      }
    }
    let buttons = traitCollection.design.buttons
    let fades = kind != .custom && ownConfiguration == nil && contents.titleColors[.highlighted] == nil
    let alpha = isHighlighted && fades ? buttons.highlightedAlpha : 1
    let views = [parts.title, parts.image].compactMap { $0 as UIView? }.filter { $0.alpha != alpha }
    guard !views.isEmpty else { return }
    if alpha < 1 || window == nil {
      for view in views { view.alpha = alpha }
    } else {
      UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
        for view in views { view.alpha = alpha }
      }
    }
  }

  private func showGlow() {
    guard showsTouchWhenHighlighted else {
      parts.glow?.show(false, at: CGPoint(x: bounds.midX, y: bounds.midY))
      return
    }
    let glow = parts.glow ?? TouchGlow()
    if parts.glow == nil {
      parts.glow = glow
      insertSubview(glow, at: parts.background == nil ? 0 : 1)
    }
    glow.show(isHighlighted, at: CGPoint(x: bounds.midX, y: bounds.midY))
  }

  final func traitsChanged(from old: UITraitCollection?) {
    if old?.design != traitCollection.design || old?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      invalidateIntrinsicContentSize()
    }
    if ownConfiguration != nil { configurationChanged() } else { contentsChanged() }
    stateShown()
  }

  static var buttonAppearanceProperties: [UIAppearanceProperty] {
    [
      UIAppearanceProperty(\UIButton.contentEdgeInsets),
      UIAppearanceProperty { (proxy: UIButton, _: UIButton, button: UIButton) in
        button.contents.titleColors.adopt(proxy.contents.titleColors)
        button.contents.shadowColors.adopt(proxy.contents.shadowColors)
        button.contents.backgrounds.adopt(proxy.contents.backgrounds)
        button.contentsChanged()
      },
    ]
  }
}
