import Foundation

/// Plays a sound file. WAV is read natively; other formats need GStreamer. The whole file is decoded into memory, so use ``AVPlayer`` for
/// long files. Playback time passes and the delegate is called even on a machine without a sound card. For a file of a known format that
/// cannot be decoded, `play()` returns false and the delegate receives the decode error.
open class AVAudioPlayer: NSObject {
  /// The delegate, which is notified when the sound ends or cannot be decoded.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The file of the sound, or nil if the player was created from data.
  public let url: URL?
  /// The data of the sound, or nil if the player was created from a file.
  public let data: Data?
  private let source: Result<AudioClip, any Error>
  private var device: SoundDevice?
  private var ending: DispatchWorkItem?
  /// The position in seconds at which playback started, and the date of the start.
  private var start: (position: TimeInterval, date: Date)?
  private var position: TimeInterval = 0
  private var loopsDone = 0

  public override init() {
    url = nil
    data = nil
    source = .success(AudioClip(samples: [], channels: 1, sampleRate: 44_100))
  }

  /// Creates a player for a sound file. Throws if the file cannot be read or is of an unknown format.
  public convenience init(contentsOf url: URL) throws { try self.init(contentsOf: url, fileTypeHint: nil) }

  /// Creates a player for a sound file. The format is read from the content, so the hint is ignored.
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    guard let data = try? Data(contentsOf: url) else { throw AudioFileError.notFound(url.lastPathComponent) }
    guard let format = AudioClip.Format(data) else { throw AudioFileError.unknownFormat }
    self.url = url
    self.data = nil
    source = Result { try AudioClip(data, format: format) }
  }

  /// Creates a player for a sound in memory. Throws if its format is unknown.
  public convenience init(data: Data) throws { try self.init(data: data, fileTypeHint: nil) }

  /// Creates a player for a sound in memory. The format is read from the content, so the hint is ignored.
  public init(data: Data, fileTypeHint utiString: String?) throws {
    guard let format = AudioClip.Format(data) else { throw AudioFileError.unknownFormat }
    url = nil
    self.data = data
    source = Result { try AudioClip(data, format: format) }
  }

  init(clip: AudioClip) {
    url = nil
    data = nil
    source = .success(clip)
  }

  deinit { ending?.cancel() }

  open var format: AVAudioFormat {
    AVAudioFormat(
      standardFormatWithSampleRate: Double(clip?.sampleRate ?? 44_100), channels: UInt32(max(1, clip?.channels ?? 1)))!
  }
  /// The channels of the output to play to, or nil for the default. On Linux it is stored without effect.
  open var channelAssignments: [NSNumber]?

  var clip: AudioClip? { try? source.get() }
  var decodingError: (any Error)? { if case .failure(let error) = source { error } else { nil } }

  /// The number of channels, or 0 if the sound cannot be decoded.
  open var numberOfChannels: Int { clip?.channels ?? 0 }
  /// The length of the sound in seconds, or 0 if it cannot be decoded.
  open var duration: TimeInterval { clip?.duration ?? 0 }
  /// The sample rate and the number of channels of the sound, under AVFoundation's keys.
  open var settings: [String: Any] {
    clip.map { ["AVSampleRateKey": Double($0.sampleRate), "AVNumberOfChannelsKey": $0.channels] } ?? [:]
  }
  open private(set) var isPlaying = false

  /// The number of repetitions; negative to repeat until ``stop()``.
  open var numberOfLoops = 0
  /// Whether ``rate`` is applied. The default is false.
  open var enableRate = false
  /// The playback speed, from 0.5 to 2, if ``enableRate`` is true. The default is 1.
  open var rate: Float = 1 { didSet { restart() } }
  /// The volume, from 0 to 1. The default is 1.
  open var volume: Float = 1 { didSet { restart() } }
  /// The stereo position from −1, left, to 1, right.
  open var pan: Float = 0 { didSet { restart() } }
  /// Whether ``updateMeters()`` measures the loudness. The default is false.
  open var isMeteringEnabled = false
  /// The identifier of the output device. It is stored, and the default output of the desktop is used.
  open var currentDevice: String?
  /// The time of the output device in seconds, for ``play(atTime:)``.
  open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// Sets the volume. It changes immediately: the fade duration is ignored on Linux.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }

  /// The playback position in seconds.
  open var currentTime: TimeInterval {
    get {
      guard let start, isPlaying else { return position }
      return min(duration, start.position + Date().timeIntervalSince(start.date) * speed)
    }
    set {
      position = max(0, min(duration, newValue))
      if isPlaying { begin() }
    }
  }

  private var speed: Double { enableRate ? Double(max(0.5, min(2, rate))) : 1 }

  /// Returns whether the sound can be played. The sound is already decoded, so there is nothing to prepare.
  @discardableResult open func prepareToPlay() -> Bool { decodingError == nil && duration > 0 }

  /// Starts or resumes playback. Returns false, and reports the error to the delegate, if the sound cannot be decoded.
  @discardableResult open func play() -> Bool {
    if let error = decodingError {
      DispatchQueue.main.async { self.delegate?.audioPlayerDecodeErrorDidOccur(self, error: error) }
      return false
    }
    guard duration > 0 else { return false }
    if isPlaying { return true }
    if position >= duration { position = 0 }
    isPlaying = true
    loopsDone = 0
    begin()
    return true
  }

  /// Starts playback when ``deviceCurrentTime`` reaches a time.
  @discardableResult open func play(atTime time: TimeInterval) -> Bool {
    guard prepareToPlay() else { return play() }
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, time - deviceCurrentTime)) { self.play() }
    return true
  }

  open func pause() {
    position = currentTime
    end()
  }

  /// Stops playback. The position does not change.
  open func stop() { pause() }

  // MARK: Levels

  private var levels: [Float] = []

  /// Measures the current loudness, if ``isMeteringEnabled``.
  open func updateMeters() {
    guard isMeteringEnabled, isPlaying, let clip else { return levels = [] }
    let first = Int(currentTime * Double(clip.sampleRate))
    let last = min(clip.frames, first + clip.sampleRate / 20)
    levels = (0..<clip.channels).map { channel in
      guard first < last else { return 0 }
      let sum = (first..<last).reduce(Float(0)) { $0 + abs(Float(clip.samples[$1 * clip.channels + channel])) }
      return sum / Float(last - first) / 32_768 * volume
    }
  }

  /// Returns the average power of a channel in decibels at the last ``updateMeters()``, from −160 for silence to 0.
  open func averagePower(forChannel channelNumber: Int) -> Float {
    guard levels.indices.contains(channelNumber), levels[channelNumber] > 0 else { return -160 }
    return max(-160, 20 * log10(levels[channelNumber]))
  }

  /// Returns the peak power of a channel in decibels, estimated from the average power.
  open func peakPower(forChannel channelNumber: Int) -> Float { min(0, averagePower(forChannel: channelNumber) + 3) }

  // MARK: Playing

  private func begin() {
    guard let clip else { return }
    start = (position, Date())
    ending?.cancel()
    let work = DispatchWorkItem { [weak self] in self?.reachEnd() }
    ending = work
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0.001, (duration - position) / speed), execute: work)
    if device == nil { device = SoundDevice(channels: clip.channels, sampleRate: Int(Double(clip.sampleRate) * speed)) }
    device?.play(loudness(clip, from: Int(position * Double(clip.sampleRate))))
  }

  /// Returns the remaining samples at the current volume and balance.
  private func loudness(_ clip: AudioClip, from frame: Int) -> [Int16] {
    let left = max(0, min(1, volume)) * min(1, 1 - pan)
    let right = max(0, min(1, volume)) * min(1, 1 + pan)
    let rest = clip.samples.dropFirst(frame * clip.channels)
    if left == 1, right == 1 { return Array(rest) }
    return rest.enumerated().map { index, sample in
      let gain = clip.channels == 2 ? (index % 2 == 0 ? left : right) : max(0, min(1, volume))
      return Int16(Float(sample) * gain)
    }
  }

  private func restart() {
    position = currentTime
    device = nil
    if isPlaying { begin() }
  }

  private func end() {
    isPlaying = false
    start = nil
    ending?.cancel()
    ending = nil
    device?.stop()
  }

  private func reachEnd() {
    position = 0
    if numberOfLoops < 0 || loopsDone < numberOfLoops {
      loopsDone += 1
      begin()
      return
    }
    end()
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
  }
}

public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
  /// Called when another program interrupts playback. This does not happen on Linux.
  func audioPlayerBeginInterruption(_ player: AVAudioPlayer)
  /// Called when an interruption ends. This does not happen on Linux.
  func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
  public func audioPlayerBeginInterruption(_ player: AVAudioPlayer) {}
  public func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int) {}
}
