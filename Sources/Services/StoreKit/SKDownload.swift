import UIKit

public enum SKDownloadState: Int, Sendable {
  case waiting = 0
  case active = 1
  case paused = 2
  case finished = 3
  /// The download failed. Always the state on Linux.
  case failed = 4
  case cancelled = 5
}

/// A download of purchased content. Apps receive none on Linux, where nothing can be bought; tests can create one.
open class SKDownload: NSObject {
  private let purchase: SKPaymentTransaction

  init(of purchase: SKPaymentTransaction) {
    self.purchase = purchase
    super.init()
  }

  /// Creates a download without a purchase, for tests.
  public override convenience init() { self.init(of: SKPaymentTransaction()) }

  /// The progress: ``SKDownloadState/failed`` on Linux.
  open var state: SKDownloadState { .failed }
  open var error: (any Error)? { SKError(code: .storeProductNotAvailable) }
  /// The downloaded part, from 0 to 1: always 0 on Linux.
  open var progress: Float { 0 }
  /// The remaining seconds: always `SKDownloadTimeRemainingUnknown` on Linux.
  open var timeRemaining: TimeInterval { SKDownloadTimeRemainingUnknown }
  open var contentIdentifier: String { "" }
  open var contentVersion: String { "" }
  open var transaction: SKPaymentTransaction { purchase }
  /// The size of the content in bytes: always 0 on Linux.
  open var expectedContentLength: Int64 { 0 }
  /// The folder of the content: always nil on Linux.
  open var contentURL: URL? { nil }
}

/// The remaining time of a download that has not started.
public let SKDownloadTimeRemainingUnknown: TimeInterval = -1

/// A discount that the app's server has signed.
open class SKPaymentDiscount: NSObject {
  public let identifier: String
  public let keyIdentifier: String
  /// A random identifier that is used once.
  public let nonce: UUID
  /// The signature of the discount, by the app's server.
  public let signature: String
  /// The time of the signature in milliseconds since 1970.
  public let timestamp: NSNumber

  public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
    self.identifier = identifier
    self.keyIdentifier = keyIdentifier
    self.nonce = nonce
    self.signature = signature
    self.timestamp = timestamp
  }
}
