import Foundation

/// Shows a ``UIListContentConfiguration``, in a cell or anywhere else.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private let imageView = UIImageView()
  private let textLabel = UILabel()
  private let secondaryTextLabel = UILabel()

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for part in [imageView, textLabel, secondaryTextLabel] as [UIView] { addSubview(part) }
    preservesSuperviewLayoutMargins = true
    show()
  }

  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    for part in [imageView, textLabel, secondaryTextLabel] as [UIView] { addSubview(part) }
    show()
  }

  // Layout guides of the parts, which views added by the app can be constrained to. Nil while the part is not shown.
  private let guides = (text: UILayoutGuide(), secondaryText: UILayoutGuide(), image: UILayoutGuide())
  private var guideConstraints: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
  /// The rectangle of the main text; `nil` without one.
  open var textLayoutGuide: UILayoutGuide? { shown.text == nil && shown.attributedText == nil ? nil : guide(guides.text, of: textLabel) }
  /// The frame of the primary text; nil if there is none.
  package final var primaryTextFrame: CGRect? {
    shown.text == nil && shown.attributedText == nil ? nil : directedLayout(width: bounds.width, height: bounds.height).text
  }
  /// The width of the image and its distance before the text; 0 without an image.
  package final var imageReach: CGFloat { layout(width: bounds.width, height: bounds.height).text.minX - margins.left }
  /// The rectangle of the secondary text; `nil` without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    shown.secondaryText == nil && shown.secondaryAttributedText == nil ? nil : guide(guides.secondaryText, of: secondaryTextLabel)
  }
  /// The rectangle of the image; `nil` without one.
  open var imageLayoutGuide: UILayoutGuide? { shown.image == nil ? nil : guide(guides.image, of: imageView) }

  private func guide(_ guide: UILayoutGuide, of part: UIView) -> UILayoutGuide {
    if guide.owningView == nil { addLayoutGuide(guide) }
    place(guide, at: part.frame)
    return guide
  }

  /// The parts have frames and no constraints, so the guide gets constant constraints that follow them.
  private func place(_ guide: UILayoutGuide, at frame: CGRect) {
    guard let known = guideConstraints[ObjectIdentifier(guide)] else {
      let made = [
        guide.leftAnchor.constraint(equalTo: leftAnchor, constant: frame.minX),
        guide.topAnchor.constraint(equalTo: topAnchor, constant: frame.minY),
        guide.widthAnchor.constraint(equalToConstant: frame.width), guide.heightAnchor.constraint(equalToConstant: frame.height),
      ]
      NSLayoutConstraint.activate(made)
      guideConstraints[ObjectIdentifier(guide)] = made
      return
    }
    for (constraint, value) in zip(known, [frame.minX, frame.minY, frame.width, frame.height]) where constraint.constant != value {
      constraint.constant = value
    }
  }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let configuration = newValue as? UIListContentConfiguration, configuration != shown else { return }
      shown = configuration
      show()
    }
  }

  open func supports(_ configuration: any UIContentConfiguration) -> Bool { configuration is UIListContentConfiguration }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = directedLayout(width: bounds.width, height: bounds.height)
    imageView.frame = layout.image
    textLabel.frame = layout.text
    secondaryTextLabel.frame = layout.secondaryText
    for (guide, part) in [(guides.text, textLabel), (guides.secondaryText, secondaryTextLabel), (guides.image, imageView)]
      as [(UILayoutGuide, UIView)]
    where guideConstraints[ObjectIdentifier(guide)] != nil { place(guide, at: part.frame) }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : CGFloat.greatestFiniteMagnitude
    return CGSize(width: size.width, height: layout(width: width, height: nil).height.rounded(.up))
  }

  /// Returns the size of the parts, which have frames and no constraints.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isWide = targetSize.width > 0 && horizontalFittingPriority > .fittingSizeLevel
    let width = isWide ? targetSize.width : naturalWidth
    let isHigh = targetSize.height > 0 && verticalFittingPriority > .fittingSizeLevel
    return CGSize(width: width, height: isHigh ? targetSize.height : layout(width: width, height: nil).height.rounded(.up))
  }

  /// The width in which each text has one line.
  private var naturalWidth: CGFloat {
    let limit = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let wide = layout(width: 10_000, height: nil)
    let texts = [(textLabel, wide.text), (secondaryTextLabel, wide.secondaryText)].filter { !$0.0.isHidden }
    let ends = texts.map { label, frame in frame.minX + label.sizeThatFits(limit).width } + [wide.image.maxX]
    return ((ends.max() ?? 0) + margins.right).rounded(.up)
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    imageView.tintColor = shown.imageProperties.resolvedTintColor(for: tintColor)
    showStroke()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if shown.image != nil, traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory {
      imageView.image = sizedImage
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
      showStroke()
    }
  }

  /// The line around the image. A layer's color follows no traits by itself.
  private func showStroke() {
    let image = shown.imageProperties
    imageView.layer.borderWidth = image.strokeWidth
    let color = image.strokeWidth > 0 ? image.resolvedStrokeColor(for: tintColor) : nil
    imageView.layer.borderColor = color?.resolvedColor(with: traitCollection).cgColor
  }
}

