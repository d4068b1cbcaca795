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
/// The label of an e-mail address of iCloud.
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
/// The social network Twitter.
public let CNSocialProfileServiceTwitter = "Twitter"
/// The social network Facebook.
public let CNSocialProfileServiceFacebook = "Facebook"
/// The social network LinkedIn.
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
/// The social network Flickr.
public let CNSocialProfileServiceFlickr = "Flickr"
/// The social network MySpace.
public let CNSocialProfileServiceMySpace = "MySpace"
/// The social network SinaWeibo.
public let CNSocialProfileServiceSinaWeibo = "SinaWeibo"
/// The social network TencentWeibo.
public let CNSocialProfileServiceTencentWeibo = "TencentWeibo"
/// The social network Yelp.
public let CNSocialProfileServiceYelp = "Yelp"
/// The social network GameCenter.
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

/// The name of a related person.
open class CNContactRelation: NSObject {
  public let name: String
  /// Creates a relation to someone with a name.
  public init(name: String) { self.name = name }
}

/// A profile in a social network.
open class CNSocialProfile: NSObject {
  /// The address of the profile.
  public let urlString: String
  /// The name of the user there.
  public let username: String
  /// The identifier of the user there.
  public let userIdentifier: String
  /// The name of the network, such as `CNSocialProfileServiceFacebook`.
  public let service: String

  /// Creates a profile of a user in a network.
  public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
    self.urlString = urlString ?? ""
    self.username = username ?? ""
    self.userIdentifier = userIdentifier ?? ""
    self.service = service ?? ""
  }

  /// Returns the name of a network as people write it.
  open class func localizedString(forService service: String) -> String { service }
}

open class CNInstantMessageAddress: NSObject {
  /// The name of the user there.
  public let username: String
  public let service: String

  /// Creates the address of a user in a messaging service.
  public init(username: String, service: String) {
    self.username = username
    self.service = service
  }

  /// Returns the name of a service as people write it.
  open class func localizedString(forService service: String) -> String { service }
}

open class CNGroup: NSObject {
  public let identifier = UUID().uuidString
  open var name: String { text }
  fileprivate var text = ""
  public override init() {}
}

/// A group that can be changed.
open class CNMutableGroup: CNGroup {
  open override var name: String {
    get { text }
    set { text = newValue }
  }
}

public enum CNContactDisplayNameOrder: Int, Sendable {
  /// The order that the user has chosen.
  case userDefault = 0
  /// The given name precedes the family name.
  case givenNameFirst = 1
  /// The family name precedes the given name.
  case familyNameFirst = 2
}

/// The user's settings of the address book.
open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
  private static let standard = CNContactsUserDefaults()
  /// Returns the settings of the user, such as the order of names.
  open class func shared() -> CNContactsUserDefaults { standard }
  /// The order of contacts: by family name on Linux.
  open var sortOrder: CNContactSortOrder { .familyName }
  /// The country of phone numbers.
  open var countryCode: String { Locale.current.region?.identifier.lowercased() ?? "us" }
}

/// A part of a contact that the user chose.
open class CNContactProperty: NSObject {
  /// The contact to which the property belongs.
  public let contact: CNContact
  public let key: String
  /// The value that was chosen, such as a `CNPhoneNumber`.
  public let value: Any?
  /// The identifier of the value, where there are several.
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

/// A style of writing addresses.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
  /// An address on several lines, as on a letter.
  case mailingAddress = 0
}

/// Writes addresses: street, city with state and postal code, country, each on a line.
open class CNPostalAddressFormatter: Formatter {
  /// The form of the address; the only one is that of a mailing label.
  open var style = CNPostalAddressFormatterStyle.mailingAddress

  /// Returns an address as text.
  open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
    let region = [postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }.joined(separator: " ")
    let place = [postalAddress.city, region].filter { !$0.isEmpty }.joined(separator: " ")
    return [postalAddress.street, place, postalAddress.country].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Returns an address as text.
  open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }
}
