extension NSParagraphStyle {
  /// Strategies for line breaks.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The last line contains no single word.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean text breaks between words only.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The strategy of the system's own texts.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
