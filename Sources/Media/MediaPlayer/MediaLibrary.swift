import TrestleSupport
import UIKit

/// Whether the user allows the app to use the music library.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// The user has refused. Always the answer on Linux.
  case denied = 1
  /// The device does not allow it.
  case restricted = 2
  /// The user has agreed.
  case authorized = 3
}

/// Kinds of media in the library.
public struct MPMediaType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Songs and other music.
  public static let music = MPMediaType(rawValue: 1)
  /// Episodes of podcasts.
  public static let podcast = MPMediaType(rawValue: 2)
  /// Chapters of audio books.
  public static let audioBook = MPMediaType(rawValue: 4)
  /// All kinds without moving images.
  public static let anyAudio = MPMediaType(rawValue: 0xFF)
  /// Films that the user bought or added.
  public static let movie = MPMediaType(rawValue: 0x100)
  public static let any = MPMediaType(rawValue: .max)
}

/// The user's music. There is none here, and access is denied.
open class MPMediaLibrary: NSObject {
  private static let shared = MPMediaLibrary()
  /// Returns the media library of the device, empty on Linux.
  open class func `default`() -> MPMediaLibrary { shared }
  /// Returns whether the app may use the library: ``MPMediaLibraryAuthorizationStatus/denied`` on Linux.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
  /// Requests access. On Linux the handler receives ``MPMediaLibraryAuthorizationStatus/denied`` on the main queue.
  open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
    DispatchQueue.main.async { handler(.denied) }
  }
}

/// The identifier of an entry of the library.
public typealias MPMediaEntityPersistentID = UInt64

/// An entry of the library.
open class MPMediaEntity: NSObject {
  override init() {}
  /// The identifier: 0 on Linux.
  open var persistentID: MPMediaEntityPersistentID { 0 }
  /// Returns the value of a property: nil on Linux.
  open func value(forProperty property: String) -> Any? { nil }
}

/// A song. The library has none.
public final class MPMediaItem: MPMediaEntity {
  public var albumTrackNumber: Int { 0 }
  /// The number of songs of the album.
  public var albumTrackCount: Int { 0 }
  public var albumArtist: String? { nil }
  /// The genre of the item. Always nil on Linux.
  public var genre: String? { nil }
  /// The composer of the item. Always nil on Linux.
  public var composer: String? { nil }
  /// The lyrics of the item. Always nil on Linux.
  public var lyrics: String? { nil }
  /// The number of times it was played.
  public var playCount: Int { 0 }
  /// The user's rating in stars, from 0 to 5.
  public var rating: Int { 0 }
  public var releaseDate: Date? { nil }
  public var mediaType: MPMediaType { .music }
  /// Whether it must be downloaded.
  public var isCloudItem: Bool { false }
  public var hasProtectedAsset: Bool { false }
  public var title: String? { nil }
  /// The performer of the item. Always nil on Linux.
  public var artist: String? { nil }
  public var albumTitle: String? { nil }
  /// The cover image.
  public var artwork: MPMediaItemArtwork? { nil }
  /// The length in seconds.
  public var playbackDuration: TimeInterval { 0 }
  /// The location of the file.
  public var assetURL: URL? { nil }
}

/// A list of songs.
open class MPMediaItemCollection: MPMediaEntity {
  /// The items of the collection, in their order.
  public let items: [MPMediaItem]
  /// Creates a list of songs.
  public init(items: [MPMediaItem]) { self.items = items }
  /// The kinds of media of the songs.
  open var mediaTypes: MPMediaType { items.reduce([]) { $0.union($1.mediaType) } }
  /// The number of songs.
  open var count: Int { items.count }
  /// A song that represents the list: the first one.
  open var representativeItem: MPMediaItem? { items.first }
}

/// A query of the library, which is empty: `items` is nil, as without permission.
open class MPMediaQuery: NSObject {
  public override init() {}
  /// Creates a query with conditions.
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
  /// Returns a query for all audio books.
  open class func audiobooks() -> MPMediaQuery { MPMediaQuery() }
  open class func compilations() -> MPMediaQuery { MPMediaQuery(.album) }
  open class func composers() -> MPMediaQuery { MPMediaQuery(.composer) }
  open class func genres() -> MPMediaQuery { MPMediaQuery(.genre) }
  /// The conditions of the query, or nil.
  open var filterPredicates: Set<MPMediaPredicate>?
  /// The grouping of lists of songs. The default is by title.
  open var groupingType = MPMediaGrouping.title
  /// Adds a condition.
  open func addFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates = (filterPredicates ?? []).union([predicate]) }
  /// Removes a condition.
  open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }
  /// The songs that match: nil on Linux.
  open var items: [MPMediaItem]? { nil }
  /// The lists of songs that match: nil on Linux.
  open var collections: [MPMediaItemCollection]? { nil }
  /// The ranges of the songs by their initials: nil on Linux.
  open var itemSections: [MPMediaQuerySection]? { nil }
  /// The ranges of the lists of songs by their initials: nil on Linux.
  open var collectionSections: [MPMediaQuerySection]? { nil }
}

/// The part of a query's results that begins with one letter. The library has none.
public final class MPMediaQuerySection: NSObject {
  /// The letter for an index beside a table.
  public let title: String
  /// The numbers of the results.
  public let range: NSRange
  init(title: String, range: NSRange) { (self.title, self.range) = (title, range) }
}

