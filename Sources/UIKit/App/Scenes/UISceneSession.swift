import Foundation

/// A scene's identity over time, whether or not it is shown.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
  /// What kind of place a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  public internal(set) weak var scene: UIScene?
  public let role: Role
  public internal(set) var configuration: UISceneConfiguration
  public let persistentIdentifier: String
  public var userInfo: [String: Any]?
  /// The activity the scene gave when it last went to the back.
  public internal(set) var stateRestorationActivity: NSUserActivity?

  init(role: Role, configuration: UISceneConfiguration, persistentIdentifier: String = UUID().uuidString) {
    self.role = role
    self.configuration = configuration
    self.persistentIdentifier = persistentIdentifier
  }
}
