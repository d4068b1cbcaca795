import CoreGraphics

/// The font and color that the design gives a text of a cell or header.
struct TextLook {
  var font: UIFont
  var color: UIColor
  var highlightedColor: UIColor?
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  var alignment = NSTextAlignment.natural
  var numberOfLines = 1
  var wrapsSingleLine = false

  /// Applies this look to a label instead of the previous look. Properties that the app has changed are kept.
  @MainActor func dress(_ label: UILabel, over old: TextLook?) {
    let style = label.style
    if old == nil || style.font == old?.font { label.font = font }
    if old == nil || style.textColor == old?.color { label.textColor = color }
    if old == nil || style.highlightedTextColor == old?.highlightedColor { label.highlightedTextColor = highlightedColor }
    if old == nil || style.shadowColor == old?.shadowColor { label.shadowColor = shadowColor }
    if old == nil || style.shadowOffset == old?.shadowOffset { label.shadowOffset = shadowOffset }
    if old == nil || style.alignment == old?.alignment { label.textAlignment = alignment }
    if old == nil || style.numberOfLines == old?.numberOfLines { label.numberOfLines = numberOfLines }
    label.change(\.wrapsSingleLine, wrapsSingleLine)
  }
}
