import TrestleListModel
import Testing
import TrestleExpectations

/// A reference implementation for one section, written from the rules: greedy lines, justified.
private struct NaivePacker {
  var metrics: FlowMetrics
  var sizes: [FlowSize]

  func frames() -> [FlowFrame] {
    var frames: [FlowFrame] = []
    var top = metrics.header + metrics.insetBefore
    var item = 0
    while item < sizes.count {
      var end = item + 1
      var used = sizes[item].cross
      while end < sizes.count, used + metrics.itemSpacing + sizes[end].cross <= metrics.available + 1e-6 {
        used += metrics.itemSpacing + sizes[end].cross
        end += 1
      }
      let line = Array(sizes[item..<end])
      let height = line.map(\.main).max() ?? 0
      let (start, gap) = placement(line, isLast: end == sizes.count)
      var cross = metrics.crossStart + start
      for size in line {
        frames.append(FlowFrame(main: top + (height - size.main) / 2, cross: cross, size: size))
        cross += size.cross + gap
      }
      top += height + metrics.lineSpacing
      item = end
    }
    return frames
  }

  private func placement(_ line: [FlowSize], isLast: Bool) -> (Double, Double) {
    var count = line.count
    var sum = line.reduce(0) { $0 + $1.cross }
    if isLast {
      guard Set(line).count == 1 else { return (0, metrics.itemSpacing) }
      while sum + metrics.itemSpacing * Double(count) + line[0].cross <= metrics.available + 1e-6 {
        sum += line[0].cross
        count += 1
      }
    }
    return count == 1 ? ((metrics.available - sum) / 2, 0) : (0, (metrics.available - sum) / Double(count - 1))
  }
}

struct FlowArithmeticTests {
  @Test("CV-80 CV-81 CV-82 Every small section of equal items is packed as the rules say", arguments: 0...12)
  func uniformSections(count: Int) {
    for width in stride(from: 0.0, through: 60, by: 5) {
      let metrics = FlowMetrics(
        header: 7, footer: 3, insetBefore: 2, insetAfter: 4, lineSpacing: 6, crossStart: 5, available: width, itemSpacing: 2)
      let size = FlowSize(main: 9, cross: 10)
      let section = FlowSection(metrics: metrics, itemSize: size, count: count)
      let expected = NaivePacker(metrics: metrics, sizes: Array(repeating: size, count: count)).frames()
      for item in 0..<count { expect(near(section.frame(ofItem: item), expected[item])) }
      expect(abs(section.footerStart - ((expected.last.map { $0.mainEnd } ?? 9) + 4)), below: 1e-9)
      checkLookup(section, expected)
    }
  }

  @Test("CV-143 Sections of differing items are packed as the rules say, and edits equal a rebuild", arguments: 0..<60)
  func sizedSections(seed: UInt64) {
    var generator = SplitMix(seed)
    for count in 0...14 {
      let metrics = FlowMetrics(
        header: 4, insetBefore: 1, lineSpacing: 3, crossStart: 2, available: Double(generator.next() % 50), itemSpacing: 1)
      var sizes = (0..<count).map { _ in
        FlowSize(main: Double(1 + generator.next() % 3) * 5, cross: Double(1 + generator.next() % 3) * 7)
      }
      var section = FlowSection(metrics: metrics, sizes: sizes)
      for _ in 0..<4 {
        let expected = NaivePacker(metrics: metrics, sizes: sizes).frames()
        for item in 0..<count { expect(near(section.frame(ofItem: item), expected[item])) }
        checkLookup(section, expected)
        guard count > 0 else { continue }
        let item = Int(generator.next() % UInt64(count))
        sizes[item] = FlowSize(main: Double(1 + generator.next() % 4) * 4, cross: Double(1 + generator.next() % 4) * 6)
        section.setSize(sizes[item], ofItem: item)
      }
    }
  }

  /// Checks that the items found in a range are those of every line with an item in it.
  private func checkLookup(_ section: FlowSection, _ frames: [FlowFrame]) {
    for low in stride(from: -5.0, through: 60, by: 3.5) {
      for length in [0.5, 8, 40] {
        let high = low + length
        let found = section.items(from: low, to: high)
        for (item, frame) in frames.enumerated() where frame.main < high && frame.mainEnd > low { expect(found.contains(item)) }
        for item in found {
          // Every item found is in a line of which an item overlaps the range.
          let top = frames[item].main - 20
          expect(frames[item].mainEnd + 20 > low && top < high)
        }
      }
    }
  }

  private func near(_ first: FlowFrame, _ second: FlowFrame) -> Bool {
    abs(first.main - second.main) < 1e-9 && abs(first.cross - second.cross) < 1e-9 && first.size == second.size
  }

  @Test("CV-142 Ten million equal items cost as much as a thousand")
  func manyItems() {
    let metrics = FlowMetrics(available: 375)
    let section = FlowSection(metrics: metrics, itemSize: FlowSize(main: 100, cross: 100), count: 10_000_000)
    let geometry = FlowGeometry([section])
    expect(geometry.extent, equals: 3_333_334 * 110 - 10)
    expect(geometry.items(ofSection: 0, from: 110_000_000, to: 110_000_150), equals: 3_000_000..<3_000_006)
  }

  @Test("F20 Ten thousand cells make 3,334 lines")
  func tenThousand() {
    let section = FlowSection(
      metrics: FlowMetrics(available: 375), itemSize: FlowSize(main: 100, cross: 100), count: 10_000)
    expect(section.extent, equals: 366_730)
  }
}

struct SplitMix {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
