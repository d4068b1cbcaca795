import AVFoundation
import Testing
import TrestleExpectations
import UIKit
import UIKitObjects
import UIKitTesting

/// Players in the virtual time of a test screen, where the pictures of each frame are decoded for its time.
@Suite(.serialized, .enabled(if: Clip.isPossible)) @MainActor struct PlayerTests {
  /// A screen with a clip in a layer over all of it.
  @MainActor private final class Stage {
    let screen = TestScreen(size: CGSize(width: 160, height: 90), scale: 1)
    let url: URL
    let player: AVPlayer
    let layer: AVPlayerLayer

    init(_ kind: String = "mp4", frames: Int = 50, player: AVPlayer = AVPlayer()) throws {
      url = try Clip.make(kind, frames: frames)
      self.player = player
      layer = AVPlayerLayer(player: player)
      let view = UIView()
      view.backgroundColor = .red
      layer.frame = CGRect(x: 0, y: 0, width: 160, height: 90)
      view.layer.addSublayer(layer)
      screen.show(view)
      player.replaceCurrentItem(with: AVPlayerItem(url: url))
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The number of the displayed frame.
    var shown: Int { Clip.frame(of: screen.snapshot()) }
  }

  @Test("A player shows the frame of each time, and the same pictures twice", arguments: ["mp4", "webm"])
  func playing(kind: String) async throws {
    var runs: [[CGImage]] = []
    for _ in 0..<2 {
      let stage = try Stage(kind)
      expect(stage.player.currentItem?.status == .unknown && stage.player.currentTime() == .zero)
      await stage.screen.layout()
      await stage.screen.layout()
      expect(stage.player.currentItem?.status, equals: .readyToPlay)
      expect(stage.player.currentItem?.presentationSize, equals: CGSize(width: 160, height: 90))
      expect(stage.layer.isReadyForDisplay && stage.shown == 0)
      stage.player.play()
      expect(stage.player.timeControlStatus, equals: .playing)
      var pictures: [CGImage] = []
      for step in 1...60 {
        await stage.screen.advance(by: 1.0 / 60)
        expect(stage.shown, equals: step / 2)
        pictures.append(stage.screen.snapshot())
      }
      expect(abs(stage.player.currentTime().seconds - 1), below: 1e-6)
      runs.append(pictures)
    }
    expect(zip(runs[0], runs[1]).allSatisfy { $0.hasSamePixels(as: $1) })
  }

  @Test("Time observers see the multiples of their interval, the boundaries, jumps and the start")
  func observing() async throws {
    let stage = try Stage()
    await stage.screen.layout()
    var times: [Double] = []
    var crossed: [Double] = []
    let periodic = stage.player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 4), queue: nil) {
      times.append($0.seconds)
    }
    let boundary = stage.player.addBoundaryTimeObserver(
      forTimes: [NSValue(time: CMTime(value: 1, timescale: 3)), NSValue(time: CMTime(value: 9, timescale: 10))], queue: .main
    ) { [player = stage.player] in crossed.append(player.currentTime().seconds) }
    stage.player.play()
    await stage.screen.advance(by: 0.6)
    expect(times.map { ($0 * 60).rounded() }, equals: [0, 15, 30])
    expect(crossed.count == 1 && abs(crossed[0] - 1.0 / 3) < 0.02)
    stage.player.seek(to: CMTime(value: 12, timescale: 10)) { _ in }
    await stage.screen.layout()
    expect(abs(times.last! - 1.2) < 0.02 && crossed.count == 1)
    stage.player.removeTimeObserver(periodic)
    stage.player.removeTimeObserver(boundary)
    let count = times.count
    await stage.screen.advance(by: 0.2)
    expect(times.count, equals: count)
  }

  @Test("Seeking shows the exact frame while paused, calls its handler, and a rate of 2 shows each second frame; -1 goes back")
  func seeking() async throws {
    let stage = try Stage()
    var early: Bool?
    stage.player.seek(to: CMTime(value: 20, timescale: 30)) { early = $0 }
    await stage.screen.layout()
    await stage.screen.layout()
    expect(early == true && stage.shown == 20)
    for frame in [40, 3, 3, 25] {
      var isReached: Bool?
      stage.player.seek(
        to: CMTime(seconds: (Double(frame) + 0.4) / 30, preferredTimescale: 90_000), toleranceBefore: .zero, toleranceAfter: .zero
      ) {
        isReached = $0
      }
      await stage.screen.layout()
      expect(isReached == true && stage.shown == frame)
    }
    stage.player.currentItem?.step(byCount: 2)
    await stage.screen.layout()
    expect(stage.shown, equals: 27)
    stage.player.seek(to: .zero) { _ in }
    stage.player.rate = 2
    await stage.screen.advance(by: 0.5)
    expect(stage.shown, equals: 30)
    stage.player.rate = -1
    await stage.screen.advance(by: 0.5)
    expect(stage.shown, equals: 15)
    stage.player.pause()
    await stage.screen.advance(by: 0.5)
    expect(stage.shown == 15 && stage.player.timeControlStatus == .paused)
  }

  @Test("The end is announced once, and the action at the end pauses, goes on or stays; the end of playback may be earlier")
  func ending() async throws {
    let stage = try Stage(frames: 15)
    await stage.screen.layout()
    var ends = 0
    let token = NotificationCenter.default.addObserver(forName: .AVPlayerItemDidPlayToEndTime, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { ends += 1 }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    stage.player.play()
    await stage.screen.advance(by: 1)
    expect(ends == 1 && stage.player.rate == 0 && stage.shown == 14)
    expect(stage.player.currentTime(), equals: stage.player.currentItem?.duration)
    stage.player.seek(to: .zero) { _ in }
    stage.player.currentItem?.forwardPlaybackEndTime = CMTime(value: 5, timescale: 30)
    stage.player.actionAtItemEnd = .none
    stage.player.play()
    await stage.screen.advance(by: 1)
    expect(ends == 2 && stage.player.rate == 1 && abs(stage.player.currentTime().seconds - 5.0 / 30) < 1e-3)
  }

  @Test("A looper repeats its item, and a queue plays one after the other")
  func looping() async throws {
    let queue = AVQueuePlayer()
    let stage = try Stage(frames: 15, player: queue)
    let item = try #require(queue.currentItem)
    let looper = AVPlayerLooper(player: queue, templateItem: item)
    await stage.screen.layout()
    await stage.screen.layout()
    queue.play()
    await stage.screen.advance(by: 1.2)
    expect(looper.loopCount == 2 && looper.status == .ready && queue.rate == 1)
    // The audio of the clip is slightly longer than its video, and the end is detected at the following frame.
    let place = 1.2 - 2 * item.duration.seconds
    expect((place - 2.0 / 60 - 1.0 / 30...place).contains(Double(stage.shown) / 30), "\(stage.shown) at \(place)")
    looper.disableLooping()
    let other = AVPlayerItem(url: stage.url)
    queue.insert(other, after: nil)
    await stage.screen.advance(by: 0.6)
    expect(queue.currentItem === other && queue.items().count == 1 && queue.rate == 1)
  }

  @Test("The layer scales by its gravity, is cut by its corner radius and rotates")
  func appearance() async throws {
    let stage = try Stage()
    await stage.screen.layout()
    func change(_ body: (AVPlayerLayer) -> Void) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      body(stage.layer)
      CATransaction.commit()
    }
    func isVideo(_ x: Int, _ y: Int) -> Bool { stage.screen.snapshot().pixel(x: x, y: y).green > 20 }
    change { $0.frame = CGRect(x: 0, y: 0, width: 90, height: 90) }
    expect(stage.layer.videoRect, equals: CGRect(x: 0, y: (90 - 90 * 9.0 / 16) / 2, width: 90, height: 90 * 9.0 / 16))
    expect(isVideo(45, 45) && !isVideo(45, 10) && !isVideo(2, 80))
    change { $0.videoGravity = .resizeAspectFill }
    expect(isVideo(45, 10) && isVideo(2, 80) && !isVideo(92, 45) && stage.layer.videoRect == stage.layer.bounds)
    change { $0.videoGravity = .resize }
    expect(isVideo(45, 2))
    change { $0.cornerRadius = 30 }
    change { $0.masksToBounds = true }
    expect(!isVideo(2, 2) && isVideo(30, 30) && isVideo(45, 2))
    change { $0.cornerRadius = 0 }
    change { $0.frame = CGRect(x: 35, y: 0, width: 90, height: 90) }
    change { $0.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4)) }
    expect(!isVideo(36, 4) && isVideo(80, 45) && isVideo(20, 45))
    expect(stage.screen.snapshot().hasSamePixels(as: stage.screen.snapshotFromScratch()))
  }

  @Test("Nothing is drawn while a player is paused, or between two frames of the video")
  func idleness() async throws {
    let stage = try Stage()
    await stage.screen.layout()
    await stage.screen.layout()
    let before = stage.screen.work
    await stage.screen.advance(by: 0.5)
    expect(stage.screen.work.composedPixels, equals: before.composedPixels)
    stage.player.play()
    await stage.screen.advance(by: 0.5, fps: 120)
    let drawn = stage.screen.work.composedPixels - before.composedPixels
    // Fifteen frames in half a second.
    expect(drawn <= 16 * 160 * 90 && drawn >= 14 * 160 * 90)
  }

  @Test("An output delivers the pixels of each frame once")
  func output() async throws {
    let stage = try Stage()
    let output = AVPlayerItemVideoOutput(pixelBufferAttributes: nil)
    stage.player.currentItem?.add(output)
    await stage.screen.layout()
    stage.player.seek(to: CMTime(value: 7, timescale: 30)) { _ in }
    await stage.screen.layout()
    let time = output.itemTime(forHostTime: CACurrentMediaTime())
    expect(output.hasNewPixelBuffer(forItemTime: time))
    let buffer = try #require(output.copyPixelBuffer(forItemTime: time, itemTimeForDisplay: nil))
    let base = try #require(CVPixelBufferGetBaseAddress(buffer)).assumingMemoryBound(to: UInt8.self)
    expect(Clip.frame(base[45 * 640], base[45 * 640 + 600]) == 7 && !output.hasNewPixelBuffer(forItemTime: time))
  }

  @Test("A composition plays its cuts")
  func composition() async throws {
    let stage = try Stage()
    let asset = AVURLAsset(url: stage.url)
    let composition = AVMutableComposition()
    for (start, at) in [(30, 0), (5, 10)] {
      try composition.insertTimeRange(
        CMTimeRange(start: CMTime(value: CMTimeValue(start), timescale: 30), duration: CMTime(value: 10, timescale: 30)), of: asset,
        at: CMTime(value: CMTimeValue(at), timescale: 30))
    }
    stage.player.replaceCurrentItem(with: AVPlayerItem(asset: composition))
    await stage.screen.layout()
    await stage.screen.layout()
    stage.player.play()
    var shown: [Int] = []
    for _ in 0..<20 {
      shown.append(stage.shown)
      await stage.screen.advance(by: 1.0 / 30, fps: 30)
    }
    expect(shown, equals: Array(30..<40) + Array(5..<15))
  }
}

