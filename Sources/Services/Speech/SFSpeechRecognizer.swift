@_exported import AVFoundation
@_exported import Foundation

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined
  case denied
  case restricted
  case authorized
}

public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  case unspecified
  case dictation
  case search
  case confirmation
}

open class SFSpeechRecognitionRequest: NSObject {
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  /// Whether partial results are reported; `true` by default. It is stored only.
  open var shouldReportPartialResults = true
  /// Whether recognition must happen on the device; `false` by default. It is stored only.
  open var requiresOnDeviceRecognition = false
  /// Phrases that are recognized although they are not in the vocabulary; empty by default. It is stored only.
  open var contextualStrings: [String] = []
}

open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  public let url: URL
  public init(url: URL) {
    self.url = url
    super.init()
  }
}

/// Speech that is appended in buffers.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  /// The duration of the appended speech in seconds.
  private(set) var duration: TimeInterval = 0
  open var nativeAudioFormat: AVAudioFormat { AVAudioFormat(standardFormatWithSampleRate: 16_000, channels: 1)! }
  /// Appends a buffer, whose duration is counted: speech is not recognized on Linux.
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {
    duration += TimeInterval(audioPCMBuffer.frameLength) / audioPCMBuffer.format.sampleRate
  }
  open func endAudio() { withoutEffect("speech is not recognized") }
}

/// A recognized text. It is never created on Linux.
open class SFTranscription: NSObject {
  open var formattedString: String { "" }
  /// The words of the text: none on Linux.
  open var segments: [SFTranscriptionSegment] { [] }
}

/// A word of a recognized text. It is never created on Linux.
open class SFTranscriptionSegment: NSObject {
  override init() {}
  open var substring: String { "" }
  open var substringRange: NSRange { NSRange(location: 0, length: 0) }
  open var timestamp: TimeInterval { 0 }
  open var duration: TimeInterval { 0 }
  open var confidence: Float { 0 }
  open var alternativeSubstrings: [String] { [] }
}

/// A recognition result. It is never created on Linux.
open class SFSpeechRecognitionResult: NSObject {
  open var bestTranscription: SFTranscription { SFTranscription() }
  open var isFinal: Bool { true }
  /// All possible texts, the most likely first: none on Linux.
  open var transcriptions: [SFTranscription] { [] }
}

public enum SFSpeechRecognitionTaskState: Int, Sendable {
  case starting = 0
  case running = 1
  /// All speech was received; results may follow.
  case finishing = 2
  case canceling = 3
  case completed = 4
}

open class SFSpeechRecognitionTask: NSObject {
  /// The state of the task. On Linux a task ends without running, so it is canceled or completed.
  open var state: SFSpeechRecognitionTaskState { isCancelled ? .canceling : .completed }
  /// Whether the speech has ended: always false on Linux.
  open var isFinishing: Bool { false }
  /// The error of the task: always nil, because handlers receive it.
  open var error: (any Error)? { nil }
  public private(set) var isCancelled = false
  open func cancel() { isCancelled = true }
  /// Has no effect on Linux, where a task has already ended.
  open func finish() {}
}

/// Receives changes of availability. The method is optional, and never called on Linux.
public protocol SFSpeechRecognizerDelegate: AnyObject {
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

public protocol SFSpeechRecognitionTaskDelegate: AnyObject {
  /// Called with a partial result. Never called on Linux.
  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
  /// Called with the result. Never called on Linux.
  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
  /// Called at the end. On Linux the flag is false.
  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}

extension SFSpeechRecognitionTaskDelegate {
  public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription) {}
  public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult) {}
  public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {}
}

/// Converts speech to text. There is no recognizer on Linux: authorization is denied, and tasks end with an error.
open class SFSpeechRecognizer: NSObject {
  public let locale: Locale
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// The queue on which handlers and the delegate are called. The default is the main queue.
  open var queue = OperationQueue.main
  /// Whether speech can be recognized; always `false`.
  open var isAvailable: Bool { false }
  /// Whether speech can be recognized on the device; always `false`.
  open var supportsOnDeviceRecognition: Bool { false }
  /// The hint for requests without a hint. The default is unspecified.
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified

  public override convenience init() { self.init(locale: .current)! }
  public init?(locale: Locale) {
    self.locale = locale
    super.init()
  }

  /// Returns whether the app may recognize speech. Always `.denied` on Linux.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
  /// Calls the handler with `.denied` on the main queue.
  open class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {
    nonisolated(unsafe) let handler = handler
    DispatchQueue.main.async { handler(.denied) }
  }
  /// Returns the supported languages: none on Linux.
  open class func supportedLocales() -> Set<Locale> { [] }

  /// Calls the handler with an error, asynchronously on the main queue.
  @discardableResult open func recognitionTask(
    with request: SFSpeechRecognitionRequest, resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    nonisolated(unsafe) let handler = resultHandler
    DispatchQueue.main.async {
      let reason = "Speech recognition is not available on Linux."
      handler(nil, NSError(domain: "kAFAssistantErrorDomain", code: 1101, userInfo: [NSLocalizedDescriptionKey: reason]))
    }
    return SFSpeechRecognitionTask()
  }

  /// Ends with an error; the delegate is notified asynchronously on the main queue.
  @discardableResult open func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    nonisolated(unsafe) let (told, ended) = (delegate, task)
    DispatchQueue.main.async { told.speechRecognitionTask(ended, didFinishSuccessfully: false) }
    return task
  }
}
