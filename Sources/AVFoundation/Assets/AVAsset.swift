import Foundation

/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Moving pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Text, such as subtitles.
  public static let text = AVMediaType(rawValue: "text")
  /// Timed metadata.
  public static let metadata = AVMediaType(rawValue: "meta")
  /// Sound and pictures in one stream.
  public static let muxed = AVMediaType(rawValue: "muxx")
}

/// The name of ``AVMediaType/video`` before Swift 4.
public let AVMediaTypeVideo = AVMediaType.video
/// The name of ``AVMediaType/audio`` before Swift 4.
public let AVMediaTypeAudio = AVMediaType.audio

/// A kind of media file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A QuickTime movie.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  /// An MPEG-4 movie.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// An iTunes video.
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  /// MPEG-4 audio.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// WAVE audio, which is decoded without ffmpeg.
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  /// AIFF audio.
  public static let aiff = AVFileType(rawValue: "public.aiff-audio")
  /// A Core Audio file.
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
  /// MPEG layer 3 audio.
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  /// A JPEG image.
  public static let jpg = AVFileType(rawValue: "public.jpeg")
}

/// The name of ``AVFileType/mp4`` before Swift 4.
public let AVFileTypeMPEG4 = AVFileType.mp4
/// The name of ``AVFileType/mov`` before Swift 4.
public let AVFileTypeQuickTimeMovie = AVFileType.mov

/// The progress of loading a property of an asset.
public enum AVKeyValueStatus: Int, Sendable {
  /// Loading has not begun.
  case unknown = 0
  /// The property is being loaded.
  case loading = 1
  /// The property is available.
  case loaded = 2
  /// Loading failed.
  case failed = 3
  /// Loading was cancelled.
  case cancelled = 4
}

/// Media to play: of it, only sound can be decoded here.
open class AVAsset: NSObject {
  private var kept: Result<AVAudioPlayer, any Error>?

  /// Creates an asset for the media at a URL. Nothing is read until a property is asked for.
  public convenience init(url URL: URL) { self.init(from: URL) }

  /// The location of the media.
  let location: URL?

  init(from url: URL?) { location = url }

  /// A new player of the asset's sound.
  func sound() throws -> AVAudioPlayer {
    guard let location else { throw AVError(.invalidSourceMedia, "The asset has no media.") }
    guard location.isFileURL else { throw AVError.noStreaming }
    guard FileManager.default.isReadableFile(atPath: location.path) else {
      throw AVError(.fileFormatNotRecognized, "The file “\(location.lastPathComponent)” cannot be read.")
    }
    if ["mov", "mp4", "m4v", "avi", "mkv", "webm"].contains(location.pathExtension.lowercased()) { throw AVError.noVideo }
    let player = try AVAudioPlayer(contentsOf: location)
    if let error = player.decodingError { throw error }
    return player
  }

  /// Loaded once, for the asset's properties.
  private var loaded: Result<AVAudioPlayer, any Error> {
    if let kept { return kept }
    let result = Result { try sound() }
    kept = result
    return result
  }

  /// The length of the sound, or zero if it cannot be decoded.
  open var duration: CMTime { (try? loaded.get()).map { CMTime(seconds: $0.duration, preferredTimescale: 44_100) } ?? .zero }
  /// Whether the sound can be decoded. Video is never playable on Linux.
  open var isPlayable: Bool { (try? loaded.get()) != nil }
  /// Whether the asset can be exported: false on Linux.
  open var isExportable: Bool { false }
  /// Whether the samples can be read; the same as ``isPlayable``.
  open var isReadable: Bool { isPlayable }
  /// Whether the content is protected: false, because protected content is not recognized.
  open var hasProtectedContent: Bool { false }
  /// The natural playback rate: 1.
  open var preferredRate: Float { 1 }
  /// The preferred volume: 1.
  open var preferredVolume: Float { 1 }
  /// The size of the pictures: zero, because no video is decoded.
  open var naturalSize: CGSize {
    get { .zero }
    set {}
  }
  /// The tracks: an empty array on Linux.
  open var tracks: [AVAssetTrack] { [] }
  /// The metadata with keys common to all formats: an empty array on Linux.
  open var commonMetadata: [AVMetadataItem] { [] }
  /// All metadata: an empty array on Linux.
  open var metadata: [AVMetadataItem] { [] }

