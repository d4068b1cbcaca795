import Foundation

/// The properties of a label.
package struct LabelStyle {
  /// At most one of these two is set.
  var plainText: String?
  var attributedText: NSAttributedString?
  package var font: UIFont?
  package var textColor: UIColor?
  package var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  package var numberOfLines = 1
  /// Whether a text of one line may wrap, as standard texts do at accessibility sizes.
  package var wrapsSingleLine = false
  var isEnabled = true
  var isHighlighted = false
  package var highlightedTextColor: UIColor?
  package var shadowColor: UIColor?
  package var shadowOffset = CGSize(width: 0, height: -1)
  var adjustsFontSize = false
  var minimumScaleFactor: CGFloat = 0
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  var tightens = false
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  var preferredMaxLayoutWidth: CGFloat = 0
  var adjustsForContentSize = false

  /// The maximum number of lines of the layout; 0 for no limit.
  package var maximumLines: Int { wrapsSingleLine && numberOfLines == 1 ? 0 : numberOfLines }

  static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  /// The opacity of the text of a disabled label.
  static let disabledAlpha = 0.5
  /// The minimum scale of a label that shrinks its font and sets no minimum.
  static let defaultMinimumScale: CGFloat = 0.5
}
