@_exported import AVFoundation
@_exported import UIKit

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"

/// What the app plays, for the lock screen of an iPhone. It is kept, and the desktop does not show it.
open class MPNowPlayingInfoCenter: NSObject {
  private static let shared = MPNowPlayingInfoCenter()
  open class func `default`() -> MPNowPlayingInfoCenter { shared }
  open var nowPlayingInfo: [String: Any]?
}

/// A picture of what plays.
open class MPMediaItemArtwork: NSObject {
  public let bounds: CGRect
  private let request: (CGSize) -> UIImage

  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    request = requestHandler
  }

  public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }

  open func image(at size: CGSize) -> UIImage? { request(size) }
}

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

open class MPRemoteCommandEvent: NSObject {
  public let command: MPRemoteCommand
  open var timestamp: TimeInterval { ProcessInfo.processInfo.systemUptime }
  init(_ command: MPRemoteCommand) { self.command = command }
}

open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  public internal(set) var positionTime: TimeInterval = 0
}

open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  public internal(set) var interval: TimeInterval = 0
}

/// A command of a headset or of the lock screen. Its handlers are kept; no device here sends it.
open class MPRemoteCommand: NSObject {
  open var isEnabled = true
  private var handlers: [(token: NSObject, handler: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)] = []

  @discardableResult open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
    let token = NSObject()
    handlers.append((token, handler))
    return token
  }

  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard let token = object as? NSObject else { return }
    handlers.append(
      (
        token,
        { [weak token] event in
          MainActor.assumeIsolated { _ = UIApplication.shared.sendAction(action, to: token, from: event, for: nil) }
          return .success
        }
      ))
  }

  open func removeTarget(_ target: Any?) {
    guard let target else { return handlers = [] }
    handlers.removeAll { $0.token === (target as AnyObject) }
  }
}

open class MPSkipIntervalCommand: MPRemoteCommand {
  open var preferredIntervals: [NSNumber] = []
}

open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// The commands that a player may answer.
open class MPRemoteCommandCenter: NSObject {
  private static let center = MPRemoteCommandCenter()
  open class func shared() -> MPRemoteCommandCenter { center }
  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let seekForwardCommand = MPRemoteCommand()
  public let seekBackwardCommand = MPRemoteCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  public let likeCommand = MPRemoteCommand()
  public let dislikeCommand = MPRemoteCommand()
}
