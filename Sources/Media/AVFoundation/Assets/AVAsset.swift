import Foundation

/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A track of moving images.
  public static let video = AVMediaType(rawValue: "vide")
  /// A track of sound.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Text, such as subtitles.
  public static let text = AVMediaType(rawValue: "text")
  /// A track of data for moments of the asset.
  public static let metadata = AVMediaType(rawValue: "meta")
  /// Sound and video in one stream.
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
  /// A file of MPEG-4 sound, with the extension `m4a`.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// WAVE audio, which is decoded without ffmpeg.
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  /// Uncompressed audio in the Audio Interchange File Format.
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
  /// Loading has not started.
  case unknown = 0
  /// The property is being loaded.
  case loading = 1
  /// The property is available.
  case loaded = 2
  /// Loading failed; the error is in the second result.
  case failed = 3
  /// Loading was canceled.
  case cancelled = 4
}

/// Media to play. Only audio can be decoded on Linux.
open class AVAsset: NSObject {
  private var kept: Result<AVAudioPlayer, any Error>?

  /// Creates an asset for the media at a URL. Nothing is read until a property is accessed.
  public convenience init(url URL: URL) { self.init(from: URL) }

  /// The location of the media.
  let location: URL?

  init(from url: URL?) { location = url }

  /// Returns the file of the asset's sound. Throws if no sound can be expected there.
  func soundFile() throws -> URL {
    guard let location else { throw AVError(.invalidSourceMedia, "The asset has no media.") }
    guard location.isFileURL else { throw AVError.noStreaming }
    guard FileManager.default.isReadableFile(atPath: location.path) else {
      throw AVError(.fileFormatNotRecognized, "The file “\(location.lastPathComponent)” cannot be read.")
    }
    if ["mov", "mp4", "m4v", "avi", "mkv", "webm"].contains(location.pathExtension.lowercased()) { throw AVError.noVideo }
    return location
  }

  /// Returns a new player of the asset's sound.
  func sound() throws -> AVAudioPlayer {
    let player = try AVAudioPlayer(contentsOf: soundFile())
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
  /// The volume at which the asset is meant to be played, from 0 to 1; always 1 on Linux.
  open var preferredVolume: Float { 1 }
  /// The size of the images: zero, because no video is decoded.
  open var naturalSize: CGSize { .zero }
  /// The tracks: an empty array on Linux.
  open var tracks: [AVAssetTrack] { [] }
  /// The metadata with keys common to all formats: an empty array on Linux.
  open var commonMetadata: [AVMetadataItem] { [] }
  /// All metadata: an empty array on Linux.
  open var metadata: [AVMetadataItem] { [] }

  /// Returns the tracks of a media type: an empty array on Linux.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }

  /// Calls the handler on the main queue. Properties are loaded when they are read, so there is nothing to wait for.
  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
    DispatchQueue.main.async { handler?() }
  }

  /// Returns whether a property can be read, and the error if it cannot. Decodes the sound if necessary.
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

/// The key of an option that requests exact durations, which are always exact on Linux.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"

/// A track of an asset. Tracks are not read on Linux, so an asset has none.
public final class AVAssetTrack: NSObject {
  override init() {}
  /// The size of the images: zero.
  public var naturalSize: CGSize { .zero }
  /// The transform of the video: identity.
  public var preferredTransform: CGAffineTransform { .identity }
  /// The times of the track: zero.
  public var timeRange: CMTimeRange { .zero }
  /// The bits per second: 0.
  public var estimatedDataRate: Float { 0 }
  /// The number of the track.
  public var trackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }
  /// The kind of media of the track.
  public var mediaType: AVMediaType { .video }
  /// The number of images per second: 0.
  public var nominalFrameRate: Float { 0 }
}

/// A piece of metadata. Metadata is not read on Linux, so an asset has none.
public final class AVMetadataItem: NSObject {
  override init() {}
  /// The key, if it is common to all formats: nil on Linux.
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
  /// The key of the title, in any format.
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  /// The key of the performer, in any format.
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  /// The key of the album's name, in any format.
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  /// The cover image.
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
}
