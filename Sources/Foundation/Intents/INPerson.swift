import Foundation
import UIKitObjects

public enum INPersonHandleType: Int, Sendable {
  case unknown
  case emailAddress
  case phoneNumber
}

/// The kind of an address, as in the user's contacts.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let home = INPersonHandleLabel(rawValue: "_$!<Home>!$_")
  public static let work = INPersonHandleLabel(rawValue: "_$!<Work>!$_")
  public static let iPhone = INPersonHandleLabel(rawValue: "iPhone")
  public static let mobile = INPersonHandleLabel(rawValue: "_$!<Mobile>!$_")
  public static var main: INPersonHandleLabel { INPersonHandleLabel(rawValue: "_$!<Main>!$_") }
  public static let other = INPersonHandleLabel(rawValue: "_$!<Other>!$_")
}

/// An address of a person: of mail, a number of a telephone, or a name in a service.
open class INPersonHandle: NSObject {
  public let value: String?
  public let type: INPersonHandleType
  public let label: INPersonHandleLabel?

  public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel? = nil) {
    (self.value, self.type, self.label) = (value, type, label)
  }
}

public enum INPersonSuggestionType: Int, Sendable {
  case none
  case socialProfile
  case instantMessageAddress
}

/// A person that an intent is about.
open class INPerson: NSObject {
  open var personHandle: INPersonHandle?
  public let nameComponents: PersonNameComponents?
  /// The name that was given, or the one of the components, or the address.
  public let displayName: String
  public let image: INImage?
  public let contactIdentifier: String?
  public let customIdentifier: String?
  /// Whether it is the user.
  public let isMe: Bool
  public let suggestionType: INPersonSuggestionType
  open var aliases: [INPersonHandle]?

  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?,
    customIdentifier: String?, isMe: Bool = false, suggestionType: INPersonSuggestionType = .none
  ) {
    self.personHandle = personHandle
    self.nameComponents = nameComponents
    let name = nameComponents.map { PersonNameComponentsFormatter.localizedString(from: $0, style: .default) }
    self.displayName = displayName ?? name ?? personHandle.value ?? ""
    (self.image, self.contactIdentifier, self.customIdentifier) = (image, contactIdentifier, customIdentifier)
    (self.isMe, self.suggestionType) = (isMe, suggestionType)
  }

  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?,
    customIdentifier: String?, aliases: [INPersonHandle]?, suggestionType: INPersonSuggestionType
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
      contactIdentifier: contactIdentifier, customIdentifier: customIdentifier, suggestionType: suggestionType)
    self.aliases = aliases
  }
}

/// The picture of a person or a group.
open class INImage: NSObject {
  enum Source {
    case name(String), data(Data), url(URL)
  }
  let source: Source

  /// Refers to an image of the app's assets.
  public init(named name: String) { source = .name(name) }
  public init(imageData: Data) { source = .data(imageData) }
  public init?(url: URL) { source = .url(url) }
  public init?(url: URL, width: Double, height: Double) { source = .url(url) }
}

/// A text with the way in which it is spoken.
open class INSpeakableString: NSObject {
  public let spokenPhrase: String
  public let vocabularyIdentifier: String?
  public let pronunciationHint: String?

  public init(spokenPhrase: String) { (self.spokenPhrase, vocabularyIdentifier, pronunciationHint) = (spokenPhrase, nil, nil) }
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    (self.vocabularyIdentifier, self.spokenPhrase, self.pronunciationHint) = (vocabularyIdentifier, spokenPhrase, pronunciationHint)
  }
}
