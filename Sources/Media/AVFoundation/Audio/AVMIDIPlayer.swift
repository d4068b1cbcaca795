import TrestleSupport
import Foundation

extension AVError {
  static var noSynthesizer: AVError { AVError(.decoderNotFound, "A synthesizer for MIDI is not available on Linux.") }
}

/// Plays MIDI files. There is no synthesizer on Linux, so no player can be created.
open class AVMIDIPlayer: NSObject {
  /// The speed as a multiple of the normal one; 1 by default.
  open var rate: Float = 1
  /// The position in seconds.
  open var currentPosition: TimeInterval = 0
  /// The length in seconds: 0.
  open var duration: TimeInterval { 0 }
  /// Whether the player plays: false.
  open var isPlaying: Bool { false }

  /// Throws ``AVError``, because there is no synthesizer.
  public init(contentsOf inURL: URL, soundBankURL bankURL: URL?) throws { throw AVError.noSynthesizer }
  /// Throws ``AVError``, because there is no synthesizer.
  public init(data: Data, soundBankURL bankURL: URL?) throws { throw AVError.noSynthesizer }
  open func prepareToPlay() { withoutEffect("there is no synthesizer for MIDI") }
  open func play(_ completionHandler: (() -> Void)? = nil) { withoutEffect("there is no synthesizer for MIDI") }
  open func stop() { withoutEffect("there is no synthesizer for MIDI") }
}

/// An instrument that plays notes. Linux has no synthesizer: loading sounds throws, and notes are silent, which is logged.
open class AVAudioUnitMIDIInstrument: AVAudioUnit {
  private static let reason = "there is no synthesizer for MIDI"
  open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) { withoutEffect(Self.reason) }
  open func stopNote(_ note: UInt8, onChannel channel: UInt8) { withoutEffect(Self.reason) }
  open func sendController(_ controller: UInt8, withValue value: UInt8, onChannel channel: UInt8) { withoutEffect(Self.reason) }
  open func sendProgramChange(_ program: UInt8, onChannel channel: UInt8) { withoutEffect(Self.reason) }
  /// Bends the pitch of a MIDI channel; 8192 is the middle.
  open func sendPitchBend(_ pitchbend: UInt16, onChannel channel: UInt8) { withoutEffect(Self.reason) }
}

/// Plays notes with sampled sounds, which cannot be loaded on Linux.
open class AVAudioUnitSampler: AVAudioUnitMIDIInstrument {
  /// The stereo position, from −100 to 100.
  open var stereoPan: Float = 0
  open var overallGain: Float = 0
  /// The name of ``overallGain`` before iOS 15.
  open var masterGain: Float {
    get { overallGain }
    set { overallGain = newValue }
  }
  open var globalTuning: Float = 0
  /// Throws ``AVError``, because there is no synthesizer.
  open func loadSoundBankInstrument(at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8) throws { throw AVError.noSynthesizer }
  /// Throws ``AVError``, because there is no synthesizer.
  open func loadInstrument(at instrumentURL: URL) throws { throw AVError.noSynthesizer }
  /// Throws ``AVError``, because there is no synthesizer.
  open func loadAudioFiles(at audioFiles: [URL]) throws { throw AVError.noSynthesizer }
}

public struct AVMusicSequenceLoadOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let smf_ChannelsToTracks = AVMusicSequenceLoadOptions(rawValue: 1)
}

/// Plays MIDI tracks through an engine. There is no synthesizer on Linux: loading and starting throw.
open class AVAudioSequencer: NSObject {
  open var rate: Float = 1
  open var currentPositionInSeconds: TimeInterval = 0
  open var currentPositionInBeats: TimeInterval = 0
  /// Whether the sequencer plays: false.
  open var isPlaying: Bool { false }
  /// The tracks of the loaded file: none.
  open var tracks: [AVMusicTrack] { [] }
  public init(audioEngine engine: AVAudioEngine) {}
  /// Throws ``AVError``, because there is no synthesizer.
  open func load(from data: Data, options: AVMusicSequenceLoadOptions = []) throws { throw AVError.noSynthesizer }
  /// Throws ``AVError``, because there is no synthesizer.
  open func load(from fileURL: URL, options: AVMusicSequenceLoadOptions = []) throws { throw AVError.noSynthesizer }
  open func prepareToPlay() { withoutEffect("there is no synthesizer for MIDI") }
  /// Throws ``AVError``, because there is no synthesizer.
  open func start() throws { throw AVError.noSynthesizer }
  open func stop() { withoutEffect("there is no synthesizer for MIDI") }
}

/// A track of a MIDI file. It is never created on Linux, where no file can be loaded.
open class AVMusicTrack: NSObject {
  override init() {}
  open var destinationAudioUnit: AVAudioUnit?
  /// Whether the track is repeated; `false` by default.
  open var isLoopingEnabled = false
  /// Whether the track is silent; `false` by default.
  open var isMuted = false
  /// Whether other tracks are silent; `false` by default.
  open var isSoloed = false
  open var lengthInBeats: TimeInterval = 0
  open var lengthInSeconds: TimeInterval = 0
}
