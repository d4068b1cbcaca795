internal import TrestleCGst
import CoreGraphics

/// A buffer of a pipeline with its position in the media.
final class MediaSample: @unchecked Sendable {
  private let sample: GStreamer.Object
  private let library: GStreamer
  let buffer: UnsafeMutablePointer<GSTBuffer>

  /// Takes ownership of a reference to a sample; nil if it has no buffer.
  init?(_ sample: GStreamer.Object, _ library: GStreamer) {
    guard let buffer = library.sampleBuffer(sample) else {
      library.releaseMini(sample)
      return nil
    }
    self.sample = sample
    self.library = library
    self.buffer = buffer
  }

  deinit { library.releaseMini(sample) }

  /// The time in the media in seconds, without the offset of an edit list.
  var time: Double {
    guard buffer.pointee.pts != .max, let segment = library.sampleSegment(sample) else { return 0 }
    let time = library.streamTime(segment, 3, buffer.pointee.pts)
    return time == .max ? Double(buffer.pointee.pts) / 1e9 : Double(time) / 1e9
  }

  /// The duration in seconds; nil if it is unknown.
  var duration: Double? { buffer.pointee.duration == .max ? nil : Double(buffer.pointee.duration) / 1e9 }

  /// The format of the data, as GStreamer's text for its capabilities.
  var caps: String { library.sampleCaps(sample).flatMap { library.text(library.capsText($0)) } ?? "" }

  /// Returns a numeric field of ``caps``, such as the width.
  func number(_ field: String) -> Int? {
    guard let range = caps.range(of: "\(field)=(int)") else { return nil }
    return Int(caps[range.upperBound...].prefix { $0.isNumber })
  }

  /// Passes the bytes to a closure; nil if they cannot be read.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result? {
    var map = GSTMap()
    guard library.map(buffer, &map, 1) != 0 else { return nil }
    defer { library.unmap(buffer, &map) }
    return try body(UnsafeRawBufferPointer(start: map.data, count: map.size))
  }

  /// The bytes of a picture, readable during the lifetime of this object.
  fileprivate final class Pixels {
    private let sample: MediaSample
    private var map = GSTMap()
    var bytes: UnsafeMutableRawBufferPointer { UnsafeMutableRawBufferPointer(start: map.data, count: map.size) }

    init?(_ sample: MediaSample) {
      self.sample = sample
      guard sample.library.map(sample.buffer, &map, 1) != 0 else { return nil }
    }

    deinit { sample.library.unmap(sample.buffer, &map) }
  }

  /// The picture with four bytes per pixel, which shares its memory with the sample.
  var image: CGImage? {
    guard let width = number("width"), let height = number("height"), width > 0, height > 0, let pixels = Pixels(self),
      let base = pixels.bytes.baseAddress, pixels.bytes.count >= width * height * 4,
      let bitmap = Bitmap(data: base, width: width, height: height, stride: width * 4, format: .rgb24, owner: pixels)
    else { return nil }
    return CGImage(bitmap: bitmap)
  }
}
