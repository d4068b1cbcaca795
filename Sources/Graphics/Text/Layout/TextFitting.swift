import Foundation

/// Finds the largest size at which text fits, down to a limit.
package enum TextFitting {
  /// Returns the layout at the full size if it fits, else at the largest of the tried sizes down to `minimumScale`, where remaining text is
  /// truncated. A scale of 0, or of 1 and more, does not shrink the text.
  package static func layout(
    _ text: AttributedText, _ options: TextLayout.Options, minimumScale: Double, direction: WritingDirection = .leftToRight
  ) -> (layout: TextLayout, scale: Double) {
    let prepared = PreparedText(text, defaultDirection: direction)
    return layout(prepared, full: TextLayout(prepared, options), minimumScale: minimumScale)
  }

  /// Returns the same for an existing layout at full size.
  package static func layout(_ prepared: PreparedText, full: TextLayout, minimumScale: Double) -> (layout: TextLayout, scale: Double) {
    let text = prepared.text
    let options = full.options
    let direction = prepared.defaultDirection
    guard minimumScale > 0, minimumScale < 1, !fits(full) else { return (full, 1) }
    let smallest = TextLayout(scaled(text, by: minimumScale), options, direction: direction)
    guard fits(smallest) else { return (smallest, minimumScale) }
    var best = (layout: smallest, scale: minimumScale)
    var tooLarge = 1.0
    // Eight bisections come within 1/256 of the range, less than a tenth of a point in a label.
    for _ in 0..<8 {
      let middle = (best.scale + tooLarge) / 2
      let candidate = TextLayout(scaled(text, by: middle), options, direction: direction)
      if fits(candidate) { best = (candidate, middle) } else { tooLarge = middle }
    }
    return best
  }

  private static func fits(_ layout: TextLayout) -> Bool {
    !layout.isTruncated && layout.size.width <= layout.options.width + TextPiece.tolerance
      && layout.size.height <= layout.options.height + TextPiece.tolerance && !breaksWord(layout)
  }

  /// Returns whether a word is broken between its letters, which does not count as fitting if a smaller size would keep it whole.
  private static func breaksWord(_ layout: TextLayout) -> Bool {
    guard layout.options.width.isFinite else { return false }
    for line in layout.lines where !line.isHardEnd && line.end > line.start && line.end < layout.text.count {
      let before = layout.text.utf16[line.end - 1]
      let after = layout.text.utf16[line.end]
      if isASCIILetter(before), isASCIILetter(after) { return true }
    }
    return false
  }

  private static func isASCIILetter(_ unit: UInt16) -> Bool { (0x41...0x5a).contains(unit) || (0x61...0x7a).contains(unit) }

  package static func scaled(_ text: AttributedText, by scale: Double) -> AttributedText {
    AttributedText(
      utf16: text.utf16,
      runs: text.runs.map {
        var attributes = $0.attributes
        attributes.font = attributes.font.withSize(attributes.font.size * scale)
        return AttributedText.Run(end: $0.end, attributes: attributes)
      })
  }
}
