import Foundation
import GameplayKit
import Testing
import TrestleExpectations

/// Tic-tac-toe, as a strategist plays it.
private final class Board: NSObject, GKGameModel {
  final class Player: NSObject, GKGameModelPlayer {
    let playerId: Int
    init(_ number: Int) { playerId = number }
  }
  final class Move: NSObject, GKGameModelUpdate {
    var value = 0
    let cell: Int
    init(_ cell: Int) { self.cell = cell }
  }

  static let both = [Player(1), Player(2)]
  static let lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]
  var cells = Array(repeating: 0, count: 9)
  var turn = 0

  convenience init(_ drawing: String) {
    self.init()
    cells = drawing.map { $0 == "x" ? 1 : $0 == "o" ? 2 : 0 }
    turn = cells.filter { $0 == 1 }.count > cells.filter { $0 == 2 }.count ? 1 : 0
  }

  var players: [any GKGameModelPlayer]? { Self.both }
  var activePlayer: (any GKGameModelPlayer)? { Self.both[turn] }
  func copy(with zone: NSZone? = nil) -> Any {
    let copy = Board()
    copy.setGameModel(self)
    return copy
  }
  func setGameModel(_ gameModel: any GKGameModel) {
    guard let board = gameModel as? Board else { return }
    (cells, turn) = (board.cells, board.turn)
  }
  func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
    Self.both.contains(where: isWin) ? nil : cells.indices.filter { cells[$0] == 0 }.map(Move.init)
  }
  func apply(_ gameModelUpdate: any GKGameModelUpdate) {
    guard let move = gameModelUpdate as? Move else { return }
    cells[move.cell] = turn + 1
    turn = 1 - turn
  }
  func isWin(for player: any GKGameModelPlayer) -> Bool { Self.lines.contains { $0.allSatisfy { cells[$0] == player.playerId } } }
  func isLoss(for player: any GKGameModelPlayer) -> Bool { isWin(for: Self.both[2 - player.playerId]) }
  /// A score that prefers the middle, so that depths differ.
  func score(for player: any GKGameModelPlayer) -> Int { cells[4] == player.playerId ? 1 : 0 }
}

/// The value of a state by trying all moves, without any pruning.
private func plainValue(_ board: Board, for player: Board.Player, depth: Int, of limit: Int) -> Int {
  let win = Int(Int32.max) / 2
  if board.isWin(for: player) { return win - depth }
  if board.isLoss(for: player) { return depth - win }
  let active = Board.both[board.turn]
  guard depth + 1 < limit, let moves = board.gameModelUpdates(for: active), !moves.isEmpty else { return board.score(for: player) }
  let values = moves.map { move in
    let next = Board()
    next.setGameModel(board)
    next.apply(move)
    return plainValue(next, for: player, depth: depth + 1, of: limit)
  }
  return (active === player ? values.max() : values.min()) ?? 0
}

struct StrategistTests {
  @Test("A strategist takes a win, prevents a loss, and does not move without a depth, a game or a move") func movesThatMatter() {
    let strategist = GKMinmaxStrategist()
    expect(strategist.bestMoveForActivePlayer() == nil)
    strategist.gameModel = Board("xx.oo....")
    expect(strategist.bestMoveForActivePlayer() == nil)
    strategist.maxLookAheadDepth = 3
    expect((strategist.bestMoveForActivePlayer() as? Board.Move)?.cell, equals: 2)
    strategist.gameModel = Board("x..oo.x..")
    expect((strategist.bestMoveForActivePlayer() as? Board.Move)?.cell, equals: 5)
    strategist.gameModel = Board("xoxxoxoxo")
    expect(strategist.bestMoveForActivePlayer() == nil)
  }

