import Foundation

/// A quick action: a task that a program can be started with.
///
/// A program is started with one by `--shortcut <type>`; it receives the action at launch and through
/// `application(_:performActionFor:completionHandler:)`, or its scene's delegate.
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// A custom name of the action.
  public fileprivate(set) var type: String
  /// The text of the action.
  public fileprivate(set) var localizedTitle: String
  /// The smaller text below; `nil` shows none.
  public fileprivate(set) var localizedSubtitle: String?
  /// The icon beside the text.
  public fileprivate(set) var icon: UIApplicationShortcutIcon?
  /// Data of the app, which the item carries to its handler.
  public fileprivate(set) var userInfo: [String: any NSSecureCoding]?
  /// The identifier of the content, which selects the scene that performs the action.
  public fileprivate(set) var targetContentIdentifier: Any?

  /// Creates an action of the app's icon.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }

  /// Creates an action without icon and data.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    UIApplicationShortcutItem(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    UIMutableApplicationShortcutItem(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIApplicationShortcutItem else { return false }
    return type == other.type && localizedTitle == other.localizedTitle && localizedSubtitle == other.localizedSubtitle
  }

  open override var hash: Int { type.hashValue }
}

/// A mutable quick action.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem, @unchecked Sendable {
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}
