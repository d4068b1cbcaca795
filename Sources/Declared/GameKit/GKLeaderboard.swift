import UIKit

/// A score of a player.
nonisolated open class GKScore: NSObject {
  open var value: Int64 = 0
  open var leaderboardIdentifier: String
  open var context: UInt64 = 0
  /// The rank; 0 for none.
  open var rank: Int { 0 }
  public let date = Date()
  open var formattedValue: String? { "\(value)" }
  public init(leaderboardIdentifier identifier: String) {
    leaderboardIdentifier = identifier
    super.init()
  }
  /// On Linux the completion handler is called later with the error `GKError.notAuthenticated`.
  open class func report(_ scores: [GKScore], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {
    later { completionHandler?(GKError(.notAuthenticated)) }
  }
}

/// The scores of players in a game. None can be loaded on Linux.
nonisolated open class GKLeaderboard: NSObject {
  public enum PlayerScope: Int, Sendable {
    case global
    case friendsOnly
  }
  public enum TimeScope: Int, Sendable {
    /// Scores of the last 24 hours.
    case today
    case week
    case allTime
  }
  open class Entry: NSObject {
    open var score: Int { 0 }
    /// The position in the leaderboard, from 1. Always 0 on Linux.
    open var rank: Int { 0 }
    open var formattedScore: String { "" }
    open var player: GKPlayer { GKLocalPlayer.local }
  }
  open var identifier: String?
  open var timeScope = TimeScope.allTime
  open var playerScope = PlayerScope.global
  open var range = NSRange(location: 1, length: 25)
  open var title: String? { nil }
  /// The loaded scores. Always nil on Linux.
  open var scores: [GKScore]? { nil }
  /// The score of the local player. Always nil on Linux.
  open var localPlayerScore: GKScore? { nil }
  /// On Linux the completion handler is called later with the error `GKError.notAuthenticated`.
  open func loadScores(completionHandler: (([GKScore]?, (any Error)?) -> Void)? = nil) {
    later { completionHandler?(nil, GKError(.notAuthenticated)) }
  }
  /// On Linux the completion handler is called later with the error `GKError.notAuthenticated`.
  open class func loadLeaderboards(completionHandler: (([GKLeaderboard]?, (any Error)?) -> Void)? = nil) {
    later { completionHandler?(nil, GKError(.notAuthenticated)) }
  }
  /// On Linux the completion handler is called later with the error `GKError.notAuthenticated`.
  open class func loadLeaderboards(IDs leaderboardIDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void) {
    later { completionHandler(nil, GKError(.notAuthenticated)) }
  }
  /// On Linux the completion handler is called later with the error `GKError.notAuthenticated`.
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String], completionHandler: @escaping ((any Error)?) -> Void
  ) { later { completionHandler(GKError(.notAuthenticated)) } }
  /// On Linux it throws `GKError.notAuthenticated`.
  open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]) async throws {
    throw GKError(.notAuthenticated)
  }
  /// On Linux the completion handler is called later with the error `GKError.notAuthenticated`.
  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
    completionHandler: @escaping (Entry?, [Entry]?, Int, (any Error)?) -> Void
  ) { later { completionHandler(nil, nil, 0, GKError(.notAuthenticated)) } }
}

/// An achievement of a player.
nonisolated open class GKAchievement: NSObject {
  open var identifier: String
  /// The progress in percent, from 0 to 100; 0 by default.
  open var percentComplete: Double = 0
  open var showsCompletionBanner = false
  open var isCompleted: Bool { percentComplete >= 100 }
  /// Creates an achievement with a progress of 0 percent.
  public init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
  /// On Linux the completion handler is called later with the error `GKError.notAuthenticated`.
  open class func report(_ achievements: [GKAchievement], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {
    later { completionHandler?(GKError(.notAuthenticated)) }
  }
  /// On Linux the completion handler is called later with the error `GKError.notAuthenticated`.
  open class func loadAchievements(completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil) {
    later { completionHandler?(nil, GKError(.notAuthenticated)) }
  }
  /// On Linux the completion handler is called later with the error `GKError.notAuthenticated`.
  open class func resetAchievements(completionHandler: (((any Error)?) -> Void)? = nil) {
    later { completionHandler?(GKError(.notAuthenticated)) }
  }
}

nonisolated open class GKTurnBasedMatch: NSObject {
  /// On Linux the completion handler is called later with the error `GKError.notAuthenticated`.
  open class func loadMatches(completionHandler: (([GKTurnBasedMatch]?, (any Error)?) -> Void)? = nil) {
    later { completionHandler?(nil, GKError(.notAuthenticated)) }
  }
}

/// The parameters of a new match.
nonisolated open class GKMatchRequest: NSObject {
  open var minPlayers = 2
  open var maxPlayers = 2
  open var playerGroup = 0
  open var inviteMessage: String?
}

/// Is notified when a page of Game Center is closed.
@preconcurrency @MainActor public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// The content of a page of Game Center.
public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1
  case leaderboards
  case achievements
  case challenges
  case localPlayerProfile
  case dashboard
}

/// A Game Center page, which shows that the user is not signed in.
@preconcurrency @MainActor open class GKGameCenterViewController: UINavigationController {
  private let page = UIViewController()
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  open var viewState = GKGameCenterViewControllerState.default
  /// The identifier of the leaderboard to show; nil for the list.
  open var leaderboardIdentifier: String?
  open var leaderboardTimeScope = GKLeaderboard.TimeScope.allTime

  public convenience init() { self.init(nibName: nil, bundle: nil) }
  public convenience init(state: GKGameCenterViewControllerState) {
    self.init()
    viewState = state
  }
  public convenience init(leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope) {
    self.init()
    (leaderboardIdentifier, leaderboardTimeScope) = (leaderboardID, timeScope)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    page.title = "Game Center"
    viewControllers = [page]
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    viewControllers = [page]
  }
  open override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: page.view.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.text = GKError(.notAuthenticated).localizedDescription
    label.textAlignment = .center
    label.numberOfLines = 0
    page.view.backgroundColor = .systemBackground
    page.view.addSubview(label)
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in if let self { gameCenterDelegate?.gameCenterViewControllerDidFinish(self) } })
  }
}

/// The button that opens Game Center. It is hidden when the user is not signed in.
@preconcurrency @MainActor open class GKAccessPoint: NSObject {
  public enum Location: Int, Sendable {
    case topLeading
    case topTrailing
    case bottomLeading
    case bottomTrailing
  }
  public static let shared = GKAccessPoint()
  open var isActive = false
  /// Whether the access point is visible; always `false` on Linux.
  open var isVisible: Bool { false }
  open var showHighlights = false
  /// The corner of the screen that has the button; top leading by default.
  open var location = Location.topLeading
}
