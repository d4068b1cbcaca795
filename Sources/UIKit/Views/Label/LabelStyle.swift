import Foundation

/// The properties of a label.
struct LabelStyle {
  /// One of these two at most is there.
  var plainText: String?
  var attributedText: NSAttributedString?
  var font: UIFont?
  var textColor: UIColor?
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var numberOfLines = 1
  var isEnabled = true
  var isHighlighted = false
  var highlightedTextColor: UIColor?
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  var adjustsFontSize = false
  var minimumScaleFactor: CGFloat = 0
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  var tightens = false
  var preferredMaxLayoutWidth: CGFloat = 0
  var adjustsForContentSize = false

  static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  /// How strong the text of a disabled label is.
  static let disabledAlpha = 0.5
  /// What the font shrinks to when the label says to shrink it and does not say how far.
  static let defaultMinimumScale: CGFloat = 0.5
}
