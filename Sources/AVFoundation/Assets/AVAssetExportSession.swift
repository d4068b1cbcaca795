import CoreGraphics
import Foundation

public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"

/// Writes an asset in another form. Nothing is encoded here: the export ends as `.failed`.
open class AVAssetExportSession: NSObject {
  public enum Status: Int, Sendable {
    case unknown = 0
    case waiting = 1
    case exporting = 2
    case completed = 3
    case failed = 4
    case cancelled = 5
  }

  public let asset: AVAsset
  public let presetName: String
  open var outputFileType: AVFileType?
  open var outputURL: URL?
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  open var shouldOptimizeForNetworkUse = false
  open private(set) var status = Status.unknown
  open private(set) var error: (any Error)?
  open var progress: Float { 0 }
  open var supportedFileTypes: [AVFileType] { [.mp4, .mov, .m4a] }

  public init?(asset: AVAsset, presetName: String) {
    self.asset = asset
    self.presetName = presetName
  }

  open class func allExportPresets() -> [String] { [] }
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }

  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
    status = .failed
    error = AVError.noExport
    DispatchQueue.main.async { handler() }
  }

  open func cancelExport() {
    if status != .failed { status = .cancelled }
  }
}

public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status

/// Makes pictures of moments of a video. None is decoded here, so each request fails.
open class AVAssetImageGenerator: NSObject {
  public enum Result: Int, Sendable {
    case succeeded = 0
    case failed = 1
    case cancelled = 2
  }

  public let asset: AVAsset
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  public init(asset: AVAsset) { self.asset = asset }

  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage { throw AVError.noVideo }

  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue], completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    let times = requestedTimes.map(\.timeValue)
    DispatchQueue.main.async { for time in times { handler(time, nil, .invalid, .failed, AVError.noVideo) } }
  }

  open func cancelAllCGImageGeneration() {}
}
