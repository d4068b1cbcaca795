import CoreGraphics

final class StreamWriter {
  struct Picture {
    var size: CGSize
    /// The bit rate in bits per second; nil for one that suits the size.
    var bitrate: Int?
    var codec = AVVideoCodecType.h264
  }

  struct Sound {
    var sampleRate: Int
    var channels: Int
    var bitrate: Int?
    var codec = SoundCodec.aac
  }

  enum SoundCodec {
    case aac
    case samples
    case lossless
    case mp3
  }

  private let pipeline: MediaPipeline

  /// Creates the file's pipeline. Throws ``AVError/Code/encoderNotFound`` with the package of a missing encoder.
  init(_ url: URL, _ type: AVFileType, picture: Picture?, sound: Sound?, forNetwork: Bool = false) throws {
    let library = try GStreamer.library
    var text = ""
    let container = try Self.container(type, hasPicture: picture != nil, forNetwork)
    if !container.isEmpty { text += "\(container) name=mux ! filesink name=file " } else { text += "queue name=mux ! filesink name=file " }
    if let picture {
      let encoder = try Self.encoder(picture, library)
      text +=
        "appsrc name=pictures format=time max-bytes=0 ! videoscale ! videoconvert ! video/x-raw,format=I420,"
        + "width=\(Int(picture.size.width)),height=\(Int(picture.size.height)),pixel-aspect-ratio=1/1 ! \(encoder) ! \(Self.unlimited) ! mux. "
    }
    if let sound {
      let encoder = try Self.encoder(sound, library)
      text +=
        "appsrc name=sound format=time max-bytes=0 ! audioconvert ! audioresample ! audio/x-raw,rate=\(sound.sampleRate),"
        + "channels=\(sound.channels) ! \(encoder)! \(Self.unlimited) ! mux. "
    }
    pipeline = try MediaPipeline(text)
    pipeline.set("location", of: "file", to: url.path)
    try pipeline.set(.playing)
  }

  private static let unlimited = "queue max-size-buffers=0 max-size-bytes=0 max-size-time=0"

  /// Returns the multiplexer element, or an empty text for a stream that needs no container.
  static func container(_ type: AVFileType, hasPicture: Bool, _ forNetwork: Bool) throws -> String {
    switch type {
    case .mov: return "qtmux faststart=\(forNetwork)"
    case .mp4, .m4v, .m4a: return "mp4mux faststart=\(forNetwork)"
    case .wav: return hasPicture ? try refuse(type) : "wavenc"
    case .aiff: return hasPicture ? try refuse(type) : "aiffmux"
    case .mp3: return hasPicture ? try refuse(type) : ""
    default: return try refuse(type)
    }
  }

  private static func refuse<Result>(_ type: AVFileType) throws -> Result {
    throw AVError(.encoderNotFound, "Files of the type \(type.rawValue) are not written on Linux.")
  }

  static func encoder(_ picture: Picture, _ library: GStreamer) throws -> String {
    let pixels = picture.size.width * picture.size.height
    let rate = picture.bitrate ?? Int(max(400_000, pixels * 4))
    // The parsers are in gstreamer1.0-plugins-bad. Multiplexers also accept the unparsed streams, but the H.264 encoder omits durations.
    func parser(_ name: String) -> String { library.has(name) ? " ! \(name)" : "" }
    if picture.codec == .jpeg, library.has("jpegenc") { return "jpegenc" + parser("jpegparse") }
    if picture.codec == .hevc, library.has("x265enc") {
      return "x265enc speed-preset=veryfast bitrate=\(max(1, rate / 1000))" + parser("h265parse")
    }
    guard picture.codec == .h264 else {
      throw AVError(.encoderNotFound, "An encoder for \(picture.codec.rawValue) is not available on Linux.")
    }
    if library.has("x264enc") { return "x264enc speed-preset=veryfast bframes=0 bitrate=\(max(1, rate / 1000))" }
    if library.has("openh264enc"), library.has("h264parse") { return "openh264enc bitrate=\(rate) ! h264parse" }
    throw AVError(.encoderNotFound, "Encoding H.264 needs the package gstreamer1.0-plugins-ugly or gstreamer1.0-plugins-bad.")
  }

