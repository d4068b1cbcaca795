@_exported import UIKit

public struct RPRecordingError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -5800
    case userDeclined = -5801
    case disabled = -5802
    case failedToStart = -5803
    case failed = -5804
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.ReplayKit.RPRecordingErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "Recording the screen is not available on Linux."] }
}

/// Receives the events of recording. All methods are optional.
@preconcurrency @MainActor public protocol RPScreenRecorderDelegate: NSObjectProtocol {
  func screenRecorder(
    _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?, error: (any Error)?)
  func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
}
extension RPScreenRecorderDelegate {
  public func screenRecorder(
    _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?, error: (any Error)?
  ) {}
  public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
}
/// Receives the events of the preview. All methods are optional.
@preconcurrency @MainActor public protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
  func previewControllerDidFinish(_ previewController: RPPreviewViewController)
}
extension RPPreviewViewControllerDelegate {
  public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
}
/// The preview of a recording. It is never created on Linux.
@preconcurrency @MainActor open class RPPreviewViewController: UIViewController {
  open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
}

/// Records the screen. It is not available on Linux: starting fails with `failedToStart`.
@preconcurrency @MainActor open class RPScreenRecorder: NSObject {
  private static let recorder = RPScreenRecorder()
  open class func shared() -> RPScreenRecorder { recorder }
  open weak var delegate: (any RPScreenRecorderDelegate)?
  /// Whether the feature is available; always `false` on Linux.
  open var isAvailable: Bool { false }
  /// Whether a recording is in progress; always `false` on Linux.
  open var isRecording: Bool { false }
  open var isMicrophoneEnabled = false
  open var isCameraEnabled = false
  /// Calls the handler asynchronously with `RPRecordingError.failedToStart` on Linux.
  open func startRecording(handler: (((any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { MainActor.assumeIsolated { handler?(RPRecordingError(.failedToStart)) } }
  }
  /// Calls the handler asynchronously with `RPRecordingError.failed` on Linux, on another queue.
  open func stopRecording(handler: ((RPPreviewViewController?, (any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { MainActor.assumeIsolated { handler?(nil, RPRecordingError(.failed)) } }
  }
}
