import Foundation

/// Whether the program may fetch data in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// Whether the app may refresh its content in the background.
  case restricted, denied, available
}

extension UIApplication {
  /// The shortest interval between refreshes.
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// An interval that requests no refreshes.
  public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  /// The number on the app's icon; stored, but not shown.
  public var applicationIconBadgeNumber: Int {
    get { marks.badgeNumber }
    set { marks.badgeNumber = newValue }
  }

  /// Whether the network activity indicator is visible; stored, but not shown.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { marks.showsNetworkActivity }
    set { marks.showsNetworkActivity = newValue }
  }

  /// Whether the bundle's property list contains alternate icons.
  public var supportsAlternateIcons: Bool { !Self.alternateIcons.isEmpty }

  /// The name of the alternate icon; nil for the primary one. Stored, but not shown.
  public var alternateIconName: String? { marks.alternateIcon }

  /// Sets an alternate icon of the bundle's property list, or the primary one. An unknown name is an error.
  public func setAlternateIconName(_ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil) {
    let isKnown = alternateIconName.map { Self.alternateIcons.contains($0) } ?? true
    if isKnown { marks.alternateIcon = alternateIconName }
    DispatchQueue.main.async {
      MainActor.assumeIsolated { completionHandler?(isKnown ? nil : CocoaError(.fileNoSuchFile)) }
    }
  }

  /// Sets an alternate icon of the bundle's property list, or the primary one.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    guard alternateIconName.map({ Self.alternateIcons.contains($0) }) ?? true else { throw CocoaError(.fileNoSuchFile) }
    marks.alternateIcon = alternateIconName
  }

  private static var alternateIcons: Set<String> {
    let icons = Bundle.main.object(forInfoDictionaryKey: "CFBundleIcons") as? [String: Any]
    return Set((icons?["CFBundleAlternateIcons"] as? [String: Any] ?? [:]).keys)
  }

  /// Whether shaking undoes edits; stored, but computers are not shaken.
  public var applicationSupportsShakeToEdit: Bool {
    get { marks.shakeToEdit }
    set { marks.shakeToEdit = newValue }
  }

  /// Whether protected files are accessible: always, because files are never locked while the program runs.
  public var isProtectedDataAvailable: Bool { true }

  /// Whether the app may refresh in the background: no service starts programs for it.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }
  /// Sets the interval between refreshes; has no effect, because the app is not launched in the background.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// Registers for remote notifications. No service delivers them: the delegate receives the error in the next turn.
  public func registerForRemoteNotifications() {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        UIApplication.shared.delegate?.application(
          UIApplication.shared, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
      }
    }
  }

  /// Ends remote notifications; has no effect, because there are none.
  public func unregisterForRemoteNotifications() {}
  /// Whether the app receives remote notifications; always `false`.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Begins the delivery of media keys; has no effect, because those of Linux desktops do not reach the program.
  public func beginReceivingRemoteControlEvents() {}
  /// Ends the delivery of media keys.
  public func endReceivingRemoteControlEvents() {}

  /// Has no effect, because no snapshots are taken when the program enters the background.
  public func ignoreSnapshotOnNextApplicationLaunch() {}
}
