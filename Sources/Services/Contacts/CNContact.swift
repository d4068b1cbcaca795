@_exported import Foundation

/// A description of the parts of a contact to fetch. A string is the key of one part.
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

/// Whether a contact is a person or an organization.
public enum CNContactType: Int, Sendable {
  /// A human being, sorted and shown by name.
  case person = 0
  /// A company or another organization, shown by `organizationName`.
  case organization = 1
}

/// A value with its label, such as an address at work.
open class CNLabeledValue<ValueType: NSObject>: NSObject {
  /// The identifier of the value, which is different for each.
  public let identifier = UUID().uuidString
  /// The label, such as ``CNLabelHome``, or nil.
  public let label: String?
  /// The number, address or other value that the label describes.
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

/// A postal address that cannot be changed.
open class CNPostalAddress: NSObject {
  /// The street and the house number.
  open fileprivate(set) var street = ""
  /// The city or town of the address.
  open fileprivate(set) var city = ""
  /// The state or province.
  open fileprivate(set) var state = ""
  open fileprivate(set) var postalCode = ""
  /// The name of the country; its code is `isoCountryCode`.
  open fileprivate(set) var country = ""
  /// The country code of two letters.
  open fileprivate(set) var isoCountryCode = ""
  /// The part of the city.
  open fileprivate(set) var subLocality = ""
  /// The part of the state, such as a county.
  open fileprivate(set) var subAdministrativeArea = ""
  public override init() {}
  /// Returns the name of a part for people: the key itself on Linux.
  open class func localizedString(forKey key: String) -> String { key }
}

/// A postal address that can be changed.
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

/// A person or an organization.
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

  /// The identifier of the contact, which is different for each.
  open var identifier: String { fields.identifier }
  /// Whether the contact is a person or an organization. The default is a person.
  open var contactType: CNContactType { fields.contactType }
  /// The text before the name, such as a title.
  open var namePrefix: String { text(CNContactNamePrefixKey) }
  /// The first name; empty if there is none.
  open var givenName: String { text(CNContactGivenNameKey) }
  /// The middle name; empty if there is none.
  open var middleName: String { text(CNContactMiddleNameKey) }
  /// The last name; empty if there is none.
  open var familyName: String { text(CNContactFamilyNameKey) }
  /// The text after the name, such as Junior.
  open var nameSuffix: String { text(CNContactNameSuffixKey) }
  /// The nickname; empty if there is none.
  open var nickname: String { text(CNContactNicknameKey) }
  /// The name of the company or organization; empty if there is none.
  open var organizationName: String { text(CNContactOrganizationNameKey) }
  /// The department within the organization; empty if there is none.
  open var departmentName: String { text(CNContactDepartmentNameKey) }
  /// The position at work; empty if there is none.
  open var jobTitle: String { text(CNContactJobTitleKey) }
  /// Remarks about the contact; empty if there are none.
  open var note: String { text(CNContactNoteKey) }
  /// The birthday, or nil.
  open var birthday: DateComponents? { fields.birthday }
  /// The content of an image file of the contact, or nil.
  open var imageData: Data? { fields.imageData }
  /// The content of a small image file: the same as ``imageData`` on Linux.
  open var thumbnailImageData: Data? { fields.imageData }
  open var imageDataAvailable: Bool { fields.imageData != nil }
  /// The telephone numbers with labels such as “home”.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { fields.phoneNumbers }
  /// The e-mail addresses.
  open var emailAddresses: [CNLabeledValue<NSString>] { fields.emailAddresses }
  /// The addresses for mail with labels such as “work”.
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { fields.postalAddresses }
  /// The addresses of web pages.
  open var urlAddresses: [CNLabeledValue<NSString>] { fields.urlAddresses }
  /// Dates other than the birthday, such as an anniversary, with labels.
  open var dates: [CNLabeledValue<NSDateComponents>] { fields.dates }
  /// The birthday in another calendar, or nil.
  open var nonGregorianBirthday: DateComponents? { fields.nonGregorianBirthday }
  /// The relations to others.
  open var contactRelations: [CNLabeledValue<CNContactRelation>] { fields.contactRelations }
  /// The profiles in social networks.
  open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { fields.socialProfiles }
  open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] { fields.instantMessageAddresses }
  /// The family name before marriage.
  open var previousFamilyName: String { text(CNContactPreviousFamilyNameKey) }
  /// The pronunciation of the given name.
  open var phoneticGivenName: String { text(CNContactPhoneticGivenNameKey) }
  /// The pronunciation of the middle name.
  open var phoneticMiddleName: String { text(CNContactPhoneticMiddleNameKey) }
  /// The pronunciation of the family name.
  open var phoneticFamilyName: String { text(CNContactPhoneticFamilyNameKey) }
  /// The pronunciation of the organization's name.
  open var phoneticOrganizationName: String { text(CNContactPhoneticOrganizationNameKey) }

  private func text(_ key: String) -> String { fields.texts[key] ?? "" }

  /// Returns whether the property of a key was fetched: always true on Linux.
  open func isKeyAvailable(_ key: String) -> Bool { true }
  /// Returns whether all properties of the keys were fetched: always true on Linux.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
  /// Returns the name of a property for people: the key itself on Linux.
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

  /// Returns a predicate for contacts whose full name contains a text, in any case of letters.
  open class func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate { object, _ in
      guard let contact = object as? CNContact else { return false }
      return CNContactFormatter.string(from: contact, style: .fullName)?.localizedCaseInsensitiveContains(name) ?? false
    }
  }

  /// Returns a predicate for contacts with an e-mail address.
  open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    NSPredicate { object, _ in
      (object as? CNContact)?.emailAddresses.contains { String(describing: $0.value).caseInsensitiveCompare(emailAddress) == .orderedSame }
        ?? false
    }
  }

  /// Returns a predicate for contacts with a phone number, compared by its digits.
  open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    let digits = phoneNumber.stringValue.filter(\.isNumber)
    return NSPredicate { object, _ in
      (object as? CNContact)?.phoneNumbers.contains { $0.value.stringValue.filter(\.isNumber) == digits } ?? false
    }
  }

  /// Returns a predicate for the contacts of a group. There are no groups on Linux: it matches no contact.
  open class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate { NSPredicate(value: false) }
  /// Returns a predicate for the contacts of a container. There are none on Linux: it matches nothing.
  open class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate { NSPredicate(value: false) }
  open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { identifier == contactIdentifier }
  /// Compares the names of two contacts.
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

