import Testing
import TrestleExpectations
import TrestleTrials

@testable import QuartzCore

/// Compares moves within the frame with a model, an array of pixels.
struct FrameStoreTests {
  private struct Model {
    let width: Int
    let height: Int
    /// Nil where a pixel is undefined.
    var pixels: [UInt32?]

    mutating func move(_ move: PixelMove) {
      var next = pixels
      for y in move.area.minY..<move.area.maxY {
        for x in move.area.minX..<move.area.maxX {
          let (fromX, fromY) = (x - move.dx, y - move.dy)
          let isInside = fromX >= move.area.minX && fromX < move.area.maxX && fromY >= move.area.minY && fromY < move.area.maxY
          next[y * width + x] = isInside ? pixels[fromY * width + fromX] : nil
        }
      }
      pixels = next
    }
  }

  private static func pixel(_ store: FrameStore, _ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    (store.buffer.data + y * store.rowBytes + x * 4).assumingMemoryBound(to: UInt32.self)
  }

  @Test("A frame of about the size of the last one keeps the memory, as after a rotation; a shared one never does")
  func memory() {
    let first = FrameStore(width: 75, height: 133, isShared: false)
    let turned = FrameStore(width: 133, height: 75, isShared: false, old: first)
    expect(turned.memory === first.memory)
    expect(turned.rowBytes * turned.lines, atMost: turned.memory.byteCount)
    expect(FrameStore(width: 133, height: 140, isShared: false, old: turned).memory !== turned.memory)
    expect(FrameStore(width: 13, height: 15, isShared: false, old: turned).memory !== turned.memory)
    expect(FrameStore(width: 133, height: 75, isShared: true, old: turned).memory !== turned.memory)
  }

  @Test("Moved pixels arrive and all others stay, in areas and over the whole width, whichever way the memory ends")
  func moves() {
    var numbers = Noise(seed: 4)
    func number(_ limit: Int) -> Int { Int(numbers.next() % UInt64(limit)) }
    var firstLines: Set<Int> = []
    for round in 0..<40 {
      let (width, height) = (5 + number(20), 8 + number(30))
      let store = FrameStore(width: width, height: height, isShared: round % 4 == 0)
      expect(round % 4 != 0 || store.memory.segment != nil)
      var model = Model(width: width, height: height, pixels: [])
      func fill() {
        for y in 0..<height {
          for x in 0..<width where model.pixels[y * width + x] == nil {
            let color = UInt32(truncatingIfNeeded: numbers.next())
            model.pixels[y * width + x] = color
            Self.pixel(store, x, y).pointee = color
          }
        }
      }
      model.pixels = Array(repeating: nil, count: width * height)
      fill()
      for _ in 0..<60 {
        var area = PixelRect(x: number(width), y: number(height), width: 1 + number(width), height: 1 + number(height))
          .intersection(PixelRect(x: 0, y: 0, width: width, height: height))
        var move = PixelMove(area: area, dx: number(7) - 3, dy: number(9) - 4)
        if number(3) > 0 {
          area = PixelRect(minX: 0, minY: number(3), maxX: width, maxY: height - number(3))
          move = PixelMove(area: area, dx: 0, dy: number(9) - 4)
        }
        store.move(move)
        model.move(move)
        firstLines.insert(store.top)
        var wrong = 0
        for y in 0..<height {
          for x in 0..<width {
            if let color = model.pixels[y * width + x], Self.pixel(store, x, y).pointee != color { wrong += 1 }
          }
        }
        expect(wrong, equals: 0, "round \(round), \(move)")
        fill()
      }
    }
    expect(firstLines.count, above: 5)
  }
}
