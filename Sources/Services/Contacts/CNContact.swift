@_exported import Foundation

/// The description of the properties to fetch. A string is the key of one property.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

struct CombinedKeys: CNKeyDescriptor {
  let keys: [String]
}

public let CNContactIdentifierKey = "identifier"
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactNameSuffixKey = "nameSuffix"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactDepartmentNameKey = "departmentName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactBirthdayKey = "birthday"
public let CNContactNoteKey = "note"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactTypeKey = "contactType"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
/// The label for anything else.
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNPostalAddressStreetKey = "street"
public let CNPostalAddressCityKey = "city"
public let CNPostalAddressStateKey = "state"
public let CNPostalAddressPostalCodeKey = "postalCode"
public let CNPostalAddressCountryKey = "country"

public enum CNContactType: Int, Sendable {
  case person = 0
  case organization = 1
}

/// A value with its label, such as an address at work.
open class CNLabeledValue<ValueType: NSObject>: NSObject {
  public let identifier = UUID().uuidString
  public let label: String?
  public let value: ValueType

  public init(label: String?, value: ValueType) {
    self.label = label
    self.value = value
  }

  /// Returns a label as a user reads it.
  open class func localizedString(forLabel label: String) -> String {
    label.hasPrefix("_$!<") && label.hasSuffix(">!$_") ? label.dropFirst(4).dropLast(4).lowercased() : label
  }
}

open class CNPhoneNumber: NSObject {
  /// The number as it was entered.
  public let stringValue: String
  /// Creates a phone number from text. Any text is accepted.
  public init(stringValue string: String) { stringValue = string }
}

open class CNPostalAddress: NSObject {
  open fileprivate(set) var street = ""
  open fileprivate(set) var city = ""
  open fileprivate(set) var state = ""
  open fileprivate(set) var postalCode = ""
  open fileprivate(set) var country = ""
  /// The ISO code of the country, with two letters.
  open fileprivate(set) var isoCountryCode = ""
  /// The district of the city.
  open fileprivate(set) var subLocality = ""
  /// The subdivision of the state, such as a county.
  open fileprivate(set) var subAdministrativeArea = ""
  public override init() {}
  /// Returns the localized name of a property: the key itself on Linux.
  open class func localizedString(forKey key: String) -> String { key }
}

open class CNMutablePostalAddress: CNPostalAddress {
  open override var street: String {
    get { super.street }
    set { super.street = newValue }
  }
  open override var city: String {
    get { super.city }
    set { super.city = newValue }
  }
  open override var state: String {
    get { super.state }
    set { super.state = newValue }
  }
  open override var postalCode: String {
    get { super.postalCode }
    set { super.postalCode = newValue }
  }
  open override var country: String {
    get { super.country }
    set { super.country = newValue }
  }
  open override var isoCountryCode: String {
    get { super.isoCountryCode }
    set { super.isoCountryCode = newValue }
  }
  open override var subLocality: String {
    get { super.subLocality }
    set { super.subLocality = newValue }
  }
  open override var subAdministrativeArea: String {
    get { super.subAdministrativeArea }
    set { super.subAdministrativeArea = newValue }
  }
}

open class CNContact: NSObject, NSCopying {
  struct Fields {
    var identifier = UUID().uuidString
    var contactType = CNContactType.person
    var texts: [String: String] = [:]
    var birthday: DateComponents?
    var imageData: Data?
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    var urlAddresses: [CNLabeledValue<NSString>] = []
    var dates: [CNLabeledValue<NSDateComponents>] = []
    var nonGregorianBirthday: DateComponents?
    var contactRelations: [CNLabeledValue<CNContactRelation>] = []
    var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
    var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
  }

  var fields = Fields()
  public override init() {}

