import FrameworkSupport
import Foundation

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

public enum AVSpeechBoundary: Int, Sendable {
  case immediate = 0
  case word = 1
}

public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  case `default` = 1
  case enhanced = 2
}

/// A voice, by its language. Speech Dispatcher chooses which of its voices speaks it.
open class AVSpeechSynthesisVoice: NSObject {
  public let language: String
  open var identifier: String { "org.freebsoft.speechd.\(language)" }
  open var name: String { Locale(identifier: "en").localizedString(forIdentifier: language) ?? language }
  open var quality: AVSpeechSynthesisVoiceQuality { .default }

  public init?(language languageCode: String?) {
    language = languageCode ?? Self.currentLanguageCode()
    if language.isEmpty { return nil }
  }

  public init?(identifier: String) {
    guard let language = identifier.split(separator: ".").last, identifier.hasPrefix("org.freebsoft.speechd.") else { return nil }
    self.language = String(language)
  }

  open class func speechVoices() -> [AVSpeechSynthesisVoice] {
    guard ExternalProgram.find("spd-say") != nil else { return [] }
    return ["de-DE", "en-GB", "en-US", "es-ES", "fr-FR", "it-IT"].compactMap { AVSpeechSynthesisVoice(language: $0) }
  }

  open class func currentLanguageCode() -> String {
    Locale.current.identifier.split(separator: "@").first.map { String($0).replacing("_", with: "-") } ?? "en-US"
  }
}

/// A text to speak.
open class AVSpeechUtterance: NSObject {
  public let speechString: String
  open var voice: AVSpeechSynthesisVoice?
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// From 0.5 to 2.
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0

  public init(string: String) { speechString = string }
}

/// Hears how speech proceeds. Every method may be left out.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
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

/// Speaks texts one after another, through Speech Dispatcher. Where that is not installed, each text is cancelled.
open class AVSpeechSynthesizer: NSObject {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  private var waiting: [AVSpeechUtterance] = []
  private var current: AVSpeechUtterance?
  private var process: Process?

  public override init() {}

  open var isSpeaking: Bool { current != nil }
  open private(set) var isPaused = false

  open func speak(_ utterance: AVSpeechUtterance) {
    waiting.append(utterance)
    DispatchQueue.main.async { self.next() }
  }

  private func next() {
    guard current == nil, !isPaused, !waiting.isEmpty else { return }
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

  /// Speech Dispatcher counts rate, pitch and volume from −100 to 100.
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

  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    waiting = []
    guard isSpeaking else { return false }
    process?.terminate()
    return true
  }

  /// Holds back the texts that wait; the one being spoken is spoken to its end.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard !isPaused else { return false }
    isPaused = true
    if let current { delegate?.speechSynthesizer(self, didPause: current) }
    return true
  }

  @discardableResult open func continueSpeaking() -> Bool {
    guard isPaused else { return false }
    isPaused = false
    if let current { delegate?.speechSynthesizer(self, didContinue: current) } else { next() }
    return true
  }
}
