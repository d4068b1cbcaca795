import Foundation

/// The user's settings for all programs of the system that shows the display; nil for those that the system does not report.
package struct SystemAppearance: Equatable, Sendable {
  package var isDark: Bool?
  /// The size of text in relation to the system's default.
  package var textScale: CGFloat?

  package init(isDark: Bool? = nil, textScale: CGFloat? = nil) {
    self.isDark = isDark
    self.textScale = textScale
  }
}
