@_exported import AVFoundation
@_exported import UIKit
internal import TrestleBus

/// The key of the title.
public let MPMediaItemPropertyTitle = "title"
/// The key of the artist.
public let MPMediaItemPropertyArtist = "artist"
/// The key of the title of the album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The key of the ``MPMediaItemArtwork``.
public let MPMediaItemPropertyArtwork = "artwork"
/// The key of the length in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The key of the genre.
public let MPMediaItemPropertyGenre = "genre"
/// The key of the identifier.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// The key of the composer.
public let MPMediaItemPropertyComposer = "composer"
/// The key of the artist of the album.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// The key of the number in the album.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// The key of the number of songs of the album.
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
/// The key of the identifier of the album.
public let MPMediaItemPropertyAlbumPersistentID = "albumPID"
/// The key of the identifier of the artist.
public let MPMediaItemPropertyArtistPersistentID = "artistPID"
/// The key of the title of the podcast.
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"
/// The key of the number of the disc.
public let MPMediaItemPropertyDiscNumber = "discNumber"
/// The key of the number of discs of the album.
public let MPMediaItemPropertyDiscCount = "discCount"
/// The key of whether the album has songs of several artists.
public let MPMediaItemPropertyIsCompilation = "isCompilation"
/// The key of whether the song must be downloaded.
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
/// The key of whether the song is protected.
public let MPMediaItemPropertyHasProtectedAsset = "hasProtectedAsset"
/// The key of the kind of media.
public let MPMediaItemPropertyMediaType = "mediaType"
/// The key of the date of release.
public let MPMediaItemPropertyReleaseDate = "releaseDate"
/// The key of the user's rating.
public let MPMediaItemPropertyRating = "rating"
/// The key of the number of times the song was played.
public let MPMediaItemPropertyPlayCount = "playCount"
/// The key of the number of times the song was skipped.
public let MPMediaItemPropertySkipCount = "skipCount"
/// The key of the date when the song was last played.
public let MPMediaItemPropertyLastPlayedDate = "lastPlayedDate"
/// The key of the lyrics.
public let MPMediaItemPropertyLyrics = "lyrics"
/// The key of the comments.
public let MPMediaItemPropertyComments = "comments"
/// The key of the speed.
public let MPMediaItemPropertyBeatsPerMinute = "beatsPerMinute"
/// The key of the location of the file.
public let MPMediaItemPropertyAssetURL = "assetURL"
/// The key of the position at which playback ended.
public let MPMediaItemPropertyBookmarkTime = "bookmarkTime"
/// The key of the date when the song was added.
public let MPMediaItemPropertyDateAdded = "dateAdded"
/// The key of the name of a playlist.
public let MPMediaPlaylistPropertyName = "name"
/// The key of the identifier of a playlist.
public let MPMediaPlaylistPropertyPersistentID = "playlistPersistentID"
/// The key of the kinds of a playlist.
public let MPMediaPlaylistPropertyPlaylistAttributes = "playlistAttributes"
/// The key of the songs from which a playlist was made.
public let MPMediaPlaylistPropertySeedItems = "seedItems"
/// The key of the playback position in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The key of the playback rate.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The key of the normal playback rate.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// The key of the position in the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// The key of the length of the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// The key of whether the media is a live stream.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// The key of the kind of media.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"

/// Information about the media that the app is playing. The desktop shows it, and the media keys of the keyboard reach the app, if the desktop
/// has a message bus (MPRIS). Use it on the main thread.
open class MPNowPlayingInfoCenter: NSObject {
  private static let shared = MPNowPlayingInfoCenter()
  /// Returns the object that informs other programs about what the app plays.
  open class func `default`() -> MPNowPlayingInfoCenter { shared }
  /// The properties of the media that plays, or nil. The default is nil.
  open var nowPlayingInfo: [String: Any]? {
    didSet {
      let before = oldValue == nil ? nil : position
      set = (number(MPNowPlayingInfoPropertyElapsedPlaybackTime) ?? 0, ProcessInfo.processInfo.systemUptime)
      if let before, abs(position - before) > 1 { didJump = true }
      publish()
    }
  }
  /// The playback state of the app. The default is unknown: then the rate in ``nowPlayingInfo`` says whether the app plays.
  open var playbackState = MPNowPlayingPlaybackState.unknown { didSet { publish() } }

