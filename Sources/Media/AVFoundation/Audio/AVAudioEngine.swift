import TrestleSupport
import Foundation

/// A part of an audio engine.
open class AVAudioNode: NSObject {
  /// The engine that the node is attached to.
  public fileprivate(set) weak var engine: AVAudioEngine?
  fileprivate var next: AVAudioNode?

  /// Returns the format of the sound that leaves the node by a bus.
  open func outputFormat(forBus bus: Int) -> AVAudioFormat {
    AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2)!
  }
  /// Returns the format of the sound that enters the node by a bus, which is that of its output.
  open func inputFormat(forBus bus: Int) -> AVAudioFormat { outputFormat(forBus: bus) }
  /// Returns the name of an output bus, always `nil` on Linux.
  open func name(forOutputBus bus: Int) -> String? { nil }
  /// The number of input buses, 1 unless a subclass has more.
  open var numberOfInputs: Int { 1 }
  /// The number of output buses, 1 unless a subclass has more.
  open var numberOfOutputs: Int { 1 }
  /// The time of the last rendering: nil on Linux, where each file or buffer is rendered when it begins.
  open var lastRenderTime: AVAudioTime? { nil }
  private var tap: DispatchSourceTimer?

  /// Calls a block with the sound of the node, several times per second while the engine runs. On Linux this is the sound of the player
  /// nodes before effects and mixing, so a tap of a microphone or a node without players is never called.
  open func installTap(
    onBus bus: Int, bufferSize: AVAudioFrameCount, format: AVAudioFormat?, block tapBlock: @escaping AVAudioNodeTapBlock
  ) {
    removeTap(onBus: bus)
    let made = DispatchSource.makeTimerSource(queue: .main)
    let frames = max(256, bufferSize)
    made.schedule(deadline: .now(), repeating: max(0.02, Double(frames) / 44_100))
    made.setEventHandler { [weak self] in
      guard let self, let engine, engine.isRunning else { return }
      for case let node as AVAudioPlayerNode in engine.attachedNodes where node.leads(to: self) {
        if let heard = node.present(frames) { tapBlock(heard.buffer, heard.time) }
      }
    }
    made.resume()
    tap = made
  }

  /// Ends the calls of a tap.
  open func removeTap(onBus bus: Int) {
    tap?.cancel()
    tap = nil
  }

  deinit { tap?.cancel() }

  fileprivate func leads(to other: AVAudioNode) -> Bool {
    var node: AVAudioNode? = self
    // The number of nodes is limited, to detect cycles in the graph.
    for _ in 0..<100 {
      if node === other { return true }
      node = node?.next
    }
    return false
  }

  /// Stops the node and removes what it was to play.
  open func reset() {}
}

/// A node that mixes its inputs into one output.
open class AVAudioMixerNode: AVAudioNode {
  /// The volume of the mixed sound, from 0 to 1; 1 by default.
  public var outputVolume: Float = 1
  /// The volume at the input of the next mixer. It is ignored on Linux.
  public var volume: Float = 1
  /// The stereo position from left, -1, to right, 1. It is ignored on Linux.
  public var pan: Float = 0
  /// The number of the next free input: 0, because inputs are not numbered on Linux.
  public var nextAvailableInputBus: Int { 0 }
  public override init() {}
}

/// The end of the graph of nodes: the loudspeaker of the machine.
open class AVAudioOutputNode: AVAudioNode {}

/// The microphone. It is silent on Linux.
open class AVAudioInputNode: AVAudioNode {}

/// A node that changes sound or generates it.
open class AVAudioUnit: AVAudioNode {}

/// An effect that does not change the speed.
open class AVAudioUnitEffect: AVAudioUnit {
  /// Whether the effect is off. The default is false.
  open var bypass = false
}

/// An effect that changes the speed.
open class AVAudioUnitTimeEffect: AVAudioUnit {
  /// Whether the effect is off. The default is false.
  open var bypass = false
}

/// The properties that mixing uses.
public protocol AVAudioMixing: AnyObject {
  /// The volume of the node in the mixer that it is connected to, from 0 to 1.
  var volume: Float { get set }
  /// The stereo position from left, -1, to right, 1.
  var pan: Float { get set }
}

/// An equalizer. It has no effect on Linux.
open class AVAudioUnitEQ: AVAudioUnitEffect {
  /// The filters of the equalizer, one for each band.
  public let bands: [AVAudioUnitEQFilterParameters]
  /// The amplification of all, in decibels.
  open var globalGain: Float = 0
  /// Creates an equalizer with a number of bands.
  public init(numberOfBands: Int) { bands = (0..<max(0, numberOfBands)).map { _ in AVAudioUnitEQFilterParameters() } }
  /// Creates an equalizer with one band.
  public convenience override init() { self.init(numberOfBands: 1) }
}

