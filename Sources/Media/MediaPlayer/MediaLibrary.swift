import TrestleSupport
import UIKit

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  /// The user has denied access. Always the answer on Linux.
  case denied = 1
  case restricted = 2
  case authorized = 3
}

public struct MPMediaType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let music = MPMediaType(rawValue: 1)
  public static let podcast = MPMediaType(rawValue: 2)
  public static let audioBook = MPMediaType(rawValue: 4)
  public static let anyAudio = MPMediaType(rawValue: 0xFF)
  public static let movie = MPMediaType(rawValue: 0x100)
  public static let any = MPMediaType(rawValue: .max)
}

/// The user's music library. It is empty on Linux, and access is denied.
open class MPMediaLibrary: NSObject {
  private static let shared = MPMediaLibrary()
  open class func `default`() -> MPMediaLibrary { shared }
  /// Returns whether the app may use the library: ``MPMediaLibraryAuthorizationStatus/denied`` on Linux.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
  /// Requests access. On Linux the handler receives ``MPMediaLibraryAuthorizationStatus/denied`` on the main queue.
  open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
    DispatchQueue.main.async { handler(.denied) }
  }
}

public typealias MPMediaEntityPersistentID = UInt64

open class MPMediaEntity: NSObject {
  override init() {}
  /// The identifier: 0 on Linux.
  open var persistentID: MPMediaEntityPersistentID { 0 }
  /// Returns the value of a property: nil on Linux.
  open func value(forProperty property: String) -> Any? { nil }
}

/// A song. It is never created on Linux.
public final class MPMediaItem: MPMediaEntity {
  public var albumTrackNumber: Int { 0 }
  /// The number of songs of the album: 0 on Linux.
  public var albumTrackCount: Int { 0 }
  public var albumArtist: String? { nil }
  /// The genre of the item. Always nil on Linux.
  public var genre: String? { nil }
  /// The composer of the item. Always nil on Linux.
  public var composer: String? { nil }
  /// The lyrics of the item. Always nil on Linux.
  public var lyrics: String? { nil }
  /// The number of times that the song was played: 0 on Linux.
  public var playCount: Int { 0 }
  /// The user's rating, from 0 to 5 stars: 0 on Linux.
  public var rating: Int { 0 }
  public var releaseDate: Date? { nil }
  public var mediaType: MPMediaType { .music }
  /// Whether the song must be downloaded: false on Linux.
  public var isCloudItem: Bool { false }
  public var hasProtectedAsset: Bool { false }
  public var title: String? { nil }
  /// The performer of the item. Always nil on Linux.
  public var artist: String? { nil }
  public var albumTitle: String? { nil }
  /// The cover image: nil on Linux.
  public var artwork: MPMediaItemArtwork? { nil }
  /// The duration in seconds: 0 on Linux.
  public var playbackDuration: TimeInterval { 0 }
  /// The location of the file: nil on Linux.
  public var assetURL: URL? { nil }
}

open class MPMediaItemCollection: MPMediaEntity {
  public let items: [MPMediaItem]
  public init(items: [MPMediaItem]) { self.items = items }
  open var mediaTypes: MPMediaType { items.reduce([]) { $0.union($1.mediaType) } }
  open var count: Int { items.count }
  open var representativeItem: MPMediaItem? { items.first }
}

/// A query of the library. On Linux its `items` is nil, because access is denied.
open class MPMediaQuery: NSObject {
  public override init() {}
  public init(filterPredicates: Set<MPMediaPredicate>?) { self.filterPredicates = filterPredicates }
  private convenience init(_ grouping: MPMediaGrouping) {
    self.init()
    groupingType = grouping
  }
  open class func songs() -> MPMediaQuery { MPMediaQuery() }
  open class func albums() -> MPMediaQuery { MPMediaQuery(.album) }
  open class func artists() -> MPMediaQuery { MPMediaQuery(.artist) }
  open class func playlists() -> MPMediaQuery { MPMediaQuery(.playlist) }
  open class func podcasts() -> MPMediaQuery { MPMediaQuery(.podcastTitle) }
  open class func audiobooks() -> MPMediaQuery { MPMediaQuery() }
  open class func compilations() -> MPMediaQuery { MPMediaQuery(.album) }
  open class func composers() -> MPMediaQuery { MPMediaQuery(.composer) }
  open class func genres() -> MPMediaQuery { MPMediaQuery(.genre) }
  open var filterPredicates: Set<MPMediaPredicate>?
  /// The grouping of the results. The default is by title.
  open var groupingType = MPMediaGrouping.title
  open func addFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates = (filterPredicates ?? []).union([predicate]) }
  open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }
  /// The songs that match: nil on Linux.
  open var items: [MPMediaItem]? { nil }
  /// The lists of songs that match: nil on Linux.
  open var collections: [MPMediaItemCollection]? { nil }
  /// The sections of the songs by their initials: nil on Linux.
  open var itemSections: [MPMediaQuerySection]? { nil }
  /// The sections of the collections by their initials: nil on Linux.
  open var collectionSections: [MPMediaQuerySection]? { nil }
}

