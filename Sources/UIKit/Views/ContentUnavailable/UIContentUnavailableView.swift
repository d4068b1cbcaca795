import CoreGraphics

/// Shows a content unavailable configuration: image, texts and buttons one below the other, centered.
@preconcurrency @MainActor public final class UIContentUnavailableView: UIView, UIContentView {
  public var configuration: any UIContentConfiguration {
    didSet { show() }
  }
  /// The view that scrolls content that does not fit.
  public let scrollView: UIScrollView? = UIScrollView()
  private let stack = UIStackView()
  private let imageView = UIImageView()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let title = UILabel()
  private let text = UILabel()
  private let button = UIButton(type: .system)
  private let secondButton = UIButton(type: .system)
  private let ground = BackgroundConfigurationView(configuration: .clear())
  private var edges: [NSLayoutConstraint] = []

  /// Creates a view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.alignment = .center
    addSubview(ground)
    if let scrollView {
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.alwaysBounceVertical = false
      addSubview(scrollView)
      scrollView.addSubview(stack)
    }
    for view in [imageView, spinner, title, text, button, secondButton] as [UIView] { stack.addArrangedSubview(view) }
    for label in [title, text] {
      label.textAlignment = .center
      label.adjustsFontForContentSizeCategory = true
    }
    title.accessibilityTraits = .header
    show()
  }

  public required init?(coder: NSCoder) { nil }

  private var shown: UIContentUnavailableConfiguration {
    configuration as? UIContentUnavailableConfiguration ?? .empty()
  }

  private func show() {
    let shown = shown
    ground.configuration = shown.background
    imageView.image = shown.image.map { image in
      shown.imageProperties.preferredSymbolConfiguration.flatMap { image.applyingSymbolConfiguration($0) } ?? image
    }
    imageView.tintColor = shown.imageProperties.tintColor
    imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
    imageView.clipsToBounds = shown.imageProperties.cornerRadius > 0
    imageView.isHidden = shown.image == nil || shown.isLoading
    spinner.isHidden = !shown.isLoading
    if shown.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
    set(title, shown.text, shown.attributedText, shown.textProperties)
    set(text, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
    set(button, shown.button, shown.buttonProperties)
    set(secondButton, shown.secondaryButton, shown.secondaryButtonProperties)
    stack.setCustomSpacing(shown.imageToTextPadding, after: imageView)
    stack.setCustomSpacing(shown.imageToTextPadding, after: spinner)
    stack.setCustomSpacing(text.isHidden ? shown.textToButtonPadding : shown.textToSecondaryTextPadding, after: title)
    stack.setCustomSpacing(shown.textToButtonPadding, after: text)
    stack.setCustomSpacing(shown.buttonToSecondaryButtonPadding, after: button)
    setNeedsLayout()
  }

  private func set(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?, _ properties: UIContentUnavailableConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.isHidden = text == nil && attributed == nil
  }

  private func set(
    _ button: UIButton, _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    button.configuration = configuration
    button.removeAction(identifiedBy: Self.actionIdentifier, for: .primaryActionTriggered)
    if let action = properties.primaryAction {
      let perform = UIAction(identifier: Self.actionIdentifier) { [weak button] _ in action.performWithSender(button, target: nil) }
      button.addAction(perform, for: .primaryActionTriggered)
    }
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    button.isEnabled = properties.isEnabled
    button.role = properties.role
    button.isHidden = configuration.title == nil && configuration.attributedTitle == nil && configuration.image == nil
  }

  private static let actionIdentifier = UIAction.Identifier("UIContentUnavailableView.action")

  public override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    let shown = shown
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let own = shown.directionalLayoutMargins
    var margins = UIEdgeInsets(
      top: own.top, left: isRightToLeft ? own.trailing : own.leading, bottom: own.bottom,
      right: isRightToLeft ? own.leading : own.trailing)
    let safe = safeAreaInsets
    if let outer = superview?.layoutMargins {
      // The margins of the superview include its safe area.
      if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
        margins.left = max(margins.left, outer.left - safe.left)
        margins.right = max(margins.right, outer.right - safe.right)
      }
      if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
        margins.top = max(margins.top, outer.top - safe.top)
        margins.bottom = max(margins.bottom, outer.bottom - safe.bottom)
      }
    }
    let area = bounds.inset(by: safe).inset(by: margins)
    scrollView?.frame = bounds
    let limits = shown.imageProperties.maximumSize
    if let image = imageView.image, limits.width > 0 || limits.height > 0 {
      NSLayoutConstraint.deactivate(edges)
      let scale = min(
        limits.width > 0 ? limits.width / image.size.width : 1, limits.height > 0 ? limits.height / image.size.height : 1, 1)
      edges = [
        imageView.widthAnchor.constraint(equalToConstant: image.size.width * scale),
        imageView.heightAnchor.constraint(equalToConstant: image.size.height * scale),
      ]
      NSLayoutConstraint.activate(edges)
    }
    let width = max(0, area.width)
    let size = stack.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    let y = shown.alignment == .center ? max(area.minY, area.midY - size.height / 2) : area.minY
    stack.frame = CGRect(x: area.minX, y: y, width: width, height: size.height).integral
    scrollView?.contentSize = CGSize(width: bounds.width, height: max(bounds.height, stack.frame.maxY + margins.bottom + safe.bottom))
    scrollView?.isScrollEnabled = stack.frame.maxY > area.maxY
  }
}
