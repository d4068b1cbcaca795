import Foundation

/// A property that an asset or a track loads.
public struct AVAsyncProperty<Root: AnyObject, Value>: Sendable {
  let read: @Sendable (Root) throws -> Value
}

/// A value that another thread has read.
private struct Loaded<Value>: @unchecked Sendable {
  let value: Value
}

/// Reads in the background, so that the caller's thread does not wait for a file or the network.
private func readInBackground<Value>(_ body: @escaping @Sendable () throws -> Loaded<Value>) async throws -> Value {
  try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Loaded<Value>, any Error>) in
    DispatchQueue.global(qos: .userInitiated).async { continuation.resume(with: Result { try body() }) }
  }.value
}

extension AVAsyncProperty where Root == AVAsset {
  /// The duration of the asset, as a time.
  public static var duration: AVAsyncProperty<AVAsset, CMTime> { AVAsyncProperty<AVAsset, CMTime> { $0.duration } }
  public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { AVAsyncProperty<AVAsset, Bool> { $0.isPlayable } }
  public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> { AVAsyncProperty<AVAsset, [AVAssetTrack]> { $0.tracks } }
  public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> {
    AVAsyncProperty<AVAsset, [AVMetadataItem]> { $0.commonMetadata }
  }
  /// The metadata of the asset in every format.
  public static var metadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { AVAsyncProperty<AVAsset, [AVMetadataItem]> { $0.metadata } }
}

extension AVAsyncProperty where Root == AVAssetTrack {
  /// The size of the frames before the transform.
  public static var naturalSize: AVAsyncProperty<AVAssetTrack, CGSize> { AVAsyncProperty<AVAssetTrack, CGSize> { $0.naturalSize } }
  public static var preferredTransform: AVAsyncProperty<AVAssetTrack, CGAffineTransform> {
    AVAsyncProperty<AVAssetTrack, CGAffineTransform> { $0.preferredTransform }
  }
  /// The number of frames per second.
  public static var nominalFrameRate: AVAsyncProperty<AVAssetTrack, Float> {
    AVAsyncProperty<AVAssetTrack, Float> { $0.nominalFrameRate }
  }
  public static var languageCode: AVAsyncProperty<AVAssetTrack, String?> {
    AVAsyncProperty<AVAssetTrack, String?> { $0.languageCode }
  }
  /// The estimated number of bits per second.
  public static var estimatedDataRate: AVAsyncProperty<AVAssetTrack, Float> {
    AVAsyncProperty<AVAssetTrack, Float> { $0.estimatedDataRate }
  }
  public static var timeRange: AVAsyncProperty<AVAssetTrack, CMTimeRange> { AVAsyncProperty<AVAssetTrack, CMTimeRange> { $0.timeRange } }
}

extension AVAsset {
  /// Loads a property of the asset. Throws ``AVError`` if the media cannot be read.
  public func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
    try await readInBackground {
      try self.loadInfo()
      return Loaded(value: try property.read(self))
    }
  }
  public func load<A, B, each C>(
    _ a: AVAsyncProperty<AVAsset, A>, _ b: AVAsyncProperty<AVAsset, B>, _ c: repeat AVAsyncProperty<AVAsset, each C>
  ) async throws -> (A, B, repeat each C) {
    (try await load(a), try await load(b), repeat try await load(each c))
  }
  public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    try await load(.tracks).filter { $0.mediaType == mediaType }
  }
  public func loadTracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) async throws -> [AVAssetTrack] {
    try await load(.tracks).filter { $0.hasMediaCharacteristic(mediaCharacteristic) }
  }
  public func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVAssetTrack? {
    try await load(.tracks).first { $0.trackID == trackID }
  }
}

extension AVAssetTrack {
  /// Loads a property of the track, which its asset has read already.
  public func load<Value>(_ property: AVAsyncProperty<AVAssetTrack, Value>) async throws -> Value { try property.read(self) }
  public func load<A, B, each C>(
    _ a: AVAsyncProperty<AVAssetTrack, A>, _ b: AVAsyncProperty<AVAssetTrack, B>, _ c: repeat AVAsyncProperty<AVAssetTrack, each C>
  ) async throws -> (A, B, repeat each C) {
    (try a.read(self), try b.read(self), repeat try (each c).read(self))
  }
}

extension AVAssetImageGenerator {
  public func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    try await readInBackground {
      var actual = CMTime.invalid
      return Loaded(value: (image: try self.copyCGImage(at: time, actualTime: &actual), actualTime: actual))
    }
  }
}

public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Keys of all formats.
  public static let common = AVMetadataKeySpace(rawValue: "comn")
  /// The four-letter keys of ID3, as in MP3 files.
  public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
  /// The four-letter keys of iTunes, as in MPEG-4 files.
  public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
}

public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The title, in any format.
  public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "comn/title")
  /// The performer, in any format.
  public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "comn/artist")
  /// The name of the album, in any format.
  public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "comn/albumName")
  public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "comn/artwork")
}

extension AVMetadataItem {
  public class func metadataItems(
    from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
  ) -> [AVMetadataItem] {
    metadataItems.filter { item in item.commonKey.map { $0 == key as? AVMetadataKey || $0.rawValue == key as? String } ?? false }
  }

  public class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] {
    metadataItems.filter { "comn/" + ($0.commonKey?.rawValue ?? "") == identifier.rawValue }
  }
}
