import Foundation
import UIKitObjects

public enum INOutgoingMessageType: Int, Sendable {
  case unknown
  case outgoingMessageText
  case outgoingMessageAudio
}

open class INFile: NSObject {
  public let data: Data
  public let filename: String
  public let typeIdentifier: String?
  public let fileURL: URL?

  public init(data: Data, filename: String, typeIdentifier: String?) {
    (self.data, self.filename, self.typeIdentifier, fileURL) = (data, filename, typeIdentifier, nil)
  }
  /// Refers to a file, which is read now.
  public init(fileURL: URL, filename: String?, typeIdentifier: String?) {
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    (self.filename, self.typeIdentifier, self.fileURL) = (filename ?? fileURL.lastPathComponent, typeIdentifier, fileURL)
  }
}

open class INSendMessageAttachment: NSObject {
  public let audioMessageFile: INFile?
  public init(audioMessageFile: INFile) { self.audioMessageFile = audioMessageFile }
}

/// A message that the user sends or gets, which apps donate.
open class INSendMessageIntent: INIntent {
  public let recipients: [INPerson]?
  public let outgoingMessageType: INOutgoingMessageType
  public let content: String?
  public let speakableGroupName: INSpeakableString?
  public let conversationIdentifier: String?
  public let serviceName: String?
  public let sender: INPerson?
  public let attachments: [INSendMessageAttachment]?
  private var pictures: [AnyKeyPath: INImage] = [:]

  public init(
    recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType = .unknown, content: String?,
    speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?,
    attachments: [INSendMessageAttachment]? = nil
  ) {
    (self.recipients, self.outgoingMessageType, self.content) = (recipients, outgoingMessageType, content)
    (self.speakableGroupName, self.conversationIdentifier) = (speakableGroupName, conversationIdentifier)
    (self.serviceName, self.sender, self.attachments) = (serviceName, sender, attachments)
  }

  /// Sets the picture of a value, such as the group.
  open func setImage<Value>(_ image: INImage?, forParameterNamed parameter: KeyPath<INSendMessageIntent, Value>) {
    pictures[parameter] = image
  }
  /// Returns the picture of a value.
  open func image<Value>(forParameterNamed parameter: KeyPath<INSendMessageIntent, Value>) -> INImage? { pictures[parameter] }
  /// The picture of the group, or of the sender.
  open func keyImage() -> INImage? { pictures[\INSendMessageIntent.speakableGroupName] ?? sender?.image }
}

public enum INSendMessageIntentResponseCode: Int, Sendable {
  case unspecified
  case ready
  case inProgress
  case success
  case failure
  case failureRequiringAppLaunch
  case failureMessageServiceNotAvailable
}

open class INSendMessageIntentResponse: INIntentResponse {
  public let code: INSendMessageIntentResponseCode
  public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}
