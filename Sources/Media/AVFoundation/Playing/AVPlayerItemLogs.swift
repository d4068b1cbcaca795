import Foundation

/// A log of what a player item has loaded from the network. It is empty on Linux.
open class AVPlayerItemAccessLog: NSObject {
  override init() {}
  /// The entries in the order of time: none on Linux.
  open var events: [AVPlayerItemAccessLogEvent] { [] }
}

/// An entry of what was loaded. None is made on Linux.
open class AVPlayerItemAccessLogEvent: NSObject {
  override init() {}
  /// The URL from which the item was played. Always nil on Linux.
  open var uri: String? { nil }
  /// The bit rate that the media states, in bits per second.
  open var indicatedBitrate: Double { -1 }
  /// The bit rate that was measured, in bits per second.
  open var observedBitrate: Double { -1 }
  /// The number of times that playback has stalled.
  open var numberOfStalls: Int { -1 }
  /// The number of bytes that were loaded.
  open var numberOfBytesTransferred: Int64 { -1 }
  /// The time for which media was played, in seconds.
  open var durationWatched: TimeInterval { -1 }
}

/// The errors in loading a player item from the network.
open class AVPlayerItemErrorLog: NSObject {
  override init() {}
  /// The entries in the order of time: none on Linux.
  open var events: [AVPlayerItemErrorLogEvent] { [] }
}

/// An error in loading. None is made on Linux.
open class AVPlayerItemErrorLogEvent: NSObject {
  override init() {}
  /// The URL that was requested. Always nil on Linux.
  open var uri: String? { nil }
  open var errorStatusCode: Int { 0 }
  open var errorDomain: String { "" }
  /// A description of the error for developers.
  open var errorComment: String? { nil }
}

extension AVPlayerItem {
  /// Returns what was loaded from the network: nil on Linux.
  public func accessLog() -> AVPlayerItemAccessLog? { nil }
  /// Returns the errors in loading: nil on Linux.
  public func errorLog() -> AVPlayerItemErrorLog? { nil }
}

extension AVPlayer {
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// It waits for enough media.
    public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    /// It measures the speed of the network.
    public static let evaluatingBufferingRate = WaitingReason(rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    /// It has no item.
    public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }

  /// The reason for which the player waits: a missing item, or missing data.
  public var reasonForWaitingToPlay: WaitingReason? {
    guard timeControlStatus == .waitingToPlayAtSpecifiedRate else { return nil }
    return currentItem == nil ? .noItemToPlay : .toMinimizeStalls
  }

  /// Prepares to play. An item is decoded ahead as soon as it is ready; the handler is called on the main queue with whether it is.
  public func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)? = nil) {
    let isReady = currentItem?.status == .readyToPlay
    DispatchQueue.main.async { completionHandler?(isReady) }
  }

  /// Ends preparing. Nothing is pending on Linux, so this has no effect.
  public func cancelPendingPrerolls() {}
}

/// A style of subtitles.
open class AVTextStyleRule: NSObject {
  /// The attributes, by Core Media's names.
  public let textMarkupAttributes: [String: Any]
  /// The part of the text, or nil for all of it.
  public let textSelector: String?

  /// Creates a rule. It is nil without attributes.
  public init?(textMarkupAttributes: [String: Any], textSelector: String? = nil) {
    guard !textMarkupAttributes.isEmpty else { return nil }
    self.textMarkupAttributes = textMarkupAttributes
    self.textSelector = textSelector
  }
}
