import TrestleSupport
import CoreMedia
import Foundation

// Members that need a camera or a microphone. No device exists on Linux, so none of them is ever called.
extension AVCaptureDevice {
  /// The format in use.
  public var activeFormat: Format {
    get { Format() }
    set { withoutEffect("there is no camera") }
  }
  /// The shortest duration of a frame, which is the inverse of the highest frame rate.
  public var activeVideoMinFrameDuration: CMTime {
    get { .invalid }
    set { withoutEffect("there is no camera") }
  }
  /// The longest duration of a frame, which is the inverse of the lowest frame rate.
  public var activeVideoMaxFrameDuration: CMTime {
    get { .invalid }
    set { withoutEffect("there is no camera") }
  }
  /// Whether the flash can be used now.
  public var isFlashAvailable: Bool { false }
  /// Whether the flash fires with the current settings.
  public var isFlashActive: Bool { false }
  /// Whether the camera is changing its focus.
  public var isAdjustingFocus: Bool { false }
  /// Whether the camera is changing its exposure.
  public var isAdjustingExposure: Bool { false }
  /// Whether the camera is changing its white balance.
  public var isAdjustingWhiteBalance: Bool { false }
  /// Whether a slow zoom is running.
  public var isRampingVideoZoom: Bool { false }
  /// The position of the lens, from 0 (near) to 1 (far).
  public var lensPosition: Float { 0 }
  /// The size of the lens opening, as an f-number.
  public var lensAperture: Float { 0 }
  /// The sensitivity to light.
  public var iso: Float { 0 }
  /// The exposure time of a frame, always invalid on Linux.
  public var exposureDuration: CMTime { .invalid }
  /// The difference between the metered exposure and the target, in exposure values.
  public var exposureTargetOffset: Float { 0 }
  /// The correction that is added to the metered exposure, in exposure values.
  public var exposureTargetBias: Float { 0 }
  /// The smallest correction of the exposure.
  public var minExposureTargetBias: Float { 0 }
  /// The largest correction of the exposure.
  public var maxExposureTargetBias: Float { 0 }
  /// Whether the camera can brighten dark scenes.
  public var isLowLightBoostSupported: Bool { false }
  /// Whether the camera brightens dark scenes by itself.
  public var automaticallyEnablesLowLightBoostWhenAvailable: Bool {
    get { false }
    set { withoutEffect("there is no camera") }
  }
  /// Whether focus can be limited to near or far objects.
  public var isAutoFocusRangeRestrictionSupported: Bool { false }
  /// Whether the camera focuses smoothly, for video.
  public var isSmoothAutoFocusEnabled: Bool {
    get { false }
    set { withoutEffect("there is no camera") }
  }
  /// Whether the camera can focus smoothly.
  public var isSmoothAutoFocusSupported: Bool { false }
  /// Whether the camera captures in a high dynamic range.
  public var isVideoHDREnabled: Bool {
    get { false }
    set { withoutEffect("there is no camera") }
  }
  /// Whether the camera chooses a high dynamic range by itself.
  public var automaticallyAdjustsVideoHDREnabled: Bool {
    get { false }
    set { withoutEffect("there is no camera") }
  }
  /// Whether the device can be used now, always `false` on Linux.
  public var isConnected: Bool { false }
  /// Whether the device is several cameras in one.
  public var isVirtualDevice: Bool { false }
  /// The cameras of a virtual device.
  public var constituentDevices: [AVCaptureDevice] { [] }
  /// The zoom factors at which a virtual device changes from one camera to the next.
  public var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
  /// The identifier of the device's model, always empty on Linux.
  public var modelID: String { "" }

  public func setFocusModeLocked(lensPosition: Float, completionHandler handler: ((CMTime) -> Void)? = nil) { handler?(.invalid) }
  /// Sets the duration and the sensitivity of the exposure.
  public func setExposureModeCustom(duration: CMTime, iso: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {
    handler?(.invalid)
  }
  /// Corrects the metered exposure.
  public func setExposureTargetBias(_ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil) { handler?(.invalid) }

  /// The camera that the system or the user prefers: nil on Linux.
  public class var systemPreferredCamera: AVCaptureDevice? { nil }
  /// The camera that the user prefers: nil on Linux.
  public class var userPreferredCamera: AVCaptureDevice? {
    get { nil }
    set { withoutEffect("there is no camera") }
  }
}

extension AVCaptureDevice.Format {
  /// The description of the pictures.
  public var formatDescription: CMFormatDescription { .none }
  public var mediaType: AVMediaType { .video }
  /// The ranges of frame rates of the format. Always empty on Linux.
  public var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
  /// Whether the format has a high dynamic range.
  public var isVideoHDRSupported: Bool { false }
  /// Whether the pictures are binned.
  public var isVideoBinned: Bool { false }
  /// The zoom factor from which on pictures are enlarged.
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
  /// Returns whether video can be stabilized in a mode.
  public func isVideoStabilizationModeSupported(_ mode: AVCaptureVideoStabilizationMode) -> Bool { false }
}

/// A range of frame rates of a format. No format exists on Linux.
public final class AVFrameRateRange: NSObject {
  override init() {}
  /// The lowest rate, in frames per second.
  public var minFrameRate: Double { 0 }
  /// The highest rate, in frames per second.
  public var maxFrameRate: Double { 0 }
  /// The shortest duration of a frame.
  public var minFrameDuration: CMTime { .invalid }
  /// The longest duration of a frame.
  public var maxFrameDuration: CMTime { .invalid }
}

/// The color space of a camera's pictures.
public enum AVCaptureColorSpace: Int, Sendable {
  case sRGB = 0
  /// The wider gamut of Display P3, with the white point D65.
  case P3_D65 = 1
  /// BT.2020 with hybrid log-gamma.
  case HLG_BT2020 = 2
  /// The logarithmic color space of Apple Log.
  case appleLog = 3
}
