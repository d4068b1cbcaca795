import UIKit

/// Whether the person allows the app to use the music library.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  /// The person has not been asked.
  case notDetermined = 0
  /// The person has refused. Always the answer on Linux.
  case denied = 1
  /// The device does not allow it.
  case restricted = 2
  /// The person has agreed.
  case authorized = 3
}

/// Kinds of media in the library.
public struct MPMediaType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Music.
  public static let music = MPMediaType(rawValue: 1)
  /// Podcasts.
  public static let podcast = MPMediaType(rawValue: 2)
  /// Audio books.
  public static let audioBook = MPMediaType(rawValue: 4)
  /// Any sound.
  public static let anyAudio = MPMediaType(rawValue: 0xFF)
  /// Films.
  public static let movie = MPMediaType(rawValue: 0x100)
  /// Any media.
  public static let any = MPMediaType(rawValue: .max)
}

/// The person's music. There is none here, and access is denied.
open class MPMediaLibrary: NSObject {
  private static let shared = MPMediaLibrary()
  /// Returns the library.
  open class func `default`() -> MPMediaLibrary { shared }
  /// Returns whether the app may use the library: ``MPMediaLibraryAuthorizationStatus/denied`` on Linux.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
  /// Asks for access. On Linux the handler receives ``MPMediaLibraryAuthorizationStatus/denied`` on the main queue.
  open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
    DispatchQueue.main.async { handler(.denied) }
  }
}

/// The base class of songs and lists.
open class MPMediaEntity: NSObject {
  /// The identifier.
  open var persistentID: UInt64 { 0 }
  /// The value of a property, or nil.
  open func value(forProperty property: String) -> Any? { nil }
  /// Calls the block for each property that has a value.
  open func enumerateValues(forProperties properties: Set<String>, using block: (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop: ObjCBool = false
    for property in properties.sorted() where !stop.boolValue {
      if let value = value(forProperty: property) { block(property, value, &stop) }
    }
  }
}

/// A song. The library has none.
public final class MPMediaItem: MPMediaEntity {
  override init() {}
  /// The title.
  public var title: String? { nil }
  /// The artist.
  public var artist: String? { nil }
  /// The title of the album.
  public var albumTitle: String? { nil }
  /// The cover picture.
  public var artwork: MPMediaItemArtwork? { nil }
  /// The length in seconds.
  public var playbackDuration: TimeInterval { 0 }
  /// The location of the file.
  public var assetURL: URL? { nil }
  /// The artist of the album.
  public var albumArtist: String? { nil }
  /// The genre.
  public var genre: String? { nil }
  /// The composer.
  public var composer: String? { nil }
  /// The number in the album.
  public var albumTrackNumber: Int { 0 }
  /// The number of songs of the album.
  public var albumTrackCount: Int { 0 }
  /// The number of the record.
  public var discNumber: Int { 0 }
  /// The words.
  public var lyrics: String? { nil }
  /// Whether it is kept elsewhere.
  public var isCloudItem: Bool { false }
  /// Whether it is protected.
  public var hasProtectedAsset: Bool { false }
  /// Whether it has words that are not for children.
  public var isExplicitItem: Bool { false }
  /// The day it came out.
  public var releaseDate: Date? { nil }
  /// The day it was added.
  public var dateAdded: Date { .distantPast }
  /// The number of times it was played.
  public var playCount: Int { 0 }
  /// The number of times it was skipped.
  public var skipCount: Int { 0 }
  /// The stars.
  public var rating: Int { 0 }
  /// The day it was last played.
  public var lastPlayedDate: Date? { nil }
  /// The kind of media.
  public var mediaType: MPMediaType { .music }
  /// The identifier of the album.
  public var albumPersistentID: UInt64 { 0 }
  /// The identifier of the artist.
  public var artistPersistentID: UInt64 { 0 }
  /// The identifier in the store.
  public var playbackStoreID: String { "" }

