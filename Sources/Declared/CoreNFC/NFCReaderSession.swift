@_exported import Foundation

/// An error of reading tags.
public struct NFCReaderError: Error, CustomNSError, Equatable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// The device cannot read tags.
    case readerErrorUnsupportedFeature = 1
    /// The app may not read tags.
    case readerErrorSecurityViolation = 2
    case readerSessionInvalidationErrorUserCanceled = 200
    /// The session timed out.
    case readerSessionInvalidationErrorSessionTimeout = 201
    /// The session has ended, such as after a minute.
    case readerSessionInvalidationErrorSessionTerminatedUnexpectedly = 202
    /// Another session is using the reader.
    case readerSessionInvalidationErrorSystemIsBusy = 203
    case readerSessionInvalidationErrorFirstNDEFTagRead = 204
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "NFCError" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "Tags can't be read on Linux."] }
}
/// The kind of a payload's type.
public enum NFCTypeNameFormat: UInt8, Sendable {
  /// The record has neither a type nor a payload.
  case empty = 0
  /// A type of NFC.
  case nfcWellKnown = 1
  /// The type is a media type, as in MIME.
  case media = 2
  /// The type is an absolute URI.
  case absoluteURI = 3
  /// A type of others.
  case nfcExternal = 4
  /// The type of the payload is not known.
  case unknown = 5
  /// The same as before.
  case unchanged = 6
}
/// A part of a message.
open class NFCNDEFPayload: NSObject {
  /// The kind of the record's type, such as a well-known type or a media type.
  open var typeNameFormat: NFCTypeNameFormat
  /// The type of the payload, as the format of the type name defines it.
  open var type: Data
  /// The identifier of the record; empty for none.
  open var identifier: Data
  /// The bytes of the record.
  open var payload: Data
  /// Creates a record; the format says how the type is to be read.
  public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
    (typeNameFormat, self.type, self.identifier, self.payload) = (format, type, identifier, payload)
    super.init()
  }
}
/// A message of a tag.
open class NFCNDEFMessage: NSObject {
  /// The records of the message, in order.
  open var records: [NFCNDEFPayload]
  /// Creates a message of records.
  public init(records: [NFCNDEFPayload]) {
    self.records = records
    super.init()
  }
}
/// Receives messages of tags. `readerSessionDidBecomeActive` is optional.
public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
  /// Called when the session ended.
  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
  /// Called when messages were read.
  func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
  /// Called when the session began.
  func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}
extension NFCNDEFReaderSessionDelegate {
  public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}
/// Reads tags. There is no reader: a session fails with `readerErrorUnsupportedFeature` when it begins.
open class NFCNDEFReaderSession: NSObject {
  /// Whether the device can read tags; always `false` on Linux.
  open class var readingAvailable: Bool { false }
  private weak var delegate: (any NFCNDEFReaderSessionDelegate)?
  private let queue: DispatchQueue
  /// The text for the user.
  open var alertMessage = ""
  /// Whether the session can begin; always `false` on Linux.
  open var isReady: Bool { false }
  /// Creates a session, which calls its delegate on a queue. On Linux it fails when it begins.
  public init(delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool) {
    (self.delegate, self.queue) = (delegate, queue ?? .main)
    super.init()
  }
  /// On Linux the completion handler is called later with the error `NFCReaderError.readerErrorUnsupportedFeature`.
  open func begin() {
    nonisolated(unsafe) let session = self
    queue.async { session.delegate?.readerSession(session, didInvalidateWithError: NFCReaderError(.readerErrorUnsupportedFeature)) }
  }
  /// Ends the session.
  open func invalidate() { delegate = nil }
}
