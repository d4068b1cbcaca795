import Foundation

/// The key of ``CNContact/previousFamilyName``.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
/// The key of ``CNContact/phoneticGivenName``.
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
/// The key of ``CNContact/phoneticMiddleName``.
public let CNContactPhoneticMiddleNameKey = "phoneticMiddleName"
/// The key of ``CNContact/phoneticFamilyName``.
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
/// The key of ``CNContact/phoneticOrganizationName``.
public let CNContactPhoneticOrganizationNameKey = "phoneticOrganizationName"
/// The key of ``CNContact/dates``.
public let CNContactDatesKey = "dates"
/// The key of ``CNContact/nonGregorianBirthday``.
public let CNContactNonGregorianBirthdayKey = "nonGregorianBirthday"
/// The key of ``CNContact/socialProfiles``.
public let CNContactSocialProfilesKey = "socialProfiles"
/// The key of ``CNContact/instantMessageAddresses``.
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"
/// The key of ``CNContact/contactRelations``.
public let CNContactRelationsKey = "contactRelations"
/// The label for school.
public let CNLabelSchool = "_$!<School>!$_"
/// The label of an e-mail address of iCloud.
public let CNLabelEmailiCloud = "iCloud"
/// The label of a home page.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
/// The label of an anniversary.
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
/// The label for a number of the kind “HomeFax”.
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFax>!$_"
/// The label for a number of the kind “WorkFax”.
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFax>!$_"
/// The label for a number of the kind “OtherFax”.
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFax>!$_"
/// The label for a number of the kind “Pager”.
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
/// The label for the relation “mother”.
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
/// The label for the relation “father”.
public let CNLabelContactRelationFather = "_$!<Father>!$_"
/// The label for the relation “parent”.
public let CNLabelContactRelationParent = "_$!<Parent>!$_"
/// The label for the relation “brother”.
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
/// The label for the relation “sister”.
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
/// The label for the relation “child”.
public let CNLabelContactRelationChild = "_$!<Child>!$_"
/// The label for the relation “friend”.
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
/// The label for the relation “spouse”.
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
/// The label for the relation “partner”.
public let CNLabelContactRelationPartner = "_$!<Partner>!$_"
/// The label for the relation “assistant”.
public let CNLabelContactRelationAssistant = "_$!<Assistant>!$_"
/// The label for the relation “manager”.
public let CNLabelContactRelationManager = "_$!<Manager>!$_"
/// The label for the relation “son”.
public let CNLabelContactRelationSon = "_$!<Son>!$_"
/// The label for the relation “daughter”.
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
/// Instant messages of Skype.
public let CNInstantMessageServiceSkype = "Skype"
/// Instant messages of AIM.
public let CNInstantMessageServiceAIM = "AIM"
/// Instant messages of MSN.
public let CNInstantMessageServiceMSN = "MSN"
/// Instant messages of Yahoo.
public let CNInstantMessageServiceYahoo = "Yahoo"
/// Instant messages of ICQ.
public let CNInstantMessageServiceICQ = "ICQ"
/// Instant messages of GoogleTalk.
public let CNInstantMessageServiceGoogleTalk = "GoogleTalk"
/// Instant messages of Facebook.
public let CNInstantMessageServiceFacebook = "Facebook"
/// Instant messages of Jabber.
public let CNInstantMessageServiceJabber = "Jabber"
/// Instant messages of QQ.
public let CNInstantMessageServiceQQ = "QQ"
/// Instant messages of GaduGadu.
public let CNInstantMessageServiceGaduGadu = "GaduGadu"

/// The name of a related person.
open class CNContactRelation: NSObject {
  /// The name of the contact relation.
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

/// An address for instant messages.
open class CNInstantMessageAddress: NSObject {
  /// The name of the user there.
  public let username: String
  /// The service of the instant message address.
  public let service: String

  /// Creates the address of a user in a messaging service.
  public init(username: String, service: String) {
    self.username = username
    self.service = service
  }

  /// Returns the name of a service as people write it.
  open class func localizedString(forService service: String) -> String { service }
}

/// A group of contacts.
open class CNGroup: NSObject {
  /// The identifier of the group.
  public let identifier = UUID().uuidString
  /// The name of the group.
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

/// The order of the parts of a name.
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
  /// The key of the part.
  public let key: String
  /// The value that was chosen, such as a `CNPhoneNumber`.
  public let value: Any?
  /// The identifier of the value, where there are several.
  public let identifier: String?
  /// The label of the value.
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