/// A contact that can be changed.
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

/// A style of writing names.
public enum CNContactFormatterStyle: Int, Sendable {
  /// The name with its prefix and suffix, in the order of the language.
  case fullName = 0
  /// The pronunciation of the full name. On Linux it is the same as the full name.
  case phoneticFullName = 1
}

/// Formats names as is usual in the current language.
open class CNContactFormatter: Formatter {
  /// The style that ``string(from:)`` uses. The default is the full name.
  open var style = CNContactFormatterStyle.fullName

  /// Returns the keys that formatting in a style needs.
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
    CombinedKeys(keys: [CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey])
  }

  /// Returns the order of the parts of a name: given name first on Linux.
  open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder { .givenNameFirst }
  /// Returns what is between the parts of a name: a space.
  open class func delimiter(for contact: CNContact) -> String { " " }
  /// Returns the name of a contact with attributes for all of it.
  open class func attributedString(
    from contact: CNContact, style: CNContactFormatterStyle, defaultAttributes: [AnyHashable: Any]? = nil
  ) -> NSAttributedString? {
    string(from: contact, style: style).map { text in
      var attributes: [NSAttributedString.Key: Any] = [:]
      for (key, value) in defaultAttributes ?? [:] { if let key = key as? NSAttributedString.Key { attributes[key] = value } }
      return NSAttributedString(string: text, attributes: attributes)
    }
  }

  /// Returns the name of a contact in the formatter's style, with attributes for all of it.
  open func attributedString(from contact: CNContact, defaultAttributes: [NSAttributedString.Key: Any]? = nil) -> NSAttributedString? {
    string(from: contact).map { NSAttributedString(string: $0, attributes: defaultAttributes) }
  }

  /// Returns the name of a contact, or of its organization if it has no name, or nil if it has neither.
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

  /// Returns the name of a contact in the formatter's style.
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
}
