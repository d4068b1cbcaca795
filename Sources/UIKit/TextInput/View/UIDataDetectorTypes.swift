/// The types of data that a text view which is not editable detects and shows as links.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Phone numbers, as `tel:` links.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// URLs and e-mail addresses.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// All supported types, including future ones.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
