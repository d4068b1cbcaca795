import TrestleSupport
@_exported import UIKit

public let GKErrorDomain = "GKErrorDomain"
/// An error of Game Center. Each request ends asynchronously with `notAuthenticated`, because no player is signed in.
public struct GKError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1, cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated, authenticationInProgress
    case invalidPlayer, scoreNotSet, parentalControlsBlocked, gameUnrecognized = 15, notSupported, invalidParameter
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { GKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "Game Center is not available on Linux: nobody is signed in."] }
}
private func fail(_ block: @escaping (any Error) -> Void) {
  nonisolated(unsafe) let block = block
  DispatchQueue.main.async { block(GKError(.notAuthenticated)) }
}

nonisolated open class GKPlayer: NSObject {
  public let gamePlayerID = "", teamPlayerID = "", playerID = "", alias = "", displayName = ""
  public enum PhotoSize: Int, Sendable { case small, normal }
  open func loadPhoto(for size: PhotoSize, withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil) {
    fail { completionHandler?(nil, $0) }
  }
}
extension Notification.Name {
  public static let GKPlayerAuthenticationDidChangeNotificationName = Notification.Name("GKPlayerAuthenticationDidChangeNotificationName")
}
/// Receives events of the local player. There are none on Linux.
public protocol GKLocalPlayerListener: AnyObject {}
nonisolated open class GKInvite: NSObject {}
/// The player at this device. No player is signed in on Linux.
nonisolated open class GKLocalPlayer: GKPlayer {
  private static let player = GKLocalPlayer()
  public class var local: GKLocalPlayer { player }
  public class func localPlayer() -> GKLocalPlayer { player }
  public let isAuthenticated = false, isUnderage = false, isMultiplayerGamingRestricted = false
  /// Called asynchronously after it is set, with an error.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet { if let authenticateHandler { fail { authenticateHandler(nil, $0) } } }
  }
  open func register(_ listener: any GKLocalPlayerListener) { withoutEffect("Game Center is not available") }
  open func loadDefaultLeaderboardIdentifier(completionHandler: ((String?, (any Error)?) -> Void)? = nil) {
    fail { completionHandler?(nil, $0) }
  }
}

nonisolated open class GKScore: NSObject {
  open var leaderboardIdentifier: String
  open var value: Int64 = 0, context: UInt64 = 0
  public init(leaderboardIdentifier identifier: String) { leaderboardIdentifier = identifier }
  open class func report(_ scores: [GKScore], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {
    fail { completionHandler?($0) }
  }
}
/// The scores of players. They cannot be loaded on Linux.
nonisolated open class GKLeaderboard: NSObject {
  public enum PlayerScope: Int, Sendable { case global, friendsOnly }
  public enum TimeScope: Int, Sendable { case today, week, allTime }
  open class Entry: NSObject {
    public let score = 0, rank = 0, formattedScore = ""
    open var player: GKPlayer { GKLocalPlayer.local }
  }
  open var identifier: String?
  open var timeScope = TimeScope.allTime, playerScope = PlayerScope.global, range = NSRange(location: 1, length: 25)
  public let title: String? = nil, scores: [GKScore]? = nil, localPlayerScore: GKScore? = nil
  open func loadScores(completionHandler: (([GKScore]?, (any Error)?) -> Void)? = nil) { fail { completionHandler?(nil, $0) } }
  open class func loadLeaderboards(IDs leaderboardIDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void) {
    fail { completionHandler(nil, $0) }
  }
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String], completionHandler: @escaping ((any Error)?) -> Void
  ) { fail { completionHandler($0) } }
  open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]) async throws {
    throw GKError(.notAuthenticated)
  }
  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
    completionHandler: @escaping (Entry?, [Entry]?, Int, (any Error)?) -> Void
  ) { fail { completionHandler(nil, nil, 0, $0) } }
}
nonisolated open class GKAchievement: NSObject {
  open var identifier: String
  /// The progress of the achievement, from 0 to 100. The default is 0.
  open var percentComplete: Double = 0
  open var showsCompletionBanner = false
  open var isCompleted: Bool { percentComplete >= 100 }
  public init(identifier: String) { self.identifier = identifier }
  open class func report(_ achievements: [GKAchievement], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {
    fail { completionHandler?($0) }
  }
  open class func loadAchievements(completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil) {
    fail { completionHandler?(nil, $0) }
  }
}

nonisolated open class GKMatchRequest: NSObject {
  open var minPlayers = 2, maxPlayers = 2
}
nonisolated open class GKMatch: NSObject {
  public enum SendDataMode: Int, Sendable { case reliable, unreliable }
  override init() {}
  open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws { throw GKError(.notAuthenticated) }
}
nonisolated open class GKMatchmaker: NSObject {
  private static let matchmaker = GKMatchmaker()
  public class func shared() -> GKMatchmaker { matchmaker }
  open func findMatch(for request: GKMatchRequest, withCompletionHandler completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil) {
    fail { completionHandler?(nil, $0) }
  }
}

@preconcurrency @MainActor public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}
public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1, leaderboards, achievements, challenges, localPlayerProfile, dashboard
}
/// Shows Game Center. On Linux it shows a message that no player is signed in.
@preconcurrency @MainActor open class GKGameCenterViewController: UINavigationController {
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  open var viewState = GKGameCenterViewControllerState.default
  open var leaderboardIdentifier: String?
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  public convenience init(state: GKGameCenterViewControllerState) {
    self.init()
    viewState = state
  }
  open override func viewDidLoad() {
    super.viewDidLoad()
    let (page, label) = (UIViewController(), UILabel())
    page.title = "Game Center"
    label.text = GKError(.notAuthenticated).localizedDescription
    (label.textAlignment, label.numberOfLines, label.backgroundColor) = (.center, 0, .systemBackground)
    page.view = label
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in if let self { gameCenterDelegate?.gameCenterViewControllerDidFinish(self) } })
    viewControllers = [page]
  }
}
/// The access point of Game Center. It is never shown on Linux.
@preconcurrency @MainActor open class GKAccessPoint: NSObject {
  public enum Location: Int, Sendable { case topLeading, topTrailing, bottomLeading, bottomTrailing }
  public static let shared = GKAccessPoint()
  open var isActive = false, location = Location.topLeading
}
