import Foundation

/// The order of rows in the batch scenario: the same edits in sequence, for every program.
///
/// A block of edits operates on pieces of the previous order, from which the table's calls are derived: the deleted rows of the old order,
/// and the positions of new and moved rows in the new order. The ids are updated at its end.
struct BenchOrder {
  private(set) var ids: BenchIDs
  private var next: UInt32
  private var random = BenchRandom(state: 88_172_645_463_325_252)
  private var pieces: [Piece] = []
  private var count: Int

  /// Consecutive ids of the previous order, or an id inserted in this block.
  private struct Piece {
    var start: Int
    var count: Int
    var isNew = false
    var isMoved = false
  }

  /// The calls to a table for one block.
  struct Changes {
    var deleted: [Int] = []
    var inserted: [Int] = []
    var moved: [(from: Int, to: Int)] = []
  }

  init(count: Int) {
    ids = BenchIDs(count: count)
    next = UInt32(count)
    self.count = count
  }

  /// 50 deletions, 50 insertions, 10 moves. Two edits of each kind fall on the rows on screen, so that every frame changes.
  mutating func edit() -> Changes {
    var changes = Changes()
    pieces = [Piece(start: 0, count: ids.count)]
    for number in 0..<50 { changes.deleted.append(remove(at: place(number)).start) }
    for number in 0..<50 {
      insert(Piece(start: Int(next), count: 1, isNew: true), at: place(number))
      next += 1
    }
    for number in 0..<10 {
      let from = place(number)
      let to = random.below(count - 1)
      var piece = remove(at: from)
      piece.isMoved = !piece.isNew
      insert(piece, at: to)
    }
    putTogether(&changes)
    return changes
  }

  private mutating func place(_ number: Int) -> Int { random.below(number < 2 ? 14 : count) }

  private func piece(at place: Int) -> (index: Int, inside: Int) {
    var rest = place
    var index = 0
    while index < pieces.count, rest >= pieces[index].count {
      rest -= pieces[index].count
      index += 1
    }
    return (index, rest)
  }

  private mutating func remove(at place: Int) -> Piece {
    let (index, inside) = piece(at: place)
    let whole = pieces[index]
    var taken = whole
    taken.start += inside
    taken.count = 1
    var rest: [Piece] = []
    if inside > 0 { rest.append(Piece(start: whole.start, count: inside)) }
    if inside + 1 < whole.count { rest.append(Piece(start: whole.start + inside + 1, count: whole.count - inside - 1)) }
    pieces.replaceSubrange(index...index, with: rest)
    count -= 1
    return taken
  }

  private mutating func insert(_ new: Piece, at place: Int) {
    let (index, inside) = piece(at: place)
    count += 1
    guard inside > 0 else { return pieces.insert(new, at: index) }
    let whole = pieces[index]
    let after = Piece(start: whole.start + inside, count: whole.count - inside)
    pieces[index].count = inside
    pieces.insert(contentsOf: [new, after], at: index + 1)
  }

  private mutating func putTogether(_ changes: inout Changes) {
    var came: [(id: UInt32, place: Int)] = []
    var gone = changes.deleted
    var end = 0
    for piece in pieces {
      if piece.isNew {
        changes.inserted.append(end)
        came.append((UInt32(piece.start), end))
      } else if piece.isMoved {
        changes.moved.append((piece.start, end))
        came.append((ids[piece.start], end))
        gone.append(piece.start)
      }
      end += piece.count
    }
    for place in gone.sorted(by: >) { ids.remove(at: place) }
    for (id, place) in came { ids.insert(id, at: place) }
  }
}
