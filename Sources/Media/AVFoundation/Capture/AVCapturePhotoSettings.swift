import CoreGraphics
import CoreMedia

open class AVCapturePhotoSettings: NSObject {
  /// The format of the photo, or nil for the default.
  public let format: [String: Any]?
  /// Whether the flash fires. The default is off.
  public var flashMode = AVCaptureDevice.FlashMode.off
  /// Whether the photo has the camera's full resolution. The default is false.
  public var isHighResolutionPhotoEnabled = false
  /// The format of the preview photo. The default is nil, for no preview.
  public var previewPhotoFormat: [String: Any]?
  /// The pixel formats of preview photos: none on Linux.
  public var availablePreviewPhotoPixelFormatTypes: [OSType] { [] }
  /// The name of ``availablePreviewPhotoPixelFormatTypes`` as Objective-C shows it.
  public var __availablePreviewPhotoPixelFormatTypes: [NSNumber] { [] }
  /// The format of the thumbnail in the file. The default is nil, for none.
  public var embeddedThumbnailPhotoFormat: [String: Any]?
  /// The file of the movie of a live photo. The default is nil, for a still photo.
  public var livePhotoMovieFileURL: URL?
  /// Whether the photo is stabilized. The default is true.
  public var isAutoStillImageStabilizationEnabled = true
  /// Whether photos of two cameras are fused. The default is true.
  public var isAutoDualCameraFusionEnabled = true
  /// Whether red eyes are corrected. The default is false.
  public var isAutoRedEyeReductionEnabled = false
  /// Whether depth data is captured. The default is false.
  public var isDepthDataDeliveryEnabled = false
  /// Whether depth data is written into the photo. The default is true.
  public var embedsDepthDataInPhoto = true
  /// Whether a matte of the people in the photo is captured. The default is false.
  public var isPortraitEffectsMatteDeliveryEnabled = false
  /// The mattes to capture. The default is none.
  public var enabledSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] = []
  /// Whether quality or speed matters more. The default is balanced.
  public var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  /// The largest dimensions of the photo. The default, zero, means the camera's.
  public var maxPhotoDimensions = CMVideoDimensions()
  /// Metadata to write. The default is none.
  public var metadata: [String: Any] = [:]
  /// An identifier that is unique among all settings.
  public let uniqueID: Int64 = AVCapturePhotoSettings.nextID()

  private static let lock = NSLock()
  nonisolated(unsafe) private static var lastID: Int64 = 0
  private static func nextID() -> Int64 {
    lock.withLock {
      lastID += 1
      return lastID
    }
  }

  public override init() { format = nil }

  /// Creates settings with the values of others and a new identifier.
  public convenience init(from photoSettings: AVCapturePhotoSettings) {
    self.init(format: photoSettings.format)
    flashMode = photoSettings.flashMode
    isHighResolutionPhotoEnabled = photoSettings.isHighResolutionPhotoEnabled
    previewPhotoFormat = photoSettings.previewPhotoFormat
    embeddedThumbnailPhotoFormat = photoSettings.embeddedThumbnailPhotoFormat
    livePhotoMovieFileURL = photoSettings.livePhotoMovieFileURL
    isAutoStillImageStabilizationEnabled = photoSettings.isAutoStillImageStabilizationEnabled
    isAutoDualCameraFusionEnabled = photoSettings.isAutoDualCameraFusionEnabled
    isAutoRedEyeReductionEnabled = photoSettings.isAutoRedEyeReductionEnabled
    isDepthDataDeliveryEnabled = photoSettings.isDepthDataDeliveryEnabled
    embedsDepthDataInPhoto = photoSettings.embedsDepthDataInPhoto
    isPortraitEffectsMatteDeliveryEnabled = photoSettings.isPortraitEffectsMatteDeliveryEnabled
    enabledSemanticSegmentationMatteTypes = photoSettings.enabledSemanticSegmentationMatteTypes
    photoQualityPrioritization = photoSettings.photoQualityPrioritization
    maxPhotoDimensions = photoSettings.maxPhotoDimensions
    metadata = photoSettings.metadata
  }

  public init(format: [String: Any]?) { self.format = format }
}

