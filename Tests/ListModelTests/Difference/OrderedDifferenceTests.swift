import Testing
import TrestleExpectations

@testable import TrestleListModel

struct OrderedDifferenceTests {
  /// Applies a difference in the same way as an update: deletions first, then insertions and moves at their positions in the new order.
  private func apply(_ difference: OrderedDifference, to old: [Int], inserting new: [Int]) -> [Int] {
    let taken = Set(difference.deletions + difference.moves.map(\.from))
    let resting = old.indices.filter { !taken.contains($0) }.map { old[$0] }
    var placed: [Int: Int] = [:]
    for index in difference.insertions { placed[index] = new[index] }
    for move in difference.moves { placed[move.to] = old[move.from] }
    var rest = resting.makeIterator()
    return (0..<(resting.count + placed.count)).map { placed[$0] ?? rest.next()! }
  }

  private func permutations(of elements: [Int]) -> [[Int]] {
    if elements.isEmpty { return [[]] }
    return elements.indices.flatMap { index -> [[Int]] in
      var rest = elements
      let first = rest.remove(at: index)
      return permutations(of: rest).map { [first] + $0 }
    }
  }

  private func subsets(of elements: [Int]) -> [[Int]] {
    elements.reduce([[]]) { sets, element in sets + sets.map { $0 + [element] } }
  }

  @Test("Every order of every part of five elements is reached from 0…3, with the fewest moves")
  func exhaustive() {
    let old = [0, 1, 2, 3]
    for subset in subsets(of: [0, 1, 2, 3, 4]) {
      for new in permutations(of: subset) {
        let difference = OrderedDifference(from: old, to: new)
        expect(apply(difference, to: old, inserting: new), equals: new)
        let kept = new.filter { $0 < 4 }
        let longest = subsets(of: Array(kept.indices)).filter { part in
          zip(part, part.dropFirst()).allSatisfy { kept[$0] < kept[$1] }
        }.map(\.count).max()!
        expect(difference.moves.count, equals: kept.count - longest)
      }
    }
  }

  @Test("The longest ascent")
  func longestAscent() {
    expect(OrderedDifference.longestAscent([]), equals: [])
    expect(OrderedDifference.longestAscent([3, 1, 2, 0, 4]), equals: [false, true, true, false, true])
    expect(OrderedDifference.longestAscent([2, 1, 0]).filter { $0 }.count, equals: 1)
  }

  @Test("Equal orders differ in nothing")
  func equal() {
    expect(OrderedDifference(from: [1, 2], to: [1, 2]).isEmpty)
    expect(OrderedDifference(from: [Int](), to: []).isEmpty)
    expect(!OrderedDifference(from: [1, 2], to: [2, 1]).isEmpty)
  }
}
