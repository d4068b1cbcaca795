import Foundation
import UIKitObjects

public enum INCallDestinationType: Int, Sendable {
  case unknown
  case normal
  case emergency
  case voicemail
  case redial
  case callBack
}

public enum INCallAudioRoute: Int, Sendable {
  case unknown
  case speakerphoneAudioRoute
  case bluetoothAudioRoute
}

public enum INCallCapability: Int, Sendable {
  case unknown
  case audioCall
  case videoCall
}

/// A call that the user makes or gets, which apps donate.
open class INStartCallIntent: INIntent {
  public let audioRoute: INCallAudioRoute
  public let destinationType: INCallDestinationType
  public let contacts: [INPerson]?
  public let callCapability: INCallCapability

  public init(
    audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?, callCapability: INCallCapability
  ) {
    (self.audioRoute, self.destinationType) = (audioRoute, destinationType)
    (self.contacts, self.callCapability) = (contacts, callCapability)
  }
}

/// A call with sound alone.
open class INStartAudioCallIntent: INIntent {
  public let destinationType: INCallDestinationType
  public let contacts: [INPerson]?
  public init(destinationType: INCallDestinationType = .unknown, contacts: [INPerson]?) {
    (self.destinationType, self.contacts) = (destinationType, contacts)
  }
}

open class INStartVideoCallIntent: INIntent {
  public let contacts: [INPerson]?
  public init(contacts: [INPerson]?) { self.contacts = contacts }
}
