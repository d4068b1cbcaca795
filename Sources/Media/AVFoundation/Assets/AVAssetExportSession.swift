import TrestleSupport
import CoreGraphics

/// The preset for small files.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// The preset that copies the media without encoding it again.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// The preset for video of 640 by 480 pixels.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// The preset for video of 1280 by 720 pixels.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// The preset for video of 1920 by 1080 pixels.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
/// The preset for sound only, as MPEG-4 audio.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"

/// Encodes an asset, or a part of it, into a file.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable {
    case unknown = 0
    case waiting = 1
    case exporting = 2
    case completed = 3
    /// The export has failed; the reason is in ``AVAssetExportSession/error``.
    case failed = 4
    case cancelled = 5
  }

  public let asset: AVAsset
  /// The preset that selects the quality and size of the output.
  public let presetName: String
  /// The file type to write. The default is nil.
  open var outputFileType: AVFileType?
  /// The location of the file to write. The default is nil.
  open var outputURL: URL?
  /// The composition of the video. Its size and frame are used; its instructions are not rendered on Linux.
  open var videoComposition: AVVideoComposition?
  /// The volumes of the tracks. They are stored only: the sound is exported at its volume.
  open var audioMix: AVAudioMix?
  /// The metadata to write. It is stored only.
  open var metadata: [AVMetadataItem]?
  /// The part of the asset to export. The default is the whole asset.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  /// Whether the file is arranged for playback from a network. The default is false.
  open var shouldOptimizeForNetworkUse = false
  open private(set) var status = Status.unknown
  open private(set) var error: (any Error)?
  /// The completed share of the export, from 0 to 1.
  open var progress: Float { Float(work.progress) }
  /// The file types that an app can choose.
  open var supportedFileTypes: [AVFileType] { presetName == AVAssetExportPresetAppleM4A ? [.m4a] : [.mp4, .mov, .m4v, .m4a] }
  private let work = MediaExport()

  /// Creates a session for an asset and a preset; nil for an unknown preset.
  public init?(asset: AVAsset, presetName: String) {
    guard Self.allExportPresets().contains(presetName) else { return nil }
    self.asset = asset
    self.presetName = presetName
  }

  private static let sizes: [String: CGSize] = [
    AVAssetExportPresetLowQuality: CGSize(width: 480, height: 360), AVAssetExportPresetMediumQuality: CGSize(width: 640, height: 480),
    AVAssetExportPreset640x480: CGSize(width: 640, height: 480), AVAssetExportPreset1280x720: CGSize(width: 1280, height: 720),
    AVAssetExportPreset1920x1080: CGSize(width: 1920, height: 1080),
  ]

  open class func allExportPresets() -> [String] {
    [AVAssetExportPresetHighestQuality, AVAssetExportPresetAppleM4A, AVAssetExportPresetPassthrough] + sizes.keys.sorted()
  }
  /// Returns the names of the presets that can export an asset: none if it cannot be decoded.
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { asset.isExportable ? allExportPresets() : [] }

  /// Exports in the background, and calls the handler on the main queue. ``status`` then is the outcome.
  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
    nonisolated(unsafe) let handler = handler
    status = .exporting
    let job = Result { try makeJob() }
    DispatchQueue.global(qos: .userInitiated).async {
      let result = Result { try job.get()() }
      DispatchQueue.main.async {
        switch result {
        case .success(let isComplete): self.status = isComplete ? .completed : .cancelled
        case .failure(let error):
          self.error = error
          self.status = .failed
        }
        handler()
      }
    }
  }

  /// Exports in the background. ``status`` then is the outcome.
  open func export() async { await withCheckedContinuation { done in exportAsynchronously { done.resume() } } }

  open func export(to url: URL, as fileType: AVFileType) async throws {
    outputURL = url
    outputFileType = fileType
    await export()
    if let error { throw error }
    if status == .cancelled { throw CancellationError() }
  }

  /// Cancels the export; the file is removed.
  open func cancelExport() {
    work.cancel()
    if status == .unknown { status = .cancelled }
  }

  /// Returns a closure that exports with the current settings.
  private func makeJob() throws -> @Sendable () throws -> Bool {
    guard let url = outputURL, let type = outputFileType else {
      throw AVError(.exportFailed, "The export has no location or no file type.")
    }
    let (asset, work, preset, range) = (asset, work, presetName, timeRange)
    let (forNetwork, size) = (shouldOptimizeForNetworkUse, videoComposition?.renderSize ?? .zero)
    if audioMix != nil || videoComposition?.animationTool != nil {
      withoutEffect("volumes of tracks and animations are not exported", member: "AVAssetExportSession.export()")
    }
    return {
      let timeline = try asset.timeline()
      let start = range.start.isNumeric ? max(0, range.start.seconds) : 0
      let end = range.duration.isNumeric ? min(range.end.seconds, timeline.duration) : timeline.duration
      guard start < end, end.isFinite else { throw AVError(.invalidSourceMedia, "The range to export has no media.") }
      if preset == AVAssetExportPresetPassthrough {
        throw AVError(.operationNotSupportedForAsset, "Exporting without encoding is not available on Linux: choose another preset.")
      }
      var picture: StreamWriter.Picture?
      if !timeline.pictures.isEmpty, type != .m4a, preset != AVAssetExportPresetAppleM4A {
        picture = StreamWriter.Picture(size: Self.size(of: size == .zero ? timeline.size : size, within: Self.sizes[preset]))
      }
      let sound = timeline.sound.isEmpty ? nil : StreamWriter.Sound(sampleRate: timeline.sampleRate, channels: min(2, timeline.channels))
      if picture == nil, sound == nil { throw AVError(.invalidSourceMedia, "The asset has no media for a file of this type.") }
      return try work.run(timeline, start..<end, to: url, type, picture: picture, sound: sound, forNetwork: forNetwork)
    }
  }

  /// Returns the largest size within the limit whose sides are even, as encoders require.
  private static func size(of natural: CGSize, within limit: CGSize?) -> CGSize {
    let limit = limit.map { natural.width >= natural.height ? $0 : CGSize(width: $0.height, height: $0.width) } ?? natural
    let factor = min(1, limit.width / max(1, natural.width), limit.height / max(1, natural.height))
    func even(_ side: CGFloat) -> CGFloat { max(2, (side * factor / 2).rounded() * 2) }
    return CGSize(width: even(natural.width), height: even(natural.height))
  }
}

/// The name of ``AVAssetExportSession/Status`` before Swift 4.
public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status
