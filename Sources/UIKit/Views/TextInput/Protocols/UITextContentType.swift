/// The semantic type of a text: a name, an address, a password.
///
/// Text that is not prose (addresses, passwords, codes, numbers) is not altered: no automatic capitals, no smart quotes and dashes, no full
/// stop for two spaces.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// A title before a name, such as "Dr.".
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A person's middle name.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A part after a name, such as "Jr.".
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// A person's nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A person's position at work.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of a company or organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place or an address.
  public static let location = UITextContentType(rawValue: "location")
  /// Street and number in one field.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of an address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of an address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// The city or town of a postal address.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The state or province of an address.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// City and state in one field.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// The country of an address.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The postal code of an address.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number with its prefixes.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An e-mail address, which the keyboard and suggestions are made for.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number on a credit card, in digits and spaces.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is being chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is valid once, as sent by message.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// A date, a time or a duration.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// A birthday.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// The day of a birthday.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// The month of a birthday.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// The year of a birthday.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-middle-name")
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// The month and year in which a credit card expires.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The month in which a credit card expires.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// The year in which a credit card expires.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// The identifier of a SIM card.
  public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
  /// The identifier of a device in the mobile network.
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")

  private static let verbatim: Set<UITextContentType> = [
    .postalCode, .telephoneNumber, .emailAddress, .URL, .creditCardNumber, .username, .password, .newPassword, .oneTimeCode,
    .shipmentTrackingNumber, .flightNumber, .dateTime, .birthdate, .birthdateDay, .birthdateMonth, .birthdateYear, .creditCardName,
    .creditCardGivenName, .creditCardMiddleName, .creditCardFamilyName, .creditCardSecurityCode, .creditCardExpiration,
    .creditCardExpirationMonth, .creditCardExpirationYear, .creditCardType, .cellularEID, .cellularIMEI,
  ]

  var isProse: Bool { !Self.verbatim.contains(self) }
}