/// Players by the clock of the machine, as in a window.
@Suite(.serialized, .enabled(if: Clip.isPossible)) @MainActor struct RealTimePlayerTests {
  private func wait(_ limit: TimeInterval = 10, until condition: () -> Bool) async {
    let end = Date().addingTimeInterval(limit)
    while !condition(), Date() < end { try? await Task.sleep(nanoseconds: 5_000_000) }
  }

  init() { Interface.begin() }

  @Test("A file plays in real time with its pictures, observers and end; a seek leads to its frame")
  func file() async throws {
    let url = try Clip.make("mp4")
    defer { try? FileManager.default.removeItem(at: url) }
    let player = AVPlayer(url: url)
    let layer = AVPlayerLayer(player: player)
    layer.bounds.size = CGSize(width: 160, height: 90)
    func frame() -> Int? { (layer.contents as! CGImage?).map { Clip.frame(of: $0) } }
    var ends = 0
    let token = NotificationCenter.default.addObserver(forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil) {
      _ in MainActor.assumeIsolated { ends += 1 }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    var times: [Double] = []
    let observer = player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 4), queue: nil) { times.append($0.seconds) }
    await wait { layer.isReadyForDisplay }
    expect(frame() == 0 && player.currentItem?.status == .readyToPlay && player.timeControlStatus == .paused)
    var isReached: Bool?
    player.seek(to: CMTime(value: 20, timescale: 30), toleranceBefore: .zero, toleranceAfter: .zero) { isReached = $0 }
    await wait { isReached != nil && frame() == 20 }
    expect(isReached == true && frame() == 20)
    times = []
    player.play()
    await wait { ends == 1 }
    expect(ends == 1 && player.rate == 0 && frame() == 49)
    expect(abs(player.currentTime().seconds - 50.0 / 30), below: 0.1)
    expect(times.contains { abs($0 - 1) < 0.1 } && times.contains { abs($0 - 1.25) < 0.1 })
    player.removeTimeObserver(observer)
  }

  @Test("An address of HTTP plays")
  func address() async throws {
    let url = try Clip.make("mp4")
    defer { try? FileManager.default.removeItem(at: url) }
    guard let server = try FolderServer(url.deletingLastPathComponent()) else {
      return print("Without python3, playing addresses is not tested.")
    }
    defer { server.end() }
    let player = AVPlayer(url: server.address.appendingPathComponent(url.lastPathComponent))
    let layer = AVPlayerLayer(player: player)
    player.isMuted = true
    player.play()
    await wait(20) { layer.isReadyForDisplay && player.currentTime().seconds > 0.2 }
    expect(layer.isReadyForDisplay && player.currentTime().seconds > 0.2 && player.timeControlStatus == .playing)
    player.pause()
    let missing = AVPlayerItem(url: server.address.appendingPathComponent("none.mp4"))
    player.replaceCurrentItem(with: missing)
    await wait(20) { missing.status != .unknown }
    expect(missing.status == .failed && (missing.error as? AVError)?.code == .contentIsUnavailable)
  }

  @Test("An HTTP live stream plays")
  func liveStream() async throws {
    guard let playlist = try Clip.makeLiveStream() else {
      return print("Playing live streams is not tested: it needs the package gstreamer1.0-plugins-bad.")
    }
    let folder = playlist.deletingLastPathComponent()
    defer { try? FileManager.default.removeItem(at: folder) }
    guard let server = try FolderServer(folder) else { return print("Without python3, playing live streams is not tested.") }
    defer { server.end() }
    let player = AVPlayer(url: server.address.appendingPathComponent(playlist.lastPathComponent))
    let layer = AVPlayerLayer(player: player)
    player.isMuted = true
    player.play()
    await wait(20) { layer.isReadyForDisplay && player.currentTime().seconds > 1.2 }
    // After the first of three segments.
    expect(layer.isReadyForDisplay && player.currentTime().seconds > 1.2 && player.timeControlStatus == .playing)
    expect(abs((player.currentItem?.duration.seconds ?? 0) - 3), below: 0.2)
  }
}

/// Serves a folder by HTTP.
private final class FolderServer {
  let address: URL
  private let process = Process()

  init?(_ folder: URL) throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/python3") else { return nil }
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = ["-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", folder.path]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // Serving HTTP on 127.0.0.1 port 34567 (…)
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let words = line.split(separator: " ")
    guard let place = words.firstIndex(of: "port"), let port = Int(words[place + 1]) else {
      process.terminate()
      return nil
    }
    address = URL(string: "http://127.0.0.1:\(port)")!
  }

  func end() { process.terminate() }
}