  @Test("Pruning changes no choice: values equal those of a search through all moves, at every depth") func pruning() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<60 {
      let board = Board()
      for _ in 0..<Int.random(in: 2...6, using: &random) {
        guard let move = board.gameModelUpdates(for: Board.both[board.turn])?.randomElement(using: &random) else { break }
        board.apply(move)
      }
      let player = Board.both[board.turn]
      guard let moves = board.gameModelUpdates(for: player), !moves.isEmpty else { continue }
      for depth in 1...5 {
        let values = moves.map { move in
          let next = Board()
          next.setGameModel(board)
          next.apply(move)
          return plainValue(next, for: player, depth: 0, of: depth)
        }
        let strategist = GKMinmaxStrategist()
        strategist.gameModel = board
        strategist.maxLookAheadDepth = depth
        let chosen = try #require(strategist.bestMove(for: player) as? Board.Move)
        let best = try #require(values.max())
        expect(chosen.value, equals: best)
        let first = try #require(values.firstIndex(of: best))
        expect(chosen.cell, equals: (moves[first] as? Board.Move)?.cell, "\(board.cells), depth \(depth)")
        strategist.randomSource = GKMersenneTwisterRandomSource(seed: 3)
        let third = values.sorted(by: >).prefix(3).last
        let any = try #require(strategist.randomMove(for: player, fromNumberOfBestMoves: 3) as? Board.Move)
        let place = try #require(moves.firstIndex { ($0 as? Board.Move)?.cell == any.cell })
        expect(values[place], atLeast: third ?? .max)
      }
    }
  }

  @Test("Two strategists that look ahead to the end of the game draw") func draw() {
    let board = Board()
    let strategist = GKMinmaxStrategist()
    strategist.gameModel = board
    strategist.maxLookAheadDepth = 9
    board.apply(Board.Move(0))
    while let move = strategist.bestMoveForActivePlayer() { board.apply(move) }
    expect(!board.cells.contains(0) && !Board.both.contains(where: board.isWin))
  }

  @Test("A strategist that plays games by chance finds the win, too, and the same one for the same seed") func chance() {
    for drawing in ["xx.oo....", "x..oo.x.."] {
      let choices = (0..<2).map { _ in
        let strategist = GKMonteCarloStrategist()
        strategist.gameModel = Board(drawing)
        strategist.budget = 600
        strategist.randomSource = GKMersenneTwisterRandomSource(seed: 11)
        return (strategist.bestMoveForActivePlayer() as? Board.Move)?.cell
      }
      expect(choices, equals: (drawing == "xx.oo...." ? [2, 2] : [5, 5]))
    }
  }

  @Test("Rules are performed by salience; a fact that one asserts lets others hold, and each is performed once") func rules() {
    let system = GKRuleSystem()
    var order: [String] = []
    system.add(
      GKRule(
        blockPredicate: { $0.grade(forFact: "wet") >= 0.5 },
        action: {
          order.append("umbrella"); $0.retractFact("dry")
        }))
    let first = GKRule(
      blockPredicate: { _ in true },
      action: {
        order.append("look"); $0.assertFact("dry")
      })
    first.salience = 5
    system.add([
      GKRule(predicate: NSPredicate { state, _ in (state as? NSDictionary)?["rain"] as? Int == 3 }, assertingFact: "wet", grade: 0.6),
      first,
    ])
    system.state["rain"] = 3
    system.evaluate()
    expect(order == ["look", "umbrella"] && system.executed.count == 3 && system.agenda.isEmpty)
    expect(system.grade(forFact: "wet") == 0.6 && system.grade(forFact: "dry") == 0 && system.facts as? [String] == ["wet"])
    expect(system.minimumGrade(forFacts: ["wet", "dry"]) == 0 && system.maximumGrade(forFacts: ["wet", "dry"]) == 0.6)
    system.reset()
    expect(system.facts.isEmpty && system.agenda.count == 3 && system.agenda.first === first)
    system.state["rain"] = 0
    system.evaluate()
    expect(order == ["look", "umbrella", "look"] && system.agenda.count == 2)
  }
}
