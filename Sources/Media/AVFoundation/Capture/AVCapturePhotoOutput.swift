import CoreMedia
import Foundation

/// Takes photos. On Linux the delegate receives an error, because there is no camera.
open class AVCapturePhotoOutput: AVCaptureOutput {
  /// Whether photos of the full resolution can be taken. The default is false.
  open var isHighResolutionCaptureEnabled = false
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [.jpeg] }
  /// The flash modes: none on Linux.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  /// Whether live photos can be taken: false on Linux.
  open var isLivePhotoCaptureSupported: Bool { false }
  /// Whether live photos are taken. The default is false.
  open var isLivePhotoCaptureEnabled = false
  /// Whether the taking of live photos is suspended. The default is false.
  open var isLivePhotoCaptureSuspended = false
  /// Whether depth data can be captured: false on Linux.
  open var isDepthDataDeliverySupported: Bool { false }
  /// Whether depth data is captured. The default is false.
  open var isDepthDataDeliveryEnabled = false
  /// Whether a matte of the people can be captured: false on Linux.
  open var isPortraitEffectsMatteDeliverySupported: Bool { false }
  /// Whether a matte of the people is captured. The default is false.
  open var isPortraitEffectsMatteDeliveryEnabled = false
  /// The mattes that can be captured: none on Linux.
  open var availableSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] { [] }
  /// The mattes that are captured. The default is none.
  open var enabledSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] = []
  /// The highest quality that settings may ask for. The default is balanced.
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  /// The largest dimensions of photos. The default, zero, means the camera's.
  open var maxPhotoDimensions = CMVideoDimensions()
  /// Whether photos of two cameras can be joined: false on Linux.
  open var isDualCameraFusionSupported: Bool { false }
  /// Whether photos can be steadied: false on Linux.
  open var isStillImageStabilizationSupported: Bool { false }
  /// Whether the scene needs the flash: false on Linux.
  open var isFlashScene: Bool { false }
  /// The pixel formats of photos: none on Linux.
  open var availablePhotoPixelFormatTypes: [OSType] { [] }
  /// The pixel formats of raw photos: none on Linux.
  open var availableRawPhotoPixelFormatTypes: [OSType] { [] }
  /// The file types of photos: none on Linux.
  open var availablePhotoFileTypes: [AVFileType] { [] }
  open private(set) var preparedPhotoSettingsArray: [AVCapturePhotoSettings] = []
  public override init() { super.init() }

  /// Prepares for photos of some settings. On Linux the handler is called on the main queue with an error.
  open func setPreparedPhotoSettingsArray(
    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings], completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    self.preparedPhotoSettingsArray = preparedPhotoSettingsArray
    DispatchQueue.main.async { completionHandler?(false, AVError.noCamera) }
  }

  /// Returns the JPEG data of a photo: nil on Linux.
  open class func jpegPhotoDataRepresentation(
    forJPEGSampleBuffer JPEGSampleBuffer: CMSampleBuffer, previewPhotoSampleBuffer: CMSampleBuffer?
  ) -> Data? { nil }

  /// Takes a photo. On Linux the delegate is told on the main queue that there is no camera.
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
    DispatchQueue.main.async { [self] in
      delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(), error: AVError.noCamera)
      delegate.photoOutput(self, didFinishCaptureFor: AVCaptureResolvedPhotoSettings(), error: AVError.noCamera)
    }
  }
}

extension AVCapturePhotoOutput {
  /// Whether the quality of a photo or the speed of taking it matters more.
  public enum QualityPrioritization: Int, Sendable {
    /// A photo is delivered as soon as possible.
    case speed = 1
    /// Quality and delay of a photo are weighed against each other; the default.
    case balanced = 2
    /// The best photo, even if it takes longer.
    case quality = 3
  }
}

/// A matte of parts of people, such as hair or skin. None is captured on Linux.
public final class AVSemanticSegmentationMatte: NSObject {
  /// The part of a person that a matte shows.
  public struct MatteType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The skin of persons.
    public static let skin = MatteType(rawValue: "AVSemanticSegmentationMatteTypeSkin")
    /// The hair of persons.
    public static let hair = MatteType(rawValue: "AVSemanticSegmentationMatteTypeHair")
    /// The teeth of persons.
    public static let teeth = MatteType(rawValue: "AVSemanticSegmentationMatteTypeTeeth")
    /// The glasses that persons wear.
    public static let glasses = MatteType(rawValue: "AVSemanticSegmentationMatteTypeGlasses")
  }
  override init() {}
}

/// The settings of one photo of a bracket.
public class AVCaptureBracketedStillImageSettings: NSObject {
  override init() {}
}

/// A photo of a bracket whose exposure is corrected.
public final class AVCaptureAutoExposureBracketedStillImageSettings: AVCaptureBracketedStillImageSettings {
  /// The correction in exposure values.
  public let exposureTargetBias: Float
  private init(bias: Float) {
    exposureTargetBias = bias
    super.init()
  }
  /// Returns settings with a correction of the exposure.
  public class func autoExposureSettings(exposureTargetBias: Float) -> AVCaptureAutoExposureBracketedStillImageSettings {
    AVCaptureAutoExposureBracketedStillImageSettings(bias: exposureTargetBias)
  }
}

/// The settings of several photos that are taken at once.
public final class AVCapturePhotoBracketSettings: AVCapturePhotoSettings {
  public let bracketedSettings: [AVCaptureBracketedStillImageSettings]
  public init(
    rawPixelFormatType: OSType, processedFormat: [String: Any]?, bracketedSettings: [AVCaptureBracketedStillImageSettings]
  ) {
    self.bracketedSettings = bracketedSettings
    super.init(format: processedFormat)
  }
}
