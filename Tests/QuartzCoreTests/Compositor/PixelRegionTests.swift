import QuartzCore
import Testing
import TrestleExpectations
import TrestleTrials

/// Regions and damage compared with sets of single pixels.
@Suite
struct PixelRegionTests {
  private func pixels(_ rects: some Sequence<PixelRect>) -> Set<Int> {
    var set: Set<Int> = []
    for rect in rects {
      for y in rect.minY..<rect.maxY {
        for x in rect.minX..<rect.maxX { set.insert(y * 100 + x) }
      }
    }
    return set
  }

  @Test("Adding and subtracting rectangles equals the operations on sets of pixels")
  func sets() {
    var numbers = Noise(seed: 3)
    func rect() -> PixelRect {
      PixelRect(
        x: Int(numbers.next() % 20), y: Int(numbers.next() % 20), width: Int(numbers.next() % 12), height: Int(numbers.next() % 12))
    }
    for _ in 0..<60 {
      var region = PixelRegion()
      var model: Set<Int> = []
      for _ in 0..<20 {
        let next = rect()
        if numbers.next() % 3 == 0 {
          region.subtract(next)
          model.subtract(pixels([next]))
        } else {
          region.add(next)
          model.formUnion(pixels([next]))
        }
        expect(pixels(region.rects) == model && region.area == model.count)
      }
    }
  }

  @Test("Damage contains all added rectangles, within its limit, in at most eight that do not overlap")
  func damage() {
    var numbers = Noise(seed: 4)
    let limit = PixelRect(x: 5, y: 5, width: 60, height: 60)
    for _ in 0..<60 {
      var damage = Damage(limit: limit)
      var model: Set<Int> = []
      for _ in 0..<30 {
        let next = PixelRect(
          x: Int(numbers.next() % 70), y: Int(numbers.next() % 70), width: Int(numbers.next() % 9), height: Int(numbers.next() % 9))
        damage.add(next)
        model.formUnion(pixels([next.intersection(limit)]))
      }
      let covered = pixels(damage.rects)
      expect(model.isSubset(of: covered) && covered.count == damage.area && damage.rects.count <= 8)
      expect(damage.rects.allSatisfy { limit.contains($0) })
    }
  }
}
