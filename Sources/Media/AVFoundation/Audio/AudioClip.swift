import Foundation

/// Sound in memory, as interleaved 16-bit samples.
struct AudioClip {
  var samples: [Int16]
  var channels: Int
  var sampleRate: Int

  var frames: Int { samples.count / max(1, channels) }
  var duration: TimeInterval { Double(frames) / Double(max(1, sampleRate)) }

  /// The format of a sound file, read from its first bytes.
  enum Format: String {
    case wave = "WAV audio"
    case aiff = "AIFF audio"
    case mp3 = "MP3 audio"
    case mpeg4 = "MPEG-4 media"
    case coreAudio = "Core Audio files"
    case ogg = "Ogg audio"
    case flac = "FLAC audio"

    init?(_ data: Data) {
      let head = [UInt8](data.prefix(12))
      func has(_ text: String, at offset: Int = 0) -> Bool { head.dropFirst(offset).starts(with: Array(text.utf8)) }
      if has("RIFF"), has("WAVE", at: 8) {
        self = .wave
      } else if has("FORM"), has("AIF", at: 8) {
        self = .aiff
      } else if has("ID3") || (head.count > 1 && head[0] == 0xFF && head[1] & 0xE0 == 0xE0) {
        self = .mp3
      } else if has("ftyp", at: 4) {
        self = .mpeg4
      } else if has("caff") {
        self = .coreAudio
      } else if has("OggS") {
        self = .ogg
      } else if has("fLaC") {
        self = .flac
      } else {
        return nil
      }
    }
  }
}

extension AudioClip {
  /// Reads a WAV file of integer or floating point samples; returns nil if it is damaged or compressed.
  init?(wave data: Data) {
    let bytes = [UInt8](data)
    func number(_ offset: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
    guard bytes.count >= 12, Format(data) == .wave else { return nil }
    var offset = 12
    var format: (tag: Int, channels: Int, rate: Int, bits: Int)?
    while offset + 8 <= bytes.count {
      let size = number(offset + 4, 4)
      let body = offset + 8
      let end = min(bytes.count, body + size)
      switch String(decoding: bytes[offset..<offset + 4], as: UTF8.self) {
      case "fmt ":
        guard end - body >= 16 else { return nil }
        var tag = number(body, 2)
        // The extensible format has the sample format in the first two bytes of its GUID.
        if tag == 0xFFFE, end - body >= 26 { tag = number(body + 24, 2) }
        format = (tag, number(body + 2, 2), number(body + 4, 4), number(body + 14, 2))
      case "data":
        guard let format, (1...8).contains(format.channels), (1000...384_000).contains(format.rate),
          let samples = Self.samples(bytes[body..<end], tag: format.tag, bits: format.bits)
        else { return nil }
        self.init(samples: samples, channels: format.channels, sampleRate: format.rate)
        return
      default: break
      }
      offset = body + size + size % 2
    }
    return nil
  }

  private static func samples(_ bytes: ArraySlice<UInt8>, tag: Int, bits: Int) -> [Int16]? {
    let start = bytes.startIndex
    func word(_ index: Int, _ size: Int) -> UInt32 {
      (0..<size).reduce(0) { $0 | UInt32(bytes[start + index * size + $1]) << UInt32(8 * $1) }
    }
    let count = bits >= 8 ? bytes.count / (bits / 8) : 0
    switch (tag, bits) {
    case (1, 8): return bytes.map { (Int16($0) - 128) << 8 }
    case (1, 16): return (0..<count).map { Int16(bitPattern: UInt16(truncatingIfNeeded: word($0, 2))) }
    case (1, 24): return (0..<count).map { Int16(truncatingIfNeeded: word($0, 3) >> 8) }
    case (1, 32): return (0..<count).map { Int16(truncatingIfNeeded: word($0, 4) >> 16) }
    case (3, 32):
      return (0..<count).map {
        let value = Float(bitPattern: word($0, 4))
        return value.isFinite ? Int16(max(-1, min(1, value)) * 32_767) : 0
      }
    default: return nil
    }
  }

  /// Decodes a file: WAV natively, other formats with GStreamer.
  init(_ data: Data, format: Format) throws {
    if format == .wave, let clip = AudioClip(wave: data) {
      self = clip
      return
    }
    // GStreamer recognizes the type by the content, so the name needs no extension.
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try data.write(to: file)
    try self.init(decoding: file)
  }

  private init(decoding file: URL) throws {
    let reader = try StreamReader(file, .sound(sampleRate: nil, channels: nil, isFloat: false))
    self.init(samples: [], channels: 1, sampleRate: 44_100)
    while let sample = try reader.next()?.sample {
      if samples.isEmpty { (channels, sampleRate) = (sample.number("channels") ?? 1, sample.number("rate") ?? 44_100) }
      sample.withBytes { samples.append(contentsOf: $0.bindMemory(to: Int16.self)) }
    }
    if samples.isEmpty { throw AVError(.fileFormatNotRecognized, "The file has no sound.") }
  }
}
