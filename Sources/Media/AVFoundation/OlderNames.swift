import CoreMedia

// Names of Swift 3 and of Swift before 4.2.

/// The name of ``AVPlayer/Status`` before Swift 4.2.
public typealias AVPlayerStatus = AVPlayer.Status
/// The name of ``AVPlayerItem/Status`` before Swift 4.2.
public typealias AVPlayerItemStatus = AVPlayerItem.Status
/// The name of ``AVCaptureDevice/DiscoverySession`` in Swift 3.
public typealias AVCaptureDeviceDiscoverySession = AVCaptureDevice.DiscoverySession
/// The name of ``AVCaptureDevice/FlashMode`` in Swift 3.
public typealias AVCaptureFlashMode = AVCaptureDevice.FlashMode
/// The name of ``AVCaptureDevice/TorchMode`` in Swift 3.
public typealias AVCaptureTorchMode = AVCaptureDevice.TorchMode
/// The name of ``AVCaptureDevice/FocusMode`` in Swift 3.
public typealias AVCaptureFocusMode = AVCaptureDevice.FocusMode
/// The name of ``AVCaptureDevice/ExposureMode`` in Swift 3.
public typealias AVCaptureExposureMode = AVCaptureDevice.ExposureMode

/// The name of ``AVCaptureSession/Preset/photo`` in Swift 3.
public let AVCaptureSessionPresetPhoto = AVCaptureSession.Preset.photo
/// The name of ``AVCaptureSession/Preset/high`` in Swift 3.
public let AVCaptureSessionPresetHigh = AVCaptureSession.Preset.high
/// The name of ``AVCaptureSession/Preset/medium`` in Swift 3.
public let AVCaptureSessionPresetMedium = AVCaptureSession.Preset.medium
/// The name of ``AVCaptureSession/Preset/low`` in Swift 3.
public let AVCaptureSessionPresetLow = AVCaptureSession.Preset.low
/// The name of ``AVCaptureSession/Preset/vga640x480`` in Swift 3.
public let AVCaptureSessionPreset640x480 = AVCaptureSession.Preset.vga640x480
/// The name of ``AVCaptureSession/Preset/hd1280x720`` in Swift 3.
public let AVCaptureSessionPreset1280x720 = AVCaptureSession.Preset.hd1280x720
/// The name of ``AVCaptureSession/Preset/hd1920x1080`` in Swift 3.
public let AVCaptureSessionPreset1920x1080 = AVCaptureSession.Preset.hd1920x1080

/// The name of ``AVMetadataObject/ObjectType/face`` in Swift 3.
public let AVMetadataObjectTypeFace = AVMetadataObject.ObjectType.face
/// The name of ``AVMetadataObject/ObjectType/qr`` in Swift 3.
public let AVMetadataObjectTypeQRCode = AVMetadataObject.ObjectType.qr
/// The name of ``AVMetadataObject/ObjectType/ean8`` in Swift 3.
public let AVMetadataObjectTypeEAN8Code = AVMetadataObject.ObjectType.ean8
/// The name of ``AVMetadataObject/ObjectType/ean13`` in Swift 3.
public let AVMetadataObjectTypeEAN13Code = AVMetadataObject.ObjectType.ean13
/// The name of ``AVMetadataObject/ObjectType/code128`` in Swift 3.
public let AVMetadataObjectTypeCode128Code = AVMetadataObject.ObjectType.code128
/// The name of ``AVMetadataObject/ObjectType/code39`` in Swift 3.
public let AVMetadataObjectTypeCode39Code = AVMetadataObject.ObjectType.code39
/// The name of ``AVMetadataObject/ObjectType/code39Mod43`` in Swift 3.
public let AVMetadataObjectTypeCode39Mod43Code = AVMetadataObject.ObjectType.code39Mod43
/// The name of ``AVMetadataObject/ObjectType/code93`` in Swift 3.
public let AVMetadataObjectTypeCode93Code = AVMetadataObject.ObjectType.code93
/// The name of ``AVMetadataObject/ObjectType/upce`` in Swift 3.
public let AVMetadataObjectTypeUPCECode = AVMetadataObject.ObjectType.upce
/// The name of ``AVMetadataObject/ObjectType/pdf417`` in Swift 3.
public let AVMetadataObjectTypePDF417Code = AVMetadataObject.ObjectType.pdf417
/// The name of ``AVMetadataObject/ObjectType/aztec`` in Swift 3.
public let AVMetadataObjectTypeAztecCode = AVMetadataObject.ObjectType.aztec
/// The name of ``AVMetadataObject/ObjectType/itf14`` in Swift 3.
public let AVMetadataObjectTypeITF14Code = AVMetadataObject.ObjectType.itf14
/// The name of ``AVMetadataObject/ObjectType/interleaved2of5`` in Swift 3.
public let AVMetadataObjectTypeInterleaved2of5Code = AVMetadataObject.ObjectType.interleaved2of5
/// The name of ``AVMetadataObject/ObjectType/dataMatrix`` in Swift 3.
public let AVMetadataObjectTypeDataMatrixCode = AVMetadataObject.ObjectType.dataMatrix

extension AVCaptureDevice {
  /// The name of `authorizationStatus(for:)` in Swift 3.
  public class func authorizationStatus(forMediaType mediaType: AVMediaType) -> AVAuthorizationStatus {
    authorizationStatus(for: mediaType)
  }
  /// The name of `requestAccess(for:completionHandler:)` in Swift 3.
  public class func requestAccess(forMediaType mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
    requestAccess(for: mediaType, completionHandler: handler)
  }
  /// The name of `devices(for:)` in Swift 3.
  public class func devices(withMediaType mediaType: AVMediaType) -> [AVCaptureDevice] { devices(for: mediaType) }
  /// The name of `default(_:for:position:)` in Swift 3.
  public class func defaultDevice(
    withDeviceType deviceType: DeviceType, mediaType: AVMediaType, position: Position
  ) -> AVCaptureDevice? { `default`(deviceType, for: mediaType, position: position) }
}

extension AVCaptureDeviceInput {
  /// Creates an input of a camera or microphone, as in Swift 3, where the device may be nil.
  public convenience init(device: AVCaptureDevice?) throws {
    guard let device else { throw AVError.noDevice }
    try self.init(device: device)
  }
}
