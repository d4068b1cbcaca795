import Foundation

/// A point of time for sound.
open class AVAudioTime: NSObject {
  /// The number of samples since the start.
  public let sampleTime: Int64
  /// The number of samples in a second.
  public let sampleRate: Double
  /// The time of the system's clock.
  public let hostTime: UInt64
  /// Whether ``sampleTime`` is known.
  open var isSampleTimeValid: Bool { sampleRate > 0 }
  /// Whether ``hostTime`` is known.
  open var isHostTimeValid: Bool { hostTime > 0 }

  /// Creates a time from a number of samples.
  public init(sampleTime: Int64, atRate sampleRate: Double) {
    self.sampleTime = sampleTime
    self.sampleRate = sampleRate
    hostTime = 0
  }

  /// Creates a time of the system's clock.
  public init(hostTime: UInt64) {
    sampleTime = 0
    sampleRate = 0
    self.hostTime = hostTime
  }

  /// The seconds of a time of the system's clock.
  open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { Double(hostTime) / 1e9 }
  /// The time of the system's clock for seconds.
  open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 { UInt64(max(0, seconds) * 1e9) }
}

/// A part of an audio engine.
open class AVAudioNode: NSObject {
  /// The format of what comes in.
  open func inputFormat(forBus bus: Int) -> AVAudioFormat { outputFormat(forBus: bus) }
  /// The number of inputs.
  open var numberOfInputs: Int { 1 }
  /// The number of outputs.
  open var numberOfOutputs: Int { 1 }
  /// The time of the latest sound: nil on Linux.
  open var lastRenderTime: AVAudioTime? { nil }
  /// Keeps a block for the sound that passes. Sound goes to the system as a whole on Linux, so the block is never called.
  open func installTap(
    onBus bus: Int, bufferSize: UInt32, format: AVAudioFormat?, block tapBlock: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
  ) { taps[bus] = tapBlock }
  /// Forgets the block.
  open func removeTap(onBus bus: Int) { taps[bus] = nil }
  private var taps: [Int: (AVAudioPCMBuffer, AVAudioTime) -> Void] = [:]

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
open class AVAudioMixerNode: AVAudioNode {
  /// The place between left and right, from −1 to 1. It is stored only on Linux.
  open var pan: Float = 0
  /// The volume at the next node. It is stored only on Linux.
  open var volume: Float = 1
  /// The next input without a connection.
  open var nextAvailableInputBus: Int { 0 }
  /// The volume of all that goes through, from 0 to 1.
  public var outputVolume: Float = 1
}

/// The loudspeaker.
open class AVAudioOutputNode: AVAudioNode {}

/// The microphone. It gives no sound on Linux.
open class AVAudioInputNode: AVAudioNode {}

/// Changes the speed of what goes through; the rate is heard, the pitch is not.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect {
  /// The change of pitch in hundredths of a semitone. It is not heard on Linux.
  public var pitch: Float = 0
  /// The speed; 1 by default.
  public var rate: Float = 1
  /// The overlap of stretches, from 3 to 32.
  public var overlap: Float = 8
}

/// Changes the speed and with it the pitch of what goes through.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect {
  /// The speed; 1 by default.
  public var rate: Float = 1
}

/// Adds reverberation. It is not heard on Linux.
open class AVAudioUnitReverb: AVAudioUnitEffect {
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
open class AVAudioUnitDelay: AVAudioUnitEffect {
  /// The frequency in hertz above which the echo is weak. It is not heard on Linux.
  public var lowPassCutoff: Float = 15_000
  /// The time of the echo in seconds.
  public var delayTime: TimeInterval = 1
  /// How much of the echo is repeated, in percent.
  public var feedback: Float = 50
  /// The share of the echo, from 0 to 100.
  public var wetDryMix: Float = 100
}

/// Distorts the sound. It is not heard on Linux.
open class AVAudioUnitDistortion: AVAudioUnitEffect {
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
open class AVAudioPlayerNode: AVAudioNode {
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
  /// Schedules a file, and says when the handler is called; on Linux it is when the sound has been played.
  public func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: ((AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) { scheduleFile(file, at: when) { completionHandler?(callbackType) } }

  /// Schedules a part of a file. On Linux it is written to a file of its own first.
  public func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: Int64, frameCount numberFrames: UInt32, at when: AVAudioTime?,
    completionHandler: (() -> Void)? = nil
  ) {
    guard let buffer = AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: numberFrames) else { return }
    let position = file.framePosition
    file.framePosition = startFrame
    defer { file.framePosition = position }
    guard (try? file.read(into: buffer, frameCount: numberFrames)) != nil else { return }
    scheduleBuffer(buffer, at: when, completionHandler: completionHandler)
  }

  /// Schedules sound in memory.
  public func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil) {
    scheduleBuffer(buffer, at: nil, completionHandler: completionHandler)
  }

