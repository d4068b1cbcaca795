import TrestlePlatform
import Testing
import TrestleExpectations
import TrestleTrials

@testable import TrestleRemoteDisplay

@Suite struct TightEncoderTests {
  /// Unpacks one rectangle; returns its colors without alpha and the bytes that are left.
  private func decode(_ bytes: [UInt8], _ inflater: Inflater, _ width: Int, _ height: Int) throws -> [UInt32] {
    var input = bytes[...]
    func take(_ count: Int) -> [UInt8] {
      defer { input = input.dropFirst(count) }
      return Array(input.prefix(count))
    }
    func colors(_ bytes: [UInt8]) -> [UInt32] {
      (0..<bytes.count / 3).map { UInt32(bytes[3 * $0]) << 16 | UInt32(bytes[3 * $0 + 1]) << 8 | UInt32(bytes[3 * $0 + 2]) }
    }
    let control = take(1)[0]
    if control == 0x80 { return [UInt32](repeating: colors(take(3))[0], count: width * height) }
    var palette: [UInt32] = []
    if control == 0x40 {
      expect(take(1), equals: [1])
      palette = colors(take(3 * (Int(take(1)[0]) + 1)))
    }
    let rowBytes = palette.isEmpty ? 3 * width : palette.count == 2 ? (width + 7) / 8 : width
    var data: [UInt8]
    if rowBytes * height < 12 {
      data = take(rowBytes * height)
    } else {
      var count = 0
      for shift in [0, 7, 14] {
        let byte = Int(take(1)[0])
        count |= (shift == 14 ? byte : byte & 0x7f) << shift
        if byte < 0x80 { break }
      }
      data = try #require(inflater.unpack(take(count), count: rowBytes * height))
    }
    expect(input.isEmpty)
    if palette.isEmpty { return colors(data) }
    return (0..<width * height).map { index in
      let (row, column) = (index / width * rowBytes, index % width)
      return palette[palette.count == 2 ? Int(data[row + column / 8] >> UInt8(7 - column % 8) & 1) : Int(data[row + column])]
    }
  }

  @Test("Areas of any size and any number of colors come out as they were")
  func roundTrip() throws {
    var noise = Noise(seed: 1)
    let encoder = TightEncoder()
    let inflater = Inflater()
    let store = PixelStore(width: 300, height: 200)
    for count in [1, 2, 3, 16, 255, 256, 257, 100_000] + (0..<60).map({ _ in 1 + noise.below(300) }) {
      for index in 0..<store.width * store.height { store.pixels[index] = 0xff00_0000 | UInt32(noise.below(count)) &* 0x01_9e37 }
      let area = PixelArea(x: noise.below(290), y: noise.below(190), width: 1 + noise.below(300), height: 1 + noise.below(200))
        .clipped(width: 300, height: 200)
      var bytes: [UInt8] = []
      encoder.append(area, of: store, .own, to: &bytes)
      let expected = (area.y..<area.y + area.height).flatMap { y in
        (area.x..<area.x + area.width).map { store.row(y)[$0] & 0xff_ffff }
      }
      try expect(decode(bytes, inflater, area.width, area.height), equals: expected)
    }
  }

  @Test("Counts of packed bytes have one, two or three bytes")
  func largeAreas() throws {
    var noise = Noise(seed: 2)
    let store = PixelStore(width: 2048, height: 256)
    for index in 0..<store.width * store.height { store.pixels[index] = UInt32(truncatingIfNeeded: noise.next()) }
    var bytes: [UInt8] = []
    TightEncoder().append(store.bounds, of: store, .own, to: &bytes)
    let colors = try decode(bytes, Inflater(), 2048, 256)
    expect(colors.count == 2048 * 256 && colors[777_7] == store.pixels[777_7] & 0xff_ffff)
  }
}
