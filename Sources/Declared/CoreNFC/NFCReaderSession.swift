@_exported import Foundation

public struct NFCReaderError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case readerErrorUnsupportedFeature = 1
    case readerErrorSecurityViolation = 2
    case readerSessionInvalidationErrorUserCanceled = 200
    case readerSessionInvalidationErrorSessionTimeout = 201
    case readerSessionInvalidationErrorSessionTerminatedUnexpectedly = 202
    case readerSessionInvalidationErrorSystemIsBusy = 203
    case readerSessionInvalidationErrorFirstNDEFTagRead = 204
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "NFCError" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "Tags can't be read on Linux."] }
}
public enum NFCTypeNameFormat: UInt8, Sendable {
  case empty = 0
  case nfcWellKnown = 1
  case media = 2
  case absoluteURI = 3
  case nfcExternal = 4
  case unknown = 5
  case unchanged = 6
}
open class NFCNDEFPayload: NSObject {
  open var typeNameFormat: NFCTypeNameFormat
  open var type: Data
  open var identifier: Data
  open var payload: Data
  public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
    (typeNameFormat, self.type, self.identifier, self.payload) = (format, type, identifier, payload)
    super.init()
  }
}
open class NFCNDEFMessage: NSObject {
  open var records: [NFCNDEFPayload]
  public init(records: [NFCNDEFPayload]) {
    self.records = records
    super.init()
  }
}
/// Receives the messages of tags. `readerSessionDidBecomeActive` is optional.
public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
  func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
  func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}
extension NFCNDEFReaderSessionDelegate {
  public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}
/// Reads NFC tags. Without a reader a session fails with `readerErrorUnsupportedFeature` when it begins.
open class NFCNDEFReaderSession: NSObject {
  /// Whether the device can read tags; always `false` on Linux.
  open class var readingAvailable: Bool { false }
  private weak var delegate: (any NFCNDEFReaderSessionDelegate)?
  private let queue: DispatchQueue
  open var alertMessage = ""
  /// Whether the session can begin; always `false` on Linux.
  open var isReady: Bool { false }
  /// Creates a session that calls its delegate on a queue. On Linux it fails when it begins.
  public init(delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool) {
    (self.delegate, self.queue) = (delegate, queue ?? .main)
    super.init()
  }
  /// Fails asynchronously with `NFCReaderError.readerErrorUnsupportedFeature` on Linux.
  open func begin() {
    nonisolated(unsafe) let session = self
    queue.async { session.delegate?.readerSession(session, didInvalidateWithError: NFCReaderError(.readerErrorUnsupportedFeature)) }
  }
  open func invalidate() { delegate = nil }
}
