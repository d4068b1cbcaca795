import Foundation

public protocol GKGameModelPlayer: AnyObject {
  /// An identifier that is unique among the players of the game. Strategists compare players by it.
  var playerId: Int { get }
}

public protocol GKGameModelUpdate: AnyObject {
  /// The score of the move for the player who makes it. A strategist sets it before it chooses a move.
  var value: Int { get set }
}

/// The lowest score of a position that is neither won nor lost.
public let GKGameModelMinScore = Int(Int32.min) / 256
/// The highest score of a position that is neither won nor lost.
public let GKGameModelMaxScore = Int(Int32.max) / 256

/// A state of a game: its active player, the possible moves, and a score. A strategist copies the model once for each depth of the search,
/// and tries the moves in the copies.
public protocol GKGameModel: NSCopying, AnyObject {
  var players: [any GKGameModelPlayer]? { get }
  var activePlayer: (any GKGameModelPlayer)? { get }
  /// Makes this model equal to another one. It is called often, so it should not allocate much.
  func setGameModel(_ gameModel: any GKGameModel)
  /// Returns the moves a player can make now; nil or an empty list if there are none, for example because the game is over.
  func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
  /// Makes a move of the active player, and makes the next player active.
  func apply(_ gameModelUpdate: any GKGameModelUpdate)
  /// Returns the score of the state for a player, from `GKGameModelMinScore` to `GKGameModelMaxScore`; 0 by default.
  func score(for player: any GKGameModelPlayer) -> Int
  /// Returns whether a player has won; false by default.
  func isWin(for player: any GKGameModelPlayer) -> Bool
  /// Returns whether a player has lost; false by default.
  func isLoss(for player: any GKGameModelPlayer) -> Bool
  /// Reverts a move, if the model supports it. Does nothing by default; strategists copy the model instead.
  func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate)
}

extension GKGameModel {
  public func score(for player: any GKGameModelPlayer) -> Int { 0 }
  public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
  public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
  public func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate) {}
}

public protocol GKStrategist: AnyObject {
  var gameModel: (any GKGameModel)? { get set }
  /// Selects among moves that are equally good; nil selects the first one.
  var randomSource: (any GKRandom)? { get set }
  /// Returns the best move of the active player; nil if there is no move.
  func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}
