import Foundation

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The setting for the number of bits per sample.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
/// The setting for the number of bits per second of the encoder.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// Uncompressed samples, as in WAV files.
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
/// MPEG-4 advanced audio coding.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
public let kAudioFormatMPEGLayer3: UInt32 = 0x2E6D_7033
public let kAudioFormatAppleLossless: UInt32 = 0x616C_6163

public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 0x20
  case medium = 0x40
  case high = 0x60
  case max = 0x7F
}

/// Records sound of the default microphone into a file: AAC, Apple Lossless and MP3, or linear PCM in WAV and AIFF files. Without a
/// microphone ``record()`` returns false, and the delegate is notified of the error.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  /// The object that is notified when recording ends or fails.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  public let url: URL
  public let settings: [String: Any]
  /// Whether the loudness is measured. The default is false.
  open var isMeteringEnabled = false
  private let sound: StreamWriter.Sound
  private let type: AVFileType
  private var pipeline: MediaPipeline?
  private let lock = NSLock()
  private var power: (average: [Double], peak: [Double]) = ([], [])
  private var measured: (average: [Double], peak: [Double]) = ([], [])
  private var limit: DispatchWorkItem?

  /// Creates a recorder. Throws for an encoding or a file that is not written on Linux.
  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    self.settings = settings
    func number(_ key: String) -> Int? {
      (settings[key] as? NSNumber)?.intValue ?? (settings[key] as? Double).map(Int.init) ?? settings[key] as? Int
    }
    let kind = settings[AVFormatIDKey].flatMap { ($0 as? NSNumber)?.uint32Value ?? UInt32("\($0)") } ?? kAudioFormatLinearPCM
    var sound = StreamWriter.Sound(
      sampleRate: number(AVSampleRateKey) ?? 44_100, channels: number(AVNumberOfChannelsKey) ?? 1, bitrate: number(AVEncoderBitRateKey))
    sound.codec = try StreamWriter.SoundCodec(kind)
    self.sound = sound
    let types: [String: AVFileType] = ["wav": .wav, "aif": .aiff, "aiff": .aiff, "mp3": .mp3, "mp4": .mp4, "m4a": .m4a, "aac": .m4a]
    let usual: AVFileType =
      switch sound.codec {
      case .samples: .wav
      case .mp3: .mp3
      case .aac, .lossless: .m4a
      }
    type = types[url.pathExtension.lowercased()] ?? usual
    guard (sound.codec == .samples) == (type == .wav || type == .aiff) else {
      throw AVError(.encoderNotFound, "Sound of this format is not written to \(url.pathExtension) files on Linux.")
    }
  }

  open private(set) var isRecording = false
  /// The length of the recording in seconds, or 0 after it has ended.
  open var currentTime: TimeInterval { pipeline?.position ?? 0 }

  /// Creates the file to record to. Returns false without a microphone or an encoder.
  @discardableResult open func prepareToRecord() -> Bool { (try? prepare()) != nil }

  private func prepare() throws -> MediaPipeline {
    if let pipeline { return pipeline }
    let library = try GStreamer.library
    let container = try StreamWriter.container(type, hasPicture: false, false)
    let made = try MediaPipeline(
      "\(try Microphone.element()) ! audioconvert ! audioresample ! audio/x-raw,rate=\(sound.sampleRate),channels=\(sound.channels) ! "
        + "level interval=50000000 ! \(try StreamWriter.encoder(sound, library))! \(container.isEmpty ? "" : container + " ! ")filesink name=file"
    )
    made.set("location", of: "file", to: url.path)
    made.onEvent { [weak self] event in self?.handle(event) }
    try made.set(.paused)
    pipeline = made
    return made
  }

  private func handle(_ event: MediaPipeline.Event) {
    switch event {
    case .level(let average, let peak): lock.withLock { power = (average, peak) }
    case .failure(let error):
      DispatchQueue.main.async { self.fail(error) }
    default: break
    }
  }

  private func fail(_ error: any Error) {
    isRecording = false
    pipeline = nil
    limit?.cancel()
    delegate?.audioRecorderEncodeErrorDidOccur(self, error: error)
  }

  /// Starts or resumes recording. Returns false without a microphone or an encoder, and reports the reason to the delegate.
  @discardableResult open func record() -> Bool {
    do {
      try prepare().set(.playing)
      isRecording = true
      return true
    } catch {
      pipeline = nil
      DispatchQueue.main.async { self.delegate?.audioRecorderEncodeErrorDidOccur(self, error: error) }
      return false
    }
  }

  /// Records for a number of seconds.
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool {
    guard record() else { return false }
    let work = DispatchWorkItem { [weak self] in self?.stop() }
    limit = work
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, duration), execute: work)
    return true
  }
  /// Starts recording at a time of ``deviceCurrentTime``. Returns false without a microphone or an encoder.
  @discardableResult open func record(atTime time: TimeInterval) -> Bool {
    guard prepareToRecord() else { return record() }
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, time - deviceCurrentTime)) { [weak self] in self?.record() }
    return true
  }
  /// The time of the device in seconds, for ``record(atTime:)``.
  open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// Pauses recording. ``record()`` continues it.
  open func pause() {
    guard isRecording else { return }
    isRecording = false
    try? pipeline?.set(.paused)
  }

  /// Ends the recording and completes the file. The delegate is called on the main queue; the flag is false without a recording or after an
  /// error.
  open func stop() {
    limit?.cancel()
    guard let pipeline else {
      return DispatchQueue.main.async { self.delegate?.audioRecorderDidFinishRecording(self, successfully: false) }
    }
    isRecording = false
    self.pipeline = nil
    DispatchQueue.global(qos: .userInitiated).async {
      // A paused pipeline does not pass on the end-of-stream event.
      try? pipeline.set(.playing)
      pipeline.sendEnd()
      let isComplete = (try? pipeline.waitForEnd(10)) ?? false
      DispatchQueue.main.async { self.delegate?.audioRecorderDidFinishRecording(self, successfully: isComplete) }
    }
  }

  /// Deletes the file at ``url``. Returns whether there was one.
  @discardableResult open func deleteRecording() -> Bool { (try? FileManager.default.removeItem(at: url)) != nil }
  open func updateMeters() { measured = isMeteringEnabled && isRecording ? lock.withLock { power } : ([], []) }
  /// Returns the average power of a channel in decibels at the last ``updateMeters()``, from −160 for silence to 0.
  open func averagePower(forChannel channelNumber: Int) -> Float { Self.decibels(measured.average, channelNumber) }
  /// Returns the peak power of a channel in decibels at the last ``updateMeters()``, from −160 for silence to 0.
  open func peakPower(forChannel channelNumber: Int) -> Float { Self.decibels(measured.peak, channelNumber) }
  private static func decibels(_ values: [Double], _ channel: Int) -> Float {
    values.indices.contains(channel) ? Float(max(-160, min(0, values[channel]))) : -160
  }
}

enum Microphone {
  /// Returns the GStreamer element that records: that of `TRESTLE_MICROPHONE`, of PulseAudio or of ALSA. Throws without a microphone.
  static func element() throws -> String {
    if let named = ProcessInfo.processInfo.environment["TRESTLE_MICROPHONE"] { return named }
    for name in ["pulsesrc", "alsasrc"] where try GStreamer.library.has(name) {
      // Opening the device is the only way to check whether it works.
      if let trial = try? MediaPipeline("\(name) ! fakesink"), (try? trial.set(.ready)) != nil { return name }
    }
    throw AVError(.deviceNotConnected, "No microphone is connected.")
  }
}

public protocol AVAudioRecorderDelegate: AnyObject {
  /// Called when a recording has ended, with whether its file is complete.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
