import TrestleSupport
import Foundation

/// The setting for the audio format.
public let AVFormatIDKey = "AVFormatIDKey"
/// The setting for the number of samples per second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The setting for the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The setting for the number of bits per sample.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The setting for big-endian samples.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The setting for floating-point samples.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// The setting for the quality of the encoder.
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
/// The setting for the number of bits per second of the encoder.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// Uncompressed samples, as in WAV files.
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
/// MPEG-4 advanced audio coding.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
/// The lossless compression of Apple Lossless.
public let kAudioFormatAppleLossless: UInt32 = 0x616C_6163

/// The quality of an audio encoder.
public enum AVAudioQuality: Int, Sendable {
  /// The lowest quality.
  case min = 0
  /// Low quality and a small file.
  case low = 0x20
  /// A balance of quality and size.
  case medium = 0x40
  /// High quality and a large file.
  case high = 0x60
  /// The highest quality.
  case max = 0x7F
}

/// Records sound. There is no microphone here, so ``record()`` returns false and the delegate is notified of the error.
open class AVAudioRecorder: NSObject {
  /// The object that is notified when recording ends or fails.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// The file to record to.
  public let url: URL
  /// The settings of the recording.
  public let settings: [String: Any]
  /// Whether the loudness is measured. The default is false. The power is always −160 dB on Linux.
  open var isMeteringEnabled = false

  /// Creates a recorder. This succeeds on Linux, and ``record()`` reports that there is no microphone.
  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    self.settings = settings
  }

  /// Whether a recording is running: false on Linux.
  open var isRecording: Bool { false }
  /// The length of the running recording in seconds: 0 on Linux.
  open var currentTime: TimeInterval { 0 }

  /// Creates the file to record to. Returns false on Linux, where nothing is created.
  @discardableResult open func prepareToRecord() -> Bool { false }

  /// Starts recording. Returns false on Linux, and reports the reason to the delegate.
  @discardableResult open func record() -> Bool {
    DispatchQueue.main.async { self.delegate?.audioRecorderEncodeErrorDidOccur(self, error: AVError.noCamera) }
    return false
  }

  /// Records for a number of seconds. Returns false on Linux.
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { record() }
  /// Starts recording at a time of the device. Returns false on Linux.
  @discardableResult open func record(atTime time: TimeInterval) -> Bool { record() }

  /// Pauses recording. No recording can be running on Linux, so this has no effect.
  open func pause() { withoutEffect("there is no microphone") }

  /// Ends a recording; without one, the delegate is notified of the failure.
  open func stop() {
    DispatchQueue.main.async { self.delegate?.audioRecorderDidFinishRecording(self, successfully: false) }
  }

  /// Deletes the file at ``url``. Returns whether there was one.
  @discardableResult open func deleteRecording() -> Bool { (try? FileManager.default.removeItem(at: url)) != nil }
  /// Measures the loudness. Nothing is recorded on Linux, so this has no effect.
  open func updateMeters() { withoutEffect("there is no microphone") }
  /// Returns the average power of a channel in decibels: −160, which is silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Returns the peak power of a channel in decibels: −160, which is silence.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Receives the end and the errors of a recording. Every method is optional.
public protocol AVAudioRecorderDelegate: AnyObject {
  /// Called when a recording has ended. The flag is false on Linux.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// Called when the sound cannot be recorded or encoded, which is always so on Linux.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
