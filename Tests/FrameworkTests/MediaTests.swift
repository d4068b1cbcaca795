import AVFoundation
import AVKit
import MediaPlayer
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Returns a tone of a tenth of a second.
private func tone() -> Data {
  var data = Data("RIFF".utf8)
  func add(_ value: UInt32) { withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) } }
  func add(_ value: UInt16) { withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) } }
  add(UInt32(36 + 1600))
  data += Data("WAVEfmt ".utf8)
  add(UInt32(16))
  for value in [1, 1] as [UInt16] { add(value) }
  add(UInt32(8000))
  add(UInt32(16000))
  for value in [2, 16] as [UInt16] { add(value) }
  data += Data("data".utf8)
  add(UInt32(1600))
  for index in 0..<800 { add(UInt16(bitPattern: Int16(sin(Double(index) / 3) * 8000))) }
  return data
}

private final class Ending: NSObject, AVAudioPlayerDelegate {
  var finished = 0
  var errors: [String] = []
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { finished += 1 }
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: Error?) { errors.append(error?.localizedDescription ?? "") }
}

@MainActor private func wait(_ limit: TimeInterval = 5, until condition: () -> Bool) async {
  let end = Date().addingTimeInterval(limit)
  while !condition(), Date() < end {
    try? await Task.sleep(nanoseconds: 10_000_000)
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }
}

@MainActor struct MediaTests {
  @Test("Times add, compare and convert as whole parts of a second")
  func times() {
    let half = CMTime(value: 300, timescale: 600)
    expect(half.seconds, equals: 0.5)
    expect(half + CMTimeMakeWithSeconds(1, preferredTimescale: 1000), equals: CMTime(seconds: 1.5, preferredTimescale: 600))
    expect(CMTime.zero < half && !CMTime.indefinite.isNumeric && CMTime.invalid.seconds.isNaN)
    expect(CMTimeRange(start: .zero, duration: half).containsTime(CMTime(value: 1, timescale: 3)))
  }

  @Test("A value holds a time, a range of time or two of them, with all parts; a value of another type has invalid ones")
  func boxedTimes() {
    let time = CMTime(value: -7, timescale: 600, flags: [.valid, .hasBeenRounded], epoch: 3)
    let range = CMTimeRange(start: time, duration: .positiveInfinity)
    let mapping = CMTimeMapping(source: range, target: CMTimeRange(start: .zero, duration: CMTime(value: 1, timescale: 2)))
    let boxed = NSValue(time: time)
    expect(boxed.timeValue.value == -7 && boxed.timeValue.timescale == 600 && boxed.timeValue.epoch == 3)
    expect(boxed.timeValue.flags, equals: [.valid, .hasBeenRounded])
    expect(NSValue(timeRange: range).timeRangeValue == range && NSValue(timeMapping: mapping).timeMappingValue == mapping)
    expect(boxed.isEqual(NSValue(time: time)) && !boxed.isEqual(NSValue(time: .zero)))
    expect([NSValue(time: .zero), boxed].map(\.timeValue).max(), equals: .zero)
    expect(!NSValue(cgPoint: .zero).timeValue.isValid && !boxed.timeRangeValue.isValid && !NSNumber(value: 4).timeValue.isValid)
    expect(!NSValue(timeRange: range).timeMappingValue.source.isValid)
  }

  @Test("A WAV file plays to its end, and the delegate is notified of it")
  func wave() async throws {
    let player = try AVAudioPlayer(data: tone())
    expect(abs(player.duration - 0.1) < 0.001 && player.numberOfChannels == 1)
    let ending = Ending()
    player.delegate = ending
    expect(player.play() && player.isPlaying)
    await wait { ending.finished == 1 }
    expect(ending.finished == 1 && !player.isPlaying)
  }

  @Test("Damaged sound is refused, and no cut of a WAV file crashes")
  func damaged() {
    #expect(throws: (any Error).self) { try AVAudioPlayer(data: Data("no sound".utf8)) }
    #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/no/such.wav")) }
    let whole = tone()
    for length in stride(from: 0, to: 120, by: 1) { _ = try? AVAudioPlayer(data: whole.prefix(length)) }
  }

  @Test("The item of a damaged video fails with a descriptive error, and its controller shows the message")
  func damagedVideo() async throws {
    let screen = TestScreen()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).mp4")
    try Data([0, 0, 0, 24]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let controller = AVPlayerViewController()
    controller.player = AVPlayer(url: file)
    screen.show(controller)
    controller.player?.play()
    expect(controller.player?.currentItem?.status, equals: .unknown)
    await screen.settle()
    expect(controller.player?.currentItem?.status, equals: .failed)
    let reason = try #require(controller.player?.currentItem?.error as? AVError).localizedDescription
    func labels(_ view: UIView) -> [String] { view.subviews.flatMap { labels($0) + [($0 as? UILabel)?.text ?? ""] } }
    expect(!reason.isEmpty && labels(controller.view).contains(reason))
  }

  @Test("Cameras, microphones and the music library are absent")
  func absent() async {
    expect(AVCaptureDevice.default(for: .video) == nil && AVCaptureDevice.authorizationStatus(for: .video) == .denied)
    await expect(!AVCaptureDevice.requestAccess(for: .audio))
    expect(AVAudioSession.sharedInstance().recordPermission, equals: .denied)
    expect(MPMediaLibrary.authorizationStatus() == .denied && MPMediaQuery.songs().items == nil)
    #expect(throws: Never.self) { try AVAudioSession.sharedInstance().setCategory(.playback, mode: .default) }
  }
}

/// Typical app code; the test is that it compiles.
class PlayerScreen: UIViewController, AVAudioPlayerDelegate, AVCaptureMetadataOutputObjectsDelegate, AVSpeechSynthesizerDelegate {
  var player: AVPlayer!
  var audioPlayer = AVAudioPlayer()
  var captureSession: AVCaptureSession?
  let synthesizer = AVSpeechSynthesizer()
  private var timeObserver: Any?

  override func viewDidLoad() {
    super.viewDidLoad()
    let playerLayer = AVPlayerLayer(player: player)
    playerLayer.videoGravity = .resizeAspectFill
    playerLayer.frame = view.bounds
    view.layer.addSublayer(playerLayer)
    _ = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.player.seek(to: CMTime.zero)
        self?.player.play()
      }
    }
    timeObserver = player.addPeriodicTimeObserver(forInterval: CMTime(seconds: 1, preferredTimescale: 600), queue: .main) { time in
      print(CMTimeGetSeconds(time))
    }
    do {
      try AVAudioSession.sharedInstance().setCategory(.playback)
      try AVAudioSession.sharedInstance().setActive(true)
      audioPlayer = try AVAudioPlayer(contentsOf: Bundle.main.bundleURL)
      audioPlayer.delegate = self
      audioPlayer.numberOfLoops = -1
    } catch let error as NSError {
      print(error.localizedDescription)
    }
    guard let device = AVCaptureDevice.default(for: .video) else { return }
    if let input = try? AVCaptureDeviceInput(device: device), captureSession?.canAddInput(input) == true { captureSession?.addInput(input) }
    let output = AVCaptureMetadataOutput()
    captureSession?.addOutput(output)
    output.setMetadataObjectsDelegate(self, queue: DispatchQueue.main)
    output.metadataObjectTypes = [.qr]
    synthesizer.speak(AVSpeechUtterance(string: "Hello"))
  }

  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}

  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection
  ) {
    if let code = metadataObjects.first as? AVMetadataMachineReadableCodeObject { print(code.stringValue ?? "") }
  }
}