  /// The elapsed time that was set, and when.
  private var set: (position: Double, time: TimeInterval) = (0, 0)
  /// Whether the position was set to another one than playback had reached, since the desktop was told.
  private(set) var didJump = false
  private var isPublishing = false
  private var desktop: DesktopPlayer?
  private var isConnecting = false

  private func number(_ key: String) -> Double? {
    (nowPlayingInfo?[key] as? NSNumber)?.doubleValue ?? nowPlayingInfo?[key] as? Double ?? (nowPlayingInfo?[key] as? Float).map(Double.init)
      ?? (nowPlayingInfo?[key] as? Int).map(Double.init)
  }

  /// The speed of playback.
  var rate: Double { number(MPNowPlayingInfoPropertyPlaybackRate) ?? (playbackState == .unknown || playbackState == .playing ? 1 : 0) }

  /// The position in seconds: what was set, and the time since then while the app plays.
  var position: Double {
    let isPlaying = playbackState == .playing || playbackState == .unknown
    let now = set.position + (isPlaying ? rate * (ProcessInfo.processInfo.systemUptime - set.time) : 0)
    return max(0, min(now, number(MPMediaItemPropertyPlaybackDuration) ?? .infinity))
  }

  /// Informs the desktop at the end of the turn, so that several changes are one message.
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

  /// Appears on a bus, in place of the one before.
  @MainActor func connect(to bus: Bus?) {
    desktop = bus.flatMap { DesktopPlayer($0, name: DesktopPlayer.busName(of: DesktopPlayer.appName)) }
  }
}

/// An image of the current media.
open class MPMediaItemArtwork: NSObject {
  /// The bounds of the image.
  public let bounds: CGRect
  private let request: (CGSize) -> UIImage

  /// Creates an image that a block draws at a size.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    request = requestHandler
  }

  /// Creates an artwork that shows an image at every size.
  public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }

  /// Returns the image, drawn for a size in points.
  open func image(at size: CGSize) -> UIImage? { request(size) }
}

/// Whether a command could be carried out.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  /// The command was carried out.
  case success = 0
  /// The content does not exist.
  case noSuchContent = 100
  /// The command does not apply to any current media.
  case noActionableNowPlayingItem = 110
  /// The command was not carried out, because its device was not found.
  case deviceNotFound = 120
  /// The command was not carried out.
  case commandFailed = 200
}

/// A command from the user.
open class MPRemoteCommandEvent: NSObject {
  /// The command that was sent.
  public let command: MPRemoteCommand
  /// The time of the event in seconds since the system was started.
  open var timestamp: TimeInterval { ProcessInfo.processInfo.systemUptime }
  init(_ command: MPRemoteCommand) { self.command = command }
}

/// The command to move the playback position.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// The new position in seconds.
  public internal(set) var positionTime: TimeInterval = 0
}

/// The command to skip a time.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  /// The time to skip in seconds.
  public internal(set) var interval: TimeInterval = 0
}

/// The command to change the speed.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
  /// The new speed.
  public internal(set) var playbackRate: Float = 1
}

/// A command of a media key, a headset or a panel of the desktop.
open class MPRemoteCommand: NSObject {
  /// Whether the command can be given. The default is true.
  open var isEnabled = true { didSet { MPNowPlayingInfoCenter.default().publish() } }
  private var handlers: [(token: NSObject, handler: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)] = [] {
    didSet { MPNowPlayingInfoCenter.default().publish() }
  }

  /// Whether the desktop can give the command.
  var isOffered: Bool { isEnabled && !handlers.isEmpty }

  /// Lets the handlers carry out the command; returns the result of the first that could not.
  func send(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus {
    guard isOffered else { return .commandFailed }
    var result = MPRemoteCommandHandlerStatus.success
    for item in handlers {
      let status = item.handler(event)
      if result == .success { result = status }
    }
    return result
  }

  /// Adds a block that carries out the command. Returns a token for ``removeTarget(_:)``.
  @discardableResult open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
    let token = NSObject()
    handlers.append((token, handler))
    return token
  }

  /// Adds a target and an action that carry out the command.
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

