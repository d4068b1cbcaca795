import CoreGraphics

/// A scene's identity over time, whether or not it is shown.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A scene with windows on the main screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene of the session; `nil` while it is not connected.
  public internal(set) weak var scene: UIScene?
  /// The screen of the scene; nil for that with which the program begins.
  package var screen: UIScreen?
  /// The size that the window had in the last run; nil for a new session.
  var windowSize: CGSize?
  /// Whether the scene is on the main screen or an external one.
  public let role: Role
  public internal(set) var configuration: UISceneConfiguration
  /// An identifier that persists across restarts.
  public let persistentIdentifier: String
  /// Custom data that is stored with the session.
  public var userInfo: [String: Any]?
  /// The activity from the scene's last transition to the background.
  public var stateRestorationActivity: NSUserActivity?

  init(role: Role, configuration: UISceneConfiguration, persistentIdentifier: String = UUID().uuidString) {
    self.role = role
    self.configuration = configuration
    self.persistentIdentifier = persistentIdentifier
  }
}
