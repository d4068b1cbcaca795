import TrestleSupport
import CoreMedia

public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {
  /// Called when the recording has started, on the main queue.
  func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
  /// Called when the recording has ended, with an error or with nil, on the main queue.
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection], error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
  public func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]) {}
}

open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
  /// The longest duration of a recording. The default, an invalid time, means no limit.
  open var maxRecordedDuration = CMTime.invalid
  /// The largest size of a recording in bytes. The default, 0, means no limit.
  open var maxRecordedFileSize: Int64 = 0
  private let lock = NSLock()
  private var recording: CaptureRecording?

  open var isRecording: Bool { lock.withLock { recording != nil } }
  /// The length of the recording so far.
  open var recordedDuration: CMTime {
    CMTime(seconds: lock.withLock { recording?.duration ?? 0 }, preferredTimescale: 90_000)
  }
  /// The size of the recording so far.
  open var recordedFileSize: Int64 { outputFileURL.map(Self.size) ?? 0 }
  /// Whether a recording is paused: false on Linux.
  open var isRecordingPaused: Bool { false }
  /// The file that is being written.
  open var outputFileURL: URL? { lock.withLock { recording?.url } }

  private static func size(_ url: URL) -> Int64 {
    ((try? FileManager.default.attributesOfItem(atPath: url.path)[.size]) as? NSNumber)?.int64Value ?? 0
  }

  override func takes(_ type: AVMediaType) -> Bool { type == .video || type == .audio }

  /// Starts recording to a new file. If that is impossible, the delegate is called on the main queue with an error.
  open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate) {
    nonisolated(unsafe) let delegate = delegate
    let connections = connections
    do {
      guard !connections.isEmpty else { throw AVError.noDevice }
      guard session?.isRunning == true else { throw AVError(.sessionNotRunning, "The session is not running.") }
      guard !FileManager.default.fileExists(atPath: outputFileURL.path) else {
        throw AVError(.fileAlreadyExists, "There is a file at \(outputFileURL.path).")
      }
      let recording = try CaptureRecording(
        outputFileURL, hasPicture: connection(with: .video) != nil, hasSound: connection(with: .audio) != nil
      ) { [weak self] error in
        guard let self else { return }
        delegate.fileOutput(self, didFinishRecordingTo: outputFileURL, from: connections, error: error)
      }
      lock.withLock { self.recording = recording }
      DispatchQueue.main.async { delegate.fileOutput(self, didStartRecordingTo: outputFileURL, from: connections) }
    } catch {
      DispatchQueue.main.async { delegate.fileOutput(self, didFinishRecordingTo: outputFileURL, from: connections, error: error) }
    }
  }

  /// Ends the recording. The delegate is called when the file is complete.
  open func stopRecording() { end(nil) }

  private func end(_ error: AVError?) {
    let ended = lock.withLock {
      defer { recording = nil }
      return recording
    }
    ended?.end(error)
  }

  override func sessionDidStop() { end(nil) }

  override func receive(_ sample: CapturedSample, _ type: AVMediaType, _ connection: AVCaptureConnection) {
    guard let recording = lock.withLock({ recording }) else { return }
    do {
      try recording.write(sample, type)
      if maxRecordedDuration.isValid, recording.duration >= maxRecordedDuration.seconds {
        end(AVError(.maximumDurationReached, "The recording has its maximum duration."))
      } else if maxRecordedFileSize > 0, Self.size(recording.url) >= maxRecordedFileSize {
        end(AVError(.maximumFileSizeReached, "The recording has its maximum size."))
      }
    } catch {
      end(error as? AVError ?? AVError(.unknown, error.localizedDescription))
    }
  }
}

/// The file of a recording. Its times begin with its first sample.
private final class CaptureRecording: @unchecked Sendable {
  let url: URL
  private let hasPicture: Bool
  private let hasSound: Bool
  private let finish: @Sendable (AVError?) -> Void
  private let lock = NSLock()
  private var writer: StreamWriter?
  private var formed: Set<AVMediaType> = []
  private var start: Double?
  private var end = 0.0
  var duration: Double { lock.withLock { start.map { end - $0 } ?? 0 } }

  init(_ url: URL, hasPicture: Bool, hasSound: Bool, finish: @escaping @Sendable (AVError?) -> Void) throws {
    (self.url, self.hasPicture, self.hasSound, self.finish) = (url, hasPicture, hasSound, finish)
    // Without an encoder this is known before the first sample.
    let library = try GStreamer.library
    if hasPicture { _ = try StreamWriter.encoder(StreamWriter.Picture(size: CGSize(width: 16, height: 16)), library) }
    if hasSound { _ = try StreamWriter.encoder(sound, library) }
  }

  private var sound: StreamWriter.Sound { StreamWriter.Sound(sampleRate: CaptureStream.sampleRate, channels: 1) }

  func write(_ sample: CapturedSample, _ type: AVMediaType) throws {
    try lock.withLock {
      if writer == nil {
        // The file begins with a picture, which has its size.
        guard type == .video || !hasPicture else { return }
        let size = CGSize(width: sample.sample.number("width") ?? 0, height: sample.sample.number("height") ?? 0)
        let type: AVFileType = !hasPicture ? .m4a : ["mp4", "m4v"].contains(url.pathExtension.lowercased()) ? .mp4 : .mov
        writer = try StreamWriter(
          url, type, picture: hasPicture ? StreamWriter.Picture(size: size) : nil, sound: hasSound ? sound : nil)
        start = sample.time
      }
      guard let writer, let start, sample.time >= start else { return }
      if formed.insert(type).inserted { writer.setForm(sample.sample.caps, of: type) }
      try writer.write(sample.sample, type, at: sample.time - start, duration: sample.sample.duration)
      end = max(end, sample.time + (sample.sample.duration ?? 0))
    }
  }

  /// Completes the file, and reports that on the main queue.
  func end(_ error: AVError?) {
    DispatchQueue.global(qos: .userInitiated).async { [self] in
      let writer = lock.withLock { self.writer }
      var result = error
      do {
        if let writer { try writer.complete() } else { result = error ?? AVError(.noDataCaptured, "No picture was recorded.") }
      } catch {
        result = error as? AVError ?? AVError(.unknown, error.localizedDescription)
      }
      let reported = result
      DispatchQueue.main.async { self.finish(reported) }
    }
  }
}

/// Records movies of H.264 and AAC.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
  public override init() { super.init() }
  open var availableVideoCodecTypes: [AVVideoCodecType] { [.h264] }
  /// The duration of the fragments in which a movie is written. The default is ten seconds.
  open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
  /// The metadata to write. The default is nil.
  open var metadata: [AVMetadataItem]?
  /// Sets the encoder settings of a connection. Movies are H.264 on Linux, so this has no effect.
  open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {
    withoutEffect("movies are written as H.264 and AAC")
  }
  open func outputSettings(for connection: AVCaptureConnection) -> [String: Any] { [AVVideoCodecKey: AVVideoCodecType.h264] }
}
