import Foundation

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A track of moving images.
  public static let video = AVMediaType(rawValue: "vide")
  /// A track of sound.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Text, such as subtitles.
  public static let text = AVMediaType(rawValue: "text")
  /// A track of timed metadata.
  public static let metadata = AVMediaType(rawValue: "meta")
  /// Sound and video in one stream.
  public static let muxed = AVMediaType(rawValue: "muxx")
}

/// The name of ``AVMediaType/video`` before Swift 4.
public let AVMediaTypeVideo = AVMediaType.video
/// The name of ``AVMediaType/audio`` before Swift 4.
public let AVMediaTypeAudio = AVMediaType.audio

public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  /// A file of MPEG-4 sound, with the extension `m4a`.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  /// Uncompressed audio in the Audio Interchange File Format.
  public static let aiff = AVFileType(rawValue: "public.aiff-audio")
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
  /// MPEG layer 3 audio.
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  public static let jpg = AVFileType(rawValue: "public.jpeg")
}

/// The name of ``AVFileType/mp4`` before Swift 4.
public let AVFileTypeMPEG4 = AVFileType.mp4
/// The name of ``AVFileType/mov`` before Swift 4.
public let AVFileTypeQuickTimeMovie = AVFileType.mov

/// The progress of loading a property of an asset.
public enum AVKeyValueStatus: Int, Sendable {
  case unknown = 0
  case loading = 1
  case loaded = 2
  /// Loading failed; the error is in the second result.
  case failed = 3
  case cancelled = 4
}

/// Media to play. Its tracks and metadata are read when a property is first accessed, without decoding the media.
open class AVAsset: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  /// Serializes reading of the media; other properties do not wait for it.
  private let loading = NSLock()
  private var kept: Result<MediaInfo, any Error>?
  private var keptTracks: [AVAssetTrack]?

  /// Creates an asset for the media at a URL. Nothing is read until a property is accessed.
  public convenience init(url URL: URL) { self.init(from: URL) }

  let location: URL?

  init(from url: URL?) { location = url }

  /// The tracks and the metadata. They are read once, and the caller waits for them.
  var info: MediaInfo {
    get throws {
      if let known = knownInfo { return try known.get() }
      return try loading.withLock {
        if let known = knownInfo { return try known.get() }
        let result = Result { () throws -> MediaInfo in
          guard let location else { throw AVError(.invalidSourceMedia, "The asset has no media.") }
          return try MediaInfo(location)
        }
        lock.withLock { kept = result }
        return try result.get()
      }
    }
  }

  /// Reads the tracks and the metadata, and waits for them.
  func loadInfo() throws { _ = try info }

  /// The tracks and the metadata, if they were read before.
  var knownInfo: Result<MediaInfo, any Error>? { lock.withLock { kept } }

  /// The piece that the asset plays: all of its media.
  func timeline() throws -> MediaTimeline {
    let info = try info
    var timeline = MediaTimeline()
    let piece = MediaTimeline.Piece(url: location, source: 0, start: 0, duration: info.duration ?? .infinity)
    if let video = info.video {
      timeline.pictures = [piece]
      timeline.size = video.uprightSize
      timeline.framesPerSecond = video.framesPerSecond
    }
    if let audio = info.audio {
      timeline.sound = [piece]
      (timeline.sampleRate, timeline.channels) = (audio.sampleRate, audio.channels)
    }
    return timeline
  }

  /// The length of the media, zero if it cannot be read, or indefinite for a live stream.
  open var duration: CMTime {
    guard let info = try? info else { return .zero }
    return info.duration.map { CMTime(seconds: $0, preferredTimescale: 90_000) } ?? .indefinite
  }
  /// Whether the media can be decoded.
  open var isPlayable: Bool { !tracks.isEmpty }
  /// Whether the asset can be exported: its media can be decoded.
  open var isExportable: Bool { isPlayable }
  /// Whether the samples can be read; the same as ``isPlayable``.
  open var isReadable: Bool { isPlayable }
  /// Whether the content is protected: false, because protected content is not recognized.
  open var hasProtectedContent: Bool { false }
  /// The natural playback rate: 1.
  open var preferredRate: Float { 1 }
  /// The volume at which the asset is played, from 0 to 1; always 1 on Linux.
  open var preferredVolume: Float { 1 }
  /// The size of the images of the first track of video, before its transform; zero without one.
  open var naturalSize: CGSize { tracks(withMediaType: .video).first?.naturalSize ?? .zero }
  /// The tracks; none if the media cannot be read.
  open var tracks: [AVAssetTrack] {
    guard let info = try? info else { return [] }
    return lock.withLock {
      if let keptTracks { return keptTracks }
      let made = info.streams.enumerated().map { AVAssetTrack($1, id: CMPersistentTrackID($0 + 1), of: self, duration: info.duration) }
      keptTracks = made
      return made
    }
  }
  /// The metadata with keys common to all formats.
  open var commonMetadata: [AVMetadataItem] { (try? info.tags) ?? [] }
  /// All metadata that is read on Linux: that with common keys.
  open var metadata: [AVMetadataItem] { commonMetadata }

  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { tracks.filter { $0.mediaType == mediaType } }
  open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? { tracks.first { $0.trackID == trackID } }

  /// Reads the media in the background, and calls the handler on the main queue.
  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
    nonisolated(unsafe) let handler = handler
    DispatchQueue.global(qos: .userInitiated).async {
      _ = try? self.info
      DispatchQueue.main.async { handler?() }
    }
  }

  /// Returns whether a property was loaded, and the error if it cannot be.
  open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
    switch knownInfo {
    case nil: return .unknown
    case .success: return .loaded
    case .failure(let error):
      outError?.pointee = error as NSError
      return .failed
    }
  }

  /// Cancels loading. Reading cannot be interrupted on Linux, so this has no effect.
  open func cancelLoading() {}
}

