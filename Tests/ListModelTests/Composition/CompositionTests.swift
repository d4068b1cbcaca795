import ListModel
import Testing
import Trials

struct CompositionTests {
  private typealias Item = CompositionItem
  private typealias Frame = CompositionFrame

  private let phone = CompositionSize(375, 600)

  private func group(
    _ width: CompositionDimension, _ height: CompositionDimension, _ axis: CompositionAxis, _ items: [CompositionItem],
    _ repetition: CompositionItem.Repetition = .fill, spacing: CompositionSpacing = .fixed(0)
  ) -> CompositionItem {
    Item(width, height, group: Item.Group(axis, items, repetition, spacing: spacing))
  }

  private func x(_ solved: SolvedComposition) -> [Double] { solved.frames.map { ($0.x * 100).rounded() / 100 } }

  @Test("C01 An item that fills its group")
  func whole() {
    let solved = CompositionSolver.solve(
      group(.fractionalWidth(1), .absolute(44), .horizontal, [Item(.fractionalWidth(1), .fractionalHeight(1))]), in: phone)
    #expect(solved.size == CompositionSize(375, 44) && solved.frames == [Frame(0, 0, 375, 44)])
  }

  @Test("C02 C03 Fifths of a row, with insets")
  func fifths() {
    var item = Item(.fractionalWidth(0.2), .fractionalHeight(1))
    func solve() -> SolvedComposition {
      CompositionSolver.solve(group(.fractionalWidth(1), .fractionalWidth(0.2), .horizontal, [item]), in: phone)
    }
    #expect(solve().frames.count == 5 && solve().frames[2] == Frame(150, 0, 75, 75))
    item.insets = CompositionInsets(leading: 5, top: 5, trailing: 5, bottom: 5)
    #expect(solve().frames[0] == Frame(5, 5, 65, 65) && solve().frames[1] == Frame(80, 5, 65, 65))
  }

  @Test("C04 A count shares the length that the spacing leaves")
  func count() {
    let row = group(
      .fractionalWidth(1), .absolute(44), .horizontal, [Item(.fractionalWidth(1), .fractionalHeight(1))], .divide(2), spacing: .fixed(10))
    let solved = CompositionSolver.solve(row, in: CompositionSize(355, 600))
    #expect(solved.frames == [Frame(0, 0, 172.5, 44), Frame(182.5, 0, 172.5, 44)])
  }

  @Test("C05 A group in a group")
  func nested() {
    let insets = CompositionInsets(leading: 10, top: 10, trailing: 10, bottom: 10)
    var large = Item(.fractionalWidth(0.7), .fractionalHeight(1))
    large.insets = insets
    var small = Item(.fractionalWidth(1), .fractionalHeight(0.3))
    small.insets = insets
    let column = group(.fractionalWidth(0.3), .fractionalHeight(1), .vertical, [small], .divide(2))
    let solved = CompositionSolver.solve(
      group(.fractionalWidth(1), .fractionalHeight(0.4), .horizontal, [large, column]), in: CompositionSize(400, 800))
    #expect(solved.frames == [Frame(10, 10, 260, 300), Frame(290, 10, 100, 140), Frame(290, 170, 100, 140)])
  }

  @Test("C07 C08 Flexible spacing shares what is left, fixed spacing leaves it at the end")
  func spacing() {
    func solve(_ spacing: CompositionSpacing) -> [Double] {
      x(
        CompositionSolver.solve(
          group(.fractionalWidth(1), .absolute(50), .horizontal, [Item(.absolute(80), .fractionalHeight(1))], spacing: spacing), in: phone))
    }
    #expect(solve(.flexible(10)) == [0, 98.33, 196.67, 295])
    #expect(solve(.fixed(10)) == [0, 90, 180, 270])
  }

  @Test("C09 C10 C11 Edge spacing widens the slot, and flexible edges share what is left")
  func edges() {
    var item = Item(.absolute(84), .absolute(40))
    item.spacing = CompositionEdges(leading: .fixed(8), top: .fixed(4), trailing: .fixed(8), bottom: nil)
    let fixed = CompositionSolver.solve(
      group(.fractionalWidth(1), .absolute(50), .horizontal, [item]), in: CompositionSize(300, 600))
    #expect(x(fixed) == [8, 108, 208] && fixed.frames.allSatisfy { $0.y == 4 })

    item = Item(.absolute(100), .absolute(40))
    item.spacing = CompositionEdges(leading: .flexible(0), top: nil, trailing: .flexible(0), bottom: nil)
    let flexible = CompositionSolver.solve(
      group(.fractionalWidth(1), .absolute(50), .horizontal, [item]), in: CompositionSize(360, 600))
    #expect(x(flexible) == [10, 130, 250])

    item = Item(.fractionalWidth(0.5), .absolute(20))
    item.spacing = CompositionEdges(leading: nil, top: .flexible(0), trailing: nil, bottom: nil)
    let low = CompositionSolver.solve(group(.fractionalWidth(1), .absolute(50), .horizontal, [item]), in: phone)
    #expect(low.frames.map(\.y) == [30, 30])
  }

  @Test("C12 A group's insets shrink the room of its items")
  func insets() {
    var column = group(.fractionalWidth(1), .absolute(232), .vertical, [Item(.fractionalWidth(1), .absolute(100))])
    column.insets = CompositionInsets(leading: 16, top: 16, trailing: 16, bottom: 16)
    let solved = CompositionSolver.solve(column, in: phone)
    #expect(solved.frames == [Frame(16, 16, 343, 100), Frame(16, 116, 343, 100)])
  }

