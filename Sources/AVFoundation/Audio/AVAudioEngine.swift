import Foundation

/// A point of time for sound.
public final class AVAudioTime: NSObject {}

/// The form of sound.
public final class AVAudioFormat: NSObject {
  /// The samples per second.
  public let sampleRate: Double
  /// The number of channels.
  public let channelCount: UInt32

  /// Creates the standard format with a sample rate and a number of channels.
  public init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
    guard sampleRate > 0, channels > 0 else { return nil }
    self.sampleRate = sampleRate
    channelCount = channels
  }
}

/// A file of sound.
public final class AVAudioFile: NSObject {
  /// The location of the file.
  public let url: URL
  /// The format of the samples.
  public let processingFormat: AVAudioFormat
  /// The format of the file.
  public var fileFormat: AVAudioFormat { processingFormat }
  /// The number of frames.
  public let length: Int64

  /// Opens a file. Throws if it cannot be decoded.
  public init(forReading fileURL: URL) throws {
    let player = try AVAudioPlayer(contentsOf: fileURL)
    if let error = player.decodingError { throw error }
    url = fileURL
    let rate = 44_100.0
    guard let format = AVAudioFormat(standardFormatWithSampleRate: rate, channels: UInt32(max(1, player.numberOfChannels))) else {
      throw AVError(.fileFormatNotRecognized, "The file has no sound.")
    }
    processingFormat = format
    length = Int64(player.duration * rate)
  }
}

/// A part of an audio engine.
open class AVAudioNode: NSObject {
  /// The engine that the node is attached to.
  public fileprivate(set) weak var engine: AVAudioEngine?
  fileprivate var next: AVAudioNode?

  /// The format of an output of the node.
  open func outputFormat(forBus bus: Int) -> AVAudioFormat {
    AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2)!
  }
  /// Stops the node.
  open func reset() {}
}

/// Mixes what is connected to it.
public final class AVAudioMixerNode: AVAudioNode {
  /// The volume of all that goes through, from 0 to 1.
  public var outputVolume: Float = 1
}

/// The loudspeaker.
public final class AVAudioOutputNode: AVAudioNode {}

/// The microphone. It gives no sound on Linux.
public final class AVAudioInputNode: AVAudioNode {}

/// Changes the speed of what goes through; the rate is heard, the pitch is not.
public final class AVAudioUnitTimePitch: AVAudioNode {
  /// The change of pitch in hundredths of a semitone. It is not heard on Linux.
  public var pitch: Float = 0
  /// The speed; 1 by default.
  public var rate: Float = 1
  /// The overlap of stretches, from 3 to 32.
  public var overlap: Float = 8
}

/// Changes the speed and with it the pitch of what goes through.
public final class AVAudioUnitVarispeed: AVAudioNode {
  /// The speed; 1 by default.
  public var rate: Float = 1
}

/// Adds reverberation. It is not heard on Linux.
public final class AVAudioUnitReverb: AVAudioNode {
  /// The share of reverberated sound, from 0 to 100.
  public var wetDryMix: Float = 0
  /// Sets the room.
  public func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

/// A room.
public enum AVAudioUnitReverbPreset: Int, Sendable {
  /// A small room.
  case smallRoom = 0
  /// A middle room.
  case mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral, largeRoom2, mediumHall2, mediumHall3,
    largeHall2
}

/// Adds an echo. It is not heard on Linux.
public final class AVAudioUnitDelay: AVAudioNode {
  /// The time of the echo in seconds.
  public var delayTime: TimeInterval = 1
  /// How much of the echo is repeated, in percent.
  public var feedback: Float = 50
  /// The share of the echo, from 0 to 100.
  public var wetDryMix: Float = 100
}

/// Distorts the sound. It is not heard on Linux.
public final class AVAudioUnitDistortion: AVAudioNode {
  /// The share of distorted sound, from 0 to 100.
  public var wetDryMix: Float = 50
  /// The amplification before it in decibels.
  public var preGain: Float = -6
  /// Sets the kind of distortion.
  public func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}

/// A kind of distortion.
public enum AVAudioUnitDistortionPreset: Int, Sendable {
  /// A drum.
  case drumsBitBrush = 0
  /// Other kinds.
  case drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1, multiDecimated2, multiDecimated3,
    multiDecimated4, multiDistortedFunk, multiDistortedCubed, multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1,
    multiEchoTight2, multiEverythingIsBroken, speechAlienChatter, speechCosmicInterference, speechGoldenPi, speechRadioTower, speechWaves
}

/// Plays files in an audio engine.
public final class AVAudioPlayerNode: AVAudioNode {
  private var queue: [(file: AVAudioFile, done: (() -> Void)?)] = []
  private var player: AVAudioPlayer?
  private var end: Timer?
  /// Whether the node plays.
  public private(set) var isPlaying = false
  /// The volume, from 0 to 1.
  public var volume: Float = 1 { didSet { player?.volume = volume } }
  /// The place between left, -1, and right, 1.
  public var pan: Float = 0 { didSet { player?.pan = pan } }