  /// Removes a target, the block of a token, or all of them if it is nil.
  open func removeTarget(_ target: Any?) {
    guard let target else { return handlers = [] }
    handlers.removeAll { $0.token === (target as AnyObject) }
  }
}

/// The command to skip a time.
open class MPSkipIntervalCommand: MPRemoteCommand {
  /// The times to offer in seconds.
  open var preferredIntervals: [NSNumber] = []
}

/// The command to move the playback position.
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// The command to like, dislike or bookmark.
open class MPFeedbackCommand: MPRemoteCommand {
  /// Whether the feedback is given already. The default is false.
  open var isActive = false
  /// The title of the command in the user's language.
  open var localizedTitle = ""
  /// A title of the command for narrow places.
  open var localizedShortTitle = ""
}

open class MPRatingCommand: MPRemoteCommand {
  /// The number of the lowest rating; 0 by default.
  open var minimumRating: Float = 0
  /// The number of the highest rating; 1 by default.
  open var maximumRating: Float = 1
}

/// The command to change the speed.
open class MPChangePlaybackRateCommand: MPRemoteCommand {
  /// The speeds to offer.
  open var supportedPlaybackRates: [NSNumber] = []
}

/// Whether media are repeated.
public enum MPRepeatType: Int, Sendable {
  /// Media are not repeated.
  case off = 0
  /// The current media are repeated.
  case one = 1
  /// The whole queue is repeated.
  case all = 2
}

/// Whether media are played in random order.
public enum MPShuffleType: Int, Sendable {
  /// Media are played in their order.
  case off = 0
  /// The order of all items is random.
  case items = 1
  /// The order of collections, such as albums, is random.
  case collections = 2
}

/// The command to change whether media are repeated.
open class MPChangeRepeatModeCommand: MPRemoteCommand {
  /// Whether media are repeated now; off by default.
  open var currentRepeatType = MPRepeatType.off
}

/// The command to change whether media are played in random order.
open class MPChangeShuffleModeCommand: MPRemoteCommand {
  /// Whether media are played in random order now; off by default.
  open var currentShuffleType = MPShuffleType.off
}

public enum MPNowPlayingInfoMediaType: UInt, Sendable {
  /// The kind of media is not given.
  case none = 0
  /// The item has sound only.
  case audio = 1
  /// The item has moving images.
  case video = 2
}

/// Whether an app plays.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  /// The app has not given a state.
  case unknown = 0
  /// The app plays.
  case playing = 1
  /// The app is paused and keeps its position.
  case paused = 2
  /// The app has ended playback.
  case stopped = 3
  /// Another sound has interrupted the app.
  case interrupted = 4
}

/// The commands that a player can handle.
open class MPRemoteCommandCenter: NSObject {
  private static let center = MPRemoteCommandCenter()
  /// Returns the commands that other programs can send to the app.
  open class func shared() -> MPRemoteCommandCenter { center }
  /// The command that starts playback.
  public let playCommand = MPRemoteCommand()
  /// The command that pauses playback.
  public let pauseCommand = MPRemoteCommand()
  /// The command that ends playback.
  public let stopCommand = MPRemoteCommand()
  /// Starts or pauses playback.
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  /// The command that moves forward quickly while it is held.
  public let seekForwardCommand = MPRemoteCommand()
  /// The command that moves backward quickly while it is held.
  public let seekBackwardCommand = MPRemoteCommand()
  /// Skips a time forward.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// Skips a time backward.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// Moves the playback position.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  /// Marks the track as liked.
  public let likeCommand = MPFeedbackCommand()
  /// Marks the track as disliked.
  public let dislikeCommand = MPFeedbackCommand()
  /// The command to mark the current position.
  public let bookmarkCommand = MPFeedbackCommand()
  /// The command that rates the current track.
  public let ratingCommand = MPRatingCommand()
  /// The command that changes the speed.
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  /// The command that changes whether media are repeated.
  public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
  /// The command that changes whether media are played in random order.
  public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
  /// The command that shows subtitles or another language.
  public let enableLanguageOptionCommand = MPRemoteCommand()
  /// The command that hides subtitles.
  public let disableLanguageOptionCommand = MPRemoteCommand()
}
