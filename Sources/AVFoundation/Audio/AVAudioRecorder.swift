import Foundation

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
public let kAudioFormatAppleLossless: UInt32 = 0x616C_6163

public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 0x20
  case medium = 0x40
  case high = 0x60
  case max = 0x7F
}

/// Records sound. There is no microphone here, so ``record()`` returns false and the delegate hears of the error.
open class AVAudioRecorder: NSObject {
  open weak var delegate: (any AVAudioRecorderDelegate)?
  public let url: URL
  public let settings: [String: Any]
  open var isMeteringEnabled = false

  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    self.settings = settings
  }

  open var isRecording: Bool { false }
  open var currentTime: TimeInterval { 0 }

  @discardableResult open func prepareToRecord() -> Bool { false }

  @discardableResult open func record() -> Bool {
    DispatchQueue.main.async { self.delegate?.audioRecorderEncodeErrorDidOccur(self, error: AVError.noCamera) }
    return false
  }

  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { record() }
  @discardableResult open func record(atTime time: TimeInterval) -> Bool { record() }

  open func pause() {}

  /// Ends a recording; without one, the delegate hears that it did not succeed.
  open func stop() {
    DispatchQueue.main.async { self.delegate?.audioRecorderDidFinishRecording(self, successfully: false) }
  }

  @discardableResult open func deleteRecording() -> Bool { (try? FileManager.default.removeItem(at: url)) != nil }
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

public protocol AVAudioRecorderDelegate: AnyObject {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
