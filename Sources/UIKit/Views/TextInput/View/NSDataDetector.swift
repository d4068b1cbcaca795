import Foundation

/// Finds links and phone numbers in text, as text views do. Dates, addresses and transit information are not detected on Linux.
public final class NSDataDetector: NSObject, @unchecked Sendable {
  /// The types to detect, as a union of `NSTextCheckingResult.CheckingType`.
  public let checkingTypes: NSTextCheckingTypes
  private let types: UIDataDetectorTypes

  /// Creates a detector. Throws if no type is supported.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes != 0 else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: 2048, userInfo: [NSLocalizedDescriptionKey: "A data detector has to look for something."])
    }
    self.checkingTypes = checkingTypes
    var types: UIDataDetectorTypes = []
    if checkingTypes & (CheckingBits.link | CheckingBits.appleLink) != 0 { types.insert(.link) }
    if checkingTypes & CheckingBits.phoneNumber != 0 { types.insert(.phoneNumber) }
    self.types = types
  }

  /// Returns the matches in a range of a text, in order.
  public func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let text = string as NSString
    guard range.location != NSNotFound, NSMaxRange(range) <= text.length, range.length > 0 else { return [] }
    return DataDetector.findings(in: text.substring(with: range), types).map { finding in
      let place = NSRange(location: range.location + finding.range.lowerBound, length: finding.range.count)
      return DetectedText(place, finding.url, text.substring(with: place))
    }
  }

  /// Returns the first match in a range of a text.
  public func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// Returns the number of matches in a range of a text.
  public func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int {
    matches(in: string, options: options, range: range).count
  }

  /// Calls the block for each match, until it sets its last argument.
  public func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for match in matches(in: string, options: options, range: range) where !stop.boolValue { block(match, [], &stop) }
  }

  /// Translated code calls this method on every regular expression, of which a detector is one on iOS.
  public func _enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { enumerateMatches(in: string, options: options, range: range, using: block) }
}

/// A union of kinds of checking.
public typealias NSTextCheckingTypes = UInt64

/// The bits of `NSTextCheckingResult.CheckingType`, whose names Foundation marks as unused on Linux.
private enum CheckingBits {
  /// Foundation's bit for links on Linux.
  static let link: UInt64 = 1 << 6
  /// Apple's bit for links, which apps may have as a number. On Linux it is that of addresses, which are not detected.
  static let appleLink: UInt64 = 1 << 5
  static let phoneNumber: UInt64 = 1 << 11
}

/// A link or phone number in a text.
private final class DetectedText: NSTextCheckingResult {
  private let place: NSRange
  let address: URL
  let text: String

  init(_ place: NSRange, _ address: URL, _ text: String) {
    self.place = place
    self.address = address
    self.text = text
    super.init()
  }

  required init?(coder: NSCoder) { nil }
  var isPhoneNumber: Bool { address.scheme == "tel" }
  override var resultType: NSTextCheckingResult.CheckingType {
    NSTextCheckingResult.CheckingType(rawValue: isPhoneNumber ? CheckingBits.phoneNumber : CheckingBits.link)
  }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { place }
}

extension NSTextCheckingResult {
  /// Creates the result of finding a link in a range of a text.
  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult { DetectedText(range, url, url.absoluteString) }
  /// Creates the result of finding a phone number in a range of a text.
  public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
    let digits = phoneNumber.filter { $0.isNumber || $0 == "+" }
    return DetectedText(range, URL(string: "tel:\(digits)") ?? URL(fileURLWithPath: "/"), phoneNumber)
  }

  /// The address of a link that an ``NSDataDetector`` found.
  public var url: URL? { (self as? DetectedText).flatMap { $0.isPhoneNumber ? nil : $0.address } }
  /// The phone number that an ``NSDataDetector`` found.
  public var phoneNumber: String? { (self as? DetectedText).flatMap { $0.isPhoneNumber ? $0.text : nil } }
  /// The date of a match: nil on Linux, where dates are not detected.
  public var date: Date? { nil }
  /// The time zone of the date: nil on Linux.
  public var timeZone: TimeZone? { nil }
  /// The duration in seconds: 0 on Linux.
  public var duration: TimeInterval { 0 }
  /// The parts of an address: nil on Linux, where addresses are not detected.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
  /// The parts of other matches: nil on Linux.
  public var components: [NSTextCheckingKey: String]? { nil }
  /// The text that spelling or replacement suggests: nil on Linux.
  public var replacementString: String? { nil }
}

/// A part of an address that was found in text.
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The name of a person in an address.
  public static let name = NSTextCheckingKey(rawValue: "Name")
  /// The street of an address, with the number.
  public static let street = NSTextCheckingKey(rawValue: "Street")
  /// The city of an address.
  public static let city = NSTextCheckingKey(rawValue: "City")
  /// The state or province of an address.
  public static let state = NSTextCheckingKey(rawValue: "State")
  /// The postal code.
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  /// The country of an address.
  public static let country = NSTextCheckingKey(rawValue: "Country")
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
}
