extension NSParagraphStyle {
  /// Wishes about where lines break.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No word stands alone on the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean text breaks between words only.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// What the system's own texts use.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
