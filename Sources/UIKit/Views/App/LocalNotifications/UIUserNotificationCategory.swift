import Foundation

/// A group of actions that notifications of iOS 8 and 9 name. Apps create the mutable subclass.
open class UIUserNotificationCategory: NSObject {
  final var name: String?
  final var actions: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

  public override init() { super.init() }

  /// The name by which a notification refers to the group.
  open var identifier: String? { name }

  /// Returns the actions for the available space; without actions of its own, those of the default.
  open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? {
    actions[context] ?? actions[.default].map { context == .minimal ? Array($0.prefix(2)) : $0 }
  }
}

/// A group of actions that is being described.
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
  open override var identifier: String? {
    get { name }
    set { name = newValue }
  }

  /// Sets the actions for the available space.
  open func setActions(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext) {
    self.actions[context] = actions
  }
}
