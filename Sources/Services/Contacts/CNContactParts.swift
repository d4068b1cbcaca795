import Foundation

public let CNContactPreviousFamilyNameKey = "previousFamilyName"
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
public let CNContactPhoneticMiddleNameKey = "phoneticMiddleName"
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
public let CNContactPhoneticOrganizationNameKey = "phoneticOrganizationName"
public let CNContactDatesKey = "dates"
public let CNContactNonGregorianBirthdayKey = "nonGregorianBirthday"
public let CNContactSocialProfilesKey = "socialProfiles"
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"
public let CNContactRelationsKey = "contactRelations"
public let CNLabelSchool = "_$!<School>!$_"
public let CNLabelEmailiCloud = "iCloud"
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFax>!$_"
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFax>!$_"
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFax>!$_"
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
public let CNLabelContactRelationFather = "_$!<Father>!$_"
public let CNLabelContactRelationParent = "_$!<Parent>!$_"
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
public let CNLabelContactRelationChild = "_$!<Child>!$_"
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
public let CNLabelContactRelationPartner = "_$!<Partner>!$_"
public let CNLabelContactRelationAssistant = "_$!<Assistant>!$_"
public let CNLabelContactRelationManager = "_$!<Manager>!$_"
public let CNLabelContactRelationSon = "_$!<Son>!$_"
public let CNLabelContactRelationDaughter = "_$!<Daughter>!$_"
public let CNSocialProfileServiceTwitter = "Twitter"
public let CNSocialProfileServiceFacebook = "Facebook"
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
public let CNSocialProfileServiceFlickr = "Flickr"
public let CNSocialProfileServiceMySpace = "MySpace"
public let CNSocialProfileServiceSinaWeibo = "SinaWeibo"
public let CNSocialProfileServiceTencentWeibo = "TencentWeibo"
public let CNSocialProfileServiceYelp = "Yelp"
public let CNSocialProfileServiceGameCenter = "GameCenter"
public let CNInstantMessageServiceSkype = "Skype"
public let CNInstantMessageServiceAIM = "AIM"
public let CNInstantMessageServiceMSN = "MSN"
public let CNInstantMessageServiceYahoo = "Yahoo"
public let CNInstantMessageServiceICQ = "ICQ"
public let CNInstantMessageServiceGoogleTalk = "GoogleTalk"
public let CNInstantMessageServiceFacebook = "Facebook"
public let CNInstantMessageServiceJabber = "Jabber"
public let CNInstantMessageServiceQQ = "QQ"
public let CNInstantMessageServiceGaduGadu = "GaduGadu"

open class CNContactRelation: NSObject {
  public let name: String
  public init(name: String) { self.name = name }
}

open class CNSocialProfile: NSObject {
  public let urlString: String
  public let username: String
  public let userIdentifier: String
  /// The name of the network, such as `CNSocialProfileServiceFacebook`.
  public let service: String

  public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
    self.urlString = urlString ?? ""
    self.username = username ?? ""
    self.userIdentifier = userIdentifier ?? ""
    self.service = service ?? ""
  }

  /// Returns the localized name of a network: the name itself.
  open class func localizedString(forService service: String) -> String { service }
}

open class CNInstantMessageAddress: NSObject {
  public let username: String
  public let service: String

  public init(username: String, service: String) {
    self.username = username
    self.service = service
  }

  /// Returns the localized name of a service: the name itself.
  open class func localizedString(forService service: String) -> String { service }
}

open class CNGroup: NSObject {
  public let identifier = UUID().uuidString
  open var name: String { text }
  fileprivate var text = ""
  public override init() {}
}

open class CNMutableGroup: CNGroup {
  open override var name: String {
    get { text }
    set { text = newValue }
  }
}

public enum CNContactDisplayNameOrder: Int, Sendable {
  case userDefault = 0
  case givenNameFirst = 1
  case familyNameFirst = 2
}

open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
  private static let standard = CNContactsUserDefaults()
  open class func shared() -> CNContactsUserDefaults { standard }
  /// The sort order of contacts: by family name on Linux.
  open var sortOrder: CNContactSortOrder { .familyName }
  /// The country code for phone numbers: that of the current locale.
  open var countryCode: String { Locale.current.region?.identifier.lowercased() ?? "us" }
}

open class CNContactProperty: NSObject {
  public let contact: CNContact
  public let key: String
  public let value: Any?
  /// The identifier of the value, for properties with several values.
  public let identifier: String?
  public let label: String?

  package init(contact: CNContact, key: String, value: Any?, identifier: String?, label: String?) {
    self.contact = contact
    self.key = key
    self.value = value
    self.identifier = identifier
    self.label = label
  }
}

public enum CNPostalAddressFormatterStyle: Int, Sendable {
  /// An address on several lines, as on a letter.
  case mailingAddress = 0
}

/// Formats addresses: the street, the city with state and postal code, and the country, each on a line.
open class CNPostalAddressFormatter: Formatter {
  open var style = CNPostalAddressFormatterStyle.mailingAddress

  open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
    let region = [postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }.joined(separator: " ")
    let place = [postalAddress.city, region].filter { !$0.isEmpty }.joined(separator: " ")
    return [postalAddress.street, place, postalAddress.country].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }
}
