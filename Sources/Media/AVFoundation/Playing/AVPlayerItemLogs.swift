import Foundation

/// A log of what a player item has loaded from the network. It is empty on Linux.
open class AVPlayerItemAccessLog: NSObject {
  override init() {}
  /// The entries in the order of time: none on Linux.
  open var events: [AVPlayerItemAccessLogEvent] { [] }
}

/// An entry of the access log. It is never created on Linux.
open class AVPlayerItemAccessLogEvent: NSObject {
  override init() {}
  /// The URL from which the item was played. Always nil on Linux.
  open var uri: String? { nil }
  /// The bit rate that the media states, in bits per second; always −1, for unknown, on Linux.
  open var indicatedBitrate: Double { -1 }
  /// The measured bit rate in bits per second; always −1, for unknown, on Linux.
  open var observedBitrate: Double { -1 }
  /// The number of stalls; always −1, for unknown, on Linux.
  open var numberOfStalls: Int { -1 }
  /// The number of transferred bytes; always −1, for unknown, on Linux.
  open var numberOfBytesTransferred: Int64 { -1 }
  /// The played time in seconds; always −1, for unknown, on Linux.
  open var durationWatched: TimeInterval { -1 }
}

/// The log of errors while an item is loaded from the network. It is empty on Linux.
open class AVPlayerItemErrorLog: NSObject {
  override init() {}
  /// The entries in the order of time: none on Linux.
  open var events: [AVPlayerItemErrorLogEvent] { [] }
}

/// An entry of the error log. It is never created on Linux.
open class AVPlayerItemErrorLogEvent: NSObject {
  override init() {}
  /// The URL that was requested. Always nil on Linux.
  open var uri: String? { nil }
  open var errorStatusCode: Int { 0 }
  open var errorDomain: String { "" }
  /// The description of the error for developers. Always nil on Linux.
  open var errorComment: String? { nil }
}

extension AVPlayerItem {
  /// Returns the log of network accesses: nil on Linux.
  public func accessLog() -> AVPlayerItemAccessLog? { nil }
  /// Returns the log of loading errors: nil on Linux.
  public func errorLog() -> AVPlayerItemErrorLog? { nil }
}

extension AVPlayer {
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The player waits for enough media to play without stalls.
    public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    /// The player measures the speed of the network.
    public static let evaluatingBufferingRate = WaitingReason(rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }

  /// The reason why the player waits: a missing item, or missing data.
  public var reasonForWaitingToPlay: WaitingReason? {
    guard timeControlStatus == .waitingToPlayAtSpecifiedRate else { return nil }
    return currentItem == nil ? .noItemToPlay : .toMinimizeStalls
  }

  /// Prepares playback. An item is decoded ahead as soon as it is ready; the handler is called on the main queue with whether it is.
  public func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)? = nil) {
    let isReady = currentItem?.status == .readyToPlay
    DispatchQueue.main.async { completionHandler?(isReady) }
  }

  /// Has no effect on Linux, where no preroll is pending.
  public func cancelPendingPrerolls() {}
}

open class AVTextStyleRule: NSObject {
  /// The text attributes, with the keys of Core Media.
  public let textMarkupAttributes: [String: Any]
  /// The selector of the styled text, or nil for all of it.
  public let textSelector: String?

  /// Creates a rule, or nil if there are no attributes.
  public init?(textMarkupAttributes: [String: Any], textSelector: String? = nil) {
    guard !textMarkupAttributes.isEmpty else { return nil }
    self.textMarkupAttributes = textMarkupAttributes
    self.textSelector = textSelector
  }
}
