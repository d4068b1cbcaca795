@testable import AVFoundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Reading and writing media with GStreamer.
@Suite(.serialized, .enabled(if: Clip.isPossible)) @MainActor struct AssetTests {
  private func probe(_ url: URL) throws -> String? {
    let program = ["/usr/bin/ffprobe", "/usr/local/bin/ffprobe"].first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let program else {
      print("Without ffprobe its reading of written files is not tested.")
      return nil
    }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [
      "-v", "error", "-count_frames", "-show_entries", "stream=codec_name,width,height,nb_read_frames,sample_rate:format=duration", "-of",
      "default=noprint_wrappers=1", url.path,
    ]
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  @Test("An asset reads its tracks, their sizes and rates, the duration and the metadata, on demand", arguments: ["mp4", "webm"])
  func tracks(kind: String) async throws {
    let url = try Clip.make(kind)
    defer { try? FileManager.default.removeItem(at: url) }
    let asset = AVURLAsset(url: url)
    expect(asset.statusOfValue(forKey: "tracks", error: nil), equals: .unknown)
    let tracks = try await asset.load(.tracks)
    expect(asset.statusOfValue(forKey: "tracks", error: nil) == .loaded && asset.isPlayable && asset.isExportable)
    expect(Set(tracks.map(\.mediaType)), equals: [.video, .audio])
    let (duration, isPlayable, again) = try await asset.load(.duration, .isPlayable, .tracks)
    expect(duration == asset.duration && isPlayable && again.map(\.trackID) == tracks.map(\.trackID))
    let seen = try await asset.loadTracks(withMediaCharacteristic: .visual)
    try await expect(seen.first === asset.loadTrack(withTrackID: seen[0].trackID) && seen.map(\.mediaType) == [.video])
    expect(asset.tracks(withMediaCharacteristic: .audible).map(\.mediaType), equals: [.audio])
    let (size, rate, transform) = try await seen[0].load(.naturalSize, .nominalFrameRate, .preferredTransform)
    expect(size == CGSize(width: 160, height: 90) && rate > 29 && transform == .identity)
    let video = try #require(asset.tracks(withMediaType: .video).first)
    expect(video.naturalSize == CGSize(width: 160, height: 90) && video.preferredTransform == .identity)
    expect(abs(video.nominalFrameRate - 30), below: 0.1)
    expect(abs(asset.duration.seconds - 50.0 / 30), below: 0.08)
    let format = try #require(video.formatDescriptions.first as? CMFormatDescription)
    expect(CMVideoFormatDescriptionGetDimensions(format), equals: CMVideoDimensions(width: 160, height: 90))
    if kind == "mp4" {
      expect(CMFormatDescriptionGetMediaSubType(format), equals: 0x6176_6331)
      let title = AVMetadataItem.metadataItems(from: asset.commonMetadata, filteredByIdentifier: .commonIdentifierTitle)
      expect(title.first?.stringValue, equals: "Tone")
    }
  }

  @Test("A rotated video has the transform that shows it upright, and its images can be upright")
  func rotation() throws {
    let url = try Clip.make("mp4", isRotated: true)
    defer { try? FileManager.default.removeItem(at: url) }
    let asset = AVURLAsset(url: url)
    let track = try #require(asset.tracks(withMediaType: .video).first)
    let corner = CGPoint(x: 160, y: 0).applying(track.preferredTransform)
    expect(corner, equals: CGPoint(x: 90, y: 160))
    let generator = AVAssetImageGenerator(asset: asset)
    try expect(generator.copyCGImage(at: .zero, actualTime: nil).width, equals: 160)
    generator.appliesPreferredTrackTransform = true
    try expect(generator.copyCGImage(at: .zero, actualTime: nil).width, equals: 90)
    expect(AVPlayerItem(asset: asset).presentationSize, equals: .zero)
  }

  @Test(
    "Images are of the exact time, in any order, within the largest size; after the end only within the tolerance",
    arguments: ["mp4", "webm"])
  func thumbnails(kind: String) async throws {
    let url = try Clip.make(kind)
    defer { try? FileManager.default.removeItem(at: url) }
    let generator = AVAssetImageGenerator(asset: AVURLAsset(url: url))
    for frame in [0, 15, 37, 49, 22, 15, 1] {
      var actual = CMTime.invalid
      let time = CMTime(seconds: (Double(frame) + 0.3) / 30, preferredTimescale: 90_000)
      let image = try generator.copyCGImage(at: time, actualTime: &actual)
      expect(image.width == 160 && image.height == 90)
      expect(Clip.frame(of: image), equals: frame)
      expect(abs(actual.seconds - Double(frame) / 30), below: 0.002)
    }
    generator.maximumSize = CGSize(width: 80, height: 80)
    try expect(generator.copyCGImage(at: .zero, actualTime: nil).width, equals: 80)
    #expect(Clip.frame(of: (try generator.copyCGImage(at: CMTime(value: 9, timescale: 1), actualTime: nil))) == 49)
    generator.requestedTimeToleranceBefore = .zero
    let error = #expect(throws: AVError.self) { try generator.copyCGImage(at: CMTime(value: 9, timescale: 1), actualTime: nil) }
    expect(error?.code, equals: .noImageAtTime)
    let result = try await generator.image(at: CMTime(value: 1, timescale: 1))
    expect(Clip.frame(of: result.image), equals: 30)
  }

  @Test("What cannot be read fails with AVFoundation's domain and a reason")
  func unreadable() async throws {
    let url = Clip.place("mp4")
    try Data("no media at all, but some text that is long enough".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    for bad in [url, URL(fileURLWithPath: "/no/such/film.mp4")] {
      let asset = AVURLAsset(url: bad)
      let error = await #expect(throws: AVError.self) { try await asset.load(.duration) }
      expect(error?.code == .fileFormatNotRecognized && (error! as NSError).domain == AVFoundationErrorDomain)
      expect(!asset.isPlayable && asset.tracks.isEmpty && asset.duration == .zero)
    }
    expect(GStreamer.missing.contains("gstreamer1.0-plugins-good"))
  }

  @Test("A reader delivers each frame and each sample of a range")
  func reading() throws {
    let url = try Clip.make("mp4")
    defer { try? FileManager.default.removeItem(at: url) }
    let asset = AVURLAsset(url: url)
    let reader = try AVAssetReader(asset: asset)
    let settings = [kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_32BGRA]
    let pictures = AVAssetReaderTrackOutput(track: asset.tracks(withMediaType: .video)[0], outputSettings: settings)
    let sound = AVAssetReaderTrackOutput(
      track: asset.tracks(withMediaType: .audio)[0], outputSettings: [AVFormatIDKey: kAudioFormatLinearPCM, AVNumberOfChannelsKey: 1])
    reader.add(pictures)
    reader.add(sound)
    reader.timeRange = CMTimeRange(start: CMTime(value: 10, timescale: 30), duration: CMTime(value: 20, timescale: 30))
    expect(reader.startReading() && reader.status == .reading)
    var frames: [Int] = []
    while let buffer = pictures.copyNextSampleBuffer(), let image = CMSampleBufferGetImageBuffer(buffer) {
      let base = try #require(CVPixelBufferGetBaseAddress(image)).assumingMemoryBound(to: UInt8.self)
      let middle = base + CVPixelBufferGetBytesPerRow(image) * 45
      frames.append(Clip.frame(middle[40 * 4], middle[120 * 4]))
      expect(abs(CMSampleBufferGetPresentationTimeStamp(buffer).seconds - Double(frames.last!) / 30), below: 0.002)
    }
    expect(frames, equals: Array(10..<30))
    var samples = 0
    while let buffer = sound.copyNextSampleBuffer() { samples += CMSampleBufferGetNumSamples(buffer) }
    expect(abs(samples - 44_100 * 20 / 30), atMost: 1024)
    expect(reader.status, equals: .completed)
  }

  @Test("Sound of a film is read as samples, from MP3 files too", arguments: ["wav", "mp3", "mp4"])
  func sound(kind: String) throws {
    let url = try Clip.make(kind)
    defer { try? FileManager.default.removeItem(at: url) }
    let player = try AVAudioPlayer(contentsOf: url)
    expect(player.prepareToPlay() && player.numberOfChannels == 1)
    expect(abs(player.duration - 50.0 / 30), below: 0.1)
    #expect(abs(Int(try AVAudioFile(forReading: url).length) - 44_100 * 50 / 30) < 4000)
  }

  @Test("A writer encodes pictures and samples into a file that it can read again")
  func writing() async throws {
    let url = Clip.place("mp4")
    defer { try? FileManager.default.removeItem(at: url) }
    let writer = try AVAssetWriter(outputURL: url, fileType: .mp4)
    let input = AVAssetWriterInput(
      mediaType: .video, outputSettings: [AVVideoCodecKey: AVVideoCodecType.h264, AVVideoWidthKey: 64, AVVideoHeightKey: 48])
    let adaptor = AVAssetWriterInputPixelBufferAdaptor(assetWriterInput: input)
    writer.add(input)
    expect(!input.isReadyForMoreMediaData && writer.startWriting() && input.isReadyForMoreMediaData)
    writer.startSession(atSourceTime: CMTime(value: 5, timescale: 1))
    for frame in 0..<20 {
      var buffer: CVPixelBuffer?
      CVPixelBufferCreate(nil, 64, 48, kCVPixelFormatType_32BGRA, nil, &buffer)
      let made = try #require(buffer)
      let pixels = Clip.pixels(frame, width: 64, height: 48)
      try #require(CVPixelBufferGetBaseAddress(made)).copyMemory(from: pixels, byteCount: pixels.count)
      expect(adaptor.append(made, withPresentationTime: CMTime(value: CMTimeValue(50 + frame), timescale: 10)))
    }
    input.markAsFinished()
    await writer.finishWriting()
    expect(writer.status == .completed && writer.error == nil)
    let generator = AVAssetImageGenerator(asset: AVURLAsset(url: url))
    for frame in [0, 7, 19] {
      let time = CMTime(seconds: (Double(frame) + 0.5) / 10, preferredTimescale: 600)
      #expect(abs(Clip.frame(of: (try generator.copyCGImage(at: time, actualTime: nil))) - frame) <= 1)
    }
    if let text = try probe(url) {
      expect(text.contains("codec_name=h264") && text.contains("nb_read_frames=20") && text.contains("width=64"), "\(text)")
    }
  }

  @Test("A range is exported with its pictures, its sound and the size of the preset; an existing file is kept")
  func exporting() async throws {
    let source = try Clip.make("webm", size: (320, 180))
    let url = Clip.place("mp4")
    defer { for file in [source, url] { try? FileManager.default.removeItem(at: file) } }
    let session = try #require(AVAssetExportSession(asset: AVURLAsset(url: source), presetName: AVAssetExportPresetHighestQuality))
    session.timeRange = CMTimeRange(start: CMTime(value: 10, timescale: 30), duration: CMTime(value: 30, timescale: 30))
    session.outputURL = url
    session.outputFileType = .mp4
    await session.export()
    expect(session.status == .completed && session.error == nil && session.progress == 1)
    let asset = AVURLAsset(url: url)
    expect(abs(asset.duration.seconds - 1), below: 0.07)
    let generator = AVAssetImageGenerator(asset: asset)
    for frame in [0, 12, 29] {
      let time = CMTime(seconds: (Double(frame) + 0.5) / 30, preferredTimescale: 90_000)
      #expect(abs(Clip.frame(of: (try generator.copyCGImage(at: time, actualTime: nil))) - frame - 10) <= 1)
    }
    if let text = try probe(url) {
      expect(text.contains("codec_name=h264") && text.contains("codec_name=aac") && text.contains("width=320"))
      expect(text.contains("nb_read_frames=30"))
    }
    let again = try #require(AVAssetExportSession(asset: AVURLAsset(url: source), presetName: AVAssetExportPresetLowQuality))
    let error = await #expect(throws: AVError.self) { try await again.export(to: url, as: .mp4) }
    expect(error?.code == .fileAlreadyExists && again.status == .failed && FileManager.default.fileExists(atPath: url.path))
  }

  @Test("A composition of cuts has their length, shows their pictures, and is exported")
  func composing() async throws {
    let source = try Clip.make("mp4")
    let url = Clip.place("mov")
    defer { for file in [source, url] { try? FileManager.default.removeItem(at: file) } }
    let asset = AVURLAsset(url: source)
    func time(_ frame: Int) -> CMTime { CMTime(value: CMTimeValue(frame), timescale: 30) }
    let composition = AVMutableComposition()
    try composition.insertTimeRange(CMTimeRange(start: time(30), duration: time(10)), of: asset, at: .zero)
    try composition.insertTimeRange(CMTimeRange(start: time(0), duration: time(10)), of: asset, at: time(10))
    // Between the two, and a removed stretch in the first.
    try composition.insertTimeRange(CMTimeRange(start: time(20), duration: time(5)), of: asset, at: time(10))
    composition.removeTimeRange(CMTimeRange(start: time(2), duration: time(3)))
    expect(abs(composition.duration.seconds - 22.0 / 30), below: 1e-3)
    expect(composition.tracks.map(\.mediaType), equals: [.video, .audio])
    let expected = [30, 31, 35, 36, 37, 38, 39, 20, 21, 22, 23, 24, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    let generator = AVAssetImageGenerator(asset: composition)
    for index in [0, 1, 2, 6, 7, 11, 12, 21] {
      let middle = CMTime(seconds: (Double(index) + 0.5) / 30, preferredTimescale: 90_000)
      #expect(Clip.frame(of: (try generator.copyCGImage(at: middle, actualTime: nil))) == expected[index])
    }
    let session = try #require(AVAssetExportSession(asset: composition, presetName: AVAssetExportPresetHighestQuality))
    try await session.export(to: url, as: .mov)
    let images = AVAssetImageGenerator(asset: AVURLAsset(url: url))
    for index in [0, 2, 7, 12, 21] {
      let middle = CMTime(seconds: (Double(index) + 0.5) / 30, preferredTimescale: 90_000)
      #expect(abs(Clip.frame(of: (try images.copyCGImage(at: middle, actualTime: nil))) - expected[index]) <= 1)
    }
  }

  @Test("A recording of a microphone is a file with its sound, and its loudness is measured")
  func recording() async throws {
    setenv("TRESTLE_MICROPHONE", "audiotestsrc is-live=true volume=0.5", 1)
    defer { unsetenv("TRESTLE_MICROPHONE") }
    final class Ending: AVAudioRecorderDelegate {
      var isComplete: Bool?
      func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) { isComplete = flag }
    }
    for (name, settings) in [
      ("m4a", [AVFormatIDKey: kAudioFormatMPEG4AAC, AVSampleRateKey: 44_100, AVNumberOfChannelsKey: 1] as [String: Any]),
      ("wav", [AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: 16_000, AVNumberOfChannelsKey: 2]),
    ] {
      let url = Clip.place(name)
      defer { try? FileManager.default.removeItem(at: url) }
      let recorder = try AVAudioRecorder(url: url, settings: settings)
      let ending = Ending()
      recorder.delegate = ending
      recorder.isMeteringEnabled = true
      expect(recorder.record() && recorder.isRecording)
      try await Task.sleep(nanoseconds: 600_000_000)
      recorder.updateMeters()
      expect((-20 ... -3).contains(recorder.averagePower(forChannel: 0)) && recorder.currentTime > 0.2)
      recorder.stop()
      let end = Date().addingTimeInterval(10)
      while ending.isComplete == nil, Date() < end { try await Task.sleep(nanoseconds: 10_000_000) }
      expect(ending.isComplete, equals: true)
      expect(AVURLAsset(url: url).duration.seconds, above: 0.3)
      if let text = try probe(url) { expect(text.contains(name == "m4a" ? "codec_name=aac" : "codec_name=pcm_s16le")) }
    }
    #expect(throws: AVError.self) {
      try AVAudioRecorder(url: Clip.place("m4a"), settings: [AVFormatIDKey: kAudioFormatLinearPCM])
    }
  }
}
