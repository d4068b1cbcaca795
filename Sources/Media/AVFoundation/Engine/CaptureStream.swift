import CoreMedia
import QuartzCore

/// A picture of a camera or a piece of sound, with its time on the clock of layers.
final class CapturedSample: @unchecked Sendable {
  let sample: MediaSample
  let time: Double
  private(set) lazy var image = sample.image

  init(_ sample: MediaSample, at time: Double) {
    self.sample = sample
    self.time = time
  }

  func buffer(_ type: AVMediaType) -> CMSampleBuffer? { CMSampleBuffer(sample, at: time, type) }
}

/// Delivers the samples of a camera or a microphone until it is deallocated: on a thread of its own, or in virtual time on the main thread, for
/// each frame of the screen those that are due.
final class CaptureStream: @unchecked Sendable {
  private let pipeline: MediaPipeline
  private let receive: @Sendable (CapturedSample) -> Void
  private let start = CACurrentMediaTime()
  // Used on the main thread only.
  private var link: CADisplayLink?
  private var waiting: MediaSample?

  /// Starts a camera in a size, or in that which suits it best.
  convenience init(
    _ camera: Camera, size: CGSize?, onFailure: @escaping @Sendable (AVError) -> Void, receive: @escaping @Sendable (CapturedSample) -> Void
  ) throws {
    let form = StreamWriter.pictures + (size.map { ",width=\(Int($0.width)),height=\(Int($0.height))" } ?? "")
    try self.init("\(camera.source) ! QUEUE videoconvert n-threads=2 ! videoscale ! \(form)", onFailure: onFailure, receive: receive)
  }

  /// Starts the microphone.
  convenience init(onFailure: @escaping @Sendable (AVError) -> Void, receive: @escaping @Sendable (CapturedSample) -> Void) throws {
    let form = StreamWriter.form(sampleRate: CaptureStream.sampleRate, channels: 1, isFloat: false)
    try self.init(
      "\(try Microphone.element()) ! QUEUE audioconvert ! audioresample ! \(form)", onFailure: onFailure, receive: receive)
  }

  static let sampleRate = 44_100

  private init(
    _ text: String, onFailure: @escaping @Sendable (AVError) -> Void, receive: @escaping @Sendable (CapturedSample) -> Void
  ) throws {
    let isStepped = PlayerClock.isVirtual
    self.receive = receive
    // Samples that nothing takes in time are dropped at the end; in virtual time the source waits for each to be taken.
    let queue = isStepped ? "" : "queue max-size-buffers=4 !"
    pipeline = try MediaPipeline(
      text.replacingOccurrences(of: "QUEUE", with: queue) + " ! appsink name=out max-buffers=4 sync=\(!isStepped) drop=\(!isStepped)")
    pipeline.onEvent { event in if case .failure(let error) = event { onFailure(error) } }
    if isStepped {
      DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.startStepping() } }
    } else {
      pipeline.onSample("out") { [weak self] isPreroll in
        guard !isPreroll, let self, let sample = pipeline.pull("out", 0) else { return }
        self.receive(CapturedSample(sample, at: start + sample.time))
      }
    }
    try pipeline.set(.playing)
  }

  deinit {
    guard let link else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { link.invalidate() } }
  }

  @MainActor private func startStepping() {
    let link = CADisplayLink { [weak self] _ in self?.step() }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func step() {
    let elapsed = CACurrentMediaTime() - start
    while let next = waiting ?? pipeline.pull("out", 2) {
      waiting = next
      guard next.time <= elapsed + 6e-4 else { return }
      waiting = nil
      receive(CapturedSample(next, at: start + next.time))
    }
  }
}
