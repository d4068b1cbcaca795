import Foundation

public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// The key of a number that indicates whether the file of a recording that ended with an error can be used.
public let AVErrorRecordingSuccessfullyFinishedKey = "AVErrorRecordingSuccessfullyFinishedKey"

public struct AVError: Error, CustomNSError, LocalizedError, Equatable {
  /// The kinds of media error. The raw values are those of AVFoundation.
  public enum Code: Int, Sendable {
    case unknown = -11800
    case outOfMemory = -11801
    case sessionNotRunning = -11803
    /// Another program uses the device.
    case deviceAlreadyUsedByAnotherSession = -11804
    /// Recording ended before any data arrived.
    case noDataCaptured = -11805
    case decodeFailed = -11821
    case invalidSourceMedia = -11822
    case fileAlreadyExists = -11823
    /// The file is not in a known media format, or cannot be read.
    case fileFormatNotRecognized = -11828
    case exportFailed = -11820
    case noImageAtTime = -11832
    /// No decoder is available. On Linux this is the error without GStreamer or one of its packages, which the description names.
    case decoderNotFound = -11833
    /// No encoder is available for the output format.
    case encoderNotFound = -11834
    /// The content is not available, for example because its server does not answer.
    case contentIsUnavailable = -11863
    case mediaServicesWereReset = -11819
    /// The media changed while it was read.
    case mediaChanged = -11808
    case maximumDurationReached = -11810
    case maximumFileSizeReached = -11811
    /// The volume has no room for the recording.
    case diskFull = -11807
    /// No such device is connected.
    case deviceNotConnected = -11814
    /// The user has not allowed the app to use the device.
    case applicationIsNotAuthorizedToUseDevice = -11852
    case operationNotSupportedForAsset = -11838
  }

  public let code: Code
  private let reason: String

  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    reason = userInfo[NSLocalizedDescriptionKey] as? String ?? "The operation could not be completed"
  }

  init(_ code: Code, _ reason: String) {
    self.code = code
    self.reason = reason
  }

  public static var errorDomain: String { AVFoundationErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { reason }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: reason] }

  static let noDevice = AVError(.deviceNotConnected, "No camera or microphone is connected.")
}