  public override func value(forProperty property: String) -> Any? {
    switch property {
    case "title": title
    case "artist": artist
    case "albumTitle": albumTitle
    case "artwork": artwork
    case "playbackDuration": playbackDuration
    case "assetURL": assetURL
    case "persistentID": persistentID
    default: nil
    }
  }
}

/// A list of songs that the person made. The library has none.
open class MPMediaPlaylist: MPMediaItemCollection {
  /// The name.
  open var name: String? { nil }
  /// The description.
  open var descriptionText: String? { nil }
}

/// A list of songs.
open class MPMediaItemCollection: MPMediaEntity {
  /// The songs.
  public let items: [MPMediaItem]
  /// Creates a list of songs.
  public init(items: [MPMediaItem]) { self.items = items }
  /// The number of songs.
  open var count: Int { items.count }
  /// A song that represents the list: the first one.
  open var representativeItem: MPMediaItem? { items.first }
  /// The kinds of media.
  open var mediaTypes: MPMediaType { .music }
}

/// A question to the library, which is empty: `items` is nil, as without the permission to ask.
open class MPMediaQuery: NSObject {
  public override init() {}
  /// Returns a query for all songs.
  open class func songs() -> MPMediaQuery { MPMediaQuery() }
  /// Returns a query for all albums.
  open class func albums() -> MPMediaQuery { MPMediaQuery() }
  /// Returns a query for all artists.
  open class func artists() -> MPMediaQuery { MPMediaQuery() }
  /// Returns a query for all playlists.
  open class func playlists() -> MPMediaQuery { MPMediaQuery() }
  /// Returns a query for podcasts.
  open class func podcasts() -> MPMediaQuery { MPMediaQuery() }
  /// Returns a query for audio books.
  open class func audiobooks() -> MPMediaQuery { MPMediaQuery() }
  /// Returns a query for genres.
  open class func genres() -> MPMediaQuery { MPMediaQuery() }
  /// Returns a query for composers.
  open class func composers() -> MPMediaQuery { MPMediaQuery() }
  /// Returns a query for samplers.
  open class func compilations() -> MPMediaQuery { MPMediaQuery() }
  /// Creates a query with conditions.
  public convenience init(filterPredicates: Set<MPMediaPredicate>?) {
    self.init()
    self.filterPredicates = filterPredicates
  }
  /// The sections of the songs: none on Linux.
  open var itemSections: [MPMediaQuerySection]? { nil }
  /// The sections of the lists: none on Linux.
  open var collectionSections: [MPMediaQuerySection]? { nil }
  /// The conditions of the query, or nil.
  open var filterPredicates: Set<MPMediaPredicate>?
  /// How lists of songs are grouped. The default is by title.
  open var groupingType = MPMediaGrouping.title
  /// Adds a condition.
  open func addFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates = (filterPredicates ?? []).union([predicate]) }
  /// Removes a condition.
  open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }
  /// The songs that match: nil on Linux.
  open var items: [MPMediaItem]? { nil }
  /// The lists of songs that match: nil on Linux.
  open var collections: [MPMediaItemCollection]? { nil }
}

/// Receives the choice of a media picker. Every method is optional.
@preconcurrency @MainActor public protocol MPMediaPickerControllerDelegate: AnyObject {
  /// Called when the person chooses songs. Never called on Linux.
  func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  /// Called when the person cancels.
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
  public func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection) {}
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// Lets a person choose music. On Linux it shows a note that there is none, and a button that cancels.
open class MPMediaPickerController: UIViewController {
  /// The object that receives the choice.
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  /// Whether several songs can be chosen. The default is false.
  open var allowsPickingMultipleItems = false
  /// Whether songs that must be downloaded are shown. The default is true.
  open var showsCloudItems = true
  /// A line of text above the songs, or nil.
  open var prompt: String?
  /// Whether protected songs are shown. The default is true. It is stored only on Linux.
  open var showsItemsWithProtectedAssets = true
  /// The kinds of media that can be chosen.
  open private(set) var mediaTypes = MPMediaType.any

