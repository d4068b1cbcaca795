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
  /// Postal addresses. Only numbers and links are found on Linux; the other types are kept.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates of events.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of shipments.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Words that the system suggests to look up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Amounts of money.
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// Quantities with a unit.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  /// All supported types, including future ones.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
