import Foundation

/// The meaning of a piece of text within its paragraph: emphasis, code, a break. Labels and text views show it.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasized, shown in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strongly emphasized, shown in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code, shown in letters of one width.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// An end of a line in the source that is only a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// An end of a line that was asked for.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// HTML within a line, as it was written.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// HTML of its own lines, as it was written.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension InlinePresentationIntent {
  /// Reads the attributes of a text.
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

  /// The font that shows it.
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
