import Foundation

/// Plays MIDI files. There is no synthesizer on Linux: a player can be created for a readable file, and is silent.
open class AVMIDIPlayer: NSObject {
  /// The speed as a multiple of the normal one; 1 by default.
  open var rate: Float = 1
  /// The position in seconds.
  open var currentPosition: TimeInterval = 0
  /// The length in seconds: 0 on Linux.
  open var duration: TimeInterval { 0 }
  /// Whether the player plays: false on Linux.
  open var isPlaying: Bool { false }

  /// Creates a player for a file. Throws if it cannot be read.
  public init(contentsOf inURL: URL, soundBankURL bankURL: URL?) throws { _ = try Data(contentsOf: inURL) }
  /// Creates a player for data.
  public init(data: Data, soundBankURL bankURL: URL?) throws {}
  /// Prepares playback. Nothing is played on Linux, so this has no effect.
  open func prepareToPlay() {}
  /// Plays the file: it ends immediately, and the handler is called on the main queue.
  open func play(_ completionHandler: (() -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?() }
  }
  /// Stops playback. Without effect on Linux, where no synthesizer plays MIDI.
  open func stop() {}
}

/// A part of an engine that plays notes. It is silent on Linux.
open class AVAudioUnitMIDIInstrument: AVAudioUnit {
  /// Starts a note of a MIDI channel. Without effect on Linux, which has no synthesizer.
  open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) {}
  /// Ends a note of a MIDI channel. Without effect on Linux.
  open func stopNote(_ note: UInt8, onChannel channel: UInt8) {}
  /// Sends a change of a controller, such as the volume. There is no synthesizer on Linux, so this has no effect.
  open func sendController(_ controller: UInt8, withValue value: UInt8, onChannel channel: UInt8) {}
  /// Sends a change of the instrument. There is no synthesizer on Linux, so this has no effect.
  open func sendProgramChange(_ program: UInt8, onChannel channel: UInt8) {}
  /// Bends the pitch of a MIDI channel; 8192 is the middle. Without effect on Linux.
  open func sendPitchBend(_ pitchbend: UInt16, onChannel channel: UInt8) {}
}

/// Plays notes with sampled sounds. It is silent on Linux.
open class AVAudioUnitSampler: AVAudioUnitMIDIInstrument {
  /// The stereo position, from −100 to 100.
  open var stereoPan: Float = 0
  /// The gain in decibels.
  open var overallGain: Float = 0
  /// The name of ``overallGain`` before iOS 15.
  open var masterGain: Float {
    get { overallGain }
    set { overallGain = newValue }
  }
  /// The tuning in cents.
  open var globalTuning: Float = 0
  /// Loads an instrument of a bank. Throws if the bank cannot be read.
  open func loadSoundBankInstrument(at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8) throws {
    _ = try Data(contentsOf: bankURL)
  }
  /// Loads an instrument. Throws if it cannot be read.
  open func loadInstrument(at instrumentURL: URL) throws { _ = try Data(contentsOf: instrumentURL) }
  /// Loads sound files. Throws if one cannot be read.
  open func loadAudioFiles(at audioFiles: [URL]) throws { for file in audioFiles { _ = try Data(contentsOf: file) } }
}

/// Options for the tracks of a MIDI file.
public struct AVMusicSequenceLoadOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Each channel becomes a track.
  public static let smf_ChannelsToTracks = AVMusicSequenceLoadOptions(rawValue: 1)
}

/// Plays MIDI tracks through an engine. It is silent on Linux.
open class AVAudioSequencer: NSObject {
  /// The speed of the audio sequencer.
  open var rate: Float = 1
  /// The position of playback in seconds. On Linux it does not advance.
  open var currentPositionInSeconds: TimeInterval = 0
  /// The position of playback in beats. On Linux it does not advance.
  open var currentPositionInBeats: TimeInterval = 0
  /// Whether the sequencer plays: false on Linux.
  open var isPlaying: Bool { false }
  /// The tracks of the loaded file: none on Linux, where the file is not interpreted.
  open var tracks: [AVMusicTrack] { [] }
  /// Loads a file from its bytes, which are not interpreted on Linux.
  open func load(from data: Data, options: AVMusicSequenceLoadOptions = []) throws {}
  /// Creates a sequencer for an engine.
  public init(audioEngine engine: AVAudioEngine) {}
  /// Loads a file. Throws if it cannot be read.
  open func load(from fileURL: URL, options: AVMusicSequenceLoadOptions = []) throws { _ = try Data(contentsOf: fileURL) }
  /// Prepares playback. Nothing is played on Linux, so this has no effect.
  open func prepareToPlay() {}
  /// Starts playback. Without effect on Linux, where no synthesizer plays MIDI.
  open func start() throws {}
  /// Stops playback. Without effect on Linux.
  open func stop() {}
}

/// A track of a MIDI file. None is created on Linux.
open class AVMusicTrack: NSObject {
  override init() {}
  /// The part of the engine that plays the track.
  open var destinationAudioUnit: AVAudioUnit?
  /// Whether the track is repeated; `false` by default.
  open var isLoopingEnabled = false
  /// Whether the track is silent; `false` by default.
  open var isMuted = false
  /// Whether other tracks are silent; `false` by default.
  open var isSoloed = false
  /// The length in beats.
  open var lengthInBeats: TimeInterval = 0
  /// The length in seconds.
  open var lengthInSeconds: TimeInterval = 0
}
