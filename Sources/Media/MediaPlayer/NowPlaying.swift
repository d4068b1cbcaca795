@_exported import AVFoundation
@_exported import UIKit
internal import TrestleBus

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
/// The key of the length in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyComposer = "composer"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
public let MPMediaItemPropertyAlbumPersistentID = "albumPID"
public let MPMediaItemPropertyArtistPersistentID = "artistPID"
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"
public let MPMediaItemPropertyDiscNumber = "discNumber"
public let MPMediaItemPropertyDiscCount = "discCount"
/// The key of whether the album has songs of several artists.
public let MPMediaItemPropertyIsCompilation = "isCompilation"
/// The key of whether the song must be downloaded.
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
public let MPMediaItemPropertyHasProtectedAsset = "hasProtectedAsset"
public let MPMediaItemPropertyMediaType = "mediaType"
public let MPMediaItemPropertyReleaseDate = "releaseDate"
public let MPMediaItemPropertyRating = "rating"
public let MPMediaItemPropertyPlayCount = "playCount"
public let MPMediaItemPropertySkipCount = "skipCount"
public let MPMediaItemPropertyLastPlayedDate = "lastPlayedDate"
public let MPMediaItemPropertyLyrics = "lyrics"
public let MPMediaItemPropertyComments = "comments"
/// The key of the tempo in beats per minute.
public let MPMediaItemPropertyBeatsPerMinute = "beatsPerMinute"
public let MPMediaItemPropertyAssetURL = "assetURL"
/// The key of the position at which playback last ended, in seconds.
public let MPMediaItemPropertyBookmarkTime = "bookmarkTime"
public let MPMediaItemPropertyDateAdded = "dateAdded"
public let MPMediaPlaylistPropertyName = "name"
public let MPMediaPlaylistPropertyPersistentID = "playlistPersistentID"
public let MPMediaPlaylistPropertyPlaylistAttributes = "playlistAttributes"
public let MPMediaPlaylistPropertySeedItems = "seedItems"
/// The key of the playback position in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"

/// Publishes information about the app's current media. The desktop shows it, and its media keys send commands to the app, if the desktop
/// has a message bus (MPRIS). Use it on the main thread.
open class MPNowPlayingInfoCenter: NSObject {
  private static let shared = MPNowPlayingInfoCenter()
  open class func `default`() -> MPNowPlayingInfoCenter { shared }
  /// The properties of the current media. The default is nil.
  open var nowPlayingInfo: [String: Any]? {
    didSet {
      let before = oldValue == nil ? nil : position
      set = (number(MPNowPlayingInfoPropertyElapsedPlaybackTime) ?? 0, ProcessInfo.processInfo.systemUptime)
      if let before, abs(position - before) > 1 { didJump = true }
      publish()
    }
  }
  /// The playback state of the app. The default is unknown: then the rate in ``nowPlayingInfo`` determines whether the app plays.
  open var playbackState = MPNowPlayingPlaybackState.unknown { didSet { publish() } }

  /// The elapsed time that the app has set, and the system time at which it was set.
  private var set: (position: Double, time: TimeInterval) = (0, 0)
  /// Whether the app has set a position other than the one playback had reached, since the last announcement.
  private(set) var didJump = false
  private var isPublishing = false
  private var desktop: DesktopPlayer?
  private var isConnecting = false

  private func number(_ key: String) -> Double? {
    (nowPlayingInfo?[key] as? NSNumber)?.doubleValue ?? nowPlayingInfo?[key] as? Double ?? (nowPlayingInfo?[key] as? Float).map(Double.init)
      ?? (nowPlayingInfo?[key] as? Int).map(Double.init)
  }

  /// The playback rate that the app has set; otherwise 1 while playing or in an unknown state, and 0 in other states.
  var rate: Double { number(MPNowPlayingInfoPropertyPlaybackRate) ?? (playbackState == .unknown || playbackState == .playing ? 1 : 0) }

  /// The position in seconds: the last set one, plus the time since then while the app plays.
  var position: Double {
    let isPlaying = playbackState == .playing || playbackState == .unknown
    let now = set.position + (isPlaying ? rate * (ProcessInfo.processInfo.systemUptime - set.time) : 0)
    return max(0, min(now, number(MPMediaItemPropertyPlaybackDuration) ?? .infinity))
  }

  /// Announces the properties at the end of the run loop turn, so that several changes are one message.
  func publish() {
    guard !isPublishing else { return }
    isPublishing = true
    DispatchQueue.main.async { MainActor.assumeIsolated { self.informDesktop() } }
  }

