import Foundation

/// A position in a line that a tab character moves to.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// An option of a tab stop.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `CharacterSet`: text before the first of these characters is aligned as with a right tab, the rest follows the tab position.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of text at the stop.
  public let alignment: NSTextAlignment
  /// The distance from the leading edge in points.
  public let location: CGFloat
  public let options: [OptionKey: Any]

  /// Creates a tab stop at a distance in points.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    location = loc
    self.options = options
    super.init()
  }

  /// Returns the characters that end the integer part of a number, for ``OptionKey/columnTerminators``.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? Locale(identifier: "en_US_POSIX")).decimalSeparator ?? ".")
  }

  final var columnTerminators: CharacterSet? { options[.columnTerminators] as? CharacterSet }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location && other.columnTerminators == columnTerminators
  }

  open override var hash: Int { location.hashValue }
}
