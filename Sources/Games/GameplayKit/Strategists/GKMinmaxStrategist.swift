import Foundation

/// Chooses the move that is best for a player, assuming that every opponent plays as well as possible. All moves up to `maxLookAheadDepth`
/// are tried, except those that cannot change the choice (alpha-beta pruning). A win counts more than any score, and an early win more than
/// a late one.
open class GKMinmaxStrategist: NSObject, GKStrategist {
  open var gameModel: (any GKGameModel)?
  open var randomSource: (any GKRandom)?
  /// The depth of the search: the number of moves of all players. The default, 0, chooses no move.
  open var maxLookAheadDepth = 0

  public override init() { super.init() }

  open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
    gameModel?.activePlayer.flatMap { bestMove(for: $0) }
  }

  /// Returns the best move of a player; nil if there is none.
  open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
    randomMove(for: player, fromNumberOfBestMoves: 1)
  }

  /// Returns a random one of a player's best moves, so that the opponent does not always play equally well.
  ///
  /// - Parameters:
  ///   - player: The player who moves.
  ///   - numMovesToConsider: How many of the best moves the choice is among. Moves as good as the last of them are counted too.
  open func randomMove(for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int) -> (any GKGameModelUpdate)? {
    let moves = ratedMoves(of: player, exactly: max(1, numMovesToConsider))
    guard let last = moves.prefix(max(1, numMovesToConsider)).last else { return nil }
    let candidates = moves.prefix { $0.value >= last.value }
    return candidates[randomSource?.nextInt(upperBound: candidates.count) ?? 0]
  }

  /// Returns the moves of a player and their values, the best first. The values of the first `count` moves are exact, and no other move is
  /// better.
  private func ratedMoves(of player: any GKGameModelPlayer, exactly count: Int) -> [any GKGameModelUpdate] {
    guard maxLookAheadDepth > 0, let gameModel, let moves = gameModel.gameModelUpdates(for: player) else { return [] }
    var search = MoveSearch(player: player, game: gameModel, depth: maxLookAheadDepth)
    var best: [Int] = []
    for move in moves {
      // A move that is certainly worse than the considered moves needs no exact value.
      let bound = best.count >= count ? best[count - 1] : Int.min + 1
      move.value = search.value(of: move, in: gameModel, over: bound)
      best.insert(move.value, at: best.firstIndex { $0 < move.value } ?? best.endIndex)
    }
    // Equal moves must keep their order, which `sorted(by:)` does not guarantee.
    return moves.enumerated().sorted { ($1.element.value, $0.offset) < ($0.element.value, $1.offset) }.map(\.element)
  }
}

private struct MoveSearch {
  /// The score of a win, reduced by one for each move before it.
  private static let win = Int(Int32.max) / 2

  let player: any GKGameModelPlayer
  /// A model for each depth, created once and reused.
  private var states: [any GKGameModel]

  init(player: any GKGameModelPlayer, game: any GKGameModel, depth: Int) {
    self.player = player
    states = (0..<depth).compactMap { _ in game.copy(with: nil) as? any GKGameModel }
  }

  /// Returns the value of a move for the player. A value below `bound` may be inexact, but the exact value is also below `bound`.
  mutating func value(of move: any GKGameModelUpdate, in state: any GKGameModel, over bound: Int) -> Int {
    guard states.isEmpty == false else { return 0 }
    return value(after: move, in: state, depth: 0, alpha: bound - 1, beta: Int.max)
  }

  private mutating func value(after move: any GKGameModelUpdate, in state: any GKGameModel, depth: Int, alpha: Int, beta: Int) -> Int {
    let next = states[depth]
    next.setGameModel(state)
    next.apply(move)
    if next.isWin(for: player) { return Self.win - depth }
    if next.isLoss(for: player) { return depth - Self.win }
    guard depth + 1 < states.count, let active = next.activePlayer, let moves = next.gameModelUpdates(for: active), !moves.isEmpty else {
      return next.score(for: player)
    }
    var (alpha, beta) = (alpha, beta)
    let own = active.playerId == player.playerId
    var best = own ? Int.min : Int.max
    for move in moves {
      let value = value(after: move, in: next, depth: depth + 1, alpha: alpha, beta: beta)
      if own {
        best = max(best, value)
        alpha = max(alpha, best)
      } else {
        best = min(best, value)
        beta = min(beta, best)
      }
      if alpha >= beta { break }
    }
    return best
  }
}
