import Foundation

/// Settings of the program's appearance outside of its window. They are kept; a Linux desktop has no place for them.
struct ApplicationMarks {
  var badgeNumber = 0
  var showsNetworkActivity = false
  var shakeToEdit = true
  var alternateIcon: String?
}

/// Whether the program may fetch in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// Whether the app may refresh its content in the background.
  case restricted, denied, available
}

extension UIApplication {
  /// The shortest interval between refreshes.
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// An interval that requests no refreshes.
  public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  /// Kept, and not shown.
  public var applicationIconBadgeNumber: Int {
    get { marks.badgeNumber }
    set { marks.badgeNumber = newValue }
  }

  /// Kept, and not shown.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { marks.showsNetworkActivity }
    set { marks.showsNetworkActivity = newValue }
  }

  /// Whether the information of the bundle names other icons.
  public var supportsAlternateIcons: Bool { !Self.alternateIcons.isEmpty }

  /// The name of the icon in use; nil for the first. Kept, and not shown.
  public var alternateIconName: String? { marks.alternateIcon }

  /// Takes another icon of the bundle's information, or the first. A name that is not there is an error.
  public func setAlternateIconName(_ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil) {
    let isKnown = alternateIconName.map { Self.alternateIcons.contains($0) } ?? true
    if isKnown { marks.alternateIcon = alternateIconName }
    DispatchQueue.main.async {
      MainActor.assumeIsolated { completionHandler?(isKnown ? nil : CocoaError(.fileNoSuchFile)) }
    }
  }

  /// Takes another icon of the bundle's information, or the first.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    guard alternateIconName.map({ Self.alternateIcons.contains($0) }) ?? true else { throw CocoaError(.fileNoSuchFile) }
    marks.alternateIcon = alternateIconName
  }

  private static var alternateIcons: Set<String> {
    let icons = Bundle.main.object(forInfoDictionaryKey: "CFBundleIcons") as? [String: Any]
    return Set((icons?["CFBundleAlternateIcons"] as? [String: Any] ?? [:]).keys)
  }

  /// Kept: nothing shakes a computer.
  public var applicationSupportsShakeToEdit: Bool {
    get { marks.shakeToEdit }
    set { marks.shakeToEdit = newValue }
  }

  /// Files are never locked while the program runs.
  public var isProtectedDataAvailable: Bool { true }

  /// No service starts programs to fetch.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }
  /// Sets the interval between refreshes; has no effect, because the app is not launched in the background.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// No service delivers notifications from afar: the delegate receives the failure in the next turn.
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

  /// Remote controls of Linux desktops do not reach the program.
  public func beginReceivingRemoteControlEvents() {}
  /// Ends the delivery of media keys.
  public func endReceivingRemoteControlEvents() {}

  /// Snapshots are not taken when the program goes to the back.
  public func ignoreSnapshotOnNextApplicationLaunch() {}
}
