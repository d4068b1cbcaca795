import Foundation

/// Reads animated PNG files: their frames composed one over the other, with the time each is shown.
///
/// Each frame is decoded as a PNG file of its own, made of the header, the chunks that all frames share, and the frame's data.
struct AnimatedPNG {
  /// The header of a frame, which precedes its data.
  private struct Control {
    var width = 0
    var height = 0
    var left = 0
    var top = 0
    var delay: TimeInterval = 0
    var disposal = Disposal.keep
    var blends = false
  }

  private enum Disposal: UInt8 { case keep, clear, restorePrevious }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private let bytes: [UInt8]
  private let budget: PixelBudget
  private var header: ArraySlice<UInt8> = []
  /// The palette, transparency and other chunks before the first data, whole.
  private var shared: [UInt8] = []
  private var frames: [(control: Control, data: [UInt8])] = []
  private var playCount = 0
  private var isAnimated = false

  /// Reads the chunks; nil unless the file is an animation.
  init?(_ data: Data) {
    bytes = [UInt8](data)
    budget = PixelBudget(pixelsPerByte: 1032, byteCount: data.count)
    guard bytes.starts(with: Self.signature) else { return nil }
    readChunks()
    guard isAnimated, header.count == 13, !frames.isEmpty else { return nil }
  }

  private func word(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
  private func half(_ at: Int) -> Int { Int(bytes[at]) << 8 | Int(bytes[at + 1]) }

  private mutating func readChunks() {
    var at = 8
    var hasData = false
    // Data before the first control is an image that only readers without support for animations show.
    while at + 12 <= bytes.count {
      let length = word(at)
      guard length <= bytes.count - at - 12 else { return }
      let content = at + 8..<at + 8 + length
      switch String(decoding: bytes[at + 4..<at + 8], as: UTF8.self) {
      case "IHDR": header = bytes[content]
      case "acTL":
        guard length >= 8, !hasData else { return }
        isAnimated = true
        playCount = word(content.lowerBound + 4)
      case "fcTL":
        guard length >= 26, let control = control(content.lowerBound) else { return }
        frames.append((control, []))
      case "IDAT":
        hasData = true
        if !frames.isEmpty { frames[frames.count - 1].data += bytes[content] }
      case "fdAT":
        guard length > 4, !frames.isEmpty else { return }
        frames[frames.count - 1].data += bytes[content.lowerBound + 4..<content.upperBound]
      case "IEND": return
      default: if !hasData { shared += bytes[at..<content.upperBound + 4] }
      }
      at = content.upperBound + 4
    }
  }

  private func control(_ at: Int) -> Control? {
    let numerator = half(at + 20), denominator = half(at + 22)
    guard let disposal = Disposal(rawValue: bytes[at + 24]) else { return nil }
    return Control(
      width: word(at + 4), height: word(at + 8), left: word(at + 12), top: word(at + 16),
      delay: TimeInterval(numerator) / TimeInterval(denominator == 0 ? 100 : denominator), disposal: disposal,
      blends: bytes[at + 25] == 1)
  }

  /// Returns the frames; those before a damaged one; nil when even the first cannot be read.
  func decode() -> DecodedImage? {
    let first = header.startIndex
    let (width, height) = (word(first), word(first + 4))
    guard budget.allows(width: width, height: height), let canvas = Bitmap(width: width, height: height) else { return nil }
    var result: [DecodedImage.Frame] = []
    var spent = width * height
    for (control, data) in frames {
      spent += width * height
      guard budget.allows(pixels: spent), let image = picture(control, data, width, height) else { break }
      let before = control.disposal == .restorePrevious ? canvas.copy() : nil
      compose(image, control, onto: canvas)
      canvas.markDirty()
      guard let shown = canvas.copy() else { break }
      result.append(DecodedImage.Frame(image: CGImage(bitmap: shown), delay: control.delay))
      // There is nothing before the first frame.
      dispose(of: control, result.count == 1 && before != nil ? .clear : control.disposal, before, canvas)
      canvas.markDirty()
    }
    return result.isEmpty ? nil : DecodedImage(frames: result, repeatCount: playCount == 0 ? nil : playCount)
  }

  /// Returns the picture of a frame, as it is in the file; nil if it is damaged or not within the image.
  private func picture(_ control: Control, _ data: [UInt8], _ width: Int, _ height: Int) -> CGImage? {
    guard control.width > 0, control.height > 0, control.left <= width - control.width, control.top <= height - control.height
    else { return nil }
    func big(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) } }
    let own = big(control.width) + big(control.height) + header.dropFirst(8)
    let file = Self.signature + Self.chunk("IHDR", own) + shared + Self.chunk("IDAT", data) + Self.chunk("IEND", [])
    guard let image = PNGFile.decode(Data(file)), image.width == control.width, image.height == control.height else { return nil }
    return image
  }

  private func compose(_ image: CGImage, _ control: Control, onto canvas: Bitmap) {
    let isOpaque = image.isOpaque
    for row in 0..<control.height {
      let from = image.data.advanced(by: row * image.stride).assumingMemoryBound(to: UInt32.self)
      let to = canvas.words(control.top + row) + control.left
      for column in 0..<control.width {
        let source = isOpaque ? from[column] | 0xFF00_0000 : from[column]
        to[column] = control.blends ? Self.over(source, to[column]) : source
      }
    }
  }

  /// Returns a premultiplied pixel over another.
  private static func over(_ source: UInt32, _ ground: UInt32) -> UInt32 {
    let rest = 255 - source >> 24
    if rest == 0 { return source }
    return [0, 8, 16, 24].reduce(UInt32(0)) { result, shift in
      let part = (ground >> shift & 0xFF) * rest
      return result | min(255, (source >> shift & 0xFF) + (part + 127) / 255) << shift
    }
  }

  private func dispose(of control: Control, _ disposal: Disposal, _ before: Bitmap?, _ canvas: Bitmap) {
    switch disposal {
    case .keep: break
    case .clear:
      for row in control.top..<control.top + control.height {
        (canvas.words(row) + control.left).update(repeating: 0, count: control.width)
      }
    case .restorePrevious:
      guard let before else { return }
      for row in 0..<canvas.height { canvas.row(row).copyMemory(from: before.row(row), byteCount: canvas.width * 4) }
    }
  }

  // MARK: Writing chunks

  private static func chunk(_ type: String, _ content: some Collection<UInt8>) -> [UInt8] {
    func big(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) } }
    let body = Array(type.utf8) + content
    return big(UInt32(truncatingIfNeeded: content.count)) + body + big(checksum(body))
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { $0 >> 8 ^ table[Int(($0 ^ UInt32($1)) & 0xFF)] }
  }
}
