import Foundation

/// The state of the app in which the action of a notification of iOS 8 and 9 is performed.
public enum UIUserNotificationActivationMode: UInt, Sendable {
  case foreground = 0
  /// In the background, where the app is not shown.
  case background = 1
}

/// The input of the action of a notification of iOS 8 and 9.
public enum UIUserNotificationActionBehavior: UInt, Sendable {
  /// No input.
  case `default` = 0
  case textInput = 1
}

/// The available space for the actions of a notification of iOS 8 and 9.
public enum UIUserNotificationActionContext: UInt, Sendable {
  /// Space for up to four actions.
  case `default` = 0
  /// Space for two actions.
  case minimal = 1
}

/// An action that a notification of iOS 8 and 9 offers. Apps create the mutable subclass.
open class UIUserNotificationAction: NSObject {
  final var values = Values()

  struct Values {
    var identifier: String?
    var title: String?
    var behavior = UIUserNotificationActionBehavior.default
    var parameters: [AnyHashable: Any] = [:]
    var activationMode = UIUserNotificationActivationMode.foreground
    var isAuthenticationRequired = false
    var isDestructive = false
  }

  public override init() { super.init() }

  /// The name by which the app recognizes the action.
  open var identifier: String? { values.identifier }
  /// The title of the action's button.
  open var title: String? { values.title }
  /// The input of the action.
  open var behavior: UIUserNotificationActionBehavior { values.behavior }
  /// Settings of the behavior.
  open var parameters: [AnyHashable: Any] { values.parameters }
  /// The state of the app in which the action is performed.
  open var activationMode: UIUserNotificationActivationMode { values.activationMode }
  /// Whether the device must be unlocked.
  open var isAuthenticationRequired: Bool { values.isAuthenticationRequired }
  /// Whether the action deletes data.
  open var isDestructive: Bool { values.isDestructive }
}

/// An action of a notification that is being described.
open class UIMutableUserNotificationAction: UIUserNotificationAction {
  open override var identifier: String? {
    get { values.identifier }
    set { values.identifier = newValue }
  }
  open override var title: String? {
    get { values.title }
    set { values.title = newValue }
  }
  open override var behavior: UIUserNotificationActionBehavior {
    get { values.behavior }
    set { values.behavior = newValue }
  }
  open override var parameters: [AnyHashable: Any] {
    get { values.parameters }
    set { values.parameters = newValue }
  }
  open override var activationMode: UIUserNotificationActivationMode {
    get { values.activationMode }
    set { values.activationMode = newValue }
  }
  open override var isAuthenticationRequired: Bool {
    get { values.isAuthenticationRequired }
    set { values.isAuthenticationRequired = newValue }
  }
  open override var isDestructive: Bool {
    get { values.isDestructive }
    set { values.isDestructive = newValue }
  }
}
