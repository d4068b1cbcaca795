import UIKit

/// The progress of a download.
public enum SKDownloadState: Int, Sendable {
  /// The download has not started.
  case waiting = 0
  /// The download is in progress.
  case active = 1
  case paused = 2
  /// The download is complete.
  case finished = 3
  /// The download failed. Always so on Linux.
  case failed = 4
  /// The download was canceled.
  case cancelled = 5
}

/// Content of a purchase that the store would send. As nothing can be bought, only tests make one.
open class SKDownload: NSObject {
  private let purchase: SKPaymentTransaction

  /// Creates the download of the content of a purchase.
  init(of purchase: SKPaymentTransaction) {
    self.purchase = purchase
    super.init()
  }

  /// Creates a download without a purchase, for tests.
  public override convenience init() { self.init(of: SKPaymentTransaction()) }

  /// The progress: ``SKDownloadState/failed`` on Linux.
  open var state: SKDownloadState { .failed }
  /// The reason why the download failed.
  open var error: (any Error)? { SKError(code: .storeProductNotAvailable) }
  /// The part that is downloaded, from 0 to 1.
  open var progress: Float { 0 }
  /// The remaining seconds, or `SKDownloadTimeRemainingUnknown`.
  open var timeRemaining: TimeInterval { SKDownloadTimeRemainingUnknown }
  open var contentIdentifier: String { "" }
  open var contentVersion: String { "" }
  /// The purchase that the content belongs to.
  open var transaction: SKPaymentTransaction { purchase }
  /// The size of the content in bytes.
  open var expectedContentLength: Int64 { 0 }
  /// The folder of a complete download.
  open var contentURL: URL? { nil }
}

/// The remaining time of a download that has not begun.
public let SKDownloadTimeRemainingUnknown: TimeInterval = -1

/// A lower price that a server has signed.
open class SKPaymentDiscount: NSObject {
  /// The identifier of the offer.
  public let identifier: String
  /// The identifier of the key of the signature.
  public let keyIdentifier: String
  /// A number that is used once.
  public let nonce: UUID
  /// The signature of the purchase, by the store.
  public let signature: String
  /// The time of the signature in milliseconds since 1970.
  public let timestamp: NSNumber

  /// Creates an offer that a server has signed.
  public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
    self.identifier = identifier
    self.keyIdentifier = keyIdentifier
    self.nonce = nonce
    self.signature = signature
    self.timestamp = timestamp
  }
}
