import CoreGraphics
import Foundation

/// The preset for small files.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// The preset for files of medium quality.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// The preset for the best quality.
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

/// Converts an asset to another format. Nothing is encoded here: the export ends with `.failed`.
open class AVAssetExportSession: NSObject {
  /// The progress of an export.
  public enum Status: Int, Sendable {
    /// The export has not started.
    case unknown = 0
    /// The export was requested and has not begun.
    case waiting = 1
    /// The export is running.
    case exporting = 2
    /// The export has finished.
    case completed = 3
    /// The export has failed. On Linux every export ends here.
    case failed = 4
    /// The export was canceled.
    case cancelled = 5
  }

  /// The asset whose media is exported.
  public let asset: AVAsset
  /// The preset that selects the quality and size of the output.
  public let presetName: String
  /// The file type to write. The default is nil.
  open var outputFileType: AVFileType?
  /// The location of the file to write. The default is nil.
  open var outputURL: URL?
  /// The composition of the video. It is stored only, because nothing is exported.
  open var videoComposition: AVVideoComposition?
  /// The volumes of the tracks. They are stored only, because nothing is exported.
  open var audioMix: AVAudioMix?
  /// The metadata to write. It is stored only, because nothing is exported.
  open var metadata: [AVMetadataItem]?
  /// The part of the asset to export. The default is the whole asset.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  /// Whether the file is arranged for playback from a network. The default is false.
  open var shouldOptimizeForNetworkUse = false
  /// The progress of the export.
  open private(set) var status = Status.unknown
  /// The error, after the export has failed.
  open private(set) var error: (any Error)?
  /// The completed share of the export: 0, because nothing is encoded.
  open var progress: Float { 0 }
  /// The file types that an app can choose.
  open var supportedFileTypes: [AVFileType] { [.mp4, .mov, .m4a] }

  /// Creates a session for an asset and a preset. Any preset is accepted.
  public init?(asset: AVAsset, presetName: String) {
    self.asset = asset
    self.presetName = presetName
  }

  /// Returns the names of the available presets: none on Linux.
  open class func allExportPresets() -> [String] { [] }
  /// Returns the names of the presets that can export an asset: none on Linux.
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }

  /// Ends the export as failed and calls the handler on the main queue. ``error`` then has the reason.
  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
    status = .failed
    error = AVError.noExport
    DispatchQueue.main.async { handler() }
  }

  /// Ends the export as failed. ``error`` then has the reason.
  open func export() async {
    status = .failed
    error = AVError.noExport
  }

  /// Throws ``AVError/Code/exportFailed``: nothing is exported on Linux.
  open func export(to url: URL, as fileType: AVFileType) async throws { throw AVError.noExport }

  /// Cancels the export, if it has not failed.
  open func cancelExport() {
    if status != .failed { status = .cancelled }
  }
}

/// The name of ``AVAssetExportSession/Status`` before Swift 4.
public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status

/// Creates images of a video. None is decoded here, so each request fails.
open class AVAssetImageGenerator: NSObject {
  /// The outcome of a request for an image.
  public enum Result: Int, Sendable {
    /// The image was made.
    case succeeded = 0
    /// The image could not be created. On Linux every request fails.
    case failed = 1
    /// The request was canceled.
    case cancelled = 2
  }

  /// The asset to make images of.
  public let asset: AVAsset
  /// Whether the track's transform is applied to the images. The default is false.
  open var appliesPreferredTrackTransform = false
  /// The largest size of an image in pixels. The default, zero, means the size of the video.
  open var maximumSize = CGSize.zero
  /// The maximum time before the requested one. The default is unlimited.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// The maximum time after the requested one. The default is unlimited.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  /// Creates a generator of images of an asset.
  public init(asset: AVAsset) { self.asset = asset }

  /// Throws ``AVError/Code/decoderNotFound``: no video is decoded on Linux.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage { throw AVError.noVideo }

  /// Calls the handler on the main queue, once for each time, with `.failed` and the reason.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue], completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    let times = requestedTimes.map(\.timeValue)
    DispatchQueue.main.async { for time in times { handler(time, nil, .invalid, .failed, AVError.noVideo) } }
  }

  /// Calls the handler on the main queue with the reason.
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { handler(nil, .invalid, AVError.noVideo) }
  }

  /// Cancels the pending requests. None is pending on Linux, so this has no effect.
  open func cancelAllCGImageGeneration() {}
}
