import TrestleSupport
import Foundation

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

public enum AVSpeechBoundary: Int, Sendable {
  /// Speech stops immediately.
  case immediate = 0
  /// Speech stops after the current word.
  case word = 1
}

public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  case `default` = 1
  case enhanced = 2
}

public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
  /// Unknown, which applies to every voice on Linux.
  case unspecified = 0
  case male = 1
  case female = 2
}

/// The identifier of the voice Alex, which Linux does not have.
public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"
/// The attribute for a phonetic pronunciation. It is ignored on Linux.
public let AVSpeechSynthesisIPANotationAttribute = "AVSpeechSynthesisIPANotationAttribute"

/// A voice, identified by its language. Speech Dispatcher chooses the actual voice.
open class AVSpeechSynthesisVoice: NSObject {
  /// The language of the voice, such as `en-GB`.
  public let language: String
  /// The identifier of the voice, made from its language.
  open var identifier: String { "org.freebsoft.speechd.\(language)" }
  /// The English name of the voice's language.
  open var name: String { Locale(identifier: "en").localizedString(forIdentifier: language) ?? language }
  /// The gender of the voice: unknown on Linux.
  open var gender: AVSpeechSynthesisVoiceGender { .unspecified }
  /// The quality of the voice: ``AVSpeechSynthesisVoiceQuality/default``.
  open var quality: AVSpeechSynthesisVoiceQuality { .default }

  /// Creates a voice for a language code, or for the current language if that is nil. Fails for an empty code.
  public init?(language languageCode: String?) {
    language = languageCode ?? Self.currentLanguageCode()
    if language.isEmpty { return nil }
  }

  /// Creates the voice with an ``identifier``, or nil if no voice has such an identifier.
  public init?(identifier: String) {
    guard let language = identifier.split(separator: ".").last, identifier.hasPrefix("org.freebsoft.speechd.") else { return nil }
    self.language = String(language)
  }

  /// Returns voices of six common languages, or none if Speech Dispatcher is not installed.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] {
    guard ExternalProgram.find("spd-say") != nil else { return [] }
    return ["de-DE", "en-GB", "en-US", "es-ES", "fr-FR", "it-IT"].compactMap { AVSpeechSynthesisVoice(language: $0) }
  }

  open class func currentLanguageCode() -> String {
    Locale.current.identifier.split(separator: "@").first.map { String($0).replacing("_", with: "-") } ?? "en-US"
  }
}

open class AVSpeechUtterance: NSObject {
  public let speechString: String
  /// The voice, or nil for that of the current language.
  open var voice: AVSpeechSynthesisVoice?
  /// The rate of speech, from 0 to 1. The default is 0.5.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// The pitch from 0.5 to 2, as a factor of that of the voice; 1 by default.
  open var pitchMultiplier: Float = 1
  /// The volume, from 0 to 1. The default is 1.
  open var volume: Float = 1
  /// The pause before the text in seconds. The default is 0. On Linux it is stored without effect.
  open var preUtteranceDelay: TimeInterval = 0
  /// The pause after the text in seconds. The default is 0. On Linux it is stored without effect.
  open var postUtteranceDelay: TimeInterval = 0

  public init(string: String) {
    speechString = string
    attributedSpeechString = NSAttributedString(string: string)
  }

  /// Creates an utterance of an attributed text. Pronunciations are ignored on Linux.
  public init(attributedString string: NSAttributedString) {
    speechString = string.string
    attributedSpeechString = string
  }

  public let attributedSpeechString: NSAttributedString
}

public protocol AVSpeechSynthesizerDelegate: AnyObject {
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  /// Called when speech was canceled, or is not available.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  /// Called before a part of the text is spoken. Speech Dispatcher does not report it, so it is not called on Linux.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange, utterance: AVSpeechUtterance
  ) {}
}

/// Speaks utterances in sequence, with Speech Dispatcher. If that is not installed, each utterance is canceled.
open class AVSpeechSynthesizer: NSObject {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  private var waiting: [AVSpeechUtterance] = []
  private var current: AVSpeechUtterance?
  private var process: Process?

  public override init() {}

  /// Whether speech is mixed into a call. The default is false. On Linux it is stored without effect.
  open var mixToTelephonyUplink = false
  /// Whether speech uses the app's audio session. The default is true. On Linux it is stored without effect.
  open var usesApplicationAudioSession = true

  open var isSpeaking: Bool { current != nil }
  /// Whether speech is paused: false.
  open var isPaused: Bool { false }

  open func speak(_ utterance: AVSpeechUtterance) {
    waiting.append(utterance)
    DispatchQueue.main.async { self.next() }
  }

  private func next() {
    guard current == nil, !waiting.isEmpty else { return }
    let utterance = waiting.removeFirst()
    guard ExternalProgram.find("spd-say") != nil else {
      delegate?.speechSynthesizer(self, didCancel: utterance)
      return next()
    }
    current = utterance
    delegate?.speechSynthesizer(self, didStart: utterance)
    process = ExternalProgram.start("spd-say", Self.arguments(for: utterance)) { [weak self] in self?.finish(succeeded: $0) }
    if process == nil { finish(succeeded: false) }
  }

  /// Speech Dispatcher uses rate, pitch and volume from −100 to 100.
  private static func arguments(for utterance: AVSpeechUtterance) -> [String] {
    var result = ["--wait", "--rate", String(Int((utterance.rate - 0.5) * 200)), "--volume", String(Int(utterance.volume * 200 - 100))]
    result += ["--pitch", String(Int(max(-100, min(100, (utterance.pitchMultiplier - 1) * 100))))]
    if let voice = utterance.voice { result += ["--language", String(voice.language.prefix(2))] }
    return result + ["--", utterance.speechString]
  }

  private func finish(succeeded: Bool) {
    guard let utterance = current else { return }
    current = nil
    process = nil
    if succeeded {
      delegate?.speechSynthesizer(self, didFinish: utterance)
    } else {
      delegate?.speechSynthesizer(self, didCancel: utterance)
    }
    next()
  }

  /// Stops speech immediately and removes the waiting utterances. Returns whether an utterance was being spoken.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    waiting = []
    guard isSpeaking else { return false }
    process?.terminate()
    return true
  }

  /// Returns false: Speech Dispatcher cannot pause a text, so speech continues.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }

  /// Returns false: speech is never paused.
  @discardableResult open func continueSpeaking() -> Bool { false }
}
