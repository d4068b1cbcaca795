import TrestleSupport
@_exported import AVFoundation
@_exported import Foundation

/// Whether the app may recognize speech.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  /// The user was not asked.
  case notDetermined
  /// The user declined.
  case denied
  /// The user cannot decide.
  case restricted
  /// The user agreed.
  case authorized
}

/// The purpose of recognition.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  /// No particular purpose.
  case unspecified
  /// Text is dictated.
  case dictation
  /// A spoken search.
  case search
  /// A spoken confirmation.
  case confirmation
}

/// Speech to recognize.
open class SFSpeechRecognitionRequest: NSObject {
  /// The purpose of recognition.
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  /// Whether results come before the end; `true` by default.
  open var shouldReportPartialResults = true
  /// Whether speech must not leave the device; `false` by default.
  open var requiresOnDeviceRecognition = false
  /// Phrases that are recognized even if the vocabulary lacks them; empty by default.
  open var contextualStrings: [String] = []
}

/// Speech in a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  /// The file of sound to recognize.
  public let url: URL
  /// Creates a request for a file.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}

/// Speech that arrives in pieces.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  /// The length of the speech so far, in seconds.
  private(set) var duration: TimeInterval = 0
  open var nativeAudioFormat: AVAudioFormat { AVAudioFormat(standardFormatWithSampleRate: 16_000, channels: 1)! }
  /// Adds a piece of sound, which is counted: nothing is recognized on Linux.
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {
    duration += TimeInterval(audioPCMBuffer.frameLength) / audioPCMBuffer.format.sampleRate
  }
  open func endAudio() { withoutEffect("speech is not recognized") }
}

/// A recognized text. None is created on Linux.
open class SFTranscription: NSObject {
  /// The text of the transcription.
  open var formattedString: String { "" }
  /// The words of the text: none on Linux.
  open var segments: [SFTranscriptionSegment] { [] }
}

/// A word of a recognized text. None is created on Linux.
open class SFTranscriptionSegment: NSObject {
  override init() {}
  /// The word.
  open var substring: String { "" }
  /// The place of the word in the text.
  open var substringRange: NSRange { NSRange(location: 0, length: 0) }
  /// The time at which the word begins, in seconds.
  open var timestamp: TimeInterval { 0 }
  /// The length of the word in seconds.
  open var duration: TimeInterval { 0 }
  /// The certainty of the word, from 0 to 1.
  open var confidence: Float { 0 }
  /// Other words that may have been said.
  open var alternativeSubstrings: [String] { [] }
}

/// A recognition result. None is created on Linux.
open class SFSpeechRecognitionResult: NSObject {
  /// The most likely text.
  open var bestTranscription: SFTranscription { SFTranscription() }
  /// Whether no better result follows.
  open var isFinal: Bool { true }
  /// All texts that may have been said, the most likely first: none on Linux.
  open var transcriptions: [SFTranscription] { [] }
}

public enum SFSpeechRecognitionTaskState: Int, Sendable {
  /// The task has not begun to receive speech.
  case starting = 0
  /// The task receives speech.
  case running = 1
  /// All speech was received; results may follow.
  case finishing = 2
  /// The app has canceled the task.
  case canceling = 3
  /// The task has ended.
  case completed = 4
}

/// A recognition that continues.
open class SFSpeechRecognitionTask: NSObject {
  /// The state of the task. On Linux a task ends without having run, so it is canceled or completed.
  open var state: SFSpeechRecognitionTaskState { isCancelled ? .canceling : .completed }
  /// Whether the speech has ended.
  open var isFinishing: Bool { false }
  /// The error of the task, which handlers receive: nil here.
  open var error: (any Error)? { nil }
  /// Whether the app canceled it.
  public private(set) var isCancelled = false
  open func cancel() { isCancelled = true }
  /// Ends the speech.
  open func finish() {}
}

/// Receives changes of a recognizer. The method is optional, and never called on Linux.
public protocol SFSpeechRecognizerDelegate: AnyObject {
  /// Called when the recognizer becomes available or ceases to be.
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// Receives the progress of a task. Every method is optional.
public protocol SFSpeechRecognitionTaskDelegate: AnyObject {
  /// Called with a first guess. Never called on Linux.
  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
  /// Called with the result. Never called on Linux.
  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
  /// Called at the end. On Linux it is called with false.
  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}

extension SFSpeechRecognitionTaskDelegate {
  public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription) {}
  public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult) {}
  public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {}
}

/// Turns speech into text. There is no recognizer on Linux: authorization is denied, and tasks end with an error.
open class SFSpeechRecognizer: NSObject {
  /// The language of the speech.
  public let locale: Locale
  /// The object that receives changes.
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// The queue of handlers and of the delegate's calls. The default is the main queue.
  open var queue = OperationQueue.main
  /// Whether speech can be recognized; always `false`.
  open var isAvailable: Bool { false }
  /// Whether speech can be recognized on the device; always `false`.
  open var supportsOnDeviceRecognition: Bool { false }
  /// The purpose of requests that name none.
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified

  /// Creates a recognizer for the language of the user.
  public override convenience init() { self.init(locale: .current)! }
  /// Creates a recognizer for a language.
  public init?(locale: Locale) {
    self.locale = locale
    super.init()
  }

  /// Returns whether the app may recognize speech. Always `.denied` on Linux.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
  /// Reports `.denied` asynchronously on the main queue.
  open class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {
    nonisolated(unsafe) let handler = handler
    DispatchQueue.main.async { handler(.denied) }
  }
  /// Returns the languages of recognizers; none.
  open class func supportedLocales() -> Set<Locale> { [] }

  /// Fails asynchronously on the main queue.
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

  /// Ends with an error, of which the delegate is told later on the main queue.
  @discardableResult open func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    nonisolated(unsafe) let (told, ended) = (delegate, task)
    DispatchQueue.main.async { told.speechRecognitionTask(ended, didFinishSuccessfully: false) }
    return task
  }
}