/// A playlist of the library, which has none.
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
  /// The user fills the playlist while songs play.
  public static let onTheGo = MPMediaPlaylistAttribute(rawValue: 1)
  /// Conditions fill the playlist.
  public static let smart = MPMediaPlaylistAttribute(rawValue: 2)
  /// The system fills the playlist.
  public static let genius = MPMediaPlaylistAttribute(rawValue: 4)
}

/// Receives the choice of a media picker. Every method is optional.
@preconcurrency @MainActor public protocol MPMediaPickerControllerDelegate: AnyObject {
  /// Called when the user chooses songs. Never called on Linux.
  func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  /// Called when the user cancels.
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
  public func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection) {}
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// Lets the user choose music. On Linux it shows a note that there is none, and a button that cancels.
open class MPMediaPickerController: UIViewController {
  /// The object that receives the choice.
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  /// Whether several songs can be chosen. The default is false.
  open var allowsPickingMultipleItems = false
  /// Whether songs that must be downloaded are shown. The default is true.
  open var showsCloudItems = true
  /// Whether protected songs are shown. The default is true.
  open var showsItemsWithProtectedAssets = true
  /// A line of text above the songs, or nil.
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

/// Whether a music player plays.
public enum MPMusicPlaybackState: Int, Sendable {
  /// Stopped, as always on Linux.
  case stopped = 0
  case playing = 1
  /// The player is paused and keeps its position.
  case paused = 2
  /// Another sound has interrupted the player.
  case interrupted = 3
  /// The position moves forward quickly.
  case seekingForward = 4
  /// The position moves backward quickly.
  case seekingBackward = 5
}

/// Plays music of the library, which is empty: it is always stopped.
open class MPMusicPlayerController: NSObject {
  /// The player of the system's music app.
  public static let systemMusicPlayer = MPMusicPlayerController()
  /// The player of the app itself.
  public static let applicationMusicPlayer = MPMusicPlayerController()
  /// The player of the app itself, whose queue the app can change.
  public static let applicationQueuePlayer = MPMusicPlayerApplicationController()
  /// Whether the player plays: ``MPMusicPlaybackState/stopped`` on Linux.
  open var playbackState: MPMusicPlaybackState { .stopped }
  /// The song that plays: nil on Linux, where a song that is set is not played.
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
  /// Sets the songs to play by their numbers in the store. There is no store on Linux, so this has no effect.
  open func setQueue(with storeIDs: [String]) { withoutEffect("the music library is denied") }
  /// Inserts songs after the current one. There is no music library on Linux, so this has no effect.
  open func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) { withoutEffect("the music library is denied") }
  /// Adds songs to the end of the queue. There is no music library on Linux, so this has no effect.
  open func append(_ descriptor: MPMusicPlayerQueueDescriptor) { withoutEffect("the music library is denied") }
  /// Starts playback. There is no music library on Linux, so this has no effect.
  open func play() { withoutEffect("the music library is denied") }
  /// Pauses playback. There is no music library on Linux, so this has no effect.
  open func pause() { withoutEffect("the music library is denied") }
  /// Ends playback. There is no music library on Linux, so this has no effect.
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
  /// The number of the song in the queue: `NSNotFound` on Linux.
  open var indexOfNowPlayingItem: Int { NSNotFound }
  /// Whether the queue is ready to play: false on Linux.
  open var isPreparedToPlay: Bool { false }
  /// Prepares the queue. There is no music library on Linux, so this has no effect.
  open func prepareToPlay() { withoutEffect("the music library is denied") }
  /// Prepares the queue. On Linux the handler receives an error on the main queue.
  open func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(AVError(.contentIsUnavailable)) }
  }
  /// Plays the next song. There is none on Linux.
  open func skipToNextItem() { withoutEffect("the music library is denied") }
  /// Plays the previous song. There is none on Linux.
  open func skipToPreviousItem() { withoutEffect("the music library is denied") }
  /// Plays the song again. There is none on Linux.
  open func skipToBeginning() { withoutEffect("the music library is denied") }
  /// Seeks forward. There is no song on Linux.
  open func beginSeekingForward() { withoutEffect("the music library is denied") }
  /// Seeks backward. There is no song on Linux.
  open func beginSeekingBackward() { withoutEffect("the music library is denied") }
  /// Ends seeking. There is no song on Linux.
  open func endSeeking() { withoutEffect("the music library is denied") }
  /// Starts to post notifications of playback. None is posted on Linux.
  open func beginGeneratingPlaybackNotifications() { withoutEffect("the music library is denied") }
  open func endGeneratingPlaybackNotifications() { withoutEffect("the music library is denied") }
}

/// Whether songs are played in random order.
public enum MPMusicShuffleMode: Int, Sendable {
  /// The mode that the user has chosen in the player.
  case `default` = 0
  /// The order of the queue, a random order of songs, or a random order of albums.
  case off, songs, albums
}

/// Whether songs are repeated.
public enum MPMusicRepeatMode: Int, Sendable {
  /// The mode that the user has chosen in the player.
  case `default` = 0
  /// No repetition, of the current item, or of the whole queue.
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
