import Foundation

/// Reads GIF files: composes their frames, with the duration of each.
struct GIFDecoder {
  private var bytes: ByteReader
  private let budget: PixelBudget
  private var width = 0
  private var height = 0
  private var globalColors: [UInt32] = []
  private var control = GIFFrameControl()
  private var repeatCount: Int? = 1

  init(_ data: Data) {
    bytes = ByteReader(data)
    // A code of twelve bits represents at most 4,096 pixels, and shorter codes fewer.
    budget = PixelBudget(pixelsPerByte: 1500, byteCount: data.count)
  }

  /// Decodes up to `frameLimit` frames; those before a damaged one; nil if the first cannot be read.
  func decode(frameLimit: Int) -> DecodedImage? {
    var reader = self
    return reader.read(frameLimit: frameLimit)
  }

  private mutating func read(frameLimit: Int) -> DecodedImage? {
    guard readScreen(), let canvas = Bitmap(width: width, height: height) else { return nil }
    var frames: [DecodedImage.Frame] = []
    var spent = width * height
    while frames.count < frameLimit, let introducer = bytes.byte() {
      switch introducer {
      case 0x21:
        guard readExtension() else { return result(frames) }
      case 0x2C:
        spent += width * height
        guard budget.allows(pixels: spent), let frame = readFrame(onto: canvas) else { return result(frames) }
        frames.append(frame)
      default:
        return result(frames)
      }
    }
    return result(frames)
  }

  private func result(_ frames: [DecodedImage.Frame]) -> DecodedImage? {
    frames.isEmpty ? nil : DecodedImage(frames: frames, repeatCount: repeatCount)
  }

  private mutating func readScreen() -> Bool {
    guard bytes.skip(6), let width = bytes.word(), let height = bytes.word(), let flags = bytes.byte(), bytes.skip(2),
      budget.allows(width: width, height: height)
    else { return false }
    self.width = width
    self.height = height
    guard flags & 0x80 != 0 else { return true }
    guard let colors = readColors(flags) else { return false }
    globalColors = colors
    return true
  }

  private mutating func readColors(_ flags: UInt8) -> [UInt32]? {
    let count = 2 << Int(flags & 7)
    guard let table = bytes.take(count * 3) else { return nil }
    return (0..<count).map { PixelLayout.opaque(table[$0 * 3], table[$0 * 3 + 1], table[$0 * 3 + 2]) }
  }

  private mutating func readExtension() -> Bool {
    guard let label = bytes.byte(), let first = bytes.block() else { return false }
    if label == 0xF9, first.count >= 4 {
      control = GIFFrameControl(first)
    }
    let isLoop = label == 0xFF && first.elementsEqual("NETSCAPE2.0".utf8)
    var isEnd = first.isEmpty
    while !isEnd {
      guard let block = bytes.block() else { return false }
      let loop = Array(block.prefix(3))
      if isLoop, loop.count == 3, loop[0] == 1 {
        let count = Int(loop[1]) | Int(loop[2]) << 8
        repeatCount = count == 0 ? nil : count + 1
      }
      isEnd = block.isEmpty
    }
    return true
  }

  private mutating func readFrame(onto canvas: Bitmap) -> DecodedImage.Frame? {
    guard let left = bytes.word(), let top = bytes.word(), let frameWidth = bytes.word(), let frameHeight = bytes.word(),
      let flags = bytes.byte(), frameWidth > 0, frameHeight > 0, budget.allows(pixels: frameWidth * frameHeight)
    else { return nil }
    var colors = globalColors
    if flags & 0x80 != 0 {
      guard let local = readColors(flags) else { return nil }
      colors = local
    }
    guard let codeSize = bytes.byte(), (2...11).contains(codeSize) else { return nil }
    var decoder = GIFCodes(codeSize: Int(codeSize), pixelCount: frameWidth * frameHeight)
    var isEnd = false
    while !isEnd {
      guard let block = bytes.block() else { return nil }
      decoder.feed(block)
      isEnd = block.isEmpty
    }
    guard decoder.isComplete else { return nil }
    let control = control
    self.control = GIFFrameControl()
    let before = control.disposal == .restorePrevious ? canvas.copy() : nil
    decoder.pixels.withUnsafeBufferPointer { indices in
      for row in 0..<frameHeight {
        let y = top + (flags & 0x40 != 0 ? Self.interlacedRow(row, of: frameHeight) : row)
        guard y < height else { continue }
        let to = canvas.words(y)
        for column in 0..<min(frameWidth, max(0, width - left)) {
          let index = Int(indices[row * frameWidth + column])
          if index != control.transparentIndex, index < colors.count { to[left + column] = colors[index] }
        }
      }
    }
    canvas.markDirty()
    guard let picture = canvas.copy() else { return nil }
    switch control.disposal {
    case .keep:
      break
    case .clear:
      for y in min(top, height)..<min(top + frameHeight, height) where left < width {
        (canvas.words(y) + left).update(repeating: 0, count: min(frameWidth, width - left))
      }
    case .restorePrevious:
      if let before {
        for y in 0..<height { canvas.row(y).copyMemory(from: before.row(y), byteCount: width * 4) }
      }
    }
    canvas.markDirty()
    return DecodedImage.Frame(image: CGImage(bitmap: picture), delay: control.delay)
  }

  /// Returns the position of an interlaced row: first every eighth row, then those halfway between, then every second of the rest, then the
  /// rest.
  private static func interlacedRow(_ row: Int, of height: Int) -> Int {
    var row = row
    for (first, step) in [(0, 8), (4, 8), (2, 4), (1, 2)] {
      let count = height > first ? (height - first + step - 1) / step : 0
      if row < count { return first + row * step }
      row -= count
    }
    return height
  }
}