  @Test("C13 A count overrides the length along the axis")
  func overridden() {
    let column = group(
      .fractionalWidth(0.5), .absolute(300), .vertical, [Item(.fractionalWidth(1), .fractionalHeight(0.9))], .divide(3), spacing: .fixed(15)
    )
    let solved = CompositionSolver.solve(column, in: phone)
    #expect(solved.frames.map(\.y) == [0, 105, 210] && solved.frames.allSatisfy { $0.height == 90 && $0.width == 187.5 })
  }

  @Test("C14 A repeated subitem keeps its size")
  func repeated() {
    let row = group(.fractionalWidth(1), .absolute(50), .horizontal, [Item(.absolute(50), .absolute(50))], .count(3))
    #expect(x(CompositionSolver.solve(row, in: phone)) == [0, 50, 100])
  }

  @Test("C15 Thirds add up to a whole, and a little more than a third does not", arguments: [(1.0 / 3, 3), (0.34, 2)])
  func thirds(part: Double, count: Int) {
    let row = group(.fractionalWidth(1), .absolute(50), .horizontal, [Item(.fractionalWidth(part), .fractionalHeight(1))])
    #expect(CompositionSolver.solve(row, in: phone).frames.count == count)
  }

  @Test("C23 A group estimated across is as high as its highest item")
  func measured() {
    let sizes = [CompositionSize(187.5, 60), CompositionSize(187.5, 90)]
    let row = group(.fractionalWidth(1), .estimated(100), .horizontal, [Item(.fractionalWidth(0.5), .estimated(100))])
    let solved = CompositionSolver.solve(row, in: phone) { sizes[$0] }
    #expect(solved.frames == [Frame(0, 0, 187.5, 60), Frame(187.5, 0, 187.5, 90)] && solved.size.height == 90)
    #expect(CompositionSolver.solve(row, in: phone).size.height == 100)
  }

  @Test("C25 Items of measured lengths fill a group by these")
  func tags() {
    let widths = [80.0, 120, 90, 200, 60]
    let row = group(
      .fractionalWidth(1), .estimated(32), .horizontal, [Item(.estimated(50), .estimated(32))], spacing: .fixed(8))
    func solve(from first: Int) -> SolvedComposition {
      CompositionSolver.solve(row, in: CompositionSize(320, 600), limit: widths.count - first) { CompositionSize(widths[first + $0], 32) }
    }
    #expect(x(solve(from: 0)) == [0, 88, 216])
    #expect(x(solve(from: 3)) == [0, 208])
  }

  @Test("CV-102 A group takes no more items than there are")
  func limit() {
    let row = group(.fractionalWidth(1), .absolute(44), .horizontal, [Item(.fractionalWidth(0.2), .fractionalHeight(1))])
    #expect(CompositionSolver.solve(row, in: phone, limit: 3).frames.count == 3)
  }

  @Test("CV-102 Items without a length, and groups without items, do not repeat for ever")
  func empty() {
    let thin = group(.fractionalWidth(1), .absolute(44), .horizontal, [Item(.absolute(0), .fractionalHeight(1))])
    #expect(CompositionSolver.solve(thin, in: phone).frames.count == 1)
    let hollow = group(.fractionalWidth(1), .absolute(44), .horizontal, [group(.absolute(10), .absolute(10), .vertical, [])])
    #expect(CompositionSolver.solve(hollow, in: phone).frames.isEmpty)
  }

  @Test("CV-102 Items of random trees stay inside of their group, and a limit cuts the sequence off")
  func random() {
    var noise = Noise(seed: 19)
    for round in 0..<500 {
      let tree = randomGroup(depth: 2, using: &noise)
      let solved = CompositionSolver.solve(tree, in: phone)
      for frame in solved.frames {
        #expect(frame.x >= -0.02 && frame.y >= -0.02, "round \(round)")
        #expect(frame.x + frame.width <= solved.size.width + 0.1, "round \(round)")
        #expect(frame.y + frame.height <= solved.size.height + 0.1, "round \(round)")
      }
      let half = solved.frames.count / 2
      #expect(CompositionSolver.solve(tree, in: phone, limit: half).frames == Array(solved.frames.prefix(half)), "round \(round)")
    }
  }

  /// A group of fixed lengths, in which no subitem is larger than its group.
  private func randomGroup(depth: Int, using noise: inout Noise) -> CompositionItem {
    let axis: CompositionAxis = Bool.random(using: &noise) ? .horizontal : .vertical
    let items = (0..<Int.random(in: 1...3, using: &noise)).map { _ in
      if depth > 0, Int.random(in: 0..<3, using: &noise) == 0 { return randomGroup(depth: depth - 1, using: &noise) }
      return Item(
        .fractionalWidth(.random(in: 0.2...1, using: &noise)), .fractionalHeight(.random(in: 0.2...1, using: &noise)))
    }
    return group(
      .fractionalWidth(.random(in: 0.3...1, using: &noise)), .fractionalHeight(.random(in: 0.3...1, using: &noise)), axis, items,
      spacing: .fixed(.random(in: 0...10, using: &noise)))
  }
}
