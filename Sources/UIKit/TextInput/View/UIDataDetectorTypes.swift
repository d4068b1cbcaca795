/// What a text view that is read finds in its text by itself and makes links of.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Numbers to call: `tel:`.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of pages and mailboxes.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// All that is found here, and what will be.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
