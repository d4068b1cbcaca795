import QuartzCore

/// Shows text that is not editable, in one or more lines.
///
/// A label has no bitmap: its layer holds the text layout and draws it. Only a subclass that overrides `drawText(in:)` or `draw(_:)` has
/// one. Drawing and measuring use the same layouts, which are recreated only if the text, its attributes or the size change.
@preconcurrency @MainActor open class UILabel: UIView {
  package final var style = LabelStyle()
  final var content = LabelContent()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareLabel()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareLabel()
    coder.takeInterface(of: self, as: UILabel.self)
  }

  open override class var appearanceProperties: [UIAppearanceProperty] {
    [
      UIAppearanceProperty(\UILabel.textColor),
      UIAppearanceProperty(\UILabel.font),
      UIAppearanceProperty(\UILabel.shadowColor),
      UIAppearanceProperty(\UILabel.highlightedTextColor),
    ]
  }

  open override class var layerClass: AnyClass { LabelLayer.self }

  // MARK: Accessibility

  @_spi(UIKitParts) open override var isAccessibilityElementByDefault: Bool { true }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(isInSectionHeader ? [.staticText, .header] : .staticText) }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: Text

  /// The text without attributes. Setting it applies the label's font, color and alignment to all of it.
  open var text: String? {
    get { style.plainText ?? style.attributedText?.string }
    set { setText(newValue) }
  }
  /// The text with attributes; missing ones come from the label's properties.
  open var attributedText: NSAttributedString? {
    get { style.attributedText ?? attributedPlainText }
    set { setAttributedText(newValue) }
  }
  /// The font; the system font at 17 points by default.
  open var font: UIFont! {
    get { currentFont }
    set { setFont(newValue) }
  }
  /// The color of the text; `.label` by default. Setting it replaces the colors of an attributed text.
  open var textColor: UIColor! {
    get { style.textColor ?? (isAppearanceProxy ? nil : .label) }
    set { setTextColor(newValue) }
  }
  /// The alignment; natural follows the direction of the interface.
  open var textAlignment: NSTextAlignment {
    get { style.alignment }
    set { change(\.alignment, newValue) }
  }
  /// The handling of text that does not fit; `.byTruncatingTail` by default.
  open var lineBreakMode: NSLineBreakMode {
    get { style.lineBreakMode }
    set { change(\.lineBreakMode, newValue) }
  }
  /// The maximum number of lines; 0 sets no limit.
  open var numberOfLines: Int {
    get { style.numberOfLines }
    set { change(\.numberOfLines, max(newValue, 0)) }
  }
  /// Whether the text is drawn in its normal color; `false` draws it dimmed.
  open var isEnabled: Bool {
    get { style.isEnabled }
    set { changeLook(\.isEnabled, newValue) }
  }
  /// Whether the text is drawn in `highlightedTextColor`; table cells set it on selection.
  open var isHighlighted: Bool {
    get { style.isHighlighted }
    set { changeLook(\.isHighlighted, newValue) }
  }
  /// The color of the text while the label is highlighted; nil uses the text color.
  open var highlightedTextColor: UIColor? {
    get { style.highlightedTextColor }
    set { changeLook(\.highlightedTextColor, newValue) }
  }
  /// The color of the text's shadow; `nil`, the default, draws none.
  open var shadowColor: UIColor? {
    get { style.shadowColor }
    set { changeLook(\.shadowColor, newValue) }
  }
  /// The offset of the shadow, to the right and down.
  open var shadowOffset: CGSize {
    get { style.shadowOffset }
    set { changeLook(\.shadowOffset, newValue) }
  }

  // MARK: Fitting

  /// Whether the font shrinks to fit, down to ``minimumScaleFactor``.
  open var adjustsFontSizeToFitWidth: Bool {
    get { style.adjustsFontSize }
    set { change(\.adjustsFontSize, newValue) }
  }
  /// The minimum scale of a shrinking font, from 0.0 to 1.0; 0.0 by default.
  open var minimumScaleFactor: CGFloat {
    get { style.minimumScaleFactor }
    set { change(\.minimumScaleFactor, newValue) }
  }
  /// The vertical alignment of shrunk text in a label of one line.
  open var baselineAdjustment: UIBaselineAdjustment {
    get { style.baselineAdjustment }
    set { changeLook(\.baselineAdjustment, newValue) }
  }
  /// Whether a truncated text is shown in a tool tip while the pointer rests on it; `false` by default.
  open var showsExpansionTextWhenTruncated = false {
    didSet { if showsExpansionTextWhenTruncated != oldValue { updateExpansion() } }
  }
  /// Whether the space between letters is reduced before the text is truncated.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { style.tightens }
    set { change(\.tightens, newValue) }
  }
  /// The width at which the intrinsic size wraps; 0 for none, or for the width from constraints.
  open var preferredMaxLayoutWidth: CGFloat {
    get { style.preferredMaxLayoutWidth }
    set { change(\.preferredMaxLayoutWidth, newValue) }
  }
  /// The strategies for line breaks.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { style.lineBreakStrategy }
    set { change(\.lineBreakStrategy, newValue) }
  }
  /// Whether a font that follows the user's text size is updated while the label is visible.
  open var adjustsFontForContentSizeCategory: Bool {
    get { style.adjustsForContentSize }
    set { change(\.adjustsForContentSize, newValue) }
  }

  // MARK: Measuring and drawing, for subclasses

  /// Returns the rectangle of the text in `bounds`, with a maximum number of lines, 0 for no limit. Override it to add padding.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    measuredRect(in: bounds, lines: numberOfLines)
  }

  /// Draws the text centered vertically in `rect`. Override it to draw elsewhere; it cannot be called outside of drawing.
  open func drawText(in rect: CGRect) { drawLines(in: rect) }

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }
  open override var intrinsicContentSize: CGSize { naturalSize }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsChanged(from: previousTraitCollection)
  }

}