  /// Returns the tracks of a media type: an empty array on Linux.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }

  /// Calls the handler on the main queue. Properties are loaded when they are read, so nothing has to be waited for.
  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
    DispatchQueue.main.async { handler?() }
  }

  /// Returns whether a property can be read, and the error if it cannot. Decodes the sound if that has not happened yet.
  open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
    switch loaded {
    case .success: return .loaded
    case .failure(let error):
      outError?.pointee = error as NSError
      return .failed
    }
  }

  /// Cancels loading. Loading is never pending on Linux, so this has no effect.
  open func cancelLoading() {}
}

/// Media at a URL.
open class AVURLAsset: AVAsset {
  /// The URL of the media.
  public let url: URL

  public convenience init(url URL: URL) { self.init(url: URL, options: nil) }

  /// Creates an asset for the media at a URL. The options are accepted and ignored: durations are always exact.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(from: URL)
  }
}

/// The key of an option that asks for exact durations, which are always exact on Linux.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"

/// A track of an asset. Tracks are not read on Linux, so an asset has none.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  override init() {}
  /// The number of the track.
  open var trackID: CMPersistentTrackID { 0 }
  /// The asset of the track: nil on Linux.
  open var asset: AVAsset? { nil }
  /// The stretch of the track.
  open var timeRange: CMTimeRange { .zero }
  /// The number of bits in a second.
  open var estimatedDataRate: Float { 0 }
  /// The volume of the sound.
  open var preferredVolume: Float {
    get { 1 }
    set {}
  }
  /// Whether the track can be played.
  open var isPlayable: Bool { false }
  /// Whether the track is used.
  open var isEnabled: Bool { true }
  /// The language of the track.
  open var languageCode: String? { nil }
  /// The formats of the track.
  open var formatDescriptions: [Any] { [] }
  /// The shortest time between two pictures.
  open var minFrameDuration: CMTime { .invalid }
  /// What is said about the track.
  open var commonMetadata: [AVMetadataItem] { [] }
  /// The size of the pictures: zero.
  open var naturalSize: CGSize { .zero }
  /// The transform of the pictures: identity.
  open var preferredTransform: CGAffineTransform {
    get { .identity }
    set {}
  }
  /// The kind of media of the track.
  open var mediaType: AVMediaType { .video }
  /// The number of pictures per second: 0.
  open var nominalFrameRate: Float { 0 }
}

/// A piece of metadata. Metadata is not read on Linux, so an asset has none.
open class AVMetadataItem: NSObject {
  override init() {}
  /// The identifier.
  public var identifier: AVMetadataIdentifier? { nil }
  /// The key.
  public var key: (any NSCopying & NSObjectProtocol)? { nil }
  /// The set of names that the key is of.
  public var keySpace: AVMetadataKeySpace? { nil }
  /// The value as a number.
  public var numberValue: NSNumber? { nil }
  /// The value as a date.
  public var dateValue: Date? { nil }
  /// The time of the value.
  public var time: CMTime { .invalid }
  /// The language.
  public var locale: Locale? { nil }
  /// Returns the items of an identifier.
  open class func metadataItems(from items: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier) -> [AVMetadataItem] {
    items.filter { $0.identifier == identifier }
  }
  /// Returns the items of a key.
  open class func metadataItems(from items: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?) -> [AVMetadataItem] {
    items.filter { item in
      (keySpace == nil || item.keySpace == keySpace)
        && (key == nil || (key as? AVMetadataKey).map { $0 == item.commonKey } ?? ((key as? String) == item.commonKey?.rawValue))
    }
  }
  /// Returns the items of a language.
  open class func metadataItems(from items: [AVMetadataItem], with locale: Locale) -> [AVMetadataItem] { items.filter { $0.locale == locale } }
  /// The key, if it is one that all formats share: nil on Linux.
  public var commonKey: AVMetadataKey? { nil }
  /// The value: nil on Linux.
  public var value: (any NSCopying & NSObjectProtocol)? { nil }
  /// The value as a string: nil on Linux.
  public var stringValue: String? { nil }
  /// The value as data: nil on Linux.
  public var dataValue: Data? { nil }
}