  /// Plays a file after those before it. The time is not taken into account: it begins as soon as it may.
  public func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil) {
    queue.append((file, completionHandler))
    if isPlaying, player == nil { playNext() }
  }

  /// Plays what is scheduled.
  public func play() {
    isPlaying = true
    if let player { player.play() } else { playNext() }
  }

  /// Holds the sound where it is.
  public func pause() {
    isPlaying = false
    player?.pause()
  }

  /// Stops and forgets what is scheduled.
  public func stop() {
    isPlaying = false
    player?.stop()
    player = nil
    end?.invalidate()
    let left = queue
    queue = []
    for item in left { item.done?() }
  }

  public override func reset() { stop() }

  private var rate: Float {
    var node = next
    while let current = node {
      if let unit = current as? AVAudioUnitTimePitch { return unit.rate }
      if let unit = current as? AVAudioUnitVarispeed { return unit.rate }
      node = current.next
    }
    return 1
  }

  private func playNext() {
    guard engine?.isRunning == true, let item = queue.first, let next = try? AVAudioPlayer(contentsOf: item.file.url) else { return }
    queue.removeFirst()
    next.enableRate = true
    next.rate = rate
    next.volume = volume
    next.pan = pan
    next.play()
    player = next
    end = Timer.scheduledTimer(withTimeInterval: next.duration / Double(max(0.01, rate)), repeats: false) { [weak self] _ in
      MainActor.assumeIsolated {
        item.done?()
        self?.player = nil
        self?.playNext()
      }
    }
  }
}

/// Plays and changes sound by nodes that are connected.
open class AVAudioEngine: NSObject {
  /// The nodes that are attached.
  public private(set) var attachedNodes: Set<AVAudioNode> = []
  /// The mixer before the loudspeaker.
  public let mainMixerNode = AVAudioMixerNode()
  /// The loudspeaker.
  public let outputNode = AVAudioOutputNode()
  /// The microphone. It gives no sound on Linux.
  public let inputNode = AVAudioInputNode()
  /// Whether the engine runs.
  public private(set) var isRunning = false

  public override init() {
    super.init()
    for node in [mainMixerNode, outputNode, inputNode] as [AVAudioNode] { node.engine = self }
    mainMixerNode.next = outputNode
  }

  /// Takes a node into the engine.
  open func attach(_ node: AVAudioNode) {
    attachedNodes.insert(node)
    node.engine = self
  }

  /// Takes a node out of the engine.
  open func detach(_ node: AVAudioNode) {
    node.reset()
    attachedNodes.remove(node)
    node.engine = nil
    node.next = nil
  }

  /// Leads the sound of a node to another one.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) { node1.next = node2 }

  /// Takes the connections from a node away.
  open func disconnectNodeOutput(_ node: AVAudioNode) { node.next = nil }

  /// Makes ready for starting; there is nothing to make ready here.
  open func prepare() {}

  /// Starts the engine.
  open func start() throws { isRunning = true }

  /// Holds the engine.
  open func pause() { isRunning = false }

  /// Stops the engine and what plays in it.
  open func stop() {
    isRunning = false
    for node in attachedNodes { node.reset() }
  }

  /// Stops what plays.
  open func reset() {
    for node in attachedNodes { node.reset() }
  }
}
