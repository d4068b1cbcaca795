import Foundation
import QuartzCore
internal import Text

/// Shows text that is not edited, in one line or several.
///
/// A label has no bitmap: its layer keeps the laid out lines and draws them. Only a subclass that overrides `drawText(in:)` or `draw(_:)`
/// is drawn into one. What is shown and what is measured comes from the same layouts, which are made again only when the text, its looks or
/// the room for it change.
@preconcurrency @MainActor open class UILabel: UIView {
  final var style = LabelStyle()
  final var content = LabelContent()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareLabel()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareLabel()
    if let coder = coder.interface(for: self, "label") { takeLabelAttributes(coder) }
  }

  open override class var layerClass: AnyClass { LabelLayer.self }

  // MARK: Accessibility

  override var isAccessibilityElementByDefault: Bool { true }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(isInSectionHeader ? [.staticText, .header] : .staticText) }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: Text

  /// The text without its attributes. Setting it gives all of it the label's font, colour and alignment.
  open var text: String? {
    get { style.plainText ?? style.attributedText?.string }
    set { setText(newValue) }
  }
  /// The text with attributes; what they leave open the label's own properties say.
  open var attributedText: NSAttributedString? {
    get { style.attributedText ?? attributedPlainText }
    set { setAttributedText(newValue) }
  }
  /// The system font at 17 points unless set.
  open var font: UIFont! {
    get { currentFont }
    set { setFont(newValue) }
  }
  /// The color of the text; `.label` by default. Setting it replaces the colors of an attributed text.
  open var textColor: UIColor! {
    get { style.textColor ?? .label }
    set { setTextColor(newValue) }
  }
  /// Natural is the direction of the interface.
  open var textAlignment: NSTextAlignment {
    get { style.alignment }
    set { change(\.alignment, newValue) }
  }
  /// How text that does not fit is wrapped or truncated; `.byTruncatingTail` by default.
  open var lineBreakMode: NSLineBreakMode {
    get { style.lineBreakMode }
    set { change(\.lineBreakMode, newValue) }
  }
  /// The greatest number of lines; 0 sets no limit.
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
  /// The colour of the text while the label is highlighted; nil is no other.
  open var highlightedTextColor: UIColor? {
    get { style.highlightedTextColor }
    set { changeLook(\.highlightedTextColor, newValue) }
  }
  /// The color of the text's shadow; `nil`, the default, draws none.
  open var shadowColor: UIColor? {
    get { style.shadowColor }
    set { changeLook(\.shadowColor, newValue) }
  }
  /// To the right and down.
  open var shadowOffset: CGSize {
    get { style.shadowOffset }
    set { changeLook(\.shadowOffset, newValue) }
  }

  // MARK: Fitting

  /// Whether the font shrinks until the text fits, down to ``minimumScaleFactor``.
  open var adjustsFontSizeToFitWidth: Bool {
    get { style.adjustsFontSize }
    set { change(\.adjustsFontSize, newValue) }
  }
  /// The smallest share of the font size that shrinking may reach, from 0.0 to 1.0; 0.0 by default.
  open var minimumScaleFactor: CGFloat {
    get { style.minimumScaleFactor }
    set { change(\.minimumScaleFactor, newValue) }
  }
  /// Where shrunk text is in a label of one line.
  open var baselineAdjustment: UIBaselineAdjustment {
    get { style.baselineAdjustment }
    set { changeLook(\.baselineAdjustment, newValue) }
  }
  /// Whether the whole text shows in a tool tip while the mouse rests on a text that is truncated; `false` by default.
  open var showsExpansionTextWhenTruncated = false {
    didSet { if showsExpansionTextWhenTruncated != oldValue { updateExpansion() } }
  }
  /// Whether letters move a little together before the text is truncated.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { style.tightens }
    set { change(\.tightens, newValue) }
  }
  /// The width the intrinsic size wraps at; 0 for none, or for the width constraints give the label.
  open var preferredMaxLayoutWidth: CGFloat {
    get { style.preferredMaxLayoutWidth }
    set { change(\.preferredMaxLayoutWidth, newValue) }
  }
  /// How lines of some scripts are broken.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { style.lineBreakStrategy }
    set { change(\.lineBreakStrategy, newValue) }
  }
  /// Whether a font that follows the user's text size goes on doing so while the label shows.
  open var adjustsFontForContentSizeCategory: Bool {
    get { style.adjustsForContentSize }
    set { change(\.adjustsForContentSize, newValue) }
  }

  // MARK: Measuring and drawing, for subclasses

  /// Where the text lies in `bounds`, with at most so many lines, 0 for no limit. Override it to make room around the text.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    measuredRect(in: bounds, lines: numberOfLines)
  }

  /// Draws the text in the middle of `rect`'s height. Override it to draw elsewhere; it cannot be called outside of drawing.
  open func drawText(in rect: CGRect) { drawLines(in: rect) }

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }
  open override var intrinsicContentSize: CGSize { naturalSize }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsChanged(from: previousTraitCollection)
  }

}