  /// Schedules sound in memory. A looping buffer plays again until the node stops; `.interrupts` first removes what is scheduled.
  public func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: (() -> Void)? = nil
  ) {
    guard let file = try? buffer.temporaryFile() else { return }
    if options.contains(.interrupts) {
      let wasPlaying = isPlaying
      stop()
      isPlaying = wasPlaying
    }
    scheduleFile(file, at: when) { [weak self] in
      guard let self, options.contains(.loops), isPlaying else {
        completionHandler?()
        return
      }
      scheduleBuffer(buffer, at: nil, options: .loops, completionHandler: completionHandler)
    }
  }

  /// The time of the node for a time of the engine: nil on Linux.
  public func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
  /// The time of the engine for a time of the node: nil on Linux.
  public func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { nil }
  /// Starts playing at a time; on Linux at once.
  public func play(at when: AVAudioTime?) { play() }

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

  /// Connects an output to an input.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: Int, toBus bus2: Int, format: AVAudioFormat?) {
    connect(node1, to: node2, format: format)
  }
  /// Disconnects what comes in.
  open func disconnectNodeInput(_ node: AVAudioNode) { for other in attachedNodes where other.next === node { other.next = nil } }
  /// Whether the engine stops while nothing plays. The default is false. It is stored only on Linux.
  open var isAutoShutdownEnabled = false
  /// How the engine renders by hand. That is not available on Linux.
  public enum ManualRenderingMode: Int, Sendable {
    /// As quickly as it can.
    case offline = 0
    /// In time.
    case realtime = 1
  }
  /// The outcome of rendering by hand.
  public enum ManualRenderingStatus: Int, Sendable {
    /// It failed.
    case error = -1
    /// It went well.
    case success = 0
    /// There was too little input.
    case insufficientDataFromInputNode = 1
    /// It cannot be done now.
    case cannotDoInCurrentContext = 2
  }
  /// Lets the app ask for the sound. Throws on Linux.
  open func enableManualRenderingMode(_ mode: ManualRenderingMode, format: AVAudioFormat, maximumFrameCount: UInt32) throws {
    throw AVError(.unknown, "Rendering sound by hand is not available on Linux.")
  }
  /// Ends rendering by hand.
  open func disableManualRenderingMode() {}
  /// Whether the app asks for the sound: false on Linux.
  open var isInManualRenderingMode: Bool { false }
  /// The format of rendering by hand.
  open var manualRenderingFormat: AVAudioFormat { outputNode.outputFormat(forBus: 0) }
  /// The greatest number of frames of one rendering.
  open var manualRenderingMaximumFrameCount: UInt32 { 0 }
  /// The number of frames that were rendered.
  open var manualRenderingSampleTime: Int64 { 0 }
  /// Renders sound. Throws on Linux.
  open func renderOffline(_ numberOfFrames: UInt32, to buffer: AVAudioPCMBuffer) throws -> ManualRenderingStatus {
    throw AVError(.unknown, "Rendering sound by hand is not available on Linux.")
  }

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

/// The base class of effects that change the time of sound.
open class AVAudioUnitTimeEffect: AVAudioNode {
  /// Whether the effect is left out. It is stored only on Linux.
  open var bypass = false
}

/// The base class of effects. They are not heard on Linux.
open class AVAudioUnitEffect: AVAudioNode {
  /// Whether the effect is left out.
  open var bypass = false
}

/// Makes some frequencies louder and others softer. It is not heard on Linux.
open class AVAudioUnitEQ: AVAudioUnitEffect {
  /// The bands.
  public let bands: [AVAudioUnitEQFilterParameters]
  /// The gain of all, in decibels.
  open var globalGain: Float = 0
  /// Creates an effect with a number of bands.
  public init(numberOfBands: Int) { bands = (0..<max(0, numberOfBands)).map { _ in AVAudioUnitEQFilterParameters() } }
}

/// A kind of filter.
public enum AVAudioUnitEQFilterType: Int, Sendable {
  /// Around a frequency.
  case parametric = 0
  /// Below a frequency.
  case lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf, resonantLowShelf, resonantHighShelf
}

/// A band of an equalizer.
open class AVAudioUnitEQFilterParameters: NSObject {
  /// The kind of filter.
  open var filterType = AVAudioUnitEQFilterType.parametric
  /// The frequency in hertz.
  open var frequency: Float = 1000
  /// The width in octaves.
  open var bandwidth: Float = 0.5
  /// The gain in decibels.
  open var gain: Float = 0
  /// Whether the band is left out.
  open var bypass = true
}

/// When a handler of a player node is called.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
  /// The sound has been taken.
  case dataConsumed = 0
  /// The sound has been passed on.
  case dataRendered = 1
  /// The sound has been heard.
  case dataPlayedBack = 2
}

/// How a buffer is scheduled.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Again and again.
  public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
  /// In place of what is playing.
  public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
  /// In place of a buffer that loops, at its end.
  public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}

extension Notification.Name {
  /// Posted when the device of an engine has changed. Never posted on Linux.
  public static let AVAudioEngineConfigurationChange = Notification.Name("AVAudioEngineConfigurationChangeNotification")
}