  open var identifier: String { fields.identifier }
  /// Whether the contact is a person or an organization. The default is a person.
  open var contactType: CNContactType { fields.contactType }
  /// The name prefix, such as a title.
  open var namePrefix: String { text(CNContactNamePrefixKey) }
  /// The given name; empty if there is none.
  open var givenName: String { text(CNContactGivenNameKey) }
  open var middleName: String { text(CNContactMiddleNameKey) }
  /// The family name; empty if there is none.
  open var familyName: String { text(CNContactFamilyNameKey) }
  /// The name suffix, such as Junior.
  open var nameSuffix: String { text(CNContactNameSuffixKey) }
  open var nickname: String { text(CNContactNicknameKey) }
  open var organizationName: String { text(CNContactOrganizationNameKey) }
  open var departmentName: String { text(CNContactDepartmentNameKey) }
  open var jobTitle: String { text(CNContactJobTitleKey) }
  open var note: String { text(CNContactNoteKey) }
  open var birthday: DateComponents? { fields.birthday }
  /// The data of an image file, or nil.
  open var imageData: Data? { fields.imageData }
  /// The data of a thumbnail: the same as ``imageData`` on Linux.
  open var thumbnailImageData: Data? { fields.imageData }
  open var imageDataAvailable: Bool { fields.imageData != nil }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { fields.phoneNumbers }
  open var emailAddresses: [CNLabeledValue<NSString>] { fields.emailAddresses }
  /// The postal addresses with labels such as “work”.
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { fields.postalAddresses }
  open var urlAddresses: [CNLabeledValue<NSString>] { fields.urlAddresses }
  /// Dates other than the birthday, such as an anniversary, with labels.
  open var dates: [CNLabeledValue<NSDateComponents>] { fields.dates }
  open var nonGregorianBirthday: DateComponents? { fields.nonGregorianBirthday }
  open var contactRelations: [CNLabeledValue<CNContactRelation>] { fields.contactRelations }
  open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { fields.socialProfiles }
  open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] { fields.instantMessageAddresses }
  /// The family name before marriage.
  open var previousFamilyName: String { text(CNContactPreviousFamilyNameKey) }
  open var phoneticGivenName: String { text(CNContactPhoneticGivenNameKey) }
  open var phoneticMiddleName: String { text(CNContactPhoneticMiddleNameKey) }
  open var phoneticFamilyName: String { text(CNContactPhoneticFamilyNameKey) }
  open var phoneticOrganizationName: String { text(CNContactPhoneticOrganizationNameKey) }

  private func text(_ key: String) -> String { fields.texts[key] ?? "" }

  /// Returns whether the property of a key was fetched: always true on Linux.
  open func isKeyAvailable(_ key: String) -> Bool { true }
  /// Returns whether all properties of the keys were fetched: always true on Linux.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
  /// Returns the localized name of a property: the key itself on Linux.
  open class func localizedString(forKey key: String) -> String { key }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CNContact()
    copy.fields = fields
    return copy
  }

  open override func mutableCopy() -> Any {
    let copy = CNMutableContact()
    copy.fields = fields
    return copy
  }

  /// Returns a predicate for contacts whose full name contains a text, ignoring case.
  open class func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate { object, _ in
      guard let contact = object as? CNContact else { return false }
      return CNContactFormatter.string(from: contact, style: .fullName)?.localizedCaseInsensitiveContains(name) ?? false
    }
  }

  open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    NSPredicate { object, _ in
      (object as? CNContact)?.emailAddresses.contains { String(describing: $0.value).caseInsensitiveCompare(emailAddress) == .orderedSame }
        ?? false
    }
  }

  /// Returns a predicate for contacts with a phone number. Only digits are compared.
  open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    let digits = phoneNumber.stringValue.filter(\.isNumber)
    return NSPredicate { object, _ in
      (object as? CNContact)?.phoneNumbers.contains { $0.value.stringValue.filter(\.isNumber) == digits } ?? false
    }
  }

  /// Returns a predicate that matches no contact, because there are no groups on Linux.
  open class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate { NSPredicate(value: false) }
  /// Returns a predicate that matches no contact, because there are no containers on Linux.
  open class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate { NSPredicate(value: false) }
  open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { identifier == contactIdentifier }
  /// Returns a function that compares the names of two contacts.
  open class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
    { first, second in
      guard let first = first as? CNContact, let second = second as? CNContact else { return .orderedSame }
      let keys = sortOrder == .familyName ? [\CNContact.familyName, \.givenName] : [\CNContact.givenName, \.familyName]
      for key in keys {
        let order = first[keyPath: key].localizedStandardCompare(second[keyPath: key])
        if order != .orderedSame { return order }
      }
      return .orderedSame
    }
  }

  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate { object, _ in (object as? CNContact).map { identifiers.contains($0.identifier) } ?? false }
  }
}

open class CNMutableContact: CNContact {
  open override var contactType: CNContactType {
    get { fields.contactType }
    set { fields.contactType = newValue }
  }
  open override var namePrefix: String {
    get { super.namePrefix }
    set { set(CNContactNamePrefixKey, newValue) }
  }
  open override var givenName: String {
    get { super.givenName }
    set { set(CNContactGivenNameKey, newValue) }
  }
  open override var middleName: String {
    get { super.middleName }
    set { set(CNContactMiddleNameKey, newValue) }
  }
  open override var familyName: String {
    get { super.familyName }
    set { set(CNContactFamilyNameKey, newValue) }
  }
  open override var nameSuffix: String {
    get { super.nameSuffix }
    set { set(CNContactNameSuffixKey, newValue) }
  }
  open override var nickname: String {
    get { super.nickname }
    set { set(CNContactNicknameKey, newValue) }
  }
  open override var organizationName: String {
    get { super.organizationName }
    set { set(CNContactOrganizationNameKey, newValue) }
  }
  open override var departmentName: String {
    get { super.departmentName }
    set { set(CNContactDepartmentNameKey, newValue) }
  }
  open override var jobTitle: String {
    get { super.jobTitle }
    set { set(CNContactJobTitleKey, newValue) }
  }
  open override var note: String {
    get { super.note }
    set { set(CNContactNoteKey, newValue) }
  }
  open override var birthday: DateComponents? {
    get { fields.birthday }
    set { fields.birthday = newValue }
  }
  open override var imageData: Data? {
    get { fields.imageData }
    set { fields.imageData = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { fields.phoneNumbers }
    set { fields.phoneNumbers = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { fields.emailAddresses }
    set { fields.emailAddresses = newValue }
  }
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { fields.postalAddresses }
    set { fields.postalAddresses = newValue }
  }
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { fields.urlAddresses }
    set { fields.urlAddresses = newValue }
  }

