import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import TrestleTrials

@Suite("Image files") struct DecodingTests {
  @Test("DR A PNG is read back bit for bit, with alpha")
  func png() throws {
    let picture = ImageFixtures.picture(alpha: true)
    let read = try #require(ImageDecoder.image(from: ImageFixtures.png)?.frames.first?.image)
    expect(read.width == 24 && read.height == 16)
    // Not premultiplied in the file: at low alpha, a level may be lost.
    for y in 0..<16 { for x in 0..<24 { expect(read.pixel(x, y).isNear(picture.pixel(x, y), by: 1)) } }
    let opaque = try #require(ImageFixtures.picture().pngData())
    expect(ImageDecoder.image(from: opaque)?.frames.first?.image.isOpaque, equals: true)
    let provider = try #require(CGDataProvider(data: opaque))
    expect(CGImage(pngDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent) != nil)
    expect(CGImage(jpegDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent) == nil)
  }

  @Test("DR A JPEG is read back approximately, with transparency over white")
  func jpeg() throws {
    let picture = ImageFixtures.picture()
    let read = try #require(ImageDecoder.image(from: ImageFixtures.jpeg))
    expect(read.exifOrientation, equals: 1)
    let image = try #require(read.frames.first?.image)
    var difference = 0
    for y in 0..<16 { for x in 0..<24 { difference += abs(image.pixel(x, y).red - picture.pixel(x, y).red) } }
    expect(Double(difference) / (24 * 16), below: 8)
    let clear = try #require(CGImage(bitmap: Bitmap(width: 8, height: 8)!).jpegData(quality: 1))
    expect(ImageDecoder.image(from: clear)?.frames.first?.image.pixel(4, 4).isNear(.white, by: 2), equals: true)
  }

  @Test("DR A camera's orientation is read from a JPEG")
  func orientation() throws {
    // An EXIF segment with one tag for a rotation by 90 degrees.
    let exif: [UInt8] =
      [0xFF, 0xE1, 0, 34] + Array("Exif".utf8) + [0, 0, 0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
      + [0, 0, 0, 0]
    let turned = ImageFixtures.jpeg.prefix(2) + exif + ImageFixtures.jpeg.dropFirst(2)
    expect(ImageDecoder.image(from: Data(turned))?.exifOrientation, equals: 6)
  }

  @Test("DR A GIF's frames are layered, cleared or restored, and have their durations")
  func gif() throws {
    let gif = try #require(ImageDecoder.frames(from: ImageFixtures.gif))
    expect(gif.frames.map { $0.delay }, equals: [0.1, 0.2, 0.1, 0.05])
    expect(gif.repeatCount == nil)
    let colors = ImageFixtures.palette.map { Pixel(word: $0) }
    func index(_ x: Int, _ y: Int) -> Pixel { colors[(y * 6 + x) % 4] }
    let frames = gif.frames.map { $0.image }
    expect(frames[0].pixel(3, 2) == index(3, 2) && frames[0].width == 6 && frames[0].height == 5)
    expect(frames[1].pixel(1, 1) == colors[3] && frames[1].pixel(2, 1) == index(2, 1) && frames[1].pixel(2, 2) == colors[3])
    // The area of the second frame was cleared before the third.
    expect(frames[2].pixel(1, 1) == .clear && frames[2].pixel(2, 1) == .clear && frames[2].pixel(5, 4) == colors[2])
    expect(frames[3].pixel(5, 4) == index(5, 4) && frames[3].pixel(0, 0) == colors[1])
    expect(ImageDecoder.image(from: ImageFixtures.gif)?.frames.count, equals: 1)
  }

  @Test("DR Large and interlaced GIF frames, with codes that grow to twelve bits and begin again")
  func largeGIF() throws {
    var numbers = Noise(seed: 5)
    let (width, height) = (200, 150)
    let indices = (0..<width * height).map { _ in UInt8.random(in: 0..<4, using: &numbers) }
    for interlaced in [false, true] {
      var rows = Array(0..<height)
      if interlaced { rows = [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) } }
      let stored = rows.flatMap { indices[$0 * width..<($0 + 1) * width] }
      let frame = ImageFixtures.Frame(
        x: 0, y: 0, width: width, height: height, indices: stored, disposal: 0, delay: 0, transparent: nil, interlaced: interlaced)
      let data = ImageFixtures.gif(width: width, height: height, frames: [frame])
      let image = try #require(ImageDecoder.image(from: data)?.frames.first?.image)
      for y in 0..<height { for x in 0..<width { expect(image.word(x: x, y: y) == ImageFixtures.palette[Int(indices[y * width + x])]) } }
    }
  }

