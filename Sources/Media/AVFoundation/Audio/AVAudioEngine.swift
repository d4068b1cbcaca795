import TrestleSupport
import Foundation

open class AVAudioNode: NSObject {
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
  /// The number of output buses: 1 unless a subclass has more.
  open var numberOfOutputs: Int { 1 }
  /// The time of the last rendering. Always nil on Linux, where a whole file or buffer is rendered when it begins.
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

  /// Stops the node and removes its scheduled sound.
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

/// The output of the graph: the default sound device.
open class AVAudioOutputNode: AVAudioNode {}

/// The microphone. It is silent on Linux.
open class AVAudioInputNode: AVAudioNode {}

/// A node that changes sound or generates it.
open class AVAudioUnit: AVAudioNode {}

/// An effect that does not change the speed.
open class AVAudioUnitEffect: AVAudioUnit {
  /// Whether the effect is skipped. The default is false.
  open var bypass = false
}

/// An effect that changes the speed.
open class AVAudioUnitTimeEffect: AVAudioUnit {
  /// Whether the effect is skipped. The default is false.
  open var bypass = false
}

public protocol AVAudioMixing: AnyObject {
  /// The volume of the node in the mixer that it is connected to, from 0 to 1.
  var volume: Float { get set }
  /// The stereo position from left, -1, to right, 1.
  var pan: Float { get set }
}

/// An equalizer. It has no effect on Linux.
open class AVAudioUnitEQ: AVAudioUnitEffect {
  public let bands: [AVAudioUnitEQFilterParameters]
  /// The gain of all bands, in decibels.
  open var globalGain: Float = 0
  public init(numberOfBands: Int) { bands = (0..<max(0, numberOfBands)).map { _ in AVAudioUnitEQFilterParameters() } }
  /// Creates an equalizer with one band.
  public convenience override init() { self.init(numberOfBands: 1) }
}

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
  /// Whether the band is ignored. The default is true.
  open var bypass = true
  override init() {}
}

/// Changes speed and pitch; on Linux only the speed.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect {
  /// The change of pitch in hundredths of a semitone. It is ignored on Linux.
  public var pitch: Float = 0
  /// The speed; 1 by default.
  public var rate: Float = 1
  /// The overlap of the processed segments, from 3 to 32.
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
  public func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) { withoutEffect("the effect is not computed") }
}