extension MediaInfo.Stream {
  /// The size after the rotation.
  var uprightSize: CGSize { rotation % 180 == 0 ? size : CGSize(width: size.height, height: size.width) }

  /// The transform that rotates the pictures, with its origin at the top left.
  var transform: CGAffineTransform {
    switch rotation {
    case 90: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
    case 180: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
    case 270: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.width)
    default: .identity
    }
  }
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
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

open class AVAssetTrack: NSObject, @unchecked Sendable {
  let stream: MediaInfo.Stream
  private let length: Double?
  public private(set) weak var asset: AVAsset?
  public let trackID: CMPersistentTrackID

  init(_ stream: MediaInfo.Stream, id: CMPersistentTrackID, of asset: AVAsset?, duration: Double?) {
    self.stream = stream
    trackID = id
    self.asset = asset
    length = duration
  }

  open var mediaType: AVMediaType { stream.type }
  /// The size of the images in square pixels, before `preferredTransform`; zero for sound.
  open var naturalSize: CGSize { stream.size }
  /// The transform that shows the images upright.
  open var preferredTransform: CGAffineTransform { stream.transform }
  open var timeRange: CMTimeRange {
    CMTimeRange(start: .zero, duration: length.map { CMTime(seconds: $0, preferredTimescale: 90_000) } ?? .indefinite)
  }
  /// The bits per second, or 0 if the media does not state them.
  open var estimatedDataRate: Float { Float(stream.bitrate) }
  /// The number of frames per second, or 0 if it is unknown.
  open var nominalFrameRate: Float { Float(stream.framesPerSecond) }
  open var minFrameDuration: CMTime {
    stream.framesPerSecond > 0 ? CMTime(seconds: 1 / stream.framesPerSecond, preferredTimescale: 90_000) : .invalid
  }
  /// The number of time units per second: the sample rate, or 90,000 if there is none.
  open var naturalTimeScale: CMTimeScale { stream.sampleRate > 0 ? CMTimeScale(stream.sampleRate) : 90_000 }
  /// Whether the track can be decoded: true, because others are not listed.
  open var isPlayable: Bool { true }
  /// Whether the track is played by default: the first of its kind.
  open var isEnabled: Bool { stream.index == 0 }
  /// The language of the track as a code of ISO 639, if it states one.
  open var languageCode: String? { stream.language }
  /// The volume at which the track is played, from 0 to 1; always 1 on Linux.
  open var preferredVolume: Float { 1 }
  /// The format of the track, as an array of `CMFormatDescription`.
  open var formatDescriptions: [Any] { [stream.format] }
}

extension MediaInfo.Stream {
  var format: CMFormatDescription {
    let kinds: [(String, String)] = [
      ("video/x-h264", "avc1"), ("video/x-h265", "hvc1"), ("video/x-vp8", "vp08"), ("video/x-vp9", "vp09"), ("video/x-av1", "av01"),
      ("video/mpeg", "mp4v"), ("image/jpeg", "jpeg"), ("audio/mpeg, mpegversion=(int)1", ".mp3"), ("audio/mpeg", "aac "),
      ("audio/x-raw", "lpcm"), ("audio/x-opus", "opus"), ("audio/x-flac", "flac"), ("audio/x-alac", "alac"),
    ]
    let code = kinds.first { caps.hasPrefix($0.0) }?.1 ?? "    "
    let number = code.utf8.reduce(FourCharCode(0)) { $0 << 8 | FourCharCode($1) }
    return CMFormatDescription(
      mediaType: type == .video ? kCMMediaType_Video : kCMMediaType_Audio, subType: number,
      dimensions: CMVideoDimensions(width: Int32(size.width), height: Int32(size.height)), sampleRate: sampleRate, channels: channels)
  }
}

open class AVMetadataItem: NSObject, @unchecked Sendable {
  /// The key, if it is common to all formats.
  public fileprivate(set) var commonKey: AVMetadataKey?
  fileprivate var content: (any NSCopying & NSObjectProtocol)?

  init(_ key: AVMetadataKey, _ value: any NSCopying & NSObjectProtocol) {
    commonKey = key
    content = value
  }
  fileprivate override init() {}

  /// The value: a string, or data for a picture.
  public var value: (any NSCopying & NSObjectProtocol)? { content }
  /// The value as a string; nil for one of another kind.
  public var stringValue: String? { (content as? NSString).map { $0 as String } }
  /// The value as data; nil for one of another kind.
  public var dataValue: Data? { (content as? NSData).map { $0 as Data } }
  /// The value as a number; nil for one of another kind.
  public var numberValue: NSNumber? { content as? NSNumber ?? stringValue.flatMap(Double.init).map { NSNumber(value: $0) } }
  public var identifier: AVMetadataIdentifier? { commonKey.map { AVMetadataIdentifier(rawValue: "comn/" + $0.rawValue) } }
}

public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The key of the title, in any format.
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  /// The key of the performer, in any format.
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  /// The key of the album's name, in any format.
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
  /// The key of the author or composer.
  public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
  public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
  public static let commonKeyCopyrights = AVMetadataKey(rawValue: "copyrights")
  /// The key of the kind of content, such as the genre.
  public static let commonKeyType = AVMetadataKey(rawValue: "type")
  /// The key of the program that wrote the file.
  public static let commonKeySoftware = AVMetadataKey(rawValue: "software")
  /// The key of the date, as a string of ISO 8601.
  public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
}