/// A kind of filter of an equalizer.
public enum AVAudioUnitEQFilterType: Int, Sendable {
  /// A boost or cut around the frequency of the band; the default.
  case parametric = 0
  /// Filters that pass or stop a range of frequencies.
  case lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf, resonantLowShelf, resonantHighShelf
}

/// A band of an equalizer. It has no effect on Linux.
open class AVAudioUnitEQFilterParameters: NSObject {
  open var filterType = AVAudioUnitEQFilterType.parametric
  /// The frequency in hertz.
  open var frequency: Float = 1000
  /// The width in octaves.
  open var bandwidth: Float = 0.5
  /// The amplification in decibels.
  open var gain: Float = 0
  /// Whether the band is off. The default is true.
  open var bypass = true
  override init() {}
}

/// Changes speed and pitch; on Linux only the speed.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect {
  /// The change of pitch in hundredths of a semitone. It is ignored on Linux.
  public var pitch: Float = 0
  /// The speed; 1 by default.
  public var rate: Float = 1
  /// The overlap of stretches, from 3 to 32.
  public var overlap: Float = 8
}

/// Changes the speed together with the pitch.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect {
  /// The speed; 1 by default.
  public var rate: Float = 1
}

/// Adds reverberation. It has no effect on Linux.
open class AVAudioUnitReverb: AVAudioUnitEffect {
  /// The share of reverberated sound, from 0 to 100.
  public var wetDryMix: Float = 0
  /// Loads a preset for a kind of room.
  public func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) { withoutEffect("the effect is not computed") }
}

/// A preset for a kind of room.
public enum AVAudioUnitReverbPreset: Int, Sendable {
  /// The reverberation of a small room.
  case smallRoom = 0
  /// Rooms and halls of other sizes, and a plate.
  case mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral, largeRoom2, mediumHall2, mediumHall3,
    largeHall2
}

/// Adds an echo. It has no effect on Linux.
open class AVAudioUnitDelay: AVAudioUnitEffect {
  /// The time of the echo in seconds.
  public var delayTime: TimeInterval = 1
  /// The frequency above which the echo is weaker, in hertz.
  public var lowPassCutoff: Float = 15_000
  /// The amount of the repeated echo, in percent.
  public var feedback: Float = 50
  /// The share of the echo, from 0 to 100.
  public var wetDryMix: Float = 100
}

/// Distorts the sound. It has no effect on Linux.
open class AVAudioUnitDistortion: AVAudioUnitEffect {
  /// The share of distorted sound, from 0 to 100.
  public var wetDryMix: Float = 50
  /// The gain before the effect in decibels.
  public var preGain: Float = -6
  public func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) { withoutEffect("the effect is not computed") }
}

public enum AVAudioUnitDistortionPreset: Int, Sendable {
  /// Drums with reduced resolution.
  case drumsBitBrush = 0
  /// Presets for drums, small loudspeakers, voices and noise.
  case drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1, multiDecimated2, multiDecimated3,
    multiDecimated4, multiDistortedFunk, multiDistortedCubed, multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1,
    multiEchoTight2, multiEverythingIsBroken, speechAlienChatter, speechCosmicInterference, speechGoldenPi, speechRadioTower, speechWaves
}

/// Plays files in an audio engine.
open class AVAudioPlayerNode: AVAudioNode, AVAudioMixing {
  private var queue: [(clip: AudioClip, loops: Bool, done: (() -> Void)?)] = []
  private var player: AVAudioPlayer?
  private var end: DispatchWorkItem?
  /// Whether the node has been started and not paused or stopped.
  public private(set) var isPlaying = false
  /// The volume of the node, from 0 to 1; 1 by default. It takes effect while playing.
  public var volume: Float = 1 { didSet { player?.volume = volume } }
  /// The stereo position from left, -1, to right, 1.
  public var pan: Float = 0 { didSet { player?.pan = pan } }

  /// The time of the sound that is being played, or nil at rest.
  open override var lastRenderTime: AVAudioTime? {
    guard isPlaying, let player else { return nil }
    let rate = player.format.sampleRate
    return AVAudioTime(sampleTime: AVAudioFramePosition(player.currentTime * rate), atRate: rate)
  }

  /// Converts a time of the node to one of the sound that is being played. They are the same on Linux.
  public func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { isPlaying ? nodeTime : nil }
  /// Converts a time of the sound that is being played to one of the node. They are the same on Linux.
  public func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { isPlaying ? playerTime : nil }

