/// The rarer attributes of a run: spacing, lines, shadow, background, attachment.
package final class TextDetails: Sendable {
  /// A line under or through text.
  package struct Line: Hashable, Sendable {
    package enum Pattern: Int, Sendable { case solid, dot, dash, dashDot, dashDotDot }

    package var isThick: Bool
    package var isDouble: Bool
    package var pattern: Pattern
    package var skipsSpaces: Bool
    /// Nil takes the color of the text.
    package var color: TextColor?

    package init(
      isThick: Bool = false, isDouble: Bool = false, pattern: Pattern = .solid, skipsSpaces: Bool = false, color: TextColor? = nil
    ) {
      self.isThick = isThick
      self.isDouble = isDouble
      self.pattern = pattern
      self.skipsSpaces = skipsSpaces
      self.color = color
    }
  }

  package struct Shadow: Hashable, Sendable {
    package var offsetX: Double
    /// The vertical offset of the shadow in points; positive numbers are downward.
    package var offsetY: Double
    package var blurRadius: Double
    package var color: TextColor

    package init(offsetX: Double, offsetY: Double, blurRadius: Double, color: TextColor) {
      self.offsetX = offsetX
      self.offsetY = offsetY
      self.blurRadius = blurRadius
      self.color = color
    }
  }

  /// Points after each character; zero also disables the font's own kerning.
  package let kern: Double?
  /// Points after each character, in addition to the font's kerning.
  package let tracking: Double
  package let ligatures: Bool
  /// The distance of the text from its baseline in points; positive numbers are upward.
  package let baselineOffset: Double
  package let underline: Line?
  package let strike: Line?
  package let background: TextColor?
  package let shadow: Shadow?
  /// In percent of the font size; above zero only the outline is drawn, below zero outline and fill.
  package let strokeWidth: Double
  package let strokeColor: TextColor?
  package let obliqueness: Double
  package let attachment: TextAttachment?

  package init(
    kern: Double? = nil, tracking: Double = 0, ligatures: Bool = true, baselineOffset: Double = 0, underline: Line? = nil,
    strike: Line? = nil, background: TextColor? = nil, shadow: Shadow? = nil, strokeWidth: Double = 0, strokeColor: TextColor? = nil,
    obliqueness: Double = 0, attachment: TextAttachment? = nil
  ) {
    self.kern = kern
    self.tracking = tracking
    self.ligatures = ligatures
    self.baselineOffset = baselineOffset
    self.underline = underline
    self.strike = strike
    self.background = background
    self.shadow = shadow
    self.strokeWidth = strokeWidth
    self.strokeColor = strokeColor
    self.obliqueness = obliqueness
    self.attachment = attachment
  }
}

extension TextDetails: Hashable {
  package static func == (left: TextDetails, right: TextDetails) -> Bool {
    left === right
      || left.kern == right.kern && left.tracking == right.tracking && left.ligatures == right.ligatures
        && left.baselineOffset == right.baselineOffset && left.underline == right.underline && left.strike == right.strike
        && left.background == right.background && left.shadow == right.shadow && left.strokeWidth == right.strokeWidth
        && left.strokeColor == right.strokeColor && left.obliqueness == right.obliqueness && left.attachment === right.attachment
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(kern)
    hasher.combine(baselineOffset)
    hasher.combine(underline)
    hasher.combine(background)
  }
}
