@testable import AVFoundation
import Foundation
import Testing
import UIKitTesting

/// Creates clips: the grays of a frame encode its number, so that an image identifies its frame.
enum Clip {
  /// The reason for which tests with media are skipped, or nil.
  static let obstacle: String? = {
    guard let library = try? GStreamer.library else { return GStreamer.missing }
    let needed = ["x264enc", "mp4mux", "avenc_aac", "vp8enc", "webmmux", "lamemp3enc", "videoflip", "taginject", "uridecodebin"]
    let missing = needed.filter { !library.has($0) }
    return missing.isEmpty ? nil : "GStreamer has no \(missing.joined(separator: ", "))."
  }()

  static var isPossible: Bool {
    if let obstacle { print("Tests of media are skipped: \(obstacle)") }
    return obstacle == nil
  }

  static let framesPerSecond = 30

  /// The grays of the left and the right half of a frame, of the first 64. The steps are larger than the errors of encoders.
  static func grays(_ frame: Int) -> (left: UInt8, right: UInt8) { (UInt8(30 + frame % 8 * 28), UInt8(30 + frame / 8 % 8 * 28)) }

  /// Returns the number of a frame by the grays of its halves.
  static func frame(_ left: UInt8, _ right: UInt8) -> Int {
    func digit(_ gray: UInt8) -> Int { Int(((Double(gray) - 30) / 28).rounded()) }
    return digit(left) + 8 * digit(right)
  }

  /// Returns the number of the frame that an image shows.
  static func frame(of image: CGImage) -> Int {
    func gray(_ part: Double) -> UInt8 { image.pixel(x: Int(Double(image.width) * part), y: image.height / 2).green }
    return frame(gray(0.25), gray(0.75))
  }

  /// Returns the pixels of a frame, four bytes each.
  static func pixels(_ frame: Int, width: Int, height: Int) -> [UInt8] {
    let (left, right) = grays(frame)
    let row = [UInt8](repeating: left, count: width / 2 * 4) + [UInt8](repeating: right, count: (width - width / 2) * 4)
    return (0..<height).flatMap { _ in row }
  }

  static func place(_ kind: String) -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).\(kind)")
  }

  /// Creates a clip of some frames, with a tone of the same length, and returns its URL.
  static func make(_ kind: String, frames: Int = 50, size: (width: Int, height: Int) = (160, 90), isRotated: Bool = false) throws -> URL {
    let url = place(kind)
    let seconds = Double(frames) / Double(framesPerSecond)
    let tone = "audiotestsrc num-buffers=\(Int((seconds * 44_100 / 1024).rounded(.up))) ! audio/x-raw,rate=44100,channels=1 ! audioconvert"
    let text =
      switch kind {
      case "mp4":
        "appsrc name=in format=time ! videoconvert ! video/x-raw,format=I420 ! x264enc speed-preset=ultrafast key-int-max=15 bitrate=4000 ! "
          + "taginject tags=\"title=Tone,artist=Trestle\" ! queue max-size-time=0 max-size-bytes=0 max-size-buffers=0 ! "
          + "mp4mux name=m faststart=true ! filesink name=out \(tone) ! avenc_aac ! aacparse ! queue max-size-time=0 ! m."
      case "webm":
        "appsrc name=in format=time ! videoconvert ! vp8enc deadline=1 target-bitrate=2000000 ! queue max-size-time=0 max-size-bytes=0 max-size-buffers=0 ! "
          + "webmmux name=m ! filesink name=out \(tone) ! vorbisenc ! queue max-size-time=0 ! m."
      case "wav": "\(tone) ! wavenc ! filesink name=out"
      default: "\(tone) ! lamemp3enc ! filesink name=out"
      }
    let pipeline = try MediaPipeline(text)
    pipeline.set("location", of: "out", to: url.path)
    let hasPictures = kind == "mp4" || kind == "webm"
    if hasPictures {
      pipeline.set(
        "caps", of: "in",
        to: "video/x-raw,format=BGRx,width=\(size.width),height=\(size.height),framerate=\(framesPerSecond)/1")
    }
    try pipeline.set(.playing)
    for frame in 0..<(hasPictures ? frames : 0) {
      let bytes = pixels(frame, width: size.width, height: size.height)
      let isTaken = bytes.withUnsafeBytes {
        pipeline.push($0, to: "in", at: Double(frame) / Double(framesPerSecond), duration: 1 / Double(framesPerSecond))
      }
      guard isTaken else { throw pipeline.failure ?? AVError(.unknown) }
    }
    pipeline.end("in")
    guard try pipeline.waitForEnd(60) else { throw AVError(.unknown, "The clip was not made in time.") }
    if isRotated { try rotate(url, width: size.width, height: size.height) }
    return url
  }

  /// Creates an HTTP live stream of three seconds in a new folder, and returns its playlist; nil if GStreamer does not read such streams.
  static func makeLiveStream() throws -> URL? {
    let library = try GStreamer.library
    guard ["hlsdemux", "hlssink", "mpegtsmux", "h264parse"].allSatisfy(library.has) else { return nil }
    let folder = place("live")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let playlist = folder.appendingPathComponent("list.m3u8")
    let pipeline = try MediaPipeline(
      "videotestsrc num-buffers=90 ! video/x-raw,width=160,height=90,framerate=30/1 ! x264enc speed-preset=ultrafast key-int-max=30 ! "
        + "h264parse ! mpegtsmux ! hlssink target-duration=1 max-files=0 playlist-length=0 location=\"\(folder.path)/%d.ts\" "
        + "playlist-location=\"\(playlist.path)\"")
    try pipeline.set(.playing)
    guard try pipeline.waitForEnd(60) else { throw AVError(.unknown, "The stream was not made in time.") }
    return playlist
  }

  /// Writes a quarter turn clockwise into the matrix of the video track.
  private static func rotate(_ url: URL, width: Int, height: Int) throws {
    var bytes = [UInt8](try Data(contentsOf: url))
    let name = Array("tkhd".utf8)
    func big(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
    let matrix = [0, 1 << 16, 0, -1 << 16, 0, 0, height << 16, 0, 1 << 30].flatMap(big)
    for place in 0..<bytes.count - 88
    where Array(bytes[place..<place + 4]) == name && Array(bytes[place + 80..<place + 84]) == big(width << 16) {
      bytes.replaceSubrange(place + 44..<place + 80, with: matrix)
    }
    try Data(bytes).write(to: url)
  }
}