  /// Plays a file after those before it. The time is not taken into account: it begins as soon as it may.
  public func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil) {
    schedule(file.clip, done: completionHandler)
  }

  /// Plays a file, and calls the handler when it was played. Of the kinds of call there is only this one on Linux.
  public func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: ((AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) { schedule(file.clip) { completionHandler?(callbackType) } }

  /// Schedules a part of a file after what was scheduled before.
  public func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
    completionHandler: (() -> Void)? = nil
  ) {
    let first = max(0, min(file.clip.frames, Int(startFrame)))
    let last = min(file.clip.frames, first + Int(numberFrames))
    var clip = file.clip
    clip.samples = Array(clip.samples[first * clip.channels..<last * clip.channels])
    schedule(clip, done: completionHandler)
  }

  /// Schedules a part of a file, and calls the handler when it was played. Of the kinds of call there is only this one on Linux.
  public func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: ((AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) {
    scheduleSegment(file, startingFrame: startFrame, frameCount: numberFrames, at: when) { completionHandler?(callbackType) }
  }

  /// Schedules a buffer, and calls the handler when it was played. Of the kinds of call there is only this one on Linux.
  public func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: ((AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) { scheduleBuffer(buffer, at: when, options: options) { completionHandler?(callbackType) } }

  /// Schedules a buffer after what was scheduled before. The time is ignored.
  public func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: (() -> Void)? = nil
  ) {
    if options.contains(.interrupts) { forget() }
    schedule(buffer.clip, loops: options.contains(.loops), done: completionHandler)
  }

  /// Schedules a buffer after what was scheduled before.
  public func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil) {
    scheduleBuffer(buffer, at: nil, options: [], completionHandler: completionHandler)
  }

  private func schedule(_ clip: AudioClip, loops: Bool = false, done: (() -> Void)?) {
    queue.append((clip, loops, done))
    if isPlaying, player == nil { playNext() }
  }

  public override init() {}

  /// Starts playing immediately: the time is ignored on Linux.
  public func play(at when: AVAudioTime?) { play() }

  /// Returns the sound of this moment.
  fileprivate func present(_ frames: AVAudioFrameCount) -> (buffer: AVAudioPCMBuffer, time: AVAudioTime)? {
    guard isPlaying, let player, player.isPlaying, let clip = player.clip else { return nil }
    let first = Int(player.currentTime * Double(clip.sampleRate))
    guard first < clip.frames, let buffer = AVAudioPCMBuffer(clip, first..<min(clip.frames, first + Int(frames))) else { return nil }
    return (buffer, AVAudioTime(sampleTime: AVAudioFramePosition(first), atRate: Double(clip.sampleRate)))
  }

  /// Plays the scheduled sound.
  public func play() {
    isPlaying = true
    if let player { player.play() } else { playNext() }
  }

  /// Stops the sound, which `play()` continues.
  public func pause() {
    isPlaying = false
    player?.pause()
  }

  /// Stops and removes the scheduled sound.
  public func stop() {
    isPlaying = false
    forget()
  }

  private func forget() {
    player?.stop()
    player = nil
    end?.cancel()
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
    guard engine?.isRunning == true, let item = queue.first else { return }
    queue.removeFirst()
    let next = AVAudioPlayer(clip: item.clip)
    if item.loops { next.numberOfLoops = -1 }
    next.enableRate = true
    next.rate = rate
    next.volume = volume
    next.pan = pan
    next.play()
    player = next
    if item.loops { return }
    let work = DispatchWorkItem { [weak self] in
      item.done?()
      self?.player = nil
      self?.playNext()
    }
    end = work
    DispatchQueue.main.asyncAfter(deadline: .now() + next.duration / Double(max(0.01, rate)), execute: work)
  }
}

/// Plays and changes sound by nodes that are connected.
open class AVAudioEngine: NSObject {
  /// The nodes that the engine owns, connected or not.
  public private(set) var attachedNodes: Set<AVAudioNode> = []
  /// The mixer before the loudspeaker.
  public let mainMixerNode = AVAudioMixerNode()
  /// The end of the graph of nodes: the loudspeaker of the machine.
  public let outputNode = AVAudioOutputNode()
  /// The microphone. There is none on Linux, so an engine whose input is used does not start.
  public var inputNode: AVAudioInputNode {
    isInputUsed = true
    return input
  }
  private let input = AVAudioInputNode()
  private var isInputUsed = false
  /// Whether the engine runs.
  public private(set) var isRunning = false

  public override init() {
    super.init()
    for node in [mainMixerNode, outputNode, input] as [AVAudioNode] { node.engine = self }
    mainMixerNode.next = outputNode
  }

