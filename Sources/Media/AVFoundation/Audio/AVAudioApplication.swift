import Foundation

/// The sound of the app. The microphone is denied, as by ``AVAudioSession``.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  public enum recordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  public static let shared = AVAudioApplication()

  /// Whether the app may use the microphone: ``recordPermission-swift.enum/denied`` on Linux.
  open var recordPermission: recordPermission { .denied }
  /// Requests permission to record. On Linux it is denied, on the main queue.
  open class func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void) {
    DispatchQueue.main.async { response(false) }
  }
  /// Requests permission to record. On Linux it is denied.
  open class func requestRecordPermission() async -> Bool { false }
}
