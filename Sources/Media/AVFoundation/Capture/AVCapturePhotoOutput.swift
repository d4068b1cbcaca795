import CoreMedia

/// Takes photos of the camera's pictures, as JPEG. Without a running session the delegate receives an error.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
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
  /// Whether a matte of the people in a photo can be captured: false on Linux.
  open var isPortraitEffectsMatteDeliverySupported: Bool { false }
  /// Whether a matte of the people in a photo is captured. The default is false.
  open var isPortraitEffectsMatteDeliveryEnabled = false
  /// The mattes that can be captured: none on Linux.
  open var availableSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] { [] }
  /// The mattes that are captured. The default is none.
  open var enabledSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] = []
  /// The highest quality that settings may ask for. The default is balanced.
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  /// The largest dimensions of photos. The default, zero, means the camera's.
  open var maxPhotoDimensions = CMVideoDimensions()
  /// Whether photos of two cameras can be fused: false on Linux.
  open var isDualCameraFusionSupported: Bool { false }
  /// Whether photos can be stabilized: false on Linux.
  open var isStillImageStabilizationSupported: Bool { false }
  /// Whether the scene needs the flash: false on Linux.
  open var isFlashScene: Bool { false }
  open var availablePhotoPixelFormatTypes: [OSType] { [kCVPixelFormatType_32BGRA] }
  /// The pixel formats of raw photos: none on Linux.
  open var availableRawPhotoPixelFormatTypes: [OSType] { [] }
  open var availablePhotoFileTypes: [AVFileType] { [.jpg] }
  open private(set) var preparedPhotoSettingsArray: [AVCapturePhotoSettings] = []
  private let requests = PhotoRequests()
  public override init() { super.init() }

  /// Prepares resources for photos with the settings. The handler is called on the main queue; no preparation is needed on Linux.
  open func setPreparedPhotoSettingsArray(
    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings], completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    self.preparedPhotoSettingsArray = preparedPhotoSettingsArray
    nonisolated(unsafe) let completionHandler = completionHandler
    DispatchQueue.main.async { completionHandler?(true, nil) }
  }

  /// Returns the JPEG data of a photo in a sample buffer: nil on Linux, where photos are delivered as ``AVCapturePhoto``.
  open class func jpegPhotoDataRepresentation(
    forJPEGSampleBuffer JPEGSampleBuffer: CMSampleBuffer, previewPhotoSampleBuffer: CMSampleBuffer?
  ) -> Data? { nil }

  /// Takes a photo. The delegate is called on the main queue with it, or with an error if the session is not running.
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
    nonisolated(unsafe) let (settings, delegate) = (settings, delegate)
    requests.add(session) { [self] result in
      let image = try? result.get().image
      let resolved = AVCaptureResolvedPhotoSettings(settings, image)
      if image != nil {
        delegate.photoOutput(self, willBeginCaptureFor: resolved)
        delegate.photoOutput(self, willCapturePhotoFor: resolved)
        delegate.photoOutput(self, didCapturePhotoFor: resolved)
      }
      var failure: AVError?
      if case .failure(let error) = result { failure = error }
      let photo = AVCapturePhoto(try? result.get(), settings, resolved)
      delegate.photoOutput(self, didFinishProcessingPhoto: photo, error: failure)
      delegate.photoOutput(self, didFinishCaptureFor: resolved, error: failure)
    }
  }

  override func receive(_ sample: CapturedSample, _ type: AVMediaType, _ connection: AVCaptureConnection) {
    requests.answer(.success(sample))
  }
  override func sessionDidStop() { requests.answer(.failure(AVError(.sessionNotRunning, "The session has stopped."))) }
}

extension AVCapturePhotoOutput {
  /// The priority of a photo's quality over the speed of taking it.
  public enum QualityPrioritization: Int, Sendable {
    case speed = 1
    /// A balance of quality and speed; the default.
    case balanced = 2
    /// The best photo, even if it takes longer.
    case quality = 3
  }
}

/// A matte of a part of people, such as hair or skin. It is never captured on Linux.
public final class AVSemanticSegmentationMatte: NSObject {
  public struct MatteType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let skin = MatteType(rawValue: "AVSemanticSegmentationMatteTypeSkin")
    public static let hair = MatteType(rawValue: "AVSemanticSegmentationMatteTypeHair")
    public static let teeth = MatteType(rawValue: "AVSemanticSegmentationMatteTypeTeeth")
    public static let glasses = MatteType(rawValue: "AVSemanticSegmentationMatteTypeGlasses")
  }
  override init() {}
}

public class AVCaptureBracketedStillImageSettings: NSObject {
  override init() {}
}

/// The settings of a bracketed photo with a corrected exposure.
public final class AVCaptureAutoExposureBracketedStillImageSettings: AVCaptureBracketedStillImageSettings {
  /// The correction in exposure values.
  public let exposureTargetBias: Float
  private init(bias: Float) {
    exposureTargetBias = bias
    super.init()
  }
  public class func autoExposureSettings(exposureTargetBias: Float) -> AVCaptureAutoExposureBracketedStillImageSettings {
    AVCaptureAutoExposureBracketedStillImageSettings(bias: exposureTargetBias)
  }
}

public final class AVCapturePhotoBracketSettings: AVCapturePhotoSettings {
  public let bracketedSettings: [AVCaptureBracketedStillImageSettings]
  public init(
    rawPixelFormatType: OSType, processedFormat: [String: Any]?, bracketedSettings: [AVCaptureBracketedStillImageSettings]
  ) {
    self.bracketedSettings = bracketedSettings
    super.init(format: processedFormat)
  }
}
