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
    // Setting a property again, even to the same value, would override that of ranges of an attributed text.
    func isNew<Value: Equatable>(_ current: Value?, _ look: KeyPath<TextLook, Value>) -> Bool {
      guard let old else { return true }
      return current == old[keyPath: look] && old[keyPath: look] != self[keyPath: look]
    }
    if isNew(style.font, \.font) { label.font = font }
    if isNew(style.textColor, \.color) { label.textColor = color }
    if isNew(style.highlightedTextColor, \.highlightedColor) { label.highlightedTextColor = highlightedColor }
    if isNew(style.shadowColor, \.shadowColor) { label.shadowColor = shadowColor }
    if isNew(style.shadowOffset, \.shadowOffset) { label.shadowOffset = shadowOffset }
    if isNew(style.alignment, \.alignment) { label.textAlignment = alignment }
    if isNew(style.numberOfLines, \.numberOfLines) { label.numberOfLines = numberOfLines }
    label.change(\.wrapsSingleLine, wrapsSingleLine)
  }
}