  open override var dates: [CNLabeledValue<NSDateComponents>] {
    get { fields.dates }
    set { fields.dates = newValue }
  }
  open override var nonGregorianBirthday: DateComponents? {
    get { fields.nonGregorianBirthday }
    set { fields.nonGregorianBirthday = newValue }
  }
  open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
    get { fields.contactRelations }
    set { fields.contactRelations = newValue }
  }
  open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
    get { fields.socialProfiles }
    set { fields.socialProfiles = newValue }
  }
  open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    get { fields.instantMessageAddresses }
    set { fields.instantMessageAddresses = newValue }
  }
  open override var previousFamilyName: String {
    get { super.previousFamilyName }
    set { set(CNContactPreviousFamilyNameKey, newValue) }
  }
  open override var phoneticGivenName: String {
    get { super.phoneticGivenName }
    set { set(CNContactPhoneticGivenNameKey, newValue) }
  }
  open override var phoneticMiddleName: String {
    get { super.phoneticMiddleName }
    set { set(CNContactPhoneticMiddleNameKey, newValue) }
  }
  open override var phoneticFamilyName: String {
    get { super.phoneticFamilyName }
    set { set(CNContactPhoneticFamilyNameKey, newValue) }
  }
  open override var phoneticOrganizationName: String {
    get { super.phoneticOrganizationName }
    set { set(CNContactPhoneticOrganizationNameKey, newValue) }
  }

  private func set(_ key: String, _ value: String) { fields.texts[key] = value }
}

public enum CNContactFormatterStyle: Int, Sendable {
  /// The name with its prefix and suffix, in the order of the current language.
  case fullName = 0
  /// The pronunciation of the full name. On Linux it is the same as the full name.
  case phoneticFullName = 1
}

/// Formats names according to the current language.
open class CNContactFormatter: Formatter {
  /// The style that ``string(from:)`` uses. The default is the full name.
  open var style = CNContactFormatterStyle.fullName

  /// Returns the keys of the properties that a style uses.
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
    CombinedKeys(keys: [CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey])
  }

  /// Returns the order of the parts of a name: always given name first on Linux.
  open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder { .givenNameFirst }
  /// Returns the delimiter between the parts of a name: a space.
  open class func delimiter(for contact: CNContact) -> String { " " }
  /// Returns the formatted name of a contact, with the default attributes.
  open class func attributedString(
    from contact: CNContact, style: CNContactFormatterStyle, defaultAttributes: [AnyHashable: Any]? = nil
  ) -> NSAttributedString? {
    string(from: contact, style: style).map { text in
      var attributes: [NSAttributedString.Key: Any] = [:]
      for (key, value) in defaultAttributes ?? [:] { if let key = key as? NSAttributedString.Key { attributes[key] = value } }
      return NSAttributedString(string: text, attributes: attributes)
    }
  }

  /// Returns the name in the formatter's style as an attributed string. It has the default attributes.
  open func attributedString(from contact: CNContact, defaultAttributes: [NSAttributedString.Key: Any]? = nil) -> NSAttributedString? {
    string(from: contact).map { NSAttributedString(string: $0, attributes: defaultAttributes) }
  }

  /// Returns the name of a contact, or of its organization if it has no name; nil if it has neither.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    var parts = PersonNameComponents()
    func filled(_ text: String) -> String? { text.isEmpty ? nil : text }
    parts.namePrefix = filled(contact.namePrefix)
    parts.givenName = filled(contact.givenName)
    parts.middleName = filled(contact.middleName)
    parts.familyName = filled(contact.familyName)
    parts.nameSuffix = filled(contact.nameSuffix)
    let words = [parts.namePrefix, parts.givenName, parts.middleName, parts.familyName, parts.nameSuffix].compactMap { $0 }
    if words.isEmpty { return filled(contact.organizationName) }
    return words.joined(separator: " ")
  }

  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
}