/// A section of a query's results, for one initial letter. It is never created on Linux.
public final class MPMediaQuerySection: NSObject {
  public let title: String
  public let range: NSRange
  init(title: String, range: NSRange) { (self.title, self.range) = (title, range) }
}

/// A playlist. It is never created on Linux.
open class MPMediaPlaylist: MPMediaItemCollection {
  /// The name of the playlist: nil on Linux.
  open var name: String? { nil }
  /// The description by its author: nil on Linux.
  open var descriptionText: String? { nil }
  open var playlistAttributes: MPMediaPlaylistAttribute { [] }
  /// The songs from which the playlist was made: nil on Linux.
  open var seedItems: [MPMediaItem]? { nil }
}

public struct MPMediaPlaylistAttribute: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A playlist that the user creates during playback.
  public static let onTheGo = MPMediaPlaylistAttribute(rawValue: 1)
  /// A playlist that conditions define.
  public static let smart = MPMediaPlaylistAttribute(rawValue: 2)
  /// A playlist that the system creates.
  public static let genius = MPMediaPlaylistAttribute(rawValue: 4)
}

@preconcurrency @MainActor public protocol MPMediaPickerControllerDelegate: AnyObject {
  /// Called when the user chooses songs. Never called on Linux.
  func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
  public func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection) {}
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// Lets the user choose music. On Linux it shows a message that there is none, and a cancel button.
open class MPMediaPickerController: UIViewController {
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  /// Whether several songs can be chosen. The default is false.
  open var allowsPickingMultipleItems = false
  /// Whether songs that must be downloaded are shown. The default is true.
  open var showsCloudItems = true
  /// Whether protected songs are shown. The default is true.
  open var showsItemsWithProtectedAssets = true
  open var prompt: String?

