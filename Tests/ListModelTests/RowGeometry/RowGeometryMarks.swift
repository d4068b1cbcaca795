import Foundation
import Testing

@testable import ListModel

/// The marks for ten million rows. They are of the release build; a debug build runs a hundredth and measures nothing.
@Suite struct RowGeometryMarks {
  #if DEBUG
    static let count = 100_000
  #else
    static let count = 10_000_000
  #endif

  @Test("HT-02 Ten million rows: heights for all within 400 ms, an estimate within 1 ms, questions and edits in microseconds")
  func tenMillion() {
    let clock = ContinuousClock()
    var explicit = RowGeometry()
    let building = clock.measure {
      explicit = RowGeometry(sectionCount: 1) { _ in
        .init(header: 22, rowCount: Self.count, rows: .each { 60 + Double(($0 &* 2_654_435_761) & 127) })
      }
    }
    var estimated = RowGeometry()
    let estimating = clock.measure {
      estimated = RowGeometry(sectionCount: 1) { _ in .init(header: 22, rowCount: Self.count, rows: .uniform(44)) }
    }
    var random = SeededGenerator(seed: 11)
    let total = explicit.totalHeight
    var hits = 0
    let asking = clock.measure {
      for _ in 0..<100_000 { hits += explicit.row(atOffset: Double(random.below(Int(total)))) != nil ? 1 : 0 }
    }
    let editing = clock.measure {
      for step in 0..<1000 {
        let path = ItemPath(section: 0, item: random.below(Self.count - 1000))
        if step % 2 == 0 { explicit.insertRow(at: path, height: 70) } else { explicit.removeRow(at: path) }
      }
    }
    let copied = explicit
    let editingACopy = clock.measure { explicit.insertRow(at: ItemPath(section: 0, item: 5), height: 70) }
    #expect(copied.rowCount == explicit.rowCount - 1)
    let learning = clock.measure {
      for _ in 0..<1000 { estimated.setHeight(60, of: ItemPath(section: 0, item: random.below(Self.count))) }
    }
    #expect(hits > 99_900)
    print("rows \(Self.count): build \(building), estimate \(estimating), 100,000 lookups \(asking), 1,000 edits \(editing),")
    print("  first edit of a copy \(editingACopy), 1,000 random heights learnt \(learning)")
    #if !DEBUG
      #expect(building < .milliseconds(400))
      #expect(estimating < .milliseconds(1))
      #expect(asking < .milliseconds(200))
      #expect(editing < .milliseconds(20))
    #endif
  }
}