extension UIListContentView {
  private func show() {
    imageView.image = sizedImage
    imageView.isHidden = shown.image == nil
    imageView.contentMode = .scaleAspectFit
    imageView.tintColor = shown.imageProperties.resolvedTintColor(for: tintColor)
    imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
    imageView.clipsToBounds = shown.imageProperties.cornerRadius > 0
    let keepsColors = shown.imageProperties.accessibilityIgnoresInvertColors
    if imageView.accessibilityIgnoresInvertColors != keepsColors { imageView.accessibilityIgnoresInvertColors = keepsColors }
    showStroke()
    show(shown.text, shown.attributedText, shown.textProperties, in: textLabel)
    show(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: secondaryTextLabel)
    alpha = shown.alpha
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// The size of body text, which symbols follow.
  private var bodySize: CGFloat { UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize }

  /// The image: a symbol in the preferred size, in its own, or in that of body text.
  private var sizedImage: UIImage? {
    guard let image = shown.image else { return nil }
    if let preferred = shown.imageProperties.preferredSymbolConfiguration { return image.applyingSymbolConfiguration(preferred) ?? image }
    guard image.isSymbolImage, image.symbolConfiguration?.request.pointSize == nil else { return image }
    return image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: bodySize)) ?? image
  }

  private func show(
    _ text: String?, _ attributedText: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.lineBreakStrategy = properties.lineBreakStrategy
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.showsExpansionTextWhenTruncated = properties.showsExpansionTextWhenTruncated
    switch properties.alignment {
    case .natural: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
    if let attributedText { label.attributedText = attributedText } else { label.text = text.map(properties.transformed) }
    label.isHidden = (text ?? attributedText?.string) == nil
  }

  /// The margins of the configuration, combined with the superview's along the axes on which these are preserved.
  private var margins: UIEdgeInsets {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let own = shown.directionalLayoutMargins
    var margins = UIEdgeInsets(top: own.top, left: own.leading, bottom: own.bottom, right: own.trailing)
    let inherited = layoutMargins
    if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      margins.left = max(margins.left, isRightToLeft ? inherited.right : inherited.left)
      margins.right = max(margins.right, isRightToLeft ? inherited.left : inherited.right)
    }
    if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      margins.top = max(margins.top, inherited.top)
      margins.bottom = max(margins.bottom, inherited.bottom)
    }
    return margins
  }

  private func layout(width: CGFloat, height: CGFloat?) -> ListContentLayout {
    let imageSize = imageView.isHidden ? nil : imageView.image.map { shown.imageProperties.displaySize(of: $0.size) }
    let isSymbol = imageView.image?.isSymbolImage ?? false
    let growth = bodySize / 17
    let imageRoom = imageSize.map { shown.imageProperties.reservedSize(for: $0, isSymbol: isSymbol, growth: growth) }
    func measure(_ label: UILabel) -> ((CGFloat) -> CGSize)? {
      guard !label.isHidden else { return nil }
      return { label.sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude)) }
    }
    return ListContentLayout(
      width: width, height: height,
      parts: ListContentLayout.Parts(
        margins: margins, imageSize: imageSize, imageRoom: imageRoom ?? .zero,
        imagePadding: shown.imageToTextPadding, measureText: measure(textLabel), measureSecondaryText: measure(secondaryTextLabel),
        isSideBySide: shown.prefersSideBySideTextAndSecondaryText, horizontalGap: shown.textToSecondaryTextHorizontalPadding,
        verticalGap: shown.textToSecondaryTextVerticalPadding))
  }

  final func directedLayout(width: CGFloat, height: CGFloat) -> ListContentLayout {
    let layout = layout(width: width, height: height)
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? layout.mirrored(in: width) : layout
  }
}
