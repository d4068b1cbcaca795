import UIKit

/// A game that several players play at the same time. None begins on Linux.
nonisolated open class GKMatch: NSObject {
  public enum SendDataMode: Int, Sendable {
    /// Data is sent until it arrives.
    case reliable = 0
    case unreliable = 1
  }
  override init() {}
  open weak var delegate: (any GKMatchDelegate)?
  /// The other players: none on Linux.
  open var players: [GKPlayer] { [] }
  open var expectedPlayerCount: Int { 0 }
  /// Sends data to players. On Linux it throws `GKError.notAuthenticated`.
  open func send(_ data: Data, to players: [GKPlayer], dataMode mode: SendDataMode) throws { throw GKError(.notAuthenticated) }
  /// Sends data to all players. On Linux it throws `GKError.notAuthenticated`.
  open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws { throw GKError(.notAuthenticated) }
  open func disconnect() {}
  /// On Linux the completion handler is called later with nil, because no host is chosen.
  open func chooseBestHostingPlayer(completionHandler: @escaping (GKPlayer?) -> Void) { later { completionHandler(nil) } }
}

/// Whether a player is connected.
public enum GKPlayerConnectionState: Int, Sendable {
  case unknown = 0
  case connected = 1
  case disconnected = 2
}

/// Receives data and changes of a match. All methods are optional, and none is called on Linux.
public protocol GKMatchDelegate: AnyObject {
  func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
  func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
  /// Called when the match failed.
  func match(_ match: GKMatch, didFailWithError error: (any Error)?)
  func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool
}

extension GKMatchDelegate {
  public func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {}
  public func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState) {}
  public func match(_ match: GKMatch, didFailWithError error: (any Error)?) {}
  public func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool { false }
}

/// Receives the end of the search for players.
@preconcurrency @MainActor public protocol GKMatchmakerViewControllerDelegate: NSObjectProtocol {
  func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
  /// Called when the search failed.
  func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
  /// Called when players were found. Never called on Linux.
  func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch)
}

extension GKMatchmakerViewControllerDelegate {
  public func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch) {}
}

/// The page that searches for players. The user is not signed in on Linux, so none can be created.
@preconcurrency @MainActor open class GKMatchmakerViewController: UINavigationController {
  open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
  open var matchRequest: GKMatchRequest { GKMatchRequest() }
  /// Whether the game runs at a server; `false` by default.
  open var isHosted = false
  /// Creates a page: nil on Linux, as on iOS if the user is not signed in.
  public init?(matchRequest request: GKMatchRequest) { return nil }
  /// Creates a page for an invitation: nil on Linux.
  public init?(invite: GKInvite) { return nil }
  /// Creates a page from an archive: nil on Linux.
  public required init?(coder: NSCoder) { return nil }
}

/// Searches for players without a page.
nonisolated open class GKMatchmaker: NSObject {
  private static let matchmaker = GKMatchmaker()
  public class func shared() -> GKMatchmaker { matchmaker }
  /// Receives invitations. None arrives on Linux.
  open var inviteHandler: ((GKInvite, [Any]?) -> Void)?
  /// On Linux the completion handler is called later with the error `GKError.notAuthenticated`.
  open func findMatch(for request: GKMatchRequest, withCompletionHandler completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil) {
    later { completionHandler?(nil, GKError(.notAuthenticated)) }
  }
  open func cancel() {}
}
