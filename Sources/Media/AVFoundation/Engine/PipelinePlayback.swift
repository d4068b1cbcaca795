import CoreGraphics

/// Plays the media at one URL with the clock of its pipeline.
final class PipelinePlayback: Playback, @unchecked Sendable {
  var onFrame: ((VideoFrame) -> Void)?
  var onEnd: (() -> Void)?
  var onFailure: ((AVError) -> Void)?
  let isStepped = false
  private(set) var isWaiting = true

  private let pipeline: MediaPipeline
  /// Changes of the state and the position block until threads of the pipeline respond, so this serial queue makes them.
  private let queue = DispatchQueue(label: "AVPlayer", qos: .userInitiated)
  private var seeking: (time: Double, completion: (Bool) -> Void)?
  /// Whether the pipeline has received the seek. The completion of an earlier change does not end the seek.
  private var isSought = false
  private var rate = 0.0
  /// The rate and the end of the last seek.
  private var sought = (rate: 1.0, end: Double?.none)
  private var stopAt: Double?
  private var isBuffering = false
  private var shown: Double?
  private var lastPosition = 0.0
  private let isSeekable: Bool

  /// Starts loading. The first picture is delivered when it is decoded.
  init(_ url: URL, _ timeline: MediaTimeline, isRotated: Bool, keepsPitch: Bool, isSeekable: Bool) throws {
    self.isSeekable = isSeekable
    let isRemote = !url.isFileURL
    var text = "uridecodebin name=d uri=\"\(url.absoluteString)\"\(isRemote ? " use-buffering=true" : "")"
    if !timeline.pictures.isEmpty {
      text +=
        " d. ! queue max-size-bytes=0 max-size-buffers=4 ! videoscale ! videoconvert n-threads=2 ! "
        + "\(isRotated ? "videoflip video-direction=auto ! " : "")capsfilter name=size caps=\"\(Self.caps(nil))\" ! "
        + "appsink name=out sync=true max-buffers=1 drop=true enable-last-sample=false"
    }
    if !timeline.sound.isEmpty {
      text +=
        " d. ! queue ! audioconvert ! audioresample ! \(keepsPitch ? "scaletempo ! audioconvert ! " : "")volume name=volume ! autoaudiosink"
    }
    pipeline = try MediaPipeline(text)
    let reference = Reference(self)
    pipeline.onEvent { event in DispatchQueue.main.async { reference.playback?.handle(event) } }
    pipeline.onSample("out") { isPreroll in DispatchQueue.main.async { reference.playback?.take(isPreroll) } }
    let pipeline = pipeline
    queue.async { try? pipeline.set(.paused) }
  }

  private final class Reference: @unchecked Sendable {
    weak var playback: PipelinePlayback?
    init(_ playback: PipelinePlayback) { self.playback = playback }
  }

  private static func caps(_ size: CGSize?) -> String {
    "video/x-raw,format=BGRA,pixel-aspect-ratio=1/1" + (size.map { ",width=\(Int($0.width)),height=\(Int($0.height))" } ?? "")
  }

  private func take(_ isPreroll: Bool) {
    guard let sample = isPreroll ? pipeline.pullPreroll("out", 0) : pipeline.pull("out", 0) else { return }
    let time = sample.time
    guard shown != time, let image = sample.image else { return }
    shown = time
    onFrame?(VideoFrame(image: image, time: time))
  }

  private func handle(_ event: MediaPipeline.Event) {
    switch event {
    case .end:
      // An end event that arrives during a seek belongs to the previous position.
      if seeking == nil { onEnd?() }
    case .failure(let error): onFailure?(error)
    case .settled:
      isWaiting = isBuffering
      guard let done = seeking, isSought else { return }
      seeking = nil
      done.completion(true)
    case .buffering(let percent):
      isBuffering = percent < 100
      isWaiting = isBuffering
      guard rate != 0 else { return }
      let (pipeline, state) = (pipeline, isBuffering ? MediaPipeline.State.paused : .playing)
      queue.async { try? pipeline.set(state) }
    case .level: break
    }
  }

  var position: Double {
    if let seeking { return seeking.time }
    lastPosition = pipeline.position ?? lastPosition
    return lastPosition
  }

  func play(rate: Double, until end: Double?) {
    let needsSeek = isSeekable && (rate != sought.rate || end != sought.end)
    self.rate = rate
    stopAt = end
    if needsSeek { move(to: position, .exact) }
    guard !isBuffering else { return }
    let pipeline = pipeline
    queue.async { try? pipeline.set(.playing) }
  }

  func pause() {
    rate = 0
    let pipeline = pipeline
    queue.async { try? pipeline.set(.paused) }
  }

  private func move(to time: Double, _ kind: MediaPipeline.SeekKind) {
    let rate = rate == 0 ? sought.rate : rate
    sought = (rate, stopAt)
    let (pipeline, end) = (pipeline, stopAt)
    isSought = false
    queue.async {
      // A pipeline accepts seeks only when it is paused.
      try? pipeline.settle()
      DispatchQueue.main.async { self.isSought = true }
      pipeline.seek(to: time, until: rate > 0 ? end : nil, rate: rate, kind)
    }
  }

  func seek(to time: Double, _ kind: MediaPipeline.SeekKind, completion: @escaping (Bool) -> Void) {
    seeking?.completion(false)
    guard isSeekable else {
      seeking = nil
      return completion(false)
    }
    shown = nil
    seeking = (time, completion)
    lastPosition = time
    move(to: time, kind)
  }

  func setVolume(_ volume: Float) { pipeline.set("volume", of: "volume", to: "\(volume)") }
  func setSize(_ size: CGSize?) { pipeline.set("caps", of: "size", to: Self.caps(size)) }
  func advance() {}
}
