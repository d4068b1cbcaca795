import Foundation

/// A player of a game that a strategist plays.
public protocol GKGameModelPlayer: AnyObject {
  /// A number that no other player of the game has. Strategists compare players by it.
  var playerId: Int { get }
}

/// A move of a game.
public protocol GKGameModelUpdate: AnyObject {
  /// The score of the move for the player who makes it. A strategist sets it before it chooses a move.
  var value: Int { get set }
}

/// The least and the greatest score of a position that is neither won nor lost.
public let GKGameModelMinScore = Int(Int32.min) / 256
/// The greatest score of a position that is neither won nor lost.
public let GKGameModelMaxScore = Int(Int32.max) / 256

/// A state of a game, as a strategist needs it: whose turn it is, which moves there are, and how good the state is.
///
/// A strategist copies the model it is given, once for each depth of the search, and tries the moves in the copies.
public protocol GKGameModel: NSCopying, AnyObject {
  var players: [any GKGameModelPlayer]? { get }
  /// The player whose turn it is.
  var activePlayer: (any GKGameModelPlayer)? { get }
  /// Makes this model equal to another one. It is called often, so it should not allocate much.
  func setGameModel(_ gameModel: any GKGameModel)
  /// Returns the moves a player can make now; nil or an empty list if there are none, for example because the game is over.
  func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
  /// Makes a move of the active player, and gives the turn to the next one.
  func apply(_ gameModelUpdate: any GKGameModelUpdate)
  /// Returns how good the state is for a player, from `GKGameModelMinScore` to `GKGameModelMaxScore`; 0 by default.
  func score(for player: any GKGameModelPlayer) -> Int
  /// Returns whether a player has won; false by default.
  func isWin(for player: any GKGameModelPlayer) -> Bool
  /// Returns whether a player has lost; false by default.
  func isLoss(for player: any GKGameModelPlayer) -> Bool
  /// Takes back a move, if the model can do so; a strategist copies the model otherwise. Does nothing by default.
  func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate)
}

extension GKGameModel {
  public func score(for player: any GKGameModelPlayer) -> Int { 0 }
  public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
  public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
  public func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate) {}
}

/// Chooses moves in a game.
public protocol GKStrategist: AnyObject {
  /// The state of the game in which a move is chosen.
  var gameModel: (any GKGameModel)? { get set }
  /// Chooses among moves that are equally good; nil takes the first of them.
  var randomSource: (any GKRandom)? { get set }
  /// Returns the best move of the active player; nil if there is no move.
  func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}
