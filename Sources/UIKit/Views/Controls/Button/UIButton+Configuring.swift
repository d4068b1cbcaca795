import CoreGraphics

extension UIButton {
  /// Called after each change of state, to change the configuration.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { updateHandler }
    set {
      updateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  final func setConfiguration(_ new: Configuration?) {
    let old = ownConfiguration
    guard new != old || new?.hasTransformers ?? false else { return }
    ownConfiguration = new
    if new == nil {
      for view in [parts.subtitle, parts.activity, parts.indicator] as [UIView?] { view?.isHidden = true }
      contentsChanged()
    } else {
      if !parts.isUpdating { configurationChanged() } else { parts.needsConfigurationUpdate = true }
    }
    invalidateIntrinsicContentSize()
  }

  /// The configuration, with missing values taken from those set by state.
  final var shownConfiguration: Configuration? {
    guard var configuration = ownConfiguration else { return nil }
    if configuration.titleLine.isEmpty {
      if let attributed = currentAttributedTitle {
        configuration.title = attributed.string
      } else {
        configuration.title = contents.titles.resolved(state)
      }
    }
    if configuration.image == nil { configuration.image = contents.images.resolved(state) }
    if configuration.ownInsets == nil { configuration.ownInsets = traitCollection.design.buttonSizes[configuration.buttonSize].insets }
    return configuration
  }

  final func configurationChanged() {
    guard ownConfiguration != nil else { return }
    parts.needsConfigurationUpdate = true
    setNeedsLayout()
  }

  final func scheduleConfigurationUpdate() {
    guard !parts.isUpdating else { return }
    parts.needsConfigurationUpdate = true
    setNeedsLayout()
    if ownConfiguration == nil, let handler = configurationUpdateHandler, window != nil { handler(self) }
  }

  /// Calls the update handler and applies the configuration, if something has changed.
  final func prepareConfiguration() {
    guard parts.needsConfigurationUpdate, ownConfiguration != nil, !parts.isUpdating else { return }
    parts.needsConfigurationUpdate = false
    parts.isUpdating = true
    updateConfiguration()
    parts.isUpdating = false
    parts.needsConfigurationUpdate = false
    showConfiguration()
  }

  private func showConfiguration() {
    guard let shown = shownConfiguration else { return }
    let configuration = automaticallyUpdatesConfiguration ? shown.updated(for: self) : shown
    let traits = traitCollection
    let size = traits.design.buttonSizes[configuration.buttonSize]
    let color = configuration.baseForegroundColor ?? tintColor ?? .systemBlue
    show(configuration.styledTitle(color: color, size: size, traits: traits), on: \.title, configuration.titleLineBreakMode)
    show(
      configuration.styledSubtitle(color: color, size: size, traits: traits), on: \.subtitle, configuration.subtitleLineBreakMode)
    showImage(of: configuration, color: color, size: size)
    showIndicator(of: configuration, color: color)
    madeBackground.isHidden = false
    let isSolid =
      ownConfiguration?.look == .filled || ownConfiguration?.look == .borderedProminent
      || ownConfiguration?.look == .gray || ownConfiguration?.look == .bordered
    madeBackground.show(configuration.background, gloss: isSolid ? traits.design.buttons.configurationGloss : nil)
    if let role = parts.title, configuration.image == nil || configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
    {
      role.textAlignment = textAlignment(configuration)
    }
    parts.subtitle?.textAlignment = textAlignment(configuration)
  }

  private func textAlignment(_ configuration: Configuration) -> NSTextAlignment {
    switch configuration.titleAlignment {
    case .center: .center
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .automatic:
      configuration.subtitle == nil || configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
        ? .center : .natural
    }
  }

  private func show(_ text: NSAttributedString?, on part: KeyPath<ButtonParts, UILabel?>, _ mode: NSLineBreakMode) {
    guard text != nil || parts[keyPath: part] != nil else { return }
    let label = part == \ButtonParts.title ? madeTitleLabel : madeSubtitleLabel
    label.isHidden = text == nil
    label.alpha = 1
    label.lineBreakMode = mode
    label.numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
    if text == nil || !NSAttributedString.areSame(label.attributedText, text) { label.attributedText = text }
  }

  private func showImage(of configuration: Configuration, color: UIColor, size: UIDesign.ButtonSizes.Size) {
    let activityShows = configuration.showsActivityIndicator
    if activityShows || parts.activity != nil {
      let activity = madeActivity
      activity.color = configuration.activityIndicatorColorTransformer?(color) ?? color
      if activityShows, !activity.isAnimating { activity.startAnimating() }
      if !activityShows, activity.isAnimating { activity.stopAnimating() }
    }
    guard configuration.image != nil || parts.image != nil else { return }
    let view = madeImageView
    view.alpha = 1
    view.isHidden = configuration.image == nil || activityShows
    view.preferredSymbolConfiguration =
      configuration.preferredSymbolConfigurationForImage
      ?? UIImage.SymbolConfiguration(font: .preferredFont(forTextStyle: size.textStyle, compatibleWith: traitCollection))
    let image = configuration.image?.renderingMode == .automatic ? configuration.image?.asTemplateIfSymbol : configuration.image
    if let transition = configuration.symbolContentTransition, let image, let old = view.image, window != nil, !image.isEqual(old) {
      transition.show(image, in: view)
    } else {
      view.image = image
    }
    view.tintColor = configuration.imageColorTransformer?(color) ?? color
  }

  private func showIndicator(of configuration: Configuration, color: UIColor) {
    let shows = configuration.indicator == .popup || (configuration.indicator == .automatic && showsIndicatorByItself)
    guard shows || parts.indicator != nil else { return }
    let view = madeIndicator
    view.isHidden = !shows
    guard shows else { return }
    view.image = UIImage(
      systemName: "chevron.up.chevron.down", withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold))?
      .withRenderingMode(.alwaysTemplate)
    view.tintColor = configuration.indicatorColorTransformer?(color) ?? color
  }
}

extension UIImage {
  /// Symbols are drawn in the button's color; other images keep theirs.
  fileprivate var asTemplateIfSymbol: UIImage { isSymbolImage ? withRenderingMode(.alwaysTemplate) : self }
}