  open func attach(_ node: AVAudioNode) {
    attachedNodes.insert(node)
    node.engine = self
  }

  /// Removes a node from the engine.
  open func detach(_ node: AVAudioNode) {
    node.reset()
    attachedNodes.remove(node)
    node.engine = nil
    node.next = nil
  }

  /// Connects a node to another one.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) { node1.next = node2 }

  /// Connects an output of a node to an input of another one.
  open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: Int, toBus bus2: Int, format: AVAudioFormat?
  ) { node1.next = node2 }

  /// Connects an output of a node to several inputs. On Linux a node has one connection, so the first is used.
  open func connect(_ sourceNode: AVAudioNode, to destNodes: [AVAudioConnectionPoint], fromBus sourceBus: Int, format: AVAudioFormat?) {
    sourceNode.next = destNodes.first?.node
  }
  /// Returns the connections of an output of a node.
  open func outputConnectionPoints(for node: AVAudioNode, outputBus bus: Int) -> [AVAudioConnectionPoint] {
    node.next.map { [AVAudioConnectionPoint(node: $0, bus: 0)] } ?? []
  }
  /// Returns the connection to an input of a node; nil without one.
  open func inputConnectionPoint(for node: AVAudioNode, inputBus bus: Int) -> AVAudioConnectionPoint? {
    attachedNodes.first { $0.next === node }.map { AVAudioConnectionPoint(node: $0, bus: 0) }
  }
  /// Removes the connections to a node.
  open func disconnectNodeInput(_ node: AVAudioNode) {
    for other in attachedNodes where other.next === node { other.next = nil }
  }

  /// Whether the engine stops automatically when nothing is playing. The default is false. On Linux it is stored without effect.
  open var isAutoShutdownEnabled = false
  /// Whether the engine renders for the app: false on Linux.
  open var isInManualRenderingMode: Bool { false }
  /// The format of rendering for the app.
  open var manualRenderingFormat: AVAudioFormat { mainMixerNode.outputFormat(forBus: 0) }
  /// Throws on Linux, where an engine does not render for the app.
  open func enableManualRenderingMode(
    _ mode: AVAudioEngineManualRenderingMode, format pcmFormat: AVAudioFormat, maximumFrameCount: AVAudioFrameCount
  ) throws { throw Self.noRendering }
  /// Ends rendering for the app. There is none on Linux.
  open func disableManualRenderingMode() { withoutEffect("manual rendering cannot be enabled") }
  /// Throws on Linux, where an engine does not render for the app.
  open func renderOffline(
    _ numberOfFrames: AVAudioFrameCount, to buffer: AVAudioPCMBuffer
  ) throws -> AVAudioEngineManualRenderingStatus { throw Self.noRendering }
  private static var noRendering: AVError { AVError(.operationNotSupportedForAsset, "Manual rendering is not available on Linux.") }

  /// Removes the connections from a node.
  open func disconnectNodeOutput(_ node: AVAudioNode) { node.next = nil }

  /// Prepares the engine; this has no effect here.
  open func prepare() {}

  /// Starts the engine, so that its player nodes sound. Throws if the app uses ``inputNode``.
  open func start() throws {
    if isInputUsed { throw AVError(.deviceNotConnected, "A microphone is not available on Linux.") }
    isRunning = true
  }

  /// Stops rendering and keeps the nodes prepared.
  open func pause() { isRunning = false }

  /// Stops the engine and its players.
  open func stop() {
    isRunning = false
    for node in attachedNodes { node.reset() }
  }

  /// Stops all players, and removes what they were to play.
  open func reset() {
    for node in attachedNodes { node.reset() }
  }
}

/// The mode in which an engine renders for the app.
public enum AVAudioEngineManualRenderingMode: Int, Sendable {
  /// The app renders buffers as fast as it requests them.
  case offline = 0
  /// The app renders buffers in the time of a sound device.
  case realtime = 1
}

/// The outcome of rendering for the app.
public enum AVAudioEngineManualRenderingStatus: Int, Sendable {
  /// Rendering failed, so that the buffer has no sound.
  case error = -1
  /// The buffer was filled.
  case success = 0
  /// The input node had too few samples for the requested number of frames.
  case insufficientDataFromInputNode = 1
  /// Rendering is currently not possible.
  case cannotDoInCurrentContext = 2
}

extension Notification.Name {
  /// Posted when the devices of an engine change. Never posted on Linux.
  public static let AVAudioEngineConfigurationChange = Notification.Name("AVAudioEngineConfigurationChangeNotification")
}
