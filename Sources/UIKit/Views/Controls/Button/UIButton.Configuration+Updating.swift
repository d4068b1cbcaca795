import CoreGraphics

extension UIButton.Configuration {
  /// The colors of a button in a state.
  @MainActor struct Colors {
    var foreground: UIColor
    var background: UIColor
  }

  /// Returns the configuration adapted to the state of `button`.
  @preconcurrency @MainActor public func updated(for button: UIButton) -> Self {
    var updated = self
    let colors = colors(on: button)
    updated.baseForegroundColor = colors.foreground
    updated.background.backgroundColor = background.backgroundColor ?? colors.background
    updated.background.cornerRadius = cornerRadius(on: button)
    if let glass {
      let tint = look == .prominentGlass ? colors.background : nil
      if glass.tintColor != tint {
        updated.glass = UIGlassEffect(style: glass.style)
        updated.glass?.tintColor = tint
      }
      updated.background.visualEffect = background.visualEffect ?? updated.glass
      updated.background.backgroundColor = background.backgroundColor ?? .clear
    }
    updated.ownInsets = ownInsets ?? button.traitCollection.design.buttonSizes[buttonSize].insets
    return updated
  }

  @MainActor func colors(on button: UIButton) -> Colors {
    let state = button.state
    let design = button.traitCollection.design
    let sizes = design.buttonSizes
    let tinted = sizes.tintedAlpha(button.traitCollection)
    let isDestructive = button.role == .destructive
    let tint: UIColor = isDestructive ? .systemRed : button.tintColor
    let base = baseBackgroundColor ?? tint
    let foreground = baseForegroundColor
    let isSelected = state.contains(.selected) && automaticallyUpdateForSelection
    var colors: Colors
    switch look {
    case .plain, .borderless:
      colors = Colors(foreground: foreground ?? tint, background: baseBackgroundColor ?? .clear)
      if isSelected, look == .plain { colors.background = base.withAlphaComponent(tinted) }
    case .gray, .bordered:
      colors = Colors(foreground: foreground ?? tint, background: baseBackgroundColor ?? sizes.grayBackground)
      if isSelected { colors = Colors(foreground: foreground ?? .white, background: base) }
    case .tinted, .borderedTinted:
      colors = Colors(foreground: foreground ?? base, background: base.withAlphaComponent(tinted))
      if isSelected { colors = Colors(foreground: foreground ?? .white, background: base) }
    case .filled, .borderedProminent, .prominentGlass:
      colors = Colors(foreground: foreground ?? .white, background: base)
    case .glass:
      colors = Colors(foreground: foreground ?? .label, background: base)
      if isSelected { colors.foreground = base }
    }
    if state.contains(.disabled) {
      colors.foreground = sizes.disabledForeground
      if look != .plain, look != .borderless { colors.background = sizes.disabledBackground }
    } else if state.contains(.highlighted) {
      let traits = button.traitCollection
      if let shade = sizes.pressedShade, look != .plain, look != .borderless {
        colors.background = colors.background.darker(shade, traits).scaled(1.6, traits)
        return colors
      }
      switch look {
      case .plain, .borderless, .glass, .prominentGlass:
        colors.foreground = colors.foreground.scaled(sizes.highlightedAlpha, traits)
      case .filled, .borderedProminent: colors.background = colors.background.scaled(sizes.highlightedAlpha, traits)
      default:
        colors.foreground = colors.foreground.scaled(sizes.highlightedAlpha, traits)
        colors.background = colors.background.scaled(1.6, traits)
      }
    }
    return colors
  }

  @MainActor func cornerRadius(on button: UIButton) -> CGFloat {
    let sizes = button.traitCollection.design.buttonSizes
    let metrics = UIFontMetrics(forTextStyle: .body)
    switch cornerStyle {
    case .fixed: return background.cornerRadius
    case .dynamic:
      let radius =
        background.cornerRadius > 0 ? background.cornerRadius : buttonSize == .large ? sizes.largeCornerRadius : sizes.cornerRadius
      return metrics.scaledValue(for: radius, compatibleWith: button.traitCollection)
    case .small: return sizes.smallCornerRadius
    case .medium: return sizes.cornerRadius
    case .large: return sizes.largeCornerRadius
    case .capsule: return button.bounds.height / 2
    }
  }

  /// Returns the title with its attributes; nil without a title.
  @MainActor func styledTitle(color: UIColor, size: UIDesign.ButtonSizes.Size, traits: UITraitCollection) -> NSAttributedString? {
    styled(titleLine, size.textStyle, color, traits)
  }

  @MainActor func styledSubtitle(color: UIColor, size: UIDesign.ButtonSizes.Size, traits: UITraitCollection) -> NSAttributedString? {
    styled(subtitleLine, size.subtitleStyle, color, traits)
  }

  @MainActor private func styled(
    _ line: Line, _ style: UIFont.TextStyle, _ color: UIColor, _ traits: UITraitCollection
  ) -> NSAttributedString? {
    guard let text = line.attributedString, !text.characters.isEmpty else { return nil }
    var base = AttributeContainer()
    var font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    if traits.design.buttons.boldsConfigurations { font = .boldSystemFont(ofSize: font.pointSize) }
    base[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
    base[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
    if let transformer = line.transformer { base = transformer(base) }
    return text.attributed(over: base)
  }
}

extension UIColor {
  /// Returns the color with its alpha multiplied.
  package func scaled(_ factor: CGFloat, _ traits: UITraitCollection) -> UIColor {
    let color = resolvedColor(with: traits)
    return color.withAlphaComponent(min(1, color.cgColor.alpha * factor))
  }
}