  /// Creates a picker for kinds of media.
  public convenience init(mediaTypes: MPMediaType) {
    self.init(nibName: nil, bundle: nil)
    self.mediaTypes = mediaTypes
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "The music library is not available on Linux."
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    let cancel = UIButton(type: .system)
    cancel.setTitle("Cancel", for: .normal)
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
  /// It is stopped. Always so on Linux.
  case stopped = 0
  /// It plays.
  case playing = 1
  /// It is paused.
  case paused = 2
  /// It was interrupted.
  case interrupted = 3
}

/// Plays the library's music, of which there is none: it stays stopped.
open class MPMusicPlayerController: NSObject {
  /// The player of the system's music app.
  public static let systemMusicPlayer = MPMusicPlayerController()
  /// The player of the app itself.
  public static let applicationMusicPlayer = MPMusicPlayerController()
  /// Whether the player plays: ``MPMusicPlaybackState/stopped`` on Linux.
  open var playbackState: MPMusicPlaybackState { .stopped }
  /// A player that is the app's own.
  public static let applicationQueuePlayer = MPMusicPlayerController()
  /// The way of shuffling. It is stored only on Linux.
  open var shuffleMode = MPMusicShuffleMode.default
  /// The way of repeating. It is stored only on Linux.
  open var repeatMode = MPMusicRepeatMode.default
  /// The number of the song in the list: not found on Linux.
  open var indexOfNowPlayingItem: Int { NSNotFound }
  /// The volume. It is stored only on Linux.
  open var volume: Float = 1
  /// Whether the player is prepared: false on Linux.
  open var isPreparedToPlay: Bool { false }
  /// The position in seconds. It is stored only on Linux.
  open var currentPlaybackTime: TimeInterval = 0
  /// The speed: 0 on Linux.
  open var currentPlaybackRate: Float = 0
  /// Prepares to play. There is no music on Linux, so this has no effect.
  open func prepareToPlay() {}
  /// Prepares to play. On Linux the handler receives an error on the main queue.
  open func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(MPError(code: .notFound)) }
  }
  /// Plays the next song. There is none on Linux.
  open func skipToNextItem() {}
  /// Plays the song from its beginning. There is none on Linux.
  open func skipToBeginning() {}
  /// Plays the song before. There is none on Linux.
  open func skipToPreviousItem() {}
  /// Moves forward quickly.
  open func beginSeekingForward() {}
  /// Moves backward quickly.
  open func beginSeekingBackward() {}
  /// Ends moving quickly.
  open func endSeeking() {}
  /// Plays songs of the store. There are none on Linux.
  open func setQueue(with storeIDs: [String]) {}
  /// The song that plays: nil on Linux.
  open var nowPlayingItem: MPMediaItem? {
    get { nil }
    set {}
  }
  /// Sets the songs to play. There is no music library on Linux, so this has no effect.
  open func setQueue(with itemCollection: MPMediaItemCollection) {}
  /// Sets the songs to play. There is no music library on Linux, so this has no effect.
  open func setQueue(with query: MPMediaQuery) {}
  /// Starts playback. There is no music library on Linux, so this has no effect.
  open func play() {}
  /// Pauses playback. There is no music library on Linux, so this has no effect.
  open func pause() {}
  /// Ends playback. There is no music library on Linux, so this has no effect.
  open func stop() {}
  /// Starts to post notifications of playback. None is posted on Linux.
  open func beginGeneratingPlaybackNotifications() {}
  /// Ends the notifications of playback.
  open func endGeneratingPlaybackNotifications() {}
}

/// A way of shuffling.
public enum MPMusicShuffleMode: Int, Sendable {
  /// As the person chose.
  case `default` = 0
  /// Not at all.
  case off = 1
  /// The songs.
  case songs = 2
  /// The albums.
  case albums = 3
}

/// A way of repeating.
public enum MPMusicRepeatMode: Int, Sendable {
  /// As the person chose.
  case `default` = 0
  /// Not at all.
  case none = 1
  /// One song.
  case one = 2
  /// All songs.
  case all = 3
}

/// A section of the answers of a query.
open class MPMediaQuerySection: NSObject {
  /// The title.
  open var title: String { "" }
  /// The answers of the section.
  open var range: NSRange { NSRange(location: 0, length: 0) }
  override init() {}
}

/// The domain of errors of music.
public let MPErrorDomain = "MPErrorDomain"

/// An error of music.
public struct MPError: Error, CustomNSError, LocalizedError, Equatable {
  /// The kinds of error.
  public enum Code: Int, Sendable {
    /// Another error.
    case unknown = 0
    /// The person has not agreed.
    case permissionDenied = 1
    /// The service cannot be used.
    case cloudServiceCapabilityMissing = 2
    /// The network cannot be reached.
    case networkConnectionFailed = 3
    /// There is nothing to play. The error of every request on Linux.
    case notFound = 4
    /// It is not possible.
    case notSupported = 5
    /// It was cancelled.
    case cancelled = 6
    /// It took too long.
    case requestTimedOut = 7
  }

  /// The kind of the error.
  public let code: Code
  public static var errorDomain: String { MPErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { "There is no music library on Linux." }
}

extension Notification.Name {
  /// Posted when another song plays. Never posted on Linux.
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = Notification.Name("MPMusicPlayerControllerNowPlayingItemDidChange")
  /// Posted when playing starts or stops. Never posted on Linux.
  public static let MPMusicPlayerControllerPlaybackStateDidChange = Notification.Name("MPMusicPlayerControllerPlaybackStateDidChange")
  /// Posted when the volume has changed. Never posted on Linux.
  public static let MPMusicPlayerControllerVolumeDidChange = Notification.Name("MPMusicPlayerControllerVolumeDidChange")
  /// Posted when the list has changed. Never posted on Linux.
  public static let MPMusicPlayerControllerQueueDidChange = Notification.Name("MPMusicPlayerControllerQueueDidChange")
  /// Posted when the library has changed. Never posted on Linux.
  public static let MPMediaLibraryDidChange = Notification.Name("MPMediaLibraryDidChangeNotification")
}

extension MPMediaLibrary {
  /// Posts when the library changes. It never does on Linux.
  public func beginGeneratingLibraryChangeNotifications() {}
  /// Posts no longer.
  public func endGeneratingLibraryChangeNotifications() {}
  /// The time of the latest change.
  public var lastModifiedDate: Date { .distantPast }
}
