@_exported import Foundation

/// Names a part of a contact, or is one: texts are keys.
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

/// A value with what it is for, such as an address at work.
open class CNLabeledValue<ValueType: NSObject>: NSObject {
  public let identifier = UUID().uuidString
  public let label: String?
  public let value: ValueType

  public init(label: String?, value: ValueType) {
    self.label = label
    self.value = value
  }

  /// A label as a person reads it.
  open class func localizedString(forLabel label: String) -> String {
    label.hasPrefix("_$!<") && label.hasSuffix(">!$_") ? label.dropFirst(4).dropLast(4).lowercased() : label
  }
}

open class CNPhoneNumber: NSObject {
  public let stringValue: String
  public init(stringValue string: String) { stringValue = string }
}

open class CNPostalAddress: NSObject {
  open fileprivate(set) var street = ""
  open fileprivate(set) var city = ""
  open fileprivate(set) var state = ""
  open fileprivate(set) var postalCode = ""
  open fileprivate(set) var country = ""
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
}

/// A person or an organisation.
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
  }

  var fields = Fields()
  public override init() {}

  open var identifier: String { fields.identifier }
  open var contactType: CNContactType { fields.contactType }
  open var namePrefix: String { text(CNContactNamePrefixKey) }
  open var givenName: String { text(CNContactGivenNameKey) }
  open var middleName: String { text(CNContactMiddleNameKey) }
  open var familyName: String { text(CNContactFamilyNameKey) }
  open var nameSuffix: String { text(CNContactNameSuffixKey) }
  open var nickname: String { text(CNContactNicknameKey) }
  open var organizationName: String { text(CNContactOrganizationNameKey) }
  open var departmentName: String { text(CNContactDepartmentNameKey) }
  open var jobTitle: String { text(CNContactJobTitleKey) }
  open var note: String { text(CNContactNoteKey) }
  open var birthday: DateComponents? { fields.birthday }
  open var imageData: Data? { fields.imageData }
  open var thumbnailImageData: Data? { fields.imageData }
  open var imageDataAvailable: Bool { fields.imageData != nil }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { fields.phoneNumbers }
  open var emailAddresses: [CNLabeledValue<NSString>] { fields.emailAddresses }
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { fields.postalAddresses }
  open var urlAddresses: [CNLabeledValue<NSString>] { fields.urlAddresses }

  private func text(_ key: String) -> String { fields.texts[key] ?? "" }

  open func isKeyAvailable(_ key: String) -> Bool { true }
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
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

  open class func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate { object, _ in
      guard let contact = object as? CNContact else { return false }
      return CNContactFormatter.string(from: contact, style: .fullName)?.localizedCaseInsensitiveContains(name) ?? false
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

  private func set(_ key: String, _ value: String) { fields.texts[key] = value }
}

public enum CNContactFormatterStyle: Int, Sendable {
  case fullName = 0
  case phoneticFullName = 1
}

/// Writes names as people of the current language do.
open class CNContactFormatter: Formatter {
  open var style = CNContactFormatterStyle.fullName

  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
    CombinedKeys(keys: [CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey])
  }

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
