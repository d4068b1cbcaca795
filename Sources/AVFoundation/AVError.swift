import Foundation

public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// Why something about media did not work.
public struct AVError: Error, CustomNSError, LocalizedError, Equatable {
  public enum Code: Int, Sendable {
    case unknown = -11800
    case outOfMemory = -11801
    case sessionNotRunning = -11803
    case deviceAlreadyUsedByAnotherSession = -11804
    case noDataCaptured = -11805
    case decodeFailed = -11821
    case invalidSourceMedia = -11822
    case fileAlreadyExists = -11823
    case fileFormatNotRecognized = -11828
    case exportFailed = -11820
    case noImageAtTime = -11832
    case decoderNotFound = -11833
    case encoderNotFound = -11834
    case contentIsUnavailable = -11863
    case deviceNotConnected = -11814
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

  static let noVideo = AVError(.decoderNotFound, "Playing video is not available on Linux.")
  static let noStreaming = AVError(.contentIsUnavailable, "Playing media from the network is not available on Linux.")
  static let noCamera = AVError(.deviceNotConnected, "Cameras and microphones are not available on Linux.")
  static let noExport = AVError(.exportFailed, "Exporting media is not available on Linux.")
  static func noDecoder(_ name: String) -> AVError {
    AVError(.decoderNotFound, "Playing \(name) is not available on Linux without ffmpeg.")
  }
}
