import Foundation

/// The meaning of a piece of text within its paragraph: emphasis, code, a break. Labels and text views display it.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasized, shown in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strongly emphasized, shown in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code, shown in a monospaced font.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Text with a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A line break in the source that is displayed as a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// An explicit line break.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// HTML within a line, unchanged.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// HTML in separate lines, unchanged.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension InlinePresentationIntent {
  init?(_ attributes: [NSAttributedString.Key: Any]) {
    guard let value = attributes[.inlinePresentationIntent] else { return nil }
    if let intent = value as? InlinePresentationIntent {
      self = intent
    } else if let number = value as? NSNumber {
      self.init(rawValue: number.uintValue)
    } else {
      return nil
    }
  }

  /// Returns the font that displays the intent.
  func font(from font: UIFont) -> UIFont {
    guard !isDisjoint(with: [.code, .emphasized, .stronglyEmphasized]) else { return font }
    var descriptor = font.fontDescriptor
    if contains(.code) { descriptor = UIFont.monospacedSystemFont(ofSize: font.pointSize, weight: .regular).fontDescriptor }
    var traits = descriptor.symbolicTraits
    if contains(.emphasized) { traits.insert(.traitItalic) }
    if contains(.stronglyEmphasized) { traits.insert(.traitBold) }
    return UIFont(descriptor: descriptor.withSymbolicTraits(traits) ?? descriptor, size: font.pointSize)
  }
}