/// A captured photo, which is empty after an error.
public final class AVCapturePhoto: NSObject {
  public let resolvedSettings: AVCaptureResolvedPhotoSettings
  /// The time of the photo; invalid after an error.
  public let timestamp: CMTime
  private let sample: CapturedSample?
  private let isRaw: Bool

  init(_ sample: CapturedSample?, _ settings: AVCapturePhotoSettings, _ resolved: AVCaptureResolvedPhotoSettings) {
    self.sample = sample
    resolvedSettings = resolved
    timestamp = sample.map { CMTime(seconds: $0.time, preferredTimescale: 90_000) } ?? .invalid
    isRaw = settings.format?[kCVPixelBufferPixelFormatTypeKey as String] != nil
  }

  /// Returns the content of a JPEG file; nil for a photo of pixels.
  public func fileDataRepresentation() -> Data? { isRaw ? nil : sample?.image?.jpegData(quality: 0.9) }
  /// Returns the preview as an image: nil on Linux, where no previews are taken.
  public func previewCGImageRepresentation() -> CGImage? { nil }
  /// The pixels of the photo, if the settings have a pixel format.
  public var pixelBuffer: CVPixelBuffer? { isRaw ? sample?.sample.pixelBuffer : nil }
  /// The metadata of the photo: empty on Linux.
  public var metadata: [String: Any] { [:] }
  public func cgImageRepresentation() -> CGImage? { sample?.image }
}

/// The final settings of a photo, which the camera decides.
public final class AVCaptureResolvedPhotoSettings: NSObject {
  /// The identifier of the request.
  public let uniqueID: Int64
  /// The dimensions of the photo in pixels; zero after an error.
  public let photoDimensions: CMVideoDimensions

  init(_ settings: AVCapturePhotoSettings, _ image: CGImage?) {
    uniqueID = settings.uniqueID
    photoDimensions = CMVideoDimensions(width: Int32(image?.width ?? 0), height: Int32(image?.height ?? 0))
  }

  /// Whether the flash fires: false on Linux.
  public var isFlashEnabled: Bool { false }
  /// The dimensions of the preview: zero on Linux.
  public var previewDimensions: CMVideoDimensions { CMVideoDimensions() }
  /// The dimensions of the movie of a live photo: zero on Linux.
  public var livePhotoMovieDimensions: CMVideoDimensions { CMVideoDimensions() }
  public var expectedPhotoCount: Int { 1 }
  /// The expected duration of processing the photo: invalid on Linux.
  public var photoProcessingTimeRange: CMTimeRange { .invalid }
}

public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  /// Called when a photo is ready, or cannot be taken.
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
  /// Called before the exposure.
  func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Called when the photo is being taken.
  func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Called when the photo was taken.
  func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Called when the recording of a live photo's movie ends. Never called on Linux.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
    resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Called when a live photo's movie is written. Never called on Linux.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL, duration: CMTime,
    photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
  /// Called with a photo, as before iOS 11. On Linux the method for ``AVCapturePhoto`` is called instead.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photoSampleBuffer: CMSampleBuffer?,
    previewPhoto previewPhotoSampleBuffer: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings,
    bracketSettings: AVCaptureBracketedStillImageSettings?, error: (any Error)?)
  /// Called when the capture is finished, with an error or with nil.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {}
  public func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
  public func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
  public func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
    resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL, duration: CMTime,
    photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photoSampleBuffer: CMSampleBuffer?,
    previewPhoto previewPhotoSampleBuffer: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings,
    bracketSettings: AVCaptureBracketedStillImageSettings?, error: (any Error)?
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
  ) {}
}
