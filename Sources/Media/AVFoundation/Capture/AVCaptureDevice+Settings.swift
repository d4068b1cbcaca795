import TrestleSupport
import CoreMedia

// Settings of cameras that no camera has on Linux.
extension AVCaptureDevice {
  public var activeFormat: Format {
    get { Format() }
    set { withoutEffect("cameras have no such setting") }
  }
  /// The shortest duration of a frame, which is the inverse of the highest frame rate.
  public var activeVideoMinFrameDuration: CMTime {
    get { .invalid }
    set { withoutEffect("cameras have no such setting") }
  }
  /// The longest duration of a frame, which is the inverse of the lowest frame rate.
  public var activeVideoMaxFrameDuration: CMTime {
    get { .invalid }
    set { withoutEffect("cameras have no such setting") }
  }
  public var isFlashAvailable: Bool { false }
  public var isFlashActive: Bool { false }
  public var isAdjustingFocus: Bool { false }
  public var isAdjustingExposure: Bool { false }
  public var isAdjustingWhiteBalance: Bool { false }
  public var isRampingVideoZoom: Bool { false }
  /// The position of the lens, from 0 (near) to 1 (far).
  public var lensPosition: Float { 0 }
  /// The size of the lens opening, as an f-number.
  public var lensAperture: Float { 0 }
  public var iso: Float { 0 }
  /// The exposure time of a frame, always invalid on Linux.
  public var exposureDuration: CMTime { .invalid }
  /// The difference between the metered exposure and the target, in exposure values.
  public var exposureTargetOffset: Float { 0 }
  /// The correction that is added to the metered exposure, in exposure values.
  public var exposureTargetBias: Float { 0 }
  /// The smallest correction of the exposure, in exposure values.
  public var minExposureTargetBias: Float { 0 }
  /// The largest correction of the exposure, in exposure values.
  public var maxExposureTargetBias: Float { 0 }
  public var isLowLightBoostSupported: Bool { false }
  /// Whether the camera brightens dark scenes automatically.
  public var automaticallyEnablesLowLightBoostWhenAvailable: Bool {
    get { false }
    set { withoutEffect("cameras have no such setting") }
  }
  /// Whether focus can be limited to near or far objects.
  public var isAutoFocusRangeRestrictionSupported: Bool { false }
  public var isSmoothAutoFocusEnabled: Bool {
    get { false }
    set { withoutEffect("cameras have no such setting") }
  }
  public var isSmoothAutoFocusSupported: Bool { false }
  /// Whether the camera captures in a high dynamic range.
  public var isVideoHDREnabled: Bool {
    get { false }
    set { withoutEffect("cameras have no such setting") }
  }
  public var automaticallyAdjustsVideoHDREnabled: Bool {
    get { false }
    set { withoutEffect("cameras have no such setting") }
  }
  public var isConnected: Bool { camera.map(Camera.connected.contains) ?? (AVCaptureDevice.default(for: .audio) != nil) }
  public var isVirtualDevice: Bool { false }
  public var constituentDevices: [AVCaptureDevice] { [] }
  /// The zoom factors at which a virtual device changes from one camera to the next.
  public var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
  /// The identifier of the device's model, always empty on Linux.
  public var modelID: String { "" }

  public func setFocusModeLocked(lensPosition: Float, completionHandler handler: ((CMTime) -> Void)? = nil) { handler?(.invalid) }
  public func setExposureModeCustom(duration: CMTime, iso: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {
    handler?(.invalid)
  }
  public func setExposureTargetBias(_ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil) { handler?(.invalid) }

  public class var systemPreferredCamera: AVCaptureDevice? { `default`(for: .video) }
  /// The camera that the user prefers: nil on Linux.
  public class var userPreferredCamera: AVCaptureDevice? {
    get { nil }
    set { withoutEffect("cameras have no such setting") }
  }
}

extension AVCaptureDevice.Format {
  public var formatDescription: CMFormatDescription { .none }
  public var mediaType: AVMediaType { .video }
  /// The ranges of frame rates of the format. Always empty on Linux.
  public var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
  public var isVideoHDRSupported: Bool { false }
  public var isVideoBinned: Bool { false }
  /// The zoom factor above which pictures are upscaled.
  public var videoZoomFactorUpscaleThreshold: CGFloat { 1 }
  /// The color spaces in which the format delivers images, always none on Linux.
  public var supportedColorSpaces: [AVCaptureColorSpace] { [] }
  /// The shortest exposure of the format. Always invalid on Linux.
  public var minExposureDuration: CMTime { .invalid }
  /// The longest exposure of the format. Always invalid on Linux.
  public var maxExposureDuration: CMTime { .invalid }
  /// The lowest sensitivity of the format, as an ISO number. Always 0 on Linux.
  public var minISO: Float { 0 }
  /// The highest sensitivity of the format, as an ISO number. Always 0 on Linux.
  public var maxISO: Float { 0 }
  /// The formats of depth that are delivered with the images, always none on Linux.
  public var supportedDepthDataFormats: [AVCaptureDevice.Format] { [] }
  /// The largest sizes of photos in pixels, always none on Linux.
  public var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
  public func isVideoStabilizationModeSupported(_ mode: AVCaptureVideoStabilizationMode) -> Bool { false }
}

public final class AVFrameRateRange: NSObject {
  override init() {}
  public var minFrameRate: Double { 0 }
  public var maxFrameRate: Double { 0 }
  public var minFrameDuration: CMTime { .invalid }
  public var maxFrameDuration: CMTime { .invalid }
}

public enum AVCaptureColorSpace: Int, Sendable {
  case sRGB = 0
  /// The wider gamut of Display P3, with the white point D65.
  case P3_D65 = 1
  /// BT.2020 with hybrid log-gamma.
  case HLG_BT2020 = 2
  case appleLog = 3
}