  static func encoder(_ sound: Sound, _ library: GStreamer) throws -> String {
    let rate = sound.bitrate ?? 64_000 * max(1, sound.channels)
    switch sound.codec {
    case .samples: return "audio/x-raw,format=(string){S16LE,S16BE} "
    case .lossless:
      if library.has("avenc_alac") { return "avenc_alac " }
      throw AVError(.encoderNotFound, "Encoding Apple Lossless needs the package gstreamer1.0-libav.")
    case .mp3:
      if library.has("lamemp3enc") { return "lamemp3enc target=bitrate cbr=true bitrate=\(max(64, rate / 1000)) ! mpegaudioparse " }
      throw AVError(.encoderNotFound, "Encoding MP3 needs the package gstreamer1.0-plugins-good.")
    case .aac:
      if library.has("avenc_aac") { return "avenc_aac bitrate=\(rate) ! aacparse " }
      if library.has("voaacenc") { return "voaacenc bitrate=\(rate) ! aacparse " }
      throw AVError(.encoderNotFound, "Encoding AAC needs the package gstreamer1.0-libav.")
    }
  }

  var pendingBytes: Int { pipeline.level(of: "pictures") + pipeline.level(of: "sound") }
  func pendingBytes(of type: AVMediaType) -> Int { pipeline.level(of: Self.source(type)) }
  private static func source(_ type: AVMediaType) -> String { type == .video ? "pictures" : "sound" }

  /// Sets the data format, once before the first buffer.
  func setForm(_ caps: String, of type: AVMediaType) { pipeline.set("caps", of: Self.source(type), to: caps) }

  /// The capabilities of pictures with four bytes per pixel.
  static let pictures = "video/x-raw,format=BGRA,pixel-aspect-ratio=1/1"

  /// Returns the capabilities of pictures; the rate is 0 for a variable frame rate.
  static func form(width: Int, height: Int, format: String, framesPerSecond: Double = 0) -> String {
    let rate = framesPerSecond > 0 ? "\(Int((framesPerSecond * 1000).rounded()))/1000" : "0/1"
    return "video/x-raw,format=\(format),width=\(width),height=\(height),framerate=\(rate),pixel-aspect-ratio=1/1"
  }

  /// Returns the capabilities of interleaved samples.
  static func form(sampleRate: Int, channels: Int, isFloat: Bool) -> String {
    "audio/x-raw,format=\(isFloat ? "F32LE" : "S16LE"),layout=interleaved,rate=\(sampleRate),channels=\(channels)"
  }

  /// Writes a decoded sample at a time of the file.
  func write(_ sample: MediaSample, _ type: AVMediaType, at time: Double, duration: Double?) throws {
    guard pipeline.push(sample, to: Self.source(type), at: time, duration: duration) else { throw error }
  }

  /// Writes the bytes of a picture or of audio samples at a time of the file.
  func write(_ bytes: UnsafeRawBufferPointer, _ type: AVMediaType, at time: Double, duration: Double?) throws {
    guard pipeline.push(bytes, to: Self.source(type), at: time, duration: duration) else { throw error }
  }

  /// Throws the error that has ended the pipeline.
  func check() throws { if let failure = pipeline.failure { throw failure } }

  private var error: AVError { pipeline.failure ?? AVError(.unknown, "The file cannot be written.") }

  func finish(_ type: AVMediaType) { pipeline.end(Self.source(type)) }

  func complete() throws {
    for type in [AVMediaType.video, .audio] { finish(type) }
    guard try pipeline.waitForEnd(120) else { throw AVError(.exportFailed, "The file was not completed in time.") }
  }
}