  @Test("DR The frames of an animated PNG are layered, cleared or restored, and have their durations")
  func animatedPNG() throws {
    let file = ImageFixtures.animatedPNG(plays: 3)
    let animation = try #require(ImageDecoder.frames(from: file))
    expect(animation.frames.map(\.delay) == [0.5, 0.1, 0.25, 1, 0.01] && animation.repeatCount == 3)
    let frames = animation.frames.map(\.image)
    expect(frames.allSatisfy { $0.width == 6 && $0.height == 4 })
    func pixel(_ frame: Int, _ x: Int, _ y: Int) -> Pixel { frames[frame].pixel(x, y) }
    let (red, green, blue) = (Pixel(word: 0xFFFF_0000), Pixel(word: 0xFF00_FF00), Pixel(word: 0xFF00_00FF))
    expect(pixel(0, 0, 0) == red && pixel(0, 5, 3) == red)
    // A green part is shown and then cleared away.
    expect(pixel(1, 2, 1) == green && pixel(1, 3, 2) == green && pixel(1, 0, 0) == red)
    expect(pixel(2, 2, 1) == .clear && pixel(2, 5, 3) == blue && pixel(2, 0, 0) == red)
    // The blue one was there for one frame only. A half-transparent white is over the red.
    expect(pixel(3, 5, 3), equals: red)
    expect(pixel(3, 0, 0).isNear(Pixel(word: 0xFFFF_8080), by: 2) && pixel(3, 1, 0) == red)
    // A part that does not blend replaces the pixels below it.
    expect(pixel(4, 0, 0).isNear(Pixel(word: 0x8080_8080), by: 2))
    try expect(#require(ImageDecoder.image(from: file)).frames.count == 1)
    expect(ImageDecoder.frames(from: ImageFixtures.png)?.frames.count, equals: 1)
    try expect(#require(ImageDecoder.frames(from: ImageFixtures.animatedPNG(plays: 0))).repeatCount == nil)
  }

  @Test("DR The first image of a PNG is not part of its animation if it precedes the first frame")
  func animatedPNGWithPoster() throws {
    let animation = try #require(ImageDecoder.frames(from: ImageFixtures.animatedPNG(plays: 0, hasPoster: true)))
    expect(animation.frames.count == 5 && animation.frames[0].image.pixel(0, 0) == Pixel(word: 0xFFFF_0000))
    let poster = try #require(ImageDecoder.image(from: ImageFixtures.animatedPNG(plays: 0, hasPoster: true))?.frames.first?.image)
    expect(poster.pixel(0, 0), equals: Pixel(word: 0xFF12_3456))
  }

  @Test("DR Damaged files return nil or an image, and never crash", arguments: ["png", "jpeg", "gif", "apng"])
  func mutated(kind: String) {
    let files = [
      "png": ImageFixtures.png, "jpeg": ImageFixtures.jpeg, "gif": ImageFixtures.gif, "apng": ImageFixtures.animatedPNG(plays: 0),
    ]
    let original = files[kind]!
    var numbers = Noise(seed: 6)
    // 2,000 of each kind here and 40,000 with TRESTLE_SOAK.
    for _ in 0..<(isSoaking ? 40_000 : 2_000) {
      var bytes = [UInt8](original)
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0:
        bytes.removeLast(Int.random(in: 0..<bytes.count, using: &numbers))
      case 1:
        let at = Int.random(in: 0..<bytes.count, using: &numbers)
        bytes.insert(
          contentsOf: (0..<Int.random(in: 1..<40, using: &numbers)).map { _ in UInt8.random(in: 0...255, using: &numbers) }, at: at)
      case 2:
        let first = Int.random(in: 0..<bytes.count, using: &numbers)
        bytes.removeSubrange(first..<min(bytes.count, first + Int.random(in: 1..<20, using: &numbers)))
      default:
        for _ in 0..<Int.random(in: 1..<12, using: &numbers) {
          bytes[Int.random(in: 0..<bytes.count, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
        }
      }
      if kind.hasSuffix("png"), Bool.random(using: &numbers) { PNGChecksums.mend(&bytes) }
      for decoded in [ImageDecoder.image(from: Data(bytes)), ImageDecoder.frames(from: Data(bytes))] {
        for frame in decoded?.frames ?? [] { expect(frame.image.width > 0 && frame.image.height > 0) }
      }
    }
  }

  /// One to three wrong bits: most files can still be read, so that errors are found after the first check.
  @Test("DR Images with wrong bits are read or refused, and most of them are read", arguments: ["jpeg", "gif"])
  func wrongBits(kind: String) {
    let large = ImageFixtures.picture(90, 70).jpegData(quality: 0.7) ?? Data()
    let originals = kind == "jpeg" ? [ImageFixtures.jpeg, large] : [ImageFixtures.gif]
    var numbers = Noise(seed: 9)
    let count = isSoaking ? 10_000 : 600
    var read = 0
    for round in 0..<count {
      var bytes = [UInt8](originals[round % originals.count])
      for _ in 0...numbers.below(3) { bytes[numbers.below(bytes.count)] ^= UInt8(1 << numbers.below(8)) }
      let image = ImageDecoder.image(from: Data(bytes))
      let frames = ImageDecoder.frames(from: Data(bytes))
      guard let decoded = image ?? frames, let frame = decoded.frames.first else { continue }
      read += 1
      expect(frame.image.width > 0 && frame.image.height > 0)
      _ = frame.image.pixel(frame.image.width - 1, frame.image.height - 1)
    }
    print("read \(read) of \(count) mutated \(kind) files")
    expect(read * 2, above: count, "\(read)")
  }

  @Test("DR A file with a false size allocates at most 64 MiB")
  func liars() throws {
    func claim(_ data: Data, at places: [Int], big: Bool, _ value: Int) -> Data {
      var bytes = [UInt8](data)
      for place in places {
        let size = big ? 2 : 2
        for index in 0..<size { bytes[place + index] = UInt8(value >> (8 * (big ? size - 1 - index : index)) & 0xFF) }
      }
      return Data(bytes)
    }
    let frame = try #require(ImageFixtures.jpeg.range(of: Data([0xFF, 0xC0])) ?? ImageFixtures.jpeg.range(of: Data([0xFF, 0xC2])))
    let before = Self.forgetPeak()
    for side in [2000, 4000, 5000, 16_000, 30_000, 65_000] {
      var png = [UInt8](claim(ImageFixtures.png, at: [18, 22], big: true, side))
      PNGChecksums.mend(&png)
      expect(ImageDecoder.image(from: Data(png)) == nil)
      _ = ImageDecoder.image(from: claim(ImageFixtures.jpeg, at: [frame.lowerBound + 5, frame.lowerBound + 7], big: true, side))
      _ = ImageDecoder.frames(from: claim(ImageFixtures.gif, at: [6, 8], big: false, side))
      let descriptor = try #require(ImageFixtures.gif.firstIndex(of: 0x2C))
      _ = ImageDecoder.frames(from: claim(ImageFixtures.gif, at: [descriptor + 5, descriptor + 7], big: false, side))
      // Padding does not make a JPEG more credible.
      let padded = claim(ImageFixtures.jpeg, at: [frame.lowerBound + 5, frame.lowerBound + 7], big: true, side) + Data(count: 2_000_000)
      _ = ImageDecoder.image(from: padded)
    }
    let grown = Self.peakMemory() - before
    expect(grown, below: 64 << 20, "grew by \(grown >> 20) MiB")
  }

  @Test("DR A thousand tiny frames on a large canvas are not all kept")
  func gifBomb() throws {
    let tiny = ImageFixtures.Frame(x: 0, y: 0, width: 1, height: 1, indices: [1], disposal: 0, delay: 5, transparent: nil)
    let bomb = ImageFixtures.gif(width: 1500, height: 1500, frames: Array(repeating: tiny, count: 1000))
    let before = Self.forgetPeak()
    let decoded = try #require(ImageDecoder.frames(from: bomb))
    expect(decoded.frames.count, below: 30)
    expect(Self.peakMemory() - before, below: 512 << 20)
  }

  /// Makes the kernel measure the peak again, and returns the current value.
  private static func forgetPeak() -> Int {
    try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
    return peakMemory()
  }

  /// Returns the peak resident memory of the process.
  private static func peakMemory() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") } ?? ""
    return (line.split(separator: " ").compactMap { Int($0) }.first ?? 0) * 1024
  }
}
