import Foundation

/// Chooses a move by playing many random games to their end, and preferring moves that led to wins. It needs no score, only `isWin(for:)`,
/// so it suits games in which a state is difficult to score.
open class GKMonteCarloStrategist: NSObject, GKStrategist {
  open var gameModel: (any GKGameModel)?
  open var randomSource: (any GKRandom)?
  /// The number of random games for one choice; 0, the default, chooses no move.
  open var budget = 0
  /// The weight of rarely tried moves against moves that won often; 0, the default, means 1.
  open var explorationParameter = 0

  public override init() { super.init() }

  open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
    guard budget > 0, let gameModel, let player = gameModel.activePlayer,
      let moves = gameModel.gameModelUpdates(for: player), !moves.isEmpty
    else { return nil }
    let root = TriedMove(move: nil, mover: nil)
    for _ in 0..<budget {
      guard let state = gameModel.copy(with: nil) as? any GKGameModel else { return nil }
      play(state, from: root)
    }
    return root.next.max { $0.games < $1.games }?.move
  }

  /// The largest number of moves in a game. A longer game counts as a draw.
  private static let longestGame = 1000

  /// Plays one game, and records its outcome in the tried moves.
  private func play(_ state: any GKGameModel, from root: TriedMove) {
    var path = [root]
    while path[path.count - 1].games > 0 || path.count == 1 {
      let last = path[path.count - 1]
      guard last.isOver(state) == false, let active = state.activePlayer else { break }
      if last.next.isEmpty {
        last.next = (state.gameModelUpdates(for: active) ?? []).map { TriedMove(move: $0, mover: active) }
      }
      guard let choice = preferred(of: last), let move = choice.move else { break }
      state.apply(move)
      path.append(choice)
    }
    playOut(state, path[path.count - 1])
    for tried in path {
      tried.games += 1
      if let mover = tried.mover, state.isWin(for: mover) { tried.wins += 1 }
    }
  }

  /// Makes random moves until the game is over.
  private func playOut(_ state: any GKGameModel, _ last: TriedMove) {
    for _ in 0..<Self.longestGame {
      guard !last.isOver(state), let active = state.activePlayer, let moves = state.gameModelUpdates(for: active), !moves.isEmpty else {
        return
      }
      state.apply(moves[number(below: moves.count)])
    }
  }

  private func preferred(of last: TriedMove) -> TriedMove? {
    let untried = last.next.filter { $0.games == 0 }
    if !untried.isEmpty { return untried[number(below: untried.count)] }
    let curiosity = Double(max(1, explorationParameter))
    let all = log(Double(max(1, last.games)))
    func promise(_ tried: TriedMove) -> Double {
      tried.wins / Double(tried.games) + curiosity * (2 * all / Double(tried.games)).squareRoot()
    }
    return last.next.max { promise($0) < promise($1) }
  }

  private func number(below bound: Int) -> Int { randomSource?.nextInt(upperBound: bound) ?? Int.random(in: 0..<bound) }
}

/// A node in the tree of tried moves.
private final class TriedMove {
  let move: (any GKGameModelUpdate)?
  let mover: (any GKGameModelPlayer)?
  var games = 0
  var wins = 0.0
  var next: [TriedMove] = []

  init(move: (any GKGameModelUpdate)?, mover: (any GKGameModelPlayer)?) {
    self.move = move
    self.mover = mover
  }

  func isOver(_ state: any GKGameModel) -> Bool {
    (state.players ?? []).contains { state.isWin(for: $0) || state.isLoss(for: $0) }
  }
}
