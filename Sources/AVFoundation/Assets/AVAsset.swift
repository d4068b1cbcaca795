import Foundation

/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
  public static let text = AVMediaType(rawValue: "text")
  public static let metadata = AVMediaType(rawValue: "meta")
  public static let muxed = AVMediaType(rawValue: "muxx")
}

public let AVMediaTypeVideo = AVMediaType.video
public let AVMediaTypeAudio = AVMediaType.audio

/// A kind of media file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  public static let aiff = AVFileType(rawValue: "public.aiff-audio")
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  public static let jpg = AVFileType(rawValue: "public.jpeg")
}

public let AVFileTypeMPEG4 = AVFileType.mp4
public let AVFileTypeQuickTimeMovie = AVFileType.mov

public enum AVKeyValueStatus: Int, Sendable {
  case unknown = 0
  case loading = 1
  case loaded = 2
  case failed = 3
  case cancelled = 4
}

/// Media to play: of it, only sound can be decoded here.
open class AVAsset: NSObject {
  private var kept: Result<AVAudioPlayer, any Error>?

  public convenience init(url URL: URL) { self.init(from: URL) }

  /// Where the media is.
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

  open var duration: CMTime { (try? loaded.get()).map { CMTime(seconds: $0.duration, preferredTimescale: 44_100) } ?? .zero }
  open var isPlayable: Bool { (try? loaded.get()) != nil }
  open var isExportable: Bool { false }
  open var isReadable: Bool { isPlayable }
  open var hasProtectedContent: Bool { false }
  open var preferredRate: Float { 1 }
  open var preferredVolume: Float { 1 }
  open var naturalSize: CGSize { .zero }
  open var tracks: [AVAssetTrack] { [] }
  open var commonMetadata: [AVMetadataItem] { [] }
  open var metadata: [AVMetadataItem] { [] }

  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }

  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
    DispatchQueue.main.async { handler?() }
  }

  open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
    switch loaded {
    case .success: return .loaded
    case .failure(let error):
      outError?.pointee = error as NSError
      return .failed
    }
  }

  open func cancelLoading() {}
}

/// Media at a URL.
open class AVURLAsset: AVAsset {
  public let url: URL

  public convenience init(url URL: URL) { self.init(url: URL, options: nil) }

  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(from: URL)
  }
}

public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"

/// A track of an asset. None is read here, so none is handed out.
public final class AVAssetTrack: NSObject {
  override init() {}
  public var naturalSize: CGSize { .zero }
  public var preferredTransform: CGAffineTransform { .identity }
  public var mediaType: AVMediaType { .video }
  public var nominalFrameRate: Float { 0 }
}

/// A fact about an asset. None is read here, so none is handed out.
public final class AVMetadataItem: NSObject {
  override init() {}
  public var commonKey: AVMetadataKey? { nil }
  public var value: (any NSCopying & NSObjectProtocol)? { nil }
  public var stringValue: String? { nil }
  public var dataValue: Data? { nil }
}

public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
}