  public convenience init(mediaTypes: MPMediaType) { self.init(nibName: nil, bundle: nil) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "The music library is not available on Linux."
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    let cancel = UIButton(type: .system)
    cancel.setTitle(LocalizedStrings.word("Cancel"), for: .normal)
    cancel.addAction(UIAction { [weak self] _ in self.map { $0.delegate?.mediaPickerDidCancel($0) } }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [label, cancel])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}

public enum MPMusicPlaybackState: Int, Sendable {
  /// The player is stopped, as always on Linux.
  case stopped = 0
  case playing = 1
  case paused = 2
  /// Another sound has interrupted playback.
  case interrupted = 3
  case seekingForward = 4
  case seekingBackward = 5
}

/// Plays the music library. It is always stopped on Linux, where the library is empty.
open class MPMusicPlayerController: NSObject {
  public static let systemMusicPlayer = MPMusicPlayerController()
  public static let applicationMusicPlayer = MPMusicPlayerController()
  /// The player of this app, with a queue that the app can change.
  public static let applicationQueuePlayer = MPMusicPlayerApplicationController()
  /// Whether the player plays: ``MPMusicPlaybackState/stopped`` on Linux.
  open var playbackState: MPMusicPlaybackState { .stopped }
  /// The current song: nil on Linux, where setting a song does not play it.
  open var nowPlayingItem: MPMediaItem? {
    get { nil }
    set { withoutEffect("the music library is denied") }
  }
  /// Sets the songs to play. There is no music library on Linux, so this has no effect.
  open func setQueue(with itemCollection: MPMediaItemCollection) { withoutEffect("the music library is denied") }
  /// Sets the songs to play. There is no music library on Linux, so this has no effect.
  open func setQueue(with query: MPMediaQuery) { withoutEffect("the music library is denied") }
  /// Sets the songs to play. There is no music library on Linux, so this has no effect.
  open func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) { withoutEffect("the music library is denied") }
  /// Sets the store identifiers of the songs to play. There is no store on Linux, so this has no effect.
  open func setQueue(with storeIDs: [String]) { withoutEffect("the music library is denied") }
  /// Has no effect on Linux, which has no music library.
  open func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) { withoutEffect("the music library is denied") }
  /// Has no effect on Linux, which has no music library.
  open func append(_ descriptor: MPMusicPlayerQueueDescriptor) { withoutEffect("the music library is denied") }
  /// Has no effect on Linux, which has no music library.
  open func play() { withoutEffect("the music library is denied") }
  /// Has no effect on Linux, which has no music library.
  open func pause() { withoutEffect("the music library is denied") }
  /// Has no effect on Linux, which has no music library.
  open func stop() { withoutEffect("the music library is denied") }
  /// Whether songs are played in random order. On Linux it is stored without effect.
  open var shuffleMode = MPMusicShuffleMode.off
  /// Whether songs are repeated. On Linux it is stored without effect.
  open var repeatMode = MPMusicRepeatMode.none
  /// The position in seconds. There is no music library on Linux, so it is 0 and cannot be changed.
  open var currentPlaybackTime: TimeInterval {
    get { 0 }
    set { withoutEffect("the music library is denied") }
  }
  /// The rate. There is no music library on Linux, so it is 0 and cannot be changed.
  open var currentPlaybackRate: Float {
    get { 0 }
    set { withoutEffect("the music library is denied") }
  }
  /// The index of the current song in the queue: `NSNotFound` on Linux.
  open var indexOfNowPlayingItem: Int { NSNotFound }
  /// Whether the queue is ready to play: false on Linux.
  open var isPreparedToPlay: Bool { false }
  /// Has no effect on Linux, which has no music library.
  open func prepareToPlay() { withoutEffect("the music library is denied") }
  /// Prepares the queue. On Linux the handler receives an error on the main queue.
  open func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(AVError(.contentIsUnavailable)) }
  }
  /// Has no effect on Linux, which has no music library.
  open func skipToNextItem() { withoutEffect("the music library is denied") }
  /// Has no effect on Linux, which has no music library.
  open func skipToPreviousItem() { withoutEffect("the music library is denied") }
  /// Has no effect on Linux, which has no music library.
  open func skipToBeginning() { withoutEffect("the music library is denied") }
  /// Has no effect on Linux, which has no music library.
  open func beginSeekingForward() { withoutEffect("the music library is denied") }
  /// Has no effect on Linux, which has no music library.
  open func beginSeekingBackward() { withoutEffect("the music library is denied") }
  /// Has no effect on Linux, which has no music library.
  open func endSeeking() { withoutEffect("the music library is denied") }
  /// Starts posting notifications of playback. None is posted on Linux.
  open func beginGeneratingPlaybackNotifications() { withoutEffect("the music library is denied") }
  open func endGeneratingPlaybackNotifications() { withoutEffect("the music library is denied") }
}

public enum MPMusicShuffleMode: Int, Sendable {
  /// The setting that the user has chosen in the music app.
  case `default` = 0
  case off, songs, albums
}

public enum MPMusicRepeatMode: Int, Sendable {
  /// The setting that the user has chosen in the music app.
  case `default` = 0
  /// The repetition of nothing, the current song, or the whole queue.
  case none, one, all
}

extension Notification.Name {
  /// Posted when the queue of a player changes. Never posted on Linux.
  public static let MPMusicPlayerControllerQueueDidChange = Notification.Name("MPMusicPlayerControllerQueueDidChange")
  /// Posted when another song plays. Never posted on Linux.
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = Notification.Name(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  /// Posted when playback starts or stops. Never posted on Linux.
  public static let MPMusicPlayerControllerPlaybackStateDidChange = Notification.Name(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
  /// Posted when the volume changes. Never posted on Linux.
  public static let MPMusicPlayerControllerVolumeDidChange = Notification.Name("MPMusicPlayerControllerVolumeDidChangeNotification")
  /// Posted when the library changes. Never posted on Linux.
  public static let MPMediaLibraryDidChange = Notification.Name("MPMediaLibraryDidChangeNotification")
}