/// The name of a piece of metadata.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The title.
  /// The person who made it.
  public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
  /// The day it was made.
  public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
  /// What it is about.
  public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
  /// The kind.
  public static let commonKeyType = AVMetadataKey(rawValue: "type")
  /// Who wrote it.
  public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
  /// The place.
  public static let commonKeyLocation = AVMetadataKey(rawValue: "location")
  /// The title.
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  /// The artist.
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  /// The name of the album.
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  /// The cover picture.
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
}

/// A set of names of metadata.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The names that all have in common.
  public static let common = AVMetadataKeySpace(rawValue: "comn")
  /// The names of iTunes.
  public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
  /// The names of ID3.
  public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
  /// The names of QuickTime.
  public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
}

/// An identifier of metadata.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The title.
  public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "common/title")
  /// The artist.
  public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "common/artist")
  /// The name of the album.
  public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "common/albumName")
  /// The picture.
  public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "common/artwork")
  /// The description.
  public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "common/description")
}

/// A property of an asset or track that is loaded when it is asked for.
public struct AVAsyncProperty<Root, Value>: @unchecked Sendable {
  let read: (Root) -> Value
  /// A property that is not the asset's own.
  public init(_ read: @escaping (Root) -> Value) { self.read = read }
}

extension AVAsyncProperty where Root == AVAsset {
  /// The length.
  public static var duration: AVAsyncProperty<AVAsset, CMTime> { AVAsyncProperty<AVAsset, CMTime> { $0.duration } }
  /// The tracks.
  public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> { AVAsyncProperty<AVAsset, [AVAssetTrack]> { $0.tracks } }
  /// Whether it can be played.
  public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { AVAsyncProperty<AVAsset, Bool> { $0.isPlayable } }
  /// Whether it can be exported.
  public static var isExportable: AVAsyncProperty<AVAsset, Bool> { AVAsyncProperty<AVAsset, Bool> { $0.isExportable } }
  /// What is said about it in common names.
  public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { AVAsyncProperty<AVAsset, [AVMetadataItem]> { $0.commonMetadata } }
  /// What is said about it.
  public static var metadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { AVAsyncProperty<AVAsset, [AVMetadataItem]> { $0.metadata } }
}

extension AVAsyncProperty where Root == AVAssetTrack {
  /// The size of the pictures.
  public static var naturalSize: AVAsyncProperty<AVAssetTrack, CGSize> { AVAsyncProperty<AVAssetTrack, CGSize> { $0.naturalSize } }
  /// The transform of the pictures.
  public static var preferredTransform: AVAsyncProperty<AVAssetTrack, CGAffineTransform> {
    AVAsyncProperty<AVAssetTrack, CGAffineTransform> { $0.preferredTransform }
  }
  /// The stretch of the track.
  public static var timeRange: AVAsyncProperty<AVAssetTrack, CMTimeRange> { AVAsyncProperty<AVAssetTrack, CMTimeRange> { $0.timeRange } }
  /// The number of pictures in a second.
  public static var nominalFrameRate: AVAsyncProperty<AVAssetTrack, Float> { AVAsyncProperty<AVAssetTrack, Float> { $0.nominalFrameRate } }
}

extension AVAsset {
  /// Loads a property.
  public func load<T>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T { property.read(self) }
  /// Loads two properties.
  public func load<A, B>(_ a: AVAsyncProperty<AVAsset, A>, _ b: AVAsyncProperty<AVAsset, B>) async throws -> (A, B) {
    (a.read(self), b.read(self))
  }
  /// Loads three properties.
  public func load<A, B, C>(
    _ a: AVAsyncProperty<AVAsset, A>, _ b: AVAsyncProperty<AVAsset, B>, _ c: AVAsyncProperty<AVAsset, C>
  ) async throws -> (A, B, C) { (a.read(self), b.read(self), c.read(self)) }
  /// Loads the tracks of a kind of media.
  public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { tracks(withMediaType: mediaType) }
}

extension AVAssetTrack {
  /// Loads a property.
  public func load<T>(_ property: AVAsyncProperty<AVAssetTrack, T>) async throws -> T { property.read(self) }
  /// Loads two properties.
  public func load<A, B>(_ a: AVAsyncProperty<AVAssetTrack, A>, _ b: AVAsyncProperty<AVAssetTrack, B>) async throws -> (A, B) {
    (a.read(self), b.read(self))
  }
}