  @MainActor private func informDesktop() {
    isPublishing = false
    if let desktop {
      desktop.update()
      didJump = false
      return
    }
    guard nowPlayingInfo != nil, !isConnecting else { return }
    isConnecting = true
    SessionBus.use { bus in
      self.isConnecting = false
      self.connect(to: bus)
    }
  }

  /// Registers the player on a bus, and unregisters it from the previous one.
  @MainActor func connect(to bus: Bus?) {
    desktop = bus.flatMap { DesktopPlayer($0, name: DesktopPlayer.busName(of: DesktopPlayer.appName)) }
  }
}

open class MPMediaItemArtwork: NSObject {
  public let bounds: CGRect
  private let request: (CGSize) -> UIImage

  /// Creates an artwork that a block draws in the requested size.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    request = requestHandler
  }

  /// Creates an artwork that shows an image at every size.
  public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }

  /// Returns the image, drawn for a size in points.
  open func image(at size: CGSize) -> UIImage? { request(size) }
}

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  /// No current media accept the command.
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

open class MPRemoteCommandEvent: NSObject {
  public let command: MPRemoteCommand
  /// The system uptime in seconds when the property is read.
  open var timestamp: TimeInterval { ProcessInfo.processInfo.systemUptime }
  init(_ command: MPRemoteCommand) { self.command = command }
}

open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// The new position in seconds.
  public internal(set) var positionTime: TimeInterval = 0
}

open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  /// The time to skip, in seconds.
  public internal(set) var interval: TimeInterval = 0
}

open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
  public internal(set) var playbackRate: Float = 1
}

/// A command of a media key, a headset or a panel of the desktop.
open class MPRemoteCommand: NSObject {
  /// Whether the command is enabled. The default is true.
  open var isEnabled = true { didSet { MPNowPlayingInfoCenter.default().publish() } }
  private var handlers: [(token: NSObject, handler: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)] = [] {
    didSet { MPNowPlayingInfoCenter.default().publish() }
  }

  /// Whether the desktop may send the command: it is enabled and has a handler.
  var isOffered: Bool { isEnabled && !handlers.isEmpty }

  /// Calls the handlers, and returns the first result that is not success.
  func send(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus {
    guard isOffered else { return .commandFailed }
    var result = MPRemoteCommandHandlerStatus.success
    for item in handlers {
      let status = item.handler(event)
      if result == .success { result = status }
    }
    return result
  }

  /// Adds a handler of the command. Returns a token for ``removeTarget(_:)``.
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

  /// Removes a target or the handler of a token, or all of them if it is nil.
  open func removeTarget(_ target: Any?) {
    guard let target else { return handlers = [] }
    handlers.removeAll { $0.token === (target as AnyObject) }
  }
}

open class MPSkipIntervalCommand: MPRemoteCommand {
  /// The skip intervals to offer, in seconds.
  open var preferredIntervals: [NSNumber] = []
}

open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

open class MPFeedbackCommand: MPRemoteCommand {
  /// Whether the feedback is currently given. The default is false.
  open var isActive = false
  open var localizedTitle = ""
  /// The short title of the command, for narrow layouts.
  open var localizedShortTitle = ""
}

open class MPRatingCommand: MPRemoteCommand {
  /// The lowest rating; 0 by default.
  open var minimumRating: Float = 0
  /// The highest rating; 1 by default.
  open var maximumRating: Float = 1
}

open class MPChangePlaybackRateCommand: MPRemoteCommand {
  open var supportedPlaybackRates: [NSNumber] = []
}

public enum MPRepeatType: Int, Sendable {
  case off = 0
  case one = 1
  case all = 2
}

public enum MPShuffleType: Int, Sendable {
  case off = 0
  case items = 1
  case collections = 2
}

open class MPChangeRepeatModeCommand: MPRemoteCommand {
  /// The current repeat mode; off by default.
  open var currentRepeatType = MPRepeatType.off
}

open class MPChangeShuffleModeCommand: MPRemoteCommand {
  /// The current shuffle mode; off by default.
  open var currentShuffleType = MPShuffleType.off
}

public enum MPNowPlayingInfoMediaType: UInt, Sendable {
  case none = 0
  case audio = 1
  case video = 2
}

public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown = 0
  case playing = 1
  case paused = 2
  case stopped = 3
  case interrupted = 4
}

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
  public let likeCommand = MPFeedbackCommand()
  public let dislikeCommand = MPFeedbackCommand()
  /// The command that bookmarks the current position.
  public let bookmarkCommand = MPFeedbackCommand()
  public let ratingCommand = MPRatingCommand()
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
  public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
  /// The command that shows subtitles or another language.
  public let enableLanguageOptionCommand = MPRemoteCommand()
  /// The command that hides subtitles.
  public let disableLanguageOptionCommand = MPRemoteCommand()
}