public enum AVAudioUnitReverbPreset: Int, Sendable {
  case smallRoom = 0
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
  /// The share of the delayed sound, from 0 to 100.
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
  case drumsBitBrush = 0
  case drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1, multiDecimated2, multiDecimated3,
    multiDecimated4, multiDistortedFunk, multiDistortedCubed, multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1,
    multiEchoTight2, multiEverythingIsBroken, speechAlienChatter, speechCosmicInterference, speechGoldenPi, speechRadioTower, speechWaves
}

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

  /// The time of the sound that is playing, or nil if none is.
  open override var lastRenderTime: AVAudioTime? {
    guard isPlaying, let player else { return nil }
    let rate = player.format.sampleRate
    return AVAudioTime(sampleTime: AVAudioFramePosition(player.currentTime * rate), atRate: rate)
  }

  /// Converts a time of the node to one of the sound that is being played. They are the same on Linux.
  public func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { isPlaying ? nodeTime : nil }
  /// Converts a time of the sound that is being played to one of the node. They are the same on Linux.
  public func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { isPlaying ? playerTime : nil }

  /// Schedules a file after the sound that was scheduled before. The time is ignored.
  public func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil) {
    schedule(file.clip, done: completionHandler)
  }

  /// Schedules a file. The handler is called after it was played, whichever callback type is given.
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

  /// Schedules a part of a file. The handler is called after it was played, whichever callback type is given.
  public func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: ((AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) {
    scheduleSegment(file, startingFrame: startFrame, frameCount: numberFrames, at: when) { completionHandler?(callbackType) }
  }

  /// Schedules a buffer. The handler is called after it was played, whichever callback type is given.
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

  /// Returns the sound that is playing now.
  fileprivate func present(_ frames: AVAudioFrameCount) -> (buffer: AVAudioPCMBuffer, time: AVAudioTime)? {
    guard isPlaying, let player, player.isPlaying, let clip = player.clip else { return nil }
    let first = Int(player.currentTime * Double(clip.sampleRate))
    guard first < clip.frames, let buffer = AVAudioPCMBuffer(clip, first..<min(clip.frames, first + Int(frames))) else { return nil }
    return (buffer, AVAudioTime(sampleTime: AVAudioFramePosition(first), atRate: Double(clip.sampleRate)))
  }

  public func play() {
    isPlaying = true
    if let player { player.play() } else { playNext() }
  }

  public func pause() {
    isPlaying = false
    player?.pause()
  }

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

/// Plays and processes sound with a graph of connected nodes.
open class AVAudioEngine: NSObject {
  /// The nodes that the engine owns, connected or not.
  public private(set) var attachedNodes: Set<AVAudioNode> = []
  /// The mixer that feeds the output node.
  public let mainMixerNode = AVAudioMixerNode()
  /// The output of the graph: the default sound device.
  public let outputNode = AVAudioOutputNode()
  /// The microphone. There is none on Linux, so an engine whose input is used does not start.
  public var inputNode: AVAudioInputNode {
    isInputUsed = true
    return input
  }
  private let input = AVAudioInputNode()
  private var isInputUsed = false
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

  open func detach(_ node: AVAudioNode) {
    node.reset()
    attachedNodes.remove(node)
    node.engine = nil
    node.next = nil
  }

  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) { node1.next = node2 }

  open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: Int, toBus bus2: Int, format: AVAudioFormat?
  ) { node1.next = node2 }

  /// Connects an output of a node to several inputs. On Linux a node has one connection, so the first one is used.
  open func connect(_ sourceNode: AVAudioNode, to destNodes: [AVAudioConnectionPoint], fromBus sourceBus: Int, format: AVAudioFormat?) {
    sourceNode.next = destNodes.first?.node
  }
  open func outputConnectionPoints(for node: AVAudioNode, outputBus bus: Int) -> [AVAudioConnectionPoint] {
    node.next.map { [AVAudioConnectionPoint(node: $0, bus: 0)] } ?? []
  }
  /// Returns the connection to an input of a node; nil without one.
  open func inputConnectionPoint(for node: AVAudioNode, inputBus bus: Int) -> AVAudioConnectionPoint? {
    attachedNodes.first { $0.next === node }.map { AVAudioConnectionPoint(node: $0, bus: 0) }
  }
  open func disconnectNodeInput(_ node: AVAudioNode) {
    for other in attachedNodes where other.next === node { other.next = nil }
  }

  /// Whether the engine stops automatically when nothing is playing. The default is false. On Linux it is stored without effect.
  open var isAutoShutdownEnabled = false
  /// Whether the engine is in manual rendering mode: always false on Linux.
  open var isInManualRenderingMode: Bool { false }
  open var manualRenderingFormat: AVAudioFormat { mainMixerNode.outputFormat(forBus: 0) }
  /// Throws on Linux, which has no manual rendering mode.
  open func enableManualRenderingMode(
    _ mode: AVAudioEngineManualRenderingMode, format pcmFormat: AVAudioFormat, maximumFrameCount: AVAudioFrameCount
  ) throws { throw Self.noRendering }
  /// Has no effect on Linux, which has no manual rendering mode.
  open func disableManualRenderingMode() { withoutEffect("manual rendering cannot be enabled") }
  /// Throws on Linux, which has no manual rendering mode.
  open func renderOffline(
    _ numberOfFrames: AVAudioFrameCount, to buffer: AVAudioPCMBuffer
  ) throws -> AVAudioEngineManualRenderingStatus { throw Self.noRendering }
  private static var noRendering: AVError { AVError(.operationNotSupportedForAsset, "Manual rendering is not available on Linux.") }

  open func disconnectNodeOutput(_ node: AVAudioNode) { node.next = nil }

  /// Has no effect on Linux.
  open func prepare() {}

  /// Starts the engine. Throws if the app uses ``inputNode``.
  open func start() throws {
    if isInputUsed { throw AVError(.deviceNotConnected, "A microphone is not available on Linux.") }
    isRunning = true
  }

  /// Stops rendering and keeps the nodes prepared.
  open func pause() { isRunning = false }

  open func stop() {
    isRunning = false
    for node in attachedNodes { node.reset() }
  }

  /// Stops all players and removes their scheduled sound.
  open func reset() {
    for node in attachedNodes { node.reset() }
  }
}

public enum AVAudioEngineManualRenderingMode: Int, Sendable {
  /// Renders as fast as the app requests buffers.
  case offline = 0
  /// Renders at the pace of a sound device.
  case realtime = 1
}

public enum AVAudioEngineManualRenderingStatus: Int, Sendable {
  case error = -1
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
