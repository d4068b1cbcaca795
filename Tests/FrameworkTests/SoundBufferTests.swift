import AVFoundation
import Combine
import MediaPlayer
import Testing
import TrestleExpectations
import UIKit

@MainActor struct SoundBufferTests {
  private func buffer(_ frames: AVAudioFrameCount, channels: AVAudioChannelCount = 2) throws -> AVAudioPCMBuffer {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 8000, channels: channels))
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: frames))
    buffer.frameLength = frames
    let data = try #require(buffer.floatChannelData)
    for channel in 0..<Int(channels) {
      for frame in 0..<Int(frames) { data[channel][frame] = Float(frame % 100) / 200 * (channel == 0 ? 1 : -1) }
    }
    return buffer
  }

  @Test("Samples written to a file are read again")
  func file() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).wav")
    defer { try? FileManager.default.removeItem(at: url) }
    let written = try buffer(400)
    let output = try AVAudioFile(forWriting: url, settings: written.format.settings)
    try output.write(from: written)
    try output.write(from: written)
    let input = try AVAudioFile(forReading: url)
    expect(input.length == 800 && input.processingFormat == written.format)
    let read = try #require(AVAudioPCMBuffer(pcmFormat: input.processingFormat, frameCapacity: 500))
    try input.read(into: read)
    expect(read.frameLength == 500 && input.framePosition == 500)
    let data = try #require(read.floatChannelData)
    expect(abs(data[0][450] - 0.25) < 0.001 && abs(data[1][450] + 0.25) < 0.001)
    try input.read(into: read)
    expect(read.frameLength, equals: 300)
    #expect(throws: (any Error).self) { try input.read(into: read) }
    #expect(throws: (any Error).self) {
      try AVAudioFile(forWriting: url, settings: [AVFormatIDKey: kAudioFormatMPEG4AAC, AVSampleRateKey: 8000])
    }
  }

  @Test("A scheduled buffer is played, heard by a tap, and its handler is called")
  func engine() async throws {
    let engine = AVAudioEngine()
    let node = AVAudioPlayerNode()
    engine.attach(node)
    let sound = try buffer(1600)
    engine.connect(node, to: engine.mainMixerNode, format: sound.format)
    var taps = 0
    engine.mainMixerNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { heard, _ in
      if heard.frameLength > 0, heard.format.channelCount == 2 { taps += 1 }
    }
    try engine.start()
    var isDone = false
    node.scheduleBuffer(sound, at: nil, options: []) { isDone = true }
    node.play()
    let end = Date().addingTimeInterval(5)
    while !isDone, Date() < end { try await Task.sleep(nanoseconds: 10_000_000) }
    expect(isDone && taps > 0)
    engine.mainMixerNode.removeTap(onBus: 0)
  }

  @Test("A player's properties can be observed and published")
  func observing() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).wav")
    defer { try? FileManager.default.removeItem(at: url) }
    let sound = try buffer(8000)
    let file = try AVAudioFile(forWriting: url, settings: sound.format.settings)
    try file.write(from: sound)
    let item = AVPlayerItem(url: url)
    let player = AVPlayer(playerItem: item)
    var published: [AVPlayerItem.Status] = []
    var observed: [AVPlayer.TimeControlStatus] = []
    let subscription = item.publisher(for: \.status).sink { published.append($0) }
    let observation = player.observe(\.timeControlStatus) { player, _ in observed.append(player.timeControlStatus) }
    player.play()
    let end = Date().addingTimeInterval(5)
    while published.count < 2 || observed.last != .playing, Date() < end { try await Task.sleep(nanoseconds: 10_000_000) }
    expect(published, equals: [.unknown, .readyToPlay])
    expect(observed.last, equals: .playing)
    player.pause()
    subscription.cancel()
    observation.invalidate()
  }

  @Test("A pixel buffer has room for its pixels, and refuses formats and sizes that it cannot have")
  func pixels() {
    var made: CVPixelBuffer?
    expect(CVPixelBufferCreate(nil, 3, 2, kCVPixelFormatType_32BGRA, nil, &made), equals: kCVReturnSuccess)
    expect(made.map { CVPixelBufferGetWidth($0) == 3 && CVPixelBufferGetDataSize($0) == 24 }, equals: true)
    expect(CVPixelBufferCreate(nil, 0, 2, kCVPixelFormatType_32BGRA, nil, &made), equals: kCVReturnInvalidSize)
    expect(CVPixelBufferCreate(nil, 3, 2, kCVPixelFormatType_OneComponent8, nil, &made), equals: kCVReturnInvalidPixelFormat)
  }

  @Test("A method of three arguments is called by its selector, also without a context pointer")
  func threeArguments() {
    let saver = Saver()
    saver.perform(Selector("saved:error:context:"), with: "film", with: nil)
    saver.perform(Selector("image:error:context:"), with: "picture", with: nil)
    expect(saver.received, equals: ["film", "picture"])
  }

  @Test("The bundle of a class is the one that its module's tables name, else the main bundle")
  func bundles() throws {
    let folder = try #require(_TrestleModule.bundlePath.flatMap { Bundle(path: $0) })
    expect(_bundle(for: Saver.self).bundlePath == folder.bundlePath && folder != .main)
    expect(_bundle(for: UIView.self), equals: .main)
  }
}

private final class Saver: NSObject {
  var received: [String] = []
  func saved(_ path: String, error: Error?, context: UnsafeMutableRawPointer?) { received.append(context == nil ? path : "") }
  func image(_ name: String, error: Error?, context: UnsafeRawPointer) { received.append(name) }
}

public final class _TrestleModule: _ModuleTables {
  public override class var bundlePath: String? { NSTemporaryDirectory() }

  @MainActor public override class var tables: [_ClassTable] {
    var table = _ClassTable(Saver.self)
    table.action(
      "saved:error:context:",
      { (o: Saver) in
        { (a: String, b: Error?, c: UnsafeMutableRawPointer?) in
          o.saved(a, error: b, context: c)
        }
      })
    table.action(
      "image:error:context:",
      { (o: Saver) in
        { (a: String, b: Error?, c: UnsafeRawPointer) in
          o.image(a, error: b, context: c)
        }
      })
    return [table]
  }
}
