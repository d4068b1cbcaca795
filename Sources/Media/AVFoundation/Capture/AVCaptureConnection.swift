import Foundation

public enum AVCaptureVideoOrientation: Int, Sendable {
  /// Portrait, with the home button at the bottom.
  case portrait = 1
  /// Portrait, with the home button at the top.
  case portraitUpsideDown = 2
  /// Landscape, with the home button at the right.
  case landscapeRight = 3
  /// Landscape, with the home button at the left.
  case landscapeLeft = 4
}

/// A connection of an input to an output.
public final class AVCaptureConnection: NSObject {
  public let inputPorts: [AVCaptureInput.Port]
  public private(set) weak var output: AVCaptureOutput?
  weak var session: AVCaptureSession?

  public init(inputPorts ports: [AVCaptureInput.Port], output: AVCaptureOutput) {
    inputPorts = ports
    self.output = output
  }

  /// Whether the connection passes on data. The default is true.
  public var isEnabled = true
  /// Whether the connection is passing on data.
  public var isActive: Bool { isEnabled && session?.isRunning == true }
  /// The orientation of the pictures. The default is portrait.
  public var videoOrientation = AVCaptureVideoOrientation.portrait
  /// Whether the pictures are mirrored. The default is false.
  public var isVideoMirrored = false
  /// Whether the pictures of a front camera are mirrored automatically. The default is true.
  public var automaticallyAdjustsVideoMirroring = true
  /// Whether the orientation can be set: false on Linux.
  public var isVideoOrientationSupported: Bool { false }
  /// Whether mirroring can be set: false on Linux.
  public var isVideoMirroringSupported: Bool { false }
  /// Whether video can be stabilized: false on Linux.
  public var isVideoStabilizationSupported: Bool { false }
  /// The preferred stabilization of video. The default is off.
  public var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
  /// The active stabilization of video: off on Linux.
  public var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
  /// The scale at which a photo is cropped. The default is 1.
  public var videoScaleAndCropFactor: CGFloat = 1
  /// The rotation of the pictures in degrees. The default is 0.
  public var videoRotationAngle: CGFloat = 0
  /// Returns whether a rotation can be set: false on Linux.
  public func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
}

public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  case off = 0
  /// Video is stabilized with little delay.
  case standard = 1
  /// Video is stabilized more strongly, with more delay.
  case cinematic = 2
  case cinematicExtended = 3
  /// The system chooses the mode of stabilization.
  case auto = -1
}
