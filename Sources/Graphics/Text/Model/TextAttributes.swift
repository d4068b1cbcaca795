/// The attributes of a run of text: font, color, paragraph style and, rarely, details.
package struct TextAttributes: Hashable, Sendable {
  package var font: Font
  package var color: TextColor
  package var paragraph: ParagraphStyle
  /// Nil for plain text, the most common case.
  package var details: TextDetails?

  package init(font: Font, color: TextColor = .black, paragraph: ParagraphStyle = .default, details: TextDetails? = nil) {
    self.font = font
    self.color = color
    self.paragraph = paragraph
    self.details = details
  }
}
