import Foundation

/// The treatment of text that is wider than its line.
package enum LineBreakMode: Int, Sendable {
  case wordWrapping, characterWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle

  package var truncates: Bool { self == .truncatingHead || self == .truncatingTail || self == .truncatingMiddle }
}

package enum TextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

package enum WritingDirection: Int, Sendable {
  /// Determined by the first strong character of the paragraph.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// A position that a tab character moves to.
package struct TextTab: Hashable, Sendable {
  package var location: Double
  package var alignment: TextAlignment
  /// If set, the column before the first of these characters is aligned to the tab.
  package var terminators: CharacterSet?

  package init(location: Double, alignment: TextAlignment = .left, terminators: CharacterSet? = nil) {
    self.location = location
    self.alignment = alignment
    self.terminators = terminators
  }
}

/// The layout of the lines of one paragraph.
package final class ParagraphStyle: Sendable {
  package let alignment: TextAlignment
  package let lineBreakMode: LineBreakMode
  package let direction: WritingDirection
  package let lineSpacing: Double
  package let paragraphSpacing: Double
  package let paragraphSpacingBefore: Double
  package let firstLineHeadIndent: Double
  package let headIndent: Double
  /// From the leading edge when positive, from the trailing one when zero or negative.
  package let tailIndent: Double
  package let minimumLineHeight: Double
  /// Zero for no limit.
  package let maximumLineHeight: Double
  package let lineHeightMultiple: Double
  package let tabs: [TextTab]
  package let defaultTabInterval: Double
  package let tightensForTruncation: Bool
  /// If a line filled by word wrapping is shorter than this fraction of its width, the next word is hyphenated.
  package let hyphenationFactor: Double
  /// The language whose rules hyphenate words; nil for the user's.
  package let language: String?

  package static let `default` = ParagraphStyle()

  package init(
    alignment: TextAlignment = .natural, lineBreakMode: LineBreakMode = .wordWrapping, direction: WritingDirection = .natural,
    lineSpacing: Double = 0, paragraphSpacing: Double = 0, paragraphSpacingBefore: Double = 0, firstLineHeadIndent: Double = 0,
    headIndent: Double = 0, tailIndent: Double = 0, minimumLineHeight: Double = 0, maximumLineHeight: Double = 0,
    lineHeightMultiple: Double = 0, tabs: [TextTab] = ParagraphStyle.defaultTabs, defaultTabInterval: Double = 0,
    tightensForTruncation: Bool = false, hyphenationFactor: Double = 0, language: String? = nil
  ) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.direction = direction
    self.lineSpacing = lineSpacing
    self.paragraphSpacing = paragraphSpacing
    self.paragraphSpacingBefore = paragraphSpacingBefore
    self.firstLineHeadIndent = firstLineHeadIndent
    self.headIndent = headIndent
    self.tailIndent = tailIndent
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
    self.lineHeightMultiple = lineHeightMultiple
    self.tabs = tabs
    self.defaultTabInterval = defaultTabInterval
    self.tightensForTruncation = tightensForTruncation
    self.hyphenationFactor = hyphenationFactor
    self.language = language
  }

  /// Returns the same style with another hyphenation factor.
  package func hyphenated(_ factor: Double) -> ParagraphStyle { hyphenated(min(max(factor, 0), 1), language) }

  /// Returns the same style with another language.
  package func inLanguage(_ language: String) -> ParagraphStyle { hyphenated(hyphenationFactor, language) }

  private func hyphenated(_ factor: Double, _ language: String?) -> ParagraphStyle {
    ParagraphStyle(
      alignment: alignment, lineBreakMode: lineBreakMode, direction: direction, lineSpacing: lineSpacing,
      paragraphSpacing: paragraphSpacing, paragraphSpacingBefore: paragraphSpacingBefore, firstLineHeadIndent: firstLineHeadIndent,
      headIndent: headIndent, tailIndent: tailIndent, minimumLineHeight: minimumLineHeight, maximumLineHeight: maximumLineHeight,
      lineHeightMultiple: lineHeightMultiple, tabs: tabs, defaultTabInterval: defaultTabInterval,
      tightensForTruncation: tightensForTruncation, hyphenationFactor: factor, language: language)
  }

  /// UIKit's twelve stops, 28 points apart.
  package static let defaultTabs = (1...12).map { TextTab(location: Double($0) * 28) }
}

extension ParagraphStyle: Hashable {
  package static func == (left: ParagraphStyle, right: ParagraphStyle) -> Bool {
    left === right
      || left.alignment == right.alignment && left.lineBreakMode == right.lineBreakMode && left.direction == right.direction
        && left.lineSpacing == right.lineSpacing && left.paragraphSpacing == right.paragraphSpacing
        && left.paragraphSpacingBefore == right.paragraphSpacingBefore && left.firstLineHeadIndent == right.firstLineHeadIndent
        && left.headIndent == right.headIndent && left.tailIndent == right.tailIndent
        && left.minimumLineHeight == right.minimumLineHeight && left.maximumLineHeight == right.maximumLineHeight
        && left.lineHeightMultiple == right.lineHeightMultiple && left.tabs == right.tabs
        && left.defaultTabInterval == right.defaultTabInterval && left.tightensForTruncation == right.tightensForTruncation
        && left.hyphenationFactor == right.hyphenationFactor && left.language == right.language
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(alignment)
    hasher.combine(lineBreakMode)
    hasher.combine(lineSpacing)
    hasher.combine(headIndent)
  }
}
