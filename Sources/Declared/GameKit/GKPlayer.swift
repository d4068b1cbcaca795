import TrestleSupport
@_exported import UIKit

public let GKErrorDomain = "GKErrorDomain"

/// An error of Game Center.
public struct GKError: Error, CustomNSError, Equatable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case unknown = 1
    case cancelled = 2
    case communicationsFailure = 3
    case userDenied = 4
    case invalidCredentials = 5
    case notAuthenticated = 6
    case authenticationInProgress = 7
    case invalidPlayer = 8
    case scoreNotSet = 9
    case parentalControlsBlocked = 10
    /// A parameter is wrong.
    case invalidParameter = 17
    case gameUnrecognized = 15
    case notSupported = 16
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { GKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "Game Center is not available on Linux: nobody is signed in."] }
}

func later(_ block: @escaping () -> Void) {
  nonisolated(unsafe) let block = block
  DispatchQueue.main.async { block() }
}

/// A local or remote player.
nonisolated open class GKBasePlayer: NSObject {
  open var displayName: String? { nil }
  /// The identifier of the player. Always empty on Linux.
  open var playerID: String? { "" }
}

/// A player of Game Center.
nonisolated open class GKPlayer: GKBasePlayer {
  open var gamePlayerID: String { "" }
  open var teamPlayerID: String { "" }
  /// The name that other players see. Always empty on Linux.
  open var alias: String { "" }
  open override var displayName: String { "" }
  public enum PhotoSize: Int, Sendable {
    case small
    case normal
  }
  /// On Linux the completion handler is called later with the error `GKError.notAuthenticated`.
  open func loadPhoto(for size: PhotoSize, withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil) {
    later { completionHandler?(nil, GKError(.notAuthenticated)) }
  }
}

extension Notification.Name {
  public static let GKPlayerAuthenticationDidChangeNotificationName = Notification.Name("GKPlayerAuthenticationDidChangeNotificationName")
  public static let GKPlayerDidChangeNotificationName = Notification.Name("GKPlayerDidChangeNotificationName")
}

/// Receives events of the local player. All methods are optional.
public protocol GKLocalPlayerListener: AnyObject {
  func player(_ player: GKPlayer, didAccept invite: GKInvite)
  func player(_ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool)
  func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch)
}

extension GKLocalPlayerListener {
  public func player(_ player: GKPlayer, didAccept invite: GKInvite) {}
  public func player(_ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool) {}
  public func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch) {}
}

/// An invitation of another player to a match. None arrives on Linux.
nonisolated open class GKInvite: NSObject {}

/// The user at this device, who is never signed in.
nonisolated open class GKLocalPlayer: GKPlayer {
  public class var local: GKLocalPlayer { player }
  private static let player = GKLocalPlayer()
  public class func localPlayer() -> GKLocalPlayer { player }
  /// Whether the player is signed in; always `false` on Linux.
  open var isAuthenticated: Bool { false }
  /// Whether the player is underage; always `false` on Linux.
  open var isUnderage: Bool { false }
  /// Whether multiplayer games are restricted; always `false` on Linux.
  open var isMultiplayerGamingRestricted: Bool { false }
  /// Called asynchronously after it is set, with an error.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet { if let authenticateHandler { later { authenticateHandler(nil, GKError(.notAuthenticated)) } } }
  }
  open func register(_ listener: any GKLocalPlayerListener) { withoutEffect("Game Center is not available") }
  open func unregisterListener(_ listener: any GKLocalPlayerListener) {}
  open func unregisterAllListeners() {}
  /// On Linux the completion handler is called later with the error `GKError.notAuthenticated`.
  open func loadFriends(_ completionHandler: @escaping ([GKPlayer]?, (any Error)?) -> Void) {
    later { completionHandler(nil, GKError(.notAuthenticated)) }
  }
  /// On Linux the completion handler is called later with the error `GKError.notAuthenticated`.
  open func loadDefaultLeaderboardIdentifier(completionHandler: ((String?, (any Error)?) -> Void)? = nil) {
    later { completionHandler?(nil, GKError(.notAuthenticated)) }
  }
  /// On Linux the completion handler is called later with the error `GKError.notAuthenticated`.
  open func fetchItems(forIdentityVerificationSignature completionHandler: ((URL?, Data?, Data?, UInt64, (any Error)?) -> Void)? = nil) {
    later { completionHandler?(nil, nil, nil, 0, GKError(.notAuthenticated)) }
  }
}
