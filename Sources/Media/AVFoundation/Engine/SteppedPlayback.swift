import QuartzCore

/// Plays a timeline by the layers' clock: for each screen frame, the picture of its time is decoded. In virtual time the same pictures
/// appear in each run, and no sound is played.
final class SteppedPlayback: Playback {
  var onFrame: ((VideoFrame) -> Void)?
  var onEnd: (() -> Void)?
  var onFailure: ((AVError) -> Void)?
  let isStepped = true
  let isWaiting = false

  private let timeline: MediaTimeline
  private let frameTime: Double
  private var size: CGSize?
  private var reader: TimelineReader?
  private var waiting: (sample: MediaSample, time: Double)?
  private var shown: Double?
  /// A position and the clock time at which it was reached.
  private var anchor = (position: 0.0, time: CACurrentMediaTime())
  private var rate = 0.0
  private var end: Double
  private var sound: SoundFeed?
  private var volume: Float = 1
  private let isSilent: Bool

  init(_ timeline: MediaTimeline, isSilent: Bool) {
    self.timeline = timeline
    self.isSilent = isSilent
    end = timeline.duration
    frameTime = timeline.framesPerSecond > 0 ? 1 / timeline.framesPerSecond : 0.1
    // Deferred, because the owner sets its handlers first.
    DispatchQueue.main.async { [weak self] in if let self, shown == nil { show(position) } }
  }

  var position: Double {
    let now = anchor.position + (CACurrentMediaTime() - anchor.time) * rate
    return max(0, min(end, now))
  }

  func play(rate: Double, until end: Double?) {
    anchor = (position, CACurrentMediaTime())
    self.rate = rate
    self.end = min(end ?? .infinity, timeline.duration)
    playSound()
  }

  func pause() {
    anchor = (position, CACurrentMediaTime())
    rate = 0
    sound = nil
  }

  func seek(to time: Double, _ kind: MediaPipeline.SeekKind, completion: @escaping (Bool) -> Void) {
    anchor = (max(0, min(timeline.duration, time)), CACurrentMediaTime())
    forget()
    show(position)
    playSound()
    DispatchQueue.main.async { completion(true) }
  }

  private func playSound() {
    sound = nil
    if rate > 0, !isSilent, !timeline.sound.isEmpty { sound = SoundFeed(timeline, from: position, rate: rate, volume: volume) }
  }

  private func forget() { (reader, waiting, shown) = (nil, nil, nil) }

  func setVolume(_ volume: Float) {
    self.volume = volume
    sound?.setVolume(volume)
  }

  func setSize(_ size: CGSize?) {
    guard size != self.size else { return }
    self.size = size
    let wasShown = shown != nil
    forget()
    if wasShown { show(position) }
  }

  func advance() {
    guard rate != 0 else { return }
    let time = position
    show(time)
    guard rate > 0 ? time >= end : time <= 0 else { return }
    pause()
    onEnd?()
  }

  /// Delivers the picture of a time, unless it was the last one.
  private func show(_ time: Double) {
    guard !timeline.pictures.isEmpty else { return }
    do {
      // Backward, and far forward, decoding restarts at the time.
      if let shown, time < shown || time > shown + 2 { forget() }
      if reader == nil {
        let form = StreamReader.Form.pictures(size: size, isUpright: true)
        // The last picture remains until the end.
        reader = TimelineReader(timeline.pictures, form, in: max(0, min(time, timeline.duration - frameTime))..<timeline.duration)
        waiting = try reader?.next()
      }
      var found: (sample: MediaSample, time: Double)?
      // Matroska rounds times to milliseconds.
      while let next = waiting, next.time <= time + 6e-4 || (found == nil && shown == nil) {
        found = next
        waiting = try reader?.next()
      }
      guard let found, let image = found.sample.image else { return }
      shown = found.time
      onFrame?(VideoFrame(image: image, time: found.time))
    } catch {
      onFailure?(error as? AVError ?? AVError(.decodeFailed, error.localizedDescription))
    }
  }
}

/// Plays the sound of a timeline from a position, until it is deallocated.
private final class SoundFeed: @unchecked Sendable {
  private let pipeline: MediaPipeline
  private let lock = NSLock()
  private var hasEnded = false
  private var isOver: Bool { lock.withLock { hasEnded } }

  init?(_ timeline: MediaTimeline, from position: Double, rate: Double, volume: Float) {
    // The pitch follows the rate.
    let sampleRate = Int((Double(timeline.sampleRate) * rate).rounded())
    let text =
      "appsrc name=sound format=time max-bytes=0 ! audioconvert ! audioresample ! volume name=volume volume=\(volume) ! autoaudiosink"
    guard let pipeline = try? MediaPipeline(text) else { return nil }
    self.pipeline = pipeline
    pipeline.set(
      "caps", of: "sound", to: StreamWriter.form(sampleRate: sampleRate, channels: timeline.channels, isFloat: false))
    let form = StreamReader.Form.sound(sampleRate: timeline.sampleRate, channels: timeline.channels, isFloat: false)
    nonisolated(unsafe) let reader = TimelineReader(timeline.sound, form, in: position..<timeline.duration)
    Thread.detachNewThread { [weak self] in
      try? pipeline.set(.playing)
      while let item = try? reader.next(), let self, !self.isOver {
        while pipeline.level(of: "sound") > 256 << 10, !self.isOver { usleep(10_000) }
        guard pipeline.push(item.sample, to: "sound", at: (item.time - position) / rate, duration: nil) else { return }
      }
      pipeline.end("sound")
    }
  }

  deinit { lock.withLock { hasEnded = true } }

  func setVolume(_ volume: Float) { pipeline.set("volume", of: "volume", to: "\(volume)") }
}
